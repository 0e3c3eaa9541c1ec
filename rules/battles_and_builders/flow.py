"""The steps of the game in order of play, each with the seat it asks; the chapters attach their moves to them."""

from __future__ import annotations

from rules.kit.rules import Rules
from rules.kit.types import Say, Timer

from .components import Options
from .state import State

bnb = Rules(__package__, State, Options, range(2, 5), version=4, endings=("rounds",))

SETUP = bnb.step("setup")
EVENT = bnb.step("event", seat=lambda s: s.start)
COMMIT = bnb.step("commit", seat=State.next_committer, ask="commit-{seat}")
REVEAL = bnb.step("reveal")
KING = bnb.step("king", seat=lambda s: s.kings[0])  # the builders that follow ask nothing
DICE = bnb.step("dice", phase="battle")
ROLL = bnb.step("roll", seat=State.roller, phase="battle")
FRESH = bnb.step("fresh", seat=lambda s: s.user_of("fresh"), ask="fresh-{seat}", phase="battle")


@bnb.phase_args
def phase_args(s: State) -> dict[str, int]:
    """ "Round 3 of 8: dice"."""
    return {"round": s.round}


@COMMIT.clock
def bell(s: State) -> Timer | None:
    """The timer of the committing seat, if the option is on."""
    seat = s.next_committer()
    if seat is None or not s.options.commit_s:
        return None
    label = Say(key="timer-commit", args={"who": s.name(seat)})
    return Timer(id=f"commit-{s.round}-{seat}", seat=seat, ms=s.options.commit_s * 1000, label=label)
