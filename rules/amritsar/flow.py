"""The course of the game: its steps and tasks in the order of play, whom each asks, and which bell rings meanwhile."""

from __future__ import annotations

from rules.kit.rules import Rules
from rules.kit.types import Say, Seat, Timer, Who

from .components import ICON
from .options import Options
from .state import State
from .tasks import Do, Donate, Gains, Income, Meet, Pay, Read, Rise, Settle, Spent, Study, Take, Trade, Upgrade


def acting(state: State) -> Seat:
    return state.turn.seat


amritsar = Rules(__package__, State, Options, range(2, 5), ICON, version=5, endings=("decades",))

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
