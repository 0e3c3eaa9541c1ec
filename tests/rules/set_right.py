"""The corrections of a game as text: each one at its first appearance in sample records.

`python -m tests.rules.set_right` rewrites them in `tests/golden/set_right`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.log.book import replay
from companion.log.record import read_record
from companion.view.speaker import Speaker
from rules.games import GAMES, find
from rules.kit.types import AnyGame, Prompt, PublicNumber
from tests.rules.playthrough import GOLDEN
from tests.rules.question_text import answers, beside, page

FOLDER = GOLDEN / "set_right"
EVERY = 2  # moves: there are many corrections, and they change little from one move to the next
RECORDS = {
    "akkon": ("full_three_seats", "ledger_two_seats"),
    "amritsar": ("two_seats", "three_seats_ledger"),
    "any_game": ("hearts_3", "klaverjassen_4", "towns_4", "lives_5", "darts_4"),
    "battles_and_builders": ("three_seats",),
    "ettana": ("worked_examples", "ledger_points_2_seats"),
    "himalaya": ("advanced",),
}


def set_right(game: AnyGame) -> str:
    """Each correction once, by its id."""
    told: dict[str, list[str]] = {}
    for name in RECORDS[game.id]:
        head, lines, _ = read_record((GOLDEN / game.id / f"{name}.jsonl").read_bytes())
        speaker = Speaker("en", game.home, head.seats, head.tints)
        for moment in replay(find(head.game), head, lines).moments[::EVERY]:
            for fix in game.corrections(moment.state):
                if fix.id not in told:
                    told[fix.id] = [*_correction(game, speaker, fix)]
    return page(line for lines in told.values() for line in lines)


def _correction(game: AnyGame, speaker: Speaker, fix: PublicNumber | Prompt) -> Iterator[str]:
    return _number(speaker, fix) if isinstance(fix, PublicNumber) else _form(game, speaker, fix)


def _number(speaker: Speaker, fix: PublicNumber) -> Iterator[str]:
    what = " · ".join(speaker.speak(label) for label in (fix.row, fix.column) if label is not None)
    yield f"{what}: {fix.now} ({fix.least} to {fix.most}){_where(fix)}"


def _form(game: AnyGame, speaker: Speaker, fix: Prompt) -> Iterator[str]:
    yield f"{speaker.speak(fix.label)}{f' ({fix.rule})' if fix.rule else ''}{_where(fix)}"
    yield from (f"  {answers(field, speaker)}" for field in fix.fields)
    told = ((head, "; ".join(words)) for head, words in beside(fix, game.layouts, speaker))
    yield from (f"  {head}{words}" for head, words in told if words)


def _where(fix: PublicNumber | Prompt) -> str:
    """The cell of a correction."""
    return f", on {fix.cell}" if fix.cell else ""


def write_all(folder: Path = FOLDER) -> None:
    """Write the text of every game."""
    folder.mkdir(exist_ok=True)
    for game in GAMES:
        (folder / f"{game.id}.txt").write_text(set_right(game), encoding="utf-8")


if __name__ == "__main__":
    write_all()
