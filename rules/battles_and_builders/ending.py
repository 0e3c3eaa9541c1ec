"""The end of a round and of the game (BNB-38..45, BNB-63, BNB-64)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.battles_and_builders.chips import pay
from rules.battles_and_builders.components import ROUNDS
from rules.battles_and_builders.state import Result, State, name, tile_now
from rules.battles_and_builders.words import terrain_word
from rules.kit.flow import told
from rules.kit.places import put
from rules.kit.types import News, Pick, Say, Who


def hold_tile(state: State, side: int) -> State:
    """The event tile of this round lies before a side."""
    return replace(state, tiles=put(state.tiles, len(state.tiles) - 1, replace(tile_now(state), holder=side)))


def take_tile(state: State, side: int, key: str, rule: str, *, total: int = 0) -> Result:
    """A side wins the event tile; the round is over (BNB-34, BNB-39). The sentence `key` may name the total."""
    tile = tile_now(state)
    args: dict[str, str | int | Say | Who | Pick] = {
        "who": name(state, side),
        "terrain": terrain_word(tile.terrain),
        "value": tile.value,
    }
    won = News(say=Say(key=key, args={**args, "total": total} if total else args), rule=rule, tone="gain")
    return told((won,), end_round(hold_tile(state, side)))


def barbarians(state: State, lowest: tuple[int, ...], rule: str) -> Result:
    """The lowest in turn order takes the tile, the others who are as low take two minus chips (BNB-43, BNB-45)."""
    state = hold_tile(state, lowest[0])
    news: tuple[News, ...] = (
        News(say=Say(key="barbarian-tile", args={"who": name(state, lowest[0])}), rule=rule, tone="warn"),
    )
    for side in lowest[1:]:
        state, one = pay(state, side, -1)
        state, other = pay(state, side, -1)
        chips = News(say=Say(key="barbarian-chips", args={"who": name(state, side)}), rule="BNB-45", tone="warn")
        news = (*news, chips, *one, *other)
    return told(news, end_round(state))


def end_round(state: State) -> Result:
    """The start tile goes on and the next round begins, or the game is over (BNB-40, BNB-41, BNB-64)."""
    laid = tuple(replace(tile, now=False) for tile in state.strategies)
    state = replace(state, strategies=laid, kings=())
    if state.round >= ROUNDS:
        return replace(state, step="over"), (News(say=Say(key="game-over"), rule="BNB-41"),)
    after = (state.start + 1) % state.seats
    passes = Say(key="start-passes", args={"who": Who(seat=state.start), "to": Who(seat=after)})
    state = replace(state, step="event", round=state.round + 1, start=after)
    return state, (News(say=passes, rule="BNB-40"),)
