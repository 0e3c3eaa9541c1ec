"""Before the first round: the checklist, the map, the leaders (HIM-2..4, HIM-12..14)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.forms import form
from rules.kit.types import TABLE, Catalogue, Choice, Field, Option, Pick, Prompt, Say, Seat, Seating

from .actions import due
from .components import (
    ACTIONS,
    ALL_VILLAGES,
    DELEGATIONS,
    EVENTS,
    GOODS,
    INVENTORY_TOKENS,
    KNOWN_BORDERS,
    KNOWN_LEVELS,
    LEVELS,
    ORDERS,
    ROADS,
    STUPAS,
    Road,
)
from .land import is_complete, known_land, known_orders, learn_road, learn_village, road_ends, road_from
from .moves import Begin, EnterMap, LearnVillage, MapLater, PlaceLeader
from .options import Options
from .state import (
    Result,
    Site,
    State,
    Village,
    acting,
    empty_player,
    is_full,
    land,
    order_of_play,
    who,
    with_player,
)
from .words import region_options, village_field, villages


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The table before the first round, with the map as far as it is known."""
    seats = len(seating.names)
    events = bool(options.events)
    return State(
        options=options,
        seats=seats,
        players=tuple(empty_player(seat, events) for seat in range(seats)),
        first=seating.start,
        land=known_land(catalogue),
        sites=(Site(),) * len(ALL_VILLAGES),
        orders=known_orders(catalogue),
    )


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked. The map can be entered first."""
    ready = forms.checklist(Say(key="checklist-label"), checklist(state))
    begin = form("begin", TABLE, "begin", (ready,), rule="HIM-2")
    if not is_full(state) or all(is_complete(village) for village in state.land):
        return (begin,)
    known = sum(is_complete(village) for village in state.land)
    enter = form(
        "enter-map", TABLE, "enter_map", ask="begin", rule="HIM-27", hint=Say(key="map-hint", args={"n": known})
    )
    return begin, enter


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the numbers for so many players."""
    players = state.seats
    common = (
        Say(key="setup-marker"),
        Say(key="setup-goods", args={"n": sum(GOODS.values())}),
        Say(key="setup-orders", args={"n": ORDERS}),
        Say(key="setup-pieces", args={"players": players, "stupas": STUPAS, "delegations": DELEGATIONS}),
        Say(key="setup-action-tokens", args={"players": players, "n": ACTIONS}),
        Say(key="setup-inventory", args={"n": INVENTORY_TOKENS}),
        Say(key="setup-first", args={"who": who(state.first)}),
    )
    events = Say(key="setup-events", args={"players": players, "n": len(EVENTS)})
    return (*common, events) if state.options.events else common


def do_begin(state: State, seat: Seat, move: Begin) -> Result:
    expect(state.step == "setup" and seat == TABLE)
    return replace(state, step="goods"), ()


# ---- the map -----------------------------------------------------------------------------------------
def do_enter_map(state: State, seat: Seat, move: EnterMap) -> Result:
    expect(state.step == "setup" and seat == TABLE and is_full(state))
    return replace(state, step="map"), ()


def do_map_later(state: State, seat: Seat, move: MapLater) -> Result:
    expect(state.step == "map" and seat == TABLE)
    return replace(state, mapped=len(state.land)), ()


def ask_map(state: State) -> tuple[Prompt, ...]:
    """A form for the next village that is not known whole; a road that another village has told is not asked."""
    v = state.mapped + 1
    roads = tuple(_road_field(state, v, road) for road in ROADS if road_from(state, v, road) is None)
    ask = f"map-{v}"
    return (
        form(ask, TABLE, "learn_village", (*roads, *survey_fields(state, v)), say={"n": v}, given={"village": v},
             text="map", rule="HIM-27", hint=Say(key="map-tap", args={"n": v}), shared=True),
        form(f"map-later-{v}", TABLE, "map_later", ask=ask, text="map-later", rule="HIM-27"),
    )  # fmt: skip


def survey_fields(state: State, v: int) -> tuple[Field, ...]:
    """The level and the bordering regions of a village."""
    return printed_fields(v, land(state, v))


def printed_fields(v: int, village: Village) -> tuple[Field, ...]:
    """The same of the village by itself."""
    open_levels = (KNOWN_LEVELS[v],) if v in KNOWN_LEVELS else LEVELS
    levels = tuple(Option(value=level, label=Say(key=f"level-{level}")) for level in open_levels)
    borders = village.regions or KNOWN_BORDERS.get(v, ())
    return (
        Choice(name="level", label=Say(key="level-label"), options=levels,
               default=() if village.level is None else (village.level,)),
        Choice(name="regions", label=Say(key="regions-label"), options=region_options(), many=True, most=8,
               default=borders),
    )  # fmt: skip


def _road_field(state: State, v: int, road: Road) -> Choice:
    none = Option(value=0, label=Say(key="no-road"), cell=f"v{v}")  # a tap on the village itself
    return Choice(name=road, label=Say(key=f"road-{road}"), options=(none, *villages(road_ends(state, v, road))))


def do_learn_village(state: State, seat: Seat, move: LearnVillage) -> Result:
    """A village of the map is told: in turn before play, or when it is first needed."""
    v = move.village
    expect(_is_asked(state, seat, v))
    expect(move.regions or state.step == "count", "no-such-region", "HIM-46", n=8)
    state = learn_village(state, v, move.level, move.regions)
    ends: tuple[tuple[Road, int | None], ...] = (("soil", move.soil), ("ice", move.ice), ("stone", move.stone))
    for road, end in ends:
        if end is not None:
            state = learn_road(state, road, v, end)
    return (replace(state, mapped=v), ()) if state.step == "map" else (state, ())


def _is_asked(state: State, seat: Seat, v: int) -> bool:
    match state.step:
        case "map":
            return seat == TABLE and v == state.mapped + 1
        case "action":
            return is_full(state) and seat == acting(state) and v == state.players[seat].at
        case "count":
            return seat == TABLE and v in unknown_levels(state)
        case _:
            return False


def unknown_levels(state: State) -> tuple[int, ...]:
    """Villages with a stupa whose level is not known yet."""
    return tuple(
        v for v, place in enumerate(state.sites, 1) if place.stupa is not None and land(state, v).level is None
    )


# ---- the leaders -------------------------------------------------------------------------------------
def ask_leader(state: State) -> tuple[Prompt, ...]:
    """Clockwise from First, anywhere but where another leader stands (HIM-13, HIM-14)."""
    seat = order_of_play(state)[state.asked]
    taken = {player.at for player in state.players}
    field = village_field("village", "village-label", (v for v in ALL_VILLAGES if v not in taken))
    return (form(f"leader-{seat}", seat, "place_leader", (field,), text="leader", rule="HIM-13",
                 say={"village": Pick(field="village")}),)  # fmt: skip


def do_place_leader(state: State, seat: Seat, move: PlaceLeader) -> Result:
    """In turn at the beginning, or when a leader who was left out then is to act."""
    if state.step == "action":
        expect(is_full(state) and seat == acting(state) and due(state).kind == "nowhere", "not-your-turn", "HIM-13")
        expect(move.village in ALL_VILLAGES, "does-not-fit", "HIM-13")
        return with_player(state, seat, replace(state.players[seat], at=move.village)), ()
    expect(state.step == "leaders")
    expect(seat == order_of_play(state)[state.asked], "not-your-turn", "HIM-13")
    expect(move.village in ALL_VILLAGES, "does-not-fit", "HIM-13")
    expect(all(p.at != move.village for p in state.players), "leader-there", "HIM-14", n=move.village)
    placed = replace(state.players[seat], at=move.village)
    return with_player(state, seat, placed), ()
