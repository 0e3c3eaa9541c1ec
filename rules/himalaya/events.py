"""The events in the high mountains, before programming (HIM-80..91), and how they are set right."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import correction
from rules.kit.expect import expect, expect_seat
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Choice, Field, Option, Pick, Prompt, Say, Seat

from .components import ALL_VILLAGES, EVENTS, EventKind, Road
from .land import learn_road, road_from, roads_between
from .moves import AddEvent, CorrectEvents, DropEvent, EventRoad, PlaceEvent
from .state import (
    Event,
    Result,
    State,
    Step,
    holding,
    is_full,
    order_of_play,
    site,
    who,
    with_player,
)
from .words import village_field

EVENTFUL: tuple[Step, ...] = ("events", "programme", "rows", "action")  # while an event counts
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
    expect_road(state, kind, move.a, move.b)


def expect_road(state: State, kind: EventKind, a: int, b: int) -> None:
    """Illegal where no road can join the two villages."""
    rule = "HIM-84" if kind == "yeti" else "HIM-86"
    expect(a in ALL_VILLAGES and b in ALL_VILLAGES and a != b, "event-two-villages", rule)
    expect(roads_between(state, a, b), "no-road-between", rule, a=a, b=b)


# ---- which of several roads it lies on ----------------------------------------------------------------
def ask_event_roads(state: State) -> tuple[Prompt, ...]:
    """For each event between two villages that more than one road joins, or may join: on which it lies (HIM-84)."""
    return tuple(_ask_road(state, i, event) for i, event in enumerate(state.events) if _is_unclear(state, event))


def _is_unclear(state: State, event: Event) -> bool:
    return bool(event.a) and event.road is None and len(roads_between(state, event.a, event.b)) > 1


def _ask_road(state: State, i: int, event: Event) -> Prompt:
    known = tuple(road for road in roads_between(state, event.a, event.b) if _leads_to(state, event, road))
    roads = forms.words("road", roads_between(state, event.a, event.b))
    road = Choice(name="road", label=Say(key="road-type"), options=roads, default=known if len(known) == 1 else ())
    said = {"event": Say(key=f"event-{event.kind}"), "a": event.a, "b": event.b}
    rule = "HIM-84" if event.kind == "yeti" else "HIM-86"
    return form(f"event-road-{i}", TABLE, "event_road", (road,), given={"index": i}, say=said, picks=("road",),
                text="event-road", rule=rule)  # fmt: skip


def _leads_to(state: State, event: Event, road: Road) -> bool:
    return road_from(state, event.a, road) == event.b


def do_event_road(state: State, seat: Seat, move: EventRoad) -> Result:
    """The event lies on that road, which is on the map from now on."""
    expect(seat == TABLE and 0 <= move.index < len(state.events))
    event = state.events[move.index]
    expect(event.a and move.road in roads_between(state, event.a, event.b), "does-not-fit", "HIM-84")
    state = learn_road(state, move.road, event.a, event.b)
    return replace(state, events=put(state.events, move.index, replace(event, road=move.road))), ()


def event_word(event: Event) -> Say:
    """An event with its place, if that is known."""
    name = Say(key=f"event-{event.kind}")
    if event.road:
        road = Say(key=f"road-{event.road}")
        return Say(key="event-on-this-road", args={"event": name, "road": road, "a": event.a, "b": event.b})
    if event.a:
        return Say(key="event-on-road", args={"event": name, "a": event.a, "b": event.b})
    return Say(key="event-in", args={"event": name, "n": event.village}) if event.village else name


# ---- set right ---------------------------------------------------------------------------------------
def event_corrections(state: State) -> Iterator[Prompt]:
    """Which events a seat has left, what lies on the board that was not told, and what does not."""
    for seat, player in enumerate(state.players if state.options.events else ()):
        label = Say(key="correct-events", args={"who": who(seat)})
        left = Choice(name="left", label=label, options=forms.words("event", EVENTS), many=True, least=0,
                      most=len(EVENTS), default=player.events)  # fmt: skip
        yield correction(f"events-{seat}", "correct_events", label, left, given={"seat": seat})
    if state.events:
        lying = tuple(Option(value=i, label=event_word(event)) for i, event in enumerate(state.events))
        label = Say(key="drop-event")
        yield correction("drop-event", "drop_event", label, Choice(name="index", label=label, options=lying))

    if state.options.events and state.step in EVENTFUL:
        yield _add_event(state)


def _add_event(state: State) -> Prompt:
    """An event that lies there although nobody has told it, or that was told elsewhere."""
    whose = Choice(name="seat", label=Say(key="add-event-of"), options=forms.seats(range(state.seats)))
    event = Choice(name="event", label=Say(key="event-which"), options=forms.words("event", EVENTS))
    on_road = ("event", ON_ROADS)
    where = (village_field("a", "event-a", ALL_VILLAGES, on_road), village_field("b", "event-b", ALL_VILLAGES, on_road),
             village_field("village", "event-village", ALL_VILLAGES, ("event", ("market",))))  # fmt: skip
    return correction("add-event", "add_event", Say(key="add-event"), whose, event, *(where if is_full(state) else ()))


def do_add_event(state: State, seat: Seat, move: AddEvent) -> Result:
    """It lies there, and its seat has it no more."""
    expect(state.options.events and state.step in EVENTFUL, "does-not-fit", "HIM-80")
    player = state.players[expect_seat(move.seat, state.seats)]
    if is_full(state) and move.event == "market":
        expect(move.village in ALL_VILLAGES, "does-not-fit", "HIM-90")
    elif is_full(state):
        expect_road(state, move.event, move.a, move.b)
    event = Event(kind=move.event, seat=move.seat, a=move.a, b=move.b, village=move.village)
    left = replace(player, events=tuple(kind for kind in player.events if kind != move.event))
    return with_player(replace(state, events=(*state.events, event)), move.seat, left), ()


def do_correct_events(state: State, seat: Seat, move: CorrectEvents) -> Result:
    left = tuple(kind for kind in EVENTS if kind in move.left)
    return with_player(state, move.seat, replace(state.players[expect_seat(move.seat, state.seats)], events=left)), ()


def do_drop_event(state: State, seat: Seat, move: DropEvent) -> Result:
    expect(0 <= move.index < len(state.events), "does-not-fit")
    return replace(state, events=tuple(e for i, e in enumerate(state.events) if i != move.index)), ()
