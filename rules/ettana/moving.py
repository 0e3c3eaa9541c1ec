"""The move of the turn: the squares that the pawn can reach; and the free swap directly after it (ETT-29..43)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import warn
from rules.kit.places import put
from rules.kit.rules import No, Outcome, cells, must, once, only, pick
from rules.kit.types import TABLE, Frozen, Option, Say, Seat, Who

from .components import OCTAGONS, PIPS, SQUARES, TILE_SQUARES, TOUCHING, are_neighbours
from .state import BOARD, State

Payees = tuple[Seat, ...]
SIDE = 6  # squares in a row, the rim included
AWAY = 9  # more pawns than a walk can pass


class Way(Frozen, frozen=True, kw_only=True):
    """One way to reach a square: by steps past some players, or by a jump."""

    square: str
    paid: Payees = ()
    jump: bool = False

    @property
    def value(self) -> str:
        """The way as a move records it: "2,3", "2,3/0+1", "2,3/jump"."""
        how = "jump" if self.jump else "+".join(str(seat) for seat in self.paid)
        return f"{self.square}/{how}" if how else self.square


def read_way(value: str) -> Way:
    """The way that a move records."""
    square, _, how = value.partition("/")
    seats = how.split("+") if how and how != "jump" else []
    return Way(square=square, jump=how == "jump", paid=tuple(int(seat) for seat in seats))


# ---- squares as numbers 0..35 -------------------------------------------------------------------------
def _neighbours(square: int, allowed: frozenset[int]) -> tuple[int, ...]:
    row, column = divmod(square, SIDE)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    there = (SIDE * r + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE)
    return tuple(n for n in there if n in allowed)


INDEX: dict[str, int] = {square: i for i, square in enumerate(SQUARES)}
EVERYWHERE = frozenset(range(len(SQUARES)))
INSIDE = frozenset(INDEX[square] for square in TILE_SQUARES)
NEIGHBOURS: dict[str, tuple[tuple[int, ...], ...]] = {
    "on": tuple(_neighbours(square, EVERYWHERE) for square in EVERYWHERE),
    "off": tuple(_neighbours(square, INSIDE) for square in EVERYWHERE),
}


@lru_cache(maxsize=64)  # a turn asks several times from the same squares
def walks(
    start: int, steps: int, rim: str, pawns: frozenset[tuple[int, Seat]], purse: int
) -> Mapping[int, set[Payees]]:
    """Every square reached in exactly `steps` steps, with the sets of players passed on the way."""
    found: dict[int, set[Payees]] = {}
    stand, beside = dict(pawns), NEIGHBOURS[rim]

    def walk(square: int, left: int, seen: int, paid: Payees) -> None:
        """Walks on from `square`; `seen` has a bit for every square entered."""
        for n in beside[square]:
            if seen >> n & 1:
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


# ---- the ways of the pawn -----------------------------------------------------------------------------
@once
def ways(state: State) -> tuple[Way, ...]:
    """Every way to move by the number rolled; a square's cheapest way first, the jump last."""
    by_steps = steps(state, state.players[state.active].tokens)
    found = sorted((*by_steps, *jumps(state)), key=lambda way: (INDEX[way.square], way.jump, len(way.paid), way.paid))
    if found or state.options.boxed_in == "stays":
        return tuple(found)
    freely = dict.fromkeys(way.square for way in steps(state, AWAY))
    return tuple(Way(square=square) for square in freely)


def steps(state: State, purse: int) -> list[Way]:
    pawns = frozenset((INDEX[square], seat) for square, seat in state.pawn_squares(but=state.active).items())
    found = walks(INDEX[state.players[state.active].pawn], state.turn.number, state.options.rim, pawns, purse)
    return [Way(square=SQUARES[n], paid=paid) for n, payees in found.items() for paid in allowed_payees(state, payees)]


def allowed_payees(state: State, payees: set[Payees]) -> set[Payees]:
    """All payees, or by one reading only those of the cheapest ways (ETT-34)."""
    if state.options.toll == "route":
        return payees
    least = min(len(paid) for paid in payees)
    return {paid for paid in payees if len(paid) == least}


def jumps(state: State) -> list[Way]:
    """The jumps to free tiles with the number rolled, never to the pawn's own square (ETT-35, ETT-38)."""
    taken = {player.pawn for player in state.players}
    wanted = str(state.turn.number)
    untold = wanted in state.spare_tiles()
    both = zip(TILE_SQUARES, state.tiles, strict=True)
    fits = (square for square, tile in both if tile == wanted or (tile is None and untold))
    return [Way(square=square, jump=True) for square in fits if square not in taken]


def free_squares(state: State) -> tuple[str, ...]:
    """The squares for a Move card: without another pawn; the pawn's own if the table allows it (ETT-36, ETT-53)."""
    return state.unoccupied_squares(state.squares(), but=state.active if state.options.own_square == "yes" else TABLE)


# ---- the move ----------------------------------------------------------------------------------------
def may_move(state: State) -> bool | No:
    return not state.turn.moved or No("moved-already", "ETT-19")


def may_move_board(state: State) -> bool | No:
    return state.is_board() and may_move(state)


def may_move_ledger(state: State) -> bool | No:
    return state.is_ledger() and may_move(state)


def is_boxed_in(state: State) -> bool | No:
    """Whether the pawn has no way to go (ETT-39)."""
    if not may_move_board(state) or jumps(state) or ways(state):
        return No("must-move", "ETT-19")
    return True


def way_options(state: State) -> tuple[Option, ...]:
    """One option per way, with the square as its label and the kind of way as its note."""
    return tuple(Option(value=way.value, label=state.square_word(way.square), note=way_note(state, way),
                        cell=way.square) for way in ways(state))  # fmt: skip


def way_note(state: State, way: Way) -> Say:
    if way.jump:
        return Say(key="note-jump")
    if way.paid:
        payees = forms.comma_list([Who(seat=seat) for seat in way.paid])
        return Say(key="note-pays", args={"who": payees, "n": len(way.paid)})
    return Say(key="note-steps", args={"n": state.turn.number})


def go(
    state: State, to: Annotated[str, pick(way_options, label=lambda s: Say(key="to-field", args={"n": s.turn.number}))]
) -> Outcome[State]:
    """Moves the pawn: passed players get a token each; a jump enters the number of an unknown tile."""
    way = read_way(to)
    if way.jump and state.is_untold(way.square):
        state = state.with_tile(way.square, PIPS[state.turn.number - 1])
    return move_pawn(pay_toll(state, way.paid), way.square)


def pay_toll(state: State, paid: tuple[Seat, ...]) -> State:
    """Gives a token to every passed player (ETT-32)."""
    return state.with_tokens({state.active: -len(paid), **dict.fromkeys(paid, 1)}) if paid else state


def move_pawn(state: State, square: str) -> State:
    """Puts the pawn on the square and ends the move; the free swap opens if two yarns touch it (ETT-41, ETT-43)."""
    seat = state.active
    if state.is_board():
        state = state.with_player(seat, replace(state.players[seat], pawn=square))
    may_swap = state.is_ledger() or len(TOUCHING[square]) > 1
    return replace(state, turn=replace(state.turn, moved=True, swap=may_swap))


def purse(state: State) -> int:
    """The maximum number of players that the active one can pay."""
    return min(state.players[state.active].tokens, state.seats - 1)


def moved(
    state: State,
    paid: Annotated[
        tuple[Seat, ...],
        only(purse, pick(lambda s: forms.seats(s.other_seats()), label="paid-field", many=True, least=0, most=purse)),
    ] = (),
) -> Outcome[State]:
    """Results only: enters the move, with the players passed."""
    return move_pawn(pay_toll(state, paid), "")


def stay(state: State, seat: Seat) -> Outcome[State]:
    """Ends the move of a pawn that cannot go anywhere (ETT-39)."""
    return replace(state, turn=replace(state.turn, moved=True)), warn("stays", "ETT-39", who=Who(seat=seat))


# ---- swapping ----------------------------------------------------------------------------------------
def may_swap(state: State) -> bool | No:
    return (state.turn.swap and state.is_board()) or No("free-swap-over", "ETT-41")


def touched_yarns(state: State) -> tuple[str, ...]:
    """The yarns that touch the pawn's square."""
    return tuple(OCTAGONS[i] for i in TOUCHING[state.players[state.active].pawn])


def free_swap(
    state: State,
    yarns: Annotated[tuple[str, ...], cells(BOARD, touched_yarns, label="free-swap-field", many=True, least=2, most=2)],
) -> Outcome[State]:
    are_near = are_neighbours(*(OCTAGONS.index(yarn) for yarn in yarns))
    must(state.options.swap_pair == "touching" or are_near, "swap-not-neighbours", "ETT-42")
    return swap(replace(state, turn=replace(state.turn, swap=False, acted=True)), yarns)


def swap(state: State, pair: tuple[str, ...]) -> State:
    """Swaps two yarns, with their known and excluded colours."""
    there = dict(zip(pair, pair[::-1], strict=True))
    unlike = {there.get(octagon, octagon): colours for octagon, colours in state.unlike.items()}
    a, b = (OCTAGONS.index(octagon) for octagon in pair)
    return replace(state, yarns=put(put(state.yarns, a, state.yarns[b]), b, state.yarns[a]), unlike=unlike)
