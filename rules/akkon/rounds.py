"""The beginning (AKK-2..13), from turn to turn, from round to round, and the last round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import TABLE, Choice, News, Option, Prompt, Say, Seat, Slots, Who

from .cards import with_hand
from .components import (
    CITIES,
    CITY_CARDS,
    DEALT,
    KNIGHTS_EACH,
    START_COPIES,
    STARTERS,
    TRACK_START,
    TRACKS,
    stack_size,
)
from .moves import Begin, Deal
from .order import to_come, with_turn
from .privileges import awarded
from .state import Result, State, TellTops, is_ledger, is_used_up, told
from .words import LATER, city_word, known_word

DEALABLE = tuple(f"{city}/{STARTERS[city]}" for city in CITIES)


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked."""
    options = tuple(Option(value=say.key, label=say) for say in checklist(state))
    field = Choice(name="ready", label=Say(key="ready-label"), options=options, many=True, least=0, most=len(options))
    return (
        Prompt(id="begin", seat=TABLE, move="begin", label=Say(key="begin-label"), confirm=Say(key="begin-confirm"),
               fields=(field,), rule="AKK-2"),
    )  # fmt: skip


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the public_numbers for this number of players."""
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
    return (
        Prompt(id="deal", seat=TABLE, move="deal", label=Say(key="deal-label"), confirm=Say(key="deal-confirm"),
               hint=Say(key="deal-hint"), fields=rows, rule="AKK-9"),
    )  # fmt: skip


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


def next_turn(state: State) -> Result:
    """The card turn goes on clockwise to whoever has not had one; after the last the round ends (AKK-44)."""
    left = to_come(state)
    if not left:
        return end_round(state)
    return new_turn(with_turn(state, left[0], left[1:])), ()


def new_turn(state: State) -> State:
    """A card turn in which nothing has happened."""
    return replace(state, turn_cards=(), clement=False, richard=False, again=False, asked={})


def end_round(state: State) -> Result:
    """Privileges are awarded; then the next round begins, or the game is over (AKK-57, AKK-80, AKK-90)."""
    state, news = awarded(state)
    if is_used_up(state):
        over = replace(state, step="over", queue=(), turn_cards=(), played=(), discard=(*state.discard, *state.played),
                       left=None, again=False, by_hand=(), asked={})  # fmt: skip
        return over, (*news, News(say=Say(key="game-over"), rule="AKK-90"))
    return told(news, next_round(state))


def next_round(state: State) -> Result:
    """The knights are back, the seneschal goes to the left, and lent knights are handed over (AKK-42, AKK-57)."""
    start = (state.start + 1) % state.seats
    players = tuple(replace(p, bid={}, faces={}, chaplain=None, paid={}, passed=False) for p in state.players)
    state = replace(
        state,
        players=players,
        start=start,
        turn=start,
        left=None,
        again=False,
        by_hand=(),
        asked={},
        round=state.round + 1,
        step="barbarossa",
        seneschal="camp",
        placed=(),
        moved_to=None,
        queue=() if is_ledger(state) else (TellTops(),),
        turn_cards=(),
        clement=False,
        richard=False,
        discard=(*state.discard, *state.played),
        played=(),
        loans=tuple(loan for loan in state.loans if loan.round > state.round),
    )
    passes = News(say=Say(key="seneschal-passes", args={"who": Who(seat=start)}), rule="AKK-57")
    return state, (passes, *_handed_over(state), *_nearly(state))


def _handed_over(state: State) -> Iterator[News]:
    """Who takes knights from whom before the bidding (AKK-64, AKK-68)."""
    for loan in state.loans:
        args: forms.Args = {"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner),
                                                  "n": loan.count}  # fmt: skip
        yield News(say=Say(key=f"loan-{state.options.borrowed_pick}", args=args), rule="AKK-64")


def _nearly(state: State) -> Iterator[News]:
    """A stack is down to its last card: this may be the last round."""
    if 1 in state.stacks.values():
        yield News(say=Say(key="last-card"), rule="AKK-90", tone="warn")


def used_up(before: State, after: State) -> tuple[News, ...]:
    """The last round is announced when a stack is used up (AKK-90)."""
    if after.stacks is before.stacks or after.step == "over" or after.round != before.round:
        return ()
    gone = (city for city in CITIES if before.stacks[city] and not after.stacks[city])
    return tuple(
        News(say=Say(key="last-round", args={"city": city_word(city)}), rule="AKK-90", tone="warn") for city in gone
    )
