"""A short notation for games in tests, folded as in the core."""

from __future__ import annotations

from typing import Any

from companion.testkit import table
from rules.amritsar.components import SPOTS, Colour, Options, Spot
from rules.amritsar.game import GAME
from rules.amritsar.state import Side, State
from rules.kit.types import Catalogue, Choice

COLOURS: dict[str, Colour] = {"W": "white", "B": "blue", "G": "green", "Y": "yellow"}
# All printed values are made up.
PLACES = {"red": "north", "capacity": dict.fromkeys(SPOTS, 4)}
WORKERS = ("WB", "G", "YW", "B", "GY", "W", "BG", "Y")  # clockwise from the first location of the north


def workers(letters: str) -> list[Colour]:
    """ "WB": white, blue."""
    return [COLOURS[letter] for letter in letters if letter in COLOURS]


class Table(table.Table[State]):
    """A game in progress, from the checklist."""

    def __init__(
        self, seats: int = 3, options: Options | None = None, catalogue: Catalogue | None = None, start: int = 0,
        begin: str = "begin",
    ) -> None:  # fmt: skip
        super().__init__(GAME, seats, options, catalogue, start)
        self.play(begin)

    @classmethod
    def opened(
        cls, seats: int = 3, options: Options | None = None, catalogue: Catalogue | None = None, start: int = 0,
        bridge: str | None = "book", begin: str = "begin",
    ) -> Table:  # fmt: skip
        """The first player's first turn, with the donation mahouts on white, blue, green and yellow in turn order."""
        table = cls(seats, options, {"places": {"board": PLACES}, **(catalogue or {})}, start, begin)
        if begin == "begin":
            table.lay_workers()
        if table.open("lay_goals"):
            table.play("lay_goals")
        for colour in workers("WBGY")[:seats]:
            table.play("lay_temple", {"colour": colour})
        table.answer("bridge-tile", {"on": bridge})
        table.play("learn_bonus", {"gain": {"point": 2}})
        return table

    def answer(self, id: str, values: dict[str, Any] | None = None) -> None:
        """Answer the open prompt with this id."""
        self.fill_in(next(p for p in self.open_prompts() if p.id == id), values or {})

    # ---- setup -------------------------------------------------------------------------------------
    def lay_workers(self, there: tuple[str, ...] = WORKERS) -> None:
        """Enter the workers on the locations, colour by colour."""
        for letter in COLOURS:
            at = {spot: letters.count(letter) for spot, letters in zip(SPOTS, there, strict=True)}
            self.play("lay_workers", {"at": {spot: n for spot, n in at.items() if n}})

    def lie(self, **spots: str) -> None:
        """Workers by location, north_1="WB"; the other locations are empty."""
        for spot, there in zip(SPOTS, self.state.spots, strict=True):
            wanted = workers(spots.get(spot.replace("-", "_"), ""))
            for colour in COLOURS.values():
                if there.count(colour) != wanted.count(colour):
                    id = f"correct_workers-{spot}-{colour}"
                    self.correct(id, wanted.count(colour))

    def has(self, seat: int, **numbers: int) -> None:
        """Correct a seat's numbers: coins=3, gold=1, carried=6 ..."""
        for what, n in numbers.items():
            self.correct(f"correct_number-{seat}-{what.replace('_', '-')}", n)

    # ---- a turn ------------------------------------------------------------------------------------
    def ride(self, to: int | str = 0) -> None:
        """Move the elephant by steps; to a district in the first turn and for a jump."""
        if isinstance(to, str):
            self.play("place" if self.open("place") else "jump", {"district": to})
        elif self.open("place"):
            self.play("place", {"district": "north"})
        else:
            self.play("ride", {"steps": to})

    def sow(self, spot: str, order: str = "", extra: int = 0) -> None:
        """Pick up a location's workers and drop them in this order."""
        self.play("pick", {"spot": spot})
        if self.open("sow"):
            self.play("sow", {**({"order": workers(order)} if order else {}), "extra": extra})

    def land(self, spot: str, colour: str = "W", elephant: int | str = 0) -> None:
        """Move the elephant, then one worker to the location."""
        before = SPOTS[SPOTS.index(spot_of(spot)) - 1]
        self.lie(**{before.replace("-", "_"): colour})
        self.ride(elephant)
        self.sow(before)

    def main(self, tile: str, **shows: int) -> None:
        """Take the main action of a tile; enter its printed values if asked."""
        self.play("main", {"tile": tile})
        self.read(shows)

    def read(self, shows: dict[str, int]) -> None:
        """Enter the printed values of the asked part of a tile, if any."""
        if self.open("learn_tile"):
            self.play("learn_tile", {"shows": shows})

    def take(self) -> None:
        """Take everything shown, if asked: with enough room there is no question."""
        if self.open("take"):
            self.play("take")

    def end_turn(self) -> None:
        """End the actions, without followers."""
        if self.state.step == "act":
            self.play("finish")
        if self.open("unlock"):
            self.answer("still-locked")
        if self.state.step == "second":
            self.play("ride", {"steps": 0})
        while self.state.step == "follow" and not self.state.queue:
            self.play("decline")

    def quiet_turn(self) -> None:
        """A turn with only its obligatory parts."""
        if self.state.options.tracking == "ledger":
            self.play("turn")
            return
        self.ride()
        self.sow(next(spot for spot, there in zip(SPOTS, self.state.spots, strict=True) if there))
        self.end_turn()

    # ---- queries ---------------------------------------------------------------------------------
    @property
    def acting(self) -> int:
        return self.state.turn.seat

    def open(self, move: str) -> bool:
        """Whether a form of this move is open."""
        return bool(self.open_prompts(move))

    def choices(self, name: str) -> list[str | int]:
        """The options of a choice in all open forms."""
        fields = (field for prompt in self.open_prompts() for field in prompt.fields if field.name == name)
        return [option.value for field in fields if isinstance(field, Choice) for option in field.options]

    def side(self, seat: int = 0) -> Side:
        return self.state.sides[seat]

    def spot(self, spot: str) -> str:
        """The letters of the workers on a location; their order has no meaning."""
        there = self.state.spots[SPOTS.index(spot_of(spot))]
        return "".join(letter * there.count(colour) for letter, colour in COLOURS.items())


def spot_of(name: str) -> Spot:
    return next(spot for spot in SPOTS if spot == name)
