"""What a voice says: of what has just happened, and of a page once somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.log.clocks import short_of_time
from companion.pages.page import View, from_club
from companion.pages.play import band, news
from companion.view.pronounce import pronounced
from companion.view.wire import Band, Show
from rules.kit import forms
from rules.kit.types import TABLE

ENDS = tuple(".?!:…")  # of a text after which a voice pauses by itself
OPENINGS = {"undone": "spoken-undone", "time-up": "spoken-time-up"}


def told(view: View, kind: str, since: int) -> str:
    """The news after that line, then who is asked what. Law: nothing that not everybody may know."""
    if kind == "call" or view.game is None:
        fact = from_club(view) if kind == "call" else None
        return _voiced(view, [fact.text] if fact else [])
    if kind == "refused":
        return _voiced(view, [view.speaker.speak(view.core.game.said)] if view.core.game.said else [])
    if kind == "warning":
        short = sorted(short_of_time(view.look.session.clocks()))
        return _voiced(view, [view.text("spoken-short", names=forms.names(short))] if short else [])
    opening = [view.text(OPENINGS[kind])] if kind in OPENINGS else []
    public = replace(view, viewer=TABLE, own=())
    return _voiced(view, [*opening, *(each.text for each in news(public) if each.n > since), _banded(view, band(view))])


def read_out(view: View, shown: Show) -> str:
    """All that stands on the page that was drawn for that viewer but its drawing: for nobody else."""
    first = [ask.forms[0] for ask in shown.asks]
    asked = (text for form in first for text in (form.label, form.hint) if text != shown.band.ask)
    facts = (view.speaker.named(fact.text, fact.value) if fact.value else fact.text for fact in shown.facts)
    return _voiced(view, [_banded(view, shown.band), *asked, *facts, *(each.text for each in shown.news), shown.next])


def _banded(view: View, asked: Band) -> str:
    return view.speaker.named(asked.who, asked.ask) if asked.who and asked.ask else asked.who or asked.ask


def _voiced(view: View, texts: Iterable[str]) -> str:
    sentences = (text if text.endswith(ENDS) else f"{text}." for text in dict.fromkeys(texts) if text)
    game = view.game.session.game.id if view.game else ""
    return pronounced(" ".join(sentences), view.speaker.lang, game)
