"""Whose turn it is, what is told in it, and its clocks (ANY-5 to ANY-8, ANY-10 to ANY-12, ANY-21)."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info, warn
from rules.kit.places import clockwise, put
from rules.kit.presets import MOST_MAIN_S, in_words, time_control
from rules.kit.rules import Outcome, must
from rules.kit.types import NOTHING, TABLE, Amount, Choice, Field, Option, Prompt, Say, Seat, Slots, Timer, Who

from .components import CHECKOUTS, Phase
from .flow import BY_HAND, ORDER, PLAY, TURN
from .points import limits, odd, odd_last, total_of, unfit
from .scoring import beyond, of_rows, with_tally
from .standing import acting, in_order, next_round, passed, phases
from .state import State, asked_rows, here, is_open, side_of
from .words import amount, named, row_options, usual


# ---- the order of a round -----------------------------------------------------------------------------------
def ask_order(state: State) -> tuple[Prompt, ...]:
    seats = tuple(seat for seat in clockwise(state.start, state.seats) if seat in here(state))
    options = tuple(Option(value=str(seat), label=Who(seat=seat)) for seat in seats)
    slots = Slots(name="seats", label=Say(key="order-label"), slots=len(seats), options=options,
                  caps={str(seat): 1 for seat in seats}, default=tuple(str(seat) for seat in seats))  # fmt: skip
    return (forms.form("order", TABLE, "order", (slots,), picks=("seats",)),)


@ORDER.move("ANY-6")
def order(state: State, seats: Annotated[tuple[str, ...], BY_HAND]) -> Outcome[State]:
    """Who comes after whom."""
    return replace(state, order=tuple(int(seat) for seat in seats))


# ---- turns --------------------------------------------------------------------------------------------------
def ask_turn(state: State) -> tuple[Prompt, ...]:
    """A question to whoever has the turn; where nobody has, a key for the table."""
    phase = phases(state)[state.phase]
    hint = named(phase.hint) if phase.hint else None  # what is done in it
    if not phase.turns:
        return (forms.form("phase", TABLE, "pass_on", say={"phase": named(phase.say)}, hint=hint),)
    return tuple(prompt for seat in acting(state) for prompt in _of_seat(state, seat, phase, hint))


def _of_seat(state: State, seat: Seat, phase: Phase, hint: Say | None) -> tuple[Prompt, ...]:
    ask, id, side = f"turn-{seat}", f"turn-{seat}-{state.turns[seat]}", side_of(state, seat)
    match state.pad.scores:
        case "turn" if len(asked_rows(state)) > 1:
            main = of_rows(state, side, id, seat, ask=ask, hint=hint)
        case "turn":
            field, way = amount(state, state.pad.rows[0], NOTHING, now=None), CHECKOUTS.get(total_of(state, side))
            hint = Say(key="", args={"way": way}) if way and state.pad.checkouts else hint
            main = forms.form(id, seat, "tally", (field,), text="tally", ask=ask,
                              given={"side": side}, picks=("points",), hint=hint)  # fmt: skip
        case "rows":
            main = forms.form(id, seat, "fill_row", _row_fields(state, seat), text="fill-row", ask=ask,
                              picks=("row", "points"), hint=hint)  # fmt: skip
        case _:
            text = "turn-phase" if phase.say else "turn-together" if state.pad.order == "together" else "turn"
            say = {"phase": named(phase.say)} if phase.say else {}
            main = forms.form(id, seat, "pass_on", text=text, say=say, ask=ask, hint=hint)
    if state.pad.laps == "once":
        return (main,)
    return main, forms.form(f"out-{seat}", seat, "drop_out", text="drop-out", ask=ask)


def open_rows(state: State, seat: Seat) -> tuple[int, ...]:
    """The rows of the card that this seat has not filled."""
    side = side_of(state, seat)
    return tuple(row for row in range(len(state.pad.rows)) if is_open(state, row, side))


def _row_fields(state: State, seat: Seat) -> tuple[Field, ...]:
    """Which row, and its points: asked alike of all rows in which nothing usual stands, and of each other one alone."""
    rows = open_rows(state, seat)
    options = tuple(map(row_options(state.pad).__getitem__, rows))
    which = Choice(name="row", label=Say(key="fill-row-which"), options=options)
    stands = {i: usual(state, state.pad.rows[i], 0) for i in rows}
    alike = groupby(sorted(rows, key=lambda i: stands[i] or 0), key=lambda i: stands[i])
    return (which, *(_points_of(state, tuple(some), now, len(set(stands.values())) > 1) for now, some in alike))


def _points_of(state: State, rows: tuple[int, ...], now: int | None, is_one: bool) -> Amount:
    bounds = [limits(state, state.pad.rows[i]) for i in rows]
    return Amount(name="points", label=Say(key="tally-field"), least=min(least for least, _ in bounds),
                  most=max(most for _, most in bounds), default=now, typed=True,
                  when=("row", rows) if is_one else None)  # fmt: skip


@TURN.move("ANY-5")
def pass_on(state: State, seat: Seat) -> Outcome[State]:
    """A turn is over; of the table: a phase that everybody does together."""
    return replace(state, phase=state.phase + 1) if seat == TABLE else passed(state, seat)


@TURN.move("ANY-7")
def drop_out(state: State, seat: Seat) -> Outcome[State]:
    """Somebody passes for the rest of the round."""
    return replace(passed(state, seat), out=(*state.out, seat)), info("dropped-out", "ANY-7", who=Who(seat=seat))


@TURN.move("ANY-10")
@PLAY.move("ANY-10")
def tally(state: State, side: Annotated[int, BY_HAND], points: Annotated[int, BY_HAND]) -> Outcome[State]:
    """One side gets points: in its turn, or whenever it has them."""
    found = (*odd(state, {0: points}), *odd_last(state, side, points))
    if state.pad.scores == "free":
        return with_tally(state, side, points), found
    (seat,) = (seat for seat in acting(state) if side_of(state, seat) == side)
    if beyond(state, side, points):
        return passed(with_tally(state, side, 0), seat), (*found, warn("bust", "ANY-11", who=Who(seat=seat)))
    after = with_tally(state, side, points)
    return passed(after, seat), (*found, *unfit(after, after.card[-1], side))


@TURN.move("ANY-12")
def fill_row(
    state: State, seat: Seat, row: Annotated[int, BY_HAND], points: Annotated[int, BY_HAND]
) -> Outcome[State]:  # fmt: skip
    """A free row of the own card, once and for all."""
    kind = state.pad.rows[row]
    least, most = limits(state, kind)
    must(least <= points <= most, "row-limit", "ANY-12", row=named(kind.name), most=most)
    column = state.card[0]
    filled = put(column, row, put(column[row], side_of(state, seat), points))
    return passed(replace(state, card=(filled,)), seat), odd(state, {row: points})


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


# ---- clocks: a bank or the used time of everybody, or the sand glass of a turn or a phase --------------------------
def stand(state: State) -> bool:
    """Whether they wait to be started: somebody does, or the first turn ends."""
    return not (state.going or any(state.turns) or state.phase or state.round > 1)


def ask_start(state: State) -> tuple[Prompt, ...]:
    """The key that starts them, beside the first turn."""
    if state.step != "turn" or state.pad.clock == "none" or not stand(state):
        return ()
    pad = state.pad
    told = in_words(pad.preset, pad.clock_s, pad.increment_s) if pad.clock == "bank" else None
    return (forms.form("start-clocks", TABLE, "start_clocks", hint=told),)


@TURN.move("ANY-21")
def start_clocks(state: State) -> Outcome[State]:
    """From now on they run."""
    return replace(state, going=True)


def timers(state: State) -> tuple[Timer, ...]:
    """Those of the pad; each stands still while others think."""
    pad, seats = state.pad, range(state.seats)
    match pad.clock:
        case "up":
            return tuple(_timer(state, f"up-{seat}", seat, MOST_MAIN_S, up=True) for seat in seats)
        case "bank":
            return tuple(_bank(state, seat) for seat in seats)
        case "turn" if state.step == "turn":
            return tuple(_timer(state, f"turn-{seat}-{state.turns[seat]}", seat, pad.clock_s) for seat in acting(state))
        case "phase" if state.step == "turn":
            return (_timer(state, f"phase-{state.round}-{state.phase}", TABLE, pad.clock_s),)
        case _:
            return ()


def _bank(state: State, seat: Seat) -> Timer:
    """What a seat has for the whole game; a turn ends after all phases that have turns."""
    pad, in_round = state.pad, sum(phase.turns for phase in phases(state)) or 1
    control = time_control(pad.preset, seat, pad.clock_s, pad.increment_s)
    timer = _timer(state, f"bank-{seat}", seat, pad.clock_s)
    return replace(timer, control=control, turns=state.turns[seat] // in_round)


def _timer(state: State, id: str, seat: Seat, s: int, *, up: bool = False) -> Timer:
    held = stand(state) or seat not in (TABLE, *acting(state))
    return Timer(id=id, seat=seat, ms=1000 * s, label=Say(key=f"timer-{state.pad.clock}"), up=up, held=held)
