"""Each roll counts once or is asked again, simultaneous dice make one roll, and none is made up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.bluetooth.cup import STRAGGLER_MS, Cup
from hardware.bluetooth.die import Askew, AtRest, DieMessage, KnownDie, Moved, Moving
from hardware.signal import DieSaid, Rolled, Signal
from tests.hardware.fakes import dice

RED = KnownDie(address="AA:00:00:00:00:01", number=1, make="godice", tint="red")
BLUE = KnownDie(address="AA:00:00:00:00:02", number=2, make="godice", tint="blue")
ANAS = KnownDie(address="AA:00:00:00:00:03", number=3, make="pixels", owner="Ana")
DICE = {"red": RED, "blue": BLUE, "Ana's": ANAS}
SAYS: dict[str, DieMessage] = {"moving": Moving(), "moved": Moved(), "askew": Askew()}


class Table:
    """A cup with a clock."""

    def __init__(self) -> None:
        self.cup, self.ms = Cup(), 10_000
        self.signals: list[Signal] = []

    def play(self, story: str) -> None:
        """ "red moving, red 4, 300, asked": each die's state or face, the ms that pass, another question."""
        for moment in story.split(", "):
            whose, _, what = moment.partition(" ")
            match what:
                case "" if whose == "asked":
                    self.cup.clear()
                case "":
                    self.wait(int(whose))
                case "lost":
                    self.signals += self.cup.lose(DICE[whose], self.ms)
                case "found":
                    self.signals += self.cup.find(DICE[whose], self.ms)
                case _:
                    heard = SAYS.get(what) or AtRest(what)
                    self.signals += self.cup.hear(DICE[whose], heard, b"S", self.ms)

    def wait(self, ms: int) -> None:
        self.ms += ms
        self.signals += self.cup.tick(self.ms)

    @property
    def rolls(self) -> list[str]:
        thrown = [signal.dice for signal in self.signals if isinstance(signal, Rolled)]
        return [" ".join(f"{die.tint} {die.face}" for die in each) for each in thrown]

    @property
    def said(self) -> list[str]:
        return [f"{signal.device} {signal.what}" for signal in self.signals if isinstance(signal, DieSaid)]


def test_a_die_that_rolls_and_comes_to_rest_is_a_roll() -> None:
    table = Table()
    table.play("red moving, red 4")
    raw = f"red=4 {RED.address} 53"
    assert table.signals == [Rolled(device="die:1", dice=dice("red 4"), frame=1, raw=raw, at_ms=10_000)]


STORIES: dict[str, tuple[str, list[str], list[str]]] = {  # events; the rolls, and the reports about dice
    "what is said twice": ("red moving, red moving, red 4, red 4, red 5, 1500", ["red 4"], []),
    "two equal rolls": ("red moving, red 4, 300, red moving, red 4", ["red 4", "red 4"], []),
    "sooner than anybody rolls": ("red moving, red 4, 299, red moving, red 4", ["red 4"], []),
    "one that lay there": ("red 4", [], []),
    "one that was only moved": ("red moving, red moved, red 4", [], []),
    "one that lies askew": ("red moving, red askew, red 4, red moving, red 2", ["red 2"], ["die:1 askew"]),
    "several at once": ("red moving, blue moving, red 4, blue 6", ["red 4 blue 6"], []),
    "two hands": ("Ana's moving, red moving, red 4, Ana's 1", ["red 4", "none 1"], []),
    "one that is picked up again": ("blue moving, red moving, red 4, 300, red moving, red 5, blue 6",
                                    ["red 5 blue 6"], []),
    "what lay there before the question": ("blue moving, red moving, red 4, asked, blue 6", ["blue 6"], []),
    "one that is lost as it rolls": ("red moving, red lost, red found, red 4", [], ["die:1 missed"]),
    "which is said once": ("red moving, red lost, red found, red lost, red found", [], ["die:1 missed"]),
    "the others without it": ("blue moving, red moving, red 4, blue lost", ["red 4"], []),
    "one that is lost at rest": ("red lost, red found", [], []),
}  # fmt: skip


@pytest.mark.parametrize(("story", "rolls", "said"), STORIES.values(), ids=STORIES)
def test_a_roll_counts_once_or_is_asked_again_and_is_never_made_up(
    story: str, rolls: list[str], said: list[str]
) -> None:
    table = Table()
    table.play(story)
    assert (table.rolls, table.said) == (rolls, said)


def test_dice_do_not_wait_for_ever_for_one_that_is_still_in_a_hand() -> None:
    table = Table()
    table.play("blue moving, red moving, red 4")
    assert table.cup.rest_ms(table.ms) == STRAGGLER_MS
    table.wait(STRAGGLER_MS - 1)
    assert table.rolls == []
    table.wait(1)
    assert (table.rolls, table.cup.rest_ms(table.ms)) == (["red 4"], None)


WHAT = (*SAYS, "lost", "found", *"123456")
HAPPENS = [f"{whose} {what}" for whose in ("red", "blue") for what in WHAT]
moments = st.sampled_from(HAPPENS) | st.integers(0, 2_000).map(str)


@given(st.lists(moments, min_size=1, max_size=60))
def test_whatever_happens_no_die_is_in_more_rolls_than_it_was_thrown(story: list[str]) -> None:
    table, thrown, in_hand = Table(), 0, set[str]()
    for moment in story:
        whose, _, what = moment.partition(" ")
        if what not in ("", "found"):
            thrown += what.isdecimal() and whose in in_hand
            (in_hand.add if what == "moving" else in_hand.discard)(whose)
        table.play(moment)
    table.wait(STRAGGLER_MS)
    assert sum(len(roll.split()) // 2 for roll in table.rolls) <= thrown
