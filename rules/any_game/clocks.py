"""Clocks: a bank or the used time of everybody, or the sand glass of a turn or a phase (ANY-21)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.rules import Outcome
from rules.kit.types import TABLE, Prompt, Say, Seat, Timer

from .components import MOST_CLOCK_S
from .flow import TURN
from .standing import acting, phases
from .state import State


def stand(state: State) -> bool:
    """Whether they wait to be started: somebody does, or the first turn ends."""
    return not (state.going or any(state.turns) or state.phase or state.round > 1)


def ask_start(state: State) -> tuple[Prompt, ...]:
    """The key that starts them, beside the first turn."""
    if state.step != "turn" or state.pad.clock == "none" or not stand(state):
        return ()
    pad = state.pad
    told = Say(key="bank-each", args={"minutes": pad.clock_s // 60, "more": pad.increment_s})
    return (forms.form("start-clocks", TABLE, "start_clocks", hint=told if pad.clock == "bank" else None),)


@TURN.move("ANY-21")
def start_clocks(state: State) -> Outcome[State]:
    """From now on they run."""
    return replace(state, going=True)


def timers(state: State) -> tuple[Timer, ...]:
    """Those of the pad; each stands still while others think."""
    pad, seats = state.pad, range(state.seats)
    match pad.clock:
        case "up":
            return tuple(_timer(state, f"up-{seat}", seat, MOST_CLOCK_S, up=True) for seat in seats)
        case "bank":
            return tuple(_timer(state, f"bank-{seat}", seat, _bank_s(state, seat)) for seat in seats)
        case "turn" if state.step == "turn":
            return tuple(_timer(state, f"turn-{seat}-{state.turns[seat]}", seat, pad.clock_s) for seat in acting(state))
        case "phase" if state.step == "turn":
            return (_timer(state, f"phase-{state.round}-{state.phase}", TABLE, pad.clock_s),)
        case _:
            return ()


def _bank_s(state: State, seat: Seat) -> int:
    """After every turn, in all phases that have turns, it has some more."""
    in_round = sum(phase.turns for phase in phases(state)) or 1
    return state.pad.clock_s + state.pad.increment_s * (state.turns[seat] // in_round)


def _timer(state: State, id: str, seat: Seat, s: int, *, up: bool = False) -> Timer:
    held = stand(state) or seat not in (TABLE, *acting(state))
    return Timer(id=id, seat=seat, ms=1000 * s, label=Say(key=f"timer-{state.pad.clock}"), up=up, held=held)
