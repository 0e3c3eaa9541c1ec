"""The points of a round, and those at the end: of all sides at once, of each side, or row by row (ANY-9, ANY-14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.rules import Outcome, about, fields, once, pick
from rules.kit.types import NOTHING, TABLE, Amount, Illegal, News, Say, Seat, Who

from .anytime import with_points
from .points import amount, leads_low, limits, odd, odd_sum, scoring, totals, unfit, usual, wanted
from .state import Column, Result, Side, State, joined, named, row_words
from .turns import FINAL, SCORE, in_each, next_round, of_turn, pads, passed

MOST_ON_KEY = 6  # the points of more people are too long for a key: they stand above it


# ---- which rows ---------------------------------------------------------------------------------------------
@once
def rows_now(state: State) -> tuple[int, ...]:
    """The rows that are asked now: all that are told; where they are asked one by one, the next of them."""
    rows = state.asked_rows()
    if state.pad.asks == "side":
        return rows
    at = _told_so_far(state)
    return rows[at : at + 1]


@once
def _told_so_far(state: State) -> int:
    """How many rows all sides have told, where they are asked one by one."""
    if state.pad.asks == "side":
        return 0
    return min(len(state.told.get(str(side), ())) for side in scoring(state))


@once
def _so_far(state: State) -> Column:
    """The column as far as it is told."""
    rows = state.asked_rows()
    at = {row: rows.index(row) for row in rows}
    told = [state.told.get(str(side), ()) for side in state.every_side()]
    return tuple(
        tuple(each[at[r]] if r in at and at[r] < len(each) else None for each in told)
        for r in range(len(state.pad.rows))
    )


def _now(state: State, side: Side, row: int) -> int:
    """What stands in the form: what a phone has told, or what is usual."""
    told = _so_far(state)[row][side]
    return (usual(state, state.pad.rows[row], _so_far(state), side) or 0) if told is None else told


# ---- what is asked ------------------------------------------------------------------------------------------
def is_by_side(state: State) -> bool:
    """Whether each side is asked for its rows; else one form asks for all."""
    return len(rows_now(state)) > 1


def is_of_one(state: State) -> bool:
    """Whether one side alone has the points of a round."""
    return state.step == "score" and rows_now(state) == (0,) and len(state.pad.rows) == 1 and state.pad.rows[0].one


def round_ask(state: State) -> str:
    return f"score-{state.round}"


def all_id(state: State) -> str:
    further = f"-{rows_now(state)[0]}" if _told_so_far(state) else ""
    return f"{'final' if state.step == 'final' else 'score'}-{state.round}{further}"


def is_named(state: State) -> bool:
    """Whether the form says which row it asks."""
    return len(state.asked_rows()) > 1 or (state.step == "final" and state.pad.scores != "end")


def all_text(state: State) -> str:
    if is_named(state):
        return "row-final" if state.step == "final" else "row"
    text = "final" if state.step == "final" else "score"
    return text if len(scoring(state)) <= MOST_ON_KEY else f"{text}-many"


def said_now(state: State) -> dict[str, Any]:
    row = {"row": named(state.pad.rows[rows_now(state)[0]].name)} if is_named(state) else {}
    return row if state.step == "final" else {"round": state.round, **row}


@once
def points_of_all(state: State) -> tuple[Amount, ...]:
    """What phones have told stands there already; the table is asked whom nobody has told, unless the sum shows it."""
    (row,) = rows_now(state)
    its, told = state.pad.rows[row], _so_far(state)[row]
    is_shown = bool(its.usual or wanted(state, row))
    return tuple(
        replace(amount(state, its, state.side_word(side), key=str(side), now=_now(state, side, row)),
                doubted=told[side] is None and not is_shown)
        for side in scoring(state)
    )  # fmt: skip


def is_blank(state: State) -> bool:
    """Whether nobody's points stand there: then no tap on confirm may write that down."""
    return not any(field.default for field in points_of_all(state))


@once
def hint(state: State) -> Say | None:
    """What is done in this round, and what its points come to."""
    pad = state.pad
    done = pad.says.get(str(state.seats), pad.says.get("", ()))
    said = [named(done[(state.round - 1) % len(done)])] if done else []
    sums = [n for row in rows_now(state) for n in wanted(state, row)[:1]]
    return joined([*said, *(Say(key="adds-to", args={"n": n}) for n in sums)])


def may_be_none(state: State) -> bool:
    """Whether it can be that nobody has points: it is said on purpose alone."""
    if is_by_side(state) or not (is_of_one(state) or is_blank(state)):
        return False
    sums = wanted(state, rows_now(state)[0])
    return not sums or 0 in sums


def nobody_id(state: State) -> str:
    return f"nobody-{'final-' if state.step == 'final' else ''}{state.round}"


def nobody_text(state: State) -> str:
    if is_named(state):
        return "row-nobody"
    return "nobody-final" if state.step == "final" else "nobody"


# ---- what sides are asked ---------------------------------------------------------------------------------------
def on_phones(state: State) -> tuple[Seat, ...]:
    """Whose own points the table asks for among those of all."""
    return tuple(seat for side in scoring(state) for seat in state.sides()[side])


@once
def members(state: State) -> dict[Seat, list[Side]]:
    """Who tells what a side has that has not told it: one of its people, or the table where nobody of it is there."""
    found: dict[Seat, list[Side]] = {}
    for side in scoring(state):
        if str(side) not in state.told:
            who = next((seat for seat in state.sides()[side] if seat in state.here()), TABLE)
            found.setdefault(who, []).append(side)
    return found


def sides_of(state: State, seat: Seat) -> Iterable[Side]:
    return (state.side_of(seat),) if seat != TABLE else members(state)[TABLE]


def points_of_side(state: State, side: Side) -> tuple[Amount, ...]:
    """A number for each of its rows, the same on the phones of all its people; 0 where another side has it alone
    (ANY-23)."""
    now, in_turn, words = rows_now(state), state.step == "turn", row_words(state.pad)
    rows = {i: state.pad.rows[i] for i in now if not in_turn or any(limits(state, state.pad.rows[i]))}
    rows = {i: row if state.holder(i) in (None, side) else replace(row, least=0, most=0) for i, row in rows.items()}
    return tuple(
        amount(state, row, words[i] if len(now) > 1 else NOTHING, key=str(i),
               now=None if in_turn and i == now[0] else _now(state, side, i))
        for i, row in rows.items()
    )  # fmt: skip


def side_told(state: State, side: Side) -> dict[str, Say | Who]:
    return {"who": state.side_word(side)}


# ---- what is told -------------------------------------------------------------------------------------------
@in_each((SCORE, FINAL), "ANY-9", id=nobody_id, ask=round_ask, text=nobody_text, say=said_now, asked=(),
         given=lambda s: {"points": {field.key: 0 for field in points_of_all(s)}},
         when=lambda s: may_be_none(s) and not is_of_one(s))  # fmt: skip
@in_each((SCORE, FINAL), "ANY-9", id=all_id, ask=round_ask, text=all_text, say=said_now, hint=hint, changed=is_blank,
         when=lambda s: not (is_by_side(s) or is_of_one(s)))  # fmt: skip
def score(state: State, points: Annotated[dict[int, int], fields(points_of_all)]) -> Outcome[State]:
    """What every side has, of the row that is asked."""
    (row,), at = rows_now(state), _told_so_far(state)
    told = {str(side): (*state.told.get(str(side), ())[:at], n) for side, n in points.items()}
    found = tuple(each for n in points.values() for each in odd(state, {row: n}))
    after = replace(state, told=told)
    return after, (*found, *odd_sum(state, row, sum(points.values())), *_unfit(after))


@SCORE.move("ANY-9", id=nobody_id, ask=round_ask, text=nobody_text, say=said_now, asked=(),
            given={"side": None, "points": 0}, when=lambda s: may_be_none(s) and is_of_one(s))  # fmt: skip
@SCORE.move("ANY-9", id=lambda s: f"take-{s.round}", ask=round_ask, say=said_now, changed=True,
            when=is_of_one)  # fmt: skip
def take(
    state: State, side: Annotated[int | None, pick(lambda s: s.side_options(scoring(s)), label="take-who")],
    points: Annotated[int, fields(lambda s: amount(s, s.pad.rows[0], Say(key="take-points")))],
) -> Outcome[State]:  # fmt: skip
    """The one side that has points in a round; None = nobody."""
    line = tuple(points if each == side else 0 for each in state.every_side())
    after, news = written(state, (line,))
    fit = () if side is None else unfit(state, (line,), side)
    return after, (*odd(state, {0: points}), *odd_sum(state, 0, points), *fit, *news)


OWN = partial(in_each, (SCORE, FINAL), "ANY-14", text="own", say=side_told, hint=hint)


@OWN(seat=on_phones, id=lambda s, seat: f"own-{seat}-{s.round}", picks=("points",), waits=False, own=True,
     when=lambda s: not is_by_side(s))  # fmt: skip
@OWN(seat=members, id=lambda s, side: f"own-{side}-{s.round}", when=is_by_side)
@of_turn("ANY-10", text="own", say=side_told, when=lambda s: s.pad.scores == "turn" and is_by_side(s))  # fmt: skip
def tell_own(
    state: State, seat: Seat, side: Annotated[int, about(sides_of)],
    points: Annotated[dict[int, int], fields(points_of_side)],
) -> Outcome[State]:  # fmt: skip
    """What one side has in a turn, in a round or at the end: on its phone, or where there are several rows."""
    if state.step == "turn":
        after = with_points(state, side, points)
        return passed(after, seat), (*odd(state, points), *unfit(state, after.card[-1], side))
    told = (*state.told.get(str(side), ())[: _told_so_far(state)], *(points[row] for row in rows_now(state)))
    after = replace(state, told={**state.told, str(side): told})
    return after, (*odd(state, points), *_sum_of_phones(state, after), *_unfit(after))


def why_not(state: State, seat: Seat, tag: str, values: Mapping[str, Any]) -> Illegal | None:
    """Why no form admits these values; of a row that another side has alone: who has it (ANY-23)."""
    for row in rows_now(state) if tag == "tell_own" and state.step in ("score", "final") else ():
        held = state.holder(row)
        if held not in (None, values.get("side")) and dict(values.get("points") or {}).get(str(row)):
            return Illegal("only-one", "ANY-23", row=named(state.pad.rows[row].name), who=state.side_word(held or 0))
    return pads.why_not(state, seat, tag, values)


def _sum_of_phones(state: State, after: State) -> tuple[News, ...]:
    """What is odd about the sum, once the last side has told its own."""
    rows, column = rows_now(state), _so_far(after)
    lines = {row: [column[row][side] for side in scoring(state)] for row in rows}
    return tuple(each for row, line in lines.items() if None not in line
                 for each in odd_sum(state, row, sum(n or 0 for n in line)))  # fmt: skip


def _unfit(after: State) -> tuple[News, ...]:
    """What is odd about a column, once it is told by all."""
    return unfit(after, _so_far(after), *scoring(after)) if _is_told(after) else ()


# ---- what follows by itself -----------------------------------------------------------------------------------
def _is_told(state: State) -> bool:
    """Whether every side has told all its rows."""
    n = len(state.asked_rows())
    return all(len(state.told.get(str(side), ())) >= n for side in scoring(state))


def told_by_all(state: State) -> Result | None:
    """The column, once every side has told its own; None before."""
    return written(state, _so_far(state)) if state.step in ("score", "final") and _is_told(state) else None


def written(state: State, column: Column) -> Result:
    """The column stands on the card; after a round the next one begins."""
    if state.step == "final":
        return replace(state, card=(*state.card, column), final=True, told={}), ()
    done = replace(state, card=(*state.with_blanks(state.round - 1), column))
    return next_round(done), (_stands(done),)


def _stands(state: State) -> News:
    """Who leads after a round; where fewer points are better, nobody who has missed one and was given none for it."""
    now, those, low = totals(state), scoring(state), leads_low(state.pad)
    missed = {side: sum(all(line[side] is None for line in column) for column in state.card) for side in those}
    fewest = min(missed.values())
    able = [side for side in those if not low or missed[side] == fewest or state.carried[side]]
    best = (min if low else max)(now[side] for side in able)
    seats = [seat for side in able if now[side] == best for seat in state.sides()[side]]
    return info("leads", "ANY-9", names=forms.names(seats), points=best, n=len(seats))
