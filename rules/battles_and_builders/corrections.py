"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.battles_and_builders import battle, ending, kings, moves, reveal
from rules.battles_and_builders.components import BARBARIAN_VALUE, HIGHEST_VALUE, STRATEGIES, TERRAINS, VALUED
from rules.battles_and_builders.numbers import FOUGHT, anew, lies_at, numbers
from rules.battles_and_builders.state import Result, State, StrategyTile, order, with_tile
from rules.battles_and_builders.words import side_options, terrain_word, tile_word
from rules.kit import forms
from rules.kit.corrections import correction, leave_out, quantities, readings
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.types import TABLE, Amount, Choice, Field, Option, Prompt, Quantity, Say, Seat, Who


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    return (
        *quantities(numbers(state)), *_leave_out(state), *_start(state), *_tiles(state), *_strategies(state),
        *_dice(state), *readings(state.options),
    )  # fmt: skip


def _holder(state: State, now: int | None) -> Choice:
    nobody = Option(value=TABLE, label=Say(key="nobody"))
    options = (*side_options(state, range(len(state.sides))), nobody)
    return Choice(name="holder", label=Say(key="holder-label"), options=options, usual=(TABLE if now is None else now,))


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
                       usual=(state.start,))  # fmt: skip
        yield correction("start", "correct_start", Say(key="start-label"), seats)


def do_correct_start(state: State, seat: Seat, move: moves.CorrectStart) -> Result:
    """Another seat has the start tile; the kings that are still to choose do so in the new order."""
    expect(state.step != "over" and 0 <= move.seat < state.seats, "does-not-fit")
    state = replace(state, start=move.seat)
    return replace(state, kings=tuple(side for side in order(state) if side in state.kings)), ()


# ---- event tiles -------------------------------------------------------------------------------------
def _is_in_play(state: State, index: int) -> bool:
    """Whether this event tile is the one that is fought for just now."""
    return index == len(state.tiles) - 1 and state.step not in ("event", "over")


def _tiles(state: State) -> Iterator[Prompt]:
    for index, tile in enumerate(state.tiles):
        fields: tuple[Field, ...] = (
            Choice(name="terrain", label=Say(key="tile-label"), options=forms.words("terrain", TERRAINS),
                   usual=(tile.terrain,)),
            Amount(name="value", label=Say(key="value-label"), least=1, most=HIGHEST_VALUE, when=("terrain", VALUED),
                   usual=tile.value if tile.value > 0 else None),
        )  # fmt: skip
        if not _is_in_play(state, index):
            fields = (*fields, _holder(state, tile.holder))
        yield correction(f"tile-{index}", "correct_tile", tile_word(tile), *fields, given={"index": index},
                         cell=lies_at(state, index))  # fmt: skip


def do_correct_tile(state: State, seat: Seat, move: moves.CorrectTile) -> Result:
    expect(0 <= move.index < len(state.tiles), "does-not-fit")
    old = state.tiles[move.index]
    value = old.value if move.value is None else move.value
    expect(value == old.value or 1 <= value <= HIGHEST_VALUE, "does-not-fit", "BNB-39")
    tile = replace(old, terrain=move.terrain, value=BARBARIAN_VALUE if move.terrain == "barbarian" else value)
    if _is_in_play(state, move.index):
        return anew(with_tile(state, move.index, tile)), ()
    return with_tile(state, move.index, replace(tile, holder=_side(state, move.holder))), ()


# ---- strategy tiles ----------------------------------------------------------------------------------
def _strategies(state: State) -> Iterator[Prompt]:
    for tile in STRATEGIES:
        now = next((laid.holder for laid in state.strategies if laid.tile == tile), None)
        label = Say(key="strategy-holder", args={"tile": Say(key=f"strategy-{tile}")})
        yield correction(f"strategy-{tile}", "correct_strategy", label, _holder(state, now), given={"tile": tile})


def do_correct_strategy(state: State, seat: Seat, move: moves.CorrectStrategy) -> Result:
    """The tile lies before another side; chosen this round it works for its new owner."""
    others = tuple(laid for laid in state.strategies if laid.tile != move.tile)
    holder = _side(state, move.holder)
    if holder is None:
        return replace(state, strategies=others), ()
    now = next((laid.now for laid in state.strategies if laid.tile == move.tile), state.step in FOUGHT)
    return replace(state, strategies=(*others, StrategyTile(tile=move.tile, holder=holder, now=now))), ()


# ---- which dice --------------------------------------------------------------------------------------
def _dice(state: State) -> Iterator[Prompt]:
    for terrain, table in state.tables.items():
        label = Say(key="dice-label", args={"terrain": terrain_word(terrain)})
        yield correction(f"dice-{terrain}", "correct_dice", label, *battle.table_fields(table),
                         given={"terrain": terrain},
                         cell="tile" if state.tiles and state.tiles[-1].terrain == terrain else "")  # fmt: skip


def do_correct_dice(state: State, seat: Seat, move: moves.CorrectDice) -> Result:
    expect(move.terrain in state.tables, "does-not-fit", "BNB-28")
    return battle.with_table(state, move.terrain, move.dice), ()


# ---- the way out of every step -----------------------------------------------------------------------
def _leave_out(state: State) -> Iterator[Prompt]:
    """A king's choice, or the rest of the round: then who has taken the tile is asked, if one lies there."""
    match state.step:
        case "setup" | "over":
            return
        case "king":
            yield leave_out(Say(key="leave-king", args={"who": Who(seat=state.kings[0])}))
        case "event":
            yield leave_out(Say(key="leave-round"))
        case _:
            yield leave_out(Say(key="leave-battle"), _holder(state, None))


def do_leave_out(state: State, seat: Seat, move: moves.LeaveOut) -> Result:
    expect(state.step not in ("setup", "over"), "does-not-fit")
    if state.step == "king":
        return kings.go_on(replace(state, kings=state.kings[1:]))
    holder = _side(state, move.holder)
    state, news = reveal.left_out(state) if state.step == "reveal" else (state, ())
    return told(news, ending.end_round(state if holder is None else ending.hold_tile(state, holder)))
