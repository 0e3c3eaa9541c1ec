"""Whose turn it is, and how turns, phases and rounds go on (ANY-5 to ANY-8)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info, warn
from rules.kit.places import clockwise, put
from rules.kit.types import NOTHING, TABLE, Amount, Choice, Option, Prompt, Say, Seat, Slots, Who

from .components import Phase
from .moves import DropOut, FillRow, PassOn, Tally, TellOrder
from .scoring import beyond, with_tally
from .state import Result, State, acting, expect_step, in_order, is_open, next_round, passed, phases, side_of
from .words import amount, named


# ---- the order of a round -----------------------------------------------------------------------------------
def ask_order(state: State) -> tuple[Prompt, ...]:
    seats = tuple(seat for seat in clockwise(state.start, state.seats) if seat not in state.away)
    options = tuple(Option(value=str(seat), label=Who(seat=seat)) for seat in seats)
    slots = Slots(name="seats", label=Say(key="order-label"), slots=len(seats), options=options,
                  caps={str(seat): 1 for seat in seats}, default=tuple(str(seat) for seat in seats))  # fmt: skip
    return (forms.form("order", TABLE, "order", (slots,), picks=("seats",)),)


def do_order(state: State, seat: Seat, move: TellOrder) -> Result:
    expect_step(state, "order")
    here = {str(seat) for seat in range(state.seats) if seat not in state.away}
    expect(set(move.seats) == here and len(move.seats) == len(here), "does-not-fit", "ANY-6")
    return replace(state, order=tuple(int(seat) for seat in move.seats)), ()


# ---- turns --------------------------------------------------------------------------------------------------
def ask_turn(state: State) -> tuple[Prompt, ...]:
    """A question to whoever has the turn; where nobody has, a key for the table."""
    phase = phases(state)[state.phase]
    if not phase.turns:
        return (forms.form("phase", TABLE, "pass_on", say={"phase": named(phase.say)}, hint=_hint(phase)),)
    return tuple(prompt for seat in acting(state) for prompt in _of_seat(state, seat, phase))


def _hint(phase: Phase) -> Say | None:
    """What is done in a phase, where the pad has a sentence for it."""
    return named(phase.hint) if phase.hint else None


def _of_seat(state: State, seat: Seat, part: Phase) -> tuple[Prompt, ...]:
    ask, id = f"turn-{seat}", f"turn-{seat}-{state.turns[seat]}"
    phase, hint = part.say, _hint(part)
    say = {"phase": named(phase)} if phase else {}
    match state.pad.scores:
        case "turn":
            main = forms.form(id, seat, "tally", _points_field(state), text="tally", ask=ask,
                              given={"side": side_of(state, seat)}, picks=("points",), hint=hint)  # fmt: skip
        case "rows":
            main = forms.form(id, seat, "fill_row", _row_fields(state, seat), text="fill-row", ask=ask,
                              picks=("row", "points"), hint=hint)  # fmt: skip
        case _:
            text = "turn-phase" if phase else "turn-together" if state.pad.order == "together" else "turn"
            main = forms.form(id, seat, "pass_on", text=text, say=say, ask=ask, hint=hint)
    if state.pad.laps == "once":
        return (main,)
    return main, forms.form(f"out-{seat}", seat, "drop_out", text="drop-out", ask=ask)


def open_rows(state: State, seat: Seat) -> tuple[int, ...]:
    """The rows of the card that this seat has not filled."""
    side = side_of(state, seat)
    return tuple(row for row in range(len(state.pad.rows)) if is_open(state, row, side))


def _points_field(state: State) -> tuple[Amount]:
    return (amount(state.pad.rows[0], NOTHING, now=None),)


def _row_fields(state: State, seat: Seat) -> tuple[Choice, Amount]:
    rows = open_rows(state, seat)
    options = tuple(Option(value=i, label=named(state.pad.rows[i].name)) for i in rows)
    least = min(state.pad.rows[i].least for i in rows)
    most = max(state.pad.rows[i].most for i in rows)
    return (
        Choice(name="row", label=Say(key="fill-row-which"), options=options),
        Amount(name="points", label=Say(key="tally-field"), least=least, most=most, typed=True),
    )


def do_pass_on(state: State, seat: Seat, move: PassOn) -> Result:
    expect_step(state, "turn")
    if not phases(state)[state.phase].turns:
        return replace(state, phase=state.phase + 1), ()
    expect(state.pad.scores not in ("turn", "rows") and seat in acting(state), "not-your-turn", "ANY-5")
    return passed(state, seat), ()


def do_drop_out(state: State, seat: Seat, move: DropOut) -> Result:
    expect_step(state, "turn")
    expect(state.pad.laps == "passes" and seat in acting(state), "not-your-turn", "ANY-7")
    return replace(passed(state, seat), out=(*state.out, seat)), (info("dropped-out", "ANY-7", who=Who(seat=seat)),)


def do_tally(state: State, seat: Seat, move: Tally) -> Result:
    """Points in a turn, or whenever somebody has them."""
    expect(0 <= move.side < len(state.carried))
    if state.pad.scores == "free":
        expect_step(state, "turn", "play")
        return with_tally(state, move.side, move.points), ()
    expect_step(state, "turn")
    seats = [seat for seat in acting(state) if side_of(state, seat) == move.side]
    expect(state.pad.scores == "turn" and seats, "not-your-turn", "ANY-10")
    bust = beyond(state, move.side, move.points)
    news = (warn("bust", "ANY-11", who=Who(seat=seats[0])),) if bust else ()
    return passed(with_tally(state, move.side, 0 if bust else move.points), seats[0]), news


def do_fill_row(state: State, seat: Seat, move: FillRow) -> Result:
    expect_step(state, "turn")
    expect(state.pad.scores == "rows" and seat in acting(state), "not-your-turn", "ANY-12")
    expect(move.row in open_rows(state, seat), "row-is-full", "ANY-12")
    row = state.pad.rows[move.row]
    expect(row.least <= move.points <= row.most, "row-limit", "ANY-12", row=named(row.name), most=row.most)
    side, column = side_of(state, seat), state.card[0]
    filled = put(column, move.row, put(column[move.row], side, move.points))
    return passed(replace(state, card=(filled,)), seat), ()


# ---- what follows by itself -----------------------------------------------------------------------------------
def went_on(state: State) -> State | None:
    """The next lap, phase or round, where nobody is left to have a turn; None while somebody is,
    and after the last counting up."""
    parts = phases(state)
    if state.final or not parts or (state.pad.order == "told" and not state.order):
        return None
    if state.phase == len(parts):
        return next_round(state) if state.pad.scores != "round" and in_order(state) else None
    every = in_order(state) if parts[state.phase].turns else ()
    if not every or not set(every) <= {*state.had, *state.out}:
        return None
    if state.pad.laps == "passes" and not set(every) <= set(state.out):
        return replace(state, had=())
    return replace(state, phase=state.phase + 1, had=(), out=())
