"""What lies on the players' boards, set right: mahouts, and what storehouses give for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from rules.kit.corrections import correction
from rules.kit.types import Choice, Option, Prompt, Say, Seat, Tagged, Who

from .components import ON_MAHOUT, Colour, Occasion, Symbols
from .printed import Lasting, without_zeros
from .state import Mahout, State, must, with_side, with_turn
from .storehouses import given, lasting_fields, lasting_word
from .words import colour_field, colour_word, picture, symbols_field

NEW = ("new",)
T = TypeVar("T")


class CorrectMahout(Tagged, frozen=True, kw_only=True, tag="correct_mahout"):
    seat: int
    mahout: str  # an index: takes that one away; "new": lays one
    colour: Colour | None = None
    shows: Symbols = {}


class CorrectStorehouse(Tagged, frozen=True, kw_only=True, tag="correct_storehouse"):
    seat: int
    which: str  # an index of what it gets for the rest of the game: no more; "new": that too
    on: Occasion | None = None
    gain: Symbols = {}


# ---- mahouts -----------------------------------------------------------------------------------------
def mahouts(state: State) -> Iterator[Prompt]:
    for seat, side in enumerate(state.sides):
        away = tuple(
            Option(value=str(i), label=Say(key="mahout-away", args={"colour": colour_word(mahout.colour)}),
                   note=Say(key="shows", args={"what": picture(mahout.shows)}))
            for i, mahout in enumerate(side.mahouts)
        )  # fmt: skip
        what = Choice(name="mahout", label=Say(key="mahout-label"),
                      options=(*away, Option(value="new", label=Say(key="mahout-new"))))  # fmt: skip
        colour = colour_field("colour", Say(key="space-colour-label"), when=("mahout", NEW))
        shows = symbols_field("shows", Say(key="mahout-shows"), ON_MAHOUT, least=1, when=("mahout", NEW))
        label = Say(key="set-mahouts", args={"who": Who(seat=seat)})
        yield correction(f"mahouts-{seat}", "correct_mahout", label, what, colour, shows, given={"seat": seat})


def do_correct_mahout(state: State, seat: Seat, move: CorrectMahout) -> State:
    side = state.sides[move.seat]
    if move.mahout == "new":
        has = (*side.mahouts, Mahout(colour=must(move.colour), shows=without_zeros(move.shows)))
    else:
        has = _without(side.mahouts, int(move.mahout))
    return with_side(state, move.seat, replace(side, mahouts=has))


# ---- storehouses -------------------------------------------------------------------------------------
def storehouses(state: State) -> Iterator[Prompt]:
    for seat, side in enumerate(state.sides):
        away = tuple(
            Option(value=str(i), label=Say(key="storehouse-away", args={"what": lasting_word(gives)}))
            for i, gives in enumerate(side.lasting)
        )
        which = Choice(name="which", label=Say(key="storehouse-which"),
                       options=(*away, Option(value="new", label=Say(key="mahout-new"))))  # fmt: skip
        label = Say(key="set-storehouses", args={"who": Who(seat=seat)})
        yield correction(f"storehouses-{seat}", "correct_storehouse", label, which,
                         *lasting_fields(when=("which", NEW)), given={"seat": seat}, rule="AMR-69")  # fmt: skip


def do_correct_storehouse(state: State, seat: Seat, move: CorrectStorehouse) -> State:
    side = state.sides[move.seat]
    if move.which == "new":
        return given(state, move.seat, Lasting(on=move.on, gain=without_zeros(move.gain)))
    at = int(move.which)
    done = state.turn.done
    if move.seat == state.turn.seat:  # those after it move up
        done = tuple(_without_claim(done, at))
    return with_side(with_turn(state, done=done), move.seat, replace(side, lasting=_without(side.lasting, at)))


def _without_claim(done: tuple[str, ...], gone: int) -> Iterator[str]:
    for each in done:
        what, _, at = each.partition("-")
        if what != "storehouse" or int(at) < gone:
            yield each
        elif int(at) > gone:
            yield f"{what}-{int(at) - 1}"


# ---- both --------------------------------------------------------------------------------------------
def _without(items: tuple[T, ...], gone: int) -> tuple[T, ...]:
    return (*items[:gone], *items[gone + 1 :])
