"""Secret answers that are still hidden.

A secret answer leaves traces: the places of the state where a hidden Secret appeared or changed. It is revealed once
its question is closed and those places hold nothing hidden any more, or the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.kit.seal import seal
from rules.kit.types import TABLE, Frozen, Prompt, Seat, Secret

Path = tuple[str | int, ...]


class SealedAnswer(Frozen, frozen=True, kw_only=True):
    """A secret answer with its traces in the state."""

    seat: Seat
    ask: str
    traces: tuple[Path, ...]
    unseen: bool = False  # undone before it was revealed: hidden until the game is over


def hidden_secrets(state: Any) -> dict[Path, Secret[Any]]:
    """Every Secret hidden from the table screen, by its place in the state."""
    return {} if seal(state, TABLE) == state else dict(_secrets(state, ()))


def sealed_answer(before: Any, after: Any, answered: Prompt) -> SealedAnswer:
    """The traces of a secret answer, given the states before and after it."""
    old = hidden_secrets(before)
    traces = tuple(path for path, secret in hidden_secrets(after).items() if old.get(path) != secret)
    return SealedAnswer(seat=answered.seat, ask=answered.group, traces=traces)


def drop_revealed(sealed: dict[int, SealedAnswer], state: Any, open_asks: set[str]) -> dict[int, SealedAnswer]:
    """The answers that this state does not reveal."""
    if not sealed or not open_asks:
        return {}
    there = hidden_secrets(state)
    return {n: s for n, s in sealed.items() if s.unseen or s.ask in open_asks or any(p in there for p in s.traces)}


def mark_unseen(sealed: dict[int, SealedAnswer], counting: set[int]) -> dict[int, SealedAnswer]:
    """The answers after an undo: undone ones stay sealed."""
    return {n: s if n in counting else replace(s, unseen=True) for n, s in sealed.items()}


def keeps_hidden(before: Any, after: Any, but: Seat | None = None) -> bool:
    """Whether every secret hidden before is still hidden and unchanged; `but`: ignore those that this seat knows."""
    there = hidden_secrets(after)
    return all(there.get(path) == secret for path, secret in hidden_secrets(before).items() if but not in secret.seats)


def _secrets(value: Any, path: Path) -> Iterator[tuple[Path, Secret[Any]]]:
    if isinstance(value, Secret):
        if value.value is not None and TABLE not in value.seats:
            yield path, value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _secrets(getattr(value, name), (*path, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _secrets(item, (*path, key))
    elif isinstance(value, (tuple, list)):
        for i, item in enumerate(value):
            yield from _secrets(item, (*path, i))
