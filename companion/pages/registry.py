"""Every page and act by the first part of its path. companion/access/roles.py says who may see it."""

from __future__ import annotations

from companion.errors import Stale
from companion.pages import (
    amend,
    arrange,
    automatic_steps,
    catalogue,
    cell,
    club,
    corrections,
    handing,
    home,
    join,
    late,
    lots,
    menu,
    network,
    new,
    news,
    notes,
    out,
    packages,
    people,
    phones,
    pick,
    play,
    record,
    records,
    referee,
    rules,
    saved_house_rules,
    score,
    settings,
    simulator,
    sit,
    statistics,
    then,
    went,
)
from companion.pages.page import Act, Page

MOST_PATH = 400  # letters; ours are shorter, also those with a person's name in them

PAGES: dict[str, Page] = {
    "home": home.PAGE,
    "new": new.PAGE,
    "name": new.NAME,
    "lots": lots.PAGE,
    "house-rules": new.RULES,
    "kept-rules": saved_house_rules.PAGE,
    "play": play.PAGE,
    "menu": menu.PAGE,
    "end": menu.END,
    "late": late.PAGE,
    "leave": menu.LEAVE,
    "fix": corrections.PAGE,
    "amend": amend.PAGE,
    "cell": cell.PAGE,
    "printed": catalogue.PAGE,
    "arrange": arrange.PAGE,
    "hand": handing.CODE,
    "keep": handing.PAGE,
    "news": news.PAGE,
    "log": notes.LOG,
    "note": notes.NOTE,
    "rule": rules.RULE,
    "aid": rules.AID,
    "score": score.SCORE,
    "seat": score.SEAT,
    "bgg": out.BGG,
    "then": then.PAGE,
    "went": went.PAGE,
    "records": records.PAGE,
    "pick": pick.PAGE,
    "record": record.PAGE,
    "statistics": statistics.PAGE,
    "people": people.PAGE,
    "person": people.ONE,
    "settings": settings.PAGE,
    "flip": settings.FLIP,
    "packages": packages.PAGE,
    "package-add": packages.ADD,
    "package-remove": packages.REMOVE,
    "auto": automatic_steps.PAGE,
    "club": club.PAGE,
    "club-join": club.JOIN,
    "wifi": join.WIFI,
    "join": join.PAGE,
    "network": network.PAGE,
    "network-join": network.JOIN,
    "sit": sit.PAGE,
    "phones": phones.PAGE,
    "phone": phones.ONE,
    "simulator": simulator.PAGE,
}

ACTS: dict[str, Act] = {
    "as": play.AS,
    "untell": play.UNTELL,
    "pause": menu.PAUSE,
    "seats-anew": new.ANEW,
    "referee": referee.ACT,
    "look": home.LOOK,
}


def page_of(path: str) -> Page:
    """The page that a path names; Stale if there is none."""
    page = PAGES.get(path.partition("/")[0])
    if page is None or len(path) > MOST_PATH:
        raise Stale("no-such-page", page=path[:40])
    return page
