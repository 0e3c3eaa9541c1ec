"""Joining a club: a phone that sits at the table hands over the club's link, the table's own screen says yes or no.

"club" takes the link; then the screen asks wherever it is, and "club-join" says what it means. The link is never shown
again, on no screen and in no log. In a club "club" says how it is there, and "club/other" leads to another one.
"""

from __future__ import annotations

from companion.pages.page import Submission, View, asks, keys, require_part
from companion.table.club_door import ClubDoor, ClubOffer, ClubTable, Names
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
    if door.open_offer and view.is_operator:
        return _draw_question(view, door.open_offer)
    if view.core.club and view.subject in ("", "leave") and not (door.outcome or door.open_offer):
        return _draw_membership(view, view.core.club)
    reached, code = view.core.links.current.watch, None
    if reached and not (door.outcome or door.open_offer or view.subject.endswith("type")) and view.is_operator:
        code = qr(f"{reached[0]}#club=")  # a phone opens this page: links are copied on one, and here is no camera
    field = TextView(name="link", label=view.text("club-field"), most=MOST_LINK, exact=True)
    is_typed = not (code or door.outcome or door.open_offer) and (view.is_table or bool(view.own))
    return view.screen(
        f"club/{view.subject}".rstrip("/"),
        view.heading("club-title"),
        facts=(_status(view, door, is_typed=not code),),
        drawing=code,
        asks=asks(view.form("club", field, confirm="club-give", missing="club-paste")) if is_typed else (),
        links=(view.link("club-type", "club/type"),) if code else (),
        back=("club" if view.subject else "settings") if view.is_table else "",  # a phone came from elsewhere
    )


def _draw_membership(view: View, club: ClubTable) -> Show:
    """Which club it is, what it is told, how far it is, and the ways to another one and out; "club/leave" is sure."""
    leaves = view.subject == "leave" and view.is_operator
    means = view.text("club-there-full" if club.names == "full" else "club-there-initials")
    there = view.text("club-there", club=club.club, table=club.table)
    facts = (there, view.text("club-leave-means")) if leaves else (there, view.speaker.speak(club.status), means)
    sure = FormView(id="~club/leave", label="", confirm=view.text("club-leave"))
    ways = (view.link("club-other", "club/other"), view.link("club-leave", "club/leave"))
    return view.screen(
        f"club/{view.subject}".rstrip("/"),
        view.heading("club-page"),
        facts=(Fact(text=text) for text in facts),
        asks=asks(sure) if leaves else (),
        links=() if leaves else ways if view.is_operator else ways[:1],
        back=("club" if leaves else "settings") if view.is_table else "",
    )


async def prepare(core: Core, subject: str) -> None:
    """Whoever comes anew reads what to do, not what came of it the last time."""
    _door(core).outcome = None


def _status(view: View, door: ClubDoor, *, is_typed: bool) -> Fact:
    """What came of a link, what the table asks, or how one is handed over."""
    if door.outcome:
        return Fact(text=view.speaker.speak(door.outcome))
    if door.open_offer:
        return view.fact("club-asks", club=door.open_offer.club, table=door.open_offer.table)
    how = "club-how-typed" if is_typed else "club-how"
    return view.fact(how if view.is_table or view.own else "club-sit-first")


async def take(sent: Submission) -> str:
    """The link is no link, in one sentence; or the table's screen asks. Or the table leaves its club."""
    if sent.subject == "leave" and sent.visit.role == "operator":
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
    if door is None or door.open_offer is None or is_asked or not view.is_operator or view.core.phones.requests:
        return ()
    return (view.knock("club-join", _question(view, door.open_offer)),)


def _draw_question(view: View, offer: ClubOffer) -> Show:
    """The question, and what it means."""
    choice = keys("join", "", [(value, view.text(f"club-{value}")) for value in ANSWERS])
    return view.screen(
        "club-join",
        Band(who=view.text("club-title"), ask=_question(view, offer)),
        facts=(
            view.fact("club-offer-means", host=offer.host),
            view.fact("club-offer-leaves") if view.core.club else None,
        ),
        asks=asks(view.form("club-join", choice)),
        back="settings",
    )


def _question(view: View, offer: ClubOffer) -> str:
    return view.text("club-offer", club=offer.club, table=offer.table)


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
    return require_part(core.club_door, "club")
