"""Settings files in TOML, read as a value, with each mistake as one sentence that names its file, line and key.

Settings that do not fit the schema are left out, so that one mistake need not cost the others.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args

import msgspec
from msgspec import Struct

from companion.errors import Damaged
from rules.kit.types import Say

MOST_BYTES = 65_536
MOST_MISTAKES = 10  # with so many the whole file is rejected
# longer than any setting's; Python cannot even name such a number in an error
LONG_WORD = re.compile(r"\w{3000,}")
AT_LINE = re.compile(r"\(at line (\d+)")
HEADER = re.compile(r"\s*(\[\[?)([^\]#]+)\]")
KEY = re.compile(r"\s*([\w\"'.-]+)\s*=")
PATH = re.compile(r" - at `\$([^`]*)`$")
FIELD = re.compile(r"Object (contains unknown|missing required) field `(.*?)`(?: - at `|$)", re.DOTALL)
STEP = re.compile(r"(\w+)|\[(\d+)\]")

T = TypeVar("T", bound=Struct)
At = tuple[str | int, ...]  # ("button", 1, "pin"): of the second [[button]]


class FileMistake(NamedTuple):
    """A mistake, also one that no schema can express: the value at `at` is wrong, because of the sentence `why`."""

    at: At
    why: str
    args: Mapping[str, str | int | At] = {}  # a place is shown as its line


Check = Callable[[T], Iterable[FileMistake]]
ReadResult = tuple[T | None, dict[At, Say]]


def read(file: Path, schema: type[T], values: str, check: Check[T] = lambda value: ()) -> ReadResult[T]:
    """The value of a file, None if the whole file is rejected; and its mistakes by their places.

    `values` is the sentence about a value that the schema does not admit; its `$of` is the key.
    """
    try:
        with file.open("rb") as opened:
            raw = opened.read(MOST_BYTES + 1)
    except OSError as why:
        return None, {(): _in_file(file.name, "config-unreadable", error=why.strerror or type(why).__name__)}
    return parse(raw, file.name, schema, values, check)


def parse(raw: bytes, file: str, schema: type[T], values: str, check: Check[T] = lambda value: ()) -> ReadResult[T]:
    """The value and mistakes of a file's bytes, in UTF-8 or the UTF-16 of Windows' editor."""
    try:
        text = raw.decode("utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        return None, {(): _in_file(file, "config-not-text")}
    if len(raw) > MOST_BYTES or "\0" in text:
        return None, {(): _in_file(file, "config-not-text")}
    if long := LONG_WORD.search(text):
        return None, {(): _in_line(file, "config-not-toml", text.count("\n", 0, long.start()) + 1)}
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as why:
        return None, {(): _in_line(file, "config-not-toml", _line_of(why, text.split("\n")))}
    return _fit(tables, schema, values, check, _Places(file, text))


def require_valid(read: ReadResult[T]) -> T:
    """The value of a file without mistakes; raises Damaged with the first one."""
    value, mistakes = read
    for mistake in mistakes.values():
        raise Damaged.from_say(mistake)
    assert value is not None
    return value


def _line_of(error: Exception, lines: list[str]) -> int:
    """The line of a syntax error; endless brackets in brackets are taken to be on the longest line."""
    if at := AT_LINE.search(str(error)):
        return int(at[1])
    if isinstance(error, RecursionError):
        return max(range(len(lines)), key=lambda n: len(lines[n])) + 1
    return len(lines) - (not lines[-1])


def _fit(tables: dict[str, Any], schema: type[T], values: str, check: Check[T], places: _Places) -> ReadResult[T]:
    """Leave out wrong settings until the rest fits."""
    mistakes = dict[At, Say]()
    while len(mistakes) < MOST_MISTAKES:
        value = None
        try:
            value = msgspec.convert(tables, schema)
            found: Iterable[FileMistake] = check(value)
        except msgspec.ValidationError as why:
            found = (_misfit(str(why), schema, values),)
        wrong = next((each for each in found if each.at not in mistakes), None)
        if wrong is None:
            return value, mistakes
        mistakes[wrong.at] = places.sentence(wrong)
        _leave_out(tables, wrong.at)
    return None, mistakes


def _leave_out(tables: Any, at: At) -> None:
    """Remove a setting; of a list the whole, as its rows are known by their numbers."""
    *above, name = takewhile(lambda step: isinstance(step, str), at)
    for each in above:
        tables = tables.get(each)
        if not isinstance(tables, dict):
            return
    tables.pop(name, None)


def _misfit(error: str, schema: type[Struct], values: str) -> FileMistake:
    path = PATH.search(error)
    at: At = tuple(name or int(row) for name, row in STEP.findall(path[1])) if path else ()
    match FIELD.match(error):
        case None:
            return FileMistake(at, values, {"of": _last_key(at)})
        case field if field[1] == "missing required":
            return FileMistake((*at, field[2]), "config-missing")
        case field:
            return FileMistake((*at, field[2]), *_unknown_key(field[2], schema))


def _unknown_key(name: str, schema: type[Struct]) -> tuple[str, dict[str, str | int | At]]:
    """The sentence about an unknown key, with the likeliest setting and its table, which is often forgotten."""
    known = {at.rpartition(".")[2]: at for at in keys(schema)}
    like = get_close_matches(name.lower(), known, n=1)
    if not like:
        return "config-unknown", {}
    table, _, key = known[like[0]].rpartition(".")
    return "config-unknown-like", {"like": f"[{table}] {key}" if table else key}


def keys(kind: Any, above: str = "") -> Iterator[str]:
    """Every key of a schema, dotted, with those of its tables after it."""
    for each in (kind, *get_args(kind)):
        if isinstance(each, type) and issubclass(each, Struct):
            for field in msgspec.structs.fields(each):
                yield f"{above}{field.encode_name}"
                yield from keys(field.type, f"{above}{field.encode_name}.")


# ---- sentences ----------------------------------------------------------------------------------------------
def _in_file(file: str, why: str, **args: str | int) -> Say:
    return Say(key="config-in-file", args={"file": file, "why": Say(key=why, args={**args})})


def _in_line(file: str, why: str, line: int) -> Say:
    return Say(key="config-in-line", args={"file": file, "line": line, "why": Say(key=why)})


class _Places:
    """The line of each table and key of a file, which the standard library's parser does not report."""

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._lines: dict[At, int] = {(): 1}
        table, rows = At(), Counter[At]()
        for number, line in enumerate(text.split("\n"), start=1):
            if header := HEADER.match(line):
                table = name = _split(header[2])
                if header[1] == "[[":
                    self._lines.setdefault(name, number)
                    table = (*name, rows[name])
                    rows[name] += 1
                self._lines.setdefault(table, number)
            elif key := KEY.match(line):
                self._lines.setdefault((*table, *_split(key[1])), number)

    def sentence(self, wrong: FileMistake) -> Say:
        """The sentence about a mistake, with its line."""
        args = {name: self._line(arg) if isinstance(arg, tuple) else arg for name, arg in wrong.args.items()}
        where: dict[str, str | int] = {
            "file": self._file,
            "line": self._line(wrong.at),
            "key": _last_key(wrong.at)[:40],
        }
        return Say(key="config-in-key", args={**where, "why": Say(key=wrong.why, args={**args})})

    def _line(self, at: At) -> int:
        """The line of the key, or of the table in which it is missing."""
        return next(self._lines[at[:n]] for n in range(len(at), -1, -1) if at[:n] in self._lines)


def _split(dotted: str) -> At:
    return tuple(name.strip(" \"'") for name in dotted.split("."))


def _last_key(at: At) -> str:
    return next((step for step in reversed(at) if isinstance(step, str)), "")
