"""The steps of the game in order, with the seats they ask; the chapters add the moves."""

from __future__ import annotations

from typing import Any

from rules.kit.rules import Rules
from rules.kit.types import TABLE, Say, Seat, Timer, Who

from .components import Options
from .state import State

ettana = Rules(__package__, State, Options, range(2, 5), version=4, endings=("points", "agreed"))


def acting(state: State) -> Seat | None:
    """The seat whose turn it is; None once the game is over."""
    return None if state.is_over() else state.active


def whole_table(state: State) -> Seat | None:
    return None if state.is_over() else TABLE


SETUP = ettana.step("setup", ask="begin")
YARNS = ettana.step("yarns", phase="setup")
TILES = ettana.step("tiles", phase="setup")
PAWNS = ettana.step("pawns", seat=acting, phase="start")
TIE = ettana.step("tie", phase="start")
START = ettana.step("start")
DEAL = ettana.step("deal", phase="start")
ROLL = ettana.step("roll", seat=acting, ask="roll-ask-{seat}")
BESIDE = ettana.step("beside", seat=acting, phase="act")  # collecting waits here for unknown yarns beside pawns
ACT = ettana.step("act", seat=acting, ask="act-{seat}")
CLAIM = ettana.step("claim", seat=whole_table)
LULL = ettana.step("lull", seat=whole_table, phase="roll")


@ettana.phase_args
def phase_args(state: State) -> dict[str, Any]:
    return {} if state.step in ("setup", "yarns", "tiles", "pawns", "tie", "start", "deal") else {"n": state.turns}


def phase(state: State) -> Say:
    """The phase, "Turn 14: actions"; one message per phase."""
    return Say(key="phase-over", args={"n": state.turns}) if state.is_over() else ettana.phase(state)


def bell(state: State) -> Timer | None:
    """The turn's timer, if the table has set one."""
    if not state.options.turn_s or state.is_over():
        return None
    label = Say(key="timer-turn", args={"who": Who(seat=state.active)})
    turn = f"turn-{state.turns}-{state.active}"
    return Timer(id=turn, seat=state.active, ms=state.options.turn_s * 1000, label=label)


for step in (ROLL, BESIDE, ACT, CLAIM):
    step.clock(bell)
