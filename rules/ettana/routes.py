"""Where a pawn can go: exact steps, no square twice, a token for everybody who is passed, or a jump (ETT-29..39)."""

from __future__ import annotations

from collections.abc import Mapping

from rules.ettana.components import SQUARES, TILED
from rules.ettana.state import State, squares, standing, tile_at
from rules.kit.types import Frozen, Seat

Payees = tuple[Seat, ...]
SIDE = 6  # squares in a row, the rim included
AWAY = 9  # more than anybody can pass


class Way(Frozen, frozen=True, kw_only=True):
    """One way to reach a square: by steps past some players, or by a jump."""

    square: str
    paid: Payees = ()
    jump: bool = False

    @property
    def value(self) -> str:
        """As it stands in a move: "2,3", "2,3/0+1", "2,3/jump"."""
        how = "jump" if self.jump else "+".join(str(seat) for seat in self.paid)
        return f"{self.square}/{how}" if how else self.square


def read(value: str) -> Way | None:
    """The way that a move names; None if it names none."""
    square, _, how = value.partition("/")
    seats = how.split("+") if how and how != "jump" else []
    if square not in SQUARES or not all(seat.isdigit() for seat in seats):
        return None
    return Way(square=square, jump=how == "jump", paid=tuple(int(seat) for seat in seats))


# ---- squares as numbers 0..35 -------------------------------------------------------------------------
def _beside(square: int, allowed: frozenset[int]) -> tuple[int, ...]:
    row, column = divmod(square, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    there = (SIDE * r + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)
    return tuple(n for n in there if n in allowed)


INDEX: dict[str, int] = {square: i for i, square in enumerate(SQUARES)}
EVERYWHERE = frozenset(range(len(SQUARES)))
INSIDE = frozenset(INDEX[square] for square in TILED)
BESIDE: dict[str, tuple[tuple[int, ...], ...]] = {
    "on": tuple(_beside(square, EVERYWHERE) for square in EVERYWHERE),
    "off": tuple(_beside(square, INSIDE) for square in EVERYWHERE),
}


def walks(
    start: int, steps: int, beside: tuple[tuple[int, ...], ...], stand: Mapping[int, Seat], purse: int, goal: int = -1
) -> dict[int, set[Payees]]:
    """Every square that is reached in exactly so many steps, with the players that can be passed on the way.

    With a goal only that square; ways that lead too far off are not followed.
    """
    found: dict[int, set[Payees]] = {}

    def walk(square: int, left: int, seen: int, paid: Payees) -> None:
        """One step on; `seen` has a bit for every square that was entered."""
        for n in beside[square]:
            if seen >> n & 1 or (goal >= 0 and _distance(n, goal) >= left):
                continue
            seat = stand.get(n)
            if left == 1:
                if seat is None:
                    found.setdefault(n, set()).add(paid)
            elif seat is None:
                walk(n, left - 1, seen | 1 << n, paid)
            elif len(paid) < purse:
                walk(n, left - 1, seen | 1 << n, tuple(sorted((*paid, seat))))

    walk(start, steps, 1 << start, ())
    return found


def _distance(a: int, b: int) -> int:
    return abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)


# ---- the player whose turn it is ----------------------------------------------------------------------
def ways(state: State) -> tuple[Way, ...]:
    """Every way to move by the number rolled; a square's cheapest way first, the jump last."""
    by_steps = _steps(state, state.players[state.active].tokens)
    found = sorted((*by_steps, *jumps(state)), key=lambda way: (INDEX[way.square], way.jump, len(way.paid), way.paid))
    if found or state.options.boxed_in == "stays":
        return tuple(found)
    freely = dict.fromkeys(way.square for way in _steps(state, AWAY))
    return tuple(Way(square=square) for square in freely)


def _steps(state: State, purse: int, goal: int = -1) -> list[Way]:
    stand = {INDEX[square]: seat for square, seat in standing(state, but=state.active).items()}
    start, beside = INDEX[state.players[state.active].pawn], BESIDE[state.options.rim]
    found = walks(start, state.turn.number, beside, stand, purse, goal)
    return [Way(square=SQUARES[n], paid=paid) for n, payees in found.items() for paid in _kept(state, payees)]


def _kept(state: State, payees: set[Payees]) -> set[Payees]:
    """All of them, or where the table always goes the cheapest way, only those (ETT-34)."""
    if state.options.toll == "route":
        return payees
    least = min(len(paid) for paid in payees)
    return {paid for paid in payees if len(paid) == least}


def jumps(state: State) -> list[Way]:
    """The free tiles with the number rolled; the pawn's own square is none (ETT-35, ETT-38)."""
    taken = {player.pawn for player in state.players}
    wanted = str(state.turn.number)
    both = zip(TILED, state.tiles, strict=True)
    return [Way(square=square, jump=True) for square, tile in both if tile == wanted and square not in taken]


def may_go(state: State, way: Way) -> bool:
    """Whether the pawn can go that way."""
    if way.jump:
        taken = {player.pawn for player in state.players}
        return tile_at(state, way.square) == state.turn.number and way.square not in taken
    if way in _steps(state, state.players[state.active].tokens, INDEX[way.square]):
        return True
    return state.options.boxed_in == "passes" and way in ways(state)


def free_squares(state: State) -> tuple[str, ...]:
    """Where a Move card leads: squares without another pawn; the own one if the table allows it (ETT-36, ETT-53)."""
    taken = set(standing(state, but=state.active))
    if state.options.own_square == "no":
        taken.add(state.players[state.active].pawn)
    return tuple(square for square in squares(state) if square not in taken)
