"""What a page is: a function that draws it for one kind of viewer, and functions that take what is submitted on it.

Pages live in the core, so the touchscreen and the phones show the same ones and know none of them. A page's path is
its name, then "/" and what it is about: "rule/BNB-9". A form's id is "~" and the path of the page that takes it; all
other forms are the game's prompts. An act has a path as well, and nothing to look at: it leads to a page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, Literal, TypeVar

from msgspec import structs

from companion.access.client_session import ClientSession
from companion.access.roles import is_allowed
from companion.errors import Stale
from companion.table.core import Core
from companion.table.intents import Intent
from companion.table.snapshot import Snapshot
from companion.view.form_views import asks as ask_views
from companion.view.form_views import field_view, placed
from companion.view.speaker import Speaker
from companion.view.wire import (
    AskView,
    Back,
    Band,
    ChoiceView,
    Fact,
    FieldView,
    FormView,
    Knock,
    Link,
    OptionView,
    Role,
    Show,
)
from rules.kit.types import AnyGame, Prompt, Say, Seat, Setting, Viewer, Who


@dataclass(frozen=True, kw_only=True)
class View:
    """For whom a page is drawn."""

    core: Core
    speaker: Speaker
    role: Role
    viewer: Viewer
    own: tuple[Seat, ...]  # all seats that the viewer's phone holds
    subject: str  # the path after the page's name
    root: str  # where the way to this page began: the table, the menu or home
    by: str  # how the log calls the viewer's screen
    game: Snapshot | None  # the game on the table at this moment, or the old one that is looked at
    base: str = ""  # where the pages of an old game lie: "record/7K2Q"

    @property
    def look(self) -> Snapshot:
        """The game that is looked at, for pages that need one."""
        assert self.game is not None, "a page that is `in_game` is only drawn with a game"
        return self.game

    def path_of(self, page: str) -> str:
        """The path of that page of the game that is looked at."""
        return "/".join(filter(None, (self.base, page)))

    @property
    def is_table(self) -> bool:
        """Whether this is a table's screen: it answers for everybody, undoes, pauses, changes."""
        return is_allowed(self.role, "table")

    @property
    def is_operator(self) -> bool:
        """Whether this is the box's own screen."""
        return is_allowed(self.role, "operator")

    def text(self, key: str, **args: str | int | Say | Who) -> str:
        """A sentence of the companion's own."""
        return self.speaker.speak(Say(key=key, args=dict(args)))

    # ---- what stands on a page ------------------------------------------------------------------------
    def fact(
        self, key: str, style: Style = "body", value: str = "", go: str = "", **args: str | int | Say | Who
    ) -> Fact:
        """A line with the text of that message."""
        return Fact(text=self.text(key, **args), style=style, value=value, go=go)

    def link(self, key: str, go: str, note: str = "") -> Link:
        """A key with the text of that message."""
        return Link(text=self.text(key), go=go, note=note)

    def heading(self, who: str, ask: str = "", **args: str | int | Say | Who) -> Band:
        """A prompt bar on walnut, from the keys of two texts."""
        return Band(who=self.text(who, **args), ask=self.text(ask, **args) if ask else "")

    def form(
        self, path: str, *fields: FieldView, confirm: str = "", missing: str | None = None, label: str = "",
        hint: str = "", **args: str | int,
    ) -> FormView:  # fmt: skip
        """The form of that path from the keys of its texts; without `confirm` every field counts at once.

        `missing` stands in place of confirm while something is; None says it as everywhere.
        """

        def text(key: str) -> str:
            return self.text(key, **args) if key else ""

        lacks = "form-missing" if confirm and fields else ""
        return FormView(
            id=f"~{path}",
            label=text(label),
            hint=text(hint),
            fields=fields,
            confirm=text(confirm),
            missing=text(lacks if missing is None else missing),
        )

    def knock(self, path: str, text: str, number: str = "") -> Knock:
        """Yes or no to somebody, on whatever page the main table screen is; the page of that path hears it."""
        return Knock(form=f"~{path}", number=number, text=text, yes=self.text("yes"), no=self.text("no"))

    def screen(
        self, page: str, band: Band, title: str = "", back: str | Back | None = "", facts: Iterable[Fact | None] = (),
        links: Iterable[Link | None] = (), asks: Iterable[AskView] = (), **parts: Any,
    ) -> Show:  # fmt: skip
        """A Show of that page, of an old game below its own path; the table stamps it with number and time. The bottom
        left corner leads back to the page of that path; without one, to where the way to this page began. None = not
        here."""
        corner = Back(text=self.text("back"), go=back or self.root) if isinstance(back, str) else back
        title = title or (self.game.title(self.speaker) if self.game else self.text("companion-title"))
        return Show(
            seq=0, now_ms=0, page=self.path_of(page), title=title, band=band, back=corner,
            may=is_allowed(self.role, "seat"), facts=tuple(filter(None, facts)), links=tuple(filter(None, links)),
            asks=placed(asks, parts.get("drawing")),
            **parts,
        )  # fmt: skip

    def confirmation(
        self, path: str, *facts: Fact, title: str, confirm: str, before: str = "", no: str = "", **args: str
    ) -> Show:
        """A page that says what will be done, with one key that does it, and perhaps one that does not."""
        links = (self.link(no, before),) if no else ()
        sure = asks(self.form(path, confirm=confirm))
        return self.screen(path, self.heading(title, **args), facts=facts, links=links, back=before, asks=sure)


@dataclass(frozen=True, kw_only=True)
class FollowUp:
    """What is asked of the game by a page's form, and the page to go to when that is done; "" = stay."""

    intent: Intent
    page: str = ""


@dataclass(frozen=True, kw_only=True)
class Submission:
    """What a client submits to the page or act of a path: a form with its values, or the one field that counts at
    once."""

    core: Core
    visit: ClientSession
    subject: str  # the path after the page's name
    values: dict[str, Any] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """What was typed in that field; "" where it was left out."""
        return str(self.values.get(name, "")).strip()

    def choice(self, name: str) -> Any:
        """What is chosen in that field, where it is one; None where it is none."""
        return _single(self.values.get(name))

    @property
    def change(self) -> tuple[str, Any]:
        """The field that was changed, with its value; of a choice what is chosen."""
        name, value = next(iter(self.values.items()))
        return name, _single(value)


def _single(value: Any) -> Any:
    """The only thing in a list; anything else is itself."""
    return next(iter(value), None) if isinstance(value, list) and len(value) < 2 else value


Style = Literal["label", "body", "big", "warn"]
Draw = Callable[[View], Show]
# The page to go to, "" = stay; or what is asked of the game.
Take = Callable[[Submission], Awaitable[str | FollowUp]]
# (core, about): before a client goes there; may refuse it.
Prepare = Callable[[Core, str], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class Page:
    draw: Draw
    take: Take | None = None  # a form that was confirmed
    change: Take | None = None  # a field that counts at once
    prepare: Prepare | None = None
    in_game: bool = False  # needs a game on the table
    local_only: bool = False  # only for clients on this machine
    concurrent: bool = False  # what is submitted may take seconds: other pages take theirs meanwhile


@dataclass(frozen=True, kw_only=True)
class Act:
    """What a tap on its path does at once."""

    take: Take
    in_game: bool = False  # needs a game on the table


T = TypeVar("T")


def cached_part(part: Callable[[View], T]) -> Callable[[View], T]:
    """A part of a page that follows from the game and the seats alone: made once, also for who may do more."""

    @wraps(part)
    def cached(view: View) -> T:
        alike = (part, view.viewer, view.own, view.speaker.lang)
        return view.look.get_or_make(alike, partial(part, view))

    return cached


# ---- forms --------------------------------------------------------------------------------------------------
def prompt_form(prompt: Prompt, path: str, speaker: Speaker, game: AnyGame) -> FormView:
    """The form of a question that the game does not ask at present, with what that path takes."""
    return structs.replace(ask_views((prompt,), speaker, game.glyphs)[0].forms[0], id=f"~{path}")


def asks(*forms: FormView | None) -> tuple[AskView, ...]:
    """A page's own question with its alternatives, None = not here; () without any."""
    if not (here := tuple(filter(None, forms))):
        return ()
    return (AskView(ask=here[0].id, seat=-1, text=here[0].label, forms=here),)


def keys(
    name: str, label: str, options: Iterable[tuple[str | int, str] | OptionView], *now: str | int, least: int = 1
) -> ChoiceView:
    """A key for each value, with its text, which counts at once; `now` is the one that is in force."""
    shown = (each if isinstance(each, OptionView) else OptionView(value=each[0], text=each[1]) for each in options)
    return ChoiceView(name=name, label=label, options=tuple(shown), default=now, least=least, at_once=True)


def setting_field(setting: Setting, now: Any, speaker: Speaker) -> FieldView:
    """A setting's own field, which counts at once."""
    shown = field_view(setting.field, speaker)
    default = (now,) if isinstance(shown, ChoiceView) else now
    return structs.replace(shown, default=default, at_once=True)


# ---- paths --------------------------------------------------------------------------------------------------
def parts(subject: str, many: int) -> list[str]:
    """So many parts of what a path is about, "" where it has fewer; the last one is all the rest."""
    words = subject.split("/", many - 1)
    return [*words, *[""] * (many - len(words))]


def number(word: str) -> int | None:
    """The whole number in a part of a path; None where it is none, or larger than anything that is counted here."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 7 else None


def require_number(word: str) -> int:
    """The same of a form's path; Stale where it is none."""
    if (n := number(word)) is None:
        raise Stale("form-closed")
    return n


# ---- what stands on a page ----------------------------------------------------------------------------------
def require_part(part: T | None, page: str) -> T:
    """What that page is about; Stale on a table that has none."""
    if part is None:
        raise Stale("no-such-page", page=page)
    return part


def club_message(view: View) -> Fact | None:
    """What the table's club has just said to everybody here."""
    told = view.core.club.message if view.core.club else None
    return Fact(text=view.speaker.speak(told), style="warn") if told else None
