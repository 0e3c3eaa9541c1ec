"""What a page is: a function that draws it for one kind of viewer, and functions that take what is entered on it.

Pages live in the core, so the touchscreen and the phones show the same ones and know none of them. A page's path is
its name, then "/" and what it is about: "rule/BNB-9". Page forms have ids that begin with "~"; all other forms are
the game's prompts.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial, wraps
from typing import Any, TypeVar

from companion.access.client_session import ClientSession
from companion.access.roles import allows
from companion.table.core import Core
from companion.table.intents import Intent
from companion.table.snapshot import Snapshot
from companion.view.speak import Speaker
from companion.view.wire import AskView, Back, Band, Fact, FieldView, FormView, Link, Role, Show
from rules.kit.types import Say, Seat, Viewer, Who


@dataclass(frozen=True, kw_only=True)
class View:
    """For whom a page is drawn."""

    core: Core
    speaker: Speaker
    role: Role
    viewer: Viewer
    own: tuple[Seat, ...]  # all seats that the viewer's phone holds
    about: str  # the path after the page's name
    root: str  # where the way to this page began: the table, the menu or home
    by: str  # how the log calls the viewer's screen
    game: Snapshot | None  # the game on the table at this moment

    @property
    def look(self) -> Snapshot:
        """The game on the table, for pages that need one."""
        assert self.game is not None, "a page that is `in_game` is only drawn with a game"
        return self.game

    @property
    def may(self) -> bool:
        """Whether this is a table's screen: it answers for everybody, undoes, pauses, changes."""
        return allows(self.role, "table")

    @property
    def is_operator(self) -> bool:
        """Whether this is the box's own screen."""
        return allows(self.role, "operator")

    def text(self, key: str, **args: str | int | Say | Who) -> str:
        """A sentence of the companion's own."""
        return self.speaker.speak(Say(key=key, args=dict(args)))


@dataclass(frozen=True, kw_only=True)
class Next:
    """What is asked of the game by a page's form, and the page to go to when that is done; "" = stay."""

    intent: Intent
    page: str = ""


Draw = Callable[[View], Show]
# (core, who enters it, about, values) -> the page to go to, "" = stay; or what is asked of the game
Take = Callable[[Core, ClientSession, str, dict[str, Any]], Awaitable[str | Next]]
# (core, about): before a client goes there; may refuse it, or ask something of the game and lead elsewhere
Prepare = Callable[[Core, str], Awaitable[Next | None]]
# (core, who changes it, about, field, value) -> the page to go to
Change = Callable[[Core, ClientSession, str, str, Any], Awaitable[str]]


@dataclass(frozen=True, kw_only=True)
class Page:
    draw: Draw
    take: Take | None = None
    change: Change | None = None
    prepare: Prepare | None = None
    deed: str = ""  # nothing to look at: once it is prepared everybody sees what came of it, and its client this page
    in_game: bool = False  # needs a game on the table
    here: bool = False  # only for clients on this machine


T = TypeVar("T")


def of_the_game(part: Callable[[View], T]) -> Callable[[View], T]:
    """A part of a page that follows from the game and the seats alone: made once, also for who may do more."""

    @wraps(part)
    def made(view: View) -> T:
        alike = (part, view.viewer, view.own, view.speaker.lang)
        return view.look.once(alike, partial(part, view))

    return made


def form(view: View, form_id: str, *fields: FieldView, label: str = "", confirm: str = "", hint: str = "") -> AskView:
    """One ask with one form; `confirm` is the key of its text, "" where every field counts at once."""
    return ask(
        form_id,
        FormView(
            id=form_id,
            label=label,
            hint=hint,
            fields=fields,
            confirm=view.text(confirm) if confirm else "",
            missing=view.text("form-missing") if confirm else "",
        ),
    )


def ask(name: str, *forms: FormView) -> AskView:
    """The alternatives of a page's own question."""
    return AskView(ask=name, seat=-1, text=forms[0].label, forms=forms)


def number(word: str) -> int | None:
    """The whole number in a part of a path; None where it is none, or larger than anything that is counted here."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 7 else None


def link(view: View, key: str, go: str, note: str = "") -> Link:
    """A key with the text of that message."""
    return Link(text=view.text(key), go=go, note=note)


def back(view: View, go: str = "") -> Back:
    """The bottom left corner leads to that page; without one, to where the way to this page began."""
    return Back(text=view.text("back"), go=go or view.root)


def screen(view: View, page: str, band: Band, title: str = "", **parts: Any) -> Show:
    """A Show of that page; the table stamps it with number and time."""
    title = title or (view.game.title(view.speaker) if view.game else view.text("companion-title"))
    return Show(seq=0, now_ms=0, page=page, title=title, band=band, may=allows(view.role, "seat"), **parts)


def heading(view: View, who: str, asked: str = "", **args: str | int | Say | Who) -> Band:
    """A prompt bar on walnut, from the keys of two texts."""
    return Band(who=view.text(who, **args), ask=view.text(asked, **args) if asked else "")


def from_club(view: View) -> tuple[Fact, ...]:
    """What the table's club has just said to everybody here."""
    told = view.core.club.told if view.core.club else None
    return (Fact(text=view.speaker.speak(told), style="warn"),) if told else ()
