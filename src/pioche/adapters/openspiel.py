"""Every game as an OpenSpiel game of 2 to 6 players, registered with ``pyspiel`` when this module is imported.

>>> import pioche
>>> game = load(pioche.games()[0].id, seats=3)
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
1.0

- The deal is one chance node with ``deals`` outcomes (1,000 unless told otherwise), the rounds 0, 1, … of the series
  of ``seed``: ``pioche.deal(game, seats, seed=…)`` is the first of them. A loaded game thus has only that many deals;
  other seeds have others. Cards drawn later are decided by the deal. In a race a chance node says which seat is asked.
- Returns come at the end: 1 for the winner, shared equally by several, 0 for the others; they add up to 1.
- The information state is everything a seat has heard since the deal, and its hand. Its tensor is the observation, then
  four numbers for each thing heard: 1 + seat, 1 + the code of the action (0 if some of it is hidden or it tells more),
  and two bytes of a digest of the words.
- ``resample_from_infostate`` deals again everything a player cannot know, so OpenSpiel's Python IS-MCTS runs as it is.
- ``skip`` lets the quick policy take so many decisions first (fewer where the round would be over): small trees.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import pyspiel

from pioche.adapters.picture import text as table_text
from pioche.adapters.sheet import CHANCE, OVER, Sheet
from pioche.core.game import Game, Option, Setting, find, games
from pioche.core.score import gain_of

DEALS = 1_000
HEARD = 4  # numbers of the tensor for each thing heard
LOTS = 2**53
OWN = ("players", "deals", "seed", "skip")


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A round being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.sheet = Sheet(game.setting)

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody."""
        return self.sheet.asked

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.sheet.asked == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.sheet.legal(player) if player == self.sheet.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals there are, or the seats one of which is asked."""
        game = self.get_game()
        outcomes = range(game.deals) if self.sheet.step is None else self.sheet.acting
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        game, sheet = self.get_game(), self.sheet
        if sheet.step is None:
            sheet.deal(game.seed, action, game.skip)
        elif sheet.asked == CHANCE:
            sheet.asked = action
        else:
            sheet.play(sheet.asked, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}" if self.sheet.step is None else f"ask {action}"
        return self.sheet.setting.game.face.ACTIONS[action]

    def returns(self) -> list[float]:
        """What the round was worth to each seat."""
        setting = self.sheet.setting
        return gain_of(setting, self.sheet.states) if self.is_terminal() else [0.0] * setting.seats

    def resample_from_infostate(self, player: int, lot: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from the true one."""
        return resampled(self, player, int(lot() * LOTS))

    def __str__(self) -> str:
        sheet = self.sheet
        if sheet.step is None:
            return "not dealt"
        texts = sheet.setting.game.face.ACTIONS
        taken = [f"{step.seat} {texts[step.code]}" for step in sheet.step.steps()[1:]]
        first = f"deal {sheet.number}" if sheet.number >= 0 else f"imagined {sheet.states.tobytes().hex()}"
        return "\n".join([first, *taken, f"asked {sheet.asked}"])


class SpielGame(pyspiel.Game):  # type: ignore[misc] # likewise
    """A game in one setting, with a number of deals; each game has a class of its own, made by ``_register``."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        given = {**default_params(game), **params}
        self.deals, self.seed, self.skip = (int(given[name]) for name in OWN[1:])
        options = {name: value for name, value in given.items() if name not in OWN}
        self.setting = game.setting(int(given["players"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.face.ACTIONS),
            max_chance_outcomes=max(self.deals, self.setting.seats),
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, params)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one lot for each decision."""
        return 1 + self.setting.game.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What players see, or what everybody sees."""
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player sees now, or has come to know since the deal; its part that is public, or the one that is not."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting, self.kind = setting, kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = {"player": setting.seats}
        if self.private:
            pieces["observation"] = setting.game.observed
        if self.private and kind.perfect_recall:
            pieces["heard"] = HEARD * setting.game.longest
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        ends = np.cumsum([*pieces.values()])
        self.dict = {name: self.tensor[end - pieces[name] : end] for name, end in zip(pieces, ends, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self.private and state.sheet.step:
            self.dict["observation"][:] = state.sheet.seen(player)
            if self.kind.perfect_recall:
                heard = [_numbers(self.setting.game, text) for text in state.sheet.heard(player)]
                flat = np.array(heard[: self.setting.game.longest], np.float32).ravel()
                self.dict["heard"][: len(flat)] = flat

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        sheet = state.sheet
        if sheet.step is None:
            return "not dealt"
        if not self.kind.public_info:
            return sheet.hand(player) if self.private else ""
        public = table_text(self.setting, sheet.states)
        if not self.private:
            return public
        if self.kind.perfect_recall:
            return "\n".join([f"seat {player}", *sheet.heard(player), f"hand: {sheet.hand(player)}"])
        return f"seat {player}\nhand: {sheet.hand(player)}\n{table_text(self.setting, sheet.states, player)}"


@lru_cache(maxsize=100_000)
def _numbers(game: Game, heard: str) -> tuple[int, int, int, int]:
    """Something heard: who did it, which action it was if that is open, a digest of all that was said."""
    seat, _, text = heard.partition(" ")
    digest = crc32(text.encode())
    return (int(seat) + 1 if seat.isdigit() else 0), game.codes.get(text, -1) + 1, digest & 255, digest >> 8 & 255


def resampled(state: SpielState, player: int, seed: int) -> SpielState:
    """A state in which everything the player cannot know is dealt again: a resampler for ``set_resampler``."""
    world: SpielState = state.clone()
    world.sheet.redeal(player, seed)
    return world


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"pioche_{game.id.replace('-', '_')}"


def default_params(game: Game) -> dict[str, Any]:
    """The parameters of a game: players, deals, and its options at their defaults."""
    options = {option.name: _default(option) for option in game.options}
    return {"players": game.seats[0], "deals": DEALS, "seed": 0, "skip": 0, **options}


def _default(option: Option) -> str | int:
    return option.values[0]


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=f"{game.name()} (Pioche, version {game.version})",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=default_params(game),
    )


def load(
    game: str | Game, seats: int = 2, deals: int = DEALS, seed: int = 0, skip: int = 0, **options: object
) -> SpielGame:
    """A game with so many players; options as everywhere in Pioche."""
    found = find(game)
    setting = found.setting(seats, options)
    values = {each.name: type(_default(each))(setting.options[each.name]) for each in found.options}
    params = {"players": seats, "deals": deals, "seed": seed, "skip": skip, **values}
    loaded: SpielGame = pyspiel.load_game(short_name(found), params)
    return loaded


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in games():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), _class_of(game))


def _class_of(game: Game) -> type[SpielGame]:
    """A class, not a function: OpenSpiel lets go of it only after the interpreter has gone, and classes do not mind."""
    made = type(short_name(game), (SpielGame,), {"game": game, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    return made


_register()
