"""The bidding round: in turn, knights face down on a field, the seneschal and his open field, or pass (AKK-15..23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.rules import Barred, Outcome, barred, flat, pick, share
from rules.kit.types import News, Option, Pick, Say, Seat, Who

from .components import CITIES, City
from .flow import BID
from .lending import handed_over
from .rounds import bidder
from .state import (
    Placed,
    State,
    add,
    bidders,
    camp,
    is_ledger,
    is_starter,
    others,
    with_player,
)
from .words import city_option, city_word


# ---- who may bid what, and where ----------------------------------------------------------------------
def fields_for(state: State, seat: Seat) -> Iterator[Option | Barred]:
    """Fields with a card to bid for; where the table reads AKK-18 so, none on which the seat has bid already."""
    for city in CITIES:
        if not state.stacks[city]:
            yield barred(city, "stack-is-empty", "AKK-16", city=city_word(city))
        elif state.options.add_again == "no" and seat in bidders(state, city):
            yield barred(city, "bid-there-already", "AKK-18", city=city_word(city))
        else:
            yield city_option(city)


def _has_field(state: State, seat: Seat) -> bool:
    return any(isinstance(field, Option) for field in fields_for(state, seat))


def may_bid(state: State, seat: Seat) -> bool:
    """Whether the seat has a knight, or the seneschal, and a field for it (AKK-22)."""
    return bool(camp(state, seat) or is_starter(state, seat)) and _has_field(state, seat)


def _may_spread(state: State, seat: Seat) -> bool:
    is_asked = state.options.one_field == "split" and not is_ledger(state)
    return is_asked and camp(state, seat) > 0 and _has_field(state, seat)


def _counts(state: State, seat: Seat) -> range:
    return range(1, camp(state, seat) + 1)


def _counts_with_him(state: State, seat: Seat) -> range:
    return range(camp(state, seat) + 1)


def _most_each(state: State, seat: Seat) -> dict[str, int]:
    """On each field as many as the seat has."""
    fields = (field.value for field in fields_for(state, seat) if isinstance(field, Option))
    return dict.fromkeys(map(str, fields), camp(state, seat))


def _hint(state: State) -> Say | None:
    """Where everybody bids face up, for the seneschal stands there (AKK-37); else who hands knights over."""
    city = state.seneschal
    is_open = city not in ("camp", "paid")
    return Say(key="open-hint", args={"city": Say(key=f"city-{city}")}) if is_open else handed_over(state)


# ---- what is done --------------------------------------------------------------------------------------
@BID.move(
    "AKK-37",
    id="seneschal-{seat}",
    text="seneschal",
    asked=("city",),
    picks=("city",),
    given={"seneschal": 1, "count": 0},
    when=lambda state, seat: is_starter(state, seat) and not camp(state, seat),
)
@BID.move("AKK-16", id="bid-{seat}", hint=_hint,
          confirm=Say(key="place-confirm", args={"n": Pick(field="count"), "city": Pick(field="city")}),
          when=lambda state: state.options.one_field == "one" and not is_ledger(state))  # fmt: skip
def place(
    state: State, seat: Seat, city: Annotated[City, pick(fields_for, label="field-label")],
    count: Annotated[int, pick(_counts, default=(1,))], seneschal: int = 0,
) -> Outcome[State]:  # fmt: skip
    """Knights on one field; a field with the seneschal is open (AKK-16, AKK-36, AKK-37)."""
    placed = _placed(state, seat, city, count, seneschal)
    return _next(placed, seat), _opened(state, placed, seat, city)


@BID.move(
    "AKK-17", id="bid-{seat}", label="place-label", confirm="spread-confirm", asked=("knights",), when=_may_spread
)
def spread(
    state: State, seat: Seat,
    knights: Annotated[dict[City, int], share(_most_each, words="city", least=1, most=camp, label="count-label")],
    seneschal: Annotated[City | None, pick(fields_for, label="seneschal-field-label")] = None,
) -> Outcome[State]:  # fmt: skip
    """Knights of one turn on several fields (AKK-17)."""
    before, news = state, list[News]()
    for city in CITIES:
        if knights.get(city) or city == seneschal:
            state = _placed(state, seat, city, knights.get(city, 0), int(city == seneschal))
            news += _opened(before, state, seat, city)
    return _next(state, seat), tuple(news)


@BID.move("AKK-20", id="pass-{seat}", when=lambda state: not is_ledger(state))
def pass_(state: State, seat: Seat) -> Outcome[State]:
    """Final for this bidding round (AKK-20)."""
    return _next(with_player(state, seat, replace(state.players[seat], passed=True)), seat)


# with knights, of which some may lie elsewhere, the seneschal is a key beside the form (AKK-17, AKK-37)
BID.move("AKK-37", id="seneschal-{seat}", text="seneschal", picks=("city",), given={"seneschal": 1},
         asked={"city": None, "count": pick(_counts_with_him, label="with-him-label", default=(0,))},
         when=lambda state, seat: is_starter(state, seat) and camp(state, seat))(place)  # fmt: skip
BID.move("AKK-17", id="seneschal-spread-{seat}", label="seneschal-spread-label", confirm="spread-confirm",
         asked=("seneschal", "knights"), when=lambda state, seat: is_starter(state, seat) and _may_spread(state, seat),
         )(spread)  # fmt: skip


def _saladin_hint(state: State) -> Say | None:
    """Whoever can move a knight is reminded of it (AKK-86)."""
    holder = state.holders.get("gold")
    return handed_over(state) if holder is None else Say(key="saladin-hint", args={"who": Who(seat=holder)})


@BID.left_out("leave-bids")
@BID.move("AKK-23", ask="all-passed", hint=_saladin_hint, when=is_ledger)
def all_passed(state: State) -> State:
    """The bidding is over; a ledger has not followed it."""
    return replace(state, step="saladin")


# ---- knights on a field -----------------------------------------------------------------------------------
def _placed(state: State, seat: Seat, city: City, count: int, seneschal: int) -> State:
    player = state.players[seat]
    placed = (*state.placed, Placed(seat=seat, city=city, count=count + seneschal))
    state = replace(state, placed=placed, seneschal=city if seneschal else state.seneschal)
    return with_player(state, seat, replace(player, bid=add(player.bid, city, count) if count else player.bid))


def _opened(before: State, after: State, seat: Seat, city: City) -> tuple[News, ...]:
    """Everybody hears where the bids lie open."""
    if after.seneschal != city:
        return ()
    key = "face-up"
    if before.seneschal != city:
        key = "field-turned-up" if after.players[seat].bid.get(city) or bidders(before, city) else "field-open"
    return (info(key, "AKK-37", who=Who(seat=seat), city=city_word(city)),)


# ---- going on -------------------------------------------------------------------------------------------
def _next(state: State, seat: Seat) -> State:
    """The turn goes to the next who has not passed; it stays where nobody else bids."""
    turn = next((other for other in others(state, seat) if not state.players[other].passed), seat)
    return replace(state, turn=turn)


@BID.goes_on
def settled(state: State) -> Outcome[State] | None:
    """Past whoever can only pass; to the end when all have passed (AKK-22, AKK-23)."""
    if is_ledger(state):
        return None
    if all(player.passed for player in state.players):
        return all_passed(state)
    seat = bidder(state)
    if may_bid(state, seat):
        return None
    return flat(pass_(state, seat))[0], info("can-only-pass", "AKK-22", who=Who(seat=seat))
