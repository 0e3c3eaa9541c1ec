"""A table in a few words: moves are given as people say them, and folded as the core does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from companion.log.book import state_hash
from companion.log.record import Head, Line, Played
from rules.ettana.components import OCTAGONS
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.ettana.state import Player, State, points, supply
from rules.kit.answers import asked, fill_in, preset, to_json
from rules.kit.corrections import as_prompt
from rules.kit.types import Catalogue, Choice, Illegal, News, Option, Prompt, Quantity, Seating
from tests.rules.heads import head_of

NAMES = ("Ana", "Bo", "Cem", "Dee")
COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple"}
YARNS = "RGBYP/GRPBY/BYRPG/YPGRB/PBYGR"  # every colour five times, red on the diagonal
TILES = "6534/1625/3461/2513"  # a 2 and a 4 lie beside the board
PAWNS = ("1,1", "4,2", "3,2", "4,4")  # on a 6, a 5, a 4 and a 3: Ana starts


def yarns(rows: str) -> list[str]:
    """ "RGBYP/...": the yarns row by row."""
    return [COLOURS[letter] for letter in rows.replace("/", "")]


def spots(*places: str) -> list[str]:
    """ "0,1": octagons by row and column."""
    return [f"o{place}" for place in places]


class Table:
    """A game in progress: `state`, the news of the last move, and the lines of its record."""

    def __init__(
        self,
        seats: int = 3,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
        board: str = YARNS,
        ready: bool = True,
        start: int = 0,
    ) -> None:
        self.options = options or Options()
        self.catalogue = catalogue or {}
        tints = GAME.tints[:seats]
        self.seating = Seating(names=NAMES[:seats], tints=tints, start=start)
        self.state: State = GAME.setup(self.seating, self.options, self.catalogue)
        self.news: tuple[News, ...] = ()
        self.lines: list[Line] = []
        if ready:
            self.set_up(board)

    def set_up(self, board: str = YARNS, tiles: str = TILES, pawns: Sequence[str] = PAWNS) -> None:
        """Everything up to the first roll; Ana starts."""
        self.play("begin")
        if self.options.tracking == "ledger":
            self.play("choose_start", {"starter": 0})
        else:
            self.lay(board, tiles)
            for _ in range(self.state.seats):
                self.play("place_pawn", {"square": pawns[self.state.active]})
        self.play("deal")

    def lay(self, board: str = YARNS, tiles: str = TILES) -> None:
        self.play("lay_yarns", {"yarns": yarns(board)})
        self.play("lay_tiles", {"tiles": list(tiles.replace("/", ""))})

    # ---- any move --------------------------------------------------------------------------------
    def play(self, move: str, values: dict[str, Any] | None = None) -> None:
        """Answer the open prompt with that move; fields that are left out stay as the form shows them."""
        said = values or {}
        prompt = next(p for p in GAME.prompts(self.state) if p.move == move and _agrees(p, said))
        self.fill_in(prompt, {name: value for name, value in said.items() if name not in prompt.given})

    def fill_in(self, prompt: Prompt, values: dict[str, Any]) -> None:
        v = to_json(fill_in(prompt, _completed(prompt, values)))
        self.write(prompt.move, v, prompt.seat, prompt.id)

    def write(self, move: str, values: dict[str, Any], seat: int | None = None, prompt: str = "") -> None:
        """Apply a move whether it is asked for or not; the seat is whose turn it is."""
        seat = self.state.active if seat is None else seat
        self.state, self.news = GAME.apply(self.state, seat, GAME.move(move, values))
        n = len(self.lines) + 1
        self.lines.append(Played(n=n, at=n * 20_000, seat=seat, by="screen", prompt=prompt, move=move, v=values))

    def correct(self, id: str, values: dict[str, Any] | int) -> None:
        """Use an open correction: a number for a quantity, values for a form."""
        each = next(c for c in GAME.corrections(self.state) if c.id == id)
        if isinstance(each, Quantity):
            self.fill_in(as_prompt(each), {each.field: values})
        else:
            assert isinstance(values, dict)
            self.fill_in(each, values)

    @contextmanager
    def refused(self, rule: str) -> Iterator[None]:
        """What is done inside is refused for that rule and changes nothing."""
        before = state_hash(self.state)
        with pytest.raises(Illegal) as refusal:
            yield
        assert (refusal.value.rule, state_hash(self.state)) == (rule, before)

    # ---- a turn ----------------------------------------------------------------------------------
    def roll(self, number: int, colour: str | None = "purple") -> None:
        """Both dice; without a colour the number die alone."""
        self.play("roll", {"dice": {"number": number, **({"colour": colour} if colour else {})}})

    def go(self, to: str) -> None:
        self.play("go", {"to": to})

    def swap_free(self, *places: str) -> None:
        self.play("free_swap", {"yarns": spots(*places)})

    def buy(self, goods: str, *places: str) -> None:
        self.play("buy", {"goods": goods, **({"yarns": spots(*places)} if places else {})})

    def card(self, card: str, **values: Any) -> None:
        self.play("play", {"card": card, **values})

    def claim(self, design: str, **values: Any) -> None:
        self.play("claim", {"design": design, **values})

    def consent(self, *objecting: int) -> None:
        """Everybody agrees but these."""
        self.play("answer", {"consent": {str(seat): "object" for seat in objecting}})

    def end(self) -> None:
        self.play("end_turn")

    def whole_turn(self) -> None:
        """A turn in which the player only moves."""
        if self.options.tracking == "ledger":
            self.play("collect", {"black": False})
            self.play("moved")
        else:
            self.roll(1)
            self.go(str(self.offered("go", "to")[0]))
        self.end()

    # ---- a table at any point --------------------------------------------------------------------
    def has(self, seat: int, **values: Any) -> None:
        """So many tokens, cards, designs ... before that seat, as if it had come about in play."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **values)
        self.state = replace(self.state, players=tuple(players))

    def stand(self, *squares: str) -> None:
        """Every pawn on its square, by seat; "" for none."""
        for seat, square in enumerate(squares):
            self.has(seat, pawn=square)

    def weave(self, laid: list[str]) -> None:
        """Other yarns on the board."""
        self.state = replace(self.state, yarns=tuple(laid))

    # ---- looking ---------------------------------------------------------------------------------
    def asks(self, move: str) -> list[Prompt]:
        """The open prompts with that move."""
        return [p for p in GAME.prompts(self.state) if p.move == move]

    def moves(self) -> set[str]:
        return {p.move for p in GAME.prompts(self.state)}

    def options_of(self, move: str, name: str) -> list[Option]:
        """What the choice with that name offers in the prompts with that move."""
        fields = [f for p in self.asks(move) for f in p.fields if isinstance(f, Choice) and f.name == name]
        return [option for field in fields for option in field.options]

    def offered(self, move: str, name: str) -> list[str | int]:
        return [option.value for option in self.options_of(move, name)]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def tokens(self) -> list[int]:
        return [player.tokens for player in self.state.players]

    @property
    def points(self) -> list[int]:
        return [points(player) for player in self.state.players]

    @property
    def supply(self) -> int:
        return supply(self.state)

    def yarn(self, place: str) -> str:
        return self.state.yarns[OCTAGONS.index(f"o{place}")]

    @property
    def rules(self) -> set[str]:
        """The rules that the last move's news name."""
        return {news.rule for news in self.news}

    @property
    def warned(self) -> set[str]:
        """The rules that the last move's warnings name."""
        return {news.rule for news in self.news if news.tone == "warn"}

    def head(self, id: str) -> Head:
        return head_of(GAME, id, self.seating, self.options, self.catalogue)


def ledger(seats: int = 3, **readings: Any) -> Table:
    """A table where nobody follows the board."""
    return Table(seats, Options(tracking="ledger", **readings))


def playing(seats: int = 3, **readings: str) -> Table:
    """Ana has rolled a 6, collected nothing, and has three cards."""
    table = Table(seats, Options(**readings))  # type: ignore[arg-type]
    table.has(0, cards=3, tokens=2)
    table.roll(6)
    for seat in range(seats):
        table.has(seat, tokens=2)
    return table


def _agrees(prompt: Prompt, values: dict[str, Any]) -> bool:
    """Whether the prompt leaves open, or knows likewise, what was said."""
    names = {*prompt.given, *(field.name for field in prompt.fields)}
    return set(values) <= names and all(values.get(name, known) == known for name, known in prompt.given.items())


def _completed(prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
    """The values and, where nothing was said, what the form shows preselected."""
    filled = dict(values)
    for field in prompt.fields:
        row = filled.get(field.name, {}) if field.key else filled
        place = field.key or field.name
        if place not in row and asked(field, filled) and (shown := preset(field)) is not None:
            if field.key:
                filled[field.name] = {**row, place: shown}
            else:
                filled[place] = shown
    return filled
