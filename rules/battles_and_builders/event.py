"""The setup checklist, and the event tile revealed at the start of a round (BNB-2..6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from msgspec.structs import replace

from rules.kit.news import info
from rules.kit.rules import Asks, No, Outcome, amount, once, only, pick
from rules.kit.types import News, Option, Say, Who

from . import components as box
from .flow import EVENT, SETUP
from .state import EventTile, Stake, State, terrain_word

TOKENS = sum(box.STOCK.values())


# ---- checklist ---------------------------------------------------------------------------------------
def checklist(state: State) -> tuple[Say, ...]:
    """The setup steps in rulebook order, with the numbers for this player count."""
    common = (
        Say(key="setup-dice", args={"n": box.DICE_EACH * len(box.COLOURS)}),
        Say(key="setup-chips", args={"n": sum(box.CHIPS.values())}),
        Say(key="setup-strategies", args={"n": len(box.STRATEGIES)}),
        Say(key="setup-tokens", args={"players": state.seats, "tokens": TOKENS}),
        Say(key="setup-events", args={"n": sum(box.TERRAINS.values())}),
        Say(key="setup-start", args={"who": Who(seat=state.start)}),
    )
    fictitious = Say(key="setup-fictitious", args={"tokens": TOKENS - box.STOCK["king"]})
    return (*common, fictitious) if state.seats == 2 else common


@SETUP.move("BNB-2", picks=())
def begin(s: State, ready: Annotated[tuple[str, ...], pick(checklist, many=True, least=0)] = ()) -> Outcome[State]:
    """Begin the first round; ticks are optional."""
    return replace(s, step="event")


# ---- event tile --------------------------------------------------------------------------------------
@once
def tile_options(state: State) -> tuple[Option, ...]:
    """The known tiles still in the stack, then one tile per terrain with its value still to enter."""
    terrains = terrains_left(state)
    told_before = (
        Option(value=f"{terrain}/{value}", glyph=terrain,
               label=Say(key="tile-known", args={"terrain": terrain_word(terrain), "value": value}))
        for terrain in terrains for value in known_values(state, terrain)
    )  # fmt: skip
    untold = (
        Option(value=terrain, glyph=terrain,
               label=Say(key="tile-other", args={"terrain": terrain_word(terrain)})
               if known_values(state, terrain) else terrain_word(terrain))
        for terrain in terrains
    )  # fmt: skip
    return (*told_before, *untold)


def _last_tile(state: State) -> tuple[str, ...]:
    """The only tile that can be left in the stack; () if several can."""
    terrain, *others = terrains_left(state)
    if others:
        return ()
    if terrain == "barbarian":
        return (terrain,)
    values = known_values(state, terrain)
    return (f"{terrain}/{values[0]}",) if len(values) == 1 and terrain in known_terrains(state) else ()


def terrains_left(state: State) -> tuple[box.Terrain, ...]:
    """The terrains with a tile in the stack; all terrains if the log leaves none, for the table overrides the log."""
    used = [tile.terrain for tile in state.tiles]
    left = tuple(terrain for terrain, n in box.TERRAINS.items() if used.count(terrain) < n)
    return left or tuple(box.TERRAINS)


def known_values(state: State, terrain: box.Terrain) -> tuple[int, ...]:
    """The distinct values of this terrain in the catalogue that this game has not used up."""
    return tuple(dict.fromkeys(_known_left(state, terrain)))


def _known_left(state: State, terrain: box.Terrain) -> list[int]:
    left = sorted(state.known.get(terrain, ()))
    for tile in state.tiles if left else ():
        if tile.terrain == terrain and tile.value in left:
            left.remove(tile.value)
    return left


@once
def known_terrains(state: State) -> tuple[box.Terrain, ...]:
    """The terrains with known values for all their tiles in the stack."""
    used = [tile.terrain for tile in state.tiles]
    left = {terrain: box.TERRAINS[terrain] - used.count(terrain) for terrain in box.VALUED}
    return tuple(terrain for terrain, n in left.items() if 0 < n <= len(_known_left(state, terrain)))


@once
def likely_options(state: State) -> tuple[Option, ...]:
    return tuple(option for option in tile_options(state) if option.value not in known_terrains(state))


def tile_fields(options: Callable[[State], tuple[Option, ...]]) -> dict[str, Asks]:
    """A tile, and its value if the catalogue does not have it (BNB-6, BNB-39)."""

    def is_untold(s: State) -> tuple[str | int, ...]:
        return tuple(option.value for option in options(s) if option.value in box.VALUED)

    value = amount(1, box.HIGHEST_VALUE, label="value-label", when=lambda s: ("tile", is_untold(s)))
    return {"tile": pick(options, label="tile-label", default=_last_tile), "value": only(is_untold, value)}


ALL_TILES = tile_fields(tile_options)
turn_up_move = partial(EVENT.move, "BNB-6", text="event", picks=("tile",),
                       ask=lambda s: "tile" if known_terrains(s) else "event")  # fmt: skip


@turn_up_move(id="event", label=lambda s: "event-other" if known_terrains(s) else "")
@turn_up_move(id="tile", asked=tile_fields(likely_options),
              when=lambda s: known_terrains(s) or No("log-not-offered", label=Say(key="tile-label")))  # fmt: skip
def turn_up(
    s: State, tile: Annotated[str, ALL_TILES["tile"]], value: Annotated[int, ALL_TILES["value"]] = 0
) -> Outcome[State]:
    """Reveal the contested tile, with its value if unknown; the fictitious player commits too (BNB-62)."""
    name, _, printed = tile.partition("/")
    terrain = next(t for t in box.TERRAINS if t == name)
    worth = box.BARBARIAN_VALUE if terrain == "barbarian" else int(printed) if printed else value
    draws = tuple(min(box.FICTITIOUS_COMMITS, sum(side.tokens.values())) for side in s.sides[s.seats :])
    stakes = (Stake(),) * s.seats + tuple(Stake(count=n) for n in draws)
    turned = EventTile(terrain=terrain, value=worth, round=s.round)
    s = replace(s, tiles=(*s.tiles, turned), stakes=stakes, battle=None, step="commit")
    return s, _draw_news(s)


def _draw_news(state: State) -> tuple[News, ...]:
    """The start player's draw for the fictitious player, in a two-player game (BNB-62, BNB-63, BNB-66)."""
    if len(state.sides) == state.seats or state.options.fictitious_draw != "with":
        return ()
    n = state.stakes[-1].count or 0
    return (info("fictitious-draws", "BNB-63", who=Who(seat=state.start), n=n),)
