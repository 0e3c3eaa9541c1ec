"""Before the first round: the checklist, and the cards that are dealt (AKK-2..13)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import TABLE, Option, Prompt, Say, Seat, Slots, Who

from .cards import with_hand
from .components import CITIES, CITY_CARDS, DEALT, KNIGHTS_EACH, START_COPIES, STARTERS, TRACK_START, TRACKS, stack_size
from .moves import Begin, Deal
from .state import Result, State, TellTops, is_ledger
from .words import LATER, city_word, known_word

DEALABLE = tuple(f"{city}/{STARTERS[city]}" for city in CITIES)


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked."""
    ready = forms.checklist(Say(key="ready-label"), checklist(state))
    return (forms.form("begin", TABLE, "begin", (ready,), rule="AKK-2"),)


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


def do_begin(state: State, seat: Seat, move: Begin) -> Result:
    """On to the dealt cards; a ledger does not follow them."""
    expect(state.step == "setup" and seat == TABLE)
    return replace(state, step="barbarossa" if is_ledger(state) else "deal"), ()


# ---- the dealt cards ---------------------------------------------------------------------------------
def ask_deal(state: State) -> tuple[Prompt, ...]:
    """Two of the start cards for everybody (AKK-9); they may stay untold."""
    starters = tuple(Option(value=card, label=city_word(city)) for city, card in zip(CITIES, DEALABLE, strict=True))
    options = (*starters, Option(value=LATER, label=Say(key="card-later")))
    caps = dict.fromkeys(DEALABLE, START_COPIES)
    rows = tuple(
        Slots(name="cards", key=str(seat), label=Who(seat=seat), slots=DEALT, options=options, caps=caps,
              default=(LATER,) * DEALT)
        for seat in range(state.seats)
    )  # fmt: skip
    return (forms.form("deal", TABLE, "deal", rows, hint=Say(key="deal-hint"), rule="AKK-9"),)


def do_deal(state: State, seat: Seat, move: Deal) -> Result:
    """The cards come into the hands; of each start card only two were taken out (AKK-8)."""
    expect(state.step == "deal" and seat == TABLE)
    expect(set(move.cards) == {str(s) for s in range(state.seats)}, "does-not-fit", "AKK-9")
    dealt = Counter(card for cards in move.cards.values() for card in cards if card != LATER)
    for card, n in dealt.items():
        expect(card in DEALABLE, "does-not-fit", "AKK-8")
        expect(n <= START_COPIES, "only-two-starters", "AKK-8", n=START_COPIES, card=known_word(state, card))
    for key, cards in move.cards.items():
        expect(len(cards) == DEALT, "does-not-fit", "AKK-9")
        state = with_hand(state, int(key), tuple("" if card == LATER else card for card in cards))
    return replace(state, step="barbarossa", queue=(TellTops(),)), ()
