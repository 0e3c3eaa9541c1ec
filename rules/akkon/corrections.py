"""What the table can set right: every public number, and a form for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import asdict, replace

from rules.akkon.components import CITIES, CITY_CARDS, KNIGHTS_EACH, TRACK_LEAST, TRACK_MOST, TRACKS
from rules.akkon.correct import BOX, FIXED, MOST_HAND, MOST_LYING, MOST_ROUND
from rules.akkon.options import SETTINGS
from rules.akkon.state import State, TakeClement, TellCard, TellEffect, TellFaces, TellTops, is_ledger
from rules.akkon.tops import print_fields
from rules.akkon.words import LATER, card_options, card_word, cards_of, city_word, track_word
from rules.kit import forms
from rules.kit.forms import correction
from rules.kit.types import TABLE, Amount, Choice, Option, Prompt, Quantity, Say, Who

BIDDING = ("bid", "saladin", "reveal", "cards")  # steps in which knights lie on the fields


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    return (
        *_tracks(state), *_hands(state), *_knights(state), *_stacks(state), *_counts(state), *_leave_out(state),
        *_turns(state), *_holders(state), *_pieces(state), *_loans(state), *_cards(state), *_readings(state),
    )  # fmt: skip


# ---- numbers ---------------------------------------------------------------------------------------------
def _number(
    move: str, given: dict[str, str | int], row: Say, column: Say | Who | None, now: int, most: int, least: int = 0,
    cell: str = "",
) -> Quantity:  # fmt: skip
    id = "-".join([move, *(str(value) for value in given.values())])
    return Quantity(id=id, row=row, column=column, now=now, least=least, most=max(most, now), move=move, given=given,
                    cell=cell)  # fmt: skip


def _tracks(state: State) -> Iterator[Quantity]:
    for track in TRACKS:
        for seat, player in enumerate(state.players):
            given: dict[str, str | int] = {"seat": seat, "track": track}
            now = player.tracks[track]
            yield _number("correct_track", given, track_word(track), Who(seat=seat), now, TRACK_MOST, TRACK_LEAST)


def _hands(state: State) -> Iterator[Quantity]:
    for seat, player in enumerate(state.players):
        yield _number("correct_hand", {"seat": seat}, Say(key="row-hand"), Who(seat=seat), player.hand.count, MOST_HAND)


def _knights(state: State) -> Iterator[Quantity]:
    """Knights on the fields: bid, and in the card round paid."""
    if is_ledger(state) or state.step not in BIDDING:
        return
    for city in CITIES:
        for seat, player in enumerate(state.players):
            given: dict[str, str | int] = {"seat": seat, "city": city}
            row = Say(key="row-bid", args={"city": city_word(city)})
            yield _number("correct_bid", given, row, Who(seat=seat), player.bid.get(city, 0), MOST_LYING, cell=city)
    for city in CITIES if state.step == "cards" else ():
        for seat, player in enumerate(state.players):
            given = {"seat": seat, "city": city}
            row = Say(key="row-paid", args={"city": city_word(city)})
            yield _number("correct_paid", given, row, Who(seat=seat), player.paid.get(city, 0), MOST_LYING, cell=city)


def _stacks(state: State) -> Iterator[Quantity]:
    for city in CITIES:
        row = Say(key="row-stack", args={"city": city_word(city)})
        yield _number("correct_stack", {"city": city}, row, None, state.stacks[city], CITY_CARDS, cell=city)


def _counts(state: State) -> Iterator[Quantity]:
    yield _number("correct_discard", {}, Say(key="row-discard"), None, len(state.discard), BOX)
    yield _number("correct_round", {}, Say(key="row-round"), None, state.round, MOST_ROUND, 1)


# ---- forms -----------------------------------------------------------------------------------------------
def _seat(state: State, name: str, label: Say, now: int | None, nobody: bool = False) -> Choice:
    options = forms.seats(range(state.seats))
    if nobody:
        options = (*options, Option(value=TABLE, label=Say(key="nobody")))
    return Choice(name=name, label=label, options=options, usual=() if now is None else (now,))


def _turns(state: State) -> Iterator[Prompt]:
    """Who starts, whose turn it is, who has passed."""
    if state.step == "over":
        return
    label = Say(key="start-label")
    yield correction("start", "correct_start", label, _seat(state, "seat", label, state.start))
    bidding = state.step == "bid" and not is_ledger(state)
    if not state.queue and (bidding or state.step == "cards"):
        label = Say(key="turn-label")
        yield correction("turn", "correct_turn", label, _seat(state, "seat", label, state.turn))
    if bidding:
        passed = tuple(seat for seat, player in enumerate(state.players) if player.passed)
        label = Say(key="passed-label")
        seats = Choice(name="seats", label=label, options=forms.seats(range(state.seats)), many=True, least=0,
                       most=state.seats, usual=passed)  # fmt: skip
        yield correction("passed", "correct_passed", label, seats)


def _holders(state: State) -> Iterator[Prompt]:
    for track in TRACKS:
        label = Say(key="holder-of", args={"privilege": Say(key=f"privilege-{track}")})
        seat = _seat(state, "seat", Say(key="holder-label"), state.holders.get(track, TABLE), nobody=True)
        yield correction(f"holder-{track}", "correct_holder", label, seat, given={"track": track})


def _pieces(state: State) -> Iterator[Prompt]:
    """The seneschal, and in the card round the chaplains."""
    if is_ledger(state) or state.step not in BIDDING:
        return
    label, cities = Say(key="seneschal-at"), forms.words("city", CITIES)
    options = (Option(value="camp", label=Say(key="in-camp")), *cities, Option(value="paid", label=Say(key="has-paid")))
    place = Choice(name="place", label=label, options=options, usual=(state.seneschal,))
    yield correction("seneschal-place", "correct_seneschal", label, place)
    for seat, player in enumerate(state.players) if state.step == "cards" else ():
        label = Say(key="chaplain-of", args={"who": Who(seat=seat)})
        options = (Option(value="none", label=Say(key="not-bid")), *cities)
        place = Choice(name="place", label=label, options=options, usual=(player.chaplain or "none",))
        yield correction(f"chaplain-{seat}", "correct_chaplain", label, place, given={"seat": seat})


def _loans(state: State) -> Iterator[Prompt]:
    rounds = (Option(value=0, label=Say(key="this-round")), Option(value=1, label=Say(key="next-round-loan")))
    yield correction(
        "loan", "correct_loan", Say(key="loan-label"),
        _seat(state, "owner", Say(key="owner-label"), None),
        _seat(state, "borrower", Say(key="borrower-label"), None),
        Amount(name="value", label=Say(key="loan-knights"), least=0, most=KNIGHTS_EACH),
        Choice(name="later", label=Say(key="loan-when"), options=rounds, usual=(0,)),
    )  # fmt: skip


def _cards(state: State) -> Iterator[Prompt]:
    """The cards on top, and a card that was mistyped."""
    later = Option(value=LATER, label=Say(key="card-later"))
    for city in CITIES if not is_ledger(state) else ():
        if state.stacks[city]:
            top = state.tops[city]
            label = Say(key="top-of", args={"city": city_word(city)})
            options = (*card_options(state, cards_of(state, city)), later)
            card = Choice(name="card", label=label, options=options, usual=(top if top in state.cards else LATER,))
            yield replace(correction(f"top-{city}", "correct_top", label, card, given={"city": city}), cell=city)
    if state.cards:
        options = tuple(
            Option(value=id, label=card_word(card), note=city_word(card.city)) for id, card in state.cards.items()
        )
        label = Say(key="card-label")
        card = Choice(name="card", label=label, options=options)
        yield correction("card", "correct_card", label, card, *print_fields(state, CITY_CARDS))


def _readings(state: State) -> Iterator[Prompt]:
    now = asdict(state.options)
    for setting in SETTINGS:
        name = setting.field.name
        if name in FIXED:
            continue
        assert isinstance(setting.field, Choice)
        assert isinstance(setting.field.label, Say)
        field = replace(setting.field, name="value", usual=(now[name],))
        form = correction(f"set-{name}", "set_reading", setting.field.label, field, given={"name": name})
        yield replace(form, rule=setting.rule)


def _leave_out(state: State) -> Iterator[Prompt]:
    """The way out of every question."""
    key = _left_out(state)
    if key:
        yield correction("leave-out", "leave_out", Say(key=key))


def _left_out(state: State) -> str:
    """The sentence that says what is left out; "" where nothing can be."""
    if state.queue:
        match state.queue[0]:
            case TellTops() | TellCard():
                return "leave-card"
            case TellFaces():
                return "leave-reveal"
            case TellEffect():
                return "leave-effect"
            case TakeClement():
                return "leave-privilege"
            case _:
                return "leave-turn"
    match state.step:
        case "deal":
            return "leave-card"
        case "barbarossa" | "saladin":
            return "leave-privilege"
        case "bid":
            return "leave-bids"
        case "reveal":
            return "leave-reveal"
        case "cards":
            return "leave-turn"
        case "setup" | "over":
            return ""
        case _:
            assert_never(state.step)
