"""What the knights on a field bid (AKK-24..38), and in which order they came, for tables that count only later ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import correction
from rules.kit.expect import expect
from rules.kit.places import put
from rules.kit.types import Choice, Prompt, Say, Seat

from .components import (
    CITIES,
    MERCENARY_EACH,
    MERCENARY_VALUE,
    PLAIN,
    SENESCHAL_VALUE,
    City,
    Knight,
)
from .moves import CorrectSaladin
from .state import Placed, Result, State, TellFaces, add, bidders, holds, with_player

HAS_VALUE: tuple[Knight, ...] = (*PLAIN, "mercenary")


# ---- what pieces bid -----------------------------------------------------------------------------------
def total(state: State, city: City, seat: Seat, after: int | None = None) -> int:
    """A seat's bid on a field, from the faces. `after`: knights placed after its mercenary, where that matters."""
    faces = state.players[seat].faces.get(city, ())
    knights = sum(PLAIN.get(knight, 0) for knight in faces)
    knights += sum(_mercenary(state, city, after) for knight in faces if knight == "mercenary")
    seneschal = SENESCHAL_VALUE if is_seneschal_of(state, city, seat) else 0
    doubled: int = 2 ** faces.count("cloak")  # two cloaks only with a borrowed one
    if state.options.cloak_seneschal == "doubles":
        return (knights + seneschal) * doubled
    return knights * doubled + seneschal


def _mercenary(state: State, city: City, after: int | None) -> int:
    """Two, and two for every other knight that counts (AKK-25, AKK-27, AKK-28)."""
    other = others_counting(state, city)
    return MERCENARY_VALUE + MERCENARY_EACH * (other if after is None else min(after, other))


def winner(state: State, city: City, totals: Mapping[Seat, int]) -> Seat | None:
    """The seat with the single highest bid; None for a tie, or if nobody bids more than nothing."""
    here = bidders(state, city)
    if len(here) == 1 and state.options.lone_cloak == "takes" and state.players[here[0]].faces.get(city) == ("cloak",):
        return here[0]  # AKK-33
    highest = max(totals.values(), default=0)
    first = [seat for seat, value in totals.items() if value == highest]
    return first[0] if highest > 0 and len(first) == 1 else None


def counting(state: State, city: City, seat: Seat) -> int:
    """How many of a seat's pieces on a field raise a mercenary there (AKK-28)."""
    faces = state.players[seat].faces.get(city, ())
    knights = sum(knight in HAS_VALUE for knight in faces) if state.options.mercenary_counts == "valued" else len(faces)
    return knights + (is_seneschal_of(state, city, seat) and state.options.mercenary_counts != "coloured")


def is_seneschal_of(state: State, city: City, seat: Seat) -> bool:
    return state.seneschal == city and seat == state.start


def others_counting(state: State, city: City) -> int:
    """How many other pieces on a field raise a mercenary there, whenever they came."""
    return sum(counting(state, city, seat) for seat in range(state.seats)) - 1


# ---- turns that are remembered ----------------------------------------------------------------------------
def turns_at(state: State, city: City, seat: Seat) -> tuple[int, ...]:
    """In which of the turns that are remembered the seat has placed something on that field."""
    return tuple(i for i, p in enumerate(state.placed) if (p.seat, p.city) == (seat, city) and p.count > 0)


def is_order_unsure(state: State, city: City, seat: Seat) -> bool:
    """Whether the seat has placed there in several turns, so that its mercenary may lie in any of them."""
    return len(turns_at(state, city, seat)) > 1


def placed_after(state: State, city: City, seat: Seat) -> int:
    """How many pieces came onto the field after the seat's last ones."""
    last = max(turns_at(state, city, seat), default=len(state.placed))
    return sum(placed.count for placed in state.placed[last + 1 :] if placed.city == city)


def counting_after(state: State, city: City, seat: Seat) -> tuple[int, int]:
    """How many of the pieces that count came after the seat's mercenary: at least so many, and at most."""
    own = turns_at(state, city, seat)
    if len(own) != 1:
        return 0, others_counting(state, city)
    least, most = 0, max(0, _lying(state, city, seat) - state.placed[own[0]].count)
    for other in range(state.seats):
        if other != seat:
            few, many = _later(state, city, other, own[0])
            counts, lying = counting(state, city, other), _lying(state, city, other)
            least, most = least + max(0, few - (lying - counts)), most + min(many, counts)
    return least, min(most, others_counting(state, city))


def _later(state: State, city: City, seat: Seat, at: int) -> tuple[int, int]:
    """How many of a seat's pieces came after that turn; unsure where one has gone or come by no turn (AKK-86)."""
    turns = turns_at(state, city, seat)
    before, after = (sum(state.placed[i].count for i in turns if (i > at) is late) for late in (False, True))
    strays = _lying(state, city, seat) - before - after
    return max(0, after + min(0, strays)), min(_lying(state, city, seat), after + max(0, strays))


def _lying(state: State, city: City, seat: Seat) -> int:
    return state.players[seat].bid.get(city, 0) + is_seneschal_of(state, city, seat)


# ---- set right --------------------------------------------------------------------------------------------
def amended(state: State, seat: Seat, city: City, by: int) -> State:
    """The seat's last turn of the bidding as if so many more had been told for that field; fewer where some lay."""
    placed, saladins = state.placed, _saladins_turn(state, seat)
    own = [i for i, each in enumerate(placed) if each.seat == seat and i != saladins]
    there = [i for i in own if by < 0 and placed[i].city == city and placed[i].count]
    last = max(there or own, default=len(placed))
    head = max((i for i in own if i <= last and not placed[i].more), default=None)
    first = head if head is not None else min(own, default=len(placed))
    end = first + 1
    while end < len(placed) and placed[end].seat == seat and placed[end].more:
        end += 1
    counts = Counter({each.city: each.count for each in placed[first:end]})
    counts[city] += by
    turn = tuple(Placed(seat=seat, city=c, count=counts[c], more=True) for c in CITIES if counts[c] > 0)
    if head is not None:
        turn = turn or (Placed(seat=seat, city=CITIES[0], count=0, more=True),)
        turn = (replace(turn[0], more=False), *turn[1:])
    after = replace(state, placed=(*placed[:first], *turn, *placed[end:]))
    return amended(after, seat, city, counts[city]) if counts[city] < 0 and there else after


def ask_saladins_knight(state: State) -> Iterator[Prompt]:
    """On which field the knight lies that Saladin has moved."""
    if _lies_by_saladin(state):
        label, options = Say(key="saladin-at"), forms.words("city", CITIES)
        target = Choice(name="target", label=label, options=options, default=(str(state.moved_to),))
        yield correction("saladin-place", "correct_saladin", label, target, rule="AKK-86", mends=("saladin.target",))


def _lies_by_saladin(state: State) -> bool:
    """Whether a knight lies where Saladin has moved one, and none has been turned up."""
    holder = state.holders.get("gold")
    lies = holder is not None and bool(state.moved_to and state.players[holder].bid.get(state.moved_to))
    return lies and _is_face_down(state)


def _is_face_down(state: State) -> bool:
    return state.step == "reveal" or isinstance(next(iter(state.queue), None), TellFaces)


def do_correct_saladin(state: State, seat: Seat, move: CorrectSaladin) -> Result:
    """The knight lies on another field, as if it had been moved there."""
    expect(_lies_by_saladin(state), "does-not-fit", "AKK-86")
    assert state.moved_to is not None
    holder, old = state.holders["gold"], state.moved_to
    player = state.players[holder]
    bid = add(add(player.bid, old, -1), move.target, 1)
    last = _saladins_turn(state, holder)
    placed = state.placed if last is None else put(state.placed, last, replace(state.placed[last], city=move.target))
    return with_player(replace(state, placed=placed, moved_to=move.target), holder, replace(player, bid=bid)), ()


def _saladins_turn(state: State, seat: Seat) -> int | None:
    """Which of the turns that are remembered was the one in which that seat moved a knight."""
    if not holds(state, seat, "gold"):
        return None
    turns = (i for i, each in enumerate(state.placed) if (each.seat, each.city) == (seat, state.moved_to))
    return max(turns, default=None)


def as_moved(state: State, seat: Seat) -> State:
    """Saladin's move as the seat's bids have it now: one knight fewer than was placed lies here, one more there."""
    at = _saladins_turn(state, seat)
    if at is None or not _is_face_down(state):
        return state
    turns = (*state.placed[:at], *state.placed[at + 1 :])
    more = {city: _lying(state, city, seat) - _placed(turns, city, seat) for city in CITIES}
    match sorted((by, city) for city, by in more.items() if by):
        case [(-1, _), (1, target)]:
            return replace(state, placed=put(state.placed, at, replace(state.placed[at], city=target)), moved_to=target)
        case _:  # not all of it is told
            return state


def _placed(turns: Iterable[Placed], city: City, seat: Seat) -> int:
    return sum(placed.count for placed in turns if (placed.seat, placed.city) == (seat, city))
