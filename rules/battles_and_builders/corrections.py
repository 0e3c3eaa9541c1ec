"""What the table can set right: every public number, and a form for everything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from rules.battles_and_builders import battle
from rules.battles_and_builders.components import (
    ARMIES,
    HIGHEST_VALUE,
    MOST_WITH_KING,
    ROUNDS,
    STOCK,
    STRATEGIES,
    TERRAINS,
    Kind,
)
from rules.battles_and_builders.state import (
    State,
    chips_left,
    name,
)
from rules.battles_and_builders.words import side_options, terrain_word
from rules.kit import forms
from rules.kit.corrections import correction, readings
from rules.kit.types import TABLE, Choice, Field, Option, Prompt, Quantity, Say, Who

FOUGHT = ("king", "dice", "roll", "fresh")  # steps in which the tokens lie open


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    """Every public number, and a form for everything else that can have gone another way."""
    return (
        *_per_side(state), *_tile_values(state), *_round(state),
        *_leave_out(state), *_start(state), *_tiles(state), *_strategies(state), *_dice(state),
        *readings(state.options),
    )  # fmt: skip


# ---- numbers -----------------------------------------------------------------------------------------
def _number(
    move: str, given: dict[str, str | int], row: Say, column: Say | Who | None, now: int, least: int, most: int
) -> Quantity:
    id = "-".join([move, *(str(value) for value in given.values())])
    return Quantity(id=id, row=row, column=column, now=now, least=least, most=most, move=move, given=given)


def _per_side(state: State) -> Iterator[Quantity]:
    for i, side in enumerate(state.sides):
        who = name(state, i)
        for chip, n in side.chips.items():
            most = n + max(0, chips_left(state, chip))
            yield _number("correct_chips", {"side": i, "chip": chip}, Say(key=f"chip-{chip}"), who, n, 0, most)
        yield _number("correct_noted", {"side": i}, Say(key="score-noted"), who, side.noted, -99, 99)
        for kind, n in side.tokens.items():
            left = Say(key="row-left", args={"kind": Say(key=f"kind-{kind}")})
            yield _number("correct_tokens", {"side": i, "kind": kind}, left, who, n, 0, STOCK[kind])
        yield from _stake(state, i)


def _stake(state: State, i: int) -> Iterator[Quantity]:
    """How many tokens lie face down, or since the reveal, which."""
    stake, who = state.stakes[i], name(state, i)
    if state.step in ("commit", "reveal") and stake.count is not None:
        down = Say(key="row-committed")
        yield _number("correct_committed", {"side": i}, down, who, stake.count, 0, MOST_WITH_KING)
    kinds: tuple[Kind, ...] = ("builder", *ARMIES) if state.step in FOUGHT else ()
    for kind in kinds:
        row = Say(key="row-now", args={"kind": Say(key=f"kind-{kind}")})
        now = stake.faces.get(kind, 0)
        yield _number("correct_faces", {"side": i, "kind": kind}, row, who, now, 0, STOCK[kind])


def _tile_values(state: State) -> Iterator[Quantity]:
    for index, tile in enumerate(state.tiles):
        column, name = Say(key="column-value"), _tile_name(state, index)
        least, most = min(1, tile.value), max(HIGHEST_VALUE, tile.value)
        yield replace(_number("correct_value", {"index": index}, name, column, tile.value, least, most),
                      cell=_lies_at(state, index))  # fmt: skip


def _lies_at(state: State, index: int) -> str:
    """The newest event tile lies open."""
    return "tile" if index == len(state.tiles) - 1 else ""


def _tile_name(state: State, index: int) -> Say:
    tile = state.tiles[index]
    return Say(key="tile-of-round", args={"terrain": terrain_word(tile.terrain), "round": tile.round})


def _round(state: State) -> Iterator[Quantity]:
    if state.step == "event":
        yield _number("correct_round", {}, Say(key="row-round"), None, state.round, 1, ROUNDS)


# ---- forms -------------------------------------------------------------------------------------------
def _holder(state: State, now: int | None) -> Choice:
    nobody = Option(value=TABLE, label=Say(key="nobody"))
    options = (*side_options(state, range(len(state.sides))), nobody)
    usual = (TABLE if now is None else now,)
    return Choice(name="holder", label=Say(key="holder-label"), options=options, usual=usual)


def is_in_play(state: State, index: int) -> bool:
    """Whether this event tile is the one that is fought for just now."""
    return index == len(state.tiles) - 1 and state.step not in ("event", "over")


def _tiles(state: State) -> Iterator[Prompt]:
    for index, tile in enumerate(state.tiles):
        terrain = Choice(name="terrain", label=Say(key="tile-label"), options=forms.words("terrain", TERRAINS),
                         usual=(tile.terrain,))  # fmt: skip
        fields: tuple[Field, ...] = (terrain,)
        if not is_in_play(state, index):
            fields = (terrain, _holder(state, tile.holder))
        form = correction(f"tile-{index}", "correct_tile", _tile_name(state, index), *fields, given={"index": index})
        yield replace(form, cell=_lies_at(state, index))


def _strategies(state: State) -> Iterator[Prompt]:
    for tile in STRATEGIES:
        now = next((laid.holder for laid in state.strategies if laid.tile == tile), None)
        label = Say(key="strategy-holder", args={"tile": Say(key=f"strategy-{tile}")})
        yield correction(f"strategy-{tile}", "correct_strategy", label, _holder(state, now),
                    given={"tile": tile})  # fmt: skip


def _start(state: State) -> Iterator[Prompt]:
    if state.step != "over":
        seats = Choice(name="seat", label=Say(key="start-label"), options=forms.seats(range(state.seats)),
                       usual=(state.start,))  # fmt: skip
        yield correction("start", "correct_start", Say(key="start-label"), seats)


def _dice(state: State) -> Iterator[Prompt]:
    for terrain, table in state.tables.items():
        label = Say(key="dice-label", args={"terrain": terrain_word(terrain)})
        form = correction(
            f"dice-{terrain}", "correct_dice", label, *battle.table_fields(table), given={"terrain": terrain}
        )
        yield replace(form, cell="tile" if state.tiles and state.tiles[-1].terrain == terrain else "")


def _leave_out(state: State) -> Iterator[Prompt]:
    """The way out of every step: leave out a king's choice, or the rest of the round."""
    match state.step:
        case "king":
            label = Say(key="leave-king", args={"who": Who(seat=state.kings[0])})
            yield correction("leave-out", "leave_out", label)
        case "commit" | "reveal" | "dice" | "roll" | "fresh":
            yield correction("leave-out", "leave_out", Say(key="leave-battle"), _holder(state, None))
        case "event":
            yield correction("leave-out", "leave_out", Say(key="leave-round"))
        case "setup" | "over":
            return
        case _:
            assert_never(state.step)
