"""A short notation for games in tests, folded as in the core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.testkit import table
from rules.ettana.components import OCTAGONS, Options
from rules.ettana.game import GAME
from rules.ettana.state import Player, State
from rules.kit.types import Catalogue, Choice, Option, Seat

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


class Table(table.Table[State]):
    """A game in progress, from the first roll, or with `ready=False` from the checklist."""

    def __init__(
        self,
        seats: int = 3,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
        board: str = YARNS,
        ready: bool = True,
        start: int = 0,
    ) -> None:
        super().__init__(GAME, seats, options, catalogue, start)
        if ready:
            self.set_up(board)

    @property
    def acting(self) -> Seat:
        return self.state.active

    def set_up(self, board: str = YARNS, tiles: str = TILES, pawns: Sequence[str] = PAWNS) -> None:
        """Set up to the first roll; Ana starts."""
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
        """All seats agree except these."""
        self.play("answer", {"consent": {str(seat): "object" for seat in objecting}})

    def end(self) -> None:
        self.play("end_turn")

    def whole_turn(self) -> None:
        """A turn with only a move."""
        if self.options.tracking == "ledger":
            self.play("collect", {"black": False})
            self.play("moved")
        else:
            self.roll(1)
            self.go(str(self.option_values("to", "go")[0]))
        self.end()

    # ---- positions -------------------------------------------------------------------------------
    def has(self, seat: int, **values: Any) -> None:
        """Set a seat's tokens, cards, designs ... directly."""
        players = list(self.state.players)
        players[seat] = replace(players[seat], **values)
        self.state = replace(self.state, players=tuple(players))

    def stand(self, *squares: str) -> None:
        """Set the squares of the pawns by seat; "" for none."""
        for seat, square in enumerate(squares):
            self.has(seat, pawn=square)

    def weave(self, laid: list[str]) -> None:
        """Set the yarns on the board."""
        self.state = replace(self.state, yarns=tuple(laid))

    # ---- queries ---------------------------------------------------------------------------------
    def moves(self) -> set[str]:
        return {prompt.move for prompt in self.open_prompts()}

    def options_of(self, name: str, move: str) -> list[Option]:
        """The options of a choice in the form of a move; [] if it is not asked."""
        fields = [field for prompt in self.open_prompts(move) for field in prompt.fields]
        return [option for f in fields if isinstance(f, Choice) and f.name == name for option in f.options]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def tokens(self) -> list[int]:
        return [player.tokens for player in self.state.players]

    @property
    def points(self) -> list[int]:
        return [player.points() for player in self.state.players]

    @property
    def supply(self) -> int:
        return self.state.supply()

    def yarn(self, place: str) -> str | None:
        return self.state.yarns[OCTAGONS.index(f"o{place}")]


def ledger(seats: int = 3, **readings: Any) -> Table:
    """A game with results only."""
    return Table(seats, Options(tracking="ledger", **readings))
