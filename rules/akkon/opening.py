"""Before the first round: the checklist, and the cards that are dealt (AKK-2..13)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.rules import Outcome, each, fields, must, slots
from rules.kit.types import Option, Say, Who

from .cards import with_hand
from .components import CITIES, CITY_CARDS, DEALT, KNIGHTS_EACH, START_COPIES, STARTERS, TRACK_START, TRACKS, stack_size
from .flow import DEAL, SETUP
from .state import State, TellTops, is_ledger
from .words import IS_LATER, LATER, city_word, known_word


# ---- the checklist -----------------------------------------------------------------------------------
def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the numbers for so many players."""
    seats, out = state.seats, START_COPIES * len(CITIES)
    short = (Say(key="setup-short"), Say(key="setup-short-rest")) if state.options.short else ()
    return (
        Say(key="setup-knights", args={"players": seats, "n": KNIGHTS_EACH}),
        Say(key="setup-markers", args={"n": len(TRACKS) * seats, "value": TRACK_START}),
        Say(key="setup-seneschal", args={"who": Who(seat=state.start)}),
        Say(key="setup-privileges", args={"n": len(TRACKS)}),
        Say(key="setup-stacks", args={"n": len(CITIES), "cards": CITY_CARDS}),
        Say(key="setup-out"),
        Say(key="setup-out-rest"),
        *short,
        Say(key="setup-deal", args={"cards": out, "n": DEALT, "who": Who(seat=state.start)}),
        Say(key="setup-box", args={"n": out - DEALT * seats}),
        Say(key="setup-shuffle", args={"n": stack_size(bool(state.options.short))}),
    )


@SETUP.move("AKK-2", picks=())
def begin(
    state: State,
    ready: Annotated[
        tuple[str, ...], fields(lambda state: forms.checklist(Say(key="ready-label"), checklist(state)))
    ] = (),
) -> Outcome[State]:
    """What has to lie on the table; nothing has to be ticked. A ledger does not follow the dealt cards."""
    return replace(state, step="barbarossa" if is_ledger(state) else "deal")


# ---- the dealt cards ---------------------------------------------------------------------------------
DEALABLE = tuple(f"{city}/{STARTERS[city]}" for city in CITIES)
START_CARDS = (
    *(Option(value=card, label=city_word(city)) for city, card in zip(CITIES, DEALABLE, strict=True)),
    IS_LATER,
)


@DEAL.move("AKK-9", picks=(), hint="deal-hint")
def deal(
    state: State,
    cards: Annotated[dict[str, tuple[str, ...]], each(lambda state: range(state.seats), slots(
        DEALT, START_CARDS, caps=dict.fromkeys(DEALABLE, START_COPIES), default=(LATER,) * DEALT))],
) -> Outcome[State]:  # fmt: skip
    """Two of the start cards for everybody, who may leave them untold; of each only two were taken out (AKK-8)."""
    dealt = Counter(card for hand in cards.values() for card in hand if card != LATER)
    for card, n in dealt.items():
        must(n <= START_COPIES, "only-two-starters", "AKK-8", n=START_COPIES, card=known_word(state, card))
    for key, hand in cards.items():
        state = with_hand(state, int(key), tuple("" if card == LATER else card for card in hand))
    return cards_untold(state)


@DEAL.left_out("leave-card")
def cards_untold(state: State) -> Outcome[State]:
    """The hands stay as they are known; on to what lies on the stacks."""
    return replace(state, step="barbarossa", queue=(TellTops(),))
