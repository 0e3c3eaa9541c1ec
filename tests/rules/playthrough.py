"""A game as people read it: what was asked, what was written down, what came of it, and how it stood at the end."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.log.answers import as_prompt
from companion.log.record import Head, Line, Played
from companion.records.records import package_of
from companion.view.speak import Speaker
from rules.games import find
from rules.kit.seal import seal
from rules.kit.types import TABLE, Quantity, Say, Seating, Who


def playthrough(head: Head, lines: Iterable[Line]) -> str:
    """The moves of a record one by one with their news, in English, and the score sheet."""
    game = find(head.game)
    speaker = Speaker("en", package_of(game), head.seats, head.tints)
    seating = Seating(names=head.seats, tints=head.tints, start=head.start)
    state = game.setup(seating, msgspec.convert(head.options, game.option_type), head.catalogue)
    said: list[str] = []
    for line in lines:
        if not isinstance(line, Played):
            continue
        fixes = (as_prompt(c) if isinstance(c, Quantity) else c for c in game.corrections(state))
        asked = next(p for p in (*game.prompts(state), *fixes) if p.id == line.prompt)
        who = "Everyone" if line.seat == TABLE else speaker.name(line.seat)
        told = msgspec.json.encode(line.v).decode()
        said.append(f"[{speaker.speak(game.phase(state))}] {who}: {speaker.speak(asked.label)}: {told}")
        state, news = game.apply(state, line.seat, game.move(line.move, line.v))
        said += [f"    {speaker.speak(each.say)} ({each.rule})" for each in news]
    sheet = game.sheet(seal(state, TABLE))
    rows: list[tuple[Say | Who, tuple[int | None, ...]]] = [(line.label, line.values) for line in sheet.lines]
    if sheet.totals:
        rows.append((Say(key="score-total"), sheet.totals))
    for label, values in rows:
        each = ", ".join(f"{name} {'-' if n is None else n}" for name, n in zip(head.seats, values, strict=True))
        said.append(f"{speaker.speak(label)}: {each}")
    return "\n".join([*said, ""])
