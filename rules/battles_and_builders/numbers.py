"""Every public number: where it shows itself, within which limits, and what is set right with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from msgspec.structs import replace

from rules.kit.corrections import Number, Wanted, set_number
from rules.kit.types import Say, Seat, SetNumber

from .components import HIGHEST_VALUE, MOST_WITH_KING, ROUNDS, STOCK, Chip, Kind
from .state import (
    Result,
    Stake,
    State,
    chips_left,
    name,
    with_side,
    with_stake,
    with_tile,
)
from .words import tile_word

MOST_NOTED = 99
NUMBERS = (  # tags of SetNumber
    "correct_chips", "correct_noted", "correct_tokens", "correct_committed", "correct_value", "correct_round",
)  # fmt: skip


def do_set_number(state: State, seat: Seat, move: SetNumber) -> Result:
    return set_number(partial(numbers, state), move), ()


def numbers(state: State, wanted: Wanted) -> Iterator[Number[State]]:
    """All of them, as the table sees them now."""
    kinds = [kind for kind in OF_SIDE if wanted(kind)]
    for side in range(len(state.sides)):
        for kind in kinds:
            if wanted(f"{kind}-{side}"):
                yield from OF_SIDE[kind](state, side)
    if wanted("correct_value-"):
        yield from _values(state)
    if state.step == "event":
        yield Number(kind="correct_round", row=Say(key="row-round"), now=state.round, least=1, most=ROUNDS,
                     put=lambda n: replace(state, round=n))  # fmt: skip


def _chips(state: State, side: int) -> Iterator[Number[State]]:
    who = name(state, side)
    for chip, n in state.sides[side].chips.items():
        yield Number(kind="correct_chips", of={"side": side, "chip": chip}, row=Say(key=f"chip-{chip}"), column=who,
                     now=n, most=n + chips_left(state, chip), put=partial(_with_chips, state, side, chip))  # fmt: skip


def _noted(state: State, side: int) -> Iterator[Number[State]]:
    yield Number(kind="correct_noted", of={"side": side}, row=Say(key="score-noted"), column=name(state, side),
                 now=state.sides[side].noted, least=-MOST_NOTED, most=MOST_NOTED,
                 put=partial(_with_noted, state, side))  # fmt: skip


def _tokens(state: State, side: int) -> Iterator[Number[State]]:
    """Behind the screen."""
    who = name(state, side)
    for kind, n in state.sides[side].tokens.items():
        left = Say(key="row-left", args={"kind": Say(key=f"kind-{kind}")})
        yield Number(kind="correct_tokens", of={"side": side, "kind": kind}, row=left, column=who, now=n,
                     most=STOCK[kind], put=partial(_with_tokens, state, side, kind))  # fmt: skip


def _committed(state: State, side: int) -> Iterator[Number[State]]:
    """How many tokens lie face down."""
    count = state.stakes[side].count
    if state.step in ("commit", "reveal") and count is not None:
        yield Number(kind="correct_committed", of={"side": side}, row=Say(key="row-committed"),
                     column=name(state, side), now=count, most=MOST_WITH_KING,
                     put=partial(_with_committed, state, side))  # fmt: skip


OF_SIDE: Mapping[str, Callable[[State, int], Iterator[Number[State]]]] = {
    "correct_chips": _chips, "correct_noted": _noted, "correct_tokens": _tokens, "correct_committed": _committed,
}  # fmt: skip


def _values(state: State) -> Iterator[Number[State]]:
    for index, tile in enumerate(state.tiles):
        yield Number(kind="correct_value", of={"index": index}, row=tile_word(tile), column=Say(key="column-value"),
                     now=tile.value, least=1, most=HIGHEST_VALUE, put=partial(_with_value, state, index),
                     cell=lies_at(state, index))  # fmt: skip


def lies_at(state: State, index: int) -> str:
    """The newest event tile lies open."""
    return "tile" if index == len(state.tiles) - 1 else ""


# ---- set right ---------------------------------------------------------------------------------------
def _with_chips(state: State, side: int, chip: Chip, n: int) -> State:
    own = state.sides[side]
    return with_side(state, side, replace(own, chips={**own.chips, chip: n}))


def _with_noted(state: State, side: int, n: int) -> State:
    return with_side(state, side, replace(state.sides[side], noted=n))


def _with_tokens(state: State, side: int, kind: Kind, n: int) -> State:
    own = state.sides[side]
    return with_side(state, side, replace(own, tokens={**own.tokens, kind: n}))


def _with_committed(state: State, side: int, n: int) -> State:
    """What a phone has told of the kinds is void."""
    return with_stake(state, side, Stake(count=n))


def _with_value(state: State, index: int, n: int) -> State:
    return with_tile(state, index, replace(state.tiles[index], value=n))
