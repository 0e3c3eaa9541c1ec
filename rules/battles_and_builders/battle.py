"""The battle: dice, order of rolling, Fresh troops, the winner of the tile (BNB-27..37, BNB-42..48, BNB-54)."""

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


# ---- fighting sides ----------------------------------------------------------------------------------
def open_battle(state: State) -> Result:
    """Settle the tile without dice if a roll cannot change the result, else ask for the dice."""
    with_army = tuple(side for side in state.order() if army_count(state.stakes[side].faces))
    if is_barbarian(state):
        return _open_barbarian(state, with_army)
    if not with_army:
        return prepend((info("no-armies", "BNB-36"),), ending.end_round(state))
    if len(with_army) == 1:
        return ending.take_tile(state, with_army[0], "won-alone", "BNB-37")
    return _hand_out(state, with_army)


def _open_barbarian(state: State, with_army: tuple[int, ...]) -> Result:
    """A side without an army has 0 pips, the minimum, so no side needs to roll (BNB-44)."""
    if not with_army and state.options.no_army == "aside":
        return prepend((info("no-armies", "BNB-46"),), ending.end_round(state))
    without = tuple(side for side in state.order() if side not in with_army)
    return ending.settle_barbarians(state, without, "BNB-44") if without else _hand_out(state, with_army)


def _hand_out(state: State, inside: tuple[int, ...]) -> Result:
    """Give each fighting side its dice; ask for the dice table of an unknown terrain first (BNB-28)."""
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


# ---- dice table of a tile ----------------------------------------------------------------------------
DICE_OPTIONS = tuple(Option(value=c, label=Say(key=f"colour-{c}"), glyph=f"die-{c}") for c in COLOURS)


def table_fields(default: Mapping[Any, Colour]) -> tuple[Choice, ...]:
    """One field per army kind: the colour of its die."""
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
    """The dice table that is printed on the tile."""
    return open_battle(replace(s, tables={**s.tables, terrain: dice}))


# ---- rolling -----------------------------------------------------------------------------------------
def rollers(s: State) -> tuple[int, ...]:
    return tuple(each.side for each in s.current_rollers())


def roll_id(s: State) -> str:
    """One form for all sides that roll together, or for the next side in turn."""
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
    """The die with this name, which begins with its colour."""
    return Die(id=die, tint=colour_of(die), least=1, most=HIGHEST_FACE, is_printed=False)


def side_label(s: State, seat: Seat, side: int) -> Say | Who:
    """No label for a seat that is asked alone: the prompt bar has its name."""
    return NOTHING if side == seat else s.name(side)


@ROLL.move(roll_rule, id=roll_id, ask=roll_id, when=lambda s: not s.may_tell_outcome(), hint=hint)
def roll(
    s: State, pips: Annotated[dict[str, dict[str, int]], each(rollers, throw(of=dice_to_roll, label=side_label))]
) -> Outcome[State]:
    """The pips of the sides that roll now."""
    battle = s.fight()
    shown = tuple({**own, **pips.get(str(side), {})} for side, own in enumerate(battle.pips))
    return replace(s, battle=replace(battle, pips=shown, rolling=battle.rolling[len(pips) :]))


# ---- result of a roll that the players add up: most pips, or fewest against the barbarians -----------------
def is_barbarian(s: State) -> bool:
    return s.current_tile().terrain == "barbarian"


def hint_outcome(s: State) -> Say | None:
    """Players roll in turn and repeat ties on their own before they enter the result."""
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
    """The sides with the most pips, or the fewest; several if tied."""
    first = tuple(side for side in s.fight().inside if side in sides)
    unseen = replace(s, battle=None)
    if is_barbarian(s):
        return ending.settle_barbarians(unseen, first, "BNB-43")
    if len(first) == 1:
        return ending.take_tile(unseen, first[0], "won-told", "BNB-34")
    return roll_again(s, first, info("tie-told", "BNB-35"))


# ---- result of the dice: winner of the tile, ties --------------------------------------------------------
def total(battle: Battle, side: int) -> int:
    return sum(battle.pips[side].values())


def leading_sides(battle: Battle) -> tuple[int, ...]:
    """The sides with the most pips among those still fighting."""
    return tuple(battle.inside[i] for i in leaders([total(battle, side) for side in battle.inside]))


def trailing_sides(battle: Battle) -> tuple[int, ...]:
    return tuple(battle.inside[i] for i in trailers([total(battle, side) for side in battle.inside]))


@ROLL.goes_on
def judge(s: State) -> Outcome[State] | None:
    """After the last roll: Fresh troops if they can still help, then the tile, or the tied sides roll again."""
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
    """Whether the owner of Fresh troops may use them now and could gain (BNB-54, BNB-57)."""
    battle, owner = state.fight(), state.user_of("fresh")
    if not may_use_fresh(state):
        return False
    return owner in trailing_sides(battle) if is_barbarian(state) else leading_sides(battle) != (owner,)


def decide(state: State) -> Result:
    """Give the tile to its winner, or let tied sides roll the same dice again (BNB-34, BNB-35, BNB-43)."""
    battle = state.fight()
    if is_barbarian(state):
        return ending.settle_barbarians(state, trailing_sides(battle), "BNB-43")
    first = leading_sides(battle)
    if len(first) == 1:
        return ending.take_tile(state, first[0], "won-with", "BNB-34", total=total(battle, first[0]))
    return roll_again(state, first, info("tie", "BNB-35", n=total(battle, first[0])))


def roll_again(state: State, first: tuple[int, ...], tie: News) -> Result:
    """The tied sides roll the same dice again (BNB-35)."""
    battle = state.fight()
    pips: tuple[dict[str, int], ...] = tuple({} if s in first else p for s, p in enumerate(battle.pips))
    rolling = tuple(Rolling(side=side, dice=battle.dice[side], why="tie") for side in first)
    again = replace(battle, pips=pips, inside=first, rolling=rolling, tied=True)
    return replace(state, step="roll", battle=again), (tie,)


# ---- Fresh troops: reroll any of your own dice once a round ---------------------------------------------
def own_dice(s: State, seat: Seat) -> Iterable[Option]:
    for die, pips in s.fight().pips[seat].items():
        colour = colour_of(die)
        shows = Say(key="die-shows", args={"colour": Say(key=f"colour-{colour}"), "pips": pips})
        yield Option(value=die, label=shows, glyph=f"die-{colour}")


@FRESH.move("BNB-54", id="fresh-{seat}")
def fresh(
    s: State, seat: Seat, dice: Annotated[tuple[str, ...], pick(own_dice, many=True, label="fresh-dice-label")]
) -> Outcome[State]:
    """Reroll these dice; without any, the roll stands."""
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
    """Skip Fresh troops that cannot help any more after a correction."""
    return None if may_refresh(s) else decide(s)
