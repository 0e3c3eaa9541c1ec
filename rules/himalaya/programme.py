"""The secret programmes and their reveal (HIM-20..25)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Outcome, each, slots
from rules.kit.types import TABLE, Option, Say, Seat, Secret, Timer, Who

from .components import ACTIONS, TOKENS, Token
from .flow import PROGRAMME, ROWS, untold_seats
from .state import State, seat_word

UNTOLD: tuple[Token | None, ...] = (None,) * ACTIONS
TOKEN_OPTIONS = tuple(Option(value=token, label=Say(key=f"token-{token}"), glyph=token) for token in TOKENS)
Rows = tuple[tuple[Token | None, ...] | None, ...]
SIX = slots(ACTIONS, TOKEN_OPTIONS)  # from left to right
PROGRAMME_HINT = Say(key="programme-hint")


def seat_args(state: State, seat: Seat) -> dict[str, Who]:
    return {"who": seat_word(seat)}


# ---- programming -------------------------------------------------------------------------------------
def is_held(state: State) -> bool:
    """Whether the timer of the first programmes is still held."""
    return state.round == 1 and not state.started and not state.late


@PROGRAMME.move("HIM-13", id="start-clock", text="place-leaders", ask="start-clock", seat=TABLE,
                when=lambda state: is_held(state) and not state.is_full(), hint=Say(key="place-leaders-hint"),
                say=lambda state: {"who": seat_word(state.first)})  # fmt: skip
@PROGRAMME.move("HIM-23", id="start-clock", ask="start-clock", seat=TABLE, hint=PROGRAMME_HINT,
                when=lambda state: is_held(state) and state.is_full() and state.options.programme_s)  # fmt: skip
def start_clock(state: State) -> State:
    """Start the timer of the first programmes; in the ledger, confirm that the leaders are placed."""
    return replace(state, started=True)


@ROWS.move("HIM-25", id="rows", text="rows", ask="rows", seat=TABLE, picks=())
def tell_rows(state: State, rows: Annotated[dict[int, tuple[Token, ...]], each(untold_seats, SIX)]) -> State:
    """Record the rows of all seats without one."""
    known = _known_rows(state)
    for seat, row in rows.items():
        known = put(known, seat, row)
    return with_open_rows(state, known)


@ROWS.move("HIM-23", id="let-finish", ask="rows", seat=TABLE, when=lambda state: state.late,
           say=lambda state: {"who": forms.names(state.late)})  # fmt: skip
def let_finish(state: State) -> State:
    """Let the seats that were not ready go on programming, without a timer."""
    programmes = state.programmes or (None,) * state.seats
    late = tuple(seat for seat in state.late if programmes[seat] is None)
    ready = tuple(seat not in late for seat in range(state.seats))
    return replace(state, step="programme", programmes=programmes, ready=ready, late=late)


@ROWS.left_out("leave-rows")
@ROWS.move("HIM-25", id="from-table", ask="rows", seat=TABLE)
def from_table(state: State) -> State:
    """Leave unknown rows to be entered action by action."""
    return with_open_rows(state, tuple(UNTOLD if row is None else row for row in _known_rows(state)))


@ROWS.goes_on
def skip_rows(state: State) -> State | None:
    return None if None in state.rows else replace(state, step="action")


@ROWS.move("HIM-25", id="late-{seat}", text="row-of", ask="programme-{seat}", when=State.is_full, say=seat_args,
           picks=(), waits=False)  # fmt: skip
@ROWS.move("HIM-22", id="programme-{seat}-row", ask="programme-{seat}", when=State.is_full, picks=(), secret=True,
           waits=False)  # fmt: skip
@PROGRAMME.move("HIM-22", id="programme-{seat}-row", when=State.is_full, picks=(), secret=True)
def programme(state: State, seat: Seat, row: Annotated[tuple[Token, ...], SIX]) -> State:
    """Record a row from the seat's own phone. Its id stays the same when the time is up, which keeps a draft; it is
    optional then, for one form asks for all rows."""
    told = Secret(seats=(seat,), value=row, count=ACTIONS)
    state = replace(state, programmes=put(state.programmes or (None,) * state.seats, seat, told))
    if state.step == "programme":
        return ready(state, seat)
    return state if untold_seats(state) else with_open_rows(state)


@PROGRAMME.move("HIM-20", id="programme-{seat}", say=seat_args, hint=PROGRAMME_HINT,
                text=lambda state: "ready" if state.is_full() else "ready-ledger")  # fmt: skip
def ready(state: State, seat: Seat) -> State:
    late = tuple(other for other in state.late if other != seat)
    return replace(state, ready=put(state.ready, seat, True), late=late)


@PROGRAMME.at_zero("HIM-23")
def time_up(state: State) -> Outcome[State]:
    """End programming (HIM-23); the table may let the seats that are not ready finish."""
    late = tuple(seat for seat, is_ready in enumerate(state.ready) if not is_ready and state.is_full())
    return replace(state, ready=(True,) * state.seats, late=late), info("time-up", "HIM-23")


@PROGRAMME.left_out("leave-programme")
def leave_programme(state: State) -> State:
    return replace(state, ready=(True,) * state.seats, late=())


@PROGRAMME.clock
def programme_timer(state: State) -> Timer | None:
    """The shared timer while seats are programming."""
    seconds = state.options.programme_s
    if not seconds or state.late:
        return None
    return Timer(id=f"programme-{state.round}", seat=TABLE, ms=seconds * 1000, expire="time_up",
                 label=Say(key="timer-programme"), held=is_held(state))  # fmt: skip


# ---- the reveal --------------------------------------------------------------------------------------
@PROGRAMME.goes_on
def reveal(state: State) -> Outcome[State] | None:
    """Remove the screens: rows entered on phones become public (HIM-25)."""
    if not all(state.ready):
        return None
    rows = _known_rows(state) if state.is_full() else (UNTOLD,) * state.seats
    state = replace(state, step="rows", rows=rows, programmes=(), ready=(), action=1, turn=0)
    return state, info("screens-away", "HIM-25", who=seat_word(state.first))


def _known_rows(state: State) -> Rows:
    """Each seat's row if known: already public, or entered on a phone."""
    nobody: tuple[None, ...] = (None,) * state.seats
    pairs = zip(state.rows or nobody, state.programmes or nobody, strict=True)
    return tuple(row if row is not None else told.value if told is not None else None for row, told in pairs)


def with_open_rows(state: State, rows: Rows = ()) -> State:
    """The state with all rows public."""
    return replace(state, rows=rows or _known_rows(state), programmes=(), late=())
