"""Fresh troops: once in a round, any of one's own dice again (BNB-54, BNB-57)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.battles_and_builders import battle
from rules.battles_and_builders.moves import Fresh
from rules.battles_and_builders.state import Result, Rolling, State, used_by
from rules.kit.expect import expect
from rules.kit.places import put
from rules.kit.types import Choice, Illegal, Option, Pick, Prompt, Say, Seat


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
    again = Prompt(id=f"fresh-{seat}", seat=seat, move="fresh", label=Say(key="fresh-label"), fields=(dice,),
                   confirm=Say(key="fresh-confirm", args={"dice": Pick(field="dice")}), rule="BNB-54")  # fmt: skip
    keep = Prompt(id=f"fresh-{seat}-keep", ask=again.id, seat=seat, move="fresh", given={"dice": []},
                  label=Say(key="keep-label"), confirm=Say(key="keep-confirm"), rule="BNB-57")  # fmt: skip
    return again, keep


def _die(die: str, pips: int) -> Option:
    colour = Say(key=f"colour-{battle.colour_of(die)}")
    return Option(value=die, label=Say(key="die-shows", args={"colour": colour, "pips": pips}))


def do_fresh(state: State, seat: Seat, move: Fresh) -> Result:
    fight = state.battle
    assert fight is not None
    expect(seat == owner(state), rule="BNB-54")
    if not move.dice:
        return battle.decide(state)
    if len(set(move.dice)) != len(move.dice) or not set(move.dice) <= set(fight.dice[seat]):
        raise Illegal("does-not-fit", "BNB-54")
    kept = {die: n for die, n in fight.pips[seat].items() if die not in move.dice}
    rolling = (Rolling(side=seat, dice=move.dice, why="fresh"),)
    again = replace(fight, pips=put(fight.pips, seat, kept), rolling=rolling, fresh=False)
    return replace(state, step="roll", battle=again), ()
