"""The steps of the game; turns, laps, phases and rounds, and their clocks (ANY-5 to ANY-8, ANY-21)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from msgspec.structs import replace

from rules.kit.places import clockwise_seats, put
from rules.kit.presets import MOST_MAIN_S, preset_sentence, time_control
from rules.kit.rules import Outcome, Rules, once, slots
from rules.kit.types import TABLE, Option, Say, Seat, Timer, Who

from .components import MOST_SEATS, Options, Phase
from .points import out_sides
from .state import State, name_word

F = TypeVar("F", bound=Callable[..., Any])

pads: Rules[State, Options] = Rules(
    __package__, State, Options, seats=range(2, MOST_SEATS + 1), version=4,
    endings=("goal", "rounds", "last", "told", "won", "lost"),
)  # fmt: skip
CHOOSE = pads.step("choose")
ORDER = pads.step("order")
TURN = pads.step("turn")
SCORE = pads.step("score")
PLAY = pads.step("play")
FINAL = pads.step("final")
WINNER = pads.step("winner")
OVER = pads.step("over", seat=())
IN_PLAY = (ORDER, TURN, SCORE, PLAY)
AT_ANY_TIME = (*IN_PLAY, FINAL, WINNER)


def move_of(steps: tuple[Any, ...], rule: str, **form: Any) -> Callable[[F], F]:
    """A decorator that makes a function a move of all these steps, with the same form."""

    def decorate(fn: F) -> F:
        for step in steps:
            step.move(rule, **form)(fn)
        return fn

    return decorate


# ---- turn order ---------------------------------------------------------------------------------------------
WHOLE_ROUND = (Phase(say=""),)


def phases(state: State) -> tuple[Phase, ...]:
    """The phases of every round; () if players enter points only."""
    if state.pad.order == "free":
        return tuple([replace(each, turns=False) for each in state.pad.phases])
    return state.pad.phases or WHOLE_ROUND


@once
def round_order(state: State) -> tuple[Seat, ...]:
    """The seats that play this round, in order; a side eliminated during a round finishes it."""
    order = tuple(dict.fromkeys((*state.order, *clockwise_seats(state.start, state.seats))))  # late arrivals are last
    if state.pad.order == "counter":
        order = (order[0], *reversed(order[1:]))
    by_round = state.pad.scores in ("round", "turn")
    down = out_sides(state, state.card[: state.round - 1] if by_round else state.card)
    order = tuple(seat for seat in order if state.side_of(seat) not in down)
    if state.pad.scores == "rows":
        order = tuple(seat for seat in order if not state.is_full(state.side_of(seat)))
    return tuple(seat for seat in order if seat not in state.away)


def due_seats(state: State) -> tuple[Seat, ...]:
    """The seats still to have a turn in this lap, the next one first."""
    return tuple(seat for seat in round_order(state) if seat not in state.had and seat not in state.out)


def acting_seats(state: State) -> tuple[Seat, ...]:
    """The seats that have the turn: one, or all that are not ready."""
    if state.step != "turn" or not phases(state)[state.phase].turns:
        return ()
    return due_seats(state) if state.pad.order == "together" else due_seats(state)[:1]


# ---- course ---------------------------------------------------------------------------------------------------
def end_turn(state: State, seat: Seat) -> State:
    """The state after a seat's turn."""
    return replace(state, had=(*state.had, seat), turns=put(state.turns, seat, state.turns[seat] + 1))


def next_leg(state: State, further: int) -> State:
    """The state with a new card, started `further` seats on (ANY-24)."""
    first = (state.start + (-further if state.pad.order == "counter" else further)) % state.seats
    start = next(seat for seat in clockwise_seats(first, state.seats) if seat not in state.away)
    return replace(state, card=(), round=1, phase=0, had=(), out=(), order=(), start=start)


def next_round(state: State) -> State:
    """The state in the next round, started by the next seat unless the start stays (ANY-6)."""
    step = -1 if state.pad.order == "counter" else 1
    following = ((state.start + step * n) % state.seats for n in range(1, state.seats + 1))
    start = state.start if state.pad.stays else next(seat for seat in following if seat not in state.away)
    return replace(state, round=state.round + 1, phase=0, had=(), out=(), order=(), told={}, start=start)


# ---- order of a round ---------------------------------------------------------------------------------------
@once
def sitting_options(state: State) -> dict[str, Option]:
    """The present seats, clockwise from the start player."""
    seats = (seat for seat in clockwise_seats(state.start, state.seats) if seat in state.present_seats())
    return {str(seat): Option(value=str(seat), label=Who(seat=seat)) for seat in seats}


@ORDER.move("ANY-6")
def order(
    state: State,
    seats: Annotated[
        tuple[str, ...],
        slots(lambda s: len(s.present_seats()), lambda s: sitting_options(s).values(), label="order-label",
              caps=lambda s: dict.fromkeys(sitting_options(s), 1), default=sitting_options),
    ],
) -> Outcome[State]:  # fmt: skip
    """Set the order of this round."""
    return replace(state, order=tuple(int(seat) for seat in seats))


# ---- turns --------------------------------------------------------------------------------------------------
def current_phase(state: State) -> Phase:
    return phases(state)[state.phase]


def phase_hint(state: State) -> Say | None:
    return name_word(current_phase(state).hint) if current_phase(state).hint else None


# A form of the acting seats.
turn_move = partial(TURN.move, seat=acting_seats, id=lambda s, seat: f"turn-{seat}-{s.turns[seat]}", ask="turn-{seat}",
                    hint=phase_hint)  # fmt: skip


def phase_word(state: State) -> dict[str, Say]:
    return {"phase": name_word(current_phase(state).say)} if current_phase(state).say else {}


def pass_text(state: State) -> str:
    if current_phase(state).say:
        return "turn-phase"
    return "turn-together" if state.pad.order == "together" else "turn"


def bank_hint(state: State) -> Say | None:
    """The time control in a sentence, for a bank."""
    pad = state.pad
    return preset_sentence(pad.preset, pad.clock_s, pad.increment_s) if pad.clock == "bank" else None


@TURN.move("ANY-21", seat=TABLE, when=lambda s: s.pad.clock != "none" and is_clock_waiting(s), hint=bank_hint)
def start_clocks(state: State) -> Outcome[State]:
    """Start the clocks."""
    return replace(state, going=True)


@TURN.move(
    "ANY-8", seat=TABLE, text="phase", say=phase_word, hint=phase_hint, when=lambda s: not current_phase(s).turns
)
@turn_move("ANY-5", text=pass_text, say=phase_word, when=lambda s: s.pad.scores not in ("turn", "rows"))
def pass_on(state: State, seat: Seat) -> Outcome[State]:
    """End the turn, or, for the table, a phase without turns."""
    return replace(state, phase=state.phase + 1) if seat == TABLE else end_turn(state, seat)


# ---- automatic steps ------------------------------------------------------------------------------------------
def advance(state: State) -> State | None:
    """The next lap, phase or round after the last turn of this one; None before, and after the final points."""
    parts = phases(state)
    if state.final or not parts or (state.pad.order == "told" and not state.order):
        return None
    if state.phase == len(parts):
        return next_round(state) if state.pad.scores != "round" and round_order(state) else None
    every = round_order(state) if parts[state.phase].turns else ()
    if not every or not set(every) <= {*state.had, *state.out}:
        return None
    if state.pad.laps == "passes" and not set(every) <= set(state.out):
        return replace(state, had=())
    return replace(state, phase=state.phase + 1, had=(), out=())


# ---- clocks: a bank or elapsed time per seat, or a timer per turn or phase -----------------------------------------
def is_clock_waiting(state: State) -> bool:
    """Whether the clocks still wait for a start, or for the end of the first turn."""
    return not (state.going or any(state.turns) or state.phase or state.round > 1)


def timers(state: State) -> tuple[Timer, ...]:
    """The timers of the pad; each is held during the turns of others."""
    pad, seats = state.pad, range(state.seats)
    match pad.clock:
        case "up":
            return tuple(_timer(state, f"up-{seat}", seat, MOST_MAIN_S, up=True) for seat in seats)
        case "bank":
            return tuple(_bank(state, seat) for seat in seats)
        case "turn" if state.step == "turn":
            return tuple(
                _timer(state, f"turn-{seat}-{state.turns[seat]}", seat, pad.clock_s) for seat in acting_seats(state)
            )
        case "phase" if state.step == "turn":
            return (_timer(state, f"phase-{state.round}-{state.phase}", TABLE, pad.clock_s),)
        case _:
            return ()


def _bank(state: State, seat: Seat) -> Timer:
    """The bank of a seat for the whole game; a turn counts after all phases with turns."""
    pad, in_round = state.pad, sum(phase.turns for phase in phases(state)) or 1
    control = time_control(pad.preset, seat, pad.clock_s, pad.increment_s)
    timer = _timer(state, f"bank-{seat}", seat, pad.clock_s)
    return replace(timer, control=control, turns=state.turns[seat] // in_round)


def _timer(state: State, id: str, seat: Seat, s: int, *, up: bool = False) -> Timer:
    held = is_clock_waiting(state) or seat not in (TABLE, *acting_seats(state))
    return Timer(id=id, seat=seat, ms=1000 * s, label=Say(key=f"timer-{state.pad.clock}"), up=up, held=held)
