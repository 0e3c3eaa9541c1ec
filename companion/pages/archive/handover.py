"""Handover of a catalogue entry to another companion: as a QR code there, as an offer from a phone here.

"hand/GAME/KIND/ID" shows the code. "keep" takes a link or code from a phone, and "keep/7" shows the state of an offer.
"""

from __future__ import annotations

from companion.access.roles import require
from companion.errors import Trouble
from companion.pages.archive import arrange
from companion.pages.page import Submission, View, asks, number, parts, require_number
from companion.records.catalogue_file import MARK, MOST_LINK, HandedEntry, encode
from companion.table.core import Core
from companion.table.offers import Offer, UnfitOffer
from companion.view.qr import qr
from companion.view.wire import Band, Fact, Knock, Show, TextView
from rules.kit.types import Say

HAND, KEEP = "hand", "keep"


# ---- giving an entry --------------------------------------------------------------------------------------
def draw_code(view: View) -> Show:
    """The QR code of an entry with instructions, or a message if the entry is unknown or too long."""
    game_id, kind, id = parts(view.subject, 3)
    values = view.core.catalogues.by_game.get(game_id, {}).get(kind, {}).get(id)
    leave = f"printed/{game_id}/{kind}/e/{id}"
    band = Band(who=id, ask=view.text("hand-ask"))
    drawing, facts = None, [view.fact("hand-gone")]
    if values is not None:
        try:
            code = encode(HandedEntry(game=game_id, kind=kind, id=id, values=dict(values)))
            drawing = qr(f"{(*view.core.links.current.watch, '')[0]}#{MARK}{code}")
            facts = [view.fact("hand-how"), view.fact("hand-where", "label")]
        except Trouble as error:
            facts = [Fact(text=view.speaker.speak(error.say), style="warn")]
    return view.screen(f"{HAND}/{view.subject}", band, drawing=drawing, facts=facts, back=leave)


async def prepare_code(core: Core, subject: str) -> None:
    """Load the game's catalogue, and update the links: the network may have come up since the start."""
    await arrange.prepare(core, subject)
    core.links.look()


# ---- taking an entry --------------------------------------------------------------------------------------
def draw(view: View) -> Show:
    """The form for a link, or the state of an offer."""
    n, offer = number(view.subject), view.core.offers.waiting_offer
    if n is None:
        field = TextView(name="code", label=view.text("keep-link"), most=MOST_LINK, exact=True)
        band = view.heading("keep-title", "keep-ask")
        return view.screen(KEEP, band, asks=asks(view.form(KEEP, field, confirm="keep-offer")))
    if offer is None or offer.number != n:
        became = "keep-kept" if n in view.core.offers.kept_numbers else "keep-not"
        return view.screen(f"{KEEP}/{n}", view.heading("keep-title", became))
    asked = asks(view.form(f"{KEEP}/{n}", confirm="keep-yes")) if view.is_table else ()
    band = Band(who=view.text("keep-title"), ask=_question(view, offer))
    return view.screen(f"{KEEP}/{n}", band, facts=() if view.is_table else (view.fact("keep-waits"),), asks=asked)


def _question(view: View, offer: Offer) -> str:
    of = view.speaker.game_speaker(offer.handed.game)
    key = "keep-again" if offer.replaces else "keep-new"
    return view.text(key, what=of.speak(offer.section), name=of.speak(offer.label))


def knocks(view: View) -> tuple[Knock, ...]:
    """The waiting offer, shown over any page of the main table screen."""
    offer = view.core.offers.waiting_offer
    if offer is None or not view.is_operator or view.core.phones.requests:
        return ()
    return (view.knock(f"{KEEP}/{offer.number}", _question(view, offer)),)


async def take(sent: Submission) -> str:
    """Make an offer from a phone, or accept or decline it on a table screen."""
    core = sent.core
    try:
        if not sent.subject:
            offer = await core.offers.make(sent.text("code")[: MOST_LINK + 1], sent.visit.address)
            return f"{KEEP}/{offer.number}"
        require(sent.visit.role, "table")
        await core.offers.answer(require_number(sent.subject), yes=sent.values.get("yes", True) is True)
    except UnfitOffer as unfit:
        text = core.game.speaker(sent.visit.lang).game_speaker(unfit.game).speak(unfit.say)
        raise Trouble.from_say(Say(key="", args={"text": text})) from None
    return ""
