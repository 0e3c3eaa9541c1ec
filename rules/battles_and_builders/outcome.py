"""For a table that adds up its dice itself: who has the most pips, or against the barbarians the fewest (BNB-34)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.battles_and_builders import ending
from rules.battles_and_builders.battle import ask_roll, at_once, has_fresh, roll_again
from rules.battles_and_builders.moves import Outcome
from rules.battles_and_builders.state import Result, State, tile_now
from rules.battles_and_builders.words import side_options
from rules.kit.expect import expect
from rules.kit.types import TABLE, Choice, News, Pick, Prompt, Say, Seat


def may_tell(state: State) -> bool:
    """Whether the outcome says enough: all dice are rolled at once, and no Fresh troops want to know theirs."""
    fight = state.battle
    if state.options.battle == "dice" or fight is None or has_fresh(state):
        return False
    return len(fight.rolling) > 1 and at_once(state) == fight.rolling


def ask_outcome(state: State) -> tuple[Prompt, ...]:
    """Who has the most or the fewest; or the dice themselves."""
    if state.battle is None or not may_tell(state):
        return ask_roll(state)
    which = "fewest" if tile_now(state).terrain == "barbarian" else "most"
    inside = state.battle.inside
    sides = Choice(name="sides", label=Say(key="outcome-sides"), options=side_options(state, inside),
                   many=True, most=len(inside))  # fmt: skip
    return (
        Prompt(id="outcome", seat=TABLE, move="outcome", label=Say(key=f"outcome-{which}-label"),
               confirm=Say(key=f"outcome-{which}-confirm", args={"sides": Pick(field="sides")}), fields=(sides,),
               rule="BNB-43" if which == "fewest" else "BNB-34"),
    )  # fmt: skip


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
    return roll_again(state, told, News(say=Say(key="tie-told"), rule="BNB-35"))
