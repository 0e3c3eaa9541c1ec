"""Names in records, and what stands in the place of those that were forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from companion.club.names import is_stand_in
from companion.hub.intake import Row


def seats(head: str) -> list[str]:
    """The names in a head; none where it is no head of ours."""
    try:
        found = msgspec.json.decode(head)["seats"]
    except (msgspec.DecodeError, KeyError, TypeError, RecursionError):
        return []
    return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []


def kept(row: Row, before: str) -> Row:
    """The record with the stand-ins that the head has which is there: who was forgotten stays so."""
    instead = {name: there for name, there in zip(seats(row.head), seats(before), strict=False) if is_stand_in(there)}
    return renamed(row, instead) if instead else row


def renamed(row: Row, instead: Mapping[str, str]) -> Row:
    """The record with other names, where people stand in it: at the table, or as they were typed."""
    lines = "".join(f"{_renamed(line, instead)}\n" for line in row.lines.split("\n") if line)
    ending = _renamed(row.ending, instead) if row.ending else None
    return row._replace(head=_renamed(row.head, instead), lines=lines, ending=ending)


def _renamed(text: str, instead: Mapping[str, str]) -> str:
    try:
        said = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):  # of a hub before, which took what it could not read
        return "{}"
    for key in ("seats", "v"):
        if key in said:
            said[key] = _without(said[key], instead)
    return msgspec.json.encode(said).decode()


def _without(value: Any, instead: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(each, instead) for key, each in value.items()}
    if isinstance(value, list):
        return [_without(each, instead) for each in value]
    return instead.get(value, value) if isinstance(value, str) else value
