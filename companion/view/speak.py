"""Translate a `Say` into the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache, lru_cache
from importlib.resources import files
from typing import assert_never

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from companion.view import palette
from companion.view.wire import Mark
from rules.kit.types import TABLE, Pick, Say, Seat, Tint, Who

MOST_LETTERS = 2400  # of one argument in a sentence
MOST_SPOKEN = 2_000  # sentences kept ready

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Speaker:
    """Speaks one language about one game's seats. `package` holds the game's texts, `titles` every game's package."""

    lang: str
    package: str | None
    names: tuple[str, ...]
    tints: tuple[Tint, ...]
    titles: Mapping[str, str] = field(default_factory=dict)

    def speak(self, said: Say | Who) -> str:
        """The sentence; a key that no text file has is shown as it is, and logged once.

        Say(key="") joins its arguments with ", " and leaves out empty ones; a Pick stays as "{field}" or "{field#}" for the
        client.
        """
        if isinstance(said, Who):
            return self.name(said.seat)
        args = {name: _bounded(self._argument(value)) for name, value in said.args.items()}
        if not said.key:
            return ", ".join(text for value in args.values() if (text := str(value)))
        return _format(self.lang, self.package, said.key, tuple(args.items()))

    def _argument(self, value: str | int | Say | Who | Pick) -> str | int:
        match value:
            case str() | int():
                return value
            case Say() | Who():
                return self.speak(value)
            case Pick():
                return f"{{{value.field}{'#' if value.total else ''}}}"
            case _:
                assert_never(value)

    def name(self, seat: Seat) -> str:
        """Who sits there; "The table" for TABLE."""
        if seat == TABLE:
            return self.speak(Say(key="seat-table"))
        return self.names[seat] if seat < len(self.names) else self.speak(Say(key="seat-number", args={"n": seat + 1}))

    def mark(self, seat: Seat) -> Mark:
        """The chair's shape in the colour of the seat's pieces."""
        return palette.mark(seat, self.tints[seat] if 0 <= seat < len(self.tints) else "white")

    def label(self, said: Say | Who) -> tuple[str, Mark | None]:
        """The text of a label, and the mark where it stands for a seat."""
        is_seat = isinstance(said, Who) and said.seat != TABLE
        return self.speak(said), self.mark(said.seat) if isinstance(said, Who) and is_seat else None

    def decimal(self, value: float) -> str:
        """A number with one decimal, as it is written in that language."""
        return f"{value:.1f}".replace(".", self.speak(Say(key="decimal-mark"))).replace("-", "−")

    def day(self, utc: str) -> str:
        """The day of a time in a record: "21 Nov 2026"; what is no date is shown as it is."""
        try:
            date = datetime.fromisoformat(utc[:10])
        except ValueError:
            return utc[:10]
        return self.speak(Say(key="date", args={"day": date.day, "month": date.month, "year": str(date.year)}))

    def of(self, game_id: str) -> Speaker:
        """The same speaker with the texts of another game."""
        return replace(self, package=self.titles.get(game_id))

    def title(self, game_id: str) -> str:
        """The name of a game; its other texts are not read for it."""
        package = self.titles.get(game_id)
        return _title(self.lang, package) if package else self.speak(Say(key="title"))


def _bounded(argument: str | int) -> str | int:
    """Fluent shows nothing at all of what is too long."""
    return argument if isinstance(argument, int) or len(argument) <= MOST_LETTERS else f"{argument[:MOST_LETTERS]}…"


def words(lang: str) -> dict[str, str]:
    """The clients' own labels: every plain message of client.ftl."""
    source = files("companion").joinpath("text", lang, "client.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    resource = FluentResource(source)
    bundle.add_resource(resource)
    keys = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    patterns = {key: bundle.get_message(key).value for key in keys}
    return {key: str(bundle.format_pattern(pattern)[0]) for key, pattern in patterns.items() if pattern is not None}


@cache  # home shows every game's name, and reading all their texts would take longer than all the rest
def _title(lang: str, package: str) -> str:
    """What stands behind "title =" in a game's texts: a plain line."""
    for line in files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        key, _, title = line.partition(" = ")
        if key == "title":
            return title
    return package


@cache
def _bundle(lang: str, package: str | None) -> FluentBundle:
    """All texts of the companion and of the game; where both have a key, the game's counts."""
    bundle = FluentBundle([lang], use_isolating=False)
    own = files("companion").joinpath("text", lang)
    sources = sorted((path for path in own.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    if package is not None:
        game = files(package).joinpath("text", f"{lang}.ftl")
        sources[:0] = [game] if game.is_file() else []
    for source in sources:
        bundle.add_resource(_resource(source.read_text(encoding="utf-8")))
    return bundle


@cache  # every game's texts are heard with all of the companion's
def _resource(source: str) -> ast.Resource:
    return FluentResource(source)


@lru_cache(maxsize=MOST_SPOKEN)  # Fluent is half the cost of a Show, and a table says the same things again and again
def _format(lang: str, package: str | None, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(lang, package)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        _report(lang, package, key, "no such text")
        return key
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        _report(lang, package, key, str(errors[0]))
    return str(text)


@cache  # so that a hole in the texts is told once, not with every Show
def _report(lang: str, package: str | None, key: str, why: str) -> None:
    log.warning("text %s (%s, %s): %s", key, lang, package or "companion", why)
