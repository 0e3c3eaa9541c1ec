"""Labels and short lists that several phases use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.kit import forms
from rules.kit.rules import Asks, Of, pick, share
from rules.kit.types import Option, Say, Seat, When, Who

from .components import DISTRICTS, MOST_SYMBOLS, Colour, District, Resource, Spot, Symbol, Symbols, spot_word

MARKS = ("hourglass", "last")  # what else a space of a knowledge track may show


def district_word(district: District) -> Say:
    return Say(key=f"district-{district}")


def colour_word(colour: Colour) -> Say:
    return Say(key=f"colour-{colour}")


def shade_word(colour: Colour) -> Say:
    """The colour within a sentence."""
    return Say(key=f"shade-{colour}")


def who(seats: Iterable[Seat]) -> Say | Who:
    """The names of these seats."""
    these = tuple(seats)
    return forms.names(these) if these else Say(key="nobody")


def picture(symbols: Mapping[Symbol, int] | Mapping[Resource, int]) -> Say | Who:
    """ "2 gold, trade": what a row of symbols shows."""
    parts = [Say(key=f"n-{symbol}", args={"n": n}) for symbol, n in symbols.items() if n]
    return forms.listed(parts) if parts else Say(key="shows-nothing")


# ---- how a move asks -----------------------------------------------------------------------------------
def symbols(alphabet: Symbols, label: Of[str | Say | Who], least: int = 0, when: When | None = None) -> Asks:
    """How a picture is told: every symbol with its number."""
    caps = {str(symbol): n for symbol, n in alphabet.items()}
    return share(caps, least=least, most=MOST_SYMBOLS, words="symbol", label=label, when=when)


MARKED = pick(MARKS, words="mark", label="space-marks", many=True, least=0)


def yes_no(label: str, default: int = 0, when: Of[When | None] = None) -> Asks:
    return pick(forms.yes_no(), label=label, default=(default,), when=when)


def district_options(districts: Iterable[District] = DISTRICTS) -> tuple[Option, ...]:
    """A tap on the elephants' space of one of these."""
    return tuple(Option(value=d, label=district_word(d), cell=d) for d in districts)


def spot_options(spots: Iterable[Spot]) -> tuple[Option, ...]:
    """A tap on one of these locations."""
    return tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in spots)


def colour_options(colours: Iterable[Colour]) -> tuple[Option, ...]:
    return tuple(Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}") for colour in colours)
