"""Hands, stacks and the discard pile: cards come and go, known as far as the table has told them."""

from __future__ import annotations

from msgspec.structs import replace

from rules.akkon.components import City
from rules.akkon.printed import card_id
from rules.akkon.state import Card, State, new_hand, with_player
from rules.kit.types import Illegal, Seat


def held(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards of a seat by the log; only where the state is not sealed or hands are open."""
    cards = state.players[seat].hand.value
    assert cards is not None, "a closed hand is not looked at"
    return cards


def with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    hand = new_hand(state.options, state.seats, seat, cards)
    return with_player(state, seat, replace(state.players[seat], hand=hand))


def gain(state: State, seat: Seat, card: str) -> State:
    return with_hand(state, seat, (*held(state, seat), card))


def draw(state: State, city: City) -> tuple[State, str]:
    """The top card of a stack, as far as it is known; the next one is exposed (AKK-43)."""
    stacks = {**state.stacks, city: max(0, state.stacks[city] - 1)}
    card = state.tops[city] or city
    return replace(state, stacks=stacks, tops={**state.tops, city: ""}), card


def draw_to(state: State, seat: Seat, city: City) -> State:
    """The top card of a stack comes into a hand."""
    drawn, card = draw(state, city)
    return gain(drawn, seat, card)


def lose(state: State, seat: Seat, card: str) -> tuple[State, bool]:
    """A card leaves a hand: the best known one that it can be. False if by the log it is not there."""
    cards = held(state, seat)
    if not cards:
        return state, False
    best = max(range(len(cards)), key=lambda i: likeness(cards[i], card))
    return with_hand(state, seat, (*cards[:best], *cards[best + 1 :])), likeness(cards[best], card) >= 0


def likeness(known: str, card: str) -> int:
    """How well a card in hand agrees with the one that is shown; -1 if it cannot be the same."""
    if known == card:
        return 1000
    if not known or card.startswith(known + "/"):
        return 500 + len(known)  # less was known of it: the more, the surer
    if not card or known.startswith(card + "/"):
        return 100 - len(known)  # less is shown: rather one of which little is known
    return -1


# ---- counting what is printed ------------------------------------------------------------------------
def seen(state: State, card: str) -> int:
    """How many copies of a card have been told apart in this game."""
    lying = (state.discard, state.played, tuple(state.tops.values()), *(held(state, s) for s in range(state.seats)))
    return sum(cards.count(card) for cards in lying)


def identify(state: State, card: str) -> None:
    """Raise Illegal if one more copy of a card is told than is printed on it (AKK-12)."""
    known = state.cards.get(card)
    if known is None:
        raise Illegal("does-not-fit", "AKK-12")
    if seen(state, card) >= known.copies:
        raise Illegal("only-so-many-copies", "AKK-12", n=known.copies)


def reprinted(state: State, old: str, card: Card) -> State:
    """A known card has other print, wherever it lies."""
    new = card_id(card)

    def renamed(those: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(new if id == old else id for id in those)

    state = replace(
        state,
        cards={**{id: known for id, known in state.cards.items() if id != old}, new: card},
        tops={city: new if id == old else id for city, id in state.tops.items()},
        turn_cards=renamed(state.turn_cards),
        played=renamed(state.played),
        discard=renamed(state.discard),
    )
    for seat in range(state.seats):
        state = with_hand(state, seat, renamed(held(state, seat)))
    return state
