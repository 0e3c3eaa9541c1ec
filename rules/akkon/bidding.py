"""The bidding round: in turn, knights face down on a field, the seneschal and his open field, or pass (AKK-15..23);
the value of a field's bids, and the order of its knights (AKK-24..38)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.rules import Barred, Outcome, barred, flat, pick, share
from rules.kit.types import News, Option, Pick, Say, Seat, Who

from . import components as box
from .components import City, Knight
from .effects import loans_hint
from .flow import BID, bidder
from .state import Placement, State, add
from .words import city_option, city_word


# ---- admissible bids ----------------------------------------------------------------------------------
def fields_for(state: State, seat: Seat) -> Iterator[Option | Barred]:
    """The fields with a card to bid for; by one reading of AKK-18, without those on which the seat has bid already."""
    for city in box.CITIES:
        if not state.stacks[city]:
            yield barred(city, "stack-is-empty", "AKK-16", city=city_word(city))
        elif state.options.add_again == "no" and seat in state.bidders(city):
            yield barred(city, "bid-there-already", "AKK-18", city=city_word(city))
        else:
            yield city_option(city)


def _has_field(state: State, seat: Seat) -> bool:
    return any(isinstance(field, Option) for field in fields_for(state, seat))


def _may_spread(state: State, seat: Seat) -> bool:
    is_asked = state.options.one_field == "split" and not state.is_ledger()
    return is_asked and state.camp(seat) > 0 and _has_field(state, seat)


def _spread_caps(state: State, seat: Seat) -> dict[str, int]:
    """The maximum knights per field: all that the seat has."""
    fields = (field.value for field in fields_for(state, seat) if isinstance(field, Option))
    return dict.fromkeys(map(str, fields), state.camp(seat))


def _hint(state: State) -> Say | None:
    """The open field, on which the seneschal makes everyone bid face up (AKK-37); else the loans of knights."""
    city = state.seneschal
    is_open = city not in ("camp", "paid")
    return Say(key="open-hint", args={"city": Say(key=f"city-{city}")}) if is_open else loans_hint(state)


# ---- moves ---------------------------------------------------------------------------------------------
@BID.move("AKK-37", id="seneschal-{seat}", text="seneschal", asked=("city",), picks=("city",),
          given={"seneschal": 1, "count": 0},
          when=lambda state, seat: state.is_starter(seat) and not state.camp(seat))  # fmt: skip
@BID.move("AKK-16", id="bid-{seat}", hint=_hint,
          confirm=Say(key="place-confirm", args={"n": Pick(field="count"), "city": Pick(field="city")}),
          when=lambda state: state.options.one_field == "one" and not state.is_ledger())  # fmt: skip
def place(
    state: State, seat: Seat, city: Annotated[City, pick(fields_for, label="field-label")],
    count: Annotated[int, pick(
        lambda state, seat: range(1, state.camp(seat) + 1), default=(1,))], seneschal: int = 0,
) -> Outcome[State]:  # fmt: skip
    """Places knights on one field; a field with the seneschal is open (AKK-16, AKK-36, AKK-37)."""
    placed = _place_knights(state, seat, city, count, seneschal)
    return _next_bidder(placed, seat), _open_bid_news(state, placed, seat, city)


@BID.move(
    "AKK-17", id="bid-{seat}", label="place-label", confirm="spread-confirm", asked=("knights",), when=_may_spread
)
def spread(
    state: State,
    seat: Seat,
    knights: Annotated[
        dict[City, int], share(_spread_caps, words="city", least=1, most=State.camp, label="count-label")
    ],
    seneschal: Annotated[City | None, pick(fields_for, label="seneschal-field-label")] = None,
) -> Outcome[State]:
    """Places knights of one turn on several fields (AKK-17)."""
    before, news = state, list[News]()
    for city in box.CITIES:
        if knights.get(city) or city == seneschal:
            state = _place_knights(state, seat, city, knights.get(city, 0), int(city == seneschal))
            news += _open_bid_news(before, state, seat, city)
    return _next_bidder(state, seat), tuple(news)


@BID.move("AKK-20", id="pass-{seat}", when=lambda state: not state.is_ledger())
def pass_(state: State, seat: Seat) -> Outcome[State]:
    """Passes for the rest of this bidding round (AKK-20)."""
    return _next_bidder(state.with_player(seat, replace(state.players[seat], passed=True)), seat)


# with knights in the camp, the seneschal is a key beside the form; they may go to other fields (AKK-17, AKK-37)
BID.move("AKK-37", id="seneschal-{seat}", text="seneschal", picks=("city",), given={"seneschal": 1},
         asked={"city": None, "count": pick(
             lambda state, seat: range(state.camp(seat) + 1), label="with-him-label", default=(0,))},
         when=lambda state, seat: state.is_starter(seat) and state.camp(seat))(place)  # fmt: skip
BID.move("AKK-17", id="seneschal-spread-{seat}", label="seneschal-spread-label", confirm="spread-confirm",
         asked=("seneschal", "knights"), when=lambda state, seat: state.is_starter(seat) and _may_spread(state, seat),
         )(spread)  # fmt: skip


def _saladin_hint(state: State) -> Say | None:
    """Reminds the holder of Saladin's privilege of the knight it may move (AKK-86); else the loans of knights."""
    holder = state.holders.get("gold")
    return loans_hint(state) if holder is None else Say(key="saladin-hint", args={"who": Who(seat=holder)})


@BID.left_out("leave-bids")
@BID.move("AKK-23", ask="all-passed", hint=_saladin_hint, when=State.is_ledger)
def all_passed(state: State) -> State:
    """Ends the bidding, which results only does not follow."""
    return replace(state, step="saladin")


# ---- knights on a field -----------------------------------------------------------------------------------
def _place_knights(state: State, seat: Seat, city: City, count: int, seneschal: int) -> State:
    player = state.players[seat]
    placed = (*state.placed, Placement(seat=seat, city=city, count=count + seneschal))
    state = replace(state, placed=placed, seneschal=city if seneschal else state.seneschal)
    return state.with_player(seat, replace(player, bid=add(player.bid, city, count) if count else player.bid))


def _open_bid_news(before: State, after: State, seat: Seat, city: City) -> tuple[News, ...]:
    """The announcement of a field with open bids (AKK-37)."""
    if after.seneschal != city:
        return ()
    key = "face-up"
    if before.seneschal != city:
        key = "field-turned-up" if after.players[seat].bid.get(city) or before.bidders(city) else "field-open"
    return (info(key, "AKK-37", who=Who(seat=seat), city=city_word(city)),)


# ---- the next bid ---------------------------------------------------------------------------------------
def _next_bidder(state: State, seat: Seat) -> State:
    """Passes the turn to the next seat that has not passed; it stays if all others have."""
    turn = next((other for other in state.other_seats(seat) if not state.players[other].passed), seat)
    return replace(state, turn=turn)


@BID.goes_on
def skip_bids(state: State) -> Outcome[State] | None:
    """Passes for a seat that can do nothing else; ends the bidding when all have passed (AKK-22, AKK-23)."""
    if state.is_ledger():
        return None
    if all(player.passed for player in state.players):
        return all_passed(state)
    seat = bidder(state)
    if (state.camp(seat) or state.is_starter(seat)) and _has_field(state, seat):
        return None
    return flat(pass_(state, seat))[0], info("can-only-pass", "AKK-22", who=Who(seat=seat))


VALUED_KNIGHTS: tuple[Knight, ...] = (*box.PLAIN, "mercenary")


# ---- values of bids ------------------------------------------------------------------------------------
def total(state: State, city: City, seat: Seat, after: int | None = None) -> int:
    """A seat's bid on a field, from the faces. `after`: knights placed after its mercenary, if that matters."""
    faces = state.players[seat].faces.get(city, ())
    knights = sum(box.PLAIN.get(knight, 0) for knight in faces)
    knights += sum(_mercenary(state, city, after) for knight in faces if knight == "mercenary")
    seneschal = box.SENESCHAL_VALUE if is_seneschal_of(state, city, seat) else 0
    doubled: int = 2 ** faces.count("cloak")  # two cloaks only with a borrowed one
    if state.options.cloak_seneschal == "doubles":
        return (knights + seneschal) * doubled
    return knights * doubled + seneschal


def _mercenary(state: State, city: City, after: int | None) -> int:
    """A mercenary's value: two, and two for every other knight that counts (AKK-25, AKK-27, AKK-28)."""
    other = other_counting_pieces(state, city)
    return box.MERCENARY_VALUE + box.MERCENARY_EACH * (other if after is None else min(after, other))


def winner(state: State, city: City, totals: Mapping[Seat, int]) -> Seat | None:
    """The seat with the single highest bid; None for a tie, or if no bid is above 0."""
    here = state.bidders(city)
    if len(here) == 1 and state.options.lone_cloak == "takes" and state.players[here[0]].faces.get(city) == ("cloak",):
        return here[0]  # AKK-33
    highest = max(totals.values(), default=0)
    first = [seat for seat, value in totals.items() if value == highest]
    return first[0] if highest > 0 and len(first) == 1 else None


def counting_pieces(state: State, city: City, seat: Seat) -> int:
    """The number of a seat's pieces on a field that raise a mercenary there (AKK-28)."""
    faces = state.players[seat].faces.get(city, ())
    knights = (
        sum(knight in VALUED_KNIGHTS for knight in faces) if state.options.mercenary_counts == "valued" else len(faces)
    )
    return knights + (is_seneschal_of(state, city, seat) and state.options.mercenary_counts != "coloured")


def is_seneschal_of(state: State, city: City, seat: Seat) -> bool:
    return state.seneschal == city and seat == state.start


def other_counting_pieces(state: State, city: City) -> int:
    """The number of other pieces on a field that raise a mercenary there, placed before or after it."""
    return sum(counting_pieces(state, city, seat) for seat in range(state.seats)) - 1


# ---- the order of placements ------------------------------------------------------------------------------
def placing_turns(state: State, city: City, seat: Seat) -> tuple[int, ...]:
    """The indices of the placements in which the seat put pieces on that field."""
    return tuple(i for i, p in enumerate(state.placed) if (p.seat, p.city) == (seat, city) and p.count > 0)


def later_pieces(state: State, city: City, seat: Seat) -> int:
    """The number of pieces placed on the field after the seat's last ones."""
    last = max(placing_turns(state, city, seat), default=len(state.placed))
    return sum(placed.count for placed in state.placed[last + 1 :] if placed.city == city)


def later_counting_pieces(state: State, city: City, seat: Seat) -> tuple[int, int]:
    """The minimum and maximum number of counting pieces placed after the seat's mercenary."""
    own = placing_turns(state, city, seat)
    if len(own) != 1:
        return 0, other_counting_pieces(state, city)
    least, most = 0, max(0, _piece_count(state, city, seat) - state.placed[own[0]].count)
    for other in range(state.seats):
        if other != seat:
            few, many = _later_bounds(state, city, other, own[0])
            counts, lying = counting_pieces(state, city, other), _piece_count(state, city, other)
            least, most = least + max(0, few - (lying - counts)), most + min(many, counts)
    most = min(most, other_counting_pieces(state, city))
    return min(least, most), most  # a correction may leave more faces entered than pieces on the field


def _later_bounds(state: State, city: City, seat: Seat, at: int) -> tuple[int, int]:
    """The minimum and maximum of a seat's pieces after that turn; unequal if a piece moved otherwise (AKK-86)."""
    turns = placing_turns(state, city, seat)
    before, after = (sum(state.placed[i].count for i in turns if (i > at) is late) for late in (False, True))
    strays = _piece_count(state, city, seat) - before - after
    return max(0, after + min(0, strays)), min(_piece_count(state, city, seat), after + max(0, strays))


def _piece_count(state: State, city: City, seat: Seat) -> int:
    return state.players[seat].bid.get(city, 0) + is_seneschal_of(state, city, seat)
