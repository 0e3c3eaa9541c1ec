"""Single entries: points in a turn or at any time, a row of a card, a running score, and counters (ANY-10 to ANY-12,
ANY-16, ANY-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import info, warn
from rules.kit.places import put
from rules.kit.rules import Outcome, about, fields, pick
from rules.kit.types import NOTHING, TABLE, Amount, Option, Pick, Say, Seat, Who

from .components import CHECKOUTS
from .points import amount, odd_last, odd_points, playing_sides, totals, unfit_points, usual_points
from .state import Side, State, name_word, row_options
from .turns import AT_ANY_TIME, PLAY, TURN, end_turn, move_of, phase_hint, turn_move


def with_points(state: State, side: Side, points: Mapping[int, int]) -> State:
    """The state with points added to a side's rows: in this round's column, or in a new one for points at any time."""
    is_free = state.pad.scores == "free"
    card = state.with_blanks(len(state.card) + 1 if is_free else state.round)
    column = card[-1]
    for row, n in points.items():
        column = put(column, row, put(column[row], side, (column[row][side] or 0) + n))
    return replace(state, card=(*card[:-1], column))


# ---- points of one side ---------------------------------------------------------------------------------------
def is_beyond(state: State, side: Side, n: int) -> bool:
    """Whether n more points overshoot a goal that needs an exact finish, or leave too few (ANY-11)."""
    pad = state.pad
    if not pad.exact or pad.goal is None:
        return False
    after = totals(state)[side] + pad.rows[0].worth * n
    left = pad.goal - after if pad.goal > pad.start else after - pad.goal
    return left < pad.leaves and left != 0


def with_tally(state: State, side: Side, n: int) -> State:
    """The state with n more points for a side, at most up to a goal that stops the score."""
    left = (state.pad.goal or 0) - totals(state)[side]
    return with_points(state, side, {0: min(n, left) if state.pad.stops and left > 0 else n})


def points_field(state: State) -> Amount:
    """The field of points, on the number pad, without a default."""
    label = NOTHING if state.pad.scores == "turn" else Say(key="tally-field")
    return amount(state, state.pad.rows[0], label, now=None)


def turn_hint(state: State, seat: Seat) -> Say | None:
    """A way to finish the leg of darts, or the hint of the phase."""
    way = CHECKOUTS.get(totals(state)[state.side_of(seat)]) if state.pad.checkouts else None
    return Say(key="", args={"way": way}) if way else phase_hint(state)


def is_play(state: State) -> bool:
    return state.step == "play"


def entry_id(state: State) -> str:
    return f"free-{len(state.card)}"


@turn_move("ANY-10", asked=("points",), given=lambda s, seat: {"side": s.side_of(seat)}, hint=turn_hint,
           when=lambda s: s.pad.scores == "turn" and len(s.asked_rows()) == 1)  # fmt: skip
@move_of((TURN, PLAY), "ANY-10", text="free", seat=TABLE, id=entry_id, say={"who": Pick(field="side")},
         picks=("points",), waits=is_play, when=lambda s: s.pad.scores == "free" and s.room())  # fmt: skip
def tally(
    state: State, seat: Seat, side: Annotated[int, pick(lambda s: s.side_options(playing_sides(s)), label="free-who")],
    points: Annotated[int, fields(points_field)],
) -> Outcome[State]:  # fmt: skip
    """Points of one side, in its turn or at any time."""
    found = (*odd_points(state, {0: points}), *odd_last(state, side, points))
    if state.pad.scores == "free":
        return with_tally(state, side, points), found
    if is_beyond(state, side, points):
        return end_turn(with_tally(state, side, 0), seat), (*found, warn("bust", "ANY-11", who=Who(seat=seat)))
    after = with_tally(state, side, points)
    return end_turn(after, seat), (*found, *unfit_points(after, after.card[-1], side))


# ---- a row of a card ------------------------------------------------------------------------------------------
def open_rows(state: State, seat: Seat) -> tuple[int, ...]:
    """The rows of the card still open to this seat."""
    side = state.side_of(seat)
    return tuple(row for row in range(len(state.pad.rows)) if state.is_open(row, side))


def row_offers(state: State, seat: Seat) -> tuple[Option, ...]:
    return tuple(map(row_options(state.pad).__getitem__, open_rows(state, seat)))


def row_fields(state: State, seat: Seat) -> tuple[Amount, ...]:
    """A number field for each open row of this seat, with its default."""
    rows = ((i, state.pad.rows[i]) for i in open_rows(state, seat))
    label = Say(key="tally-field")
    return tuple(
        replace(amount(state, row, label, now=usual_points(state, row)), when=("row", (i,))) for i, row in rows
    )


@turn_move("ANY-12", when=lambda s: s.pad.scores == "rows")
def fill_row(
    state: State, seat: Seat, row: Annotated[int, pick(row_offers, label="fill-row-which")],
    points: Annotated[int, fields(row_fields)],
) -> Outcome[State]:  # fmt: skip
    """Fill an open row of the side's card, once."""
    column = state.card[0]
    filled = put(column, row, put(column[row], state.side_of(seat), points))
    return end_turn(replace(state, card=(filled,)), seat), odd_points(state, {row: points})


# ---- running score --------------------------------------------------------------------------------------------
def _count_field(state: State, side: Side) -> Amount:
    row, now = state.pad.rows[0], state.card[0][0][side] or 0
    most = row.most if isinstance(row.most, int) else now
    return Amount(name="points", label=state.side_word(side), key=str(side), least=min(row.least, now),
                  most=max(most, now), default=now)  # fmt: skip


@move_of((TURN, PLAY), "ANY-16", seat=TABLE, waits=is_play, changed=True,
         when=lambda s: s.pad.scores == "count" and s.room())  # fmt: skip
def recount(
    state: State,
    points: Annotated[dict[int, int], fields(lambda s: tuple(_count_field(s, side) for side in playing_sides(s)))],
) -> Outcome[State]:
    """The running scores of all sides."""
    old = state.card[0][0]
    return replace(state, card=((tuple(points.get(side, old[side]) for side in state.all_sides()),),))


# ---- counters -------------------------------------------------------------------------------------------------
def counter_fields(state: State, seat: Seat, counter: int) -> tuple[Amount, ...]:
    """A number field of the counter for each present seat; on a phone for its own seat."""
    kind = state.pad.counters[counter]
    word = name_word(kind.name)
    return tuple(
        Amount(name="counts", key=str(each), label=Who(seat=each) if seat == TABLE else word,
               least=kind.least, most=kind.most, default=state.counters[counter][each])
        for each in (state.present_seats() if seat == TABLE else (seat,))
    )  # fmt: skip


def counter_word(state: State, counter: int) -> dict[str, Say]:
    return {"what": name_word(state.pad.counters[counter].name)}


@move_of(AT_ANY_TIME, "ANY-17", seat=State.present_seats, id="count-{counter}-{seat}", say=counter_word, waits=False,
         changed=True, own=True)  # fmt: skip
@move_of(AT_ANY_TIME, "ANY-17", seat=TABLE, id="count-{counter}", say=counter_word, waits=False, changed=True)
def count(
    state: State, counter: Annotated[int, about(lambda s: range(len(s.pad.counters)))],
    counts: Annotated[dict[int, int], fields(counter_fields)],
) -> Outcome[State]:  # fmt: skip
    """The new values of a counter by seat."""
    kind, old = state.pad.counters[counter], state.counters[counter]
    line = tuple(counts.get(each, n) for each, n in enumerate(old))
    news = tuple(
        info("counted", "ANY-17", who=Who(seat=each), n=n, what=name_word(kind.name))
        for each, n in enumerate(line)
        if n != old[each]
    )
    return replace(state, counters=put(state.counters, counter, line)), news
