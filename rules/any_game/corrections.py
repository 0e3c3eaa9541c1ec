"""The corrections: numbers, the start player, the current turn, the present players; and the skips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, IdFilter, Number, number
from rules.kit.news import warn
from rules.kit.rules import Outcome, pick
from rules.kit.types import TABLE, Say, Seat, Who

from .components import MOST_LEGS, MOST_POINTS, SHOWN_ROUNDS
from .ending import has_own_end
from .points import is_low_best
from .state import Side, State, name_word
from .turns import FINAL, IN_PLAY, ORDER, SCORE, TURN, WINNER, acting_seats, end_turn, next_round, pads, round_order


# ---- numbers --------------------------------------------------------------------------------------------------
@pads.numbers("points", "told", "carried", "counter", "legs", "sets")
def numbers(state: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """The points on the card, early entries, points beside the card, counters, legs and sets."""
    if not state.pad_id:
        return
    for column in range(max(0, len(state.card) - SHOWN_ROUNDS), len(state.card)):
        if wanted(f"points-{column}-"):
            yield from _column_numbers(state, column)
    for side in sorted(map(int, state.told)) if wanted("told-") else ():
        yield from _own_numbers(state, side)
    if wanted("carried-") and state.pad.scores != "never":
        yield from _side_numbers(state, "carried", Say(key="carried"), -MOST_POINTS, MOST_POINTS)
    for i, counter in enumerate(state.pad.counters if wanted("counter-") else ()):
        for seat in range(state.seats):
            yield number(state, "counter", "counters", i, seat, of={"counter": i, "seat": seat},
                         row=name_word(counter.name), column=Who(seat=seat), least=counter.least,
                         most=counter.most)  # fmt: skip
    if state.sets:
        yield from _side_numbers(state, "legs", Say(key="line-legs"), 0, MOST_LEGS)
        yield from _side_numbers(state, "sets", Say(key="line-sets"), 0, MOST_LEGS)


def _side_numbers(
    state: State, kind: Literal["carried", "legs", "sets"], row: Say, least: int, most: int
) -> Iterator[Number[State]]:
    for side in state.all_sides():
        yield number(state, kind, kind, side, of={"side": side}, row=row, column=state.side_word(side), least=least,
                     most=most)  # fmt: skip


def _column_numbers(state: State, column: int) -> Iterator[Number[State]]:
    pad = state.pad
    by_rounds = pad.scores in ("round", "turn", "free")
    adds = pad.scores == "turn"  # a seat with two turns in a round has the points of both
    for i, row in enumerate(pad.rows):
        label = state.column_word(column) if by_rounds else name_word(row.name)
        if by_rounds and len(pad.rows) > 1:
            label = Say(key="", args={"0": label, "1": name_word(row.name)})
        for side, now in enumerate(state.card[column][i]):
            if now is not None:
                yield number(state, "points", "card", column, i, side, of={"column": column, "row": i, "side": side},
                             row=label, column=state.side_word(side), least=-MOST_POINTS if adds else row.least,
                             most=MOST_POINTS if adds or isinstance(row.most, str) else row.most)  # fmt: skip


def _own_numbers(state: State, side: Side) -> Iterator[Number[State]]:
    """The points that a side has entered before the others."""
    for at, (i, _) in enumerate(zip(state.asked_rows(), state.told[str(side)], strict=False)):
        row = state.pad.rows[i]
        yield number(state, "told", "told", str(side), at, of={"row": i, "side": side},
                     row=Say(key="own-row", args={"row": name_word(row.name)}), column=state.side_word(side),
                     least=row.least, most=MOST_POINTS if isinstance(row.most, str) else row.most)  # fmt: skip


# ---- skipping -------------------------------------------------------------------------------------------------
@ORDER.left_out("leave-out-order")
def leave_order(state: State) -> Outcome[State]:
    """Take the order of the seats."""
    return replace(state, order=round_order(state))


@TURN.left_out("leave-out-turn", when=acting_seats)
def leave_turn(state: State) -> Outcome[State]:
    """End the turn without points."""
    return end_turn(state, acting_seats(state)[0])


@SCORE.left_out("leave-out-score")
def leave_round(state: State) -> Outcome[State]:
    """Begin the next round; this one stays blank."""
    return next_round(replace(state, card=state.with_blanks(state.round)))


@FINAL.left_out("go-on-label", when=lambda s: s.finished)
@WINNER.left_out("go-on-label", when=lambda s: s.finished)
def resume(state: State) -> Outcome[State]:
    """Continue a finished game."""
    return replace(state, finished=False, told={})


# ---- start player, current turn, present players --------------------------------------------------------------
def is_played(state: State) -> bool:
    return state.step not in ("choose", "over")


def start_options(state: State) -> list[Who]:
    """The seats that play this round; all seats if none does."""
    return [Who(seat=seat) for seat in sorted(round_order(state)) or range(state.seats)]


def start_default(state: State) -> tuple[Seat, ...]:
    return (state.start,) if Who(seat=state.start) in start_options(state) else ()


@pads.correction(label="start-label", when=lambda s: is_played(s) and s.pad.order != "free", rule="ANY-6")
def set_start(state: State, seat_: Annotated[Seat, pick(start_options, default=start_default)]) -> Outcome[State]:
    """Set the start player of this round; turns already taken stay taken."""
    return replace(state, start=seat_)


def is_in_turn(state: State) -> bool:
    """Whether exactly one seat has the turn."""
    return state.step == "turn" and len(acting_seats(state)) == 1 and state.pad.order != "together"


@pads.correction(label="turn-is-label", when=is_in_turn, rule="ANY-6")
def set_turn(state: State, seat_: Annotated[Seat, pick(start_options, default=acting_seats)]) -> Outcome[State]:
    """Give the turn to a seat; all seats before it in the order have had theirs."""
    order = round_order(state)
    return replace(state, had=order[: order.index(seat_)], out=tuple(each for each in state.out if each != seat_))


@pads.correction(label="away-label", when=is_played, rule="ANY-22")
def set_away(
    state: State,
    seats: Annotated[
        tuple[Seat, ...],
        pick(forms.all_seats, many=True, least=0, most=lambda s: s.seats - 1, default=lambda s: s.away),
    ],
) -> Outcome[State]:
    """Set the absent seats, which keep points and place and may return (ANY-22)."""
    late = sorted(set(state.away) - set(seats)) if is_low_best(state.pad) and state.card else []
    news = (warn("missed", "ANY-22", names=forms.names(late), n=len(late)),) if late else ()
    return replace(state, away=tuple(sorted(set(seats)))), news


def fixes(state: State, wanted: IdFilter) -> Fixes[State]:
    """All corrections, and "End now" for a game that ends by its own points or rounds."""
    yield from pads.fixes(state, wanted)
    if wanted("finish") and pads.current_step(state) in IN_PLAY and has_own_end(state):
        yield forms.form("finish", TABLE, "finish", text="end-now", hint=Say(key="end-now-hint"), waits=False,
                         rule="ANY-18")  # fmt: skip


corrections = Corrections(fixes)
