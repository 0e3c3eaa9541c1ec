"""The menu of a game on the table: ending and leaving it, and a call for a referee in a club."""

from __future__ import annotations

from msgspec import structs

from companion.access.roles import is_allowed, needed_role
from companion.pages.archive import arrange
from companion.pages.game.play import clock
from companion.pages.game.rail import seats
from companion.pages.page import FollowUp, Submission, View
from companion.pages.setup import new
from companion.table.intents import Correct, Leave, SetPause
from companion.table.snapshot import Snapshot
from companion.view.wire import Link, Show

SIT, CHANGE_SEAT, SIMULATOR = ("sit-link", "sit"), ("seat-link", "sit"), ("simulator-link", "simulator")
KEEP, PRINTED = ("keep-title", "keep"), ("printed-link", "printed")
TO_PAUSE, GO_ON = ("pause", "pause/on"), ("home-resume-key", "pause/off")
EVERY_EVENING = (("fix-link", "fix"), ("score-link", "score"), ("log-link", "log"), ("aid-link", "aid"))
ALWAYS = (  # in the same places for every game
    SIT,
    CHANGE_SEAT,
    ("times-link", "went/times"),
    ("note-link", "note"),
    ("join-link", "join"),
    ("records-link", "records"),
    ("settings-link", "settings"),
    TO_PAUSE,
    GO_ON,
    ("flip-link", "flip"),
    ("leave-link", "leave"),
    PRINTED,
    KEEP,
)


def draw(view: View) -> Show:
    """The links that this client may follow: the frequent ones, those of every game, and last those of some games, so
    that the first ones never move."""
    often = [structs.replace(way, large=True) for way in _ways(view, EVERY_EVENING)]
    ends = view.is_table and _end_correction(view.look)  # players may end it before the rules do
    some = (
        view.link("end-link", "end") if ends else None,
        new.late_link(view),
        _referee_link(view),
        arrange.link_of(view, view.look.session.game),
        *_ways(view, (SIMULATOR,)),
    )
    return view.screen(
        "menu",
        view.heading("menu-title"),
        where=view.look.phase(view.viewer, view.speaker),
        menu="play",
        clock=clock(view),
        paused=view.core.game.session.paused,
        chips=seats(view),
        drawing=view.look.drawing(view.viewer, view.speaker),
        closer="cell",
        links=(*often, *_ways(view, ALWAYS), *some),
        back="play",
    )


def _ways(view: View, links: tuple[tuple[str, str], ...]) -> tuple[Link, ...]:
    """The links among these that this client may follow."""
    hidden = {SIT, CHANGE_SEAT} if view.is_table else {SIT if view.own else CHANGE_SEAT}
    hidden.add(TO_PAUSE if view.core.game.session.paused else GO_ON)
    if not view.core.simulator:
        hidden.add(SIMULATOR)
    if view.is_operator:
        hidden |= {KEEP, PRINTED}  # a handover needs a phone; the catalogue is in the settings
    return tuple(view.link(*way) for way in links if way not in hidden and is_allowed(view.role, needed_role(way[1])))


def _end_correction(look: Snapshot) -> str:
    """The id of the correction that ends the game; "" if there is none."""
    ends = look.session.game.ends
    return next((each.id for each in look.corrections if ends and each.move == ends), "")


def draw_end(view: View) -> Show:
    return view.confirmation("end", view.fact("end-note"), title="end-title", confirm="end-link", before="menu")


async def take_end(sent: Submission) -> FollowUp:
    """End the game; the result comes next."""
    look = sent.core.game.snapshot()
    return FollowUp(intent=Correct(prompt_id=_end_correction(look) if look else "", values={}), page="play")


async def pause(sent: Submission) -> FollowUp:
    """Pause or resume the clocks."""
    return FollowUp(intent=SetPause(on=sent.subject == "on"), page="play")


def draw_leave(view: View) -> Show:
    """The confirmation of Save and leave; the game can be resumed at any time."""
    note = view.fact("leave-note")
    return view.confirmation("leave", note, title="leave-title", confirm="leave-confirm", before="menu")


async def take_leave(sent: Submission) -> FollowUp:
    return FollowUp(intent=Leave(), page="home")


# ---- a referee -----------------------------------------------------------------------------------------
def _referee_link(view: View) -> Link | None:
    """The link to call a referee; None without a club."""
    if view.core.club is None or not view.is_table:
        return None
    what = "came" if view.core.club.asks_help else "call"
    return view.link(f"referee-{what}", f"referee/{what}")


async def call_referee(sent: Submission) -> str:
    """Ask the club for help, or withdraw the call; the game goes on."""
    if sent.core.club is not None:
        sent.core.club.asks_help = sent.subject == "call"
    return "play"
