"""The words of docs/performance.md, around the figures."""

PAGE = """\
# Performance

Measured on {day}: {machine}.
Everything runs on one thread and is counted in seconds of CPU time; only the first deal is taken by the clock.

## The engine

Random play, whole rounds with shuffling and dealing. "million/s" are decisions per second inside the compiled kernel,
"from Python" is a Python loop that takes every decision itself and makes one call for it. Medians of {runs} runs.

{speed}

The first deal of a fresh process, in seconds by the clock from its start: without compiled code, and with it in the
cache.

{start}

## Beside other engines

Random play of {setting}, {sameness} by turns with two other engines in one process. Player
decisions per second of CPU time, medians of {alternations} runs each; then how many times as fast ours is, compiled and
from Python.

{paces}

What we ask of it:

{bars}

## For learning agents

Decisions with an observation and a mask of legal actions each, in random play; ours in arrays ({asked}) and through
the PettingZoo adapter, beside what is installed of PettingZoo's own card games and of pgx (on CPU).

{strides}

### How each number is measured

- **A decision** is an action that a player chose. Dealing and drawn cards are chance: their time counts, they do not.
- **Pioche, compiled**: whole games in one call of the kernel, which counts them.
- **Pioche, from Python**: a Python loop draws one of the legal actions and calls the fused step.
- **OpenSpiel, from Python**: a Python loop over `current_player`, `legal_actions` and `apply_action`. All outcomes of
  chance are as likely in this game, so they are drawn from the legal actions too; going through `chance_outcomes`, as
  most loops do, is slower.
- **OpenSpiel, `evaluate_bots`**: its C++ loop over four uniformly random bots, one call a game. The same games are
  played once more after the clock has stopped, and the decisions counted in their histories.
- **OpenSpiel, C++ rollouts**: the quickest loop of it we could reach from Python, `MCTSBot` with one simulation and
  many rollouts, started from {deals} deals. It does not tell its decisions: they are estimated, to within about half a
  percent, by as many playouts of the same deals from Python. It is spared the dealing; ours is not.
- **RLCard, `run()`**: whole games between its random agents, counted in the trajectories it returns. It makes an
  observation for every decision, which none of the others does; and it plays this game with two seats only.
- **In arrays**: 1,024 tables of `pioche.adapters.vector`, stepped together on one thread; where a round ends, the
  next is dealt. The random actions are drawn by the tables too, which costs a few nanoseconds each.
- **AEC**: whole rounds through `last()` and `step()`, an action drawn from the mask; all of it in Python.
- **Batched**: as many tables as ours, compiled as one by JAX, which may use several cores: their CPU
  time is added up.

### What they do not say

Crazy eights is the same game in both engines (`examples/crazy-eights`; a test plays 2,000 deals in both, move by move).
`uno` and our other games are shedding games with rules of their own: there decisions are compared, not rules. Nor is
the strength of players compared, nor what a search or a learning agent adds to it. Other machines give other figures.

## Repeat it

```sh
pip install -c constraints.txt -e '.[peers]'
pip install --no-deps ./examples/crazy-eights    # the game that OpenSpiel has too
pioche bench                                     # the engine alone
pioche bench --peers                             # beside other engines; with a game's name, that game
pioche bench --peers --page docs/performance.md  # this page
```
"""
