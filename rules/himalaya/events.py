"""The events in the high mountains, before programming (HIM-80..91)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.himalaya.components import EventKind
from rules.himalaya.land import may_be_joined
from rules.himalaya.moves import PlaceEvent
from rules.himalaya.state import (
    ALL_VILLAGES,
    Event,
    Result,
    State,
    holding,
    is_full,
    order_of_play,
    say,
    site,
    who,
    with_player,
)
from rules.himalaya.words import form, listed, village_field
from rules.kit.expect import expect
from rules.kit.types import Choice, Field, Option, Pick, Prompt, Say, Seat

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
    none = form(f"event-{seat}", seat, "place_event", text="no-event", rule="HIM-81", given={"event": None},
                hint=Say(key="events-left", args={"what": listed([option.label for option in options])}))  # fmt: skip
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
    return state, (say("event-placed", "HIM-81", who=who(seat), event=event_word(event)),)


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
