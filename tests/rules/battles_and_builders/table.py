"""A table in a few words: moves are given as people say them, and folded as the core does."""

from __future__ import annotations

import re
from typing import Any

from companion.log.record import Head, Line, Played
from rules.battles_and_builders.components import Kind, Strategy
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.battles_and_builders.state import State
from rules.kit.answers import asked
from rules.kit.types import SEAT_TINTS, TABLE, Catalogue, Choice, News, Prompt, Quantity, Seating, Throw
from tests.rules.heads import head_of

NAMES = ("Ana", "Bo", "Cem", "Dee")
KINDS: dict[str, Kind] = {"B": "builder", "I": "infantry", "C": "cavalry", "A": "archers", "K": "king"}
MOUNTAIN = {"infantry": "green", "cavalry": "yellow", "archers": "red"}  # made up, for tests only
BARBARIAN = {"infantry": "red", "cavalry": "green", "archers": "yellow"}  # made up, for tests only


def tokens(words: str) -> dict[Kind, int]:
    """ "K 2B 1I": tokens by kind."""
    return {KINDS[word[-1]]: int(word[:-1] or 1) for word in words.split()}


class Table:
    """A game in progress: `state`, the news of the last move, and the lines of its record."""

    def __init__(
        self, seats: int = 3, options: Options | None = None, catalogue: Catalogue | None = None, start: int = 0
    ) -> None:
        self.options = options or Options()
        self.catalogue = catalogue or {}
        self.seating = Seating(names=NAMES[:seats], tints=SEAT_TINTS[:seats], start=start)
        self.state: State = GAME.setup(self.seating, self.options, self.catalogue)
        self.news: tuple[News, ...] = ()
        self.lines: list[Line] = []
        self.play("begin")

    # ---- any move --------------------------------------------------------------------------------
    def play(self, move: str, values: dict[str, Any] | None = None, seat: int | None = None) -> None:
        """Answer the open prompt with that move (of that seat)."""
        prompt = next(p for p in GAME.prompts(self.state) if p.move == move and seat in (None, p.seat))
        self.fill_in(prompt, values or {})

    def fill_in(self, prompt: Prompt, values: dict[str, Any]) -> None:
        """Fields that are left out take the answer that says nothing."""
        empty: dict[str, Any] = {
            f.name: [] for f in prompt.fields if isinstance(f, Choice) and f.many and asked(f, values)
        }
        self._write(prompt.seat, prompt.id, prompt.move, {**empty, **values, **prompt.given}, prompt.secret)

    def correct(self, id: str, values: dict[str, Any] | int) -> None:
        """Use an open correction: a number for a quantity, values for a form."""
        each = next(c for c in GAME.corrections(self.state) if c.id == id)
        if isinstance(each, Quantity):
            self._write(TABLE, id, each.move, {each.field: values, **each.given}, False)
        else:
            assert isinstance(values, dict)
            self._write(TABLE, id, each.move, {**values, **each.given}, False)

    def _write(self, seat: int, prompt: str, move: str, values: dict[str, Any], secret: bool) -> None:
        self.state, self.news = GAME.apply(self.state, seat, GAME.move(move, values))
        n = len(self.lines) + 1
        self.lines.append(
            Played(n=n, at=n * 20_000, seat=seat, by="screen", prompt=prompt, move=move, v=values, secret=secret)
        )

    # ---- a round ---------------------------------------------------------------------------------
    def tile(self, terrain: str, value: int | None = None) -> None:
        self.play("turn_up", {"tile": terrain} if value is None else {"tile": terrain, "value": value})

    def commit(self, *counts: int) -> None:
        """In turn order, from whoever is next."""
        for count in counts:
            self.play("commit", {"count": count})

    def reveal(self, *sides: str) -> None:
        """What lies before every side, by seat; "" for one that has committed none."""
        told = {str(side): tokens(words) for side, words in enumerate(sides) if words}
        self.play("reveal", {"faces": told})

    def turn_up(self, *sides: str) -> None:
        """Everybody commits and all is turned up: tokens by seat, the fictitious player last."""
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
        """A round in which everybody commits a builder, on any tile that is left."""
        options = next(f for f in self.ask().fields if isinstance(f, Choice)).options
        terrain = next(str(o.value) for o in options if o.value != "barbarian" or len(options) == 1)
        self.tile(terrain, None if terrain == "barbarian" or "/" in terrain else 3)
        if len(self.state.sides) > self.state.seats:
            self.turn_up(*["1B"] * self.state.seats, "3B")
        else:
            self.turn_up(*["1B"] * self.state.seats)

    # ---- looking ---------------------------------------------------------------------------------
    def ask(self) -> Prompt:
        """The first open prompt."""
        return GAME.prompts(self.state)[0]

    def dice(self, side: int) -> dict[str, int]:
        """How many dice of each colour a side rolls."""
        assert self.state.battle is not None
        colours = [re.sub(r"\d", "", die) for die in self.state.battle.dice[side]]
        return {colour: colours.count(colour) for colour in colours}

    def offered(self, name: str) -> list[str | int]:
        """The values that the choice with that name offers."""
        return [o.value for f in self.ask().fields if isinstance(f, Choice) and f.name == name for o in f.options]

    @property
    def rules(self) -> set[str]:
        """The rules that the last move's news name."""
        return {news.rule for news in self.news}

    @property
    def said(self) -> list[str]:
        """The keys of the last move's news."""
        return [news.say.key for news in self.news]

    @property
    def totals(self) -> tuple[int, ...]:
        return GAME.sheet(self.state).totals

    def chips(self, side: int) -> tuple[int, int, int]:
        """Chips of +3, +1 and -1."""
        own = self.state.sides[side].chips
        return own["three"], own["one"], own["minus"]

    def head(self, id: str) -> Head:
        return head_of(GAME, id, self.seating, self.options, self.catalogue)


def told_dice() -> Catalogue:
    """A catalogue in which the dice of every terrain are known."""
    return {"dice": {"mountain": MOUNTAIN, "barbarian": BARBARIAN}}
