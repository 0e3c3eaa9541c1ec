"""The counted taps in docs/taps.md; the rest of that page is written by hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tests.ui.pace.first import First
from tests.ui.pace.harness import Action, Pace, median, nine_of_ten
from tests.ui.pace.rounds import Round

TAPS = Path(__file__).parents[3] / "docs" / "taps.md"
LISTED = "## The rounds, action by action\n"


def row(told: Round, actions: list[Action]) -> str:
    """A line of the table."""
    longest = max(actions, key=lambda action: action.taps)
    cells = (told.game, told.level, len(actions), sum(a.taps for a in actions), f"{median(actions):g}",
             nine_of_ten(actions), f"{longest.said}: {longest.taps}")  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def paper_row(told: Round, actions: Sequence[Action]) -> str:
    """A line of the table of whole games against a pen."""
    strokes, sums = told.pen or (0, 0)
    return f"| on paper | {told.level} | {taps(actions)} | {strokes} | {sums} |\n"


def first_row(first: First, pace: Pace) -> str:
    """A line of the table of first evenings."""
    setting_up, playing = taps(pace.actions[: pace.before]), taps(pace.actions[pace.before :])
    return f"| {first.game} | {first.before[0]} | {setting_up} | {first.before[1]} | {playing} |\n"


def taps(actions: Sequence[Action]) -> int:
    return sum(action.taps for action in actions)


def page(counted: Sequence[tuple[Round, list[Action]]], firsts: Sequence[tuple[First, Pace]]) -> str:
    """The whole page, with these counts in their places."""
    text = TAPS.read_text(encoding="utf-8").partition(LISTED)[0]
    pens = (paper_row(told, actions) for told, actions in counted if told.pen)
    for line in (*(row(*each) for each in counted), *(first_row(*each) for each in firsts), *pens):
        name = re.escape(" | ".join(line.split(" | ")[:2]))
        text = re.sub(f"^{name} .*\n", line.replace("\\", r"\\"), text, flags=re.MULTILINE)
    listed = [(told.name, actions) for told, actions in counted]
    listed += [(f"{first.game}, first evening", pace.actions) for first, pace in firsts]
    return text + LISTED + "".join(_actions(*each) for each in listed)


def _actions(name: str, actions: Sequence[Action]) -> str:
    listed = "".join(f"- {action.taps}: {action.said}\n" for action in actions)
    return f"\n### {name}\n\n{listed}"
