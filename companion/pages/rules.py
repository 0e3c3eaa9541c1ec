"""The rulebook in our own words: one paragraph ("Why?"), and the player's aid by chapters."""

from __future__ import annotations

from companion.pages.page import Page, View, back, heading, number, screen
from companion.records.records import package_of
from companion.view.rulebook import paragraphs
from companion.view.wire import Band, Fact, Link, Show


def draw_rule(view: View) -> Show:
    """One paragraph of the game on the table, with its id."""
    return rule(view, package_of(view.look.session.game), view.about, f"rule/{view.about}")


def rule(view: View, package: str, rule_id: str, page: str, before: str = "") -> Show:
    """One paragraph of that game, on a page that goes back to `before`, else to where its way began."""
    paragraph = paragraphs(package, view.speaker.lang).get(rule_id)
    text = paragraph.text if paragraph else view.text("rule-unknown", id=rule_id)
    band = Band(who=paragraph.heading if paragraph else view.text("rule-title"), ask=rule_id)
    facts = [Fact(text=text, style="body")]
    if paragraph and paragraph.flag == "ambiguous":
        facts.append(Fact(text=view.text("rule-ambiguous"), style="label"))
    return screen(view, page, band, facts=tuple(facts), back=back(view, before))


def draw_aid(view: View) -> Show:
    """The chapters, or one chapter's paragraphs ("aid/2")."""
    rules = paragraphs(package_of(view.look.session.game), view.speaker.lang)
    chapters = list(dict.fromkeys(p.heading for p in rules.values()))
    if (chosen := number(view.about)) is not None and chosen < len(chapters):
        chapter = chapters[chosen]
        facts = tuple(Fact(text=p.text, style="body", value=p.id) for p in rules.values() if p.heading == chapter)
        band = Band(who=chapter, ask=view.speaker.title(view.look.session.game.id))
        return screen(view, f"aid/{chosen}", band, facts=facts, back=back(view, "aid"))
    links = tuple(Link(text=chapter, go=f"aid/{i}") for i, chapter in enumerate(chapters))
    return screen(view, "aid", heading(view, "aid-title"), links=links, back=back(view))


RULE = Page(draw=draw_rule, in_game=True)
AID = Page(draw=draw_aid, in_game=True)
