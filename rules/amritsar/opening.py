"""The setup: the checklist, the printed board, the workers, the first goal and mahout, the bridge (AMR-1..17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import doubt
from rules.kit.rules import ONLY, Barred, Outcome, about, amount, barred, each, pick, share
from rules.kit.types import TABLE, Catalogue, News, Option, Say, Seat, Seating, Who

from . import components as box
from . import printed
from .components import Colour, Deed, District, Line, Options, Spot, Symbols, spot_word
from .effects import lift
from .flow import BEGIN, BRIDGE, GOALS, OPENING, PLACES, WORKERS
from .state import Mahout, Side, State, Step, Turn, require


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """The state before the first decade (AMR-5, AMR-6, AMR-8, AMR-11..13)."""
    seats = len(seating.names)
    zeros: dict[Line, int] = dict.fromkeys(box.LINES, 0)
    side = Side(
        points={**zeros, "start": box.START_POINTS},
        goods=dict.fromkeys(box.RESOURCES, 0),
        heights=dict.fromkeys(box.TRACKS, 0),
    )
    return State(
        options=options,
        seats=seats,
        start=seating.start,
        sides=(side,) * seats,
        printed=printed.read(catalogue),
        turn=Turn(seat=seating.start),
        market=dict.fromkeys(box.RESOURCES, box.MARKET),
        display=box.STOREHOUSES_EACH * seats,
    )


# ---- the checklist -----------------------------------------------------------------------------------
def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rules, with the numbers for this player count."""
    seats = state.seats
    common = (
        Say(key="setup-temple", args={"n": box.TEMPLES}),
        Say(key="setup-bridges", args={"n": box.BRIDGES}),
        Say(key="setup-donations", args={"n": box.DONATION_TILES, "players": seats}),
        Say(key="setup-tiles", args={"n": box.TILES_IN_DISTRICT}),
        Say(key="setup-pawn"),
        Say(key="setup-market", args={"n": box.MARKET}),
        Say(key="setup-workers", args={"n": box.WORKERS_OF_COLOUR, "all": box.WORKERS}),
        Say(key="setup-storehouses", args={"n": box.STOREHOUSES_EACH * seats}),
        Say(key="setup-goals", args={"n": box.GOALS_EACH}),
        Say(key="setup-board"),
        Say(key="setup-markers", args={"board": box.UPGRADE_SPACES, "market": box.MARKERS_AT_MARKET}),
        Say(key="setup-start", args={"coins": box.START_COINS, "points": box.START_POINTS}),
        Say(key="setup-order", args={"who": Who(seat=state.start), "last": Who(seat=state.order()[-1])}),
    )
    first = Say(key="setup-opening", args={"who": Who(seat=state.start)})
    return (*common, first) if state.is_ledger() else common


CHECKED = pick(checklist, many=True, least=0)


@BEGIN.move("AMR-1", text="begin", id="begin-later", picks=(), when=State.is_full)
def begin_later(state: State, ready: Annotated[tuple[str, ...], CHECKED] = ()) -> State:
    """Start without entering the workers: a seat that picks up at a location enters its workers."""
    return replace(state, step="places", untold=box.SPOTS)


@BEGIN.move("AMR-1", when=State.is_ledger, picks=())
@BEGIN.move("AMR-7", text="begin-workers", id="begin", asked=(), hint="begin-workers-hint", when=State.is_full,
            retired=lambda state: (CHECKED.with_name("ready").field(state, TABLE),))  # fmt: skip
def begin(state: State, ready: Annotated[tuple[str, ...], CHECKED] = ()) -> State:
    """Confirm the checklist, ticked or not. The workers may be entered first or later."""
    return replace(state, step="turn" if state.is_ledger() else "places")


# ---- the printed board -------------------------------------------------------------------------------
@PLACES.move("AMR-5", id="red-space", ask="red-space", picks=(), shared=True, hint="learn-red-hint",
             when=lambda state: not state.printed.places)  # fmt: skip
def learn_red(state: State, red: Annotated[District, pick(printed.district_options())]) -> State:
    """Record the red space; asked once."""
    return state.with_places(printed.Places(red=red))


def learn_rooms(
    state: State, capacity: Annotated[dict[Spot, int], each(box.SPOTS, amount(
        1, box.MOST_CAPACITY, label=lambda state, spot: spot_word(spot)))],
) -> State:  # fmt: skip
    """Record each location's capacity. Optional: a full location can be entered when workers pass it."""
    return state.with_places(replace(require(state.printed.places), capacity=capacity))


# ---- the workers -------------------------------------------------------------------------------------
def unlaid_colours(state: State) -> tuple[Colour, ...]:
    """The colours without a worker on the board."""
    return tuple(colour for colour in box.COLOURS if not any(colour in there for there in state.spots))


def lay_workers(
    state: State, colour: Annotated[Colour, about(lambda state: unlaid_colours(state) if state.printed.places else ())],
    at: Annotated[dict[Spot, int], share(
        dict.fromkeys(box.SPOTS, box.WORKERS_OF_COLOUR), label="workers-at",
        least=box.WORKERS_OF_COLOUR, most=box.WORKERS_OF_COLOUR,
        lines={spot: spot_word(spot) for spot in box.SPOTS}, cells={spot: spot for spot in box.SPOTS},
    )],
) -> State:  # fmt: skip
    """Place the three workers of a colour; several players may enter colours at once."""
    spots = tuple(  # in the order of COLOURS, not of entry
        tuple(sorted((*there, *((colour,) * at.get(spot, 0))), key=box.COLOURS.index))
        for spot, there in zip(box.SPOTS, state.spots, strict=True)
    )
    return replace(state, spots=spots, step="workers")


for _step in (PLACES, WORKERS):
    _step.move("AMR-7", id="workers-{colour}", ask="workers-{colour}", text="workers", picks=(), shared=True,
               say=lambda state, colour: {"colour": printed.shade_word(colour)})(lay_workers)  # fmt: skip
    _step.move("AMR-34", id="rooms", ask="rooms", picks=(), waits=False, shared=True,
               when=lambda state: state.printed.places and not state.printed.places.capacity)(learn_rooms)  # fmt: skip


@PLACES.goes_on
def skip_places(state: State) -> Outcome[State] | None:
    """Go to the workers, or past them if they are entered later."""
    if not state.printed.places:
        return None
    if state.untold:
        return replace(state, step=_step_after_workers(state))
    return replace(state, step="workers") if state.printed.places.capacity else None


@WORKERS.goes_on
def skip_workers(state: State) -> Outcome[State] | None:
    """Go to the first goals and mahouts, with a doubt about a placement against the rules."""
    if unlaid_colours(state):
        return None
    said: tuple[News, ...] = () if _is_mixed(state) else (doubt("not-mixed", "AMR-7"),)
    rooms, lying = require(state.printed.places).capacity, zip(box.SPOTS, state.spots, strict=True)
    if any(len(there) > rooms.get(spot, box.MOST_CAPACITY) for spot, there in lying):
        said += (doubt("more-than-room", "AMR-34"),)
    return replace(state, step=_step_after_workers(state)), said


def _step_after_workers(state: State) -> Step:
    return "goals" if state.options.opening == "laps" else "opening"


def _is_mixed(state: State) -> bool:
    """Whether the placement fits the option: "mixed" wants three different colours per district (AMR-7)."""
    if state.options.start_workers == "marked":
        return True
    pairs = ((*state.spots[i], *state.spots[i + 1]) for i in range(0, len(box.SPOTS), 2))
    return all(len(both) == len(set(both)) == box.WORKERS // len(box.DISTRICTS) for both in pairs)


# ---- the first goal and mahout -----------------------------------------------------------------------
@GOALS.move("AMR-15", id="goals", text="goals")
def lay_goals(state: State) -> State:
    """Lay a goal tile for each seat: the first of two laps."""
    sides = tuple(replace(lift(side), goals=1) for side in state.sides)
    return replace(state, sides=sides, step="opening")


def free_colours(state: State, seat: Seat) -> tuple[Colour, ...]:
    """Mahout spaces whose colour no other player has chosen (AMR-16)."""
    taken = {mahout.colour for s, side in enumerate(state.sides) if s != seat for mahout in side.mahouts}
    return tuple(colour for colour in box.COLOURS if colour not in taken)


def open_colours(state: State, seat: Seat) -> Iterator[Option | Barred]:
    return colours_in_place(free_colours(state, seat) or box.COLOURS)


def colours_in_place(free: tuple[Colour, ...]) -> Iterator[Option | Barred]:
    """All colours in their places, those of other seats barred."""
    for option in printed.colour_options(box.COLOURS):
        yield option if option.value in free else barred(option, "colour-taken", "AMR-16")


def opening_text(part: str) -> Callable[[State, Seat], str]:
    """A label or hint, different once the goal is laid."""
    return lambda state, seat: f"opening-mahout-{part}" if state.sides[seat].goals else f"opening-{part}"


@OPENING.move("AMR-16", id="opening-{seat}", text="opening", label=opening_text("label"), hint=opening_text("hint"))
def lay_temple(
    state: State, seat: Seat, colour: Annotated[Colour, pick(open_colours, label="space-colour-label", default=ONLY)]
) -> Outcome[State]:
    """Lay the donation mahout on a mahout space of that colour."""
    side = state.sides[seat]
    if not side.goals:
        side = replace(lift(side), goals=1)
    side = replace(lift(side), mahouts=(*side.mahouts, Mahout(colour=colour, shows={"temple": 1})))
    return next_opening(state.with_side(seat, side))


def next_opening(state: State) -> State:
    """The next seat in turn order; after the last, the first decade (AMR-15, AMR-17)."""
    seats = state.order()
    at = seats.index(state.turn.seat) + 1
    if at < len(seats):
        return replace(state, turn=Turn(seat=seats[at]))
    return replace(state, turn=Turn(seat=state.start), step="bridge")


# ---- the bridge tile of a decade -----------------------------------------------------------------------
def known_bridges(state: State) -> tuple[Option, ...]:
    return tuple(Option(value=id, label=printed.earned_word(tile)) for id, tile in state.printed.bridges.items())


def is_unread(state: State) -> bool:
    return state.bridge is None


@BRIDGE.move("AMR-54", id="bridge-tile", text="bridge", asked=("on",), picks=(), when=is_unread,
             label=lambda state: "another-tile" if state.printed.bridges else "bridge-label")  # fmt: skip
@BRIDGE.move("AMR-54", id="bridge-known", text="bridge", asked=("content",), picks=(), when=is_unread)
def learn_bridge(
    state: State, content: Annotated[str, pick(known_bridges)] = "new",
    on: Annotated[Deed | None, pick(box.DEEDS, words="deed", label="bridge-on", least=0)] = None,
) -> State:  # fmt: skip
    """Set a known bridge tile, or the deed of a new one; on: None is a deed not in the list."""
    return replace(state, bridge=state.printed.bridges.get(content) or printed.BridgeTile(on=on, gain={}))


@BRIDGE.move("AMR-54", id="bridge-bonus", ask="bridge-bonus", label="bridge-bonus-ask", confirm="bridge-bonus-read",
             when=lambda state: state.bridge)  # fmt: skip
def learn_bonus(state: State, gain: Annotated[Symbols, printed.symbols(box.GOODS, "bridge-gain", least=1)]) -> State:
    """Record the bonus of a new bridge tile."""
    tile = printed.BridgeTile(on=require(state.bridge).on, gain=printed.without_zeros(gain))
    return replace(state, bridge=tile).with_printed("bridges", printed.bridge_id(tile), tile)


@BRIDGE.goes_on
def skip_bridge(state: State) -> Outcome[State] | None:
    return replace(state, step="ride") if state.bridge and state.bridge.gain else None
