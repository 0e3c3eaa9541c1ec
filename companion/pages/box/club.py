"""Joining a club: a phone with a seat hands over the club's link, and the main table screen accepts or declines.

"club" takes the link; then the main table screen asks, over any page, and "club-join" explains. The link is never shown
again, on any screen or in any log. In a club "club" shows the membership, and "club/other" takes another link.
"""

from __future__ import annotations

from companion.pages.page import Submission, View, asks, keys, require_part
from companion.table.club_door import ClubDoor, ClubOffer, ClubTable, Names
from companion.table.core import Core
from companion.view.qr import qr
from companion.view.wire import Band, Fact, FormView, Knock, Show, TextView

MOST_LINK = 4_000
NAMES: dict[str, Names] = {"initials": "initials", "full": "full"}  # sent to the club
ANSWERS = (*NAMES, "no")


def draw(view: View) -> Show:
    """The form for the link, then a note that the table screen asks. Next to a QR code there is no room to type:
    "club/type" has it."""
    door = _door(view.core)
    if door.open_offer and view.is_operator:
        return _draw_question(view, door.open_offer)
    if view.core.club and view.subject in ("", "leave") and not (door.outcome or door.open_offer):
        return _draw_membership(view, view.core.club)
    reached, code = view.core.links.current.watch, None
    if reached and not (door.outcome or door.open_offer or view.subject.endswith("type")) and view.is_operator:
        code = qr(f"{reached[0]}#club=")  # opens this page on a phone, where links can be pasted
    field = TextView(name="link", label=view.text("club-field"), most=MOST_LINK, exact=True)
    is_typed = not (code or door.outcome or door.open_offer) and (view.is_table or bool(view.own))
    return view.screen(
        f"club/{view.subject}".rstrip("/"),
        view.heading("club-title"),
        facts=(_status(view, door, is_typed=not code),),
        drawing=code,
        asks=asks(view.form("club", field, confirm="club-give", missing="club-paste")) if is_typed else (),
        links=(view.link("club-type", "club/type"),) if code else (),
        back=("club" if view.subject else "settings") if view.is_table else "",  # a phone came from another page
    )


def _draw_membership(view: View, club: ClubTable) -> Show:
    """The club, the names sent to it, its status, and links to another club and out; "club/leave" asks to confirm."""
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
    """Clear the outcome of the last attempt."""
    _door(core).outcome = None


def _status(view: View, door: ClubDoor, *, is_typed: bool) -> Fact:
    """The outcome of an offer, the open offer, or the instructions for one."""
    if door.outcome:
        return Fact(text=view.speaker.speak(door.outcome))
    if door.open_offer:
        return view.fact("club-asks", club=door.open_offer.club, table=door.open_offer.table)
    how = "club-how-typed" if is_typed else "club-how"
    return view.fact(how if view.is_table or view.own else "club-sit-first")


async def take(sent: Submission) -> str:
    """Offer the club of this link, or leave the club. Raises Trouble if the link is invalid."""
    if sent.subject == "leave" and sent.visit.role == "operator":
        await _door(sent.core).leave()
        return "club/other"
    _door(sent.core).offer(sent.text("link"))
    return "club-join" if sent.visit.role == "operator" else "club"


# ---- the main table screen ------------------------------------------------------------------------------
def knocks(view: View, page: str) -> tuple[Knock, ...]:
    """The open offer, over any page of the main table screen except the club's own; after all seat requests."""
    door = view.core.club_door
    is_asked = page.startswith("club")
    if door is None or door.open_offer is None or is_asked or not view.is_operator or view.core.phones.requests:
        return ()
    return (view.knock("club-join", _question(view, door.open_offer)),)


def _draw_question(view: View, offer: ClubOffer) -> Show:
    """The question whether to join, with its consequences."""
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
    """Go to the explanation on yes, decline the offer on no."""
    if sent.values.get("yes") is True:
        return "club-join"
    await _door(sent.core).answer(None)
    return ""


async def change(sent: Submission) -> str:
    """Join with these names, or decline; the outcome is shown on the next page and on the phone that made the offer."""
    names = NAMES.get(str(sent.change[1]))
    await _door(sent.core).answer(names)
    return "club" if names else "settings"


def _door(core: Core) -> ClubDoor:
    return require_part(core.club_door, "club")
