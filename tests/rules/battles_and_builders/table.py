"""A short notation for games in tests, folded as in the core."""

from __future__ import annotations

import re

from msgspec.structs import replace

from companion.testkit import table
from rules.battles_and_builders.components import Kind, Options, Strategy
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.state import State
from rules.kit.types import SEAT_TINTS, Catalogue, Throw

KINDS: dict[str, Kind] = {"B": "builder", "I": "infantry", "C": "cavalry", "A": "archers", "K": "king"}
MOUNTAIN = {"infantry": "green", "cavalry": "yellow", "archers": "red"}  # made up, for tests only
BARBARIAN = {"infantry": "red", "cavalry": "green", "archers": "yellow"}  # made up, for tests only


def tokens(words: str) -> dict[Kind, int]:
    """ "K 2B 1I": tokens by kind."""
    return {KINDS[word[-1]]: int(word[:-1] or 1) for word in words.split()}


class Table(table.Table[State]):
    """A game in progress, in its first round."""

    def __init__(
        self, seats: int = 3, options: Options | None = None, catalogue: Catalogue | None = None, start: int = 0
    ) -> None:
        super().__init__(GAME, seats, options, catalogue, start)
        self.seating = replace(self.seating, tints=SEAT_TINTS[:seats])  # as the golden records have them
        self.play("begin")

    # ---- a round ---------------------------------------------------------------------------------
    def tile(self, terrain: str, value: int | None = None) -> None:
        self.play("turn_up", {"tile": terrain} if value is None else {"tile": terrain, "value": value})

    def commit(self, *counts: int) -> None:
        """Commit in turn order, from the next seat."""
        for count in counts:
            self.play("commit", {"count": count})

    def reveal(self, *sides: str) -> None:
        """The revealed tokens by side; "" for none."""
        told = {str(side): tokens(words) for side, words in enumerate(sides) if words}
        self.play("reveal", {"faces": told})
        self.lines[-1] = replace(self.lines[-1], v={"faces": told})  # the sides in this order, as in the golden records

    def turn_up(self, *sides: str) -> None:
        """Commit and reveal for all sides: tokens by seat, the fictitious player last."""
        counts = [sum(tokens(words).values()) for words in sides]
        order = [(self.state.start + i) % self.state.seats for i in range(self.state.seats)]
        self.commit(*(counts[seat] for seat in order))
        if any(counts):
            self.reveal(*sides)

    def take(self, tile: Strategy, *, victim: int | None = None, back: str = "") -> None:
        more = {"victim": victim} if victim is not None else {"back": tokens(back)} if back else {}
        self.play("take_strategy", {"tile": tile, **more})

    def roll(self, pips: dict[int, list[int]]) -> None:
        """Pips by side, in the order of the dice: green, yellow, red."""
        prompt = next(p for p in GAME.prompts(self.state) if p.move == "roll")
        dice = {f.key: [die.id for die in f.dice] for f in prompt.fields if isinstance(f, Throw)}
        shown = {str(side): dict(zip(dice[str(side)], n, strict=True)) for side, n in pips.items()}
        self.fill_in(prompt, {"pips": shown})

    def quiet_round(self) -> None:
        """A round on any remaining tile, with a builder of each seat."""
        tiles = [str(tile) for tile in self.option_values("tile")]
        terrain = next(tile for tile in tiles if tile != "barbarian" or len(tiles) == 1)
        self.tile(terrain, None if terrain == "barbarian" or "/" in terrain else 3)
        if len(self.state.sides) > self.state.seats:
            self.turn_up(*["1B"] * self.state.seats, "3B")
        else:
            self.turn_up(*["1B"] * self.state.seats)

    # ---- queries ---------------------------------------------------------------------------------
    def dice(self, side: int) -> dict[str, int]:
        """The number of dice of each colour for a side."""
        assert self.state.battle is not None
        colours = [re.sub(r"\d", "", die) for die in self.state.battle.dice[side]]
        return {colour: colours.count(colour) for colour in colours}

    def chips(self, side: int) -> tuple[int, int, int]:
        """Chips of +3, +1 and -1."""
        own = self.state.sides[side].chips
        return own["three"], own["one"], own["minus"]


def told_dice() -> Catalogue:
    """A catalogue with the dice of every terrain."""
    return {"dice": {"mountain": MOUNTAIN, "barbarian": BARBARIAN}}
