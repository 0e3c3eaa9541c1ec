"""Golden records: whole games that must lead to the same states for ever."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from companion.errors import Trouble
from companion.log.book import end_lines, replay
from companion.log.record import End, read_record
from companion.testkit.table import Table
from companion.view.languages import ENGLISH
from companion.view.speaker import Speaker
from rules.kit.types import AnyGame

REWRITE_HINT = "python -m tests.records writes them anew"


def records(of: AnyGame) -> dict[str, bytes]:
    """A random game for each number of seats, always the same, by name."""
    return {f"seats_{n}": Table[Any](of, n).play_out(Random(n)).record(f"seats_{n}") for n in of.seats}


def write(of: AnyGame, folder: Path) -> None:
    """Write the golden records of a game as files, in place of the old ones."""
    folder.mkdir(parents=True, exist_ok=True)
    for gone in folder.glob("seats_*.jsonl"):  # also for a number of seats that the game no longer has
        gone.unlink()
    for name, data in records(of).items():
        (folder / f"{name}.jsonl").write_bytes(data)


def mistakes(of: AnyGame, folder: Path) -> list[str]:
    """Sentences about records that the game folds to another end or not at all, and about missing records."""
    endings, seats, found = set[str](), set[int](), list[str]()
    for file in sorted(folder.glob("*.jsonl")):
        try:
            head, lines, warnings = read_record(file.read_bytes())
            book = replay(of, head, lines)
        except Trouble as why:
            said = " ".join(filter(None, (Speaker(ENGLISH, None, (), ()).speak(why.say), why.detail)))
            found.append(f"{file.name}: this game does not go on with it, {REWRITE_HINT}: {said}")
            continue
        now, told = end_lines(of, book, book.now.line), [line for line in lines if isinstance(line, End)]
        if warnings or (now and told and now[0].totals != told[-1].totals):
            found.append(f"{file.name}: it comes to another score.")
        if isinstance(lines[-1], End):
            endings.add(lines[-1].ended_by)
            seats.add(len(head.seats))
    found += [
        f"{folder}: no record ends by {ending}: {REWRITE_HINT}." for ending in of.endings if ending not in endings
    ]
    return found + [f"{folder}: no whole game has {n} seats." for n in of.seats if n not in seats]
