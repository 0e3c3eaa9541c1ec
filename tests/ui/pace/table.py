"""The counted taps as docs/taps.md shows them."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.ui.pace.first import First
from tests.ui.pace.harness import Action, Pace, median, nine_of_ten
from tests.ui.pace.rounds import Round
from tests.ui.pace.slips import Mended

TAPS = Path(__file__).parents[3] / "docs" / "taps.md"
HEAD = """# Taps

How often the touchscreen is touched while people play. The rounds below are scripts (`tests/ui/pace`): each says in
words what happens, and a finger finds the keys, cells and confirms on the real screen at 800x480, before the real core.
An action is one line of the log that people caused. Dice are tapped in, nobody has a phone, and what is printed on
components is known from an earlier evening, except on first evenings, and for the tile of Battles & Builders.

The goal: the median action takes at most 2 taps and nine of ten at most 4, nobody types, and confirm is always in the
same place. Choosing never writes anything down: the last tap of every action is confirm, which says what it writes.

`python -m tests.ui.pace` plays the rounds and writes this page again.

| game | level | actions | taps | median | nine of ten | the longest |
|---|---|---:|---:|---:|---:|---|
"""
FIRSTS = """
## First evenings

Four people with a new box, who tell nothing that nobody needs yet. Before: the same evening as it was counted first,
when resources, orders, yarns, tiles, workers and rooms were told before the first turn. The whole map of Himalaya, told
village by village (107 taps), the whole board of Ettana and all workers of Amritsar can still be told first; nobody
has to.

With four phones everybody tells a part while the others set up: the last column is how often whoever taps most taps a
phone until the first turn. Before, all but the leaders, pawns and mahouts was told on the table's screen.

| game | setting up, before | now | first round, before | now | setting up, the busiest of four phones |
|---|---:|---:|---:|---:|---:|
"""
SLIPS = """
## Slips

The key beside the right one was tapped; ten such slips that the rules admit, spread over each round, fewer where a
round has fewer. Whoever notices at once takes the answer back, and the form is there as it was filled in. Before
(commit 23671bc) it came back empty: one tap for Undo, and all of the action again. Whoever notices after the round
tells the line otherwise: menu, game log, the line, "This line was wrong", what was wrong, confirm; this was the grid
of corrections, whose taps were never counted, and which was wrong where something had followed. The 24 tokens of
Himalaya and the reveal of Battles & Builders are not among them: the finger of these rounds only adds, and finds no
way back from a full row. In Hearts nearly every slip is asked about before it counts. Where the form had proposed the
right answer and another one was tapped, undoing costs a tap more than before (Amritsar): the wrong answer is in its
place.

| game | slips | undone and told anew, before | undone and changed | in the log: median | most |
|---|---:|---:|---:|---:|---:|
"""
FOOT = """
## What is above the goal

- **Battles & Builders**: all tokens are turned up at once and all dice are rolled at once, so that one action holds
  many facts: one tap for each token and die, and confirm. A row goes on to the next by itself, and one that can only be
  filled in one way, because nothing else is left, is filled in. Keys for whole rows would be fourteen for two tokens:
  slower to find than two taps. A house rule asks only who wins a battle (two taps instead of eight), with dice readers
  a roll is one tap, and rows that phones have told are not asked.
- **Another game, Hearts**: a hand is one action with the points of all four, on a number pad: a tap for each digit, one
  on to the next player, and confirm. At most ten, whatever the points; who tells the own points on a phone saves the
  table theirs.
- **Amritsar, ledger**: a whole turn is one action: its points, who followed with which points, the pawn. A round is ten
  taps in four actions. As two actions for a turn it would be fourteen, with a median of two: fewer taps were preferred.

Single actions above four, though nine of ten are not:

- **Himalaya**: the 24 action tokens of the rows are one tap each. Where everybody tells the own row on a phone, that
  form does not come up. What the rows force is confirmed for all four leaders with one tap.
- **Akkon**: when the knights are turned up, who takes each card that several have bid for, and where a chaplain lies.
- **Ettana**: a design that nobody has told before is tapped yarn by yarn, with its points; one that is known is a key.

## Looking back

From home, by somebody who has seen none of these screens (`tests/ui/test_story.py`, a finished game of each kind; on
the phone `tests/web/test_page_out.py`): everything is a key that says where it leads.

| what | taps |
|---|---:|
| home, Games, the game, How it went: who took the lead, and where | 3 |
| the sentence that says so: the table as it stood there | 4 |
| from the result of the game just played: the lead, the moment | 1, 2 |
| a step earlier or later, any other moment along the row | 1 |
| from the game, to a moment in the log: menu, Game log, the line | 3 |
| a line that was wrong: from its moment its question, then as many as it takes | 1 |
| all after that moment taken back: Take back to here, confirm | 2 |
| on a phone with a seat, from home: Games, All games as a table | 2 |
| on a phone, from the code on the last page: the card, or BG Stats | 1 |

## How taps are saved

What is likely stands there already and is confirmed: the start card of a city in Akkon, two of three rewards and all
delegations in one region in Himalaya. To change it takes at most as many taps as an empty form, because what is tapped
takes the place of something: a third reward that of the second, a delegation elsewhere that of one in the first region.
Only taking fewer than two rewards costs extra taps.

## The rounds, action by action
"""


def row(told: Round, actions: list[Action]) -> str:
    """A line of the table."""
    longest = max(actions, key=lambda action: action.taps)
    cells = (told.game, told.level, len(actions), sum(a.taps for a in actions), f"{median(actions):g}",
             nine_of_ten(actions), f"{longest.said}: {longest.taps}")  # fmt: skip
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def first_row(first: First, pace: Pace) -> str:
    """A line of the table of first evenings."""
    setting_up, playing = taps(pace.actions[: pace.before]), taps(pace.actions[pace.before :])
    return f"| {first.game} | {first.before[0]} | {setting_up} | {first.before[1]} | {playing} | {first.phones} |\n"


def slips_row(told: Round, actions: Sequence[Action], mended: Sequence[Mended]) -> str:
    """A line of the table of slips."""
    taps_of = {action.said: action.taps for action in actions}
    before, now = sum(1 + taps_of[each.slip.said] for each in mended), sum(each.at_once for each in mended)
    late = sorted(each.by_the_log for each in mended if each.by_the_log is not None)
    cells = (f"{told.game}, {told.level}", len(mended), before, now, f"{statistics.median(late):g}", late[-1])
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def taps(actions: Sequence[Action]) -> int:
    return sum(action.taps for action in actions)


def page(
    counted: Sequence[tuple[Round, list[Action]]],
    firsts: Sequence[tuple[First, Pace]],
    slips: Mapping[str, Sequence[Mended]],
) -> str:
    """The whole of docs/taps.md; `slips` by the name of their round."""
    slips_rows = "".join(slips_row(told, acts, slips[told.name]) for told, acts in counted if told.name in slips)
    rows = "".join(row(told, actions) for told, actions in counted)
    first_rows = "".join(first_row(first, pace) for first, pace in firsts)
    listed = "".join(_actions(told.name, actions) for told, actions in counted)
    return HEAD + rows + FIRSTS + first_rows + SLIPS + slips_rows + FOOT + listed + "".join(
        _actions(f"{first.game}, first evening", pace.actions) for first, pace in firsts
    )  # fmt: skip


def _actions(name: str, actions: Sequence[Action]) -> str:
    listed = "".join(f"- {action.taps}: {action.said}\n" for action in actions)
    return f"\n### {name}\n\n{listed}"
