"""Find the lines of a TOML file's tables and keys, which the standard library's parser does not report."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

HEADER = re.compile(r"\s*\[\[?\s*\"?([\w-]+)\"?\s*\]\]?")
KEY = re.compile(r"\s*\"?([\w-]+)\"?\s*=")


class Place(Struct, frozen=True, kw_only=True):
    """A table of the file: its name ("" = what stands above all tables), its line and those of its keys."""

    table: str
    line: int
    keys: dict[str, int]

    def line_of(self, key: str) -> int:
        """The line of that key; that of the table where the key is not written."""
        return self.keys.get(key, self.line)


def places(text: str) -> tuple[Place, ...]:
    """Every table in the order of the file, what stands above them first. Lines count from 1."""
    return tuple(_places(text))


def _places(text: str) -> Iterator[Place]:
    place = Place(table="", line=1, keys={})
    for number, line in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(line):
            yield place
            place = Place(table=header[1], line=number, keys={})
        elif key := KEY.match(line):
            place.keys.setdefault(key[1], number)
    yield place
