"""Every public number: where it shows itself, within which limits, and what is set right with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, set_number
from rules.kit.places import put
from rules.kit.types import Say, Seat, SetNumber, Who

from .components import MOST_VALUE
from .state import Result, State


def numbers(state: State) -> Iterator[Number[State]]:
    for seat, n in enumerate(state.conches):
        yield Number(kind="conches", of={"seat": seat}, row=Say(key="conches"), column=Who(seat=seat), now=n,
                     most=MOST_VALUE, put=partial(_with_conches, state, seat))  # fmt: skip


def _with_conches(state: State, seat: Seat, n: int) -> State:
    return replace(state, conches=put(state.conches, seat, n))


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(numbers(state), move), ()
