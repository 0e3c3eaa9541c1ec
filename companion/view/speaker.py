"""Translation of a `Say` into the reader's language."""

from __future__ import annotations

import logging
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cache, lru_cache
from typing import assert_never

from companion.log.words import PAST_PREFIX
from companion.view import palette
from companion.view.languages import LANGS, chain
from companion.view.sentences import Messages, fill_in, message_argument
from companion.view.texts import OWN, text_sources, texts
from companion.view.wire import Mark
from rules.kit.types import BY_LANGUAGE, TABLE, Pick, Say, Seat, Tint, Who

MOST_LETTERS = 2400  # of one argument in a sentence
MOST_SPOKEN = 2_000  # cached sentences

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Speaker:
    """A translator for one language and one game's seats. `package` holds the game's texts, `titles` all packages."""

    lang: str
    package: str | None
    names: tuple[str, ...]
    tints: tuple[Tint, ...]
    titles: Mapping[str, str] = field(default_factory=dict)

    def speak(self, said: Say | Who) -> str:
        """The sentence; a key without a text is returned as it is, and logged once.

        Say(key="") joins its arguments with ", " and leaves out empty ones; BY_LANGUAGE gives the reader's; a Pick
        stays as "{field}" or "{field#}" for the client.
        """
        if isinstance(said, Who):
            return self.name(said.seat)
        args = {name: _bounded(self._argument(value)) for name, value in said.args.items()}
        if not said.key:
            return ", ".join(text for value in args.values() if (text := str(value)))
        if said.key == BY_LANGUAGE:
            return str(next((args[each] for each in (*chain(self.lang), *args) if each in args), ""))
        key = said.key
        if key.startswith(PAST_PREFIX) and not _message_language(
            self.lang, self.package, key
        ):  # a package without texts for the log
            key = "log-table-did" if said.args["who"] == Who(seat=TABLE) else "log-did"
        keys = {message_argument(name): value.key for name, value in said.args.items() if isinstance(value, Say)}
        return _format(self.lang, self.package, key, (*args.items(), *keys.items()))

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
        """The player's name; "The table" for TABLE."""
        if seat == TABLE:
            return self.speak(Say(key="seat-table"))
        return self.names[seat] if seat < len(self.names) else self.speak(Say(key="seat-number", args={"n": seat + 1}))

    def mark(self, seat: Seat) -> Mark:
        """The seat's shape in the colour of its pieces."""
        return palette.mark(seat, self.tints[seat] if 0 <= seat < len(self.tints) else "white")

    def label(self, said: Say | Who) -> tuple[str, Mark | None]:
        """The text of a label, and the mark if it names a seat."""
        is_seat = isinstance(said, Who) and said.seat != TABLE
        return self.speak(said), self.mark(said.seat) if isinstance(said, Who) and is_seat else None

    def labelled_value(self, what: str, value: str) -> str:
        """A value behind its label: "Gold: 3"."""
        return self.speak(Say(key="named", args={"what": what, "value": value}))

    def decimal(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{value:.1f}".replace(".", self.speak(Say(key="decimal-mark"))).replace("-", "−")

    def day(self, utc: str) -> str:
        """The day of a time in a record: "21 Nov 2026"; anything but a date is returned as it is."""
        try:
            date = datetime.fromisoformat(utc[:10])
        except ValueError:
            return utc[:10]
        return self.speak(Say(key="date", args={"day": date.day, "month": date.month, "year": str(date.year)}))

    def game_speaker(self, game_id: str) -> Speaker:
        return replace(self, package=self.titles.get(game_id))

    def title(self, game_id: str, named: Say | None = None) -> str:
        """The name of a game, without loading its other texts; with `named`, the one that its module gives.

        A game without a package is called after its id: "snake_eyes" is Snake eyes.
        """
        if named is not None:
            return self.game_speaker(game_id).speak(named)
        if package := self.titles.get(game_id):
            return _title(self.lang, package)
        return game_id.replace("_", " ").capitalize() if self.titles else self.speak(Say(key="title"))


def colour(tint: Tint, lang: str) -> str:
    """The name of a seat without a player's name: "White"."""
    return _format(lang, None, f"tint-{tint}", ()).capitalize()


def seat_names(names: tuple[str, ...], tints: tuple[Tint, ...], lang: str) -> tuple[str, ...]:
    """The names of seats; a name that is the colour of the seat's pieces, in any language, is translated."""
    return tuple(
        colour(tint, lang) if name in {colour(tint, each) for each in LANGS} else name
        for name, tint in zip(names, tints, strict=True)
    )


def _bounded(argument: str | int) -> str | int:
    """The argument, shortened: a record from elsewhere may hold a name of any length."""
    return argument if isinstance(argument, int) or len(argument) <= MOST_LETTERS else f"{argument[:MOST_LETTERS]}…"


_texts = cache(texts)  # once per process even without a cache on disk


def words(lang: str) -> dict[str, str]:
    """The clients' own labels: every plain message of client.ftl."""
    messages = ChainMap(*(_texts(OWN, each).get("client.ftl", {}) for each in chain(lang)))
    return {key: fill_in(pattern, messages, {})[0] for key, pattern in messages.items()}


@cache  # home shows every game's name; parsing all their texts would take longer than all the rest
def _title(lang: str, package: str) -> str:
    """The value of "title =" in a game's texts, without parsing them."""
    sources = (source for each in chain(lang) for source in text_sources(package, each).values())
    rows = (line.partition(" = ") for source in sources for line in source.splitlines())
    return next((title for key, _, title in rows if key == "title"), package)


@cache
def _messages(lang: str, package: str | None) -> Messages:
    """The texts of the companion and the game in one language; the game's win."""
    of_game = _texts(package, lang).values() if package else ()
    return ChainMap(*of_game, *_texts(OWN, lang).values())


def _message_language(lang: str, package: str | None, key: str) -> str:
    """The first language that has the message, else ""."""
    return next((each for each in chain(lang) if key in _messages(each, package)), "")


@lru_cache(maxsize=MOST_SPOKEN)  # sentences repeat
def _format(lang: str, package: str | None, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    spoken = _message_language(lang, package, key)
    if spoken != lang:
        _report(lang, package, key, f"said in {spoken}" if spoken else "no such text")
    if not spoken:
        return key
    messages = _messages(spoken, package)
    text, missing = fill_in(messages[key], messages, dict(args))
    if missing:
        _report(lang, package, key, f"needs {', '.join(missing)}")
    return text


@cache  # logs a missing text once, not with every Show
def _report(lang: str, package: str | None, key: str, why: str) -> None:
    log.warning("text %s (%s, %s): %s", key, lang, package or "companion", why)
