"""Who wins: the majority of three with three seats, two eliminations and the herd with four (HIM-64..79)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.himalaya.components import REGIONS
from rules.himalaya.state import State, religious, stupas
from rules.kit.places import leaders, trailers
from rules.kit.types import Frozen, Seat

Measure = Callable[[Seat], int]


class Ladder(Frozen, frozen=True, kw_only=True):
    """How the winner is found, as far as the table's own decisions allow."""

    out: tuple[Seat, ...] = ()  # with four: the eliminated, the first one first
    tied: tuple[Seat, ...] = ()  # who of these leaves, the table decides
    stage: str = ""  # "religious" or "political": where they are tied
    winners: tuple[Seat, ...] = ()
    leads: tuple[tuple[Seat, ...], ...] = ()  # with three: who leads religious, political, economic


# ---- the three kinds of influence --------------------------------------------------------------------
def faith(state: State, seat: Seat) -> int:
    return religious(state, seat) or 0


def herd(state: State, seat: Seat) -> int:
    """The yaks that were counted at the end (HIM-66)."""
    return state.players[seat].yaks or 0


def political(state: State, gone: Sequence[Seat] = ()) -> tuple[int, ...]:
    """Per seat, regions with strictly the most delegations; those of the seats in `gone` are off the board (HIM-65)."""
    points = [0] * state.seats
    for region in range(REGIONS):
        leader = leads(state, region, gone)
        if leader is not None:
            points[leader] += 1
    return tuple(points)


def leads(state: State, region: int, gone: Sequence[Seat] = ()) -> Seat | None:
    """Who has strictly the most delegations in a region, counted from 0; nobody at a tie."""
    sent = [0 if seat in gone else player.sent[region] for seat, player in enumerate(state.players)]
    most = leaders(sent)
    return most[0] if len(most) == 1 else None


# ---- the ladder --------------------------------------------------------------------------------------
def ladder(state: State) -> Ladder:
    """How the game was decided; to be asked when everything is counted."""
    return _three(state) if state.seats == 3 else _four(state)


def _three(state: State) -> Ladder:
    """Two of the three kinds win; else the herd, then regions, then stupas (HIM-67..69)."""
    everybody = tuple(range(state.seats))
    points = political(state)
    kinds = (tuple(faith(state, seat) for seat in everybody), points, tuple(herd(state, seat) for seat in everybody))
    tops = tuple(_leading(state, values) for values in kinds)
    two = tuple(seat for seat in everybody if sum(seat in top for top in tops) >= 2)
    winners = two if len(two) == 1 else _chain(state, two or everybody, points)
    return Ladder(winners=winners, leads=tops)


def _leading(state: State, values: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who leads a kind: at a tie nobody, or all who are tied (HIM-69)."""
    most = leaders(values)
    return most if len(most) == 1 or state.options.shared_lead == "both" else ()


def _four(state: State) -> Ladder:
    """Fewest religious points out, fewest political points out, most yaks wins (HIM-70..77)."""
    everybody = tuple(range(state.seats))
    last = _fewest(everybody, (lambda s: faith(state, s), lambda s: stupas(state, s), lambda s: herd(state, s)))
    first_out = _word(state, "religious", last)
    if first_out is None:
        return Ladder(tied=last, stage="religious")
    points = political(state, (first_out,))
    rest = tuple(seat for seat in everybody if seat != first_out)
    last = _fewest(rest, (lambda s: points[s], lambda s: sum(state.players[s].sent), lambda s: herd(state, s)))
    second_out = _word(state, "political", last)
    if second_out is None:
        return Ladder(out=(first_out,), tied=last, stage="political")
    out = (first_out, second_out)
    if state.options.second_loser == "leave":
        points = political(state, out)
    finalists = tuple(seat for seat in rest if seat != second_out)
    return Ladder(out=out, winners=_chain(state, finalists, points))


def _word(state: State, stage: str, last: tuple[Seat, ...]) -> Seat | None:
    """The one who leaves; among several, whom the table has named."""
    if len(last) == 1:
        return last[0]
    named = state.verdicts.get(stage)
    return named if named in last else None


def _fewest(seats: tuple[Seat, ...], measures: Sequence[Measure]) -> tuple[Seat, ...]:
    """Who is last by the first measure, among those by the second, and so on."""
    for measure in measures:
        seats = tuple(seats[i] for i in trailers([measure(seat) for seat in seats]))
    return seats


def _chain(state: State, seats: tuple[Seat, ...], points: tuple[int, ...]) -> tuple[Seat, ...]:
    """The most yaks, then regions, then stupas; equal in all three is shared (HIM-68, HIM-75)."""
    measures: tuple[Measure, ...] = (lambda s: herd(state, s), lambda s: points[s], lambda s: faith(state, s))
    for measure in measures:
        seats = tuple(seats[i] for i in leaders([measure(seat) for seat in seats]))
    return seats


def places(state: State) -> tuple[int, ...]:
    """A place per seat: the winners first, with four the eliminated last."""
    found = ladder(state)
    if state.seats == 3:
        return tuple(1 if seat in found.winners else 1 + len(found.winners) for seat in range(state.seats))
    ranks = {seat: state.seats - i for i, seat in enumerate(found.out)}
    return tuple(1 if seat in found.winners else ranks.get(seat, 2) for seat in range(state.seats))
