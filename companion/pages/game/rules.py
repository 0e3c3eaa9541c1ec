"""The rules in our own words: one paragraph ("Why?"), and the player's aid by chapters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from companion.pages.game import lessons
from companion.pages.page import View, number
from companion.view.rulebook import Paragraph, paragraphs
from companion.view.wire import Band, Fact, Link, Show
from rules.kit.types import Choice, Say, Setting, Who


def draw_rule(view: View) -> Show:
    """One paragraph with its id; in an old game Back leads to the score sheet."""
    paragraph = paragraphs(view.look.session.game.home, view.speaker.lang).get(view.subject)
    text = paragraph.text if paragraph else view.text("rule-unknown", id=view.subject)
    band = Band(who=paragraph.heading if paragraph else view.text("rule-title"), ask=view.subject)
    told = _reading_facts(view, paragraph) if paragraph else ()
    asked = [prompt for prompt in lessons.viewer_prompts(view) if prompt.rule == view.subject]
    return view.screen(f"rule/{view.subject}", band, facts=(Fact(text=text), *told, *lessons.lesson_facts(view, asked)),
                       links=(lessons.can_link(view, asked),),
                       back=view.path_of("score") if view.base else "")  # fmt: skip


# ---- readings -----------------------------------------------------------------------------------------
def _reading_facts(view: View, paragraph: Paragraph) -> Iterator[Fact]:
    """The reading of an ambiguous paragraph that this game plays, and the default one."""
    if paragraph.flag != "ambiguous":
        return
    session = view.look.session
    settings = [each for each in session.game.settings if each.group == "reading" and each.rule == paragraph.id]
    if not settings:
        yield view.fact("rule-settled", "label")
    options = asdict(asdict(session.state)["options"])
    for setting in settings:
        yield Fact(text=view.speaker.speak(_reading_sentence(setting, options[setting.field.name])), style="label")


def _reading_sentence(setting: Setting, now: Any) -> Say:
    field = setting.field
    assert isinstance(field, Choice), "a reading is one of several"
    words: dict[str | int, Say | Who] = {option.value: option.label for option in field.options}
    (default,) = field.default
    args = {"setting": field.label, "reading": words[now], "default": words[default]}
    return Say(key="rule-plays-default" if now == default else "rule-plays", args=dict(args))


def draw_aid(view: View) -> Show:
    """The chapters, or one chapter's paragraphs ("aid/2")."""
    rules = paragraphs(view.look.session.game.home, view.speaker.lang)
    chapters = list(dict.fromkeys(p.heading for p in rules.values()))
    if (chosen := number(view.subject)) is not None and chosen < len(chapters):
        of_chapter = [p for p in rules.values() if p.heading == chapters[chosen]]
        facts = (f for p in of_chapter for f in (Fact(text=p.text, value=p.id), *_reading_facts(view, p)))
        band = Band(who=chapters[chosen], ask=view.speaker.title(view.look.session.game.id))
        return view.screen(f"aid/{chosen}", band, facts=facts, back="aid")
    links = (Link(text=chapter, go=f"aid/{i}") for i, chapter in enumerate(chapters))
    first = (view.link("page-link", "page"), view.link("tour-link", "tour/0"))
    return view.screen("aid", view.heading("aid-title"), links=(*(first if lessons.has_lessons(view) else ()), *links))
