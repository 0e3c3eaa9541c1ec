"""An entry of a catalogue as a QR code, for another companion; and what a phone brings from one, for the table to keep.

"hand/GAME/KIND/ID" shows the code. "keep" takes a link or code from a phone, and "keep/7" says what became of it.
"""

from __future__ import annotations

from companion.access.roles import require
from companion.errors import Stale, Trouble
from companion.pages.page import Page, Submission, View, asks, form, heading, knock, number, parts, screen
from companion.records.catalogue_file import MARK, MOST_LINK, Handed, encode
from companion.table.core import Core
from companion.table.offers import Offer, UnfitOffer
from companion.view.draw import qr
from companion.view.wire import Band, Fact, Knock, Show, TextView
from rules.kit.types import Say

HAND, KEEP = "hand", "keep"


# ---- showing the code -------------------------------------------------------------------------------------
def draw_code(view: View) -> Show:
    """The code of that entry, and how it is carried; a sentence where there is no such entry or too much in it."""
    game_id, kind, id = parts(view.about, 3)
    values = view.core.catalogues.known.get(game_id, {}).get(kind, {}).get(id)
    leave = f"printed/{game_id}/{kind}/e/{id}"
    band = Band(who=id, ask=view.text("hand-ask"))
    if values is None:
        return screen(view, f"{HAND}/{view.about}", band, facts=(Fact(text=view.text("hand-gone")),), back=leave)
    try:
        code = encode(Handed(game=game_id, kind=kind, id=id, values=dict(values)))
    except Trouble as error:
        said = (Fact(text=view.speaker.speak(error.say), style="warn"),)
        return screen(view, f"{HAND}/{view.about}", band, facts=said, back=leave)
    link = f"{(*view.core.links.now.watch, '')[0]}#{MARK}{code}"
    how = (Fact(text=view.text("hand-how")), Fact(text=view.text("hand-where"), style="label"))
    return screen(view, f"{HAND}/{view.about}", band, drawing=qr(link), facts=how, back=leave)


async def prepare_code(core: Core, about: str) -> None:
    """Read what the companion knows of that game; the network may have come since the start."""
    game = core.games.get(parts(about, 2)[0])
    if game is not None:
        await core.catalogues.look_up(game)
    core.links.look()


# ---- bringing one -----------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    """Where a link is pasted; what became of what this phone has brought."""
    n, offer = number(view.about), view.core.offers.now
    if n is None:
        field = TextView(name="code", label=view.text("keep-link"), most=MOST_LINK, exact=True)
        band = heading(view, "keep-title", "keep-ask")
        return screen(view, KEEP, band, asks=asks(form(view, KEEP, field, confirm="keep-offer")))
    if offer is None or offer.number != n:
        became = "keep-kept" if n in view.core.offers.kept else "keep-not"
        return screen(view, f"{KEEP}/{n}", heading(view, "keep-title", became))
    asked = asks(form(view, f"{KEEP}/{n}", confirm="keep-yes")) if view.may else ()
    said = () if view.may else (Fact(text=view.text("keep-waits")),)
    band = Band(who=view.text("keep-title"), ask=_question(view, offer))
    return screen(view, f"{KEEP}/{n}", band, facts=said, asks=asked)


def _question(view: View, offer: Offer) -> str:
    of = view.speaker.of(offer.handed.game)
    key = "keep-again" if offer.replaces else "keep-new"
    return view.text(key, what=of.speak(offer.section), name=of.speak(offer.label))


def knocks(view: View) -> tuple[Knock, ...]:
    """What waits for an answer, on whatever page the main table screen is."""
    offer = view.core.offers.now
    if offer is None or not view.is_operator or view.core.phones.asking:
        return ()
    return (knock(view, f"{KEEP}/{offer.number}", _question(view, offer)),)


async def take(sent: Submission) -> str:
    """A phone brings something; or a table screen says whether it is kept."""
    core = sent.core
    try:
        if not sent.about:
            offer = await core.offers.make(sent.text("code")[: MOST_LINK + 1], sent.visit.address)
            return f"{KEEP}/{offer.number}"
        require(sent.visit.role, "table")
        if (n := number(sent.about)) is None:
            raise Stale("form-closed")
        await core.offers.answer(n, yes=sent.values.get("yes", True) is True)
    except UnfitOffer as unfit:
        text = core.game.speaker(sent.visit.lang).of(unfit.game).speak(unfit.say)
        raise Trouble.saying(Say(key="", args={"text": text})) from None
    return ""


CODE = Page(draw=draw_code, prepare=prepare_code)
PAGE = Page(draw=draw, take=take)
