"""The setup: the checklist, the map, the leaders (HIM-2..4, HIM-12..14)."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec.structs import replace

from rules.kit.rules import Asks, field_of, known, must, only, pick
from rules.kit.types import Catalogue, Field, Option, Pick, Say, Seat, Seating, Secret

from . import components as box
from .flow import LEADERS, MAP, SETUP, asked_seat, begin_round, begin_supply, skip_seat
from .land import is_complete, known_land, known_orders, road_ends, road_from, with_road, with_village
from .state import Player, Site, State, Village, hidden_stock, seat_word
from .words import village_options


def setup(seating: Seating, options: box.Options, catalogue: Catalogue) -> State:
    """The state before the first round, with the map as far as it is known."""
    seats = len(seating.names)
    events = box.EVENT_KINDS if options.events else ()
    return State(
        options=options,
        seats=seats,
        players=tuple(
            Player(stock=hidden_stock((seat,), {}), herd=Secret(seats=(seat,), value=0), events=events)
            for seat in range(seats)
        ),
        first=seating.start,
        land=known_land(catalogue),
        sites=(Site(),) * len(box.ALL_VILLAGES),
        orders=known_orders(catalogue),
    )


# ---- the checklist -----------------------------------------------------------------------------------
CHECKED = pick(lambda state: checklist(state), label="checklist-label", many=True, least=0)


@SETUP.move("HIM-2", picks=())
def begin(state: State, ready: Annotated[tuple[str, ...], CHECKED] = ()) -> State:
    return begin_supply(state, "goods")


def is_map_open(state: State) -> bool:
    """Whether the map is used and not complete."""
    return state.is_full() and not all(is_complete(village) for village in state.land)


def map_hint(state: State) -> Say:
    return Say(key="map-hint", args={"n": sum(is_complete(village) for village in state.land)})


@SETUP.move("HIM-27", when=is_map_open, hint=map_hint)
def enter_map(state: State) -> State:
    return replace(state, step="map")


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the numbers for this player count."""
    players = state.seats
    common = (
        Say(key="setup-marker"),
        Say(key="setup-goods", args={"n": sum(box.GOODS.values())}),
        Say(key="setup-orders", args={"n": box.ORDERS}),
        Say(key="setup-pieces", args={"players": players, "stupas": box.STUPAS, "delegations": box.DELEGATIONS}),
        Say(key="setup-action-tokens", args={"players": players, "n": box.ACTIONS}),
        Say(key="setup-inventory", args={"n": box.INVENTORY_TOKENS}),
        Say(key="setup-first", args={"who": seat_word(state.first)}),
    )
    events = Say(key="setup-events", args={"players": players, "n": len(box.EVENT_KINDS)})
    return (*common, events) if state.options.events else common


# ---- the map -----------------------------------------------------------------------------------------
def asked_village(state: State) -> int:
    """The village to enter: the next one of the map, or the village of the acting seat's leader."""
    return state.mapped + 1 if state.step == "map" else state.players[state.acting()].at


def level_options(v: int) -> tuple[Option, ...]:
    levels = (box.KNOWN_LEVELS[v],) if v in box.KNOWN_LEVELS else box.LEVELS
    return tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in levels)


def borders(v: int, village: Village) -> tuple[int, ...]:
    return village.regions or box.KNOWN_BORDERS.get(v, ())


ANY_REGIONS = pick(box.ALL_REGIONS, many=True)


@cache
def printed_fields(v: int) -> tuple[Field, ...]:
    """The catalogue fields for the level and the bordering regions of a village."""
    return field_of(pick(level_options(v)), "level"), field_of(ANY_REGIONS, "regions", box.KNOWN_BORDERS.get(v))


def level_default(state: State) -> tuple[int, ...]:
    level = state.village(asked_village(state)).level
    return () if level is None else (level,)


def road_field(road: box.Road) -> Asks:
    """The field for an unknown road's other end; a tap on the village itself means no road."""

    def end_options(state: State) -> tuple[Option, ...]:
        v = asked_village(state)
        return (Option(value=0, label=Say(key="no-road"), cell=f"v{v}"), *village_options(road_ends(state, v, road)))

    return only(lambda s: road_from(s, asked_village(s), road) is None, pick(end_options, label=f"road-{road}"))


SOIL, ICE, STONE = map(road_field, box.ROADS)
LEVEL = pick(lambda state: level_options(asked_village(state)), default=level_default)
REGIONS = pick(
    box.ALL_REGIONS, many=True, most=8, default=lambda s: borders(asked_village(s), s.village(asked_village(s)))
)


@MAP.move("HIM-27", id=lambda state: f"map-{asked_village(state)}", ask=lambda state: f"map-{asked_village(state)}",
          text="map", say=lambda state: {"n": asked_village(state)}, picks=(), shared=True,
          hint=lambda s: Say(key="map-tap", args={"n": asked_village(s)}),
          asked=("village", "soil", "ice", "stone", "level", "regions"))  # fmt: skip
def learn_village(
    state: State, village: Annotated[int, known(asked_village)], level: Annotated[int, LEVEL],
    regions: Annotated[tuple[int, ...], REGIONS] = (), soil: Annotated[int | None, SOIL] = None,
    ice: Annotated[int | None, ICE] = None, stone: Annotated[int | None, STONE] = None,
) -> State:  # fmt: skip
    """Record a village of the map, before play or when first needed; a road to 0 means no road."""
    must(regions or state.step == "count", "no-such-region", "HIM-46", n=8)
    state = with_village(state, village, level, regions)
    ends: tuple[tuple[box.Road, int | None], ...] = (("soil", soil), ("ice", ice), ("stone", stone))
    for road, end in ends:
        if end is not None:
            state = with_road(state, road, village, end)
    return replace(state, mapped=village) if state.step == "map" else state


@MAP.left_out("leave-map")
@MAP.move("HIM-27", id=lambda state: f"map-later-{asked_village(state)}",
          ask=lambda state: f"map-{asked_village(state)}", text="map-later")  # fmt: skip
def map_later(state: State) -> State:
    """Leave the rest of the map to be entered when first needed."""
    return replace(state, mapped=len(state.land))


@MAP.goes_on
def skip_village(state: State) -> State | None:
    """Skip villages that are already complete."""
    if state.mapped >= len(state.land):
        return begin_supply(state, "goods")
    return replace(state, mapped=state.mapped + 1) if is_complete(state.land[state.mapped]) else None


def unknown_levels(state: State) -> tuple[int, ...]:
    """The villages with a stupa and an unknown level."""
    return tuple(
        v for v, place in enumerate(state.sites, 1) if place.stupa is not None and state.village(v).level is None
    )


# ---- the leaders -------------------------------------------------------------------------------------
def free_villages(state: State) -> tuple[Option, ...]:
    """The villages without a leader (HIM-13, HIM-14)."""
    taken = {player.at for player in state.players}
    return village_options(v for v in box.ALL_VILLAGES if v not in taken)


@LEADERS.move("HIM-13", id="leader-{seat}", text="leader", say={"village": Pick(field="village")})
def place_leader(
    state: State, seat: Seat, village: Annotated[int, pick(free_villages, label="village-label")]
) -> State:
    """Place a leader, clockwise from First, or later if a skipped leader has to act."""
    return state.with_player(seat, replace(state.players[seat], at=village))


@LEADERS.goes_on
def skip_leader(state: State) -> State | None:
    """Skip leaders that are already placed."""
    if state.asked >= state.seats:
        return begin_round(state)
    return skip_seat(state) if state.players[asked_seat(state)].at else None


LEADERS.left_out("leave-leaders")(skip_seat)
