"""Every page and act by the first part of its path. companion/access/roles.py says who may see it."""

from __future__ import annotations

from companion.errors import Stale
from companion.pages import (
    amend,
    arrange,
    catalogue,
    club,
    corrections,
    handing,
    home,
    house_rules,
    join,
    lots,
    menu,
    new,
    notes,
    out,
    packages,
    phones,
    play,
    record,
    records,
    rules,
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
    "house-rules": house_rules.PAGE,
    "kept-rules": house_rules.SAVED,
    "play": play.PAGE,
    "menu": menu.PAGE,
    "end": menu.END,
    "late": new.LATE,
    "leave": menu.LEAVE,
    "fix": corrections.PAGE,
    "amend": amend.PAGE,
    "cell": corrections.CELL,
    "printed": catalogue.PAGE,
    "arrange": arrange.PAGE,
    "hand": handing.CODE,
    "keep": handing.PAGE,
    "news": notes.NEWS,
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
    "pick": records.PICK,
    "record": record.PAGE,
    "statistics": statistics.PAGE,
    "people": statistics.PEOPLE,
    "person": statistics.PERSON,
    "settings": settings.PAGE,
    "flip": settings.FLIP,
    "packages": packages.PAGE,
    "package-add": packages.ADD,
    "package-remove": packages.REMOVE,
    "auto": settings.AUTO,
    "club": club.PAGE,
    "club-join": club.JOIN,
    "wifi": join.WIFI,
    "join": join.PAGE,
    "network": join.NETWORK,
    "network-join": join.JOIN,
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
    "referee": menu.REFEREE,
    "look": home.LOOK,
}


def page_of(path: str) -> Page:
    """The page that a path names; Stale if there is none."""
    page = PAGES.get(path.partition("/")[0])
    if page is None or len(path) > MOST_PATH:
        raise Stale("no-such-page", page=path[:40])
    return page
