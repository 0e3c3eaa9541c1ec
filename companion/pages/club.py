"""Joining a club: a phone that sits at the table hands over the club's link, the table's own screen says yes or no.

"club" takes the link; then the screen asks wherever it is, and "club-join" says what it means. The link is never shown
again, on no screen and in no log. In a club "club" says how it is there, and "club/other" leads to another one.
"""

from __future__ import annotations

from companion.pages.page import Submission, View, asks, existing, keys
from companion.table.at_club import AtClub, ClubDoor, ClubOffer, Names
from companion.table.core import Core
from companion.view.qr import qr
from companion.view.wire import Band, Fact, FormView, Knock, Show, TextView

MOST_LINK = 4_000
NAMES: dict[str, Names] = {"initials": "initials", "full": "full"}  # what the club may know of them
ANSWERS = (*NAMES, "no")


def draw(view: View) -> Show:
    """Where the link is entered; afterwards, that the table asks. A screen with a code on it has no room to type:
    "club/type" has."""
    door = _door(view.core)
    if door.offered and view.is_operator:
        return _draw_question(view, door.offered)
    if view.core.club and view.about in ("", "leave") and not (door.said or door.offered):
        return _draw_there(view, view.core.club)
    reached, code = view.core.links.now.watch, None
    if reached and not (door.said or door.offered or view.about.endswith("type")) and view.is_operator:
        code = qr(f"{reached[0]}#club=")  # a phone opens this page: links are copied on one, and here is no camera
    field = TextView(name="link", label=view.text("club-field"), most=MOST_LINK, exact=True)
    is_typed = not (code or door.said or door.offered) and (view.may or bool(view.own))
    return view.screen(
        f"club/{view.about}".rstrip("/"),
        view.heading("club-title"),
        facts=(_told(view, door, is_typed=not code),),
        drawing=code,
        asks=asks(view.form("club", field, confirm="club-give", missing="club-paste")) if is_typed else (),
        links=(view.link("club-type", "club/type"),) if code else (),
        back=("club" if view.about else "settings") if view.may else "",  # a phone came from elsewhere
    )


def _draw_there(view: View, at: AtClub) -> Show:
    """Which club it is, what it is told, how far it is, and the ways to another one and out; "club/leave" is sure."""
    leaves = view.about == "leave" and view.is_operator
    means = view.text("club-there-full" if at.names == "full" else "club-there-initials")
    there = view.text("club-there", club=at.club, table=at.table)
    facts = (there, view.text("club-leave-means")) if leaves else (there, view.speaker.speak(at.says), means)
    sure = FormView(id="~club/leave", label="", confirm=view.text("club-leave"))
    ways = (view.link("club-other", "club/other"), view.link("club-leave", "club/leave"))
    return view.screen(
        f"club/{view.about}".rstrip("/"),
        view.heading("club-page"),
        facts=(Fact(text=text) for text in facts),
        asks=asks(sure) if leaves else (),
        links=() if leaves else ways if view.is_operator else ways[:1],
        back=("club" if leaves else "settings") if view.may else "",
    )


async def prepare(core: Core, about: str) -> None:
    """Whoever comes anew reads what to do, not what came of it the last time."""
    _door(core).said = None


def _told(view: View, door: ClubDoor, *, is_typed: bool) -> Fact:
    """What came of a link, what the table asks, or how one is handed over."""
    if door.said:
        return Fact(text=view.speaker.speak(door.said))
    if door.offered:
        return view.fact("club-asks", club=door.offered.club, table=door.offered.table)
    how = "club-how-typed" if is_typed else "club-how"
    return view.fact(how if view.may or view.own else "club-sit-first")


async def take(sent: Submission) -> str:
    """The link is no link, in one sentence; or the table's screen asks. Or the table leaves its club."""
    if sent.about == "leave" and sent.visit.role == "operator":
        await _door(sent.core).leave()
        return "club/other"
    _door(sent.core).offer(sent.text("link"))
    return "club-join" if sent.visit.role == "operator" else "club"


# ---- the table's own screen -----------------------------------------------------------------------------
def knocks(view: View, page: str) -> tuple[Knock, ...]:
    """The question, on whatever page the table's own screen is but where it is asked already. Phones that want to be
    let in come first."""
    door = view.core.club_door
    is_asked = page.startswith("club")
    if door is None or door.offered is None or is_asked or not view.is_operator or view.core.phones.asking:
        return ()
    return (view.knock("club-join", _question(view, door.offered)),)


def _draw_question(view: View, offered: ClubOffer) -> Show:
    """The question, and what it means."""
    choice = keys("join", "", [(value, view.text(f"club-{value}")) for value in ANSWERS])
    return view.screen(
        "club-join",
        Band(who=view.text("club-title"), ask=_question(view, offered)),
        facts=(
            view.fact("club-offer-means", host=offered.host),
            view.fact("club-offer-leaves") if view.core.club else None,
        ),
        asks=asks(view.form("club-join", choice)),
        back="settings",
    )


def _question(view: View, offered: ClubOffer) -> str:
    return view.text("club-offer", club=offered.club, table=offered.table)


async def decide(sent: Submission) -> str:
    """Yes leads to what it means; no is no."""
    if sent.values.get("yes") is True:
        return "club-join"
    await _door(sent.core).answer(None)
    return ""


async def change(sent: Submission) -> str:
    """Said on the page that comes, and on the phone that handed it over."""
    names = NAMES.get(str(sent.change[1]))
    await _door(sent.core).answer(names)
    return "club" if names else "settings"


def _door(core: Core) -> ClubDoor:
    return existing(core.club_door, "club")
