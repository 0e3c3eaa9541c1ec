"""A game's rules in our own words, as the player's aid and "Why?" show them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import NamedTuple

from companion.view import one_file
from companion.view.languages import ENGLISH, chain

_OPENING = re.compile(r"\*\*(?P<id>[A-Z]+-\d+[a-z]?)\*\* \[(?P<flag>[a-z]+)\] (?P<text>.+)")


class Paragraph(NamedTuple):
    """One numbered rule; `flag` says where it comes from."""

    id: str
    flag: str
    heading: str
    text: str


@cache
def paragraphs(package: str, lang: str) -> Mapping[str, Paragraph]:
    """The rules of a game by id, in the order of the book; English where there is no translation."""
    source = next((found for each in chain(lang) if (found := rules_source(package, each)) is not None), "")
    return MappingProxyType({p.id: p for p in parse(source)})


def rules_source(package: str, lang: str) -> str | None:
    """The rulebook of a package in that language; None where there is no translation. OSError where there is none."""
    if (source := one_file.source_of(package)) is not None:
        return one_file.rules(source, lang) if lang in one_file.languages(source) else None
    file = files(package).joinpath(rules_file(lang))
    return file.read_text(encoding="utf-8") if lang == ENGLISH or file.is_file() else None


def rules_file(lang: str) -> str:
    """How the rulebook in that language is called."""
    return "RULES.md" if lang == ENGLISH else f"RULES.{lang}.md"


def parse(source: str) -> tuple[Paragraph, ...]:
    """The numbered paragraphs of a rules file.

    One starts with `**BNB-9** [text] Words` and goes on to the next empty line; `## ...` is the heading of those that
    follow. Everything else is for whoever reads the file.
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
