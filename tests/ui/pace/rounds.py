"""The typical rounds whose taps are counted, and what a table may expect of them."""

from __future__ import annotations

from rules.kit.types import Catalogue, Frozen
from tests.ui.pace import akkon, amritsar, any_game, battles_and_builders, ettana, himalaya, paper
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
    pen: paper.Pen | None = None  # that records the same

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
        game="any_game",
        level="Kniffel",
        script=any_game.kniffel,
        median=3,  # the row, its number or two digits, and confirm
        pen=paper.kniffel(any_game.CARDS),
    ),
    Round(
        game="any_game",
        level="Wizard",
        script=any_game.wizard,
        median=3,  # of four bids; of tricks, those that are none of the bids
        nine_of_ten=5,
        pen=paper.wizard(any_game.rounds()),
    ),
    Round(
        game="any_game",
        level="501, double out",
        script=any_game.double_out,
        median=3,
        pen=paper.darts(any_game.VISITS),
    ),
    Round(
        game="battles_and_builders",
        level="full",
        script=battles_and_builders.full,
        catalogue=battles_and_builders.CATALOGUE,
        nine_of_ten=12,  # one tap for every revealed token and every die
    ),
    Round(
        game="battles_and_builders",
        level="full, only who wins",
        script=battles_and_builders.outcome,
        catalogue=battles_and_builders.CATALOGUE,
        options={"battle": "outcome"},
        nine_of_ten=12,  # one tap for every token that is turned up
    ),
    Round(game="ettana", level="full", script=ettana.full),
    Round(game="ettana", level="ledger", script=ettana.ledger, options=LEDGER),
    Round(game="himalaya", level="full", script=himalaya.full, catalogue=himalaya.CATALOGUE),
    Round(game="himalaya", level="ledger", script=himalaya.ledger, options=LEDGER),
)
