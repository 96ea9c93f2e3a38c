"""Chance: pinned for ever, and fair."""

from __future__ import annotations

from collections import Counter

import numpy as np

from pioche.core import jit

# As in a game the generator comes last: a record that begins with one would be taken for the bare dice of other tests.
DICE = np.dtype([("cards", np.uint8, (8,)), ("rng", np.uint64)])


@jit.jit
def draw(room: np.typing.NDArray[np.void], k: int) -> int:
    return jit.below(room[0], k)


@jit.jit
def mix(room: np.typing.NDArray[np.void], n: int) -> None:
    jit.shuffle(room[0], room[0].cards, n)


@jit.jit
def next_word(room: np.typing.NDArray[np.void]) -> jit.Word:
    return jit.advance(room[0])


def test_the_generator_is_splitmix64_as_published() -> None:
    room = jit.states(DICE, 1)
    room["rng"] = 1234567
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [int(next_word(room)) for _ in published] == published


PINNED = [5197578548964807871, 15916886550466581944, 3454618561189201622, 10772384922780576091]


def test_the_first_word_of_a_seed_is_pinned() -> None:
    assert [int(jit.seeded(seed, index)) for seed, index in ((0, 0), (1, 0), (0, 1), (2**63 - 1, 5))] == PINNED


def test_every_number_below_k_is_as_likely() -> None:
    room, rolls = jit.states(DICE, 1), 2000 if jit.OFF else 60000
    for k in (1, 2, 3, 6, 7):
        counts = Counter(draw(room, k) for _ in range(rolls))
        assert set(counts) == set(range(k))
        assert all(abs(counts[i] - rolls / k) <= 5 * (rolls / k) ** 0.5 for i in range(k))


def test_every_order_of_four_cards_is_as_likely() -> None:
    room, deals = jit.states(DICE, 1), 2400 if jit.OFF else 48000
    orders: Counter[bytes] = Counter()
    for _ in range(deals):
        room["cards"][0] = range(8)
        mix(room, 4)
        orders[room["cards"][0].tobytes()] += 1
    assert len(orders) == 24
    assert all(abs(count - deals / 24) <= 5 * (deals / 24) ** 0.5 for count in orders.values())
    assert all(order[4:] == bytes(range(4, 8)) for order in orders)


def test_bit_helpers_agree_with_python() -> None:
    for mask in (1, 2, 3, 12, 1 << 19, (1 << 20) - 1, 1 << 62, 0b1010100):
        assert jit.ones(mask) == mask.bit_count()
        assert jit.low(mask) == (mask & -mask).bit_length() - 1
    assert jit.ones(0) == 0
