"""A pen's writing for the same game, on a printed block with the names, and its sums.

Of Kniffel every number, and of each player the sum above, the bonus, above, below and all; of Wizard every bid and how
everybody stands after the round; of Darts every visit and the rest. A sum is one number added or taken off.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

TWO = "457"  # digits of two strokes; all others, and a minus, have one
BONUS, FROM = 35, 63


class Pen(NamedTuple):
    strokes: int
    sums: int


def strokes(numbers: Iterable[int]) -> int:
    return sum(1 + (sign in TWO) for n in numbers for sign in str(n))


def kniffel(cards: Iterable[Sequence[int]]) -> Pen:
    written = sums = 0
    for card in cards:
        above, below = sum(card[:6]), sum(card[6:])
        bonus = BONUS if above >= FROM else 0
        written += strokes((*card, above, bonus, above + bonus, below, above + bonus + below))
        sums += len(card) - 1 + (bonus > 0)
    return Pen(written, sums)


def wizard(rounds: Iterable[tuple[Sequence[int], Sequence[int]]]) -> Pen:
    stands, written, sums = [0, 0, 0, 0], 0, 0
    for bids, tricks in rounds:
        for seat, (bid, made) in enumerate(zip(bids, tricks, strict=True)):
            stands[seat] += 20 + 10 * made if bid == made else -10 * abs(bid - made)
        written += strokes((*bids, *stands))
        sums += len(stands)
    return Pen(written, sums)


def darts(visits: Iterable[Sequence[int]]) -> Pen:
    left, written, sums = [501, 501, 501, 501], 0, 0
    for visit in visits:
        for seat, n in enumerate(visit):
            left[seat] -= n if left[seat] - n in (0, *range(2, 502)) else 0
            written += strokes((n, left[seat]))
            sums += 1
    return Pen(written, sums)
