"""Options and sentences that several phases use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.kit import forms
from rules.kit.types import Die, Option, Say, Seat, Who

from .components import HIGHEST, Colour, Face
from .state import State

BOARD = "loom"
NUMBER_DIE = Die(id="number", tint="white", least=1, most=HIGHEST)


def colour_options(colours: Iterable[Face | Colour]) -> tuple[Option, ...]:
    """An option per colour, with its sign."""
    return tuple(Option(value=colour, label=Say(key=f"colour-{colour}"), glyph=f"yarn-{colour}") for colour in colours)


def all_seats(state: State) -> tuple[Option, ...]:
    return forms.seats(range(state.seats))


def square_word(state: State, square: str) -> Say:
    """A square by the number of its tile, as far as that is told, or as one of the rim."""
    if state.is_untold(square):
        return Say(key="a-tile")
    tile = state.tile_at(square)
    return Say(key="the-tile", args={"n": tile}) if tile else Say(key="the-rim")


def yarn_word(yarn: Colour) -> Say:
    """A yarn that lies on the board."""
    return Say(key="yarn-lies", args={"colour": Say(key=f"colour-{yarn}")})


def gains(gained: Sequence[int]) -> Say | Who:
    """ "Ana 2, Bo 1": who got how many; those who got none are left out."""
    parts = [Say(key="gain", args={"who": Who(seat=seat), "n": n}) for seat, n in enumerate(gained) if n]
    return forms.listed(parts) if parts else Say(key="nobody")


def who(seat: Seat) -> forms.Args:
    """The argument of a sentence about one player."""
    return {"who": Who(seat=seat)}
