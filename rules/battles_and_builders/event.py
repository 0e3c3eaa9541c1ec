"""The beginning of the game and of a round: the checklist, and the event tile that is turned up (BNB-2..6)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import info
from rules.kit.types import TABLE, Amount, Choice, Illegal, News, Option, Prompt, Say, Seat, Who

from . import commit
from .components import (
    BARBARIAN_VALUE,
    CHIPS,
    COLOURS,
    DICE_EACH,
    FICTITIOUS_COMMITS,
    HIGHEST_VALUE,
    STOCK,
    STRATEGIES,
    TERRAINS,
    VALUED,
    Terrain,
)
from .moves import Begin, TurnUp
from .state import EventTile, Result, Stake, State
from .words import terrain_word

TOKENS = sum(STOCK.values())


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table; nothing has to be ticked."""
    ready = forms.checklist(Say(key="ready-label"), checklist(state))
    return (forms.form("begin", TABLE, "begin", (ready,), rule="BNB-2"),)


def checklist(state: State) -> tuple[Say, ...]:
    """The setup in the order of the rulebook, with the numbers for so many players."""
    common = (
        Say(key="setup-dice", args={"n": DICE_EACH * len(COLOURS)}),
        Say(key="setup-chips", args={"n": sum(CHIPS.values())}),
        Say(key="setup-strategies", args={"n": len(STRATEGIES)}),
        Say(key="setup-tokens", args={"players": state.seats, "tokens": TOKENS}),
        Say(key="setup-events", args={"n": sum(TERRAINS.values())}),
        Say(key="setup-start", args={"who": Who(seat=state.start)}),
    )
    fictitious = Say(key="setup-fictitious", args={"tokens": TOKENS - STOCK["king"]})
    return (*common, fictitious) if state.seats == 2 else common


def do_begin(state: State, seat: Seat, move: Begin) -> Result:
    expect(seat == TABLE)
    return replace(state, step="event"), ()


# ---- the event tile ----------------------------------------------------------------------------------
def ask_event(state: State) -> tuple[Prompt, ...]:
    """The tile among those that remain; where all tiles of a terrain are known, others stand on a key beside it."""
    if not any(_is_known(state, terrain) for terrain in terrains_left(state)):
        return (_ask_tile(state, "event", tile_options(state)),)
    known = tuple(option for option in tile_options(state) if not _is_known(state, str(option.value)))
    other = replace(_ask_tile(state, "event", tile_options(state)), ask="tile", label=Say(key="event-other"))
    return (_ask_tile(state, "tile", known), other)


def _ask_tile(state: State, id: str, options: tuple[Option, ...]) -> Prompt:
    """Its value is asked if the table has never told it (BNB-6, BNB-39)."""
    untold = tuple(o.value for o in options if o.value in TERRAINS and o.value != "barbarian")
    tile = Choice(name="tile", label=Say(key="tile-label"), options=options, default=_by_elimination(state))
    value = Amount(name="value", label=Say(key="value-label"), least=1, most=HIGHEST_VALUE, when=("tile", untold))
    fields = (tile, value) if untold else (tile,)
    return forms.form(id, state.start, "turn_up", fields, text="event", picks=("tile",), rule="BNB-6")


def tile_options(state: State) -> tuple[Option, ...]:
    """Known tiles that are still in the stack, then one of every terrain whose value is to be entered."""
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


def _is_known(state: State, name: str) -> bool:
    """Whether this is a terrain of which the values of all tiles in the stack are known."""
    terrain = next((t for t in VALUED if t == name), None)
    if terrain is None:
        return False
    in_stack = TERRAINS[terrain] - sum(tile.terrain == terrain for tile in state.tiles)
    return 0 < in_stack <= _known_left(state, terrain).total()


def _by_elimination(state: State) -> tuple[str, ...]:
    """The only tile that can be left in the stack; () where there may be another."""
    left = Counter(TERRAINS) - Counter(tile.terrain for tile in state.tiles)
    if len(left) != 1:
        return ()
    ((terrain, n),) = left.items()
    if terrain == "barbarian":
        return (terrain,)
    known = _known_left(state, terrain)
    return (f"{terrain}/{next(iter(known))}",) if len(known) == 1 and known.total() >= n else ()


def terrains_left(state: State) -> tuple[Terrain, ...]:
    """Terrains with a tile in the stack; all of them if by the log none is left, for the table is right."""
    used = [tile.terrain for tile in state.tiles]
    left = tuple(terrain for terrain, n in TERRAINS.items() if used.count(terrain) < n)
    return left or tuple(TERRAINS)


def known_values(state: State, terrain: Terrain) -> tuple[int, ...]:
    """Different values of this terrain that the catalogue knows and this game has not used up."""
    return tuple(sorted(_known_left(state, terrain)))


def _known_left(state: State, terrain: Terrain) -> Counter[int]:
    return Counter(state.known.get(terrain, ())) - Counter(t.value for t in state.tiles if t.terrain == terrain)


def do_turn_up(state: State, seat: Seat, move: TurnUp) -> Result:
    expect(seat == state.start, rule="BNB-6")
    name, _, value = move.tile.partition("/")
    terrain = next((t for t in terrains_left(state) if t == name), None)
    if terrain is None or (value and value not in map(str, known_values(state, terrain))):
        raise Illegal("does-not-fit", "BNB-4")
    tile = EventTile(terrain=terrain, value=_value(terrain, move), round=state.round)
    draws = tuple(min(FICTITIOUS_COMMITS, sum(side.tokens.values())) for side in state.sides[state.seats :])
    stakes = (Stake(),) * state.seats + tuple(Stake(count=n) for n in draws)
    state = replace(state, tiles=(*state.tiles, tile), stakes=stakes, battle=None, step="commit")
    return told(_drawn(state), commit.go_on(state))


def _value(terrain: Terrain, move: TurnUp) -> int:
    if terrain == "barbarian":
        return BARBARIAN_VALUE
    printed = move.tile.partition("/")[2]
    value = int(printed) if printed else move.value
    if value is None:
        raise Illegal("value-missing", "BNB-39")
    return value


def _drawn(state: State) -> tuple[News, ...]:
    """In the two-player game: the start player draws for the fictitious player (BNB-62, BNB-63, BNB-66)."""
    if len(state.sides) == state.seats or state.options.fictitious_draw != "with":
        return ()
    n = state.stakes[-1].count or 0
    return (info("fictitious-draws", "BNB-63", who=Who(seat=state.start), n=n),)
