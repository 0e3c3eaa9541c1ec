"""Picking up workers and dropping them clockwise; extra steps of the last one leave coins behind (AMR-30..40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Asks, Outcome, known, once, only, pick, share, slots
from rules.kit.types import Frozen, Option, Pick, Say, Seat, Who

from . import components as box
from .components import Colour, Spot, district_of, spot_word
from .flow import PICK, SOW
from .printed import colour_options, shade_word, spot_options
from .state import State, Take, require

RING = len(box.SPOTS)
MOST_KEYS = 4  # more locations for the last worker are tapped on the board


class Path(Frozen, frozen=True, kw_only=True):
    """The locations where workers drop, by index of SPOTS."""

    drops: tuple[int, ...]
    left: tuple[int, ...] = ()  # of the coins, one for every extra step


# ---- paths -------------------------------------------------------------------------------------------
def room(state: State, at: int) -> int:
    """The capacity of a location; MOST_CAPACITY while unknown."""
    return _capacities(state).get(box.SPOTS[at], box.MOST_CAPACITY)


def _capacities(state: State) -> dict[Spot, int]:
    return state.printed.places.capacity if state.printed.places else {}


@once
def drops(state: State) -> tuple[int, ...]:
    """The locations of the drops without extra steps; full locations are skipped (AMR-32, AMR-34, AMR-39)."""
    start = _start_index(state)
    counts = [len(workers) for workers in state.spots]
    n, counts[start] = counts[start], 0
    at, way = start, list[int]()
    for _ in range(n):
        at = _next_free_spot(state, counts, at, start)
        counts[at] += 1
        way.append(at)
    return tuple(way)


def _next_free_spot(state: State, counts: list[int], at: int, start: int) -> int:
    """The next location with room; if all are full, simply the next."""
    for step in range(1, RING + 1):
        there = (at + step) % RING
        if there == start and state.options.start_spot == "skipped":
            continue
        if counts[there] < room(state, there):
            return there
    return (at + 1) % RING


def _next_spot(state: State, at: int, start: int) -> int:
    """The next location, full or not; without the start if the options skip it (AMR-38, AMR-39)."""
    there = (at + 1) % RING
    return (there + 1) % RING if there == start and state.options.start_spot == "skipped" else there


@once
def ways(state: State) -> dict[int, Path]:
    """The paths by the last worker's affordable extra steps, which never end on a full location (AMR-35..38)."""
    way, start = drops(state), _start_index(state)
    if not way:
        return {}
    counts = [len(workers) for workers in state.spots]
    counts[start] = 0
    for at in way[:-1]:
        counts[at] += 1
    found, at, left = {0: Path(drops=way)}, way[-1], list[int]()
    for extra in range(1, min(state.sides[state.turn.seat].coins, RING - 1) + 1):
        before = at
        at = (
            _next_free_spot(state, counts, at, start)
            if state.options.full_spot == "free"
            else _next_spot(state, at, start)
        )
        left.append(before if state.options.coin_place == "left" else at)
        if counts[at] < room(state, at):
            found[extra] = Path(drops=(*way[:-1], at), left=tuple(left))
    return found


# ---- workers not entered -----------------------------------------------------------------------------
def untold_workers(state: State) -> dict[str, int]:
    """The number of workers not entered, by colour, of the twelve on the board (AMR-7)."""
    told = Counter(colour for there in state.spots for colour in there)
    return {
        str(colour): box.WORKERS_OF_COLOUR - told[colour]
        for colour in box.COLOURS
        if told[colour] < box.WORKERS_OF_COLOUR
    }


def untold_spots(state: State) -> tuple[Spot, ...]:
    """The locations that may have workers not entered; none once all twelve are known."""
    return state.untold if state.untold and untold_workers(state) else ()


def workers_field(label: str, least: int, when: Any = None) -> Asks:
    """The field for a location's first workers, among those not entered."""
    return share(
        untold_workers,
        least=least,
        most=lambda s: sum(untold_workers(s).values()),
        words="colour",
        label=label,
        when=when,
    )


def _with_first_workers(state: State, spot: Spot, lie: Mapping[Colour, int]) -> State:
    """The state with a location's first workers, before those that have come since."""
    first = tuple(colour for colour in box.COLOURS for _ in range(lie.get(colour, 0)))
    spots = put(state.spots, box.SPOTS.index(spot), (*first, *_workers_at(state, spot)))
    return replace(state, spots=spots, untold=tuple(other for other in state.untold if other != spot))


# ---- picking up --------------------------------------------------------------------------------------
def bare_spots(state: State) -> tuple[Spot, ...]:
    """The untold locations without known workers."""
    return tuple(spot for spot in untold_spots(state) if not _workers_at(state, spot))


def joined_spots(state: State) -> tuple[Spot, ...]:
    """The untold locations to which workers have come."""
    return tuple(spot for spot in untold_spots(state) if _workers_at(state, spot))


def _workers_at(state: State, spot: Spot) -> tuple[Colour, ...]:
    return state.spots[box.SPOTS.index(spot)]


@PICK.move("AMR-31", picks=("spot",))
def pick_(
    state: State,
    spot: Annotated[
        Spot,
        pick(
            lambda s: spot_options(spot for spot in box.SPOTS if _workers_at(s, spot) or spot in untold_spots(s)),
            label="pick-from",
        ),
    ],
    lie: Annotated[
        dict[Colour, int], only(bare_spots, workers_field("lie-label", 1, lambda state: ("spot", bare_spots(state))))
    ],
    also: Annotated[
        dict[Colour, int],
        only(joined_spots, workers_field("also-label", 0, lambda state: ("spot", joined_spots(state)))),
    ],
) -> State:
    """Pick up the workers of a location, with the first workers that the move enters."""
    return replace(_with_first_workers(state, spot, {**lie, **also}), step="sow").with_turn(picked=spot)


@PICK.goes_on
def skip_pick(state: State) -> State | None:
    return None if any(state.spots) or untold_spots(state) else replace(state, step="second")


# ---- dropping ----------------------------------------------------------------------------------------
def picked_workers(state: State) -> tuple[Colour, ...]:
    """The workers to drop."""
    return state.spots[_start_index(state)] if state.turn.picked else ()


def _start_index(state: State) -> int:
    return box.SPOTS.index(require(state.turn.picked))


def is_mixed(state: State) -> bool:
    return len(set(picked_workers(state))) > 1


@once
def proposed_order(state: State) -> tuple[Colour, ...]:
    """The order of the workers, with a colour last that gives a bonus action in the last worker's district."""
    workers, way = picked_workers(state), drops(state)
    wanted = state.tile_colours(district_of(box.SPOTS[way[-1]])) if way else ()
    last = next((i for i in reversed(range(len(workers))) if workers[i] in wanted), len(workers) - 1)
    return (*workers[:last], *workers[last + 1 :], workers[last])


def step_options(state: State) -> tuple[Option, ...]:
    """The options for the last worker's location, by extra steps."""
    near = drops(state)[-1]
    return tuple(
        Option(value=extra, label=Say(key="number", args={"n": extra}), cell=box.SPOTS[way.drops[-1]],
               note=Say(key="extra-round") if extra and way.drops[-1] == near else None)
        for extra, way in ways(state).items()
    )  # fmt: skip


def sow_args(state: State) -> dict[str, int]:
    return {"n": len(picked_workers(state))}


def sow_confirm(state: State) -> Say:
    if is_mixed(state):
        return Say(key="sow-order", args={"order": Pick(field="order")})
    return Say(key="sow-confirm", args=dict(sow_args(state)))


ORDER = slots(
    lambda state: len(picked_workers(state)), lambda state: colour_options(dict.fromkeys(proposed_order(state))),
    label="order-label", caps=lambda state: dict(Counter(map(str, proposed_order(state)))), default=proposed_order,
)  # fmt: skip


@SOW.move(
    "AMR-33",
    say=sow_args,
    confirm=sow_confirm,
    hint=lambda state: "extra-hint" if len(ways(state)) > MOST_KEYS else None,
)
def sow(
    state: State, seat: Seat, order: Annotated[tuple[Colour, ...], known(
        lambda state: None if is_mixed(state) else list(picked_workers(state)), ORDER)],
    extra: Annotated[int, known(
        lambda state: 0 if len(ways(state)) < 2 else None, pick(step_options, label="extra-label", default=(0,)))] = 0,
) -> Outcome[State]:  # fmt: skip
    """Drop the workers in that order; every extra step of the last one costs a coin."""
    way, side = require(ways(state).get(extra)), state.sides[seat]
    return drop(state.with_side(seat, replace(side, coins=side.coins - extra)), order, way)


def doubtful_spots(state: State) -> tuple[Spot, ...]:
    """The occupied locations in reach with unknown capacity (AMR-34); none with more workers than fit anywhere."""
    sure = {*_capacities(state), *untold_spots(state)}
    lying = {spot for spot, there in zip(box.SPOTS, state.spots, strict=True) if 0 < len(there) <= box.MOST_CAPACITY}
    return _reachable(state, lying - sure)


def untold_drops(state: State) -> tuple[Spot, ...]:
    """The locations in reach whose first workers are not entered."""
    return _reachable(state, {*untold_spots(state)})


def _reachable(state: State, these: set[Spot]) -> tuple[Spot, ...]:
    """The locations among these that the picked-up workers may reach."""
    if not these:
        return ()
    comes = {*drops(state), *(way.drops[-1] for way in ways(state).values())} - {_start_index(state)}
    return tuple(box.SPOTS[at] for at in sorted(comes) if box.SPOTS[at] in these)


@SOW.move("AMR-34", id="full", text="one-full")
def learn_full(
    state: State, full: Annotated[tuple[Spot, ...], pick(lambda state: spot_options(doubtful_spots(state)), many=True)]
) -> State:
    """Record full locations: their present number of workers is their capacity from now on."""
    places = require(state.printed.places)
    rooms = {**places.capacity, **{spot: len(_workers_at(state, spot)) for spot in full}}
    return state.with_places(replace(places, capacity=rooms))


@SOW.move("AMR-34", id="lying", text="lying", picks=("spot",), when=untold_drops)
def learn_spot(
    state: State,
    spot: Annotated[Spot, pick(lambda state: spot_options(untold_drops(state)), label="full-label")],
    lie: Annotated[dict[Colour, int], workers_field("lie-label", 0)],
) -> State:
    """Record a location's first workers before the drop, as the location may turn out to be full."""
    return _with_first_workers(state, spot, lie)


@SOW.goes_on
def skip_sow(state: State) -> Outcome[State] | None:
    """Drop automatically: workers of one colour, no coin for an extra step, and known room."""
    workers = picked_workers(state)
    if not workers:
        return replace(state, step="pick").with_turn(picked=None)
    if is_mixed(state) or state.sides[state.turn.seat].coins or doubtful_spots(state) or untold_drops(state):
        return None
    return drop(state, workers, Path(drops=drops(state)))


def drop(state: State, order: tuple[Colour, ...], way: Path) -> Outcome[State]:
    """Drop workers and coins; a seat whose last worker ends on coins may take them (AMR-35..37)."""
    seat = state.turn.seat
    spots = list(put(state.spots, _start_index(state), ()))
    for at, colour in zip(way.drops, order, strict=True):
        spots[at] = (*spots[at], colour)
    end = way.drops[-1]
    there = state.coins[end] + (way.left.count(end) if state.options.coin_taker == "same" else 0)
    coins = tuple(n + way.left.count(at) for at, n in enumerate(state.coins))
    turn = replace(state.turn, last=order[-1], spot=box.SPOTS[end])
    state = replace(state, spots=tuple(spots), coins=coins, step="act", turn=turn)
    where = spot_word(box.SPOTS[end])
    said = info("last-worker", "AMR-33", who=Who(seat=seat), colour=shade_word(order[-1]), spot=where)
    return (_take_coins(state, seat, end, there) if there else state), said


def _take_coins(state: State, seat: Seat, at: int, n: int) -> State:
    """Take coins left behind, within the storehouses' room or always (AMR-36, AMR-40)."""
    if state.options.coin_room == "needed":
        return state.push(Take(seat=seat, symbols={"coin": n}, spot=box.SPOTS[at]))
    side = state.sides[seat]
    state = replace(state, coins=put(state.coins, at, state.coins[at] - n))
    return state.with_side(seat, replace(side, coins=side.coins + n))
