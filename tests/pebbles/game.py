"""Pebbles: a small made-up game for the tests. It uses every part of the contract; RULES.md says how it goes."""

from __future__ import annotations

from typing import get_args

from rules.kit.types import SEAT_TINTS, Choice, Game, Option, Say, Setting
from tests.pebbles import ask, play, show
from tests.pebbles.state import BROOK, SHELL, Move, Options, State, check, learned, setup


def _numbers(values: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(Option(value=value, label=Say(key="number", args={"n": value})) for value in values)


ROUNDS = Choice(name="rounds", label=Say(key="set-rounds"), options=_numbers((1, 2, 3)), usual=(3,))
TIE = Choice(
    name="tie",
    label=Say(key="set-tie"),
    options=tuple(Option(value=v, label=Say(key=f"set-tie-{v}")) for v in ("start", "nobody")),
    usual=("start",),
)
HIDE_S = Choice(name="hide_s", label=Say(key="set-hide-s"), options=_numbers((0, 30, 60)), usual=(0,))

GAME: Game[State, Move, Options] = Game(
    id="pebbles",
    version=1,
    seats=range(2, 5),
    endings=("rounds", "brook"),
    icon=SHELL.id,
    tints=SEAT_TINTS,
    layouts=(BROOK,),
    glyphs=(SHELL,),
    settings=(
        Setting(field=ROUNDS, rule="PEB-2"),
        Setting(field=TIE, rule="PEB-6", group="reading"),
        Setting(field=HIDE_S, rule="PEB-9", group="time"),
    ),
    state_type=State,
    move_types=get_args(Move),
    option_type=Options,
    setup=setup,
    phase=show.phase,
    prompts=ask.prompts,
    corrections=ask.corrections,
    apply=play.apply,
    timers=ask.timers,
    scene=show.scene,
    sheet=show.sheet,
    learned=learned,
    check=check,
)
