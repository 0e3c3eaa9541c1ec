"""The catalogue pages of the games as English text.

`python -m tests.rules.printed` rewrites them in `tests/golden/printed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from companion.view.speaker import Speaker
from rules.kit.types import NOTHING, SEAT_TINTS, TABLE, AnyGame, Board, Entry, Field, Prompt, Scene, Section
from tests.companion.pages.test_editor import PRINTED
from tests.companion.pages.test_editor import TOLD as EDITED
from tests.rules import scene_text
from tests.rules.amritsar.test_printed import GOOD
from tests.rules.question_text import answers, beside, page

FOLDER = Path(__file__).parents[1] / "golden" / "printed"
TOLD = {**EDITED, "amritsar": GOOD}


def printed(game: AnyGame) -> str:
    """Each section of the catalogue: its known and missing entries, and the form of a new one."""
    lines: list[str] = []
    speaker = Speaker("en", game.home, (), SEAT_TINTS)
    for section in game.sections(TOLD[game.id]):
        lines += _section(game, speaker, section)
    return page(lines)


def _section(game: AnyGame, speaker: Speaker, section: Section) -> Iterator[str]:
    yield f"== {speaker.speak(section.label)}: {section.told}{f' of {section.most}' if section.most else ''}"
    if section.hint is not None:
        yield f"  {speaker.speak(section.hint)}"
    if section.board is not None:
        yield from _board(game, speaker, section.board)
    for entry in section.entries:
        yield from _entry(game, speaker, "  ", entry)
    for entry in section.blank:
        yield from _entry(game, speaker, "  not told: ", entry)
    if section.fields:
        yield "  one more:"
        yield from _form(game, speaker, section.fields)


def _board(game: AnyGame, speaker: Speaker, board: Board) -> Iterator[str]:
    yield f"  On the board: {board.layout}"
    shown = scene_text.rows(Scene(parts=(board,)), game.layouts, speaker)
    yield from (f"    {name}: {text}" for name, text in shown.items())


def _entry(game: AnyGame, speaker: Speaker, lead: str, entry: Entry) -> Iterator[str]:
    note = f", {speaker.speak(entry.note)}" if entry.note is not None else ""
    where = f" (on {entry.cell})" if entry.cell else ""
    yield f"{lead}{speaker.speak(entry.label)}{note}{where} [{entry.id}]"
    yield from _form(game, speaker, entry.fields)


def _form(game: AnyGame, speaker: Speaker, fields: tuple[Field, ...]) -> Iterator[str]:
    form = Prompt(id="", seat=TABLE, move="", label=NOTHING, confirm=NOTHING, fields=fields)
    yield from (f"      {answers(field, speaker)}" for field in fields)
    told = ((head, "; ".join(words)) for head, words in beside(form, game.layouts, speaker))
    yield from (f"      {head}{words}" for head, words in told if words)


def write_all(folder: Path = FOLDER) -> None:
    """Write the text of every game with printed values."""
    folder.mkdir(exist_ok=True)
    for game in PRINTED:
        (folder / f"{game.id}.txt").write_text(printed(game), encoding="utf-8")


if __name__ == "__main__":
    write_all()
