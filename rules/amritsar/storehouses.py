"""What storehouses bring, at once and for the rest of the game (AMR-69): read off the tile once, and kept."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.rules import pick
from rules.kit.types import Choice, Field, Option, Say, Seat, When

from .components import STOREHOUSE, Occasion, Symbols
from .flow import GAINS
from .printed import LASTING_ON, Lasting, Storehouse, storehouse_id, without_zeros
from .state import State, pop, push, with_side
from .tasks import Do, Gains
from .words import picture, symbols, symbols_field

OCCASIONS = tuple(on for on in LASTING_ON if on)


# ---- reading a new tile: what it brings at once; what it gives for the rest of the game is told before -------
def is_at_once(state: State, task: Gains) -> bool:
    return not task.more


def may_be_nothing(state: State, task: Gains) -> bool:
    return not task.more and task.lasting is not None


def may_last(state: State, task: Gains) -> bool:
    return not task.more and task.lasting is None


@GAINS.move("AMR-69", id="gains-none", label="gains-none", confirm="gains-none", given={"gain": {}}, asked=(),
            when=may_be_nothing)  # fmt: skip
@GAINS.move("AMR-69", picks=(), when=is_at_once)
def gains(
    state: State, seat: Seat, task: Gains, gain: Annotated[Symbols, symbols(STOREHOUSE, "storehouse-gain", least=1)]
) -> State:
    """What a storehouse brings at once."""
    gain = without_zeros(gain)
    tile = Storehouse(bags=task.bags, gain=gain, lasting=task.lasting)
    known = {**state.printed.storehouses, storehouse_id(tile): tile}
    state = replace(pop(state), printed=replace(state.printed, storehouses=known))
    return push(state, Do(seat=seat, symbols=gain)) if gain else state


@GAINS.move("AMR-69", id="lasts-first", label="lasts-first", confirm="lasts-first", when=may_last)
def has_lasting(state: State, task: Gains) -> State:
    """It gives something for the rest of the game."""
    return pop(state, replace(task, more=True))


@GAINS.move("AMR-69", ask="lasts", picks=(), asked=("on", "gain"), when=lambda state, task: task.more)
def lasts(
    state: State, seat: Seat, task: Gains, gain: Annotated[Symbols, symbols(STOREHOUSE, "lasting-gain", least=1)],
    on: Annotated[Occasion | None, pick(OCCASIONS, words="deed", label="lasting-on", least=0)] = None,
) -> State:  # fmt: skip
    """What it gives for the rest of the game; None is for something that is not in the list."""
    gives = Lasting(on=on, gain=without_zeros(gain))
    return push(given(pop(state), seat, gives), replace(task, more=False, lasting=gives))


def given(state: State, seat: Seat, gives: Lasting) -> State:
    """A seat gets it for the rest of the game."""
    side = state.sides[seat]
    return with_side(state, seat, replace(side, lasting=(*side.lasting, gives)))


def lay_known(state: State, seat: Seat, tile: Storehouse) -> State:
    """What a storehouse brings that the box knows."""
    state = given(state, seat, tile.lasting) if tile.lasting else state
    return push(state, Do(seat=seat, symbols=tile.gain)) if tile.gain else state


# ---- in words -----------------------------------------------------------------------------------------
def lasting_fields(now: Lasting | None = None, when: When | None = None) -> tuple[Field, ...]:
    """For what it gives something, and what."""
    options = tuple(Option(value=on, label=Say(key=f"deed-{on}")) for on in OCCASIONS)
    on = Choice(name="on", label=Say(key="lasting-on"), options=options, least=0, when=when,
                default=(now.on,) if now and now.on else ())  # fmt: skip
    gain = symbols_field(
        "gain", Say(key="lasting-gain"), STOREHOUSE, least=1, default=now.gain if now else None, when=when
    )
    return on, gain


def lasting_word(gives: Lasting) -> Say:
    return Say(key="bridge-shows", args={"on": Say(key=f"deed-{gives.on or 'other'}"), "gain": picture(gives.gain)})


def storehouse_word(tile: Storehouse) -> Say:
    """What a storehouse brings, in a line."""
    parts = [picture(tile.gain)] if tile.gain else []
    parts += [lasting_word(tile.lasting)] if tile.lasting else []
    return Say(key="storehouse-word", args={"n": tile.bags, "what": forms.listed(parts)})
