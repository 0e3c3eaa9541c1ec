"""When all have rolled: Fresh troops, who takes the tile, and what a tie means (BNB-34, BNB-35, BNB-43, BNB-54)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import Choice, Illegal, News, Option, Prompt, Say, Seat

from . import ending
from .components import colour_of
from .moves import Fresh
from .state import Battle, Result, Rolling, State, tile_now, used_by


# ---- judging -----------------------------------------------------------------------------------------
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
    colour = Say(key=f"colour-{colour_of(die)}")
    return Option(value=die, label=Say(key="die-shows", args={"colour": colour, "pips": pips}))


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
