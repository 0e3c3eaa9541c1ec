"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, readings
from rules.kit.expect import expect
from rules.kit.types import TABLE, Choice, Option, Prompt, Say, Seat, Tagged

from .battle import table_fields
from .components import ARMIES, BARBARIAN_VALUE, STRATEGIES, Army, Colour, Strategy, Terrain
from .ending import holders
from .flow import bnb
from .numbers import lies_at, numbers
from .state import Result, State, StrategyTile, with_tile
from .words import terrain_word, tile_word

# Of records before version 4: what lay open is told otherwise where it was told.
RETOLD = {"correct_revealed": "reveal", "correct_reveal": "reveal.faces"}
FOUGHT = ("king", "dice", "roll", "fresh")  # steps in which the tokens lie open
OUT = -2  # chosen, but without effect: the strategy tile is out of the game


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    step = bnb.now(state)
    if step and step.way_out and wanted("leave-out"):
        yield step.way_out.form(state)
    yield from forms_of(
        state, wanted, {"start": _start, "tile-": _tiles, "strategy-": _strategies, "dice-": _dice}
    )  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


def _holder(state: State, now: int | None) -> Choice:
    default = (TABLE if now is None else now,)
    return Choice(name="holder", label=Say(key="holder-label"), options=holders(state), default=default)


def _side(state: State, holder: int | None) -> int | None:
    """A side, or None for the table."""
    if holder is None or holder == TABLE:
        return None
    expect(0 <= holder < len(state.sides), "does-not-fit")
    return holder


# ---- the start tile ----------------------------------------------------------------------------------
def _start(state: State) -> Iterator[Prompt]:
    if state.step != "over":
        seats = Choice(name="seat", label=Say(key="start-label"), options=forms.seats(range(state.seats)),
                       default=(state.start,))  # fmt: skip
        yield correction("start", "correct_start", Say(key="start-label"), seats)


class CorrectStart(Tagged, frozen=True, kw_only=True, tag="correct_start"):
    seat: int


def do_correct_start(state: State, seat: Seat, move: CorrectStart) -> Result:
    """Another seat has the start tile; who is still to commit, and the kings, go on in the new order."""
    expect(state.step != "over" and 0 <= move.seat < state.seats, "does-not-fit")
    return replace(state, start=move.seat), ()


# ---- event tiles -------------------------------------------------------------------------------------
def _tiles(state: State) -> Iterator[Prompt]:
    """Before whom each lies; the one that is fought for lies in the middle."""
    in_play = len(state.tiles) - 1 if state.step not in ("event", "over") else -1
    for index, tile in enumerate(state.tiles):
        if index != in_play:
            given = {"index": index, "terrain": tile.terrain}
            yield correction(f"tile-{index}", "correct_tile", tile_word(tile), _holder(state, tile.holder), given=given,
                             cell=lies_at(state, index))  # fmt: skip


class CorrectTile(Tagged, frozen=True, kw_only=True, tag="correct_tile"):
    index: int
    terrain: Terrain
    value: int | None = None  # as it was, where it is not told; barbarians have their own
    holder: int | None = None  # a side, or TABLE


def do_correct_tile(state: State, seat: Seat, move: CorrectTile) -> Result:
    expect(0 <= move.index < len(state.tiles), "does-not-fit")
    old = state.tiles[move.index]
    value = BARBARIAN_VALUE if move.terrain == "barbarian" else old.value if move.value is None else move.value
    holder = old.holder if move.holder is None else _side(state, move.holder)
    return with_tile(state, move.index, replace(old, terrain=move.terrain, value=value, holder=holder)), ()


# ---- strategy tiles ----------------------------------------------------------------------------------
def _strategies(state: State) -> Iterator[Prompt]:
    for tile in STRATEGIES:
        laid = next((laid for laid in state.strategies if laid.tile == tile), None)
        label = Say(key="strategy-holder", args={"tile": Say(key=f"strategy-{tile}")})
        yield correction(f"strategy-{tile}", "correct_strategy", label, _laid(state, laid), given={"tile": tile})


def _laid(state: State, now: StrategyTile | None) -> Choice:
    """Before whom it lies; in the middle, or chosen without effect."""
    holder = _holder(state, now.holder if now else None)
    out = Option(value=OUT, label=Say(key="strategy-out"))
    default = (OUT,) if now is not None and now.holder is None else holder.default
    return replace(holder, options=(*holder.options, out), default=default)


class CorrectStrategy(Tagged, frozen=True, kw_only=True, tag="correct_strategy"):
    tile: Strategy
    holder: int  # a side, TABLE for the middle, or OUT


def do_correct_strategy(state: State, seat: Seat, move: CorrectStrategy) -> Result:
    """The tile lies before another side; chosen this round it works for its new owner."""
    others = tuple(laid for laid in state.strategies if laid.tile != move.tile)
    was = next((laid for laid in state.strategies if laid.tile == move.tile), None)
    holder = None if move.holder == OUT else _side(state, move.holder)
    if holder is None and move.holder != OUT:
        return replace(state, strategies=others), ()
    now = was.now if was else state.step in FOUGHT
    return replace(state, strategies=(*others, StrategyTile(tile=move.tile, holder=holder, now=now))), ()


# ---- which dice --------------------------------------------------------------------------------------
def _dice(state: State) -> Iterator[Prompt]:
    for terrain, table in state.tables.items():
        label = Say(key="dice-label", args={"terrain": terrain_word(terrain)})
        yield correction(f"dice-{terrain}", "correct_dice", label, *table_fields(table),
                         given={"terrain": terrain},
                         cell="tile" if state.tiles and state.tiles[-1].terrain == terrain else "")  # fmt: skip


class CorrectDice(Tagged, frozen=True, kw_only=True, tag="correct_dice"):
    terrain: Terrain
    dice: dict[Army, Colour]


def do_correct_dice(state: State, seat: Seat, move: CorrectDice) -> Result:
    expect(move.terrain in state.tables and set(move.dice) == set(ARMIES), "does-not-fit", "BNB-28")
    return replace(state, tables={**state.tables, move.terrain: move.dice}), ()
