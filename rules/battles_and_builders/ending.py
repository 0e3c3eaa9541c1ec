"""Prestige chips, the award of the event tile, the end of a round and of the game (BNB-24..26, BNB-38..45)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit.news import gain, info, prepend, warn
from rules.kit.rules import pick
from rules.kit.types import TABLE, News, Option, Say, Who

from .components import ROUNDS, Chip
from .flow import COMMIT, DICE, EVENT, FRESH, ROLL
from .state import Result, State, terrain_word

# ---- chips, with change when a kind has run out ---------------------------------------------------------
Points = Literal[3, 1, -1]
Due = tuple[int, Points]  # a side and its points
WAYS: dict[Points, tuple[dict[Chip, int], ...]] = {  # best first; a number below zero is handed back
    3: ({"three": 1}, {"one": 3}),
    1: ({"one": 1}, {"minus": -1}),
    -1: ({"minus": 1}, {"one": -1}),
}
CHIP_OF: dict[Points, Chip] = {3: "three", 1: "one", -1: "minus"}


def pay(state: State, side: int, points: Points) -> Result:
    """Pay points in chips, in other chips, or as noted points; no point is ever lost."""
    own = state.sides[side]
    for way in WAYS[points]:
        if all(state.chips_left(chip) >= n and own.chips[chip] >= -n for chip, n in way.items()):
            taken: dict[Chip, int] = {chip: n + way.get(chip, 0) for chip, n in own.chips.items()}
            news = () if way == WAYS[points][0] else (_shortage(state, side, points, "chips-other"),)
            return state.with_side(side, replace(own, chips=taken)), news
    noted = state.with_side(side, replace(own, noted=own.noted + points))
    return noted, (_shortage(state, side, points, "chips-noted"),)


def _shortage(state: State, side: int, points: Points, key: str) -> News:
    chip = Say(key=f"chip-{CHIP_OF[points]}")
    return warn(key, "BNB-26", who=state.name(side), chip=chip)


# ---- the event tile, and the end of the round ----------------------------------------------------------
def hold_tile(state: State, side: int) -> State:
    return state.with_tile(len(state.tiles) - 1, replace(state.current_tile(), holder=side))


def take_tile(state: State, side: int, key: str, rule: str, *, total: int = 0) -> Result:
    """Give a side the event tile and end the round (BNB-34, BNB-39). The sentence `key` may name the total."""
    tile, sum_of_pips = state.current_tile(), {"total": total} if total else {}
    terrain = terrain_word(tile.terrain)
    won = gain(key, rule, who=state.name(side), terrain=terrain, value=tile.value, **sum_of_pips)
    return prepend((won,), end_round(hold_tile(state, side)))


def settle_barbarians(state: State, lowest: tuple[int, ...], rule: str) -> Result:
    """The first of the lowest sides takes the tile, the others two minus chips each (BNB-43, BNB-45)."""
    state = hold_tile(state, lowest[0])
    news: tuple[News, ...] = (warn("barbarian-tile", rule, who=state.name(lowest[0])),)
    for side in lowest[1:]:
        state, one = pay(state, side, -1)
        state, other = pay(state, side, -1)
        chips = warn("barbarian-chips", "BNB-45", who=state.name(side))
        news = (*news, chips, *one, *other)
    return prepend(news, end_round(state))


def end_round(state: State) -> Result:
    """Pass the start tile on and begin the next round, or end the game (BNB-40, BNB-41, BNB-64)."""
    laid = tuple(replace(tile, now=False) for tile in state.strategies)
    state = replace(state, strategies=laid)
    if state.round >= ROUNDS:
        return replace(state, step="over"), (info("game-over", "BNB-41"),)
    after = (state.start + 1) % state.seats
    passes = Say(key="start-passes", args={"who": Who(seat=state.start), "to": Who(seat=after)})
    state = replace(state, step="event", round=state.round + 1, start=after)
    return state, (News(say=passes, rule="BNB-40"),)


# ---- skipping ----------------------------------------------------------------------------------------
def holders(state: State) -> tuple[Option, ...]:
    """The possible holders of a tile: a side, or none."""
    return (*state.side_options(range(len(state.sides))), Option(value=TABLE, label=Say(key="nobody")))


HOLDER = pick(holders, label="holder-label", default=(TABLE,))

EVENT.left_out("leave-round")(end_round)


def leave_battle(s: State, holder: Annotated[int | None, HOLDER] = None) -> Result:
    """Skip the rest of the round; a side may have taken the event tile."""
    return end_round(s if holder is None or holder == TABLE else hold_tile(s, holder))


for _step in (COMMIT, DICE, ROLL, FRESH):
    _step.left_out("leave-battle")(leave_battle)
