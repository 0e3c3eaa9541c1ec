"""A short notation for games in tests, folded as in the core. The printed values of cards are made up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from companion.testkit import table
from rules.akkon.cards import card_id
from rules.akkon.components import CITIES, TRACKS, City, Kind, Options, Track
from rules.akkon.game import GAME
from rules.akkon.state import Card, State
from rules.kit.answers import default_value
from rules.kit.types import TABLE, Catalogue, Choice, Seat


class Table(table.Table[State]):
    """A game in progress, from the first bids, or with `begun=False` from the checklist. Other keywords are options."""

    def __init__(
        self, seats: int = 3, catalogue: Catalogue | None = None, start: int = 0, begun: bool = True, **options: Any
    ) -> None:
        super().__init__(GAME, seats, msgspec.convert(options, Options), catalogue, start)
        while begun and self.ask().move in ("begin", "deal", "turn_up"):
            self.play(self.ask().move)

    @property
    def acting(self) -> Seat:
        return self.state.turn

    # ---- bidding ---------------------------------------------------------------------------------
    def bid(self, turn: str) -> None:
        """ "tyre 2" places two knights, "tyre 2 S" the seneschal too, "-" passes."""
        city, *rest = turn.split()
        if city == "-":
            self.play("pass")
        else:
            seneschal: dict[str, Any] = {"seneschal": 1} if "S" in rest else {}
            self.play("place", city=city, count=int(rest[0]), **seneschal)

    def award(self, chaplain: dict[int, str] | None = None, **winner: int) -> None:
        """The winner of each city's card; unnamed fields go to their only bidder, or stay without a winner."""
        form = self.form("award")
        rows = [f for f in form.fields if isinstance(f, Choice) and f.name == "winner"]
        told = {f.key: TABLE if f.least and default_value(f) is None else default_value(f) for f in rows} | winner
        lying = {"chaplain": {str(seat): city for seat, city in chaplain.items()}} if chaplain else {}
        self.fill_in(form, {"winner": told, **lying})

    def faces(self, more: dict[str, Any] | None = None, **fields: str) -> None:
        """The revealed pieces by field, in seat order: tyre="7 C / M" for two seats."""
        form = self.form("faces")
        keys = [f.key for f in form.fields if f.name == "faces"]
        told: dict[str, list[str]] = {}
        for city, words in fields.items():
            here = [key for key in keys if key.split("/")[0] == city]
            told |= {key: knights(side) for key, side in zip(here, words.split("/"), strict=True)}
        self.fill_in(form, {"faces": told, **(more or {})})

    # ---- course ----------------------------------------------------------------------------------
    def until(self, is_so: Callable[[State], bool]) -> None:
        """Play quiet moves until the condition holds or the game is over."""
        while not is_so(self.state) and self.state.step != "over":
            self.quiet_move()

    def next_round(self) -> None:
        """Play quiet moves to the next round."""
        round = self.state.round
        self.until(lambda state: state.round > round)

    def quiet_move(self) -> None:
        """Play the answer with the least effect."""
        moves = [prompt.move for prompt in GAME.prompts(self.state)]
        match next((m for m in ("pass", "done", "decline", "award", "discard") if m in moves), moves[0]):
            case "award":
                self.award()
            case "discard":
                self.play("discard", city="tyre")
            case move:
                self.play(move)

    # ---- queries ---------------------------------------------------------------------------------
    @property
    def asks(self) -> list[tuple[str, int]]:
        """The open moves with their seats."""
        return [(prompt.move, prompt.seat) for prompt in GAME.prompts(self.state)]


# ---- words --------------------------------------------------------------------------------------------
FACES = {"5": "five", "6": "six", "7": "seven", "8": "eight", "M": "mercenary", "G": "cloak", "C": "chaplain"}


def knights(words: str) -> list[str]:
    """ "7 G": the knights of one seat on one field."""
    return [FACES[word] for word in words.split()]


def card(
    city: City, kind: Kind, knights: int = 1, *, copies: int | None = 2, track: Track | None = None,
    falls: Track | None = None, cities: tuple[City, ...] = (), points: int | None = None
) -> Card:  # fmt: skip
    """A city card with made-up print."""
    return Card(city=city, kind=kind, knights=knights, copies=copies, track=track, falls=falls, cities=cities,
                points=points)  # fmt: skip


def printed(*cards: Card) -> Catalogue:
    """A catalogue with these cards."""
    return {"city_card": {card_id(each): msgspec.to_builtins(each) for each in cards}}


def told_cards() -> Catalogue:
    """A catalogue with all 72 cards."""
    cards = [
        card("akkon", "minting", copies=5), card("akkon", "brother", 2, copies=4, track="gold"),
        card("akkon", "ban", 2, copies=3, track="power"), card("jerusalem", "writings", copies=5),
        card("jerusalem", "plague", copies=4, track="faith"), card("jerusalem", "feast", 3, copies=3, track="prestige"),
    ]  # fmt: skip
    for i, city in enumerate(CITIES[2:]):
        own, next_one = TRACKS[i], TRACKS[(i + 1) % 4]
        cards += [
            card(city, "lance", copies=3, track=own), card(city, "feast", 3, copies=1, track=next_one),
            card(city, "siege", copies=3, track=own, falls=next_one), card(city, "ban", 2, copies=2, track=own),
            card(city, "plague", copies=1, track=next_one),
            card(city, "levant", 2, copies=2, track=own, cities=(CITIES[0], city)),
        ]  # fmt: skip
    return printed(*cards)
