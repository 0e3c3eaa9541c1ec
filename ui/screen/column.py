"""The form column: facts, the question, and above confirm the alternatives and a refusal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from companion.view.wire import Fact, FormView, Go, Link, NewsView, Show, TextView
from rules.kit.types import Frozen
from ui.form.choice import CLOSE_GAP, close_columns
from ui.form.layout import FormLayouts, Limits, lay_out_form
from ui.form.open_form import Cache
from ui.kit.block import (
    EMPTY,
    LEAST_TARGET,
    Block,
    Box,
    Target,
    column_width,
    grid,
    heading,
    lines,
    moved,
    panel,
    paragraph,
    pile,
)
from ui.kit.block import overlay as over
from ui.kit.keys import LINES, SMALL, Kit, key, key_height, mark, why_key, why_width
from ui.kit.text import LINE, fits, width, wrapped
from ui.screen.frame import Frame
from ui.screen.parts import key_top, link_key, links_fit
from ui.state.acts import Open
from ui.state.screen_state import Desk, ask_in_front, corner_form, form_in_front

PAD = 12.0
NEWS_LINE, NEWS_SMALL = 19.0, 17.0  # heights of a line of news, in the two sizes of letters
NEWS_H = 35.0  # one line of news with the gaps round it
NEWS_INK = {"info": "ink2", "warn": "brick", "gain": "moss"}
ELLIPSIS = "\u00a0·\u00a0…\u00a0›"  # behind the last word, never on a line of its own
FEW_LINKS = 2
LARGE_LINK = 56.0
WIDE = 600.0  # a page without a board, on a wide screen
LEAST_BESIDE = 200.0  # room for an alternative's key in the bottom row
FEW_KEYS_H = 104.0  # two rows of keys stay pinned even if the form must scroll


class Column(Frozen, frozen=True, kw_only=True):
    """The form column: `flow` may scroll, `foot` is pinned above confirm; `row` is the only keyed row shown, if any."""

    flow: Block
    foot: Block
    row: str = ""
    lacks: float = 0  # the height that the form lacks and must scroll, not counting a refusal
    limits: Limits = ()  # the heights available to it
    beside: Block = EMPTY  # the alternatives in the bottom row


def column(kit: Kit, desk: Desk, show: Show, place: Frame, kept: Cache) -> Column:
    """The column's contents, with its padding.

    The alternatives are pinned if everything fits or they are few; else they follow the form. If they leave it too
    little room they move closer together, and an opened form has only the way back. With an on-screen keyboard, which
    needs the height, a single alternative or the way back stands in the bottom row.
    """
    w, others = place.form.w - 2 * PAD, _other_forms(desk)
    is_one = len(others) == 1 or (len(others) > 1 and _is_opened(desk))
    if place.links and place.links.w >= LEAST_BESIDE and not show.links and is_one and _has_keyboard(desk):
        alone = _column(kit, desk, show, place, EMPTY, (), {}, kept)
        back = key(
            min(360.0, place.links.w - 16), 60, others[0].label, _open_act(desk, others[0]), look="dark", size=18
        )
        return structs.replace(alone, beside=moved(back, 8, key_top(place.links)))
    ways = [_keys(desk, others, w)]
    if others:
        ways.append(_close_keys(desk, others, w))
    if _is_opened(desk) and len(others) > 1:
        ways.append(_keys(desk, others[:1], w))
    tried: tuple[Limits, ...] = ()
    done: FormLayouts = {}
    for keys in ways:
        laid = _column(kit, desk, show, place, keys, tried, done, kept)
        if not laid.lacks:
            break
        tried = (*tried, laid.limits)
    return laid


def _column(
    kit: Kit,
    desk: Desk,
    show: Show,
    place: Frame,
    others: Block,
    tried: tuple[Limits, ...],
    done: FormLayouts,
    kept: Cache,
) -> Column:
    """The column with those keys for alternatives; with the `tried` ones the form had no room."""
    box, w = place.form, place.form.w - 2 * PAD
    trouble = _trouble(kit, desk, w)
    links = EMPTY if place.links and links_fit(show, place.links) else _links(show, w, box.h - PAD - 8)
    few = EMPTY
    if show.steps or (len(show.links) <= FEW_LINKS and (show.asks or show.drawing)):  # stepping taps a fixed spot
        few, links = links, EMPTY
    others = pile((others, few))
    facts = pile([_fact(kit, fact, w, has_cards(show)) for fact in show.facts], 6)
    free = box.h - PAD - sum(b.h + 8 for b in (facts, links) if b.h) - (others.h + 2 * 8 if others.h else 0)
    limits = (free - max(NEWS_H, _first_news_h(show, w)), free) if show.news else (free,)
    tall = box.h - PAD - 8 - sum(b.h + 8 for b in (facts, others, links, trouble) if b.h)
    front = lay_out_form(kit, desk, show, w, tall, limits, place.board is not None, tried, done, kept)
    room = box.h - PAD - 8 - (trouble.h + 8 if trouble.h else 0)
    scrolls = pile((facts, front.block, links)).h + others.h + 8 > room
    after, pinned = (others, EMPTY) if scrolls and others.h > FEW_KEYS_H else (EMPTY, others)
    flow = pile((facts, front.block, after, links))
    left = room - flow.h - (pinned.h + 8 if pinned.h else 0)
    foot = pile((trouble, _news(show, w, left), pinned))
    return Column(
        flow=moved(flow, PAD, PAD), foot=moved(foot, PAD, 8 if foot.h else 0), row=front.row,
        lacks=front.lacks, limits=limits,
    )  # fmt: skip


def has_cards(show: Show) -> bool:
    """Whether the page is a choice of pictures, on bare wood."""
    return show.drawing is None and any(
        getattr(option, "icon", None) for a in show.asks for f in a.forms for v in f.fields if v.at_once
        for option in getattr(v, "options", ())
    )  # fmt: skip


# ---- facts, links and news --------------------------------------------------------------------------------
def _fact(kit: Kit, fact: Fact, w: float, dark: bool) -> Block:
    if fact.go:
        return _fact_key(kit, fact, w)
    ink = "brick" if fact.style == "warn" else "ink2" if fact.style == "label" else "ink"
    return _fact_text(kit, fact, w, {"ink": "cream", "ink2": "cream2"}.get(ink, "cream") if dark else ink)


def _fact_text(kit: Kit, fact: Fact, w: float, ink: str) -> Block:
    size = {"label": 16.0, "body": 18.0, "big": 22.0, "warn": 18.0}[fact.style]
    strong = fact.style == "big"
    r = 16.0 if strong else 10.0
    before = 2 * r + 10 if fact.mark else 0.0
    after = min(w / 2, width(fact.value, size, True) + 12) if fact.value else 0.0
    if strong:
        text = heading(fact.text, (22, 20, 18), w - before - after, 2, ink=ink, bold=True)
    else:
        text = paragraph(fact.text, size, w - before - after, ink=ink)
    parts = [moved(text, before, max(0.0, (2 * r - text.h) / 2) if fact.mark else 0)]
    if fact.mark:
        middle = max(r, round(size * LINE) / 2)
        parts.append(Block(h=2 * r, shapes=(mark(kit, fact.mark, r, middle, r * 0.95),)))
    if fact.value:
        value = lines((fact.value,), size, after - 8, ink=ink, bold=True, anchor="end")
        parts.append(moved(value, w - after + 8, parts[0].h - text.h if fact.mark else 0))
    return over(*parts)


def _fact_key(kit: Kit, fact: Fact, w: float) -> Block:
    """A fact that opens a page."""
    inner = _fact_text(kit, fact, w - 44, "ink")
    h = max(48.0, inner.h + 20)
    ground = Block(
        h=h,
        shapes=(panel(w, h, "paper", "edge"),),
        targets=(Target(box=Box(w=w, h=h), act=Go(page=fact.go)),),
    )
    return over(ground, moved(inner, 12, (h - inner.h) / 2), moved(lines(("›",), 22, 16), w - 22, (h - 26) / 2))


def _links(show: Show, w: float, room: float) -> Block:
    """Links as keys: up to four columns if their texts are short; large ones are lower if the room is short."""
    large = [link for link in show.links if link.large]
    left = room - LEAST_TARGET * -(-len(large) // 2)
    small = _small_links(show, [link for link in show.links if not link.large], w, left, CLOSE_GAP if large else 8)
    if not large:
        return small
    columns = 4 if w >= WIDE else 2
    h = LARGE_LINK if LARGE_LINK * -(-len(large) // columns) + small.h + 2 * CLOSE_GAP <= room else LEAST_TARGET
    each = column_width(columns, w, CLOSE_GAP)
    keys = [key(each, h, x.text, Go(page=x.go), size=18, start=True, bold=True) for x in large]
    return pile((grid(keys, columns, w, CLOSE_GAP), small), CLOSE_GAP)


def _small_links(show: Show, links: Sequence[Link], w: float, room: float, gap: float) -> Block:
    """Small links, in smaller letters if they would be higher than the room."""
    if not links:
        return EMPTY
    likely = {1: (), 3: (3, 2)}.get(len(links), (4, 2) if w >= WIDE else (2,))
    h = 64 if any(link.note for link in links) else 48
    sizes = (16, 14) if len(links) * (h + gap) > room else (16,)
    columns = next((n for size in sizes for n in likely if _are_short(links, column_width(n, w, gap), size)), 1)
    each = column_width(columns, w, gap)
    return grid([link_key(show, link, each, h) for link in links], columns, w, gap)


def _are_short(links: Sequence[Link], w: float, size: float) -> bool:
    """Whether keys of that width hold the links' texts in that size."""
    most = 2 if len(links) > FEW_LINKS else 1
    return all(_is_short(x.text, w, most, size) and width(x.note, 16) <= w - 16 for x in links)


def _is_short(text: str, w: float, most: int = 1, size: float = 18) -> bool:
    """Whether a key of that width holds the text in so many lines of that size."""
    return fits(text, size, w - 16, most)


def _news(show: Show, w: float, room: float) -> Block:
    """The results of the last move; a tap opens the reason, or the sentences that did not fit. News takes the room that
    the form leaves; without room for one sentence it is empty."""
    news = _latest_news(show)
    if not news or room + 8 < NEWS_H:
        return EMPTY
    rule = next((item.rule for item in news if item.rule), "")
    ink = next((NEWS_INK[i.tone] for i in news if i.tone != "info"), NEWS_INK["info"])
    text, whole = _news_lines([item.text for item in news], w, room - 8, ink)
    go = (f"rule/{rule}" if rule else "") if whole else "news"
    if not text.h or not go or max(48.0, text.h) + 8 > room:
        return text
    h = max(48.0, text.h)
    box = Block(h=h, targets=(Target(box=Box(w=w, h=h), act=Go(page=go)),))
    return over(box, moved(text, 0, (h - text.h) / 2))


def _latest_news(show: Show) -> list[NewsView]:
    last = max((item.n for item in show.news), default=0)
    return [item for item in show.news if item.n == last]


def _first_news_h(show: Show, w: float) -> float:
    """The height of the first sentence with its gaps."""
    return NEWS_SMALL * len(wrapped(_latest_news(show)[0].text, 14, w)) + 16


def _news_lines(sentences: list[str], w: float, room: float, ink: str) -> tuple[Block, bool]:
    """As many whole sentences as fit, then dots for the others; and whether all fit."""
    for n in range(len(sentences), 0, -1):
        told = " · ".join(sentences[:n]) + (ELLIPSIS if n < len(sentences) else "")
        for size, step in ((16, NEWS_LINE), (14, NEWS_SMALL)):
            rows = wrapped(told, size, w)
            if len(rows) * step <= room:
                return lines(rows, size, w, ink=ink), n == len(sentences)
    return EMPTY, False


# ---- straight above confirm ---------------------------------------------------------------------------------
def _other_forms(desk: Desk) -> list[FormView]:
    """The alternatives of the ask in front, in order."""
    ask, front, beside = ask_in_front(desk), form_in_front(desk), corner_form(desk)
    return [form for form in ask.forms if form not in (front, beside)] if ask else []


def _has_keyboard(desk: Desk) -> bool:
    front = form_in_front(desk)
    return front is not None and any(isinstance(field, TextView) for field in front.fields)


def _is_opened(desk: Desk) -> bool:
    """Whether the form in front is an alternative, not its ask's first form."""
    ask = ask_in_front(desk)
    return ask is not None and form_in_front(desk) != ask.forms[0]


def _keys(desk: Desk, forms: Sequence[FormView], w: float) -> Block:
    """Keys that bring those forms to the front."""
    half = column_width(2, w, 8)
    columns = 2 if len(forms) > 1 and all(_is_short(f.label, half, 2) for f in forms) else 1
    each = column_width(columns, w, 8)
    h = 48.0 if columns == 1 or all(_is_short(f.label, half) for f in forms) else 56.0
    return grid([key(each, h, f.label, _open_act(desk, f), size=18, start=columns == 1) for f in forms], columns, w, 8)


def _close_keys(desk: Desk, forms: Sequence[FormView], w: float) -> Block:
    """The same keys in small letters, in the number of columns that keeps them lowest."""
    columns = close_columns([(form.label, "", 0.0) for form in forms], w)
    each = column_width(columns, w, CLOSE_GAP)
    h = max(key_height(each, form.label, "", LINES, close=True) for form in forms)
    keys = [key(each, h, form.label, _open_act(desk, form), size=SMALL, lines=LINES) for form in forms]
    return grid(keys, columns, w, CLOSE_GAP)


def _open_act(desk: Desk, form: FormView) -> Open:
    """The act that brings the alternative to the front."""
    ask = ask_in_front(desk)
    assert ask
    return Open(ask=ask.ask, form=form.id)


def _trouble(kit: Kit, desk: Desk, w: float) -> Block:
    """A refusal with its reason, or the message that the connection is lost."""
    if not desk.linked:
        return _strip_of_brick(kit, kit.word("behind"), "", w)
    if desk.refused:
        return _strip_of_brick(kit, desk.refused.text, desk.refused.rule, w)
    return EMPTY


def _strip_of_brick(kit: Kit, text: str, rule: str, w: float) -> Block:
    room = w - 24 - (why_width(kit) if rule else 0)
    said = heading(text, (18, 16), room, 5, ink="brick", bold=True)
    h = max(64.0, said.h + 16)
    box = Block(h=h, shapes=(panel(w, h, "brickbg", "brick"),))
    parts = [box, moved(said, 12, (h - said.h) / 2)]
    if rule:
        parts.append(moved(why_key(kit, Go(page=f"rule/{rule}"), "bad"), w - why_width(kit) - 8, (h - 48) / 2))
    return over(*parts)
