"""The settings of this companion, saved between game nights, with the automation of each game.

There are three kinds of automatic answers. A step laid down by the rules (a programmed action, the end of a turn): the
game marks its prompt by `moves_on`. The only possible answer. And the likely answer, which may be pre-filled and is
never taken without a confirm.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import structs

from companion.errors import Trouble
from companion.log.disk.store import Store
from companion.view.languages import ENGLISH, LANGUAGES
from companion.view.wire import Looks
from rules.kit.answers import only_value, with_preset, without_preset
from rules.kit.settings import Hint
from rules.kit.types import Field, Frozen, Prompt, Say

KEY = "prefs"


class Automation(Frozen, frozen=True, kw_only=True):
    """The automation of one game. "auto": shown, then played; "ask": pre-filled, a player confirms; "off": neither."""

    told: Annotated[Literal["auto", "ask"], Hint(key="auto-told")] = "ask"
    only: Annotated[Literal["auto", "ask", "off"], Hint(key="auto-only")] = "ask"
    likely: Annotated[Literal["ask", "off"], Hint(key="auto-likely")] = "ask"

    def is_automatic(self, prompt: Prompt) -> bool:
        """Whether the prompt's step is automatic if it leaves nothing to decide."""
        return (self.told if prompt.moves_on else self.only) == "auto"

    def fill_in_prompts(self, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
        """The same prompts, pre-filled as these settings want."""
        return tuple(
            structs.replace(prompt, fields=tuple(map(self._fill_in_field, prompt.fields))) for prompt in prompts
        )

    def _fill_in_field(self, field: Field) -> Field:
        value = only_value(field)
        if value is None:
            return field if self.likely == "ask" else without_preset(field)
        return without_preset(field) if self.only == "off" else with_preset(field, value)


DEFAULT_AUTOMATION = Automation()


class Settings:
    def __init__(self, store: Store) -> None:
        self.prefs = Prefs()
        self._store = store

    async def load(self) -> None:
        self.prefs = await self._store.load(KEY, Prefs, Prefs())

    async def save(self, prefs: Prefs) -> None:
        """Save and apply the preferences. Raises Unwritable if they cannot be saved: then the old ones stay."""
        await self._store.keep(KEY, prefs)
        self.prefs = prefs

    def automation(self, game_id: str) -> Automation:
        """The automation of that game."""
        return self.prefs.own.get(game_id, DEFAULT_AUTOMATION)


class Prefs(Frozen, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """The preferences. Unknown ones, of another version, are ignored, so that the others are not lost."""

    lang: str = ENGLISH
    night: bool = False
    looks: Looks = Looks(dim_s=600)  # of the touchscreen
    volume: int = 2  # 0 silent .. 3 loud
    quiet_from: str = ""  # "22:00": the beginning of silence, "" = never quiet
    quiet_to: str = "07:00"
    spoken: bool = False  # events are read aloud, too
    wifi_name: str = ""  # of the network that phones shall join, "" = not entered
    wifi_password: str = ""
    tls: bool = False  # the page over TLS, from the next start on
    bgg: dict[str, int] = {}  # by kind of game: its number at BoardGameGeek, typed by the owner
    own: dict[str, Automation] = {}  # by game


Values = dict[str | int, tuple[str | int | bool, Say]]  # by value: the saved value, and its name


def literal_say(text: str) -> Say:
    """The text, alike in every language."""
    return Say(key="", args={"text": text})


class Preference(Frozen, frozen=True, kw_only=True):
    """A preference that a tap sets."""

    name: str
    page: str = ""  # "settings/PAGE"
    at: str  # in Prefs, or in its looks: "looks.left"
    values: Values

    def current_value(self, prefs: Prefs) -> str | int:
        """The current value; the first one if another version saved a value that is unknown here."""
        kept = getattr(prefs.looks, self.at.removeprefix("looks.")) if "." in self.at else getattr(prefs, self.at)
        return next((value for value, (each, _) in self.values.items() if each == kept), next(iter(self.values)))

    def with_value(self, prefs: Prefs, value: str | int) -> Prefs:
        """The preferences with that value."""
        kept, _ = self.values[value]
        if "." in self.at:
            return structs.replace(prefs, looks=structs.replace(prefs.looks, **{self.at.removeprefix("looks."): kept}))
        return structs.replace(prefs, **{self.at: kept})


def _switch(name: str, page: str, at: str, off: str, on: str) -> Preference:
    said = {word: Say(key=f"settings-{name}-{word}") for word in (off, on)}
    return Preference(name=name, page=page, at=at, values={off: (False, said[off]), on: (True, said[on])})


def _hours(*hours: int) -> Values:
    return {text: (text, literal_say(text)) for text in (f"{hour:02}:00" for hour in hours)}


NEVER = Say(key="settings-never")
DIMS: Values = {n: (60 * n, Say(key="minutes", args={"n": n})) for n in (2, 5, 10, 30)}
VOLUMES: Values = {n: (n, Say(key="settings-volume-is", args={"n": n})) for n in range(4)}
PREFERENCES = (
    Preference(name="lang", at="lang", values={each: (each, literal_say(text)) for each, text in LANGUAGES.items()}),
    _switch("light", "", "night", "day", "night"),
    _switch("letters", "screen", "looks.large", "normal", "large"),
    _switch("hand", "screen", "looks.left", "right", "left"),
    _switch("facing", "screen", "looks.flipped", "this", "other"),
    Preference(name="dim", page="screen", at="looks.dim_s", values={0: (0, NEVER), **DIMS}),
    Preference(name="volume", page="sound", at="volume", values=VOLUMES),
    _switch("spoken", "sound", "spoken", "off", "on"),
    Preference(
        name="quiet_from", page="sound", at="quiet_from", values={"never": ("", NEVER), **_hours(20, 21, 22, 23)}
    ),
    Preference(name="quiet_to", page="sound", at="quiet_to", values=_hours(6, 7, 8, 9)),
    _switch("motion", "sound", "looks.calm", "glides", "calm"),
    _switch("tls", "line", "tls", "off", "on"),
)


def with_setting(prefs: Prefs, name: str, value: Any) -> Prefs:
    """The preferences with one setting changed. Raises Trouble for an unknown setting or value."""
    preference = next((each for each in PREFERENCES if each.name == name), None)
    if preference is None or type(value) not in (str, int) or value not in preference.values:
        raise Trouble("no-such-setting", detail=f"{name}={value!r}")
    return preference.with_value(prefs, value)


def with_automation(prefs: Prefs, game_id: str, kind: str, how: Any) -> Prefs:
    """The preferences with that game's automation changed. Raises Trouble for an unknown kind or value."""
    was = prefs.own.get(game_id, DEFAULT_AUTOMATION)
    try:
        now = msgspec.convert({**structs.asdict(was), kind: how}, Automation)
    except msgspec.ValidationError as error:
        raise Trouble("no-such-setting", detail=f"{game_id} {kind}={how!r}") from error
    return structs.replace(prefs, own={**prefs.own, game_id: now})
