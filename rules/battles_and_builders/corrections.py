"""The corrections: every number, the start tile, the holders of tiles, the dice tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import IdFilter, Number, number
from rules.kit.rules import about, fields, known, pick
from rules.kit.types import TABLE, Option, Say, Seat

from . import components as box
from .battle import table_fields
from .ending import holders
from .flow import bnb
from .state import Side, Stake, State, StrategyTile, terrain_word, tile_word

# Records before version 4: a correction of revealed tokens amends the reveal.
RETOLD = {"correct_revealed": "reveal", "correct_reveal": "reveal.faces"}
BATTLE_STEPS = ("king", "dice", "roll", "fresh")  # steps in which the tokens lie open
MOST_NOTED = 99
OUT = -2  # chosen, but without effect: the strategy tile is out of the game


# ---- numbers -----------------------------------------------------------------------------------------
SIDE_TAGS = ("correct_chips", "correct_noted", "correct_tokens", "correct_committed")


@bnb.numbers(*SIDE_TAGS, "correct_value", "correct_round")
def numbers(s: State, wanted: IdFilter) -> Iterator[Number[State]]:
    """All correctable numbers with their current values."""
    for side in range(len(s.sides)):
        if wanted(tuple(f"{kind}-{side}" for kind in SIDE_TAGS)):
            yield from _side_numbers(s, side, s.sides[side])
    for index, tile in enumerate(s.tiles) if wanted("correct_value-") else ():
        yield number(s, "correct_value", "tiles", index, "value", of={"index": index}, row=tile_word(tile), least=1,
                     most=box.HIGHEST_VALUE, column=Say(key="column-value"), cell=tile_cell(s, index))  # fmt: skip
    if s.step == "event":
        yield number(s, "correct_round", "round", row=Say(key="row-round"), least=1, most=box.ROUNDS)


def _side_numbers(s: State, side: int, its: Side) -> Iterator[Number[State]]:
    """Chips, noted points, tokens behind the screen, and the size of the stake; a new size discards the kinds that a
    phone entered."""
    column = s.name(side)
    for chip in its.chips:
        yield number(s, "correct_chips", "sides", side, "chips", chip, of={"side": side, "chip": chip},
                     row=Say(key=f"chip-{chip}"), column=column, more=s.chips_left(chip))  # fmt: skip
    yield number(s, "correct_noted", "sides", side, "noted", of={"side": side}, row=Say(key="score-noted"),
                 column=column, least=-MOST_NOTED, most=MOST_NOTED)  # fmt: skip
    for kind in its.tokens:
        left = Say(key="row-left", args={"kind": Say(key=f"kind-{kind}")})
        yield number(s, "correct_tokens", "sides", side, "tokens", kind, of={"side": side, "kind": kind}, row=left,
                     column=column, most=box.STOCK[kind])  # fmt: skip
    if s.step in ("commit", "reveal") and s.stakes[side].count is not None:
        yield number(s, "correct_committed", "stakes", side, "count", of={"side": side}, row=Say(key="row-committed"),
                     column=column, most=box.MOST_WITH_KING,
                     put=lambda n: s.with_stake(side, Stake(count=n)))  # fmt: skip


def tile_cell(s: State, index: int) -> str:
    """The cell of the newest event tile, the only one on the board; else ""."""
    return "tile" if index == len(s.tiles) - 1 else ""


# ---- the start tile ----------------------------------------------------------------------------------
@bnb.correction(id="start", label="start-label", when=lambda s: s.step != "over")
def correct_start(s: State, seat_: Annotated[Seat, pick(forms.all_seats, default=lambda s: (s.start,))]) -> State:
    """Move the start tile; pending commitments and kings follow the new order."""
    return replace(s, start=seat_)


# ---- tiles -------------------------------------------------------------------------------------------
def past_tiles(s: State) -> tuple[int, ...]:
    """The indices of the event tiles except the contested one."""
    in_play = s.step not in ("event", "over")
    return tuple(range(len(s.tiles) - in_play))


def tile_default(s: State, index: int) -> tuple[int]:
    holder = s.tiles[index].holder
    return (TABLE if holder is None else holder,)


@bnb.correction(id="tile-{index}", label=lambda s, index: tile_word(s.tiles[index]), cell=tile_cell)
def correct_tile(
    s: State,
    index: Annotated[int, about(past_tiles)],
    terrain: Annotated[box.Terrain, known(lambda s, index: s.tiles[index].terrain)],
    holder: Annotated[int, pick(holders, label="holder-label", default=tile_default)],
) -> State:
    return s.with_tile(index, replace(s.tiles[index], holder=None if holder == TABLE else holder))


def strategy_default(s: State, tile: box.Strategy) -> tuple[int]:
    laid = next((laid for laid in s.strategies if laid.tile == tile), None)
    return (TABLE if laid is None else OUT if laid.holder is None else laid.holder,)


def strategy_holders(s: State) -> tuple[Option, ...]:
    """The holders of a strategy tile: a side, the supply, or chosen without effect."""
    return (*holders(s), Option(value=OUT, label=Say(key="strategy-out")))


@bnb.correction(id="strategy-{tile}", label="strategy-holder",
                say=lambda s, tile: {"tile": Say(key=f"strategy-{tile}")})  # fmt: skip
def correct_strategy(
    s: State,
    tile: Annotated[box.Strategy, about(box.STRATEGIES)],
    holder: Annotated[int, pick(strategy_holders, label="holder-label", default=strategy_default)],
) -> State:
    """Give the tile to another holder; chosen this round, the tile works for its new owner."""
    others = tuple(laid for laid in s.strategies if laid.tile != tile)
    if holder == TABLE:
        return replace(s, strategies=others)
    now = next((laid.now for laid in s.strategies if laid.tile == tile), s.step in BATTLE_STEPS)
    laid = StrategyTile(tile=tile, holder=None if holder == OUT else holder, now=now)
    return replace(s, strategies=(*others, laid))


# ---- dice tables -------------------------------------------------------------------------------------
def dice_cell(s: State, terrain: box.Terrain) -> str:
    return "tile" if s.tiles and s.tiles[-1].terrain == terrain else ""


@bnb.correction(id="dice-{terrain}", label="dice-label", cell=dice_cell,
                say=lambda s, terrain: {"terrain": terrain_word(terrain)})  # fmt: skip
def correct_dice(
    s: State,
    terrain: Annotated[box.Terrain, about(lambda s: s.tables)],
    dice: Annotated[dict[box.Army, box.Colour], fields(lambda s, terrain: table_fields(s.tables[terrain]))],
) -> State:
    return replace(s, tables={**s.tables, terrain: dice})
