"""The points of a round, and those at the end: of all sides at once, of each side, or row by row (ANY-9, ANY-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Outcome, once
from rules.kit.types import NOTHING, TABLE, Amount, Choice, Field, Illegal, News, Prompt, Say, Seat

from .components import Row
from .flow import BY_HAND, FINAL, SCORE, TURN, pads
from .points import limits, odd, odd_sum, total_of, totals, unfit, wanted
from .standing import leads_low, next_round, passed, scoring
from .state import Column, Result, Side, State, asked_rows, every_side, here, holder, sides, with_blanks
from .words import amount, joined, named, row_words, side_options, side_word, usual

MOST_ON_KEY = 6  # the points of more people are too long for a key: they stand above it


# ---- one entry at a time ------------------------------------------------------------------------------------
def beyond(state: State, side: Side, n: int) -> bool:
    """Whether so many more points lead beyond a goal that must be reached exactly, or too near to it (ANY-11)."""
    pad = state.pad
    if not pad.exact or pad.goal is None:
        return False
    after = total_of(state, side) + pad.rows[0].worth * n
    left = pad.goal - after if pad.goal > pad.start else after - pad.goal
    return left < pad.leaves and left != 0


def with_tally(state: State, side: Side, n: int) -> State:
    """That side has so many more: in this round's column, or in one of its own where points come at any time."""
    left = (state.pad.goal or 0) - total_of(state, side)
    n = min(n, left) if state.pad.stops and left > 0 else n  # nobody goes beyond such a goal
    return with_points(state, side, {0: n})


def with_points(state: State, side: Side, points: Mapping[int, int]) -> State:
    """That side has so many more in these rows."""
    is_free = state.pad.scores == "free"
    card = with_blanks(state, len(state.card) + 1 if is_free else state.round)
    column = card[-1]
    for row, n in points.items():
        column = put(column, row, put(column[row], side, (column[row][side] or 0) + n))
    return replace(state, card=(*card[:-1], column))


# ---- which rows ---------------------------------------------------------------------------------------------
@once
def rows_now(state: State) -> tuple[int, ...]:
    """The rows that are asked now: all that are told; where they are asked one by one, the next of them."""
    rows = asked_rows(state)
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
    rows = asked_rows(state)
    at = {row: rows.index(row) for row in rows}
    told = [state.told.get(str(side), ()) for side in every_side(state)]
    return tuple(
        tuple(each[at[r]] if r in at and at[r] < len(each) else None for each in told)
        for r in range(len(state.pad.rows))
    )


def _now(state: State, side: Side, row: int) -> int:
    """What stands in the form: what a phone has told, or what is usual."""
    told, kind = state.told.get(str(side), ()), state.pad.rows[row]
    if told and (at := asked_rows(state).index(row)) < len(told):
        return told[at]
    return (usual(state, kind, 0, _so_far(state), side) or 0) if kind.usual else 0


# ---- what is asked ------------------------------------------------------------------------------------------
def ask_score(state: State) -> tuple[Prompt, ...]:
    """The points of a round, or those at the end: one form for all; with several rows a form for each side."""
    rows, at_end = rows_now(state), state.step == "final"
    if len(rows) > 1:
        missing = (side for side in scoring(state) if str(side) not in state.told)
        return tuple(of_rows(state, side, f"own-{side}-{state.round}", _member(state, side)) for side in missing)
    (row,) = rows
    own = tuple(of_rows(state, side, f"own-{seat}-{state.round}", seat, waits=False, own=True)
                for side in scoring(state) for seat in sides(state)[side])  # fmt: skip
    is_one = state.pad.rows[row].one and len(state.pad.rows) == 1 and not at_end
    main = _of_one(state) if is_one else _of_all(state, row)
    sums = wanted(state, row)
    may_be_none = main.changed and (not sums or 0 in sums)
    return (main, *((_of_nobody(state, main),) if may_be_none else ()), *own)


def _member(state: State, side: Side) -> Seat:
    """Who tells what a side has; the table where nobody of it is there."""
    return next((seat for seat in sides(state)[side] if seat in here(state)), TABLE)


def _text(state: State, row: int) -> tuple[str, dict[str, Any]]:
    """What the form of one row is called, and what that says."""
    at_end, say = state.step == "final", {} if state.step == "final" else {"round": state.round}
    if len(asked_rows(state)) > 1 or (at_end and state.pad.scores != "end"):
        return "row-final" if at_end else "row", {**say, "row": named(state.pad.rows[row].name)}
    return "final" if at_end else "score", say


def _of_all(state: State, row: int) -> Prompt:
    """What phones have told stands there already."""
    text, say = _text(state, row)
    fields = tuple(
        amount(state, state.pad.rows[row], side_word(state, side), key=str(side), now=_now(state, side, row))
        for side in scoring(state)
    )
    many = len(fields) > MOST_ON_KEY and text in ("final", "score")
    first = _told_so_far(state) == 0
    id = f"{'final' if state.step == 'final' else 'score'}-{state.round}" + ("" if first else f"-{row}")
    return forms.form(id, TABLE, "score", fields, text=f"{text}-many" if many else text, ask=_ask(state), say=say,
                      picks=() if many else ("points",), hint=hint(state),
                      changed=not any(field.default for field in fields))  # fmt: skip


@once
def hint(state: State) -> Say | None:
    """What is done in this round, and what its points come to."""
    pad = state.pad
    done = pad.says.get(str(state.seats), pad.says.get("", ()))
    said = [named(done[(state.round - 1) % len(done)])] if done else []
    sums = [n for row in rows_now(state) for n in wanted(state, row)[:1]]
    return joined([*said, *(Say(key="adds-to", args={"n": n}) for n in sums)])


def _of_nobody(state: State, main: Prompt) -> Prompt:
    """Nobody has points: said on purpose alone, so that no tap on an empty form writes that down."""
    if main.move == "take":
        given: dict[str, Any] = {"side": None, "points": 0}
    else:
        given = {"points": {field.key: 0 for field in main.fields}}
    text = "nobody-final" if state.step == "final" else "nobody"
    row = main.label.args.get("row")  # where rows are asked one by one
    return forms.form(f"{text}-{state.round}", TABLE, main.move, text="row-nobody" if row else text, ask=_ask(state),
                      given=given, say=main.label.args)  # fmt: skip


def _ask(state: State) -> str:
    return f"score-{state.round}"


def _of_one(state: State) -> Prompt:
    who = Choice(name="side", label=Say(key="take-who"), options=side_options(state, scoring(state)))
    fields: tuple[Field, ...] = (who, amount(state, state.pad.rows[0], Say(key="take-points")))
    return forms.form(f"take-{state.round}", TABLE, "take", fields, text="take", ask=_ask(state),
                      say={"round": state.round}, picks=("side", "points"), changed=True)  # fmt: skip


def of_rows(state: State, side: Side, id: str, who: Seat, **more: Any) -> Prompt:
    """What one side has; where the table asks for all at once, a short cut on the phone of each of its people."""
    more = {"hint": hint(state), **more}
    return forms.form(id, who, "tell_own", _fields_of(state, side), text="own", given={"side": side},
                      say={"who": side_word(state, side)}, picks=("points",), **more)  # fmt: skip


@once
def _fields_of(state: State, side: Side) -> tuple[Amount, ...]:
    """A number for each of its rows, the same on the phones of all its people."""
    rows, in_turn, words = rows_now(state), state.step == "turn", row_words(state.pad)
    return tuple(
        amount(state, _left(state, i, side), words[i] if len(rows) > 1 else NOTHING, key=str(i),
               now=None if in_turn and i == rows[0] else _now(state, side, i))
        for i in rows for row in (state.pad.rows[i],) if not in_turn or any(limits(state, row))
    )  # fmt: skip


def _left(state: State, row: int, side: Side) -> Row:
    """The row with what that side may have of it: nothing where another one has it alone (ANY-23)."""
    kind, held = state.pad.rows[row], holder(state, row)
    return kind if held in (None, side) else replace(kind, least=0, most=0)


# ---- what is told -------------------------------------------------------------------------------------------
@SCORE.move("ANY-9")
@FINAL.move("ANY-9")
def score(state: State, points: Annotated[dict[int, int], BY_HAND]) -> Outcome[State]:
    """What every side has, of the row that is asked."""
    (row,), at = rows_now(state), _told_so_far(state)
    told = {str(side): (*state.told.get(str(side), ())[:at], n) for side, n in points.items()}
    found = tuple(each for n in points.values() for each in odd(state, {row: n}))
    after = replace(state, told=told)
    return after, (*found, *odd_sum(state, row, sum(points.values())), *_unfit(after))


@SCORE.move("ANY-9")
def take(state: State, side: Annotated[int | None, BY_HAND], points: Annotated[int, BY_HAND]) -> Outcome[State]:
    """The one side that has points in a round; None = nobody."""
    line = tuple(points if each == side else 0 for each in every_side(state))
    after, news = written(state, (line,))
    return after, (*odd(state, {0: points}), *odd_sum(state, 0, points), *news)


@SCORE.move("ANY-14")
@FINAL.move("ANY-14")
@TURN.move("ANY-10")
def tell_own(
    state: State, seat: Seat, side: Annotated[int, BY_HAND], points: Annotated[dict[int, int], BY_HAND]
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
        held = holder(state, row)
        if held not in (None, values.get("side")) and dict(values.get("points") or {}).get(str(row)):
            return Illegal("only-one", "ANY-23", row=named(state.pad.rows[row].name), who=side_word(state, held or 0))
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
    n = len(asked_rows(state))
    return all(len(state.told.get(str(side), ())) >= n for side in scoring(state))


def told_by_all(state: State) -> Result | None:
    """The column, once every side has told its own; None before."""
    return written(state, _so_far(state)) if state.step in ("score", "final") and _is_told(state) else None


def written(state: State, column: Column) -> Result:
    """The column stands on the card; after a round the next one begins."""
    if state.step == "final":
        return replace(state, card=(*state.card, column), final=True, told={}), ()
    done = replace(state, card=(*with_blanks(state, state.round - 1), column))
    return next_round(done), (_stands(done),)


def _stands(state: State) -> News:
    """Who leads after a round; where fewer points are better, nobody who has missed one and was given none for it."""
    now, those, low = totals(state), scoring(state), leads_low(state.pad)
    missed = {side: sum(all(line[side] is None for line in column) for column in state.card) for side in those}
    fewest = min(missed.values())
    able = [side for side in those if not low or missed[side] == fewest or state.carried[side]]
    best = (min if low else max)(now[side] for side in able)
    seats = [seat for side in able if now[side] == best for seat in sides(state)[side]]
    return info("leads", "ANY-9", names=forms.names(seats), points=best, n=len(seats))
