"""A short notation for games in tests, folded as in the core."""

from __future__ import annotations

from companion.testkit import table
from rules.himalaya.components import GOODS, Good, Options, Token
from rules.himalaya.game import GAME
from rules.himalaya.state import Player, Site, State
from rules.kit.sample import NAMES
from rules.kit.types import Catalogue, Prompt
from tests.rules.himalaya.made_up import made_up_map

LETTERS: dict[str, Token] = {"s": "soil", "i": "ice", "t": "stone", "h": "hand", ".": "pause"}
SUPPLIED = (11, 12, 15, 16, 17)  # villages with resources by default
WANTED = dict.fromkeys((6, 10, 14, 18, 20), "")  # villages with orders by default
ONE_OF_EACH = "salt barley tea jade gold"
PLACES = (1, 3, 5, 7)


def goods(words: str) -> dict[Good, int]:
    """ "salt jade jade": cubes by kind."""
    cubes = words.split()
    return {good: cubes.count(good) for good in GOODS if good in cubes}


def row(letters: str) -> list[Token]:
    """ "hs" is transaction, soil and four pauses."""
    return [LETTERS[letter] for letter in letters.ljust(6, ".")]


class Table(table.Table[State]):
    """A game in progress, on a made-up map by default."""

    def __init__(
        self,
        seats: int = 3,
        options: Options | None = None,
        catalogue: Catalogue | None = None,
        start: int = 0,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        super().__init__(GAME, seats, options, made_up_map() if catalogue is None else catalogue, start, names)

    # ---- setup -----------------------------------------------------------------------------------
    def supply(self, *rolls: int) -> Table:
        """Place one resource of each kind in each rolled village."""
        told = {} if self.options.tracking == "ledger" else {"goods": goods(ONE_OF_EACH)}
        for roll in rolls or SUPPLIED:
            self.play("place_goods", {"roll": roll, **told})
        return self

    def order(self, wanted: dict[int, str] | None = None) -> Table:
        """Place an order in each rolled village."""
        for village, words in (wanted or WANTED).items():
            asked = {} if self.options.tracking == "ledger" else {"needs": goods(words or "salt")}
            self.play("place_order", {"roll": village, **asked})
        return self

    def lead(self, *villages: int) -> Table:
        """Place the leaders in turn order; none with results only."""
        for village in (villages or PLACES[: self.state.seats]) if self.state.options.tracking == "full" else ():
            self.play("place_leader", {"village": village})
        return self

    def start(self) -> Table:
        """Start the clock of the first programmes, if asked."""
        return self.play("start_clock") if self.open_prompts("start_clock") else self

    # ---- a round ---------------------------------------------------------------------------------
    def programme(self, *rows: str) -> Table:
        """Mark all seats ready and enter the rows: letters by seat."""
        self.ready()
        told = {str(seat): row(rows[seat] if seat < len(rows) else "") for seat in range(self.state.seats)}
        return self.play("tell_rows", {"rows": told})

    def ready(self) -> Table:
        """Mark all seats ready."""
        for _ in range(self.state.seats):
            self.play("ready")
        return self

    def acted(self) -> Table:
        """Programme and carry out all six actions, with results only."""
        return self.ready().play("action_done", {"upto": 6})

    def act(self, times: int = 1) -> Table:
        """Confirm the first prompt as pre-filled."""
        for _ in range(times):
            self.fill_in(self.ask(), {})
        return self

    def carry_on(self) -> Table:
        """Confirm the remaining actions of this round; decline orders."""
        while self.state.step == "action":
            prompts = GAME.prompts(self.state)
            self.fill_in(next((p for p in prompts if p.move == "decline"), prompts[0]), {})
        return self

    def quiet_round(self) -> Table:
        """A round without actions and without winners in the inventory."""
        if self.state.options.tracking == "ledger":
            self.acted().play("emptied")
        else:
            self.programme()
        return self.close_hands()

    def close_hands(self) -> Table:
        """An inventory without winners."""
        while self.state.step == "inventory":
            zero = {str(seat): 0 for seat in range(self.state.seats)}
            self.play("show_hands", {"shown": zero})
        return self

    # ---- queries ---------------------------------------------------------------------------------
    def ask(self) -> Prompt:
        """The first open prompt; for an action, that of a single seat."""
        return next(p for p in GAME.prompts(self.state) if p.move not in ("as_programmed", "start_clock"))

    @property
    def moves(self) -> list[str]:
        """The open moves, each once, those of single seats first."""
        open_now = dict.fromkeys(p.move for p in GAME.prompts(self.state))
        return sorted(open_now, key=lambda move: move == "as_programmed")

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def site(self, village: int) -> Site:
        return self.state.sites[village - 1]

    def stock(self, seat: int) -> dict[Good, int]:
        """The goods behind a screen by the log."""
        return self.state.players[seat].stock.value or {}

    def supplied(self) -> list[int]:
        return [*self.state.villages_with("goods")]

    def ordering(self) -> list[int]:
        return [*self.state.villages_with("order")]
