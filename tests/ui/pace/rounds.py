"""The typical rounds whose taps are counted, and what a table may expect of them."""

from __future__ import annotations

from rules.kit.types import Catalogue, Frozen
from tests.ui.pace import akkon, amritsar, any_game, battles_and_builders, ettana, himalaya
from tests.ui.pace.harness import Script

MEDIAN, NINE_OF_TEN = 2.0, 4  # taps of an action: the goal


class Round(Frozen, frozen=True, kw_only=True):
    """A script of four people's round. Where it misses the goal it says how far it is off, so that it gets no worse."""

    game: str
    level: str
    script: Script
    catalogue: Catalogue = {}
    options: dict[str, str] = {}
    median: float = MEDIAN
    nine_of_ten: int = NINE_OF_TEN

    @property
    def name(self) -> str:
        return f"{self.game}, {self.level}"


LEDGER = {"tracking": "ledger"}
ROUNDS = (
    Round(game="akkon", level="full", script=akkon.full, catalogue=akkon.CATALOGUE),
    Round(game="akkon", level="ledger", script=akkon.ledger, options=LEDGER),
    Round(game="amritsar", level="full", script=amritsar.full),
    Round(game="amritsar", level="ledger", script=amritsar.ledger, options=LEDGER, median=2.5),  # a whole turn is one
    Round(game="any_game", level="Hearts to 100", script=any_game.hearts, median=9, nine_of_ten=10),  # all four at once
    Round(game="any_game", level="501", script=any_game.darts, median=4),  # three digits, and confirm
    Round(
        game="battles_and_builders",
        level="full",
        script=battles_and_builders.full,
        catalogue=battles_and_builders.CATALOGUE,
        nine_of_ten=12,  # one tap for every revealed token and every die
    ),
    Round(game="ettana", level="full", script=ettana.full),
    Round(game="ettana", level="ledger", script=ettana.ledger, options=LEDGER),
    Round(game="himalaya", level="full", script=himalaya.full, catalogue=himalaya.CATALOGUE),
    Round(game="himalaya", level="ledger", script=himalaya.ledger, options=LEDGER),
)
