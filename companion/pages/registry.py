"""All pages and acts by the first part of their path; companion/access/roles.py says which role may open each."""

from __future__ import annotations

from companion.errors import Stale
from companion.pages.archive import arrange, catalogue, handover, out, record, records, statistics, went
from companion.pages.box import club, dice, die_sides, join, packages, phones, settings, simulator
from companion.pages.game import amend, corrections, lessons, menu, notes, play, rules, score, then
from companion.pages.page import Act, Page
from companion.pages.setup import home, house_rules, lots, new, sit

MOST_PATH = 400  # characters; ours are shorter, even with a player's name

PAGES: dict[str, Page] = {
    "languages": Page(draw=home.draw_languages),
    "home": Page(draw=home.draw, take=home.take, change=home.change),
    "new": Page(draw=new.draw, take=new.take, change=new.change, prepare=new.prepare),
    "name": Page(draw=new.draw_name, take=new.take_name, prepare=new.prepare),
    "lots": Page(draw=lots.draw, take=lots.take, change=lots.change, prepare=lots.prepare),
    "house-rules": Page(draw=house_rules.draw, change=house_rules.change, prepare=new.prepare),
    "kept-rules": Page(draw=house_rules.draw_saved, take=house_rules.take_saved, prepare=new.prepare),
    "play": Page(draw=play.draw, take=play.take, in_game=True),
    "menu": Page(draw=menu.draw, in_game=True),
    "end": Page(draw=menu.draw_end, take=menu.take_end, in_game=True),
    "late": Page(draw=new.draw_late, take=new.take_late, in_game=True),
    "leave": Page(draw=menu.draw_leave, take=menu.take_leave, in_game=True),
    "fix": Page(draw=corrections.draw, take=corrections.take, in_game=True),
    "amend": Page(draw=amend.draw, take=amend.take, in_game=True, concurrent=True),
    "cell": Page(draw=corrections.draw_cell, in_game=True),
    "printed": Page(draw=catalogue.draw, take=catalogue.take, prepare=arrange.prepare),
    "arrange": Page(draw=arrange.draw, take=arrange.take, change=arrange.change, prepare=arrange.prepare),
    "hand": Page(draw=handover.draw_code, prepare=handover.prepare_code),
    "keep": Page(draw=handover.draw, take=handover.take),
    "news": Page(draw=notes.draw_news, in_game=True),
    "log": Page(draw=notes.draw_log, in_game=True),
    "note": Page(draw=notes.draw_note, take=notes.take_note, in_game=True),
    "rule": Page(draw=rules.draw_rule, in_game=True),
    "aid": Page(draw=rules.draw_aid, in_game=True),
    "page": Page(draw=lessons.draw_page, in_game=True),
    "tour": Page(draw=lessons.draw_tour, take=lessons.take_tour, in_game=True),
    "lay-out": Page(draw=lessons.draw_laying_out, take=lessons.take_laying_out, in_game=True),
    "can": Page(draw=lessons.draw_can, take=lessons.take, in_game=True),
    "score": Page(draw=score.draw_score, in_game=True),
    "seat": Page(draw=score.draw_seat, in_game=True),
    "bgg": Page(draw=out.draw_bgg, take=out.take_bgg),
    "then": Page(draw=then.draw, take=then.take, in_game=True),
    "went": Page(draw=went.draw, in_game=True),
    "records": Page(draw=records.draw, prepare=records.prepare),
    "record": Page(draw=record.draw, take=record.take, prepare=record.prepare),
    "statistics": Page(draw=statistics.draw, prepare=records.prepare),
    "people": Page(draw=statistics.draw_people, prepare=records.prepare),
    "person": Page(draw=statistics.draw_person, prepare=records.prepare),
    "settings": Page(draw=settings.draw, change=settings.change),
    "flip": Page(draw=settings.draw_flip, take=settings.flip, in_game=True),
    "packages": Page(draw=packages.draw, prepare=packages.prepare),
    "package-add": Page(draw=packages.draw_add, take=packages.take_add),
    "package-remove": Page(draw=packages.draw_remove, take=packages.take_remove),
    "auto": Page(draw=settings.draw_auto, change=settings.change_auto, prepare=settings.prepare_auto),
    "dice": Page(draw=dice.draw, prepare=dice.prepare),
    "die": Page(draw=dice.draw_one, change=dice.change_one),
    "die-name": Page(draw=dice.draw_name, take=dice.take_name),
    "die-sides": Page(draw=die_sides.draw, change=die_sides.change, in_game=True),
    "dice-meet": Page(draw=dice.draw_meet, take=dice.take_meet, prepare=dice.prepare_meet),
    "club": Page(draw=club.draw, prepare=club.prepare, take=club.take),
    "club-join": Page(draw=club.draw, take=club.decide, change=club.change),
    "wifi": Page(draw=join.draw_wifi, take=join.take_wifi),
    "join": Page(draw=join.draw, prepare=join.prepare),
    "network": Page(draw=join.draw_network, change=join.change, prepare=join.prepare_network),
    "network-join": Page(draw=join.draw_join, take=join.take_join),
    "sit": Page(draw=sit.draw, take=sit.take, change=sit.change),
    "phones": Page(draw=phones.draw, take=phones.take),
    "phone": Page(draw=phones.draw_one, take=phones.take_one),
    "simulator": Page(
        draw=simulator.draw, take=simulator.take, change=simulator.change, prepare=simulator.prepare, local_only=True
    ),
}

ACTS: dict[str, Act] = {
    "as": Act(take=play.look_as),
    "amend-back": Act(take=amend.go_back, in_game=True),
    "untell": Act(take=play.undo_row),
    "told": Act(take=lessons.take, in_game=True),
    "new-here": Act(take=lessons.set_new, in_game=True),
    "pause": Act(take=menu.pause, in_game=True),
    "seats-anew": Act(take=new.return_to_seats, in_game=True),
    "die-blink": Act(take=dice.blink),
    "die-forget": Act(take=dice.forget),
    "referee": Act(take=menu.call_referee, in_game=True),
    "look": Act(take=home.look),
}


def page_of(path: str) -> Page:
    """The page with this path. Raises Stale if there is none."""
    page = PAGES.get(path.partition("/")[0])
    if page is None or len(path) > MOST_PATH:
        raise Stale("no-such-page", page=path[:40])
    return page
