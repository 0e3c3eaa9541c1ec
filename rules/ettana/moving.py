"""The move of the turn, and the free swap directly after it (ETT-29..43)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.ettana import routes
from rules.ettana.components import OCTAGONS, TOUCHING, are_neighbours
from rules.ettana.moves import FreeSwap, Go, Moved, Stay
from rules.ettana.routes import Way
from rules.ettana.state import (
    Result,
    State,
    is_ledger,
    listed,
    need,
    others,
    swapped,
    tile_at,
    with_player,
    with_tokens,
)
from rules.ettana.words import BOARD, who
from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.types import Cells, Choice, News, Option, Pick, Prompt, Say, Seat, Who


# ---- the move ----------------------------------------------------------------------------------------
def ask_move(state: State, ask: str) -> Prompt:
    """Where the pawn goes; a confirmation only, where nobody follows it or it can go nowhere."""
    seat = state.active
    if is_ledger(state):
        return _ask_moved(state, ask)
    options = tuple(_option(state, way) for way in routes.ways(state))
    if not options:
        return Prompt(id=f"stay-{seat}", ask=ask, seat=seat, move="stay", label=Say(key="stay-label"),
                      confirm=Say(key="stay-confirm"), rule="ETT-39")  # fmt: skip
    n = state.turn.number
    to = Choice(name="to", label=Say(key="to-field", args={"n": n}), options=options)
    return Prompt(id=f"go-{seat}", ask=ask, seat=seat, move="go", fields=(to,),
                  label=Say(key="go-label", args={"n": n}),
                  confirm=Say(key="go-confirm", args={"to": Pick(field="to")}), rule="ETT-29")  # fmt: skip


def square_word(state: State, square: str) -> Say:
    """A square by its tile, or as one of the rim."""
    tile = tile_at(state, square)
    return Say(key="the-tile", args={"n": tile}) if tile else Say(key="the-rim")


def _option(state: State, way: Way) -> Option:
    if way.jump:
        note = Say(key="note-jump")
    elif way.paid:
        note = Say(key="note-pays", args={"who": listed([Who(seat=seat) for seat in way.paid]), "n": len(way.paid)})
    else:
        note = Say(key="note-steps", args={"n": state.turn.number})
    return Option(value=way.value, label=square_word(state, way.square), note=note, cell=way.square)


def _ask_moved(state: State, ask: str) -> Prompt:
    seat = state.active
    most = min(state.players[seat].tokens, state.seats - 1)
    paid = Choice(name="paid", label=Say(key="paid-field"), options=forms.seats(others(state)), many=True, least=0,
                  most=most)  # fmt: skip
    return Prompt(id=f"moved-{seat}", ask=ask, seat=seat, move="moved", label=Say(key="moved-label"),
                  confirm=Say(key="moved-confirm"), fields=(paid,) if most else (),
                  rule="ETT-19")  # fmt: skip


def do_go(state: State, seat: Seat, move: Go) -> Result:
    need(state, seat, "act", state.active)
    expect(not is_ledger(state))
    expect(not state.turn.moved, "moved-already", "ETT-19")
    way = routes.read(move.to)
    expect(way, "does-not-fit", "ETT-29")
    assert way is not None
    expect(way.square != state.players[seat].pawn, "pawn-may-not-stay", "ETT-19")
    _refuse_taken(state, way)
    expect(routes.may_go(state, way), "not-so-many-steps", "ETT-29", n=state.turn.number)
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
    expect(not routes.ways(state), "must-move", "ETT-19")
    news = News(say=Say(key="stays", args=who(seat)), rule="ETT-39", tone="warn")
    return replace(state, turn=replace(state.turn, moved=True)), (news,)


# ---- swapping ----------------------------------------------------------------------------------------
def yarn_pair(label: Say, allowed: tuple[str, ...]) -> Cells:
    """Two octagons to tap."""
    return Cells(name="yarns", label=label, board=BOARD, allowed=allowed, many=True, least=2, most=2)


def ask_free_swap(state: State, ask: str) -> Prompt:
    """Two of the yarns that touch the pawn's square."""
    seat = state.active
    allowed = tuple(OCTAGONS[i] for i in TOUCHING[state.players[seat].pawn])
    return Prompt(id=f"free-swap-{seat}", ask=ask, seat=seat, move="free_swap", label=Say(key="free-swap-label"),
                  confirm=Say(key="free-swap-confirm"),
                  fields=(yarn_pair(Say(key="free-swap-field"), allowed),), rule="ETT-41")  # fmt: skip


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
    """Two yarns in each other's place."""
    return replace(state, yarns=swapped(state.yarns, *pair))
