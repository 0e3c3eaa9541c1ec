"""The course of the game: its steps and tasks in the order of play, whom each asks, and which bell rings meanwhile."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.places import clockwise
from rules.kit.rules import Rules
from rules.kit.types import Say, Seat, Timer, Who

from . import components as box
from .state import (
    Do,
    Donate,
    Gains,
    Income,
    Meet,
    Pay,
    Read,
    Result,
    Rise,
    Settle,
    Spent,
    State,
    Study,
    Take,
    Trade,
    Turn,
    Upgrade,
    news,
)


def acting(state: State) -> Seat:
    return state.turn.seat


amritsar = Rules(__package__, State, box.Options, range(2, 5), box.ICON, version=5, endings=("decades",))

# ---- setting up ----------------------------------------------------------------------------------------
BEGIN = amritsar.step("setup", ask="begin")
PLACES = amritsar.step("places", phase="setup")
WORKERS = amritsar.step("workers", phase="setup")
GOALS = amritsar.step("goals", phase="opening")
OPENING = amritsar.step("opening", seat=acting)
BRIDGE = amritsar.step("bridge")

# ---- a turn --------------------------------------------------------------------------------------------
RIDE = amritsar.step("ride", seat=acting)
PICK = amritsar.step("pick", seat=acting, phase="workers")
SOW = amritsar.step("sow", seat=acting, phase="workers")
ACT = amritsar.step("act", seat=acting)
SECOND = amritsar.step("second", seat=acting)
FOLLOW = amritsar.step("follow", seat=lambda state: state.turn.followers[0], ask="follow-{seat}")
TURN = amritsar.step("turn", seat=acting)  # in the ledger

# ---- the end of a decade and of the game -----------------------------------------------------------------
MAJORITY = amritsar.step("majority", phase="decade")
TAX = amritsar.step("tax", phase="decade")
INCOME = amritsar.step("income", phase="decade")
CLOSE = amritsar.step("close", phase="decade")
FINAL = amritsar.step("final")

# ---- what an action brings -----------------------------------------------------------------------------
DO, SPENT, INCOMES = amritsar.step(Do), amritsar.step(Spent), amritsar.step(Income)
READ = amritsar.step(Read)
TAKE = amritsar.step(Take)
RISE = amritsar.step(Rise)
STUDY = amritsar.step(Study)
TRADE = amritsar.step(Trade)
SETTLE = amritsar.step(Settle)
UPGRADE = amritsar.step(Upgrade)
GAINS = amritsar.step(Gains)
MEET = amritsar.step(Meet)
DONATE = amritsar.step(Donate)
PAY = amritsar.step(Pay, ask="row")
TASKS = READ, TAKE, RISE, STUDY, TRADE, SETTLE, UPGRADE, GAINS, MEET, DONATE, PAY


@amritsar.phase_args
def when(state: State) -> dict[str, int]:
    """ "Decade II, round 3"."""
    return {"decade": state.decade, "round": state.round}


def timers(state: State) -> tuple[Timer, ...]:
    """A bell for the turn, and one for the seat that may follow, if the table wants them."""
    options, turn = state.options, state.turn
    at = f"{state.decade}-{state.round}-{turn.seat}"
    waiting = state.queue[0].seat if state.queue else turn.seat
    if state.step == "follow" and not state.queue and turn.followers and options.follow_s:
        seat = turn.followers[0]
        label = Say(key="timer-follow", args={"who": Who(seat=seat)})
        return (Timer(id=f"follow-{at}-{seat}", seat=seat, ms=options.follow_s * 1000, label=label),)
    if state.step in ("ride", "pick", "sow", "act", "second", "turn") and options.turn_s and waiting == turn.seat:
        label = Say(key="timer-turn", args={"who": Who(seat=turn.seat)})
        return (Timer(id=f"turn-{at}", seat=turn.seat, ms=options.turn_s * 1000, label=label),)
    return ()


# ---- the turn passes on --------------------------------------------------------------------------------
def others(state: State) -> tuple[Seat, ...]:
    """The other seats in the order in which they follow (AMR-52)."""
    first = state.turn.seat if state.options.follow_order == "next" else state.start
    return tuple(seat for seat in clockwise(first, state.seats) if seat != state.turn.seat)


def open_follow(state: State) -> State:
    """Everybody with a mahout at that colour waits for the question."""
    last = state.turn.last
    able = tuple(s for s in others(state) if any(m.colour == last for m in state.sides[s].mahouts))
    return replace(state, step="follow").with_turn(followers=able)


def end_turn(state: State) -> Result:
    """The next seat; after the last the pawn moves on, and back on the red space the decade is over (AMR-18..20)."""
    seats = state.order()
    at = seats.index(state.turn.seat) + 1
    step = "turn" if state.is_ledger() else "ride"
    if at < len(seats):
        return replace(state, step=step, turn=Turn(seat=seats[at])), ()
    if state.round < box.ROUNDS:
        moved = news("pawn-moves", "AMR-19", n=state.round + 1)
        return replace(state, step=step, round=state.round + 1, turn=Turn(seat=state.start)), moved
    state = replace(state, turn=Turn(seat=state.start))
    if state.options.last_decade == "not" and state.decade == box.DECADES:
        return replace(state, step="final"), news("decade-not-scored", "AMR-98")
    return replace(state, step="majority"), news("decade-over", "AMR-20", n=state.decade)
