"""Pages and acts: a page has a function that draws it for one kind of viewer, and functions that handle submissions.

Pages live in the core, so the touchscreen and the phones show the same pages and know none of them. A page's path is
its name, then "/" and its subject: "rule/BNB-9". A form's id is "~" and the path of the page that takes it; all other
forms are the game's prompts. An act also has a path, but no view: it leads to a page.
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
    """The viewer, the path and the game for which a page is drawn."""

    core: Core
    speaker: Speaker
    role: Role
    viewer: Viewer
    own: tuple[Seat, ...]  # all seats that the viewer's phone holds
    subject: str  # the path after the page's name
    root: str  # the page on which navigation began: the table, the menu or home
    by: str  # the name of the viewer's screen in the log
    game: Snapshot | None  # the game on the table now, or the old game that is viewed
    base: str = ""  # the parent path of an old game's pages: "record/7K2Q"

    @property
    def look(self) -> Snapshot:
        """The viewed game, for pages that need one."""
        assert self.game is not None, "a page that is `in_game` is only drawn with a game"
        return self.game

    def path_of(self, page: str) -> str:
        """The path of a page of the viewed game."""
        return "/".join(filter(None, (self.base, page)))

    @property
    def is_table(self) -> bool:
        """Whether this is a table screen, which may answer for everyone, undo, pause and correct."""
        return is_allowed(self.role, "table")

    @property
    def is_operator(self) -> bool:
        """Whether this is the main table screen."""
        return is_allowed(self.role, "operator")

    def text(self, key: str, **args: str | int | Say | Who) -> str:
        """The companion's message with this key, in the viewer's language."""
        return self.speaker.speak(Say(key=key, args=dict(args)))

    # ---- the parts of a page --------------------------------------------------------------------------
    def fact(
        self, key: str, style: Style = "body", value: str = "", go: str = "", **args: str | int | Say | Who
    ) -> Fact:
        """A line with the text of this message."""
        return Fact(text=self.text(key, **args), style=style, value=value, go=go)

    def link(self, key: str, go: str, note: str = "") -> Link:
        """A button with the text of this message."""
        return Link(text=self.text(key), go=go, note=note)

    def heading(self, who: str, ask: str = "", **args: str | int | Say | Who) -> Band:
        """A prompt bar on walnut, from the keys of two texts."""
        return Band(who=self.text(who, **args), ask=self.text(ask, **args) if ask else "")

    def form(
        self, path: str, *fields: FieldView, confirm: str = "", missing: str | None = None, label: str = "",
        hint: str = "", **args: str | int,
    ) -> FormView:  # fmt: skip
        """The form with this path, from the keys of its texts; without `confirm` every field takes effect at once.

        `missing` replaces the confirm text of an incomplete form; None gives the usual text.
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
        """A yes or no question on the main table screen, over any page; the page with this path handles the answer."""
        return Knock(form=f"~{path}", number=number, text=text, yes=self.text("yes"), no=self.text("no"))

    def screen(
        self, page: str, band: Band, title: str = "", back: str | Back | None = "", facts: Iterable[Fact | None] = (),
        links: Iterable[Link | None] = (), asks: Iterable[AskView] = (), **parts: Any,
    ) -> Show:  # fmt: skip
        """The Show of a page, for an old game below its `base`; the hub stamps number and time.

        The Back button leads to `back`, by default to `root`; None = no button. Items that are None are left out.
        """
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
        """A page that describes an action, with a confirm button and perhaps a link `no` that declines."""
        links = (self.link(no, before),) if no else ()
        sure = asks(self.form(path, confirm=confirm))
        return self.screen(path, self.heading(title, **args), facts=facts, links=links, back=before, asks=sure)


@dataclass(frozen=True, kw_only=True)
class FollowUp:
    """The intent that results from a form, and the page to show after it; "" = stay."""

    intent: Intent
    page: str = ""


@dataclass(frozen=True, kw_only=True)
class Submission:
    """A client's submission to a page or act: the values of a form, or one field that takes effect at once."""

    core: Core
    visit: ClientSession
    subject: str  # the path after the page's name
    values: dict[str, Any] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """The text of this field; "" if it is missing."""
        return str(self.values.get(name, "")).strip()

    def choice(self, name: str) -> Any:
        """The single value chosen in this field; None if there is none."""
        return _single(self.values.get(name))

    @property
    def change(self) -> tuple[str, Any]:
        """The name and value of the changed field; for a choice the chosen value."""
        name, value = next(iter(self.values.items()))
        return name, _single(value)


def _single(value: Any) -> Any:
    """The only item of a list, None of an empty list; any other value unchanged."""
    return next(iter(value), None) if isinstance(value, list) and len(value) < 2 else value


Style = Literal["label", "body", "big", "warn"]
Draw = Callable[[View], Show]
# gives the next page, "" = stay, or an intent for the game
Take = Callable[[Submission], Awaitable[str | FollowUp]]
# (core, subject): called before a client opens the page; may refuse it
Prepare = Callable[[Core, str], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class Page:
    draw: Draw
    take: Take | None = None  # a confirmed form
    change: Take | None = None  # a field that takes effect at once
    prepare: Prepare | None = None
    in_game: bool = False  # needs a game on the table
    local_only: bool = False  # only for clients on this machine
    concurrent: bool = False  # a submission may take seconds, while other pages take theirs


@dataclass(frozen=True, kw_only=True)
class Act:
    """An action that a tap on its path carries out at once."""

    take: Take
    in_game: bool = False  # needs a game on the table


T = TypeVar("T")


def cached_part(part: Callable[[View], T]) -> Callable[[View], T]:
    """Cache a part of a page that depends only on game, viewer, own seats and language, not on the role."""

    @wraps(part)
    def cached(view: View) -> T:
        alike = (part, view.viewer, view.own, view.speaker.lang)
        return view.look.get_or_make(alike, partial(part, view))

    return cached


# ---- forms --------------------------------------------------------------------------------------------------
def prompt_form(prompt: Prompt, path: str, speaker: Speaker, game: AnyGame) -> FormView:
    """The form of a prompt that is not open, for the page with this path."""
    return structs.replace(ask_views((prompt,), speaker, game.glyphs)[0].forms[0], id=f"~{path}")


def asks(*forms: FormView | None) -> tuple[AskView, ...]:
    """A page's question, with the further forms as its alternatives; None is left out, () if all are."""
    if not (here := tuple(filter(None, forms))):
        return ()
    return (AskView(ask=here[0].id, seat=-1, text=here[0].label, forms=here),)


def keys(
    name: str, label: str, options: Iterable[tuple[str | int, str] | OptionView], *now: str | int, least: int = 1
) -> ChoiceView:
    """A choice with a button for each value and text, which takes effect at once; `now` is the current value."""
    shown = (each if isinstance(each, OptionView) else OptionView(value=each[0], text=each[1]) for each in options)
    return ChoiceView(name=name, label=label, options=tuple(shown), default=now, least=least, at_once=True)


def setting_field(setting: Setting, now: Any, speaker: Speaker) -> FieldView:
    """The field of a setting with its current value, which takes effect at once."""
    shown = field_view(setting.field, speaker)
    default = (now,) if isinstance(shown, ChoiceView) else now
    return structs.replace(shown, default=default, at_once=True)


# ---- paths --------------------------------------------------------------------------------------------------
def parts(subject: str, many: int) -> list[str]:
    """This many parts of a subject, padded with ""; the last part takes the rest."""
    words = subject.split("/", many - 1)
    return [*words, *[""] * (many - len(words))]


def number(word: str) -> int | None:
    """The whole number in a part of a path; None if it is no number or has more than six digits."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 7 else None


def require_number(word: str) -> int:
    """The whole number in a part of a form's path. Raises Stale if there is none."""
    if (n := number(word)) is None:
        raise Stale("form-closed")
    return n


# ---- parts that may be missing ------------------------------------------------------------------------------
def require_part(part: T | None, page: str) -> T:
    """The part of the core that a page needs. Raises Stale on a table without it."""
    if part is None:
        raise Stale("no-such-page", page=page)
    return part


def club_message(view: View) -> Fact | None:
    """The latest message of the club to the whole table."""
    told = view.core.club.message if view.core.club else None
    return Fact(text=view.speaker.speak(told), style="warn") if told else None
