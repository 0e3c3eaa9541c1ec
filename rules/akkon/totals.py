"""What the knights on a field are worth (AKK-24..36), and who takes the card (AKK-39..41)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.akkon.components import MERCENARY_EACH, MERCENARY_VALUE, PLAIN, SENESCHAL_VALUE, City, Knight
from rules.akkon.state import State, bidders
from rules.kit.types import Seat

HAS_VALUE: tuple[Knight, ...] = (*PLAIN, "mercenary")


def total(state: State, city: City, seat: Seat, after: int | None = None) -> int:
    """A seat's bid on a field, from the faces. `after`: knights placed after its mercenary, where that matters."""
    faces = state.players[seat].faces.get(city, ())
    knights = sum(PLAIN.get(knight, 0) for knight in faces)
    knights += sum(_mercenary(state, city, after) for knight in faces if knight == "mercenary")
    seneschal = SENESCHAL_VALUE if state.seneschal == city and seat == state.start else 0
    doubled: int = 2 ** faces.count("cloak")  # two cloaks only with a borrowed one
    if state.options.cloak_seneschal == "doubles":
        return (knights + seneschal) * doubled
    return knights * doubled + seneschal


def _mercenary(state: State, city: City, after: int | None) -> int:
    """Two, and two for every other knight that counts (AKK-25, AKK-27, AKK-28)."""
    other = sum(_counting(state, player.faces.get(city, ())) for player in state.players) - 1
    if state.seneschal == city and state.options.mercenary_counts != "coloured":
        other += 1
    return MERCENARY_VALUE + MERCENARY_EACH * (other if after is None else min(after, other))


def _counting(state: State, faces: tuple[Knight, ...]) -> int:
    if state.options.mercenary_counts != "valued":
        return len(faces)
    return sum(knight in HAS_VALUE for knight in faces)


def winner(state: State, city: City, totals: Mapping[Seat, int]) -> Seat | None:
    """The seat with the single highest bid; None for a tie, or if nobody bids more than nothing."""
    here = bidders(state, city)
    if len(here) == 1 and state.options.lone_cloak == "takes" and state.players[here[0]].faces.get(city) == ("cloak",):
        return here[0]  # AKK-33
    highest = max(totals.values(), default=0)
    first = [seat for seat, value in totals.items() if value == highest]
    return first[0] if highest > 0 and len(first) == 1 else None


def placed_after(state: State, city: City, seat: Seat) -> int:
    """How many pieces came onto the field after the seat's last ones."""
    turns = [placed for placed in state.placed if placed.city == city]
    last = max((i for i, placed in enumerate(turns) if placed.seat == seat), default=len(turns))
    return sum(placed.count for placed in turns[last + 1 :])


def is_order_unsure(state: State, city: City, seat: Seat) -> bool:
    """Whether the seat has placed there in several turns, so that its mercenary may lie in any of them."""
    return sum(placed.city == city and placed.seat == seat for placed in state.placed) > 1
