"""A game as people read it: what was asked, what was written down, what came of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import companion
import rules.akkon.game as game
from companion.log.record import Played
from rules.akkon.state import State
from rules.kit.types import TABLE, Pick, Prompt, Quantity, Say, Seat, Who
from tests.rules.akkon.table import Table

TEXTS = (
    Path(companion.__file__).parent / "text" / "en" / "rules.ftl",
    Path(game.__file__).parent / "text" / "en.ftl",
)


def playthrough(table: Table) -> str:
    """The moves of a game one by one, with their news, and the score at the end."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in TEXTS:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    state, said = game.GAME.setup(table.seating, table.options, table.catalogue), list[str]()
    for line in table.lines:
        if isinstance(line, Played):
            said.append(_asked(bundle, table, state, line))
            state, news = game.GAME.apply(state, line.seat, game.GAME.move(line.move, line.v))
            said += [f"    {_speak(bundle, table, each.say)} ({each.rule})" for each in news]
    totals = zip(table.seating.names, game.GAME.sheet(state).totals, strict=True)
    return "\n".join([*said, ", ".join(f"{name} {total}" for name, total in totals), ""])


def _asked(bundle: FluentBundle, table: Table, state: State, line: Played) -> str:
    open_now = (*game.GAME.prompts(state), *game.GAME.corrections(state))
    label = next((_title(bundle, table, each) for each in open_now if each.id == line.prompt), line.prompt)
    phase = _speak(bundle, table, game.GAME.phase(state))
    return f"[{phase}] {_name(table, line.seat)}: {label}: {msgspec.json.encode(line.v).decode()}"


def _title(bundle: FluentBundle, table: Table, each: Prompt | Quantity) -> str:
    if isinstance(each, Prompt):
        return _speak(bundle, table, each.label)
    return f"{_speak(bundle, table, each.row)}, {_word(bundle, table, each.column)}"


def _name(table: Table, seat: Seat) -> str:
    return "Everyone" if seat == TABLE else table.seating.names[seat]


def _speak(bundle: FluentBundle, table: Table, say: Say) -> str:
    value = bundle.get_message(say.key).value
    assert value is not None
    spoken, errors = bundle.format_pattern(value, {key: _word(bundle, table, arg) for key, arg in say.args.items()})
    assert errors == []
    return str(spoken)


def _word(bundle: FluentBundle, table: Table, arg: str | int | Say | Who | Pick) -> str | int:
    match arg:
        case Who():
            return _name(table, arg.seat)
        case Say():
            return _speak(bundle, table, arg)
        case Pick():
            return f"<{arg.field}>"
        case _:
            return arg
