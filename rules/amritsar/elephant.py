"""The elephant: a free step, further ones for coins, the price of passing the pawn (AMR-22..29, AMR-48..50)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Choice, Option, Pick, Prompt, Say, Seat, Who

from . import follow, moves
from .components import DISTRICTS, MOST_STEPS, STEPS_FREE, District
from .state import Result, Side, State, Step, expect_turn, lose, must, news, with_side
from .words import district_word, yes_no_field

BACK: tuple[Step, ...] = ("majority", "tax", "income", "close", "final", "over")  # the pawn is on the red space again


# ---- the rules ---------------------------------------------------------------------------------------
def cost(state: State, steps: int) -> int:
    """Coins for so many steps: the first is free, or only a single one (AMR-24, AMR-25)."""
    if steps <= STEPS_FREE:
        return 0
    return steps - STEPS_FREE if state.options.ride_cost == "after_first" else steps


def ahead(place: District, steps: int) -> District:
    return DISTRICTS[(DISTRICTS.index(place) + steps) % len(DISTRICTS)]


def pawn_at(state: State) -> District | None:
    """The elephants' space where the Maharaja pawn is: from the red space one further every round, and back on it
    when the decade is over (AMR-19, AMR-20)."""
    red = state.printed.places.red if state.printed.places else None
    if red is None or state.options.pawn == "red" or state.step in BACK:
        return red
    return ahead(red, state.round - 1)


def passes(state: State, place: District, steps: int) -> int:
    """How often a ride passes the pawn, as far as the companion can know (AMR-28)."""
    pawn = pawn_at(state)
    if pawn is None or state.options.pawn == "told":
        return 0
    last = steps if state.options.pawn == "landing" else steps - 1
    return sum(ahead(place, step) == pawn for step in range(1, last + 1))


def pawn_index(district: District) -> int:
    return DISTRICTS.index(district)


def may_afford(state: State, seat: Seat) -> tuple[int, ...]:
    """How many steps a seat can pay, and may go in one move (AMR-28)."""
    coins = state.sides[seat].coins
    most = MOST_STEPS if state.options.ride_far == "three" else coins + STEPS_FREE
    return tuple(steps for steps in range(most + 1) if cost(state, steps) <= coins)


# ---- asking ------------------------------------------------------------------------------------------
def ask_ride(state: State) -> tuple[Prompt, ...]:
    seat = state.turn.seat
    place = state.sides[seat].place
    if place is None:
        return (_ask_place(seat),)
    ride = _ask_steps(state, seat, place, "ride", "AMR-24")
    return (ride, ask_jump(state, seat, "ride")) if may_jump(state, seat) else (ride,)


def ask_second(state: State) -> tuple[Prompt, ...]:
    """The second move of the elephant, or the jump that gives up the movement tile (AMR-48, AMR-49)."""
    seat = state.turn.seat
    place = state.sides[seat].place
    if state.sides[seat].lock == "locked":
        return _ask_unlock(seat)
    if place is None:
        return (_ask_place(seat),)
    again = replace(_ask_steps(state, seat, place, "ride-again", "AMR-48"), ask="second")
    return again, ask_jump(state, seat, "second")


def looks(side: Side) -> bool:
    """Whether an upgrade may have unlocked the movement tile since that was last asked (AMR-48)."""
    return side.lock == "locked" and side.board < side.looked


def may_jump(state: State, seat: Seat) -> bool:
    """Whether the movement tile may be handed in now; what was unlocked while following, nobody was asked (AMR-50)."""
    side = state.sides[seat]
    if state.step == "ride":
        return state.options.jump_when == "any" and (side.lock == "open" or looks(side))
    return side.lock == "open"


def may_ride_again(state: State) -> bool:
    """Whether a second move, or the movement tile, is to be asked about (AMR-48)."""
    side = state.sides[state.turn.seat]
    return side.lock == "open" or looks(side)


def _ask_unlock(seat: Seat) -> tuple[Prompt, ...]:
    def ask(id: str, unlocked: int) -> Prompt:
        return forms.form(id, seat, "unlock", ask="second", given={"unlocked": unlocked}, rule="AMR-48")

    return ask("still-locked", 0), ask("unlocked", 1)


def _ask_place(seat: Seat) -> Prompt:
    options = tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS)
    return forms.form("ride", seat, "place",
                      (Choice(name="district", label=Say(key="district-label"), options=options),), text="place",
                      picks=("district",), rule="AMR-23")  # fmt: skip


def _ask_steps(state: State, seat: Seat, place: District, id: str, rule: str) -> Prompt:
    steps = may_afford(state, seat)
    options = tuple(_step(state, place, n) for n in steps)
    field = Choice(name="steps", label=Say(key="steps-label"), options=options, default=(0,))
    passed = yes_no_field("passed", Say(key="passed-label"), when=("steps", steps[1:]))
    return Prompt(id=id, ask="ride" if id == "ride" else "", seat=seat, move="ride", label=Say(key=f"{id}-label"),
                  confirm=Say(key="ride-confirm", args={"steps": Pick(field="steps")}), rule=rule,
                  fields=(field, passed) if state.options.pawn == "told" else (field,))  # fmt: skip


def _step(state: State, place: District, n: int) -> Option:
    label = district_word(ahead(place, n))
    if not n or n > MOST_STEPS:
        label = Say(key="ride-round" if n else "stay", args={"district": label})
    return Option(value=n, label=label, note=_note(state, place, n), cell=ahead(place, n))


def _note(state: State, place: District, n: int) -> Say | None:
    """What the steps cost in coins and points."""
    coins, points = cost(state, n), state.decade * passes(state, place, n)
    if not coins and not points:
        return None
    if not points:
        return Say(key="n-coin", args={"n": coins})
    if not coins:
        return Say(key="loses-points", args={"n": points})
    return Say(key="coins-and-points", args={"coins": Say(key="n-coin", args={"n": coins}), "n": points})


def ask_jump(state: State, seat: Seat, ask: str) -> Prompt:
    here = state.sides[seat].place
    options = tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS if d != here)
    field = Choice(name="district", label=Say(key="district-label"), options=options)
    is_told = state.options.pawn == "told" and state.options.jump_pawn == "costs"
    passed = yes_no_field("passed", Say(key="passed-label"))
    return forms.form("jump", seat, "jump", (field, passed) if is_told else (field,), picks=("district",), ask=ask,
                      rule="AMR-49")  # fmt: skip


# ---- doing -------------------------------------------------------------------------------------------
def do_place(state: State, seat: Seat, move: moves.Place) -> Result:
    expect_turn(state, seat, "ride", "second")
    expect(state.sides[seat].place is None, "not-asked-now", "AMR-23")
    return _on(with_side(state, seat, replace(state.sides[seat], place=move.district))), ()


def do_ride(state: State, seat: Seat, move: moves.Ride) -> Result:
    expect_turn(state, seat, "ride", "second")
    side = state.sides[seat]
    place: District = must(side.place, "not-asked-now", "AMR-23")
    expect(move.steps >= 0, "only-clockwise", "AMR-26")
    expect(move.steps <= MOST_STEPS or state.options.ride_far == "paid", "does-not-fit", "AMR-28")
    price = cost(state, move.steps)
    expect(price <= side.coins, "too-few-coins", "AMR-25", n=price)
    ridden = replace(side, coins=side.coins - price, place=ahead(place, move.steps))
    passed = bool(move.passed and move.steps) if state.options.pawn == "told" else passes(state, place, move.steps)
    return fined(_on(with_side(state, seat, ridden)), seat, passed)


def do_unlock(state: State, seat: Seat, move: moves.Unlock) -> Result:
    """Where the upgrades have unlocked the movement tile, the elephant may move again at once (AMR-48)."""
    expect_turn(state, seat, "second")
    side = state.sides[seat]
    expect(side.lock == "locked", "not-asked-now", "AMR-48")
    return with_side(state, seat, replace(side, looked=side.board, lock="open" if move.unlocked else "locked")), ()


def do_jump(state: State, seat: Seat, move: moves.Jump) -> Result:
    expect_turn(state, seat, *(("ride", "second") if state.options.jump_when == "any" else ("second",)))
    side = state.sides[seat]
    expect(may_jump(state, seat), "not-unlocked", "AMR-49")
    place: District = must(side.place, "not-asked-now", "AMR-23")
    expect(move.district != place, "does-not-fit", "AMR-49")
    way = (pawn_index(move.district) - pawn_index(place)) % len(DISTRICTS)
    passed = bool(move.passed) if state.options.pawn == "told" else passes(state, place, way)
    jumped = _on(with_side(state, seat, replace(side, place=move.district, lock="spent")))
    return fined(jumped, seat, passed if state.options.jump_pawn == "costs" else 0)


def _on(state: State) -> State:
    return replace(state, step="pick") if state.step == "ride" else follow.open_follow(state)


def fined(state: State, seat: Seat, times: int) -> Result:
    """Points for passing the pawn so often: 1, 2 or 3 by decade (AMR-27)."""
    if not times:
        return state, ()
    points = state.decade * times
    return lose(state, seat, points, "pawn"), news("pawn-passed", "AMR-27", "warn", who=Who(seat=seat), n=points)
