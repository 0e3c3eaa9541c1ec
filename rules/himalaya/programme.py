"""The secret programmes, and how they come to lie open (HIM-20..25)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Option, Prompt, Say, Seat, Secret, Slots, Timer

from .components import ACTIONS, TOKENS, Token
from .moves import FromTable, LetFinish, Programme, Ready, StartClock, TellRows, TimeUp
from .state import Result, State, is_full, who

UNTOLD: tuple[Token | None, ...] = (None,) * ACTIONS


# ---- programming -------------------------------------------------------------------------------------
def ask_programme(state: State) -> tuple[Prompt, ...]:
    """Everybody at once: ready at the table, or the row itself on a phone. At first the table starts the clock."""
    seats = tuple(prompt for seat in range(state.seats) if not state.ready[seat] for prompt in _ask_seat(state, seat))
    return (*_ask_start(state), *seats)


def _ask_start(state: State) -> tuple[Prompt, ...]:
    """Before the first programmes: everybody has seen what to do; in the ledger the leaders are placed (HIM-13)."""
    if not is_held(state):
        return ()
    if is_full(state):
        start = form("start-clock", TABLE, "start_clock", rule="HIM-23", hint=Say(key="programme-hint"))
        return (start,) if state.options.programme_s else ()
    said = {"who": who(state.first)}
    return (form("start-clock", TABLE, "start_clock", text="place-leaders", say=said, rule="HIM-13",
                 hint=Say(key="place-leaders-hint")),)  # fmt: skip


def is_held(state: State) -> bool:
    """Whether the time of the first programmes does not run yet."""
    return state.round == 1 and not state.started and not state.late


def _ask_seat(state: State, seat: Seat) -> tuple[Prompt, ...]:
    ask, text = f"programme-{seat}", "ready" if is_full(state) else "ready-ledger"
    ready = form(ask, seat, "ready", say={"who": who(seat)}, text=text, rule="HIM-20", hint=Say(key="programme-hint"))
    return (ask_row(seat), ready) if is_full(state) else (ready,)


def ask_row(seat: Seat) -> Prompt:
    """The row on the seat's own phone. It keeps its id when the time is up, so that what was laid there stays."""
    field = row_field("row", Say(key="row-label"))
    return form(f"programme-{seat}-row", seat, "programme", (field,), ask=f"programme-{seat}", text="programme",
                rule="HIM-22", secret=True)  # fmt: skip


def row_field(name: str, label: Say, key: str = "", default: tuple[str, ...] = ()) -> Slots:
    """Six action tokens from left to right."""
    return Slots(name=name, label=label, slots=ACTIONS, options=token_options(), key=key, default=default)


def token_options() -> tuple[Option, ...]:
    return tuple(Option(value=token, label=Say(key=f"token-{token}"), glyph=token) for token in TOKENS)


def do_start_clock(state: State, seat: Seat, move: StartClock) -> Result:
    expect(state.step == "programme" and seat == TABLE and is_held(state))
    return replace(state, started=True), ()


def do_ready(state: State, seat: Seat, move: Ready) -> Result:
    _expect_open(state, seat)
    return _is_ready(state, seat), ()


def do_programme(state: State, seat: Seat, move: Programme) -> Result:
    """A phone's row; one that is laid when the time is up waits for the others too."""
    if state.step == "rows":
        expect(seat in state.late and seat in to_tell(state), "already-ready", "HIM-23")
    else:
        _expect_open(state, seat)
    expect(is_full(state) and len(move.row) == ACTIONS, "six-tokens", "HIM-22", n=ACTIONS)
    row = Secret(seats=(seat,), value=move.row, count=ACTIONS)
    programmes = put(state.programmes or (None,) * state.seats, seat, row)
    state = replace(state, programmes=programmes)
    if state.step == "programme":
        return _is_ready(state, seat), ()
    return (state if to_tell(state) else opened(state)), ()


def _is_ready(state: State, seat: Seat) -> State:
    late = tuple(other for other in state.late if other != seat)
    return replace(state, ready=put(state.ready, seat, True), late=late)


def _expect_open(state: State, seat: Seat) -> None:
    expect(state.step == "programme" and 0 <= seat < state.seats)
    expect(not state.ready[seat], "already-ready", "HIM-23")


def do_time_up(state: State, seat: Seat, move: TimeUp) -> Result:
    """Nothing may be changed any more (HIM-23), unless the table lets those finish who were not ready."""
    expect(state.step == "programme" and seat == TABLE)
    late = tuple(seat for seat, is_ready in enumerate(state.ready) if not is_ready and is_full(state))
    return replace(state, ready=(True,) * state.seats, late=late), (info("time-up", "HIM-23"),)


def do_let_finish(state: State, seat: Seat, move: LetFinish) -> Result:
    """Those who were not ready programme on, without a clock."""
    expect(state.step == "rows" and seat == TABLE and state.late)
    programmes = state.programmes or (None,) * state.seats
    late = tuple(seat for seat in state.late if programmes[seat] is None)
    ready = tuple(seat not in late for seat in range(state.seats))
    return replace(state, step="programme", programmes=programmes, ready=ready, late=late), ()


def timers(state: State) -> tuple[Timer, ...]:
    """One for all, while somebody is programming."""
    seconds = state.options.programme_s
    if state.step != "programme" or not seconds or state.late:
        return ()
    return (Timer(id=f"programme-{state.round}", seat=TABLE, ms=seconds * 1000, expire="time_up",
                  label=Say(key="timer-programme"), held=is_held(state)),)  # fmt: skip


# ---- the reveal --------------------------------------------------------------------------------------
def reveal(state: State) -> Result:
    """The screens come away: what the phones have told lies open (HIM-25)."""
    rows = _told(state)
    news = (info("screens-away", "HIM-25", who=who(state.first)),)
    if not is_full(state):
        rows = (UNTOLD,) * state.seats
    return replace(state, step="rows", rows=rows, programmes=(), ready=(), action=1, turn=0), news


Rows = tuple[tuple[Token | None, ...] | None, ...]


def _told(state: State) -> Rows:
    """Every row that is known: on the table already, or told by a phone."""
    nobody: tuple[None, ...] = (None,) * state.seats
    pairs = zip(state.rows or nobody, state.programmes or nobody, strict=True)
    return tuple(row if row is not None else told.value if told is not None else None for row, told in pairs)


def opened(state: State, rows: Rows = ()) -> State:
    """The same with all rows open."""
    return replace(state, rows=rows or _told(state), programmes=(), late=())


def to_tell(state: State) -> tuple[Seat, ...]:
    """The seats whose rows no phone has told."""
    late = state.programmes or (None,) * state.seats
    return tuple(seat for seat, row in enumerate(state.rows) if row is None and late[seat] is None)


def ask_rows(state: State) -> tuple[Prompt, ...]:
    """A row for each of them, or none at all: then each action is told in its turn. Who was late may tell it alone."""
    fields = tuple(replace(row_field("rows", Say(key=""), str(seat)), label=who(seat)) for seat in to_tell(state))
    whom = {"who": forms.names(state.late)} if state.late else {}
    finish = (form("let-finish", TABLE, "let_finish", ask="rows", say=whom, rule="HIM-23"),) if state.late else ()
    return (
        form("rows", TABLE, "tell_rows", fields, rule="HIM-25"),
        *finish,
        form("from-table", TABLE, "from_table", ask="rows", rule="HIM-25"),
        *(prompt for seat in to_tell(state) if seat in state.late for prompt in _ask_late(seat)),
    )


def _ask_late(seat: Seat) -> tuple[Prompt, ...]:
    """A row by itself: what was laid on the seat's phone stays there. Nobody waits, for all rows are asked at once."""
    label = Say(key="correct-row", args={"who": who(seat)})
    twin = form(f"late-{seat}", seat, "programme", (row_field("row", label),), text="row-of", say={"who": who(seat)},
                ask=f"programme-{seat}", rule="HIM-25", waits=False)  # fmt: skip
    return replace(ask_row(seat), waits=False), twin


def do_tell_rows(state: State, seat: Seat, move: TellRows) -> Result:
    expect(state.step == "rows" and seat == TABLE)
    expect(set(move.rows) == set(to_tell(state)), "does-not-fit", "HIM-25")
    expect(all(len(row) == ACTIONS for row in move.rows.values()), "six-tokens", "HIM-22", n=ACTIONS)
    rows = _told(state)
    for of, row in move.rows.items():
        rows = put(rows, of, row)
    return opened(state, rows), ()


def do_from_table(state: State, seat: Seat, move: FromTable) -> Result:
    expect(state.step == "rows" and seat == TABLE)
    return untold(state), ()


def untold(state: State) -> State:
    """The rows that nobody has told are told action by action."""
    return opened(state, tuple(UNTOLD if row is None else row for row in _told(state)))
