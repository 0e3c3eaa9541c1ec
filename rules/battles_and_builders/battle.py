"""The armies: dice, who rolls with whom, Fresh troops, who takes the tile (BNB-27..37, BNB-42..48, BNB-54)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import NOTHING, TABLE, Choice, Die, Illegal, News, Option, Prompt, Say, Seat, Throw

from . import ending
from .components import ARMIES, COLOURS, DICE_EACH, HIGHEST_FACE, TERRAINS, Army, Colour, Terrain, colour_of
from .moves import Fresh, LearnDice, Outcome, Roll
from .state import Battle, Result, Rolling, State, armies, hand_of, name, order, tile_now, used_by
from .words import side_options, terrain_word


# ---- who fights --------------------------------------------------------------------------------------
def open_battle(state: State) -> Result:
    """Settle the tile without dice where nothing can come of rolling, else ask for the dice."""
    with_army = tuple(side for side in order(state) if armies(state.stakes[side].faces))
    if tile_now(state).terrain == "barbarian":
        return _open_barbarian(state, with_army)
    if not with_army:
        return told((info("no-armies", "BNB-36"),), ending.end_round(state))
    if len(with_army) == 1:
        return ending.take_tile(state, with_army[0], "won-alone", "BNB-37")
    return _hand_out(state, with_army)


def _open_barbarian(state: State, with_army: tuple[int, ...]) -> Result:
    """Who has no army has 0 pips, the fewest there can be: then nobody needs to roll (BNB-44)."""
    if not with_army and state.options.no_army == "aside":
        return told((info("no-armies", "BNB-46"),), ending.end_round(state))
    without = tuple(side for side in order(state) if side not in with_army)
    return ending.barbarians(state, without, "BNB-44") if without else _hand_out(state, with_army)


def _hand_out(state: State, inside: tuple[int, ...]) -> Result:
    """Everybody who fights takes dice; a terrain whose dice the table has never told is asked first (BNB-28)."""
    if tile_now(state).terrain not in state.tables:
        return replace(state, step="dice"), ()
    dice = tuple(dice_of(state, side) if side in inside else () for side in range(len(state.sides)))
    rolling = tuple(Rolling(side=side, dice=dice[side]) for side in inside)
    battle = Battle(dice=dice, pips=({},) * len(dice), inside=inside, rolling=rolling)
    return replace(state, step="roll", battle=battle), ()


def dice_of(state: State, side: int) -> tuple[str, ...]:
    """One die per army in the colour of its kind here, and a red one for the Trojan horse (BNB-27..31, BNB-53)."""
    table, faces = state.tables[tile_now(state).terrain], state.stakes[side].faces
    numbers: Counter[Colour] = Counter()
    for army in ARMIES:
        numbers[table[army]] += faces.get(army, 0)
    if used_by(state, "trojan") == side:
        numbers["red"] += 1
    if state.options.six_dice == "five":
        numbers["red"] = min(numbers["red"], DICE_EACH)
    return tuple(f"{colour}{i + 1}" for colour in COLOURS for i in range(numbers[colour]))


# ---- the dice table of a tile ------------------------------------------------------------------------
def table_fields(default: dict[Army, Colour]) -> tuple[Choice, ...]:
    """A row per army kind: which die it rolls."""
    dice = tuple(Option(value=c, label=Say(key=f"colour-{c}"), glyph=f"die-{c}") for c in COLOURS)
    return tuple(
        Choice(name="dice", key=army, label=Say(key=f"kind-{army}"), options=dice,
               default=(default[army],) if army in default else ())
        for army in ARMIES
    )  # fmt: skip


def ask_dice(state: State) -> tuple[Prompt, ...]:
    terrain = tile_now(state).terrain
    return (
        Prompt(id="dice", seat=TABLE, move="learn_dice", given={"terrain": terrain}, fields=table_fields({}),
               label=Say(key="dice-label", args={"terrain": terrain_word(terrain)}), confirm=Say(key="dice-confirm"),
               hint=Say(key="dice-hint"), rule="BNB-28", shared=True),
    )  # fmt: skip


def do_learn_dice(state: State, seat: Seat, move: LearnDice) -> Result:
    expect(seat == TABLE)
    if move.terrain != tile_now(state).terrain:
        raise Illegal("does-not-fit", "BNB-28")
    return open_battle(with_table(state, move.terrain, move.dice))


def with_table(state: State, terrain: Terrain, dice: dict[Army, Colour]) -> State:
    """The state that knows which dice the armies roll in a terrain; Illegal if an army kind is missing."""
    if set(dice) != set(ARMIES) or terrain not in TERRAINS:
        raise Illegal("does-not-fit", "BNB-28")
    return replace(state, tables={**state.tables, terrain: dice})


# ---- rolling -----------------------------------------------------------------------------------------
def at_once(state: State) -> tuple[Rolling, ...]:
    """Everybody who rolls now: all, if five dice of each colour are enough, else the next in turn (BNB-32, BNB-33)."""
    assert state.battle is not None
    rolling = state.battle.rolling
    needed = Counter(colour_of(die) for each in rolling for die in each.dice)
    return rolling if all(n <= DICE_EACH for n in needed.values()) else rolling[:1]


def ask_roll(state: State) -> tuple[Prompt, ...]:
    """One form for all who roll at once; in turn, a form for the next (the start player rolls for the fictitious)."""
    now = at_once(state)
    one = now[0].side if len(now) == 1 else None
    rule = {"first": "BNB-32" if one is None else "BNB-33", "tie": "BNB-35", "fresh": "BNB-54"}[now[0].why]
    asked = roller(state, now)
    rows = tuple(_row(state, each, alone=each.side == asked) for each in now)
    return (
        forms.form("roll" if one is None else f"roll-{one}", asked, "roll", rows, text="roll", picks=("pips",),
                   hint=_hint(state, now), rule=rule),
    )  # fmt: skip


def roller(state: State, now: tuple[Rolling, ...]) -> Seat:
    """Who is asked for the dice: the table where several roll at once."""
    return hand_of(state, now[0].side) if len(now) == 1 else TABLE


def _row(state: State, each: Rolling, *, alone: bool) -> Throw:
    """The dice of a side; of a seat that is asked alone, the prompt bar has the name already."""
    dice = tuple(Die(id=die, tint=colour_of(die), least=1, most=HIGHEST_FACE) for die in each.dice)
    return Throw(name="pips", key=str(each.side), label=NOTHING if alone else name(state, each.side), dice=dice)


def _hint(state: State, now: tuple[Rolling, ...]) -> Say | None:
    assert state.battle is not None
    colours = Counter(colour_of(die) for die in now[0].dice)
    if len(now) == 1 and any(n > DICE_EACH for n in colours.values()):
        return Say(key="hint-six-dice")
    if now[0].why == "tie":
        return Say(key="hint-tie")
    return Say(key="hint-in-turn") if len(now) < len(state.battle.rolling) else None


def do_roll(state: State, seat: Seat, move: Roll) -> Result:
    battle, now = state.battle, at_once(state)
    assert battle is not None
    expect(seat == roller(state, now), rule="BNB-32")
    if set(move.pips) != {str(each.side) for each in now}:
        raise Illegal("does-not-fit", "BNB-32")
    pips = battle.pips
    for each in now:
        shown = move.pips[str(each.side)]
        if set(shown) != set(each.dice) or any(not 1 <= n <= HIGHEST_FACE for n in shown.values()):
            raise Illegal("does-not-fit", "BNB-27")
        pips = put(pips, each.side, {**pips[each.side], **shown})
    return judge(replace(state, battle=replace(battle, pips=pips, rolling=battle.rolling[len(now) :])))


# ---- a table that adds up its dice itself: who has the most pips, or against the barbarians the fewest -----
def may_tell(state: State) -> bool:
    """Whether the outcome says enough: nobody who fights has told any dice of this roll."""
    fight = state.battle
    if state.options.battle == "dice" or fight is None:
        return False
    return len(fight.rolling) == len(fight.inside) > 1 and all(each.why != "fresh" for each in fight.rolling)


def ask_outcome(state: State) -> tuple[Prompt, ...]:
    """Who has the most or the fewest; or the dice themselves."""
    if state.battle is None or not may_tell(state):
        return ask_roll(state)
    which = "fewest" if tile_now(state).terrain == "barbarian" else "most"
    inside = state.battle.inside
    sides = Choice(name="sides", label=Say(key="outcome-sides"), options=side_options(state, inside),
                   many=True, most=len(inside))  # fmt: skip
    return (
        forms.form("outcome", TABLE, "outcome", (sides,), text=f"outcome-{which}", picks=("sides",),
                   hint=_hint_outcome(state), rule="BNB-43" if which == "fewest" else "BNB-34"),
    )  # fmt: skip


def _hint_outcome(state: State) -> Say | None:
    """The table rolls in turn and again by itself before it tells."""
    side = used_by(state, "fresh")
    if side is not None and has_fresh(state):
        return Say(key="hint-fresh", args={"who": name(state, side)})
    return _hint(state, at_once(state))


def do_outcome(state: State, seat: Seat, move: Outcome) -> Result:
    expect(seat == TABLE and may_tell(state), rule="BNB-32")
    fight = state.battle
    assert fight is not None
    told = tuple(side for side in fight.inside if side in move.sides)
    expect(told and sorted(told) == sorted(move.sides), "does-not-fit", "BNB-34")
    unseen = replace(state, battle=None)
    if tile_now(state).terrain == "barbarian":
        return ending.barbarians(unseen, told, "BNB-43")
    if len(told) == 1:
        return ending.take_tile(unseen, told[0], "won-told", "BNB-34")
    return roll_again(state, told, info("tie-told", "BNB-35"))


# ---- when all have rolled: who takes the tile, and what a tie means --------------------------------------
def total(battle: Battle, side: int) -> int:
    return sum(battle.pips[side].values())


def ahead(battle: Battle) -> tuple[int, ...]:
    """The sides with the most pips among those who still fight."""
    best = max(total(battle, side) for side in battle.inside)
    return tuple(side for side in battle.inside if total(battle, side) == best)


def behind(battle: Battle) -> tuple[int, ...]:
    """The sides with the fewest pips."""
    worst = min(total(battle, side) for side in battle.inside)
    return tuple(side for side in battle.inside if total(battle, side) == worst)


def judge(state: State) -> Result:
    """When all have rolled: Fresh troops if they can still help, then the tile, or the tied roll again."""
    battle = state.battle
    assert battle is not None
    if battle.rolling:
        return replace(state, step="roll"), ()
    return (replace(state, step="fresh"), ()) if may_refresh(state) else decide(state)


def has_fresh(state: State) -> bool:
    """Whether the owner of Fresh troops may use them on this roll (BNB-54)."""
    battle = state.battle
    if battle is None or used_by(state, "fresh") not in battle.inside or not battle.fresh:
        return False
    return not (battle.tied and state.options.fresh_when == "first")


def may_refresh(state: State) -> bool:
    """Whether the owner of Fresh troops may use them now and could gain by it (BNB-54, BNB-57)."""
    battle, owner = state.battle, used_by(state, "fresh")
    if battle is None or not has_fresh(state):
        return False
    return owner in behind(battle) if tile_now(state).terrain == "barbarian" else ahead(battle) != (owner,)


def decide(state: State) -> Result:
    """Who takes the tile; the tied roll the same dice again (BNB-34, BNB-35, BNB-43)."""
    battle = state.battle
    assert battle is not None
    if tile_now(state).terrain == "barbarian":
        return ending.barbarians(state, behind(battle), "BNB-43")
    first = ahead(battle)
    if len(first) == 1:
        return ending.take_tile(state, first[0], "won-with", "BNB-34", total=total(battle, first[0]))
    return roll_again(state, first, info("tie", "BNB-35", n=total(battle, first[0])))


def roll_again(state: State, first: tuple[int, ...], tie: News) -> Result:
    """Those who tied roll the same dice again (BNB-35)."""
    battle = state.battle
    assert battle is not None
    pips: tuple[dict[str, int], ...] = tuple({} if s in first else p for s, p in enumerate(battle.pips))
    rolling = tuple(Rolling(side=side, dice=battle.dice[side], why="tie") for side in first)
    again = replace(battle, pips=pips, inside=first, rolling=rolling, tied=True)
    return replace(state, step="roll", battle=again), (tie,)


# ---- Fresh troops: once in a round, any of one's own dice again -----------------------------------------
def owner(state: State) -> Seat:
    """The seat with the Fresh troops tile; only while they may be used."""
    side = used_by(state, "fresh")
    assert side is not None
    return side


def ask_fresh(state: State) -> tuple[Prompt, ...]:
    """Choose dice, or keep them all."""
    assert state.battle is not None
    seat = owner(state)
    options = tuple(_die(die, n) for die, n in state.battle.pips[seat].items())
    dice = Choice(name="dice", label=Say(key="fresh-dice-label"), options=options, many=True, most=len(options))
    again = forms.form(f"fresh-{seat}", seat, "fresh", (dice,), text="fresh", picks=("dice",), rule="BNB-54")
    keep = forms.form(f"fresh-{seat}-keep", seat, "fresh", text="keep", ask=again.id, given={"dice": []}, rule="BNB-57")
    return again, keep


def _die(die: str, pips: int) -> Option:
    colour = colour_of(die)
    shows = Say(key="die-shows", args={"colour": Say(key=f"colour-{colour}"), "pips": pips})
    return Option(value=die, label=shows, glyph=f"die-{colour}")


def do_fresh(state: State, seat: Seat, move: Fresh) -> Result:
    fight = state.battle
    assert fight is not None
    expect(seat == owner(state), rule="BNB-54")
    if not move.dice:
        return decide(state)
    if len(set(move.dice)) != len(move.dice) or not set(move.dice) <= set(fight.pips[seat]):
        raise Illegal("does-not-fit", "BNB-54")
    kept = {die: n for die, n in fight.pips[seat].items() if die not in move.dice}
    rolling = (Rolling(side=seat, dice=move.dice, why="fresh"),)
    again = replace(fight, pips=put(fight.pips, seat, kept), rolling=rolling, fresh=False)
    return replace(state, step="roll", battle=again), ()
