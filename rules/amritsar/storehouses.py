"""What storehouses bring, at once and for the rest of the game (AMR-69): read off the tile once, and kept."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Choice, Field, Option, Prompt, Say, Seat, When

from . import moves
from .components import STOREHOUSE, Symbols
from .effects import from_storehouse
from .printed import LASTING_ON, Lasting, Storehouse, fits, is_lasting, storehouse_id, without_zeros
from .state import Result, State, expect_turn, first_task, must, pop, push, with_side, with_turn
from .tasks import Do, Gains
from .words import picture, symbols_field


# ---- reading a new tile ------------------------------------------------------------------------------
def ask_gains(state: State, task: Gains) -> tuple[Prompt, ...]:
    """What it brings at once; what it gives for the rest of the game is told before."""
    if task.more:
        return (forms.form("lasts", task.seat, "lasts", lasting_fields(), rule="AMR-69"),)
    gain = symbols_field("gain", Say(key="storehouse-gain"), STOREHOUSE, least=1)
    now = forms.form("gains", task.seat, "gains", (gain,), ask="gains", rule="AMR-69")
    if task.lasting:
        none = Say(key="gains-none")
        return now, replace(now, id="gains-none", label=none, confirm=none, fields=(), given={"gain": {}})
    first = Say(key="lasts-first")
    return now, replace(now, id="lasts-first", move="has_lasting", label=first, confirm=first, fields=())


def lasting_fields(now: Lasting | None = None, when: When | None = None) -> tuple[Field, ...]:
    """For what it gives something, and what."""
    options = tuple(Option(value=str(on), label=Say(key=f"deed-{on}")) for on in LASTING_ON if on)
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


def do_gains(state: State, seat: Seat, move: moves.Gains) -> Result:
    task = first_task(state, seat, Gains)
    gain = without_zeros(move.gain)
    expect(fits(move.gain, STOREHOUSE) and (gain or task.lasting), "does-not-fit", "AMR-69")
    tile = Storehouse(bags=task.bags, gain=gain, lasting=task.lasting)
    known = {**state.printed.storehouses, storehouse_id(tile): tile}
    state = replace(pop(state), printed=replace(state.printed, storehouses=known))
    return push(state, Do(seat=seat, symbols=gain)) if gain else state, ()


def do_has_lasting(state: State, seat: Seat, move: moves.HasLasting) -> Result:
    task = first_task(state, seat, Gains)
    expect(not task.more and not task.lasting)
    return pop(state, replace(task, more=True)), ()


def do_lasts(state: State, seat: Seat, move: moves.Lasts) -> Result:
    """A new tile may bring something at once as well."""
    task = first_task(state, seat, Gains)
    expect(not task.lasting)
    gives = lasting(move.on, move.gain)
    return push(given(pop(state), seat, gives), replace(task, more=False, lasting=gives)), ()


def lasting(on: str | None, gain: Symbols) -> Lasting:
    """What is told, if a storehouse can give it."""
    occasion = next((each for each in LASTING_ON if each == on), None)
    gives = Lasting(on=occasion, gain=without_zeros(gain))
    expect(occasion == on and is_lasting(gives), "does-not-fit", "AMR-69")
    return gives


def given(state: State, seat: Seat, gives: Lasting) -> State:
    """A seat gets it for the rest of the game."""
    side = state.sides[seat]
    return with_side(state, seat, replace(side, lasting=(*side.lasting, gives)))


def lay_known(state: State, seat: Seat, tile: Storehouse) -> State:
    """What a storehouse brings that the box knows."""
    state = given(state, seat, tile.lasting) if tile.lasting else state
    return push(state, Do(seat=seat, symbols=tile.gain)) if tile.gain else state


# ---- what only the table can see ---------------------------------------------------------------------
def claims(state: State) -> Iterable[int]:
    """Storehouses of the active seat of which the table has to say that they give something now."""
    for at, gives in enumerate(state.sides[state.turn.seat].lasting):
        if gives.on is None and f"storehouse-{at}" not in state.turn.done:
            yield at


def ask_claims(state: State) -> Iterable[Prompt]:
    """Once in a turn, beside the actions."""
    seat = state.turn.seat
    for at in claims(state):
        gain = picture(state.sides[seat].lasting[at].gain)
        yield Prompt(id=f"storehouse-{at}", ask="act", seat=seat, move="storehouse", given={"which": at}, rule="AMR-69",
                     label=Say(key="storehouse-label"),
                     confirm=Say(key="storehouse-confirm", args={"gain": gain}))  # fmt: skip


def do_storehouse(state: State, seat: Seat, move: moves.Storehouse) -> Result:
    expect_turn(state, seat, "act")
    at = must(next((at for at in claims(state) if at == move.which), None), "not-asked-now", "AMR-69")
    state = with_turn(state, done=(*state.turn.done, f"storehouse-{at}"))
    return from_storehouse(state, seat, state.sides[seat].lasting[at].gain), ()
