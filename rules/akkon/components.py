"""The components as the rulebook describes them, their drawing (x and y in 0..1), and the settings.

The table enters the values that are printed only on the city cards.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from rules.kit.settings import Tracking, choice, reading, seconds, yes_no
from rules.kit.types import Cell, Frozen, Layout

City = Literal["akkon", "jerusalem", "tyre", "jaffa", "caesarea", "sidon"]
Track = Literal["gold", "faith", "power", "prestige"]
Knight = Literal["five", "six", "seven", "eight", "mercenary", "cloak", "chaplain"]
Kind = Literal["lance", "feast", "ban", "siege", "plague", "brother", "levant", "writings", "minting"]

CITIES: tuple[City, ...] = get_args(City)
TRACKS: tuple[Track, ...] = get_args(Track)
KNIGHTS: tuple[Knight, ...] = get_args(Knight)
KINDS: tuple[Kind, ...] = get_args(Kind)

KNIGHTS_EACH = len(KNIGHTS)  # AKK-2
TRACK_START = 2  # AKK-3
TRACK_LEAST, TRACK_MOST = 0, 13  # AKK-52

PLAIN: dict[Knight, int] = {"five": 5, "six": 6, "seven": 7, "eight": 8}  # AKK-24
MERCENARY_VALUE = 2  # AKK-25
MERCENARY_EACH = 2  # for every other knight on his field
SENESCHAL_VALUE = 4  # AKK-36

CITY_CARDS = 12  # AKK-7
START_COPIES = 2  # removed from every stack before the game (AKK-8), and again for the short one (AKK-13)
STARTERS: dict[City, Kind] = {
    "akkon": "minting", "jerusalem": "writings", "tyre": "lance", "jaffa": "lance", "caesarea": "lance",
    "sidon": "lance",
}  # fmt: skip
SHORT_KINDS: dict[City, Kind] = {
    "akkon": "minting", "jerusalem": "writings", "tyre": "siege", "jaffa": "siege", "caesarea": "siege",
    "sidon": "siege",
}  # fmt: skip
DEAL_CARDS = 2  # AKK-9
HAND_MOST = 5  # AKK-55

TRACK_KINDS: tuple[Kind, ...] = (
    "lance",
    "feast",
    "ban",
    "siege",
    "plague",
    "brother",
    "levant",
)  # kinds that name a track
RAISES: dict[Kind, int] = {"lance": 1, "feast": 3}  # AKK-58, if the names decide
BAN_UP, BAN_DOWN = 2, 2  # AKK-59
SIEGE_UP, SIEGE_DOWN = 2, 1  # AKK-61
LOANS: dict[Kind, int] = {"plague": 1, "brother": 2}  # AKK-64, AKK-66
MOST_COST = KNIGHTS_EACH  # the numbers on the cards are not published: any that seven knights can pay is accepted


def stack_size(short: bool) -> int:
    """The number of cards in a city's stack before the first round (AKK-11, AKK-13)."""
    return CITY_CARDS - START_COPIES * (2 if short else 1)


WIDTH, HEIGHT = 360, 228
HALF_WIDE, HALF_TALL = 57, 54  # of a field

FIELDS = Layout(
    id="fields",
    ratio=WIDTH / HEIGHT,
    cells=tuple(
        Cell(id=city, x=(HALF_WIDE + 123 * (i % 3)) / WIDTH, y=(HALF_TALL + 120 * (i // 3)) / HEIGHT, shape="plate",
             size=HALF_WIDE / WIDTH, tall=HALF_TALL / WIDTH)
        for i, city in enumerate(CITIES)
    ),
)  # fmt: skip


# ---- settings ----------------------------------------------------------------------------------------
class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    short: Annotated[Literal[0, 1], yes_no("AKK-13", fixed=True)] = 0
    hands: Annotated[Literal["closed", "open"], choice("AKK-54")] = "closed"
    reveal: Annotated[Literal["award", "faces"], choice("AKK-23")] = "award"  # entered after the reveal
    one_field: Annotated[Literal["one", "split"], reading("AKK-17")] = "one"
    add_again: Annotated[Literal["yes", "no"], reading("AKK-18")] = "yes"
    mercenary_next: Annotated[Literal["all", "after"], reading("AKK-27")] = "all"
    mercenary_counts: Annotated[Literal["any", "valued", "coloured"], reading("AKK-28")] = "any"
    cloak_seneschal: Annotated[Literal["doubles", "not"], reading("AKK-32")] = "doubles"
    lone_cloak: Annotated[Literal["nothing", "takes"], reading("AKK-33")] = "nothing"
    seneschal_pays: Annotated[Literal["yes", "no"], reading("AKK-38")] = "yes"
    free_cards: Annotated[Literal["yes", "no"], reading("AKK-48")] = "yes"
    chaplain_back: Annotated[Literal["lost", "kept"], reading("AKK-49")] = "lost"
    lance_feast: Annotated[Literal["names", "cards"], reading("AKK-58")] = "names"
    siege_high: Annotated[Literal["yes", "no"], reading("AKK-63")] = "yes"
    borrowed_use: Annotated[Literal["cards", "bids"], reading("AKK-67")] = "cards"
    borrowed_pick: Annotated[Literal["borrower", "owner"], reading("AKK-68")] = "borrower"
    levant_counts: Annotated[Literal["both", "paid"], reading("AKK-74")] = "both"
    writings: Annotated[Literal["free", "two"], reading("AKK-77")] = "free"
    barbarossa_empty: Annotated[Literal["no", "free"], reading("AKK-84")] = "no"
    barbarossa_card: Annotated[Literal["top", "any"], reading("AKK-84")] = "top"
    saladin_field: Annotated[Literal["rules", "free"], reading("AKK-87")] = "rules"
    clement: Annotated[Literal["once", "pairs"], reading("AKK-89")] = "once"
    barbarossa_ends: Annotated[Literal["round", "now"], reading("AKK-91")] = "round"
    second_highest: Annotated[Literal["sorted", "different"], reading("AKK-94")] = "sorted"
    bid_s: Annotated[Literal[0, 30, 60, 90, 120], seconds()] = 0
    cards_s: Annotated[Literal[0, 60, 120, 180, 240], seconds()] = 0
    window_s: Annotated[Literal[0, 10, 20, 30], seconds()] = 0
