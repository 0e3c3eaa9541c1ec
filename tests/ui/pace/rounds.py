"""The typical rounds whose taps are counted."""

from __future__ import annotations

from rules.kit.types import Catalogue, Frozen
from tests.rules.battles_and_builders.table import told_dice
from tests.ui.pace import akkon, amritsar, ettana, himalaya
from tests.ui.pace.harness import NAMES, Pace, Script


async def hearts(pace: Pace) -> None:
    """From the first deal to a hundred."""
    await pace.does("you play Hearts", "choose", pad="@hearts")
    for n, points in enumerate(((5, 0, 8, 13), (10, 10, 3, 3), (0, 26, 0, 0), (1, 2, 10, 13), (13, 0, 13, 0)), 1):
        told = {str(seat): each for seat, each in enumerate(points)}
        await pace.does(f"hand {n}: the points of all four", "score", points=told)
    for n in range(6, 10):
        told = {"0": 0, "1": 3, "2": 2, "3": 21}
        await pace.does(f"hand {n}: the points of all four", "score", points=told)
    assert pace.is_over


async def darts(pace: Pace) -> None:
    """Ana checks out first; Bo goes too far once."""
    await pace.does("you play 501", "choose", pad="@darts-501")
    for ana, bo in ((180, 100), (140, 85), (100, 180), (41, 140), (0, 45)):
        for name, n in (("Ana", ana), ("Bo", bo), ("Cem", 26), ("Dee", 60)):
            await pace.does(f"{name} throws {n}", "tally", points=n)
    await pace.does("Ana throws 40 and checks out", "tally", points=40)
    assert pace.is_over


async def battle(pace: Pace) -> None:
    """Round I of the rulebook (BNB-69) with a fourth player who commits a king."""
    await pace.begins("begin")
    await tokens(pace, "open", "an open field")
    pips = {"0": {"green1": 5, "green2": 6}, "2": {"green1": 6, "yellow1": 4, "yellow2": 3},
            "3": {"red1": 2, "yellow1": 5}}  # fmt: skip
    await pace.does("three people roll seven dice", "roll", pips=pips)


async def tokens(pace: Pace, tile: str, name: str) -> None:
    """The event tile, the tokens on it and what they are."""
    await pace.does(f"Ana turns up {name}", "turn_up", tile=tile, value=4)
    for player, n in zip(NAMES, (3, 2, 4, 2), strict=True):
        await pace.does(f"{player} commits {n} tokens", "commit", count=n)
    faces = {"0": {"builder": 1, "cavalry": 2}, "1": {"builder": 2}, "2": {"builder": 1, "cavalry": 1, "infantry": 2},
             "3": {"king": 1, "infantry": 1}}  # fmt: skip
    await pace.does("all tokens are turned up: four rows", "reveal", faces=faces)
    await pace.does("Dee takes the Trojan horse", "take_strategy", tile="trojan")


class Round(Frozen, frozen=True, kw_only=True):
    """A script of four people's round."""

    game: str
    level: str
    script: Script
    catalogue: Catalogue = {}

    @property
    def name(self) -> str:
        return f"{self.game}, {self.level}"


ROUNDS = (
    Round(game="akkon", level="full", script=akkon.full, catalogue=akkon.CATALOGUE),
    Round(game="amritsar", level="full", script=amritsar.full),
    Round(game="any_game", level="Hearts to 100", script=hearts),
    Round(game="any_game", level="501", script=darts),
    Round(game="battles_and_builders", level="full", script=battle, catalogue=told_dice()),
    Round(game="ettana", level="full", script=ettana.full),
    Round(game="himalaya", level="full", script=himalaya.full, catalogue=himalaya.CATALOGUE),
)
