"""A game's rules in the companion's own words, as "Why?" shows them, and its lessons for new players."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from companion.view import one_file
from companion.view.languages import ENGLISH, FOLDERS, chain

_OPENING = re.compile(r"\*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* \[(?P<flag>[^\]]+)\] (?P<text>.+)")
BOOKS = RULES, LESSONS = "RULES", "LESSONS"
TOUR, AID, PLACES = "tour", "aid", "places"  # flags of lessons
PLACE_WORDS = frozenset(("board", "seats", "start", "beside", "table", "box"))  # destinations other than cells


class Paragraph(NamedTuple):
    """One numbered rule; `flag` is its source. The flag of a lesson is its purpose: the tags of the moves that it
    explains, "tour", optionally with a number of players ("tour 3") and the cells that it mentions ("tour: tyre a*"),
    "aid" or "places"."""

    id: str
    flag: str
    heading: str
    text: str


class Lessons(NamedTuple):
    """A game's lessons for new players."""

    tour: tuple[Paragraph, ...] = ()  # cards, in order
    aid: tuple[Paragraph, ...] = ()  # the game on one page
    move_lessons: Mapping[str, Paragraph] = MappingProxyType({})  # by the tag of the answering move
    places: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # by component: cells, or PLACE_WORDS

    def tour_cards(self, seats: int) -> tuple[Paragraph, ...]:
        return tuple(card for card in self.tour if str(seats) in (_flag_words(card)[1:] or str(seats)))


@cache
def paragraphs(package: str, lang: str) -> Mapping[str, Paragraph]:
    """The rules of a game by id, in the order of the book; English without a translation."""
    return MappingProxyType({p.id: p for p in _load_book(package, lang, RULES)})


@cache
def lessons(package: str, lang: str) -> Lessons:
    """The lessons of a game; English without a translation, and empty if its author wrote none."""
    found = _load_book(package, lang, LESSONS)
    tour = tuple(p for p in found if _flag_words(p)[0] == TOUR)
    aid = tuple(p for p in found if p.flag == AID)
    of = {tag: p for p in found if p not in tour and p.flag not in (AID, PLACES) for tag in p.flag.split()}
    said = ";".join(p.text for p in _load_book(package, ENGLISH, LESSONS) if p.flag == PLACES)  # for all languages
    rows = (row.partition(":") for row in said.split(";"))
    places = {thing.strip(): tuple(where.split()) for thing, _, where in rows if thing.strip()}
    return Lessons(tour, aid, MappingProxyType(of), MappingProxyType(places))


def _flag_words(card: Paragraph) -> list[str]:
    """The words of the flag before its cells."""
    return card.flag.partition(":")[0].split()


def _load_book(package: str, lang: str, book: str) -> tuple[Paragraph, ...]:
    return parse(next((found for each in chain(lang) if (found := book_source(package, each, book)) is not None), ""))


def book_source(package: str, lang: str, book: str = RULES) -> str | None:
    """A package's book in that language; None without a translation. OSError if there are no rules."""
    if (code := one_file.game_source(package)) is not None:
        return one_file.rules(code, lang, book) if lang in one_file.languages(code) else None
    name = file_name(lang, book)
    file = files(package).joinpath(name)
    if (lang, book) == (ENGLISH, RULES) or file.is_file():
        return file.read_text(encoding="utf-8")
    pack = FOLDERS[lang] / package.rpartition(".")[2] / name if lang in FOLDERS else None
    return pack.read_text(encoding="utf-8") if pack and pack.is_file() else None


def file_name(lang: str, book: str = RULES) -> str:
    return f"{book}.md" if lang == ENGLISH else f"{book}.{lang}.md"


def parse(source: str) -> tuple[Paragraph, ...]:
    """The numbered paragraphs of a rules file.

    A paragraph begins with `**BNB-9** [text] Words` and ends at the next empty line; `## ...` is the heading of the
    following ones. Everything else is for people who read the file.
    """
    heading, is_open = "", False
    found: list[Paragraph] = []
    for line in map(str.strip, source.splitlines()):
        if line.startswith("## "):
            heading, is_open = line.removeprefix("## "), False
        elif match := _OPENING.fullmatch(line):
            found.append(Paragraph(id=match["id"], flag=match["flag"], heading=heading, text=match["text"]))
            is_open = True
        elif line and is_open:
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {line}")
        else:
            is_open = False
    return tuple(found)
