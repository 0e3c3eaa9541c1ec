"""What the knights on a field bid (AKK-24..38), and in which order they came, for tables that count only later ones."""

from __future__ import annotations

from collections.abc import Mapping

from rules.kit.types import Seat

from .components import (
    MERCENARY_EACH,
    MERCENARY_VALUE,
    PLAIN,
    SENESCHAL_VALUE,
    City,
    Knight,
)
from .state import State, bidders

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
