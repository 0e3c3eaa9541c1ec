"""The events in the high mountains, before programming (HIM-80..91)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.forms import form
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Asks, Outcome, known, must, only, pick
from rules.kit.types import TABLE, Choice, Option, Pick, Prompt, Say, Seat

from .components import EventKind, Road
from .flow import ACTION, EVENTS, PROGRAMME, ROWS, asked_seat, begin_programme, him, skip_seat
from .land import road_from, roads_between, with_road
from .state import Event, State, Step, seat_word
from .words import village_options

EVENTFUL: tuple[Step, ...] = ("events", "programme", "rows", "action")  # while an event counts
ROAD_KINDS: tuple[EventKind, ...] = ("yeti", "storm")


def open_kinds(state: State, seat: Seat) -> tuple[EventKind, ...]:
    """The event kinds that a seat may still place this round (HIM-80, HIM-82, HIM-90)."""
    lying = {event.kind for event in state.events} if state.options.event_limit == "one" else set()
    offered = bool(state.villages_with("goods"))
    return tuple(kind for kind in state.players[seat].events if kind not in lying and (kind != "market" or offered))


def event_options(state: State, seat: Seat) -> tuple[Option, ...]:
    return tuple(
        Option(value=k, label=Say(key=f"event-{k}"), note=Say(key=f"note-{k}"), glyph=k)
        for k in open_kinds(state, seat)
    )


def events_left(state: State, seat: Seat) -> Say:
    """The seat's events left to place, in words."""
    return Say(
        key="events-left", args={"what": forms.comma_list([option.label for option in event_options(state, seat)])}
    )


def road_kinds(state: State, seat: Seat) -> tuple[EventKind, ...]:
    """The kinds for a road that can be placed."""
    return tuple(kind for kind in ROAD_KINDS if kind in open_kinds(state, seat)) if state.is_full() else ()


def may_place_market(state: State, seat: Seat) -> bool:
    return state.is_full() and "market" in open_kinds(state, seat)


def road_end_field(end: str) -> Asks:
    return only(
        road_kinds, pick(village_options(), label=f"event-{end}", when=lambda s, seat: ("event", road_kinds(s, seat)))
    )


A, B = map(road_end_field, "ab")
WHERE = pick(lambda s: village_options(s.villages_with("goods")), label="event-village", when=("event", ("market",)))
MARKET = only(may_place_market, WHERE)


@EVENTS.move("HIM-81", id="place-{seat}", text="event", say={"event": Pick(field="event")}, picks=())
@EVENTS.move("HIM-81", id="event-{seat}", text="no-event", asked=(), given={"event": None}, hint=events_left)
def place_event(
    state: State, seat: Seat, event: Annotated[EventKind | None, pick(event_options, label="event-which")] = None,
    a: Annotated[int, A] = 0, b: Annotated[int, B] = 0, village: Annotated[int, MARKET] = 0,
) -> Outcome[State]:  # fmt: skip
    """Place at most one own event; the seats follow clockwise from First (HIM-81)."""
    state = skip_seat(state)
    if event is None:
        return state
    if state.is_full() and event != "market":
        check_road(state, event, a, b)
    placed = Event(kind=event, seat=seat, a=a, b=b, village=village)
    return lay_event(state, placed), info("event-placed", "HIM-81", who=seat_word(seat), event=event_word(placed))


def lay_event(state: State, event: Event) -> State:
    """Move an event from its seat to the board."""
    player = state.players[event.seat]
    left = replace(player, events=tuple(kind for kind in player.events if kind != event.kind))
    return replace(state, events=(*state.events, event)).with_player(event.seat, left)


@EVENTS.goes_on
def next_event(state: State) -> State | None:
    """Skip seats without an event to place."""
    if state.asked >= state.seats:
        return begin_programme(state)
    return None if open_kinds(state, asked_seat(state)) else skip_seat(state)


EVENTS.left_out("leave-events")(skip_seat)


def check_road(state: State, kind: EventKind, a: int, b: int) -> None:
    """Raises Illegal if no road can join the two villages."""
    rule = "HIM-84" if kind == "yeti" else "HIM-86"
    must(a != b, "event-two-villages", rule)
    must(roads_between(state, a, b), "no-road-between", rule, a=a, b=b)


# ---- the road of an event, if there are several -------------------------------------------------------
def prompts(state: State) -> tuple[Prompt, ...]:
    """The open prompts, first those for the road of each event between villages that several roads join."""
    return (*_ask_roads(state), *him.prompts(state))


def _ask_roads(state: State) -> tuple[Prompt, ...]:
    if state.step not in EVENTFUL:
        return ()
    unclear = [(i, event) for i, event in enumerate(state.events) if event.a and event.road is None]
    between = ((i, event, roads_between(state, event.a, event.b)) for i, event in unclear)
    return tuple(_ask_road(state, i, event, roads) for i, event, roads in between if len(roads) > 1)


def _ask_road(state: State, i: int, event: Event, roads: tuple[Road, ...]) -> Prompt:
    known = tuple(road for road in roads if road_from(state, event.a, road) == event.b)
    road = Choice(name="road", label=Say(key="road-type"), options=forms.words("road", roads),
                  default=known if len(known) == 1 else ())  # fmt: skip
    said = {"event": Say(key=f"event-{event.kind}"), "a": event.a, "b": event.b}
    rule = "HIM-84" if event.kind == "yeti" else "HIM-86"
    return form(f"event-road-{i}", TABLE, "event_road", (road,), given={"index": i}, say=said, picks=("road",),
                text="event-road", rule=rule)  # fmt: skip


def event_road(state: State, index: Annotated[int, known(0)], road: Road) -> State:
    """Record an event's road, and add the road to the map."""
    event = state.events[index]
    state = with_road(state, road, event.a, event.b)
    return replace(state, events=put(state.events, index, replace(event, road=road)))


for step in (EVENTS, PROGRAMME, ROWS, ACTION):  # while an event counts
    step.at_zero("HIM-84")(event_road)


def event_word(event: Event) -> Say:
    """An event with its place, if known."""
    name = Say(key=f"event-{event.kind}")
    if event.road:
        road = Say(key=f"road-{event.road}")
        return Say(key="event-on-this-road", args={"event": name, "road": road, "a": event.a, "b": event.b})
    if event.a:
        return Say(key="event-on-road", args={"event": name, "a": event.a, "b": event.b})
    return Say(key="event-in", args={"event": name, "n": event.village}) if event.village else name
