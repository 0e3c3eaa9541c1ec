"""Drawing lots before a game: the start player, teams or seats; among fingers on a screen, or among the chairs.

Every draw is one order of all participants, all orders equally likely: the first of it starts, the teams take from it
in turn, the chairs are taken along it. Chance comes from the operating system and is injected; no rule ever draws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, get_args

from msgspec import structs

from companion.errors import Stale
from companion.table.draft import Draft
from rules.kit.types import Frozen

LotKind = Literal["start", "seats", "teams-2", "teams-3"]
LOT_KINDS: tuple[LotKind, ...] = get_args(LotKind)
MOST_FINGERS = 10


class Chance(Protocol):
    """The source of randomness: `random.SystemRandom` fits."""

    def sample(self, population: Sequence[int], k: int) -> list[int]: ...


class Draw(Frozen, frozen=True, kw_only=True):
    """The order drawn: numbers of fingers in the order they came down, or of chairs."""

    n: int  # one more with every draw
    what: LotKind
    order: tuple[int, ...]
    fingers: bool  # else among the chairs


def team_count(what: LotKind) -> int:
    """The number of teams to draw; 0 for another kind of lots."""
    return int(what[-1]) if what.startswith("teams") else 0


def least_people(what: LotKind) -> int:
    """The fewest participants: two, or two a team."""
    return max(2, 2 * team_count(what))


def may_be_drawn(what: LotKind, many: int) -> bool:
    return least_people(what) <= many <= MOST_FINGERS


def draw(chance: Chance, what: LotKind, many: int, last: Draw | None, *, fingers: bool) -> Draw:
    """The next draw among so many. Raises Stale if they are too few or too many."""
    if not may_be_drawn(what, many):
        raise Stale("form-closed")
    order = tuple(chance.sample(range(many), many))
    return Draw(n=last.n + 1 if last else 1, what=what, order=order, fingers=fingers)


def teams_of(drawn: Draw) -> tuple[int, ...]:
    """The team of every finger or chair, counted from 0."""
    turn = {who: i for i, who in enumerate(drawn.order)}
    return tuple(turn[who] % team_count(drawn.what) for who in range(len(drawn.order)))


def with_draw(draft: Draft, drawn: Draw) -> Draft:
    """The draft after a draw among its chairs: another start player, or people with their colours on other chairs.

    Teams sit in turn, so that partners are across from each other.
    """
    if drawn.what == "start":
        return structs.replace(draft, start=drawn.order[0])
    chairs = tuple(draft.chairs[chair] for chair in drawn.order)
    return structs.replace(draft, chairs=chairs, start=drawn.order.index(draft.start))
