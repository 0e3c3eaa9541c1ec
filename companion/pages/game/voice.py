"""Texts for the voice: announcements of news, and a page read out on request."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.log.clocks import seats_short_of_time
from companion.pages.game.play import band, news
from companion.pages.page import View, club_message
from companion.view.pronunciation import pronounced
from companion.view.wire import Band, Show
from rules.kit import forms
from rules.kit.types import TABLE

ENDS = tuple(".?!:…")  # a voice pauses after these
OPENINGS = {"undone": "spoken-undone", "time-up": "spoken-time-up"}


def announcement(view: View, kind: str, since: int) -> str:
    """The news after line `since`, then the prompt bar. Law: only public facts."""
    if kind == "call" or view.game is None:
        fact = club_message(view) if kind == "call" else None
        return _speech(view, [fact.text] if fact else [])
    if kind == "refused":
        return _speech(view, [view.speaker.speak(view.core.game.notice)] if view.core.game.notice else [])
    if kind == "warning":
        short = sorted(seats_short_of_time(view.look.session.clocks()))
        return _speech(view, [view.text("spoken-short", names=forms.names(short))] if short else [])
    opening = [view.text(OPENINGS[kind])] if kind in OPENINGS else []
    public = replace(view, viewer=TABLE, own=())
    return _speech(
        view, [*opening, *(each.text for each in news(public) if each.n > since), _band_text(view, band(view))]
    )


def read_out(view: View, page: Show) -> str:
    """All texts of a page drawn for this viewer, without the drawing. Law: for this viewer only."""
    first = [ask.forms[0] for ask in page.asks]
    asked = (text for form in first for text in (form.label, form.hint) if text != page.band.ask)
    facts = (view.speaker.labelled_value(fact.text, fact.value) if fact.value else fact.text for fact in page.facts)
    return _speech(view, [_band_text(view, page.band), *asked, *facts, *(each.text for each in page.news), page.next])


def _band_text(view: View, band: Band) -> str:
    return view.speaker.labelled_value(band.who, band.ask) if band.who and band.ask else band.who or band.ask


def _speech(view: View, texts: Iterable[str]) -> str:
    sentences = (text if text.endswith(ENDS) else f"{text}." for text in dict.fromkeys(texts) if text)
    game = view.game.session.game.id if view.game else ""
    return pronounced(" ".join(sentences), view.speaker.lang, game)
