"""The counted taps as docs/taps.md shows them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.ui.pace.harness import Action, median, nine_of_ten
from tests.ui.pace.rounds import Round

TAPS = Path(__file__).parents[3] / "docs" / "taps.md"
HEAD = """# Taps

How often the touchscreen is touched while people play. The rounds below are scripts (`tests/ui/pace`): each says in
words what happens, and a finger finds the keys, cells and confirms on the real screen at 800x480, before the real core.
An action is one line of the log that people caused. Dice are tapped in, nobody has a phone, and what is printed on
components is known from an earlier evening, except where it says first evening, and for the tile of Battles & Builders.

The goal: the median action takes at most 2 taps and nine of ten at most 4, nobody types, and confirm is always in the
same place. Choosing never writes anything down: the last tap of every action is confirm, which says what it writes.

`python -m tests.ui.pace` plays the rounds and writes this page again.

| game | level | actions | taps | median | nine of ten | the longest |
|---|---|---:|---:|---:|---:|---|
"""
FOOT = """
## What is above the goal

- **Akkon on the first evening**: what is printed on a card is told when it is first played (kind, knights, track, how
  many there are: five taps), and never again.
- **Battles & Builders**: all tokens are turned up at once and all dice are rolled at once, so that one action holds
  many facts: one tap for each token and die, and confirm. A row goes on to the next by itself. With dice readers the
  roll is one tap, and rows that phones have told are not asked.
- **Himalaya, full**: the 24 action tokens are one tap each, and so is every delegation. Where everybody tells the own
  row on a phone, that form does not come up. What the rows force is confirmed for all four leaders with one tap.
- **Amritsar, ledger**: a turn with points is three taps, for its colour (who may follow depends on it), its points and
  confirm; the turns between, and who followed, are one or two.

## The rounds, action by action
"""


def row(told: Round, actions: list[Action]) -> str:
    """A line of the table."""
    longest = max(actions, key=lambda action: action.taps)
    cells = (told.game, told.level, len(actions), sum(a.taps for a in actions), f"{median(actions):g}",
             nine_of_ten(actions), f"{longest.said}: {longest.taps}")  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def page(counted: Sequence[tuple[Round, list[Action]]]) -> str:
    """The whole of docs/taps.md."""
    rows = "".join(row(told, actions) for told, actions in counted)
    return HEAD + rows + FOOT + "".join(_round(told, actions) for told, actions in counted)


def _round(told: Round, actions: list[Action]) -> str:
    listed = "".join(f"- {action.taps}: {action.said}\n" for action in actions)
    return f"\n### {told.name}\n\n{listed}"
