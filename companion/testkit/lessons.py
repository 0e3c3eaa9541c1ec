"""The check of a game's lessons, for their author."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch

from companion.testkit.play import PlayedStep
from companion.testkit.texts import languages
from companion.view.languages import ENGLISH
from companion.view.rulebook import lessons, paragraphs
from rules.kit.types import AnyGame, Choice

MOST_CARDS = 8  # of the tour for one number of players
MOST_SEATS = 10
MOST_LETTERS = 260  # of a card, a lesson, or a line of the page
MOST_ON_PAGE = 2_600  # letters on a page of A5


def question_kinds(of: AnyGame, steps: Iterable[PlayedStep]) -> set[str]:
    """The kinds of question in random games: tags of moves."""
    return {prompt.move for step in steps for prompt in (step.prompt, *of.prompts(step.after))}


def mistakes(of: AnyGame, steps: Sequence[PlayedStep]) -> Iterator[str]:
    """A sentence per mistake; none for a game without lessons."""
    package = of.home
    english, rules = lessons(package, ENGLISH), paragraphs(package, ENGLISH)
    if not (english.tour or english.move_lessons):
        return
    yield from (
        f"{tag}: no lesson says what it means"
        for tag in sorted(question_kinds(of, steps) - english.move_lessons.keys())
    )
    lists = [
        field for step in steps for field in step.prompt.fields if isinstance(field, Choice) and field.name == "ready"
    ]
    laid = {str(option.value) for field in lists for option in field.options}
    if english.places or laid:
        yield from (f"{thing}: nothing says where it goes" for thing in sorted(laid - english.places.keys()))
    tags = {str(kind.__struct_config__.tag) for kind in of.move_types}
    yield from (f"{tag}: it has a lesson, and there is no such move" for tag in english.move_lessons.keys() - tags)
    longest = max(len(english.tour_cards(n)) for n in range(MOST_SEATS + 1))
    if longest > MOST_CARDS:
        yield f"{longest} cards in the tour: at most {MOST_CARDS}"
    cells = {cell.id for layout in of.layouts for cell in layout.cells}
    for card in english.tour:
        named = card.flag.partition(":")[2].split()
        yield from (f"{card.id}: there is no cell {n}" for n in named if not any(fnmatch(cell, n) for cell in cells))
    shape = [(p.id, p.flag) for p in (*english.tour, *english.aid, *english.move_lessons.values())]
    yield from (f"{rule}: no such rule" for rule in dict.fromkeys(rule for rule, _ in shape) if rule not in rules)
    for lang in (ENGLISH, *languages(of)):
        there = lessons(package, lang)
        every = (*there.tour, *there.aid, *there.move_lessons.values())
        if [(p.id, p.flag) for p in every] != shape:
            odd = {*shape} ^ {(p.id, p.flag) for p in every}
            yield f"{lang}: other lessons than in English: {sorted(odd) or 'in another order'}"
        yield from (f"{lang}, {p.id} [{p.flag}]: longer than {MOST_LETTERS} letters" for p in dict.fromkeys(every)
                    if len(p.text) > MOST_LETTERS)  # fmt: skip
        if sum(len(p.text) for p in there.aid) > MOST_ON_PAGE:
            yield f"{lang}: more than {MOST_ON_PAGE} letters on the page"
