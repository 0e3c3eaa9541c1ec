"""The typical rounds whose taps are counted."""

from __future__ import annotations

from rules.kit.types import Catalogue, Frozen
from tests.ui.pace import akkon, amritsar, any_game, ettana, himalaya
from tests.ui.pace import battles_and_builders as bnb
from tests.ui.pace.harness import Script


class Round(Frozen, frozen=True, kw_only=True):
    """A script of four people's round."""

    game: str
    level: str
    script: Script
    catalogue: Catalogue = {}
    options: dict[str, str] = {}

    @property
    def name(self) -> str:
        return f"{self.game}, {self.level}"


LEDGER = {"tracking": "ledger"}
ROUNDS = (
    Round(game="akkon", level="full", script=akkon.full, catalogue=akkon.CATALOGUE),
    Round(game="akkon", level="ledger", script=akkon.ledger, options=LEDGER),
    Round(game="amritsar", level="full", script=amritsar.full),
    Round(game="amritsar", level="ledger", script=amritsar.ledger, options=LEDGER),
    Round(game="any_game", level="Hearts to 100", script=any_game.hearts),
    Round(game="any_game", level="501", script=any_game.darts),
    Round(game="battles_and_builders", level="full", script=bnb.full, catalogue=bnb.CATALOGUE),
    Round(game="ettana", level="full", script=ettana.full),
    Round(game="ettana", level="ledger", script=ettana.ledger, options=LEDGER),
    Round(game="himalaya", level="full", script=himalaya.full, catalogue=himalaya.CATALOGUE),
    Round(game="himalaya", level="ledger", script=himalaya.ledger, options=LEDGER),
)
