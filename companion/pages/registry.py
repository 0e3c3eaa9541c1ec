"""Every page by the first part of its path."""

from __future__ import annotations

from companion.pages import fix, home, menu, new, notes, play, records, rules, score, settings, simulator
from companion.pages.page import Page

PAGES: dict[str, Page] = {
    "home": home.PAGE,
    "new": new.PAGE,
    "name": new.NAME,
    "house-rules": new.RULES,
    "play": play.PAGE,
    "menu": menu.PAGE,
    "leave": menu.LEAVE,
    "fix": fix.PAGE,
    "log": notes.LOG,
    "note": notes.NOTE,
    "rule": rules.RULE,
    "aid": rules.AID,
    "score": score.SCORE,
    "seat": score.SEAT,
    "times": score.TIMES,
    "records": records.PAGE,
    "record": records.ONE,
    "settings": settings.PAGE,
    "join": settings.JOIN,
    "simulator": simulator.PAGE,
}
