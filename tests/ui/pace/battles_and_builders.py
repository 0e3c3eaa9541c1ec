"""Round I of the rulebook (BNB-69) with a fourth player who commits a king; this game has no ledger."""

from __future__ import annotations

from tests.rules.battles_and_builders.table import told_dice
from tests.ui.pace.harness import Pace

CATALOGUE = told_dice()


async def full(pace: Pace) -> None:
    await pace.begins("begin")
    await pace.does("Ana turns up the open field", "turn_up", tile="open", value=4)
    await pace.does("Ana commits three tokens", "commit", count=3)
    await pace.does("Bo commits two", "commit", count=2)
    await pace.does("Cem commits four", "commit", count=4)
    await pace.does("Dee commits two", "commit", count=2)
    faces = {"0": {"builder": 1, "cavalry": 2}, "1": {"builder": 2}, "2": {"builder": 1, "cavalry": 1, "infantry": 2},
             "3": {"king": 1, "infantry": 1}}  # fmt: skip
    await pace.does("all tokens are turned up: four rows", "reveal", faces=faces)
    await pace.does("Dee takes the Trojan horse", "take_strategy", tile="trojan")
    pips = {"0": {"green1": 5, "green2": 6}, "2": {"green1": 6, "yellow1": 4, "yellow2": 3},
            "3": {"red1": 2, "yellow1": 5}}  # fmt: skip
    await pace.does("three people roll seven dice", "roll", pips=pips)
