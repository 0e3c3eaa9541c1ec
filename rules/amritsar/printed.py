"""Printed values entered in this game or an earlier one; their ids, texts and form fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rules.kit import forms
from rules.kit.rules import Asks, Of, only, pick, share
from rules.kit.types import Catalogue, Frozen, Option, Say, When, Who

from . import components as box
from .components import Colour, Deed, District, Occasion, Part, Resource, Spot, Symbol, Symbols, Upgraded, spot_word

Number = Annotated[int, Meta(ge=0, le=box.MOST_PRINTED)]
BOARD = "player"  # all player boards have the same spaces
ROWS = tuple(str(row) for row in range(box.MOST_WIDTH))  # of a donation tile, from the bottom
DONATIONS = tuple(f"{seats}-{district}" for seats in (2, 3, 4) for district in box.DISTRICTS)
LONGEST_WAY = 40  # letters: a file may hold a number of any length
SPACE_IDS = frozenset(f"{track}-{height}" for track in box.TRACKS for height in range(1, box.MOST_HEIGHT + 1))


class Places(Frozen, frozen=True, kw_only=True):
    """The printed values of the main board."""

    red: District
    capacity: dict[Spot, int] = {}  # as entered: all at once, or when a location proves full


class Face(Frozen, frozen=True, kw_only=True):
    """One part of an action tile; the other may stay unknown."""

    colour: Colour
    part: Part
    shows: Symbols


class Mahout(Frozen, frozen=True, kw_only=True):
    shows: Symbols


class Space(Frozen, frozen=True, kw_only=True):
    """A space of a knowledge track."""

    gain: Symbols
    hourglass: bool = False
    last: bool = False


class Row(Frozen, frozen=True, kw_only=True):
    cost: Symbols
    points: Number
    each: tuple[Number, ...] = ()  # by space, if they differ


class Donation(Frozen, frozen=True, kw_only=True):
    """A donation tile: each space of a row rests on two of the row below."""

    width: Annotated[int, Meta(ge=1, le=box.MOST_WIDTH)] | None = None  # of the bottom row
    rows: dict[str, Row] = {}  # by row from the bottom, "0" first


class Tax(Frozen, frozen=True, kw_only=True):
    coins: Number


class Temple(Frozen, frozen=True, kw_only=True):
    points: Number = 0
    each: dict[District, Number] = {}  # if they differ


class BridgeTile(Frozen, frozen=True, kw_only=True):
    on: Deed | None  # None: something else
    gain: Symbols


class LastingGain(Frozen, frozen=True, kw_only=True):
    """A storehouse's gain for the rest of the game."""

    on: Occasion | None  # None: something else
    gain: Symbols


class Storehouse(Frozen, frozen=True, kw_only=True):
    """A storehouse with a gain."""

    bags: Annotated[int, Meta(ge=0, le=box.MOST_BAGS)]
    gain: Symbols = {}  # at once
    lasting: LastingGain | None = None


class PlayerBoard(Frozen, frozen=True, kw_only=True):
    spaces: dict[Upgraded, int]  # for upgrades


class Price(Frozen, frozen=True, kw_only=True):
    """The coins and points for a number of one resource that enters or leaves the market."""

    coins: Number
    points: Number = 0


class Printed(Frozen, frozen=True, kw_only=True):
    """The printed values by kind and id. A tile that differs from game to game has its content as id."""

    places: Places | None = None
    tiles: dict[str, Face] = {}
    mahouts: dict[str, Mahout] = {}
    spaces: dict[str, Space] = {}  # "money-3"
    donations: dict[str, Donation] = {}  # "4-north": four players
    tax: dict[str, Tax] = {}  # by height
    temples: dict[str, Temple] = {}
    bridges: dict[str, BridgeTile] = {}
    storehouses: dict[str, Storehouse] = {}
    boards: dict[str, PlayerBoard] = {}  # "player"
    prices: dict[str, Price] = {}  # "sell-gold-2-4": from two in the market to four


# ---- ids ---------------------------------------------------------------------------------------------
def symbols_id(symbols: Symbols) -> str:
    """ "2gold+1trade": the id of a picture, in the order of SYMBOLS."""
    return "+".join(f"{symbols[s]}{s}" for s in box.SYMBOLS if symbols.get(s)) or "nothing"


def face_id(face: Face) -> str:
    return f"{face.colour}/{face.part}/{symbols_id(face.shows)}"


def bridge_id(tile: BridgeTile) -> str:
    return f"{tile.on or 'other'}/{symbols_id(tile.gain)}"


def storehouse_id(tile: Storehouse) -> str:
    """ "1/2coin" or "0/nothing/trade/1coin": bags, gain at once, and occasion and gain for the rest of the game."""
    now = f"{tile.bags}/{symbols_id(tile.gain)}"
    return f"{now}/{tile.lasting.on or 'other'}/{symbols_id(tile.lasting.gain)}" if tile.lasting else now


def temple_id(tile: Temple) -> str:
    """ "5", or "5/4/4/3" by district."""
    return "/".join(str(tile.each[d]) for d in box.DISTRICTS) if tile.each else str(tile.points)


def way(deal: str, resource: Resource, start: int, end: int) -> str:
    """ "sell-gold-2-4": the id of a price."""
    return f"{deal}-{resource}-{start}-{end}"


def is_way(id: str) -> bool:
    """Whether the id is that of a possible price."""
    parts = id.split("-")
    if (
        len(id) > LONGEST_WAY
        or len(parts) != 4
        or parts[1] not in box.RESOURCES
        or not (parts[2] + parts[3]).isdecimal()
    ):
        return False
    start, end = int(parts[2]), int(parts[3])
    goes = start < end if parts[0] == "sell" else start > end
    return parts[0] in ("sell", "buy") and goes and id == f"{parts[0]}-{parts[1]}-{start}-{end}"


def without_zeros(symbols: Symbols) -> Symbols:
    """The picture in the order of SYMBOLS, without zeros."""
    return {symbol: symbols[symbol] for symbol in box.SYMBOLS if symbols.get(symbol)}


def has_spaces(row: str, its: Row, width: int) -> bool:
    """Whether the points by space fit the row: each row is shorter by one space."""
    return len(its.each) in (0, width - int(row))


def space_of(gain: Symbols, marks: tuple[str, ...]) -> Space:
    """A space from the fields of its form."""
    return Space(gain=without_zeros(gain), hourglass="hourglass" in marks, last="last" in marks)


# ---- the catalogue ------------------------------------------------------------------------------------
def read(catalogue: Catalogue) -> Printed:
    """The printed values of a checked catalogue."""
    known = {kind: catalogue.get(kind, {}) for kind in Printed.__struct_fields__}
    return msgspec.convert({**known, "places": known["places"].get("board")}, Printed, str_keys=True)


def write(printed: Printed) -> Catalogue:
    """The catalogue of the known printed values."""
    plain: dict[str, Any] = msgspec.to_builtins(printed, str_keys=True)
    board = plain.pop("places", None)
    return {"places": {"board": board} if board else {}, **plain}


# ---- in words ----------------------------------------------------------------------------------------
def district_word(district: District) -> Say:
    return Say(key=f"district-{district}")


def colour_word(colour: Colour) -> Say:
    return Say(key=f"colour-{colour}")


def shade_word(colour: Colour) -> Say:
    """The colour within a sentence."""
    return Say(key=f"shade-{colour}")


def picture(symbols: Mapping[Symbol, int] | Mapping[Resource, int]) -> Say:
    """ "2 gold, trade": a row of symbols in words."""
    parts = [Say(key=f"n-{symbol}", args={"n": n}) for symbol, n in symbols.items() if n]
    return forms.comma_list(parts) if parts else Say(key="shows-nothing")


def earned_word(tile: BridgeTile | LastingGain) -> Say:
    """The gain and its occasion."""
    return Say(key="bridge-shows", args={"on": Say(key=f"deed-{tile.on or 'other'}"), "gain": picture(tile.gain)})


def storehouse_word(tile: Storehouse) -> Say:
    """A storehouse's gains in one line."""
    parts = [picture(tile.gain)] if tile.gain else []
    parts += [earned_word(tile.lasting)] if tile.lasting else []
    return Say(key="storehouse-word", args={"n": tile.bags, "what": forms.comma_list(parts)})


def temple_word(tile: Temple) -> Say | Who:
    """ "North 5, East 4 ...", or the number for all."""
    if not tile.each:
        return forms.number(tile.points)
    return forms.comma_list(
        [Say(key="spot", args={"district": district_word(d), "n": tile.each[d]}) for d in box.DISTRICTS]
    )


def way_word(id: str) -> Say:
    """ "Sell gold: 2 to 4 in the market"."""
    deal, resource, start, end = id.split("-")
    goods = Say(key=f"symbol-{resource}")
    return Say(key=f"price-{deal}", args={"resource": goods, "from": int(start), "to": int(end)})


def space_word(id: str) -> Say:
    track, _, n = id.partition("-")
    return Say(key="space-label", args={"track": Say(key=f"track-{track}"), "n": int(n)})


def donation_word(id: str) -> Say:
    """The district and the number of players: each number has tiles of its own."""
    seats, _, district = id.partition("-")
    return Say(key="donation-of", args={"district": Say(key=f"district-{district}"), "n": int(seats)})


def face_word(face: Face) -> Say:
    return Say(key=f"told-{face.part}", args={"colour": colour_word(face.colour), "shows": picture(face.shows)})


# ---- form fields ---------------------------------------------------------------------------------------
def symbols(alphabet: Symbols, label: Of[str | Say | Who], least: int = 0, when: When | None = None) -> Asks:
    """The field for a picture: a number for each symbol."""
    caps = {str(symbol): n for symbol, n in alphabet.items()}
    return share(caps, least=least, most=box.MOST_SYMBOLS, words="symbol", label=label, when=when)


ALL = box.UPGRADE_SPACES
SPACES = share(dict.fromkeys(box.KINDS, ALL), least=ALL, most=ALL, words="space-for", label="spaces-of")
MARKED = pick(("hourglass", "last"), words="mark", label="space-marks", many=True, least=0)


def yes_no(label: str, default: int = 0, when: Of[When | None] = None) -> Asks:
    return pick(forms.yes_no(), label=label, default=(default,), when=when)


def known_or_new(known: Callable[..., tuple[Option, ...]], label: str) -> Asks:
    """The field for a known tile, or for another, which the next form asks for."""
    other = Option(value="new", label=Say(key="another-tile"))
    return only(known, pick(lambda state, task: (*known(state, task), other), label=label))


def district_options(districts: Iterable[District] = box.DISTRICTS) -> tuple[Option, ...]:
    """The options for the elephants' spaces of these districts."""
    return tuple(Option(value=d, label=district_word(d), cell=d) for d in districts)


def spot_options(spots: Iterable[Spot]) -> tuple[Option, ...]:
    """The options for these locations."""
    return tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in spots)


def colour_options(colours: Iterable[Colour]) -> tuple[Option, ...]:
    return tuple(Option(value=colour, label=colour_word(colour), glyph=f"worker-{colour}") for colour in colours)
