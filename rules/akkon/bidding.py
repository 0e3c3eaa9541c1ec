"""The bidding round: in turn, knights face down on a field, the seneschal and his open field, or pass (AKK-15..23)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.types import TABLE, Allot, Choice, News, Pick, Prompt, Say, Seat, Who

from .components import CITIES, City
from .lending import handed_over
from .moves import AllPassed, Pass, Place, Spread
from .rounds import bidder
from .state import (
    Placed,
    Result,
    State,
    add,
    bidders,
    camp,
    is_ledger,
    is_starter,
    open_stacks,
    others,
    with_player,
)
from .words import city_field, city_word


# ---- who may bid where --------------------------------------------------------------------------------
def fields_for(state: State, seat: Seat) -> tuple[City, ...]:
    """Fields with a card to bid for; where the table reads AKK-18 so, none on which the seat has bid already."""
    return tuple(city for city in open_stacks(state) if _may_add(state, seat, city))


def _may_add(state: State, seat: Seat, city: City) -> bool:
    return state.options.add_again == "yes" or seat not in bidders(state, city)


def may_bid(state: State, seat: Seat) -> bool:
    """Whether the seat has a knight, or the seneschal, and a field for it (AKK-22)."""
    has_knight = camp(state, seat) or is_starter(state, seat)
    return bool(has_knight) and any(_may_add(state, seat, city) for city in CITIES if state.stacks[city])


def ask_bid(state: State) -> tuple[Prompt, ...]:
    if is_ledger(state):
        return (_ask_all_passed(state),)
    seat = bidder(state)
    ask, n, cities = f"bid-{seat}", camp(state, seat), fields_for(state, seat)
    place = (_ask_place(state, seat, ask, n, cities),) if n and cities else ()
    seneschal = tuple(_ask_seneschal(state, seat, ask, n, cities)) if is_starter(state, seat) and cities else ()
    no = forms.form(f"pass-{seat}", seat, "pass", text="pass", ask=ask, rule="AKK-20")
    return (*place, no, *seneschal) if place else (*seneschal, no)


def _ask_place(state: State, seat: Seat, ask: str, n: int, cities: tuple[City, ...]) -> Prompt:
    label, confirm = Say(key="place-label"), Say(key="place-confirm", args={"n": Pick(field="count"),
                                                                          "city": Pick(field="city")})  # fmt: skip
    if state.options.one_field == "split":
        knights = _spread("count-label", n, cities)
        return Prompt(id=ask, ask=ask, seat=seat, move="spread", label=label, confirm=Say(key="spread-confirm"),
                      fields=(knights,), rule="AKK-17")  # fmt: skip
    fields = (city_field("city", Say(key="field-label"), cities), _count("count-label", 1, n))
    hint = _open_hint(state) or handed_over(state)
    return Prompt(id=ask, ask=ask, seat=seat, move="place", label=label, confirm=confirm, hint=hint, fields=fields,
                  rule="AKK-16")  # fmt: skip


def _spread(label: str, n: int, cities: tuple[City, ...]) -> Allot:
    return Allot(name="knights", label=Say(key=label), caps=dict.fromkeys(cities, n),
                 lines={city: city_word(city) for city in cities}, least=1, most=n)  # fmt: skip


def _open_hint(state: State) -> Say | None:
    """Where everybody bids face up, for the seneschal stands there (AKK-37)."""
    city = state.seneschal
    return None if city in ("camp", "paid") else Say(key="open-hint", args={"city": Say(key=f"city-{city}")})


def _ask_seneschal(state: State, seat: Seat, ask: str, n: int, cities: tuple[City, ...]) -> Iterator[Prompt]:
    """He may be bid alone or with knights, of which some may lie elsewhere; his field is open then (AKK-17, AKK-37)."""
    fields = (city_field("city", Say(key="field-label"), cities), *((_count("with-him-label", 0, n),) if n else ()))
    yield forms.form(f"seneschal-{seat}", seat, "place", fields, text="seneschal", picks=("city",), ask=ask,
                     given={"seneschal": 1} if n else {"seneschal": 1, "count": 0}, rule="AKK-37")  # fmt: skip
    if n and state.options.one_field == "split":
        fields = (city_field("seneschal", Say(key="seneschal-field-label"), cities), _spread("count-label", n, cities))
        yield Prompt(id=f"seneschal-spread-{seat}", ask=ask, seat=seat, move="spread", fields=fields, rule="AKK-17",
                     label=Say(key="seneschal-spread-label"), confirm=Say(key="spread-confirm"))  # fmt: skip


def _count(label: str, least: int, most: int) -> Choice:
    options = forms.numbers(range(least, most + 1))
    return Choice(name="count", label=Say(key=label), options=options, default=(least,))


def _ask_all_passed(state: State) -> Prompt:
    """Ledger: the bids are not followed; whoever can move a knight is reminded of it (AKK-86)."""
    holder = state.holders.get("gold")
    hint = handed_over(state) if holder is None else Say(key="saladin-hint", args={"who": Who(seat=holder)})
    return forms.form("all-passed", TABLE, "all_passed", hint=hint, rule="AKK-23")


# ---- what is done --------------------------------------------------------------------------------------
def _must_be_turn(state: State, seat: Seat) -> None:
    expect(state.step == "bid" and not state.queue and not is_ledger(state))
    expect(seat == bidder(state), "not-your-turn", "AKK-16")


def do_place(state: State, seat: Seat, move: Place) -> Result:
    """Knights on one field; a field with the seneschal is open (AKK-16, AKK-36, AKK-37)."""
    _must_be_turn(state, seat)
    expect(state.options.one_field == "one" or move.seneschal, "not-asked-now", "AKK-17")
    expect(move.count + move.seneschal >= 1 and move.count >= 0, "at-least-one", "AKK-16")
    expect(not move.seneschal or is_starter(state, seat), "starter-only", "AKK-36")
    placed = _placed(state, seat, move.city, move.count, move.seneschal)
    return _next(placed, seat), _opened(state, placed, seat, move)


def _placed(state: State, seat: Seat, city: City, count: int, seneschal: int = 0) -> State:
    left = camp(state, seat)
    expect(0 <= count <= left, "knights-left", "AKK-22", n=left)
    expect(state.stacks[city], "stack-is-empty", "AKK-16", city=city_word(city))
    expect(_may_add(state, seat, city), "bid-there-already", "AKK-18", city=city_word(city))
    player = state.players[seat]
    placed = (*state.placed, Placed(seat=seat, city=city, count=count + seneschal))
    state = replace(state, placed=placed, seneschal=city if seneschal else state.seneschal)
    bid = add(player.bid, city, count) if count else player.bid
    return with_player(state, seat, replace(player, bid=bid))


def _opened(before: State, after: State, seat: Seat, move: Place) -> tuple[News, ...]:
    if after.seneschal != move.city:
        return ()
    turned_up = "field-turned-up" if move.count or bidders(before, move.city) else "field-open"
    key = turned_up if move.seneschal else "face-up"
    return (info(key, "AKK-37", who=Who(seat=seat), city=city_word(move.city)),)


def do_spread(state: State, seat: Seat, move: Spread) -> Result:
    """Knights of one turn on several fields (AKK-17)."""
    _must_be_turn(state, seat)
    expect(state.options.one_field == "split", "not-asked-now", "AKK-17")
    expect(sum(move.knights.values()) >= 1 and min(move.knights.values()) >= 0, "at-least-one", "AKK-16")
    expect(move.seneschal is None or is_starter(state, seat), "starter-only", "AKK-36")
    before = state
    news: tuple[News, ...] = ()
    for city in CITIES:
        count, comes = move.knights.get(city, 0), int(city == move.seneschal)
        if count + comes:
            told = Place(city=city, count=count, seneschal=comes)
            state = _placed(state, seat, city, count, comes)
            news += _opened(before, state, seat, told)
    return _next(state, seat), news


def do_pass(state: State, seat: Seat, move: Pass) -> Result:
    """Final for this bidding round (AKK-20)."""
    _must_be_turn(state, seat)
    return passed(state, seat), ()


def passed(state: State, seat: Seat) -> State:
    return _next(with_player(state, seat, replace(state.players[seat], passed=True)), seat)


def do_all_passed(state: State, seat: Seat, move: AllPassed) -> Result:
    expect(state.step == "bid" and is_ledger(state) and seat == TABLE)
    return replace(state, step="saladin"), ()


# ---- going on -------------------------------------------------------------------------------------------
def _next(state: State, seat: Seat) -> State:
    """The turn goes to the next who has not passed; it stays where nobody else bids."""
    turn = next((other for other in others(state, seat) if not state.players[other].passed), seat)
    return replace(state, turn=turn)


def settle_bid(state: State) -> Result | None:
    """Past whoever can only pass; to the end when all have passed (AKK-22, AKK-23)."""
    if is_ledger(state):
        return None
    if all(player.passed for player in state.players):
        return replace(state, step="saladin"), ()
    seat = bidder(state)
    if may_bid(state, seat):
        return None
    return passed(state, seat), (info("can-only-pass", "AKK-22", who=Who(seat=seat)),)
