"""The catalogue pages and the corrections of the games as English text.

A correction is written at its first appearance in sample records. `python -m tests.rules.game_text` rewrites both in
`tests/golden/printed` and `tests/golden/set_right`.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.log.book import replay
from companion.log.record import read_record
from companion.view.speaker import Speaker
from rules.games import GAMES, find
from rules.kit.types import (
    NOTHING,
    SEAT_TINTS,
    TABLE,
    AnyGame,
    Board,
    Entry,
    Field,
    Prompt,
    PublicNumber,
    Scene,
    Section,
)
from tests.companion.pages.test_editor import PRINTED
from tests.companion.pages.test_editor import TOLD as EDITED
from tests.rules import scene_text
from tests.rules.amritsar.test_printed import GOOD
from tests.rules.playthrough import GOLDEN
from tests.rules.question_text import answers, beside, page

PRINTED_TEXTS, SET_RIGHT_TEXTS = GOLDEN / "printed", GOLDEN / "set_right"
TOLD = {**EDITED, "amritsar": GOOD}
EVERY = 2  # moves: there are many corrections, and they change little from one move to the next
RECORDS = {
    "akkon": ("full_three_seats", "ledger_two_seats"),
    "amritsar": ("two_seats", "three_seats_ledger"),
    "any_game": ("hearts_3", "klaverjassen_4", "towns_4", "lives_5", "darts_4"),
    "battles_and_builders": ("three_seats",),
    "ettana": ("worked_examples", "ledger_points_2_seats"),
    "himalaya": ("advanced",),
}


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
        yield from _fields(game, speaker, section.fields)


def _board(game: AnyGame, speaker: Speaker, board: Board) -> Iterator[str]:
    yield f"  On the board: {board.layout}"
    shown = scene_text.rows(Scene(parts=(board,)), game.layouts, speaker)
    yield from (f"    {name}: {text}" for name, text in shown.items())


def _entry(game: AnyGame, speaker: Speaker, lead: str, entry: Entry) -> Iterator[str]:
    note = f", {speaker.speak(entry.note)}" if entry.note is not None else ""
    where = f" (on {entry.cell})" if entry.cell else ""
    yield f"{lead}{speaker.speak(entry.label)}{note}{where} [{entry.id}]"
    yield from _fields(game, speaker, entry.fields)


def _fields(game: AnyGame, speaker: Speaker, fields: tuple[Field, ...]) -> Iterator[str]:
    form = Prompt(id="", seat=TABLE, move="", label=NOTHING, confirm=NOTHING, fields=fields)
    return _form(game, speaker, form, "      ")


def _form(game: AnyGame, speaker: Speaker, form: Prompt, indent: str) -> Iterator[str]:
    yield from (f"{indent}{answers(field, speaker)}" for field in form.fields)
    told = ((head, "; ".join(words)) for head, words in beside(form, game.layouts, speaker))
    yield from (f"{indent}{head}{words}" for head, words in told if words)


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
    return _number(speaker, fix) if isinstance(fix, PublicNumber) else _question(game, speaker, fix)


def _number(speaker: Speaker, fix: PublicNumber) -> Iterator[str]:
    what = " · ".join(speaker.speak(label) for label in (fix.row, fix.column) if label is not None)
    yield f"{what}: {fix.now} ({fix.least} to {fix.most}){_where(fix)}"


def _question(game: AnyGame, speaker: Speaker, fix: Prompt) -> Iterator[str]:
    yield f"{speaker.speak(fix.label)}{f' ({fix.rule})' if fix.rule else ''}{_where(fix)}"
    yield from _form(game, speaker, fix, "  ")


def _where(fix: PublicNumber | Prompt) -> str:
    """The cell of a correction."""
    return f", on {fix.cell}" if fix.cell else ""


def write_all() -> None:
    """Write the texts of every game."""
    for game in PRINTED:
        (PRINTED_TEXTS / f"{game.id}.txt").write_text(printed(game), encoding="utf-8")
    for game in GAMES:
        (SET_RIGHT_TEXTS / f"{game.id}.txt").write_text(set_right(game), encoding="utf-8")


if __name__ == "__main__":
    write_all()
