"""Lessons for new players: a tour, an explanation of each question, the possible moves, the game on one page.

A lesson replaces the game's page until its reader confirms it; everyone else plays on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from fnmatch import fnmatch

from msgspec import structs

from companion.access.roles import is_allowed, is_asked
from companion.log.outlook import Change, PossibleMove, possible_moves
from companion.log.session import Session
from companion.pages.game.rail import rail, seats
from companion.pages.page import Submission, View, asks, number, require_number
from companion.table.arrivals import Arrivals
from companion.table.core import Core
from companion.table.own_rows import missing_seats
from companion.view.cell_drawing import place_name
from companion.view.drawing import draw
from companion.view.rulebook import PLACE_WORDS, TOUR, Paragraph, lessons, paragraphs
from companion.view.speaker import Speaker
from companion.view.table_top import setup_drawing
from companion.view.wire import Band, Disc, Drawing, Fact, Link, Poly, Show
from rules.kit.seal import seal
from rules.kit.types import TABLE, Board, Choice, Option, Prompt, Seat, Viewer, Who

CHOICE_LINES = 6  # of consequences, for one choice
EXAMPLE_LINES = 1  # in a lesson; the others are under "What can I do?"
LINES, LETTERS = 10, 29  # visible without scrolling


# ---- due lessons --------------------------------------------------------------------------------------------
def due_lesson(view: View) -> Show | None:
    """The next lesson that this viewer has not read, in place of the question; None if there is none."""
    learners = view.core.learners.new_people(view.look.session.game.id)
    if view.base or not learners or not (view.own or view.is_table):
        return None
    here = _viewer_seats(view.core, view.own, view.viewer)
    new = [seat for seat in here if view.look.session.head.seats[seat] in learners]
    seen = {seat: learners[view.look.session.head.seats[seat]] for seat in new}
    if not view.look.session.undo_offer() and has_lessons(view) and any(TOUR not in seen[seat] for seat in new):
        return draw_tour(view)
    for prompts in _groups(view):
        # the seats with a row of their own in the form
        rows = missing_seats(prompts[0], range(len(view.look.session.head.seats)), Arrivals()) or new
        asked = [seat for seat in new if prompts[0].seat == seat or (prompts[0].seat == TABLE and seat in rows)]
        if _is_awaited(prompts[0]) and any(prompts[0].move not in seen[seat] for seat in asked):
            return _lesson(view, prompts, asked)
    return None


def _viewer_seats(core: Core, own: tuple[Seat, ...], viewer: Viewer) -> tuple[Seat, ...]:
    """The readers of a screen: a phone's seat, or at the table the seats without a phone."""
    if own:
        return (viewer,) if viewer != TABLE else ()
    people = core.game.session.head.seats
    return tuple(seat for seat, name in enumerate(people) if not core.phones.grants_of(name))


def _groups(view: View) -> Iterator[list[Prompt]]:
    """The prompts that this viewer may answer, by question with its alternatives, secret forms first."""
    asked: dict[str, list[Prompt]] = {}
    for prompt in view.look.prompts:
        own = is_asked(prompt, (view.viewer,)) if view.own else view.is_table and not prompt.secret and not prompt.own
        if own:
            asked.setdefault(prompt.group, []).append(prompt)
    yield from (sorted(prompts, key=lambda prompt: not prompt.secret) for prompts in asked.values())


def _is_awaited(prompt: Prompt) -> bool:
    """Whether the game waits for the prompt, or would if it were not a short cut on a phone."""
    return prompt.waits or prompt.own


def viewer_prompts(view: View) -> list[Prompt]:
    """This viewer's prompts in the current game; [] for an old game."""
    return [] if view.base else [prompt for prompts in _groups(view) for prompt in prompts]


def has_lessons(view: View) -> bool:
    return bool(_cards(view.look.session, view.speaker.lang))


# ---- one question ---------------------------------------------------------------------------------------------
def _lesson(view: View, prompts: list[Prompt], seats: Iterable[Seat]) -> Show | None:
    first, speaker = prompts[0], view.speaker
    told = [*explanations(view, (first,))]
    if not told:
        return None
    told += _alternatives(view, prompts)
    example = [*_example(view, (first,), EXAMPLE_LINES)]
    if sum(-(-len(fact.text) // LETTERS) for fact in (*told, *example)) <= LINES:
        told += example
    names = ", ".join(map(speaker.name, seats))
    return view.screen(
        "play",
        Band(who=view.text("lesson-for", names=names), ask=speaker.speak(first.label),
             mark=None if first.seat == TABLE else speaker.mark(first.seat)),
        chips=rail(view),
        drawing=view.look.drawing(view.viewer, speaker),
        closer="cell",
        facts=told,
        asks=asks(view.form(f"can/{first.move}", confirm="lesson-done")),
        links=(can_link(view, prompts), view.link("rule-title", f"rule/{first.rule}") if first.rule else None),
        menu="menu",
        back=None,
    )  # fmt: skip


def _alternatives(view: View, prompts: list[Prompt]) -> Iterator[Fact]:
    """The alternatives with a lesson of their own, in one line."""
    of, first = lessons(view.look.session.game.home, view.speaker.lang).move_lessons, prompts[0]
    others = [prompt for prompt in prompts[1:] if _is_awaited(prompt) and of.get(prompt.move) != of.get(first.move)]
    said = dict.fromkeys(view.speaker.speak(prompt.label) for prompt in others)
    if said and first.seat != TABLE:
        yield view.fact("lesson-others", "label", what=" · ".join(said))


def can_link(view: View, prompts: Iterable[Prompt]) -> Link | None:
    """The link to the possible moves; None if no seat has a choice."""
    return view.link("can-link", "can") if any(prompt.seat != TABLE for prompt in prompts) else None


def explanations(view: View, prompts: Iterable[Prompt]) -> Iterator[Fact]:
    """The explanation of each prompt: its lesson, or the paragraph of its rule if it has none."""
    package = view.look.session.game.home
    of, rules = lessons(package, view.speaker.lang).move_lessons, paragraphs(package, view.speaker.lang)
    found = (of.get(prompt.move) or rules.get(prompt.rule) for prompt in prompts)
    yield from (Fact(text=lesson.text) for lesson in dict.fromkeys(found) if lesson)


def lesson_facts(view: View, prompts: list[Prompt]) -> Iterator[Fact]:
    """The lessons of these prompts and an example, for the page "Why?"."""
    of = lessons(view.look.session.game.home, view.speaker.lang).move_lessons
    told = dict.fromkeys(of[prompt.move].text for prompt in prompts if prompt.move in of)
    yield from (Fact(text=text) for text in told)
    yield from _example(view, prompts)


def _example(view: View, prompts: Iterable[Prompt], most: int = CHOICE_LINES) -> Iterator[Fact]:
    """One choice worked out on the current position: of the certain ones the form's default, else the one with the most
    consequences."""
    choices = [choice for prompt in prompts for choice in _choices(view, prompt) if _is_plain(choice)]
    if choices:
        best = max(choices, key=lambda choice: (choice.proposed, len(choice.news) + len(choice.changes)))
        yield view.fact("lesson-example", "label")
        yield from _choice_facts(view, best, most)


def _is_plain(choice: PossibleMove) -> bool:
    """Whether a choice has several consequences, none of them doubtful or a warning."""
    doubtful = any(news.doubt or news.tone == "warn" for news in choice.news)
    return len(choice.news) + len(choice.changes) > 1 and not doubtful


async def take(sent: Submission) -> str:
    """Mark these moves, and all moves with the same lesson, or the tour as explained to the readers of this screen."""
    session, visit = sent.core.game.session, sent.visit
    readers = [session.head.seats[seat] for seat in _viewer_seats(sent.core, visit.own, visit.viewer)]
    about = {TOUR, *(prompt.move for prompt in session.prompts())} & {*sent.subject.split("/")}
    of = lessons(session.game.home, visit.lang).move_lessons
    read = {of[move] for move in about & of.keys()}
    about |= {move for move, lesson in of.items() if lesson in read}
    await sent.core.learners.mark_explained(session.game.id, readers, sorted(about))
    return "play"


async def set_new(sent: Submission) -> str:
    """Toggle whether a seat's player is new to this game: "new-here/2"."""
    session, seat, visit = sent.core.game.session, number(sent.subject), sent.visit
    may = is_allowed(visit.role, "table") or seat in visit.own
    if may and seat is not None and seat < len(session.head.seats):
        person, game = session.head.seats[seat], session.game.id
        await sent.core.learners.set(game, person, new=person not in sent.core.learners.new_people(game))
    return f"seat/{sent.subject}"


# ---- possible moves -------------------------------------------------------------------------------------------
def draw_can(view: View) -> Show:
    """Every open choice with its consequences as far as this viewer may know them, and explanations of alternatives."""
    facts: list[Fact] = []
    for prompts in _groups(view):
        for prompt in filter(_is_awaited, prompts):
            choices = [*_choices(view, prompt)]
            facts += [Fact(text=view.speaker.speak(prompt.label), style="label")] if len(choices) > 1 else []
            facts += explanations(view, (prompt,)) if choices and prompt is not prompts[0] else ()
            for choice in choices:
                facts += _choice_facts(view, choice, CHOICE_LINES)
    facts = facts or [view.fact("can-nothing")]
    table = view.look.drawing(view.viewer, view.speaker)
    return view.screen("can", view.heading("can-title"), chips=rail(view), drawing=table, facts=facts, back="play")


def _choices(view: View, prompt: Prompt) -> tuple[PossibleMove, ...]:
    """The choices of a seat's prompt; a prompt for the table offers none."""
    look, viewer = view.look, view.viewer
    if prompt.seat == TABLE:
        return ()
    session = look.session
    sealed = seal(session.state, viewer)
    return look.get_or_make(("possible", viewer, prompt.id),
                            lambda: tuple(possible_moves(session.game, sealed, prompt, viewer)))  # fmt: skip


def _choice_facts(view: View, choice: PossibleMove, most: int) -> Iterator[Fact]:
    """The text of a choice, then at most this many lines of its note and consequences."""
    speaker = view.speaker
    means = [speaker.speak(choice.note)] if choice.note else []
    follows = [speaker.speak(news.say) for news in choice.news]
    follows += [_change(view, change, choice.prompt.seat) for change in choice.changes]
    means += [view.text("can-open")] if choice.open else [f"→ {text}" for text in follows]
    means += _cell_texts(view, choice.cell) if choice.cell else ()
    yield Fact(text=speaker.speak(choice.says))
    yield from (Fact(text=text, style="label") for text in means[:most])


def _cell_texts(view: View, cell: str) -> Iterator[str]:
    """The spoken content of a cell, without its name, and its connections."""
    table = view.look.drawing(view.viewer, view.speaker)
    names = [place_name(each, view.speaker) for layout in view.look.layouts for each in layout.cells if each.id == cell]
    for place in table.shapes if table and names else ():
        if isinstance(place, Disc | Poly) and place.hit == cell:
            yield from filter(None, (place.say.removeprefix(names[0]).removeprefix(", "), place.more))


def _change(view: View, change: Change, seat: Seat) -> str:
    """ "Gold: 5 → 3"; with a name for another seat or a column."""
    speaker: Speaker = view.speaker
    whose = "" if change.column in (None, Who(seat=seat)) else speaker.speak(change.column or change.row)
    named = ", ".join(filter(None, (speaker.speak(change.row), whose)))
    return view.text("can-change", what=named, before=change.before, after=change.after)


# ---- the tour -------------------------------------------------------------------------------------------------
def _cards(session: Session, lang: str) -> tuple[Paragraph, ...]:
    return lessons(session.game.home, lang).tour_cards(len(session.head.seats))


def draw_tour(view: View) -> Show:
    """A card of the tour: a sentence or two, and the board with the cells that it names lit; "tour/2" is the third."""
    cards = _cards(view.look.session, view.speaker.lang)
    if not cards:
        return view.screen("tour/0", view.heading("tour-link"), facts=[view.fact("tour-none")], back="aid")
    at = min(number(view.subject) or 0, len(cards) - 1)
    last = at == len(cards) - 1
    return view.screen(
        f"tour/{at}",
        Band(
            who=view.text("tour-title", game=view.look.title(view.speaker)),
            ask=view.text("tour-at", n=at + 1, of=len(cards)),
        ),
        chips=seats(view),
        drawing=lit_drawing(view, cards[at].flag.partition(":")[2].split()),
        facts=(Fact(text=cards[at].text),),
        asks=asks(view.form(f"tour/{at}", confirm="tour-done" if last else "tour-next")),
        links=(None if last else view.link("tour-skip", f"told/{TOUR}"),),
        back=f"tour/{at - 1}" if at else None,
    )


async def take_tour(sent: Submission) -> str:
    """Go to the next card; after the last one mark the tour as explained."""
    at, cards = require_number(sent.subject), _cards(sent.core.game.session, sent.visit.lang)
    return f"tour/{at + 1}" if at + 1 < len(cards) else await take(replace(sent, subject=TOUR))


def lit_drawing(view: View, patterns: Collection[str]) -> Drawing | None:
    """The position with all cells lit that match these names or patterns."""
    look, parts = view.look, view.look.scene(view.viewer).parts
    if not patterns or not parts:
        return look.drawing(view.viewer, view.speaker)
    cells = {layout.id: [cell.id for cell in layout.cells] for layout in look.layouts}

    def lit_board(board: Board) -> Board:
        return structs.replace(board, lit=tuple(c for c in cells[board.layout] if any(fnmatch(c, n) for n in patterns)))

    shown = [lit_board(part) if isinstance(part, Board) else part for part in parts]
    return draw(shown, look.layouts, look.session.game.glyphs, view.speaker)


# ---- the checklist --------------------------------------------------------------------------------------------
def checklist(view: View) -> tuple[Option, ...]:
    """The components to set up now, as far as the game gives their places."""
    look = view.look
    places = lessons(look.session.game.home, view.speaker.lang).places

    def find_options() -> tuple[Option, ...]:
        fields = (field for prompt in look.prompts for field in prompt.fields)
        lists = (field.options for field in fields if isinstance(field, Choice) and field.many)
        return next((each for options in lists if (each := tuple(o for o in options if o.value in places))), ())

    return look.get_or_make("checklist", find_options) if places and not view.base else ()


def draw_laying_out(view: View) -> Show:
    """One component of the checklist with a drawing of its place: "lay-out/2" is the third."""
    things, speaker = checklist(view), view.speaker
    if not things:
        return view.screen("lay-out", view.heading("lay-out-title"), facts=[view.fact("lay-out-done")], back="play")
    at = min(number(view.subject) or 0, len(things) - 1)
    where = lessons(view.look.session.game.home, speaker.lang).places[str(things[at].value)]
    return view.screen(
        f"lay-out/{at}",
        Band(who=speaker.speak(things[at].label), ask=view.text("lay-out-at", n=at + 1, of=len(things))),
        chips=seats(view),
        drawing=_place(view, where),
        facts=[view.fact(f"lay-out-{word}") for word in where if word in PLACE_WORDS],
        asks=asks(view.form(f"lay-out/{at}", confirm="lay-out-next" if at + 1 < len(things) else "lay-out-last")),
        back=f"lay-out/{at - 1}" if at else "play",
    )


async def take_laying_out(sent: Submission) -> str:
    """Go to the next component; after the last one to the question itself."""
    at, session = require_number(sent.subject), sent.core.game.session
    fields = [field for prompt in session.prompts() for field in prompt.fields if isinstance(field, Choice)]
    many = max((len(field.options) for field in fields), default=0)
    return f"lay-out/{at + 1}" if at + 1 < many else "play"


def _place(view: View, where: Collection[str]) -> Drawing | None:
    """The board with the lit place, or the table from above for places beside the board."""
    if "board" in where or not PLACE_WORDS & {*where}:
        return lit_drawing(view, where)
    head = view.look.session.head
    seats = range(len(head.seats)) if "seats" in where else (head.start,) if "start" in where else ()
    middle = next((view.text(f"lay-out-{word}") for word in where if word in ("beside", "box", "table")), "")
    return setup_drawing(tuple(zip(head.seats, head.tints, strict=True)), seats, middle, view.speaker)


# ---- the game on one page -------------------------------------------------------------------------------------
def draw_page(view: View) -> Show:
    package = view.look.session.game.home
    facts = [Fact(text=card.text, value=card.id) for card in lessons(package, view.speaker.lang).aid]
    return view.screen("page", view.heading("page-title"), facts=facts or [view.fact("page-none")],
                       links=(view.link("page-print", "print:"),),
                       back="aid")  # fmt: skip
