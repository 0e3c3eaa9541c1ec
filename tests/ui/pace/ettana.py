"""A round of Ettana: every player has one turn."""

from __future__ import annotations

from tests.rules.ettana.table import PAWNS, TILES, YARNS, spots, yarns
from tests.ui.pace.harness import Pace


async def full(pace: Pace) -> None:
    await pace.begins("begin")  # the whole board is entered first
    await pace.begins("lay_yarns", yarns=yarns(YARNS))
    await pace.begins("lay_tiles", tiles=list(TILES.replace("/", "")))
    for pawn in PAWNS:
        await pace.begins("place_pawn", square=pawn)
    await pace.begins("deal")
    await turns(pace, is_told=True)


async def turns(pace: Pace, *, is_told: bool) -> None:
    """A turn of each player; yarns that nobody told before are told where the rolled colour lies beside a pawn."""
    await pace.does("Ana rolls a 2 and red", "roll", dice={"number": 2, "colour": "red"})
    if not is_told:
        await pace.does("the red yarns beside the pawns are told", "beside", yarns=spots("0,0", "1,1", "3,3", "2,2"))
    await pace.does("Ana goes two steps", "go", to="1,3")
    await pace.does("Ana swaps two yarns", "free_swap", yarns=spots("0,2", "1,3"))
    await pace.does("Ana ends the turn", "end_turn")
    await pace.does("Bo rolls a 5 and black", "roll", dice={"number": 5, "colour": "black"})
    await pace.does("Bo goes to a tile with 5", "go", to="2,4/jump")
    await pace.does("Bo swaps two yarns", "free_swap", yarns=spots("1,3", "2,3"))
    await pace.does("Bo ends the turn", "end_turn")
    await pace.does("Cem rolls a 1 and blue", "roll", dice={"number": 1, "colour": "blue"})
    if not is_told:
        await pace.does("the blue yarns beside the pawns are told", "beside", yarns=spots("2,3", "4,4"))
    await pace.does("Cem buys an action card", "buy", goods="card")
    await pace.does("Cem goes one step past nobody", "go", to="3,1")
    await pace.does("Cem ends the turn", "end_turn")
    await pace.does("Dee rolls a 3 and green", "roll", dice={"number": 3, "colour": "green"})
    if not is_told:
        await pace.does("the green yarns beside the pawns are told", "beside", yarns=spots("4,3"))
    await pace.does("Dee plays a card that brings tokens", "play", card="three")
    await pace.does("Dee goes three steps", "go", to="5,2")
    await pace.does("Dee claims three yarns in a row", "claim", design="here", at=spots("4,0", "3,1", "2,2"), points=1)
    await pace.does("everybody agrees", "answer")
    await pace.does("Dee ends the turn", "end_turn")
