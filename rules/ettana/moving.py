"""The move of the turn: where the pawn can go; and the free swap directly after it (ETT-29..43)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.types import Cells, Choice, Frozen, Option, Pick, Prompt, Say, Seat, Who

from .components import OCTAGONS, PIPS, SQUARES, TILED, TOUCHING, are_neighbours
from .moves import FreeSwap, Go, Moved, Stay
from .state import (
    Result,
    State,
    is_ledger,
    is_untold,
    need,
    others,
    spare_tiles,
    squares,
    standing,
    swapped,
    with_player,
    with_tile,
    with_tokens,
)
from .words import BOARD, square_word

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
    untold = wanted in spare_tiles(state)
    both = zip(TILED, state.tiles, strict=True)
    fits = (square for square, tile in both if tile == wanted or (tile is None and untold))
    return [Way(square=square, jump=True) for square in fits if square not in taken]


def may_go(state: State, way: Way) -> bool:
    """Whether the pawn can go that way."""
    if way.jump:
        return way in jumps(state)
    if way in _steps(state, state.players[state.active].tokens, INDEX[way.square]):
        return True
    return state.options.boxed_in == "passes" and way in ways(state)


def free_squares(state: State) -> tuple[str, ...]:
    """Where a Move card leads: squares without another pawn; the own one if the table allows it (ETT-36, ETT-53)."""
    taken = set(standing(state, but=state.active))
    if state.options.own_square == "no":
        taken.add(state.players[state.active].pawn)
    return tuple(square for square in squares(state) if square not in taken)


# ---- the move ----------------------------------------------------------------------------------------
def ask_move(state: State, ask: str) -> Prompt:
    """Where the pawn goes; a confirmation only, where nobody follows it or it can go nowhere."""
    seat = state.active
    if is_ledger(state):
        return _ask_moved(state, ask)
    options = tuple(_option(state, way) for way in ways(state))
    if not options:
        return forms.form(f"stay-{seat}", seat, "stay", text="stay", ask=ask, rule="ETT-39")
    n = state.turn.number
    to = Choice(name="to", label=Say(key="to-field", args={"n": n}), options=options)
    return Prompt(id=f"go-{seat}", ask=ask, seat=seat, move="go", fields=(to,),
                  label=Say(key="go-label", args={"n": n}),
                  confirm=Say(key="go-confirm", args={"to": Pick(field="to")}), rule="ETT-29")  # fmt: skip


def _option(state: State, way: Way) -> Option:
    if way.jump:
        note = Say(key="note-jump")
    elif way.paid:
        payees = forms.listed([Who(seat=seat) for seat in way.paid])
        note = Say(key="note-pays", args={"who": payees, "n": len(way.paid)})
    else:
        note = Say(key="note-steps", args={"n": state.turn.number})
    return Option(value=way.value, label=square_word(state, way.square), note=note, cell=way.square)


def _ask_moved(state: State, ask: str) -> Prompt:
    seat = state.active
    most = min(state.players[seat].tokens, state.seats - 1)
    paid = Choice(name="paid", label=Say(key="paid-field"), options=forms.seats(others(state)), many=True, least=0,
                  most=most)  # fmt: skip
    return forms.form(f"moved-{seat}", seat, "moved", (paid,) if most else (), text="moved", ask=ask, rule="ETT-19")


def do_go(state: State, seat: Seat, move: Go) -> Result:
    need(state, seat, "act", state.active)
    expect(not is_ledger(state))
    expect(not state.turn.moved, "moved-already", "ETT-19")
    way = read(move.to)
    expect(way, "does-not-fit", "ETT-29")
    assert way is not None
    expect(way.square != state.players[seat].pawn, "pawn-may-not-stay", "ETT-19")
    _refuse_taken(state, way)
    expect(may_go(state, way), "not-so-many-steps", "ETT-29", n=state.turn.number)
    if way.jump and is_untold(state, way.square):  # the pawn jumps to a tile with the number rolled
        state = with_tile(state, way.square, PIPS[state.turn.number - 1])
    return moved(_paid(state, way.paid), way.square)


def _refuse_taken(state: State, way: Way) -> None:
    for other in others(state):
        expect(state.players[other].pawn != way.square, "pawn-stands-there", "ETT-31", who=Who(seat=other))
    has = state.players[state.active].tokens
    expect(len(way.paid) <= has, "cannot-pay-toll", "ETT-33", n=len(way.paid), has=has)


def _paid(state: State, paid: tuple[Seat, ...]) -> State:
    """A token to everybody who was passed (ETT-32)."""
    return with_tokens(state, {state.active: -len(paid), **dict.fromkeys(paid, 1)}) if paid else state


def moved(state: State, square: str) -> Result:
    """The pawn stands there, the move is done, and the free swap is open if two yarns touch it (ETT-41, ETT-43)."""
    seat = state.active
    if not is_ledger(state):
        state = with_player(state, seat, replace(state.players[seat], pawn=square))
    may_swap = is_ledger(state) or len(TOUCHING[square]) > 1
    return replace(state, turn=replace(state.turn, moved=True, swap=may_swap)), ()


def do_moved(state: State, seat: Seat, move: Moved) -> Result:
    need(state, seat, "act", state.active)
    expect(is_ledger(state))
    expect(not state.turn.moved, "moved-already", "ETT-19")
    has = state.players[seat].tokens
    expect(len(set(move.paid)) == len(move.paid) and set(move.paid) <= set(others(state)), "does-not-fit", "ETT-32")
    expect(len(move.paid) <= has, "cannot-pay-toll", "ETT-33", n=len(move.paid), has=has)
    return moved(_paid(state, move.paid), "")


def do_stay(state: State, seat: Seat, move: Stay) -> Result:
    need(state, seat, "act", state.active)
    expect(not is_ledger(state) and not state.turn.moved)
    expect(not ways(state), "must-move", "ETT-19")
    news = warn("stays", "ETT-39", who=Who(seat=seat))
    return replace(state, turn=replace(state.turn, moved=True)), (news,)


# ---- swapping ----------------------------------------------------------------------------------------
def yarn_pair(label: Say, allowed: tuple[str, ...]) -> Cells:
    """Two octagons to tap."""
    return Cells(name="yarns", label=label, board=BOARD, allowed=allowed, many=True, least=2, most=2)


def ask_free_swap(state: State, ask: str) -> Prompt:
    """Two of the yarns that touch the pawn's square."""
    seat = state.active
    allowed = tuple(OCTAGONS[i] for i in TOUCHING[state.players[seat].pawn])
    pair = yarn_pair(Say(key="free-swap-field"), allowed)
    return forms.form(f"free-swap-{seat}", seat, "free_swap", (pair,), text="free-swap", ask=ask, rule="ETT-41")


def do_free_swap(state: State, seat: Seat, move: FreeSwap) -> Result:
    need(state, seat, "act", state.active)
    expect(not is_ledger(state))
    expect(state.turn.swap, "free-swap-over", "ETT-41")
    pair = octagons(move.yarns)
    expect(set(pair) <= set(TOUCHING[state.players[seat].pawn]), "swap-not-touching", "ETT-41")
    expect(state.options.swap_pair == "touching" or are_neighbours(*pair), "swap-not-neighbours", "ETT-42")
    state = replace(state, turn=replace(state.turn, swap=False, acted=True))
    return swap(state, pair), ()


def octagons(cells: tuple[str, ...]) -> tuple[int, int]:
    """Two different octagons as indices; Illegal if they are not."""
    expect(len(cells) == len(set(cells)) == 2 and set(cells) <= set(OCTAGONS), "swap-two-yarns", "ETT-21")
    return OCTAGONS.index(cells[0]), OCTAGONS.index(cells[1])


def swap(state: State, pair: tuple[int, int]) -> State:
    """Two yarns in each other's place, with what is known of them."""
    a, b = (OCTAGONS[i] for i in pair)
    there = {a: b, b: a}
    unlike = {there.get(octagon, octagon): colours for octagon, colours in state.unlike.items()}
    return replace(state, yarns=swapped(state.yarns, *pair), unlike=unlike)
