"""The events in the high mountains, before programming (HIM-80..91)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.himalaya.components import ACTIONS, ALL_VILLAGES, TOKENS, EventKind, Token
from rules.himalaya.land import may_be_joined
from rules.himalaya.moves import FromTable, PlaceEvent, Programme, Ready, TellRows, TimeUp
from rules.himalaya.state import Event, Result, State, holding, is_full, order_of_play, site, who, with_player
from rules.himalaya.words import village_field
from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Choice, Field, Option, Pick, Prompt, Say, Seat, Secret, Slots, Timer

ON_ROADS: tuple[EventKind, ...] = ("yeti", "storm")


def open_kinds(state: State, seat: Seat) -> tuple[EventKind, ...]:
    """What a seat may still place this round (HIM-80, HIM-82, HIM-90)."""
    lying = {event.kind for event in state.events} if state.options.event_limit == "one" else set()
    offered = bool(holding(state, "goods"))
    return tuple(kind for kind in state.players[seat].events if kind not in lying and (kind != "market" or offered))


def ask_event(state: State) -> tuple[Prompt, ...]:
    """At most one event of its own for each seat that has one to place, clockwise from First (HIM-81)."""
    seat = order_of_play(state)[state.asked]
    kinds = open_kinds(state, seat)
    options = tuple(Option(value=k, label=Say(key=f"event-{k}"), note=Say(key=f"note-{k}"), glyph=k) for k in kinds)
    event = Choice(name="event", label=Say(key="event-which"), options=options)
    fields: tuple[Field, ...] = (event, *(_places(state, kinds) if is_full(state) else ()))
    place = form(f"place-{seat}", seat, "place_event", fields, ask=f"event-{seat}", text="event", rule="HIM-81",
                 say={"event": Pick(field="event")})  # fmt: skip
    left = Say(key="events-left", args={"what": forms.listed([option.label for option in options])})
    none = form(f"event-{seat}", seat, "place_event", text="no-event", rule="HIM-81", given={"event": None},
                hint=left)  # fmt: skip
    return none, place


def _places(state: State, kinds: tuple[EventKind, ...]) -> tuple[Field, ...]:
    roads = tuple(k for k in ON_ROADS if k in kinds)
    road = (village_field("a", "event-a", ALL_VILLAGES, ("event", roads)),
            village_field("b", "event-b", ALL_VILLAGES, ("event", roads))) if roads else ()  # fmt: skip
    market = (village_field("village", "event-village", holding(state, "goods"), ("event", ("market",))),)
    return (*road, *(market if "market" in kinds else ()))


def do_place_event(state: State, seat: Seat, move: PlaceEvent) -> Result:
    expect(state.step == "events")
    expect(seat == order_of_play(state)[state.asked], "not-your-turn", "HIM-81")
    state = replace(state, asked=state.asked + 1)
    kind = move.event
    if kind is None:
        return state, ()
    player = state.players[seat]
    expect(kind in player.events, "event-used", "HIM-80", event=Say(key=f"event-{kind}"))
    expect(kind in open_kinds(state, seat), "event-there", _why_not(state, kind), event=Say(key=f"event-{kind}"))
    if is_full(state):
        _expect_place(state, kind, move)
    event = Event(kind=kind, seat=seat, a=move.a, b=move.b, village=move.village)
    left = tuple(k for k in player.events if k != kind)
    state = with_player(replace(state, events=(*state.events, event)), seat, replace(player, events=left))
    return state, (info("event-placed", "HIM-81", who=who(seat), event=event_word(event)),)


def _why_not(state: State, kind: EventKind) -> str:
    return "HIM-90" if kind == "market" and not holding(state, "goods") else "HIM-82"


def _expect_place(state: State, kind: EventKind, move: PlaceEvent) -> None:
    if kind == "market":
        expect(move.village in ALL_VILLAGES, "does-not-fit", "HIM-90")
        expect(site(state, move.village).holds == "goods", "market-needs-goods", "HIM-90", n=move.village)
        return
    rule = "HIM-84" if kind == "yeti" else "HIM-86"
    expect(move.a in ALL_VILLAGES and move.b in ALL_VILLAGES and move.a != move.b, "event-two-villages", rule)
    expect(may_be_joined(state, move.a, move.b), "no-road-between", rule, a=move.a, b=move.b)


def event_word(event: Event) -> Say:
    """An event with its place, if that is known."""
    name = Say(key=f"event-{event.kind}")
    if event.a:
        return Say(key="event-on-road", args={"event": name, "a": event.a, "b": event.b})
    return Say(key="event-in", args={"event": name, "n": event.village}) if event.village else name


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
