"""The elephant: a free step, further ones for coins, the price of passing the pawn (AMR-22..29, AMR-48..50)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import warn
from rules.kit.rules import Outcome, only, pick
from rules.kit.types import Option, Say, Seat, Who

from . import components as box
from .components import District
from .flow import RIDE, SECOND, open_follow
from .printed import district_options, district_word, yes_no
from .state import Result, Side, State, Step, require

BACK: tuple[Step, ...] = ("majority", "tax", "income", "close", "final", "over")  # the pawn is on the red space again


# ---- the rules ---------------------------------------------------------------------------------------
def cost(state: State, steps: int) -> int:
    """Coins for so many steps: the first is free, or only a single one (AMR-24, AMR-25)."""
    if steps <= box.STEPS_FREE:
        return 0
    return steps - box.STEPS_FREE if state.options.ride_cost == "after_first" else steps


def district_after(place: District, steps: int) -> District:
    return box.DISTRICTS[(box.DISTRICTS.index(place) + steps) % len(box.DISTRICTS)]


def pawn_district(state: State) -> District | None:
    """The Maharaja pawn's space: one further from red each round, and red after the decade (AMR-19, AMR-20)."""
    red = state.printed.places.red if state.printed.places else None
    if red is None or state.options.pawn == "red" or state.step in BACK:
        return red
    return district_after(red, state.round - 1)


def pawn_passes(state: State, place: District, steps: int) -> int:
    """How often a ride passes the pawn, as far as the companion can know (AMR-28)."""
    pawn = pawn_district(state)
    if pawn is None or state.options.pawn == "told":
        return 0
    last = steps if state.options.pawn == "landing" else steps - 1
    return sum(district_after(place, step) == pawn for step in range(1, last + 1))


def affordable_steps(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers of steps that a seat can pay and may take in one move (AMR-28)."""
    coins = state.sides[seat].coins
    most = box.MOST_STEPS if state.options.ride_far == "three" else coins + box.STEPS_FREE
    return tuple(steps for steps in range(most + 1) if cost(state, steps) <= coins)


# ---- riding ------------------------------------------------------------------------------------------
def is_nowhere(state: State, seat: Seat) -> bool:
    return state.sides[seat].place is None and not is_locked(state, seat)


def is_somewhere(state: State, seat: Seat) -> bool:
    return state.sides[seat].place is not None and not is_locked(state, seat)


def is_locked(state: State, seat: Seat) -> bool:
    """Whether the companion first asks if the upgrades have unlocked the movement tile."""
    return state.step == "second" and state.sides[seat].lock == "locked"


@RIDE.move("AMR-23", id="ride", when=is_nowhere)
@SECOND.move("AMR-23", id="ride", ask="ride", when=is_nowhere)
def place(state: State, seat: Seat, district: Annotated[District, pick(district_options())]) -> Outcome[State]:
    return _end_move(state.with_side(seat, replace(state.sides[seat], place=district)))


def is_pawn_told(state: State) -> bool:
    """Whether players enter that the pawn was passed (AMR-28)."""
    return state.options.pawn == "told"


@RIDE.move("AMR-24", picks=("steps",), when=is_somewhere)
@SECOND.move("AMR-48", id="ride-again", picks=("steps",), label="ride-again-label", when=is_somewhere)
def ride(
    state: State, seat: Seat, steps: Annotated[int, pick(
        lambda state, seat: [_step_option(state, state.sides[seat].place, n) for n in affordable_steps(state, seat)],
        default=(0,))],
    passed: Annotated[int | None, only(is_pawn_told, yes_no(
        "passed-label", when=lambda state, seat: ("steps", affordable_steps(state, seat)[1:])))] = None,
) -> Outcome[State]:  # fmt: skip
    """Move the elephant; one step is free, further ones cost coins."""
    side = state.sides[seat]
    here: District = require(side.place)
    ridden = replace(side, coins=side.coins - cost(state, steps), place=district_after(here, steps))
    times = bool(passed and steps) if is_pawn_told(state) else pawn_passes(state, here, steps)
    return fine_passing(_end_move(state.with_side(seat, ridden)), seat, times)


def _step_option(state: State, place: District, n: int) -> Option:
    label = district_word(district_after(place, n))
    if not n or n > box.MOST_STEPS:
        label = Say(key="ride-round" if n else "stay", args={"district": label})
    return Option(value=n, label=label, note=_note(state, place, n), cell=district_after(place, n))


def _note(state: State, place: District, n: int) -> Say | None:
    """The cost of the steps in coins and points."""
    coins, points = cost(state, n), state.decade * pawn_passes(state, place, n)
    if not coins and not points:
        return None
    if not points:
        return Say(key="n-coin", args={"n": coins})
    if not coins:
        return Say(key="loses-points", args={"n": points})
    return Say(key="coins-and-points", args={"coins": Say(key="n-coin", args={"n": coins}), "n": points})


# ---- the second move, and the jump that gives up the movement tile (AMR-48..50) ---------------------------
def may_have_unlocked(side: Side) -> bool:
    """Whether an upgrade may have unlocked the movement tile since the last question (AMR-48)."""
    return side.lock == "locked" and side.board < side.looked


def may_jump(state: State, seat: Seat) -> bool:
    """Whether the movement tile may be handed in now; an upgrade while following may unlock it unasked (AMR-50)."""
    side = state.sides[seat]
    if state.step == "ride":
        return state.options.jump_when == "any" and (side.lock == "open" or may_have_unlocked(side))
    return side.lock == "open"


@SECOND.move("AMR-48", id="unlocked", text="unlocked", given={"unlocked": 1}, when=is_locked)
@SECOND.move("AMR-48", id="still-locked", text="still-locked", given={"unlocked": 0}, when=is_locked)
def unlock(state: State, seat: Seat, unlocked: int = 0) -> State:
    """Record whether the upgrades have unlocked the movement tile; if so, the elephant may move again at once."""
    side = state.sides[seat]
    return state.with_side(seat, replace(side, looked=side.board, lock="open" if unlocked else "locked"))


@RIDE.move("AMR-49", picks=("district",), when=lambda state, seat: is_somewhere(state, seat) and may_jump(state, seat))
@SECOND.move("AMR-49", picks=("district",), when=is_somewhere)
def jump(
    state: State, seat: Seat, district: Annotated[District, pick(
        lambda state, seat: district_options(d for d in box.DISTRICTS if d != state.sides[seat].place))],
    passed: Annotated[int | None, only(
        lambda state: is_pawn_told(state) and state.options.jump_pawn == "costs", yes_no("passed-label"))] = None,
) -> Outcome[State]:  # fmt: skip
    """Hand in the movement tile and move the elephant anywhere."""
    side = state.sides[seat]
    here: District = require(side.place)
    way = (box.DISTRICTS.index(district) - box.DISTRICTS.index(here)) % len(box.DISTRICTS)  # clockwise
    times = bool(passed) if is_pawn_told(state) else pawn_passes(state, here, way)
    jumped = _end_move(state.with_side(seat, replace(side, place=district, lock="spent")))
    return fine_passing(jumped, seat, times if state.options.jump_pawn == "costs" else 0)


@SECOND.goes_on
def skip_second(state: State) -> State | None:
    """Skip the second move unless the movement tile is unlocked or may be (AMR-48)."""
    side = state.sides[state.turn.seat]
    return None if side.lock == "open" or may_have_unlocked(side) else open_follow(state)


def _end_move(state: State) -> State:
    return replace(state, step="pick") if state.step == "ride" else open_follow(state)


def fine_passing(state: State, seat: Seat, times: int) -> Result:
    """Take points for each pass of the pawn: 1, 2 or 3 by decade (AMR-27)."""
    if not times:
        return state, ()
    points = state.decade * times
    return state.lose(seat, points, "pawn"), (warn("pawn-passed", "AMR-27", who=Who(seat=seat), n=points),)
