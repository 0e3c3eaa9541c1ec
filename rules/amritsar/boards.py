"""What lies on the players' boards, set right: mahouts, and what storehouses give for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from msgspec.structs import replace

from rules.kit.corrections import correction
from rules.kit.expect import expect, expect_seat
from rules.kit.types import Choice, Option, Prompt, Say, Seat, Who

from . import moves
from .components import ON_MAHOUT
from .printed import fits, without_zeros
from .state import Mahout, Result, State, must, with_side, with_turn
from .storehouses import given, lasting, lasting_fields, lasting_word
from .words import colour_field, colour_word, picture, symbols_field

NEW = ("new",)
T = TypeVar("T")


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


def do_correct_mahout(state: State, seat: Seat, move: moves.CorrectMahout) -> Result:
    side = state.sides[expect_seat(move.seat, state.seats)]
    if move.mahout == "new":
        shows = without_zeros(move.shows)
        expect(shows and fits(shows, ON_MAHOUT), "does-not-fit")
        has = (*side.mahouts, Mahout(colour=must(move.colour, "does-not-fit"), shows=shows))
    else:
        has = _without(side.mahouts, _index(move.mahout, len(side.mahouts)))
    return with_side(state, move.seat, replace(side, mahouts=has)), ()


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


def do_correct_storehouse(state: State, seat: Seat, move: moves.CorrectStorehouse) -> Result:
    side = state.sides[expect_seat(move.seat, state.seats)]
    if move.which == "new":
        return given(state, move.seat, lasting(move.on, move.gain)), ()
    at = _index(move.which, len(side.lasting))
    done = state.turn.done
    if move.seat == state.turn.seat:  # those after it move up
        done = tuple(_without_claim(done, at))
    return with_side(with_turn(state, done=done), move.seat, replace(side, lasting=_without(side.lasting, at))), ()


def _without_claim(done: tuple[str, ...], gone: int) -> Iterator[str]:
    for each in done:
        what, _, at = each.partition("-")
        if what != "storehouse" or int(at) < gone:
            yield each
        elif int(at) > gone:
            yield f"{what}-{int(at) - 1}"


# ---- both --------------------------------------------------------------------------------------------
def _index(which: str, n: int) -> int:
    """The place among so many that the form names; Illegal if there is none."""
    expect(which in {str(i) for i in range(n)}, "does-not-fit")
    return int(which)


def _without(items: tuple[T, ...], gone: int) -> tuple[T, ...]:
    return (*items[:gone], *items[gone + 1 :])
