"""The course of the game: its steps and tasks in the order of play, the seats they ask, and the timers."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.places import clockwise_seats
from rules.kit.rules import Rules
from rules.kit.types import Say, Seat, Timer, Who

from . import components as box
from . import state
from .components import Options
from .state import Result, State, Turn


def acting(state: State) -> Seat:
    return state.turn.seat


amritsar = Rules(__package__, State, Options, range(2, 5), version=5, endings=("decades",))

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

# ---- tasks of an action --------------------------------------------------------------------------------
DO, SPENT, INCOMES = amritsar.step(state.Do), amritsar.step(state.Spent), amritsar.step(state.Income)
READ = amritsar.step(state.Read)
TAKE = amritsar.step(state.Take)
RISE = amritsar.step(state.Rise)
STUDY = amritsar.step(state.Study)
TRADE = amritsar.step(state.Trade)
SETTLE = amritsar.step(state.Settle)
UPGRADE = amritsar.step(state.Upgrade)
GAINS = amritsar.step(state.Gains)
MEET = amritsar.step(state.Meet)
DONATE = amritsar.step(state.Donate)
PAY = amritsar.step(state.Pay, ask="row")
TASKS = READ, TAKE, RISE, STUDY, TRADE, SETTLE, UPGRADE, GAINS, MEET, DONATE, PAY


@amritsar.phase_args
def phase_args(state: State) -> dict[str, int]:
    """ "Decade II, round 3"."""
    return {"decade": state.decade, "round": state.round}


def timers(state: State) -> tuple[Timer, ...]:
    """The timer of the turn, or of the seat that may follow, if the options set one."""
    options, turn = state.options, state.turn
    id, seat, seconds = f"{state.decade}-{state.round}-{turn.seat}", turn.seat, 0
    waiting, name = state.queue[0].seat if state.queue else seat, "turn"
    if state.step == "follow" and not state.queue and turn.followers:
        seat, seconds, name = turn.followers[0], options.follow_s, "follow"
        id = f"{id}-{seat}"
    elif state.step in ("ride", "pick", "sow", "act", "second", "turn") and waiting == seat:
        seconds = options.turn_s
    label = Say(key=f"timer-{name}", args={"who": Who(seat=seat)})
    return (Timer(id=f"{name}-{id}", seat=seat, ms=seconds * 1000, label=label),) if seconds else ()


# ---- the end of a turn ---------------------------------------------------------------------------------
def other_seats(state: State) -> tuple[Seat, ...]:
    """The other seats in the order in which they follow (AMR-52)."""
    first = state.turn.seat if state.options.follow_order == "next" else state.start
    return tuple(seat for seat in clockwise_seats(first, state.seats) if seat != state.turn.seat)


def open_follow(state: State) -> State:
    """Ask each seat with a mahout of that colour, in turn order."""
    last = state.turn.last
    able = tuple(s for s in other_seats(state) if any(m.colour == last for m in state.sides[s].mahouts))
    return replace(state, step="follow").with_turn(followers=able)


def end_turn(state: State) -> Result:
    """The next seat's turn; after the last one the pawn moves, and on the red space the decade ends (AMR-18..20)."""
    seats = state.order()
    at = seats.index(state.turn.seat) + 1
    step = "turn" if state.is_ledger() else "ride"
    if at < len(seats):
        return replace(state, step=step, turn=Turn(seat=seats[at])), ()
    if state.round < box.ROUNDS:
        moved = info("pawn-moves", "AMR-19", n=state.round + 1)
        return replace(state, step=step, round=state.round + 1, turn=Turn(seat=state.start)), (moved,)
    state = replace(state, turn=Turn(seat=state.start))
    if state.options.last_decade == "not" and state.decade == box.DECADES:
        return replace(state, step="final"), (info("decade-not-scored", "AMR-98"),)
    return replace(state, step="majority"), (info("decade-over", "AMR-20", n=state.decade),)
