"""The armies: dice, who rolls with whom, Fresh troops, who takes the tile (BNB-27..37, BNB-42..48, BNB-54)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any

from msgspec.structs import replace

from rules.kit.news import info, prepend
from rules.kit.places import leaders, put, trailers
from rules.kit.rules import Outcome, each, fields, known, pick, throw
from rules.kit.types import NOTHING, Choice, Die, News, Option, Say, Seat, Who

from . import ending
from .components import ARMIES, COLOURS, DICE_EACH, HIGHEST_FACE, Army, Colour, Terrain, colour_of
from .flow import DICE, FRESH, ROLL
from .state import Battle, Result, Rolling, State, army_count, terrain_word


# ---- who fights --------------------------------------------------------------------------------------
def open_battle(state: State) -> Result:
    """Settle the tile without dice where nothing can come of rolling, else ask for the dice."""
    with_army = tuple(side for side in state.order() if army_count(state.stakes[side].faces))
    if is_barbarian(state):
        return _open_barbarian(state, with_army)
    if not with_army:
        return prepend((info("no-armies", "BNB-36"),), ending.end_round(state))
    if len(with_army) == 1:
        return ending.take_tile(state, with_army[0], "won-alone", "BNB-37")
    return _hand_out(state, with_army)


def _open_barbarian(state: State, with_army: tuple[int, ...]) -> Result:
    """Who has no army has 0 pips, the fewest there can be: then nobody needs to roll (BNB-44)."""
    if not with_army and state.options.no_army == "aside":
        return prepend((info("no-armies", "BNB-46"),), ending.end_round(state))
    without = tuple(side for side in state.order() if side not in with_army)
    return ending.settle_barbarians(state, without, "BNB-44") if without else _hand_out(state, with_army)


def _hand_out(state: State, inside: tuple[int, ...]) -> Result:
    """Everybody who fights takes dice; a terrain whose dice the table has never told is asked first (BNB-28)."""
    if state.current_tile().terrain not in state.tables:
        return replace(state, step="dice"), ()
    dice = tuple(dice_of(state, side) if side in inside else () for side in range(len(state.sides)))
    rolling = tuple(Rolling(side=side, dice=dice[side]) for side in inside)
    battle = Battle(dice=dice, pips=({},) * len(dice), inside=inside, rolling=rolling)
    return replace(state, step="roll", battle=battle), ()


def dice_of(state: State, side: int) -> tuple[str, ...]:
    """One die per army in the colour of its kind here, and a red one for the Trojan horse (BNB-27..31, BNB-53)."""
    table, faces = state.tables[state.current_tile().terrain], state.stakes[side].faces
    numbers: Counter[Colour] = Counter()
    for army in ARMIES:
        numbers[table[army]] += faces.get(army, 0)
    if state.user_of("trojan") == side:
        numbers["red"] += 1
    if state.options.six_dice == "five":
        numbers["red"] = min(numbers["red"], DICE_EACH)
    return tuple(f"{colour}{i + 1}" for colour in COLOURS for i in range(numbers[colour]))


# ---- the dice table of a tile ------------------------------------------------------------------------
DICE_OPTIONS = tuple(Option(value=c, label=Say(key=f"colour-{c}"), glyph=f"die-{c}") for c in COLOURS)


def table_fields(default: Mapping[Any, Colour]) -> tuple[Choice, ...]:
    """A row per army kind: which die it rolls."""
    return tuple(
        Choice(name="dice", key=army, label=Say(key=f"kind-{army}"), options=DICE_OPTIONS,
               default=(default[army],) if army in default else ())
        for army in ARMIES
    )  # fmt: skip


def current_terrain(s: State) -> Terrain:
    return s.current_tile().terrain


@DICE.move("BNB-28", label=lambda s: Say(key="dice-label", args={"terrain": terrain_word(current_terrain(s))}),
           id="dice", text="dice", picks=(), hint="dice-hint", shared=True)  # fmt: skip
def learn_dice(
    s: State,
    terrain: Annotated[Terrain, known(current_terrain)],
    dice: Annotated[dict[Army, Colour], fields(lambda s: table_fields({}))],
) -> Outcome[State]:
    """Which die each army rolls here, as the tile says."""
    return open_battle(replace(s, tables={**s.tables, terrain: dice}))


# ---- rolling -----------------------------------------------------------------------------------------
def rollers(s: State) -> tuple[int, ...]:
    return tuple(each.side for each in s.current_rollers())


def roll_id(s: State) -> str:
    """One form for all who roll at once; in turn, one for the next."""
    now = s.current_rollers()
    return "roll" if len(now) > 1 else f"roll-{now[0].side}"


def roll_rule(s: State) -> str:
    now = s.current_rollers()
    return {"first": "BNB-32" if len(now) > 1 else "BNB-33", "tie": "BNB-35", "fresh": "BNB-54"}[now[0].why]


def hint(s: State) -> Say | None:
    now = s.current_rollers()
    if len(now) == 1 and max(Counter(map(colour_of, now[0].dice)).values()) > DICE_EACH:
        return Say(key="hint-six-dice")
    if now[0].why == "tie":
        return Say(key="hint-tie")
    return Say(key="hint-in-turn") if len(now) < len(s.fight().rolling) else None


def dice_to_roll(s: State, side: int) -> tuple[Die, ...]:
    return tuple([pips_die(die) for die in next(each.dice for each in s.current_rollers() if each.side == side)])


@cache
def pips_die(die: str) -> Die:
    """The die of that name, which begins with its colour."""
    return Die(id=die, tint=colour_of(die), least=1, most=HIGHEST_FACE, is_printed=False)


def side_label(s: State, seat: Seat, side: int) -> Say | Who:
    """Of a seat that is asked alone, the prompt bar has the name already."""
    return NOTHING if side == seat else s.name(side)


@ROLL.move(roll_rule, id=roll_id, ask=roll_id, when=lambda s: not s.may_tell_outcome(), hint=hint)
def roll(
    s: State, pips: Annotated[dict[str, dict[str, int]], each(rollers, throw(of=dice_to_roll, label=side_label))]
) -> Outcome[State]:
    """What the dice show, of everybody who rolls now."""
    battle = s.fight()
    shown = tuple({**own, **pips.get(str(side), {})} for side, own in enumerate(battle.pips))
    return replace(s, battle=replace(battle, pips=shown, rolling=battle.rolling[len(pips) :]))


# ---- a table that adds up its dice itself: who has the most pips, or against the barbarians the fewest -----
def is_barbarian(s: State) -> bool:
    return s.current_tile().terrain == "barbarian"


def hint_outcome(s: State) -> Say | None:
    """The table rolls in turn and again by itself before it tells."""
    side = s.user_of("fresh")
    return Say(key="hint-fresh", args={"who": s.name(side)}) if side is not None and may_use_fresh(s) else hint(s)


def fighter_options(s: State) -> tuple[Option, ...]:
    return s.side_options(s.fight().inside)


@ROLL.move("BNB-34", id="outcome", ask="outcome", text="outcome-most", hint=hint_outcome,
           when=lambda s: s.may_tell_outcome() and not is_barbarian(s))  # fmt: skip
@ROLL.move("BNB-43", id="outcome", ask="outcome", text="outcome-fewest", hint=hint_outcome,
           when=lambda s: s.may_tell_outcome() and is_barbarian(s))  # fmt: skip
def outcome(
    s: State, sides: Annotated[tuple[int, ...], pick(fighter_options, many=True, label="outcome-sides")]
) -> Outcome[State]:
    """Who has the most pips, or the fewest; several if they are tied."""
    first = tuple(side for side in s.fight().inside if side in sides)
    unseen = replace(s, battle=None)
    if is_barbarian(s):
        return ending.settle_barbarians(unseen, first, "BNB-43")
    if len(first) == 1:
        return ending.take_tile(unseen, first[0], "won-told", "BNB-34")
    return roll_again(s, first, info("tie-told", "BNB-35"))


# ---- when all have rolled: who takes the tile, and what a tie means --------------------------------------
def total(battle: Battle, side: int) -> int:
    return sum(battle.pips[side].values())


def leading_sides(battle: Battle) -> tuple[int, ...]:
    """The sides with the most pips among those who still fight."""
    return tuple(battle.inside[i] for i in leaders([total(battle, side) for side in battle.inside]))


def trailing_sides(battle: Battle) -> tuple[int, ...]:
    """The sides with the fewest pips."""
    return tuple(battle.inside[i] for i in trailers([total(battle, side) for side in battle.inside]))


@ROLL.goes_on
def judge(s: State) -> Outcome[State] | None:
    """When all have rolled: Fresh troops if they can still help, then the tile, or the tied roll again."""
    if s.fight().rolling:
        return None
    return replace(s, step="fresh") if may_refresh(s) else decide(s)


def may_use_fresh(state: State) -> bool:
    """Whether the owner of Fresh troops may use them on this roll (BNB-54)."""
    battle = state.fight()
    if state.user_of("fresh") not in battle.inside or not battle.fresh:
        return False
    return not (battle.tied and state.options.fresh_when == "first")


def may_refresh(state: State) -> bool:
    """Whether the owner of Fresh troops may use them now and could gain by it (BNB-54, BNB-57)."""
    battle, owner = state.fight(), state.user_of("fresh")
    if not may_use_fresh(state):
        return False
    return owner in trailing_sides(battle) if is_barbarian(state) else leading_sides(battle) != (owner,)


def decide(state: State) -> Result:
    """Who takes the tile; the tied roll the same dice again (BNB-34, BNB-35, BNB-43)."""
    battle = state.fight()
    if is_barbarian(state):
        return ending.settle_barbarians(state, trailing_sides(battle), "BNB-43")
    first = leading_sides(battle)
    if len(first) == 1:
        return ending.take_tile(state, first[0], "won-with", "BNB-34", total=total(battle, first[0]))
    return roll_again(state, first, info("tie", "BNB-35", n=total(battle, first[0])))


def roll_again(state: State, first: tuple[int, ...], tie: News) -> Result:
    """Those who tied roll the same dice again (BNB-35)."""
    battle = state.fight()
    pips: tuple[dict[str, int], ...] = tuple({} if s in first else p for s, p in enumerate(battle.pips))
    rolling = tuple(Rolling(side=side, dice=battle.dice[side], why="tie") for side in first)
    again = replace(battle, pips=pips, inside=first, rolling=rolling, tied=True)
    return replace(state, step="roll", battle=again), (tie,)


# ---- Fresh troops: once in a round, any of one's own dice again -----------------------------------------
def own_dice(s: State, seat: Seat) -> Iterable[Option]:
    for die, pips in s.fight().pips[seat].items():
        colour = colour_of(die)
        shows = Say(key="die-shows", args={"colour": Say(key=f"colour-{colour}"), "pips": pips})
        yield Option(value=die, label=shows, glyph=f"die-{colour}")


@FRESH.move("BNB-54", id="fresh-{seat}")
def fresh(
    s: State, seat: Seat, dice: Annotated[tuple[str, ...], pick(own_dice, many=True, label="fresh-dice-label")]
) -> Outcome[State]:
    """These dice are rolled again; without any, all stay as they lie."""
    if not dice:
        return decide(s)
    battle = s.fight()
    kept = {die: n for die, n in battle.pips[seat].items() if die not in dice}
    rolling = (Rolling(side=seat, dice=dice, why="fresh"),)
    again = replace(battle, pips=put(battle.pips, seat, kept), rolling=rolling, fresh=False)
    return replace(s, step="roll", battle=again)


FRESH.move("BNB-57", id="fresh-{seat}-keep", text="keep", asked=(), given={"dice": []})(fresh)


@FRESH.goes_on
def skip_fresh(s: State) -> Outcome[State] | None:
    """Set right meanwhile, they may help nobody any more."""
    return None if may_refresh(s) else decide(s)
