"""Every public number: where it shows itself, within which limits, and what is set right with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.places import put
from rules.kit.types import Say, Seat, SetNumber, Who

from .components import (
    COLOURS,
    DECADES,
    MOST_CAPACITY,
    MOST_HEIGHT,
    MOST_ON_ELEPHANT,
    MOST_TAX,
    RESOURCES,
    ROUNDS,
    SPOTS,
    TRACKS,
    UPGRADE_SPACES,
    Colour,
    Resource,
    Spot,
    Track,
    spot_word,
)
from .opening import with_places
from .state import State, gain, is_ledger, must, score, with_side
from .words import colour_word
from .workers import untold

NUMBERS = ("correct_number", "correct_table", "correct_workers", "correct_coins", "correct_capacity")  # of SetNumber
BIG = 9999  # no more than a limit for typing errors
OF_COLOUR = 99  # a limit for typing errors too: by mistaken corrections there can be more than the box holds
ON_BOARD = {"carried": MOST_ON_ELEPHANT, "waiting": BIG, "board": UPGRADE_SPACES, "storehouses": BIG, "goals": BIG,
            "tax": MOST_TAX}  # fmt: skip


def do_set_number(state: State, seat: Seat, move: SetNumber) -> State:
    return set_number(partial(numbers, state), move)


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    """All of them, as the table sees them now; in the ledger only the score and the course of the game."""
    for seat in range(state.seats):
        if wanted(f"correct_number-{seat}"):
            yield from _of_seat(state, seat)
    if wanted("correct_table-"):
        yield from _of_table(state)
    for spot in SPOTS if not is_ledger(state) else ():
        ids = (f"correct_workers-{spot}-", f"correct_coins-{spot}", f"correct_capacity-{spot}")
        if wanted(ids):
            yield from _of_spot(state, spot)


# ---- of a seat ---------------------------------------------------------------------------------------
def _of_seat(state: State, seat: Seat) -> Iterator[Number[State]]:
    side = state.sides[seat]
    yield _mine(seat, "score", score(side), BIG, partial(_with_score, state, seat), least=-BIG)
    if is_ledger(state):
        return
    yield _mine(seat, "coins", side.coins, BIG, partial(_with_coins, state, seat))
    for resource in RESOURCES:
        yield _mine(seat, resource, side.goods[resource], BIG, partial(_with_goods, state, seat, resource))
    for what, most in ON_BOARD.items():
        yield _mine(seat, what, getattr(side, what), most, partial(_with, state, seat, what))
    for track in TRACKS:
        put = partial(_with_height, state, seat, track)
        yield _mine(seat, f"height-{track}", side.heights[track], MOST_HEIGHT, put)


def _mine(
    seat: Seat, what: str, now: int, most: int, put: Callable[[int], State], least: int = 0
) -> Number[State]:  # fmt: skip
    return Number(kind="correct_number", of={"seat": seat, "what": what}, row=Say(key=f"row-{what}"),
                  column=Who(seat=seat), now=now, least=least, most=most, put=put)  # fmt: skip


def _with_score(state: State, seat: Seat, n: int) -> State:
    return gain(state, seat, n - score(state.sides[seat]), "noted")


def _with(state: State, seat: Seat, what: str, n: int) -> State:
    changes: dict[str, Any] = {what: n}
    return with_side(state, seat, replace(state.sides[seat], **changes))


def _with_coins(state: State, seat: Seat, n: int) -> State:
    return with_side(state, seat, replace(state.sides[seat], coins=n))


def _with_goods(state: State, seat: Seat, resource: Resource, n: int) -> State:
    side = state.sides[seat]
    return with_side(state, seat, replace(side, goods={**side.goods, resource: n}))


def _with_height(state: State, seat: Seat, track: Track, n: int) -> State:
    side = state.sides[seat]
    return with_side(state, seat, replace(side, heights={**side.heights, track: n}))


# ---- of the table ------------------------------------------------------------------------------------
def _of_table(state: State) -> Iterator[Number[State]]:
    yield _ours("decade", state.decade, DECADES, lambda n: replace(state, decade=n), least=1)
    yield _ours("round", state.round, ROUNDS, lambda n: replace(state, round=n), least=1)
    if is_ledger(state):
        return
    yield _ours("display", state.display, BIG, lambda n: replace(state, display=n))
    for resource in RESOURCES:
        yield _ours(resource, state.market[resource], BIG, partial(_with_market, state, resource))


def _ours(what: str, now: int, most: int, put: Callable[[int], State], least: int = 0) -> Number[State]:
    return Number(kind="correct_table", of={"what": what}, row=Say(key=f"table-{what}"), now=now, least=least,
                  most=most, put=put)  # fmt: skip


def _with_market(state: State, resource: Resource, n: int) -> State:
    return replace(state, market={**state.market, resource: n})


# ---- of a location -----------------------------------------------------------------------------------
def _of_spot(state: State, spot: Spot) -> Iterator[Number[State]]:
    at = SPOTS.index(spot)
    for colour in _colours(state, spot):
        yield Number(kind="correct_workers", of={"spot": spot, "colour": colour}, row=spot_word(spot),
                     column=colour_word(colour), now=state.spots[at].count(colour), most=OF_COLOUR,
                     put=partial(_with_workers, state, at, colour), cell=spot)  # fmt: skip
    yield Number(kind="correct_coins", of={"spot": spot}, row=spot_word(spot), column=Say(key="column-coins"),
                 now=state.coins[at], most=BIG, put=partial(_with_left, state, at), cell=spot)  # fmt: skip
    if state.printed.places and spot in state.printed.places.capacity:
        yield Number(kind="correct_capacity", of={"spot": spot}, row=spot_word(spot), column=Say(key="column-room"),
                     now=state.printed.places.capacity[spot], least=1, most=MOST_CAPACITY,
                     put=partial(_with_capacity, state, spot), cell=spot)  # fmt: skip


def _colours(state: State, spot: Spot) -> Iterator[Colour]:
    """Of a location of which nobody has told the first workers only those that have come since are known."""
    there, is_told = state.spots[SPOTS.index(spot)], spot not in untold(state)
    return (colour for colour in COLOURS if is_told or colour in there)


def _with_workers(state: State, at: int, colour: Colour, n: int) -> State:
    there, now = list(state.spots[at]), state.spots[at].count(colour)
    for _ in range(now - n):
        del there[max(i for i, c in enumerate(there) if c == colour)]
    there += [colour] * (n - now)  # as they would have come: one after the other
    return replace(state, spots=put(state.spots, at, tuple(there)))


def _with_left(state: State, at: int, n: int) -> State:
    return replace(state, coins=put(state.coins, at, n))


def _with_capacity(state: State, spot: Spot, n: int) -> State:
    places = must(state.printed.places)
    return with_places(state, replace(places, capacity={**places.capacity, spot: n}))
