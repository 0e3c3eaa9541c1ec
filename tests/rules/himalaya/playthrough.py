"""A game as people read it: what was asked, what was written down, what came of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import companion
import rules.himalaya.game as game
from companion.log.record import Played
from rules.himalaya.state import State
from rules.kit.types import TABLE, Pick, Quantity, Say, Seat, Who
from tests.rules.himalaya.table import Table

TEXTS = (Path(companion.__file__).parent / "text" / "en" / "rules.ftl", Path(game.__file__).parent / "text" / "en.ftl")


def english() -> FluentBundle:
    """The game's sentences over those that every game says."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for text in TEXTS:
        bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def playthrough(table: Table) -> str:
    """The moves of a game one by one, with their news, and the influence at the end."""
    bundle = english()
    state, said = game.GAME.setup(table.seating, table.options, table.catalogue), list[str]()
    for played in table.lines:
        if isinstance(played, Played):
            said.append(_asked(bundle, table, state, played))
            state, news = game.GAME.apply(state, played.seat, game.GAME.move(played.move, played.v))
            said += [f"    {speak(bundle, table, each.say)} ({each.rule})" for each in news]
    sheet = game.GAME.sheet(state)
    for line in sheet.lines:
        values = ", ".join(f"{name} {value}" for name, value in zip(table.seating.names, line.values, strict=True))
        said.append(f"{speak(bundle, table, line.label)}: {values}")
    return "\n".join([*said, ""])


def _asked(bundle: FluentBundle, table: Table, state: State, line: Played) -> str:
    forms = (*game.GAME.prompts(state), *game.GAME.corrections(state))
    prompt = next(p for p in forms if p.id == line.prompt)
    label = prompt.row if isinstance(prompt, Quantity) else prompt.label
    phase = speak(bundle, table, game.GAME.phase(state))
    asked = speak(bundle, table, label)
    return f"[{phase}] {_name(table, line.seat)}: {asked}: {msgspec.json.encode(line.v).decode()}"


def _name(table: Table, seat: Seat) -> str:
    return "Everyone" if seat == TABLE else table.seating.names[seat]


def speak(bundle: FluentBundle, table: Table, say: Say) -> str:
    """A sentence in English, with the names of this table."""
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
            return speak(bundle, table, arg)
        case Pick():
            return f"<{arg.field}>"
        case _:
            return arg
