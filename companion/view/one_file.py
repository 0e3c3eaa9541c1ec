"""A game in one file: the constants `TEXT` and `RULES` hold its texts and its rulebook, its languages side by side.

   kept = { $who } keeps { $n -> [one] a point *[other] { $n } points } | { $who } houdt ...
   ## A turn | Een beurt
   PIG-4 [text] A 1 ends the turn, and its points are lost. | Een 1 beëindigt de beurt, de punten zijn weg.

A row that begins with a space continues the one above. The constants are read from the source without importing it. The
columns are English and Dutch, or those of `LANGUAGES = "en nl de"`.
"""

from __future__ import annotations

import ast
import re
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

COLUMNS = "en nl"
_PARAGRAPH = re.compile(r"([A-Z]+-\d+[a-z]?) (\[[^\]]+\] )")
_PLACE = re.compile(r"\{ *\$?[\w-]+ *\}")  # a placeholder for a value or another sentence
_CHOICE = re.compile(r"(\{ *\$\w+ *->)([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}")


class Unreadable(ValueError):
    """A row of a table that cannot be read; `line`: of the file."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(why)
        self.line = line


def game_source(package: str) -> str | None:
    """The source of a game in one file; None for a folder."""
    file, is_folder = package_origin(package)
    return None if is_folder else package_path(file).read_text(encoding="utf-8")


def package_origin(package: str) -> tuple[Path, bool]:
    """The module file of a package, and whether the package is a folder."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin), spec.submodule_search_locations is not None


def package_path(path: Path) -> Path | zipfile.Path:
    """The path, inside its wheel if a part of it is a wheel."""
    wheel = next((above for above in path.parents if above.is_file()), None)
    return path if wheel is None else zipfile.Path(wheel, path.relative_to(wheel).as_posix())


def languages(source: str) -> tuple[str, ...]:
    """The game's languages, in the order of its columns."""
    return tuple(constant(source, "LANGUAGES", COLUMNS).split())


def ftl(source: str, lang: str) -> str:
    """The game's texts in one of its languages, as a Fluent file."""
    at = languages(source).index(lang)
    rows = (row.partition(" = ") for row in _rows(constant(source, "TEXT")))
    return "".join(f"{key} = {_CHOICE.sub(_variant_lines, _column(columns, at))}\n" for key, _, columns in rows)


def untranslated_keys(source: str) -> list[str]:
    """The keys of texts with words, except the title, that have one column for all languages."""
    rows = (row.partition(" = ") for row in _rows(constant(source, "TEXT")))
    alone = ((key, said) for key, _, said in rows if key != "title" and " | " not in said)
    return [key for key, said in alone if languages(source)[1:] and re.search(r"[^\W\d_]", _PLACE.sub("", said))]


def rules(source: str, lang: str, book: str = "RULES") -> str:
    """The game's RULES or LESSONS in one of its languages, in the format of RULES.md."""
    at = languages(source).index(lang)
    return "\n\n".join(_paragraph(row, at, source, book) for row in _rows(constant(source, book)))


def _paragraph(row: str, at: int, source: str, book: str) -> str:
    if row.startswith("## "):
        return f"## {_column(row.removeprefix('## '), at)}"
    opening = _PARAGRAPH.match(row)
    if opening is None:
        line = next((n for n, line in enumerate(source.splitlines(), 1) if line and row.startswith(line.rstrip())), 1)
        raise Unreadable(line, f"{book}: neither a heading nor a paragraph (ABC-7 [text] Words): {row[:60]}")
    return f"**{opening[1]}** {opening[2]}{_column(row[opening.end() :], at)}"


def constant(source: str, name: str, default: Any = "") -> Any:
    """The constant assigned to that name in the file, else `default`."""
    for node in ast.parse(source).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=ast.Constant(value=value)) if found == name:
                return value
            case _:
                pass
    return default


def _rows(table: str) -> Iterator[str]:
    row = ""
    for line in table.splitlines():
        if line.startswith(" "):
            row = f"{row} {line.strip()}"
        else:
            yield from filter(None, (row,))
            row = line.rstrip()
    yield from filter(None, (row,))


def _column(row: str, at: int) -> str:
    """The text of a column; a single column counts for all languages."""
    columns = row.split(" | ")
    return columns[at if len(columns) > at else 0].strip()


def _variant_lines(choice: re.Match[str]) -> str:
    """Variants on lines of their own, as Fluent requires."""
    variants = re.sub(r"\s*(\*?\[[\w-]+\])", r"\n    \1", choice[2].rstrip())
    return f"{choice[1]}{variants}\n    }}"
