"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from rules.kit import corrections as kit
from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect, expect_seat
from rules.kit.news import warn
from rules.kit.types import (
    TABLE,
    Amount,
    Choice,
    LeaveOut,
    Option,
    Prompt,
    Say,
    Seat,
    SetReading,
    Who,
)

from . import moves, rounds, tops, turns
from .cards import as_card, ask_copies, card_id, held, learn, reprinted, with_hand
from .components import CITIES, KNIGHTS_EACH, RAISED, TRACKS, Track
from .knights import amended, ask_saladins_knight
from .numbers import BIDDING, PASSING, bids_by_hand, numbers
from .rounds import bidder, given_to, has_begun, to_come, with_turn
from .state import (
    KeepFive,
    Loan,
    Result,
    State,
    Step,
    TakeClement,
    Task,
    TellAfter,
    TellCard,
    TellEffect,
    TellFaces,
    TellTops,
    first_done,
    is_ledger,
    with_player,
)
from .tops import copies_field, print_fields
from .turns import discount
from .words import card_word, city_word

WINDOW: Mapping[Track, Step] = {"prestige": "barbarossa", "gold": "saladin"}


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    yield from forms_of(state, wanted, {
        "leave-out": _leave_out, ("start", "turn", "passed"): _turns, "holder-": _holders,
        ("seneschal-place", "saladin", "chaplain-"): _pieces, "loan": _loans, "top-": tops.corrections,
        "card": _cards, "copy-": ask_copies,
    })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _seat_field(state: State, name: str, label: Say, now: int | None) -> Choice:
    default = () if now is None else (now,)
    return Choice(name=name, label=label, options=forms.seats(range(state.seats)), default=default)


# ---- who starts, whose turn it is, who has passed ----------------------------------------------------
def _turns(state: State) -> Iterator[Prompt]:
    if state.step == "over":
        return
    label = Say(key="start-label")
    yield correction("start", "correct_start", label, _seat_field(state, "seat", label, state.start))
    bidding = state.step == "bid" and not is_ledger(state)
    if not state.queue and (bidding or state.step == "cards"):
        label = Say(key="turn-label")
        now = state.turn if state.step == "cards" else bidder(state)
        yield correction("turn", "correct_turn", label, _seat_field(state, "seat", label, now))
    if state.step in PASSING and not is_ledger(state):
        passed = tuple(seat for seat, player in enumerate(state.players) if player.passed)
        label = Say(key="passed-label")
        seats = Choice(name="seats", label=label, options=forms.seats(range(state.seats)), many=True, least=0,
                       most=state.seats, default=passed)  # fmt: skip
        yield correction("passed", "correct_passed", label, seats)


def do_correct_start(state: State, seat: Seat, move: moves.CorrectStart) -> Result:
    """Whoever starts has the turn, unless the others have begun (AKK-44, AKK-57); the seneschal was that player's."""
    expect(state.step != "over", "does-not-fit")
    start, began, waiting = expect_seat(move.seat, state.seats), has_begun(state), to_come(state)
    if state.seneschal in CITIES:
        state = amended(amended(state, state.start, state.seneschal, -1), start, state.seneschal, 1)
    after = replace(state, start=start, given=state.given + 1)
    if began:
        return (with_turn(after, state.turn, waiting) if state.step == "cards" else after), ()
    return replace(after, turn=start, left=None, again=False), ()


def do_correct_turn(state: State, seat: Seat, move: moves.CorrectTurn) -> Result:
    """Another seat's turn, with a timer that has not run yet; whoever has not had one still gets it (AKK-44)."""
    turn = expect_seat(move.seat, state.seats)
    expect(state.step in ("bid", "cards") and not state.queue and not (is_ledger(state) and state.step == "bid"),
           "does-not-fit")  # fmt: skip
    given = state.given + 1
    if state.step == "bid":
        return replace(state, turn=turn, again=state.players[turn].passed, given=given), ()
    again = given_to(state, turn)
    return replace(rounds.new_turn(again), again=again.again, given=given), ()


def do_correct_passed(state: State, seat: Seat, move: moves.CorrectPassed) -> Result:
    """The bidding goes on where somebody has not passed, as long as no knight has been revealed."""
    expect(state.step in PASSING and not is_ledger(state), "does-not-fit")
    passed = {expect_seat(seat, state.seats) for seat in move.seats}
    players = tuple(replace(p, passed=s in passed) for s, p in enumerate(state.players))
    after = replace(state, players=players, step="bid", again=False)
    is_same = state.step == "bid" and bidder(after) == bidder(state)  # else another turn begins
    return (after if is_same else replace(after, given=state.given + 1)), ()


# ---- privileges and pieces ---------------------------------------------------------------------------
def _holders(state: State) -> Iterator[Prompt]:
    for track in TRACKS:
        label = Say(key="holder-of", args={"privilege": Say(key=f"privilege-{track}")})
        options = forms.seats_or_nobody(range(state.seats))
        holder = state.holders.get(track, TABLE)
        seat = Choice(name="seat", label=Say(key="holder-label"), options=options, default=(holder,))
        yield correction(f"holder-{track}", "correct_holder", label, seat, given={"track": track})


def do_correct_holder(state: State, seat: Seat, move: moves.CorrectHolder) -> Result:
    holders = {track: seat for track, seat in state.holders.items() if track != move.track}
    if move.seat != TABLE:
        holders[move.track] = expect_seat(move.seat, state.seats)
    by_hand = tuple(track for track in TRACKS if track in (*state.by_hand, move.track))
    is_asked = WINDOW.get(move.track) == state.step  # another player's time begins
    return replace(state, holders=holders, by_hand=by_hand, given=state.given + is_asked), ()


def _pieces(state: State) -> Iterator[Prompt]:
    """The seneschal, and in the card round the chaplains."""
    if is_ledger(state) or state.step not in BIDDING:
        return
    label, cities = Say(key="seneschal-at"), forms.words("city", CITIES)
    options = (Option(value="camp", label=Say(key="in-camp")), *cities, Option(value="paid", label=Say(key="has-paid")))
    place = Choice(name="place", label=label, options=options, default=(state.seneschal,))
    yield correction("seneschal-place", "correct_seneschal", label, place, mends=("place.city", "spread.seneschal"))
    yield from ask_saladins_knight(state)
    for seat, player in enumerate(state.players) if state.step == "cards" else ():
        label = Say(key="chaplain-of", args={"who": Who(seat=seat)})
        fields = forms.words("city", (city for city in CITIES if player.bid.get(city)))
        options = (Option(value="none", label=Say(key="not-bid")), *fields)
        place = Choice(name="place", label=label, options=options, default=(discount(state, seat) or "none",))
        yield correction(f"chaplain-{seat}", "correct_chaplain", label, place, given={"seat": seat},
                         mends=("award.chaplain",))  # fmt: skip


def do_correct_seneschal(state: State, seat: Seat, move: moves.CorrectSeneschal) -> Result:
    before = state
    for city, by in ((state.seneschal, -1), (move.place, 1)):
        if city in CITIES:
            state = amended(state, state.start, city, by)
    state = replace(state, seneschal=move.place)
    return state, bids_by_hand(before, state)


def do_correct_chaplain(state: State, seat: Seat, move: moves.CorrectChaplain) -> Result:
    player = state.players[expect_seat(move.seat, state.seats)]
    place = None if move.place == "none" else move.place
    expect(place is None or player.bid.get(place), "does-not-fit", "AKK-47")
    changed = {place} ^ {discount(state, move.seat)}
    news = tuple(
        warn("check-paid", "AKK-47", who=Who(seat=move.seat), city=city_word(city))
        for city in CITIES
        if city in changed and any(card.split("/")[0] == city for card in state.played)
    )
    return with_player(state, move.seat, replace(player, chaplain=place)), news


# ---- loans -------------------------------------------------------------------------------------------
def _loans(state: State) -> Iterator[Prompt]:
    rounds = (Option(value=0, label=Say(key="this-round")), Option(value=1, label=Say(key="next-round-loan")))
    yield correction(
        "loan", "correct_loan", Say(key="loan-label"),
        _seat_field(state, "owner", Say(key="owner-label"), None),
        _seat_field(state, "borrower", Say(key="borrower-label"), None),
        Amount(name="value", label=Say(key="loan-knights"), least=0, most=KNIGHTS_EACH),
        Choice(name="later", label=Say(key="loan-when"), options=rounds, default=(0,)),
    )  # fmt: skip


def do_correct_loan(state: State, seat: Seat, move: moves.CorrectLoan) -> Result:
    owner, borrower = expect_seat(move.owner, state.seats), expect_seat(move.borrower, state.seats)
    expect(owner != borrower, "another-player", "AKK-79")
    expect(0 <= move.value <= KNIGHTS_EACH, "does-not-fit")
    round = state.round + (1 if move.later else 0)
    loan = Loan(owner=owner, borrower=borrower, count=move.value, round=round)
    rest = tuple(x for x in state.loans if (x.owner, x.borrower, x.round) != (owner, borrower, round))
    return replace(state, loans=(*rest, loan) if loan.count else rest), ()


# ---- cards -------------------------------------------------------------------------------------------
def _cards(state: State) -> Iterator[Prompt]:
    """A card that was mistyped."""
    if state.cards:
        options = tuple(
            Option(value=id, label=card_word(card), note=city_word(card.city)) for id, card in state.cards.items()
        )
        label = Say(key="card-label")
        card = Choice(name="card", label=label, options=options)
        yield correction("card", "correct_card", label, card, *print_fields(state), copies_field())


def do_correct_card(state: State, seat: Seat, move: moves.CorrectCard) -> Result:
    """The card has other print, wherever it lies; where its effect is still asked for, it is played as that card."""
    old = state.cards.get(move.card)
    expect(old is not None, "does-not-fit", "AKK-12")
    assert old is not None
    card = as_card(old.city, move)
    if card.kind in RAISED and card.points is None:
        card = replace(card, points=old.points)  # it is asked only where not the name decides (AKK-58)
    others = {id: known for id, known in state.cards.items() if id != move.card}
    if card.copies is None and card_id(card) not in others:
        card = replace(card, copies=old.copies)
    card = learn(others, card)[card_id(card)]
    after = reprinted(state, move.card, card)
    if state.turn_cards[-1:] == (move.card,) and state.queue and isinstance(state.queue[0], TellEffect):
        return turns.replay(after, state.turn, old, card)
    if move.card not in state.played:
        return after, ()
    return after, (warn("card-did", "AKK-50", card=card_word(card)),)


# ---- readings ----------------------------------------------------------------------------------------
def do_set_reading(state: State, seat: Seat, move: SetReading) -> Result:
    """Who sees the hands may be another now."""
    state, news = kit.do_set_reading(state, seat, move)
    for each in range(state.seats):
        state = with_hand(state, each, held(state, each))
    return state, news


# ---- the way out of every question: the first task, or what the step still asks ------------------------
Leave = tuple[str, Callable[[State], Result]]  # the sentence that says what is left out, and what is then
LEAVE_TASK: Mapping[type[Task], Leave] = {
    TellTops: ("leave-card", lambda state: (first_done(state), ())),
    TellCard: ("leave-card", lambda state: (first_done(state), ())),
    TellFaces: ("leave-reveal", lambda state: (first_done(state), ())),
    TellAfter: ("leave-reveal", lambda state: (first_done(state), ())),
    TellEffect: ("leave-effect", lambda state: (first_done(state), ())),
    TakeClement: ("leave-privilege", lambda state: (first_done(state), ())),
    KeepFive: ("leave-turn", turns.leave_five),
}
LEAVE: Mapping[Step, Leave] = {
    "deal": ("leave-card", lambda state: (replace(state, step="barbarossa", queue=(TellTops(),)), ())),
    "barbarossa": ("leave-privilege", lambda state: (replace(state, step="bid"), ())),
    "bid": ("leave-bids", lambda state: (replace(state, step="saladin", again=False), ())),
    "saladin": ("leave-privilege", lambda state: (replace(state, step="reveal"), ())),
    "reveal": ("leave-reveal", lambda state: (replace(state, step="cards", turn=state.start), ())),
    "cards": ("leave-turn", rounds.next_turn),
}


def _way_out(state: State) -> Leave | None:
    return LEAVE_TASK[type(state.queue[0])] if state.queue else LEAVE.get(state.step)


def _leave_out(state: State) -> Iterator[Prompt]:
    way = _way_out(state)
    if way is not None:
        yield leave_out(Say(key=way[0]))


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    way = _way_out(state)
    expect(way is not None, "does-not-fit")
    assert way is not None
    return way[1](state)
