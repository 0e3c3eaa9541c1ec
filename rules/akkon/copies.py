"""How often each city card has been entered; one copy too many is written down and can be mended (AKK-12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import correction
from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.places import put
from rules.kit.types import Choice, News, Option, Prompt, Say, Seat, Who

from .cards import copies_of, held, with_hand
from .moves import CorrectCopy
from .state import Result, State
from .words import card_word, sign_word


def seen(state: State, card: str) -> int:
    """How many copies of a card have been told apart in this game."""
    tops = tuple(top for city, top in state.tops.items() if state.stacks[city])
    lying = (state.discard, state.played, tops, *(held(state, seat) for seat in range(state.seats)))
    return sum(cards.count(card) for cards in lying)


def _is_surplus(state: State, card: str) -> bool:
    copies = state.cards[card].copies
    return copies is not None and seen(state, card) > copies


def counted(state: State, *cards: str) -> Result:
    """These cards have just been entered, and the table is right: after one copy too many an earlier entry is not."""
    surplus = {card for card in {*cards, *state.surplus} if card in state.cards and _is_surplus(state, card)}
    if surplus == set(state.surplus) and not surplus:
        return state, ()
    news = tuple(_one_more(state, card) for card in dict.fromkeys(cards) if card in surplus)
    return replace(state, surplus=tuple(sorted(surplus))), news


def _one_more(state: State, card: str) -> News:
    known = state.cards[card]
    return warn("one-copy-more", "AKK-12", card=card_word(known), n=copies_of(known))


# ---- the earlier entry -------------------------------------------------------------------------------------
def ask_copies(state: State) -> Iterator[Prompt]:
    """Which entry of a card was a slip: it becomes a card of its city that nobody has told."""
    for card in state.surplus:
        label = Say(key="copy-label", args={"card": sign_word(state.cards[card])})
        place = Choice(name="place", label=Say(key="copy-place"), options=tuple(_places(state, card)))
        yield correction(f"copy-{card}", "correct_copy", label, place, given={"card": card}, rule="AKK-12")


def _places(state: State, card: str) -> Iterator[Option]:
    """Where it lies openly, and every hand that nobody may look into."""
    lying = {"played": state.played, "discard": state.discard, "top": (state.tops[state.cards[card].city],)}
    yield from forms.words("copy", (place for place, cards in lying.items() if card in cards))
    for seat in range(state.seats):
        if state.options.hands == "closed" or card in held(state, seat):
            yield Option(value=f"hand-{seat}", label=Say(key="copy-hand", args={"who": Who(seat=seat)}))


def do_correct_copy(state: State, seat: Seat, move: CorrectCopy) -> Result:
    expect(move.card in state.surplus, "does-not-fit", "AKK-12")
    city = state.cards[move.card].city
    match move.place.partition("-"):
        case ("played", _, _):
            state = replace(state, played=_untold(state.played, move.card, city))
        case ("discard", _, _):
            state = replace(state, discard=_untold(state.discard, move.card, city))
        case ("top", _, _):
            expect(state.tops[city] == move.card, "copy-not-there", "AKK-12")
            state = replace(state, tops={**state.tops, city: city})
        case (_, _, owner):
            expect(owner.isdecimal() and int(owner) < state.seats, "does-not-fit", "AKK-12")
            state = with_hand(state, int(owner), _untold(held(state, int(owner)), move.card, city))
    return counted(state)


def _untold(cards: tuple[str, ...], card: str, city: str) -> tuple[str, ...]:
    """The cards with the first such card untold again."""
    expect(card in cards, "copy-not-there", "AKK-12")
    return put(cards, cards.index(card), city)
