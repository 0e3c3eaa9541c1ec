"""The sample game whose contract functions obey a file; a catalogue of signs adds the functions of catalogues."""

from __future__ import annotations

import dataclasses
from typing import Any

from rules.kit.types import Amount, AnyGame, Entry, Say, Section
from tests.trials.campaigns.unruly_orders import misbehaves

FUNCTIONS = ("setup", "prompts", "corrections", "apply", "why_not", "phase", "timers", "named", "scene", "sheet",
             "learned", "check", "sections", "tell", "forget")  # fmt: skip


def misbehaving(game: AnyGame) -> AnyGame:
    """The same game with a catalogue of signs."""
    game = dataclasses.replace(game, sections=_sections, tell=_tell)
    functions: dict[str, Any] = {name: _called(getattr(game, name), name) for name in FUNCTIONS}
    return dataclasses.replace(game, **functions)


def _called(call: Any, name: str) -> Any:
    """The function under its name in the contract."""

    def called(*words: Any) -> Any:
        return call(*words)

    called.__name__, called.__module__ = name, call.__module__ if name == "setup" else __name__
    return misbehaves(called)


def _sections(catalogue: Any) -> tuple[Section, ...]:
    signs = catalogue.get("signs", {})
    entries = tuple(Entry(id=id, label=Say(key="roll-label")) for id in signs)
    fields = (Amount(name="n", label=Say(key="roll-label"), least=0, most=9),)
    return (Section(kind="signs", label=Say(key="roll-label"), told=len(signs), entries=entries, fields=fields),)


def _tell(catalogue: Any, kind: str, id: str, values: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {kind: {**catalogue.get(kind, {}), id or "one": values}}
