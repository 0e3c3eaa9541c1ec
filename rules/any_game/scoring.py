"""The entry of points after a round and at the end: for all sides at once, by side, or row by row (ANY-9, ANY-14)."""

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
from .points import (
    amount,
    is_low_best,
    limits,
    odd_points,
    odd_sum,
    scoring_sides,
    totals,
    unfit_points,
    usual_points,
    wanted_sums,
)
from .state import Column, Result, Side, State, join_texts, name_word, row_words
from .turns import FINAL, SCORE, end_turn, move_of, next_round, pads, turn_move

MOST_ON_KEY = 6  # with more sides the points are too long for a key and stand above it


# ---- rows ---------------------------------------------------------------------------------------------------
@once
def rows_now(state: State) -> tuple[int, ...]:
    """The rows asked now: all entered rows, or the next one if the pad asks row by row."""
    rows = state.asked_rows()
    if state.pad.asks == "side":
        return rows
    at = _told_count(state)
    return rows[at : at + 1]


@once
def _told_count(state: State) -> int:
    """The number of rows that all sides have entered, if the pad asks row by row."""
    if state.pad.asks == "side":
        return 0
    return min(len(state.told.get(str(side), ())) for side in scoring_sides(state))


@once
def _told_column(state: State) -> Column:
    """The column with the numbers entered so far."""
    rows = state.asked_rows()
    at = {row: rows.index(row) for row in rows}
    told = [state.told.get(str(side), ()) for side in state.all_sides()]
    return tuple(
        tuple(each[at[r]] if r in at and at[r] < len(each) else None for each in told)
        for r in range(len(state.pad.rows))
    )


def _current_points(state: State, side: Side, row: int) -> int:
    """The pre-filled number: a phone's entry, or the default."""
    told = _told_column(state)[row][side]
    return (usual_points(state, state.pad.rows[row], _told_column(state), side) or 0) if told is None else told


# ---- questions ----------------------------------------------------------------------------------------------
def is_by_side(state: State) -> bool:
    """Whether each side has its own form; else one form asks all."""
    return len(rows_now(state)) > 1


def is_of_one(state: State) -> bool:
    """Whether only one side scores in a round."""
    return state.step == "score" and rows_now(state) == (0,) and len(state.pad.rows) == 1 and state.pad.rows[0].one


def round_ask(state: State) -> str:
    return f"score-{state.round}"


def all_id(state: State) -> str:
    further = f"-{rows_now(state)[0]}" if _told_count(state) else ""
    return f"{'final' if state.step == 'final' else 'score'}-{state.round}{further}"


def is_named(state: State) -> bool:
    """Whether the form names its row."""
    return len(state.asked_rows()) > 1 or (state.step == "final" and state.pad.scores != "end")


def all_text(state: State) -> str:
    if is_named(state):
        return "row-final" if state.step == "final" else "row"
    text = "final" if state.step == "final" else "score"
    return text if len(scoring_sides(state)) <= MOST_ON_KEY else f"{text}-many"


def score_args(state: State) -> dict[str, Any]:
    row = {"row": name_word(state.pad.rows[rows_now(state)[0]].name)} if is_named(state) else {}
    return row if state.step == "final" else {"round": state.round, **row}


@once
def all_fields(state: State) -> tuple[Amount, ...]:
    """A number field per side, pre-filled by phones; the others are doubted, unless a default or a sum shows a slip."""
    (row,) = rows_now(state)
    its, told = state.pad.rows[row], _told_column(state)[row]
    is_shown = bool(its.usual or wanted_sums(state, row))
    return tuple(
        replace(amount(state, its, state.side_word(side), key=str(side), now=_current_points(state, side, row)),
                doubted=told[side] is None and not is_shown)
        for side in scoring_sides(state)
    )  # fmt: skip


def is_blank(state: State) -> bool:
    """Whether the form has no points yet; then confirm alone must not record it."""
    return not any(field.default for field in all_fields(state))


@once
def hint(state: State) -> Say | None:
    """The sentence of this round, and the sum of its points."""
    pad = state.pad
    done = pad.says.get(str(state.seats), pad.says.get("", ()))
    said = [name_word(done[(state.round - 1) % len(done)])] if done else []
    sums = [n for row in rows_now(state) for n in wanted_sums(state, row)[:1]]
    return join_texts([*said, *(Say(key="adds-to", args={"n": n}) for n in sums)])


def may_be_none(state: State) -> bool:
    """Whether "nobody has points" is possible, which needs a key of its own."""
    if is_by_side(state) or not (is_of_one(state) or is_blank(state)):
        return False
    sums = wanted_sums(state, rows_now(state)[0])
    return not sums or 0 in sums


def nobody_id(state: State) -> str:
    return f"nobody-{'final-' if state.step == 'final' else ''}{state.round}"


def nobody_text(state: State) -> str:
    if is_named(state):
        return "row-nobody"
    return "nobody-final" if state.step == "final" else "nobody"


# ---- questions to sides -----------------------------------------------------------------------------------------
def phone_seats(state: State) -> tuple[Seat, ...]:
    """The seats that may enter their own points, which the table's form asks for too."""
    return tuple(seat for side in scoring_sides(state) for seat in state.sides()[side])


@once
def members(state: State) -> dict[Seat, list[Side]]:
    """The sides without an entry, by the seat that enters it: a present member, or the table if there is none."""
    found: dict[Seat, list[Side]] = {}
    for side in scoring_sides(state):
        if str(side) not in state.told:
            who = next((seat for seat in state.sides()[side] if seat in state.present_seats()), TABLE)
            found.setdefault(who, []).append(side)
    return found


def sides_of(state: State, seat: Seat) -> Iterable[Side]:
    return (state.side_of(seat),) if seat != TABLE else members(state)[TABLE]


def side_fields(state: State, side: Side) -> tuple[Amount, ...]:
    """A number field per row, equal on all phones of the side; 0 for a row that another side alone has (ANY-23)."""
    now, in_turn, words = rows_now(state), state.step == "turn", row_words(state.pad)
    rows = {i: state.pad.rows[i] for i in now if not in_turn or any(limits(state, state.pad.rows[i]))}
    rows = {i: row if state.holder(i) in (None, side) else replace(row, least=0, most=0) for i, row in rows.items()}
    return tuple(
        amount(state, row, words[i] if len(now) > 1 else NOTHING, key=str(i),
               now=None if in_turn and i == now[0] else _current_points(state, side, i))
        for i, row in rows.items()
    )  # fmt: skip


def side_args(state: State, side: Side) -> dict[str, Say | Who]:
    return {"who": state.side_word(side)}


# ---- moves --------------------------------------------------------------------------------------------------
@move_of((SCORE, FINAL), "ANY-9", id=nobody_id, ask=round_ask, text=nobody_text, say=score_args, asked=(),
         given=lambda s: {"points": {field.key: 0 for field in all_fields(s)}},
         when=lambda s: may_be_none(s) and not is_of_one(s))  # fmt: skip
@move_of((SCORE, FINAL), "ANY-9", id=all_id, ask=round_ask, text=all_text, say=score_args, hint=hint, changed=is_blank,
         when=lambda s: not (is_by_side(s) or is_of_one(s)))  # fmt: skip
def score(state: State, points: Annotated[dict[int, int], fields(all_fields)]) -> Outcome[State]:
    """The numbers of every side in the asked row."""
    (row,), at = rows_now(state), _told_count(state)
    told = {str(side): (*state.told.get(str(side), ())[:at], n) for side, n in points.items()}
    found = tuple(each for n in points.values() for each in odd_points(state, {row: n}))
    after = replace(state, told=told)
    return after, (*found, *odd_sum(state, row, sum(points.values())), *_unfit_column(after))


@SCORE.move("ANY-9", id=nobody_id, ask=round_ask, text=nobody_text, say=score_args, asked=(),
            given={"side": None, "points": 0}, when=lambda s: may_be_none(s) and is_of_one(s))  # fmt: skip
@SCORE.move("ANY-9", id=lambda s: f"take-{s.round}", ask=round_ask, say=score_args, changed=True,
            when=is_of_one)  # fmt: skip
def take(
    state: State, side: Annotated[int | None, pick(lambda s: s.side_options(scoring_sides(s)), label="take-who")],
    points: Annotated[int, fields(lambda s: amount(s, s.pad.rows[0], Say(key="take-points")))],
) -> Outcome[State]:  # fmt: skip
    """The points of the only side that scores; None = no side."""
    line = tuple(points if each == side else 0 for each in state.all_sides())
    after, news = write_column(state, (line,))
    fit = () if side is None else unfit_points(state, (line,), side)
    return after, (*odd_points(state, {0: points}), *odd_sum(state, 0, points), *fit, *news)


own_move = partial(move_of, (SCORE, FINAL), "ANY-14", text="own", say=side_args, hint=hint)


@own_move(seat=phone_seats, id=lambda s, seat: f"own-{seat}-{s.round}", picks=("points",), waits=False, own=True,
          when=lambda s: not is_by_side(s))  # fmt: skip
@own_move(seat=members, id=lambda s, side: f"own-{side}-{s.round}", when=is_by_side)
@turn_move("ANY-10", text="own", say=side_args, when=lambda s: s.pad.scores == "turn" and is_by_side(s))  # fmt: skip
def tell_own(
    state: State, seat: Seat, side: Annotated[int, about(sides_of)],
    points: Annotated[dict[int, int], fields(side_fields)],
) -> Outcome[State]:  # fmt: skip
    """The points of one side in a turn, in a round or at the end: on its phone, or with several rows."""
    if state.step == "turn":
        after = with_points(state, side, points)
        return end_turn(after, seat), (*odd_points(state, points), *unfit_points(state, after.card[-1], side))
    told = (*state.told.get(str(side), ())[: _told_count(state)], *(points[row] for row in rows_now(state)))
    after = replace(state, told={**state.told, str(side): told})
    return after, (*odd_points(state, points), *_odd_phone_sums(state, after), *_unfit_column(after))


def why_not(state: State, seat: Seat, tag: str, values: Mapping[str, Any]) -> Illegal | None:
    """The reason for a refusal; for a row that only another side may have, it names that side (ANY-23)."""
    for row in rows_now(state) if tag == "tell_own" and state.step in ("score", "final") else ():
        held = state.holder(row)
        if held not in (None, values.get("side")) and dict(values.get("points") or {}).get(str(row)):
            return Illegal(
                "only-one", "ANY-23", row=name_word(state.pad.rows[row].name), who=state.side_word(held or 0)
            )
    return pads.why_not(state, seat, tag, values)


def _odd_phone_sums(state: State, after: State) -> tuple[News, ...]:
    """The doubts about the sums, after the last side's entry."""
    rows, column = rows_now(state), _told_column(after)
    lines = {row: [column[row][side] for side in scoring_sides(state)] for row in rows}
    return tuple(each for row, line in lines.items() if None not in line
                 for each in odd_sum(state, row, sum(n or 0 for n in line)))  # fmt: skip


def _unfit_column(after: State) -> tuple[News, ...]:
    """The doubts about a complete column."""
    return unfit_points(after, _told_column(after), *scoring_sides(after)) if _is_told(after) else ()


# ---- automatic steps ------------------------------------------------------------------------------------------
def _is_told(state: State) -> bool:
    """Whether every side has entered all its rows."""
    n = len(state.asked_rows())
    return all(len(state.told.get(str(side), ())) >= n for side in scoring_sides(state))


def finish_column(state: State) -> Result | None:
    """Write the complete column; None before."""
    return write_column(state, _told_column(state)) if state.step in ("score", "final") and _is_told(state) else None


def write_column(state: State, column: Column) -> Result:
    """Add the column to the card; after a round, begin the next one."""
    if state.step == "final":
        return replace(state, card=(*state.card, column), final=True, told={}), ()
    done = replace(state, card=(*state.with_blanks(state.round - 1), column))
    return next_round(done), (_standing_news(done),)


def _standing_news(state: State) -> News:
    """The news of the leaders; if fewer points are better, without sides that missed a round without compensation."""
    now, those, low = totals(state), scoring_sides(state), is_low_best(state.pad)
    missed = {side: sum(all(line[side] is None for line in column) for column in state.card) for side in those}
    fewest = min(missed.values())
    able = [side for side in those if not low or missed[side] == fewest or state.carried[side]]
    best = (min if low else max)(now[side] for side in able)
    seats = [seat for side in able if now[side] == best for seat in state.sides()[side]]
    return info("leads", "ANY-9", names=forms.names(seats), points=best, n=len(seats))
