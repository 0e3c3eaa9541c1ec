"""The secret programmes, and how they come to lie open (HIM-20..25)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.himalaya.components import ACTIONS, TOKENS, Token
from rules.himalaya.moves import FromTable, Programme, Ready, TellRows, TimeUp
from rules.himalaya.state import Result, State, is_full, who
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Option, Prompt, Say, Seat, Secret, Slots, Timer

UNTOLD: tuple[Token | None, ...] = (None,) * ACTIONS


# ---- programming -------------------------------------------------------------------------------------
def ask_programme(state: State) -> tuple[Prompt, ...]:
    """Everybody at once: ready at the table, or the row itself on a phone."""
    return tuple(prompt for seat in range(state.seats) if not state.ready[seat] for prompt in _ask_seat(state, seat))


def _ask_seat(state: State, seat: Seat) -> tuple[Prompt, ...]:
    ask, text = f"programme-{seat}", "ready" if is_full(state) else "ready-ledger"
    ready = form(ask, seat, "ready", text=text, rule="HIM-20", hint=Say(key="programme-hint"))
    if not is_full(state):
        return (ready,)
    field = row_field("row", Say(key="row-label"))
    row = form(f"{ask}-row", seat, "programme", (field,), ask=ask, text="programme", rule="HIM-22", secret=True)
    return row, ready


def row_field(name: str, label: Say, key: str = "", usual: tuple[str, ...] = ()) -> Slots:
    """Six action tokens from left to right."""
    return Slots(name=name, label=label, slots=ACTIONS, options=token_options(), key=key, usual=usual)


def token_options() -> tuple[Option, ...]:
    return tuple(Option(value=token, label=Say(key=f"token-{token}"), glyph=token) for token in TOKENS)


def do_ready(state: State, seat: Seat, move: Ready) -> Result:
    _expect_open(state, seat)
    return replace(state, ready=put(state.ready, seat, True)), ()


def do_programme(state: State, seat: Seat, move: Programme) -> Result:
    _expect_open(state, seat)
    expect(is_full(state) and len(move.row) == ACTIONS, "six-tokens", "HIM-22", n=ACTIONS)
    row = Secret(seats=(seat,), value=move.row, count=ACTIONS)
    return replace(state, ready=put(state.ready, seat, True), programmes=put(state.programmes, seat, row)), ()


def _expect_open(state: State, seat: Seat) -> None:
    expect(state.step == "programme" and 0 <= seat < state.seats)
    expect(not state.ready[seat], "already-ready", "HIM-23")


def do_time_up(state: State, seat: Seat, move: TimeUp) -> Result:
    """Nothing may be changed any more (HIM-23)."""
    expect(state.step == "programme" and seat == TABLE)
    return replace(state, ready=(True,) * state.seats), (info("time-up", "HIM-23"),)


def timers(state: State) -> tuple[Timer, ...]:
    """One for all, while somebody is programming."""
    seconds = state.options.programme_s
    if state.step != "programme" or not seconds:
        return ()
    return (Timer(id=f"programme-{state.round}", seat=TABLE, ms=seconds * 1000, label=Say(key="timer-programme"),
                  expire="time_up"),)  # fmt: skip


# ---- the reveal --------------------------------------------------------------------------------------
def reveal(state: State) -> Result:
    """The screens come away: what the phones have told lies open (HIM-25)."""
    rows = tuple(_open_row(secret) for secret in state.programmes)
    news = (info("screens-away", "HIM-25", who=who(state.first)),)
    if not is_full(state):
        rows = (UNTOLD,) * state.seats
    return replace(state, step="rows", rows=rows, programmes=(), ready=(), action=1, turn=0), news


def _open_row(secret: Secret[tuple[Token, ...]] | None) -> tuple[Token | None, ...] | None:
    return secret.value if secret is not None else None


def to_tell(state: State) -> tuple[Seat, ...]:
    """The seats whose rows no phone has told."""
    return tuple(seat for seat, row in enumerate(state.rows) if row is None)


def ask_rows(state: State) -> tuple[Prompt, ...]:
    """A row for each of them, or none at all: then each action is told in its turn."""
    fields = tuple(replace(row_field("rows", Say(key=""), str(seat)), label=who(seat)) for seat in to_tell(state))
    return (
        form("rows", TABLE, "tell_rows", fields, rule="HIM-25"),
        form("from-table", TABLE, "from_table", ask="rows", rule="HIM-25"),
    )


def do_tell_rows(state: State, seat: Seat, move: TellRows) -> Result:
    expect(state.step == "rows" and seat == TABLE)
    expect(set(move.rows) == set(to_tell(state)), "does-not-fit", "HIM-25")
    expect(all(len(row) == ACTIONS for row in move.rows.values()), "six-tokens", "HIM-22", n=ACTIONS)
    rows: tuple[tuple[Token | None, ...] | None, ...] = state.rows
    for of, row in move.rows.items():
        rows = put(rows, of, row)
    return replace(state, rows=rows), ()


def do_from_table(state: State, seat: Seat, move: FromTable) -> Result:
    expect(state.step == "rows" and seat == TABLE)
    return replace(state, rows=tuple(UNTOLD if row is None else row for row in state.rows)), ()
