"""Each roll counts once or is asked again, several dice at once are one, and none is made up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.bluetooth.cup import APART_MS, MOST_A_SECOND, MOST_UNREAD, STRAGGLER_MS, Cup, Patience
from hardware.bluetooth.die import Askew, AtRest, Heard, KnownDie, Moved, Moving
from hardware.signal import DieSaid, Rolled, Signal
from tests.hardware.fakes import dice

RED = KnownDie(address="AA:00:00:00:00:01", number=1, make="godice", tint="red")
BLUE = KnownDie(address="AA:00:00:00:00:02", number=2, make="godice", tint="blue")
ANAS = KnownDie(address="AA:00:00:00:00:03", number=3, make="pixels", owner="Ana")


class Table:
    """A cup with a clock."""

    def __init__(self) -> None:
        self.cup, self.ms = Cup(), 10_000
        self.signals: list[Signal] = []

    def say(self, die: KnownDie, *heard: Heard) -> None:
        for each in heard:
            self.signals += self.cup.hear(die, each, b"S", self.ms)

    def roll(self, die: KnownDie, face: str) -> None:
        self.say(die, Moving(), AtRest(face))

    def wait(self, ms: int) -> None:
        self.ms += ms
        self.signals += self.cup.due(self.ms)

    @property
    def rolls(self) -> list[str]:
        thrown = [signal.dice for signal in self.signals if isinstance(signal, Rolled)]
        return [" ".join(f"{die.tint} {die.face}" for die in each) for each in thrown]

    @property
    def said(self) -> list[str]:
        return [f"{signal.device} {signal.what}" for signal in self.signals if isinstance(signal, DieSaid)]


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_die_that_rolls_and_comes_to_rest_is_a_roll(table: Table) -> None:
    table.roll(RED, "4")
    raw = f"red=4 {RED.address} 53"
    assert table.signals == [Rolled(device="die:1", dice=dice("red 4"), frame=1, raw=raw, at_ms=10_000)]


def test_what_is_said_twice_counts_once(table: Table) -> None:
    table.say(RED, Moving(), Moving(), AtRest("4"), AtRest("4"), AtRest("5"))
    table.wait(STRAGGLER_MS)
    assert table.rolls == ["red 4"]


def test_two_equal_rolls_one_after_the_other_are_two(table: Table) -> None:
    table.roll(RED, "4")
    table.wait(APART_MS)
    table.roll(RED, "4")
    assert table.rolls == ["red 4", "red 4"]


def test_a_die_that_lay_there_when_it_was_connected_has_not_been_rolled(table: Table) -> None:
    table.say(RED, AtRest("4"))
    assert table.signals == []


def test_a_die_that_was_only_moved_has_not_been_rolled(table: Table) -> None:
    table.say(RED, Moving(), Moved(), AtRest("4"))
    assert table.signals == []


def test_a_die_that_lies_askew_is_asked_again_and_not_guessed(table: Table) -> None:
    table.say(RED, Moving(), Askew(), AtRest("4"))
    assert (table.rolls, table.said) == ([], ["die:1 askew"])
    table.roll(RED, "2")
    assert table.rolls == ["red 2"]


def test_several_dice_at_once_are_one_roll(table: Table) -> None:
    table.say(RED, Moving())
    table.say(BLUE, Moving())
    table.say(RED, AtRest("4"))
    assert table.rolls == []
    table.say(BLUE, AtRest("6"))
    assert table.rolls == ["red 4 blue 6"]


def test_each_hand_rolls_for_itself(table: Table) -> None:
    table.say(ANAS, Moving())
    table.roll(RED, "4")
    assert table.rolls == ["red 4"]
    table.say(ANAS, AtRest("1"))
    assert table.rolls == ["red 4", "none 1"]


def test_dice_do_not_wait_for_ever_for_one_that_is_still_in_a_hand(table: Table) -> None:
    table.say(BLUE, Moving())
    table.roll(RED, "4")
    assert table.cup.rest_ms(table.ms) == STRAGGLER_MS
    table.wait(STRAGGLER_MS - 1)
    assert table.rolls == []
    table.wait(1)
    assert (table.rolls, table.cup.rest_ms(table.ms)) == (["red 4"], None)


def test_a_die_that_is_picked_up_again_before_the_roll_is_whole_counts_as_it_lies_then(table: Table) -> None:
    table.say(BLUE, Moving())
    table.roll(RED, "4")
    table.wait(APART_MS)
    table.roll(RED, "5")
    table.say(BLUE, AtRest("6"))
    assert table.rolls == ["red 5 blue 6"]


def test_what_lay_there_before_the_question_is_no_answer_to_it(table: Table) -> None:
    table.say(BLUE, Moving())
    table.roll(RED, "4")
    table.cup.asked()
    table.say(BLUE, AtRest("6"))
    assert table.rolls == ["blue 6"]


def test_a_die_that_was_lost_while_it_rolled_is_asked_again_and_its_roll_not_made_up(table: Table) -> None:
    table.say(RED, Moving())
    table.signals += table.cup.lost(RED, table.ms)
    table.signals += table.cup.found(RED, table.ms)
    table.say(RED, AtRest("4"))
    assert (table.rolls, table.said) == ([], ["die:1 missed"])


def test_the_others_do_not_wait_for_a_die_that_is_lost(table: Table) -> None:
    table.say(BLUE, Moving())
    table.roll(RED, "4")
    table.signals += table.cup.lost(BLUE, table.ms)
    assert table.rolls == ["red 4"]


def test_a_die_that_was_away_at_rest_is_not_asked_again(table: Table) -> None:
    table.signals += table.cup.lost(RED, table.ms)
    table.signals += table.cup.found(RED, table.ms)
    assert table.signals == []


either = st.sampled_from([RED, BLUE])
happenings = st.one_of(
    st.tuples(either, st.sampled_from([Moving(), Askew(), Moved(), *(AtRest(str(n)) for n in range(1, 7))])),
    st.tuples(either, st.just("lost")),
    st.tuples(either, st.just("found")),
    st.tuples(either, st.integers(0, 2_000)),
)


@given(st.lists(happenings, max_size=60))
def test_whatever_happens_no_die_is_in_more_rolls_than_it_was_thrown(
    story: list[tuple[KnownDie, Heard | str | int]],
) -> None:
    table, thrown, in_hand = Table(), 0, set[str]()
    for die, what in story:
        match what:
            case "lost":
                in_hand.discard(die.address)
                table.signals += table.cup.lost(die, table.ms)
            case "found":
                table.signals += table.cup.found(die, table.ms)
            case int():
                table.wait(what)
            case Moving() | Askew() | Moved() | AtRest():
                thrown += isinstance(what, AtRest) and die.address in in_hand
                (in_hand.add if isinstance(what, Moving) else in_hand.discard)(die.address)
                table.say(die, what)
    table.wait(STRAGGLER_MS)
    assert sum(len(roll.split()) // 2 for roll in table.rolls) <= thrown


# ---- dice that say too much ---------------------------------------------------------------------------
def test_a_die_that_says_a_thousand_things_a_second_is_listened_to_no_more() -> None:
    patience = Patience()
    ends = [patience.tried(5_000 + n, understood=True) for n in range(1_000)]
    assert (ends[MOST_A_SECOND - 1], ends[MOST_A_SECOND]) == (None, "flood")


def test_a_die_that_says_a_little_may_go_on_for_ever() -> None:
    patience = Patience()
    assert {patience.tried(20 * n, understood=True) for n in range(10_000)} == {None}


def test_a_die_that_cannot_be_understood_is_listened_to_no_more() -> None:
    patience = Patience()
    ends = [patience.tried(1_000 * n, understood=False) for n in range(MOST_UNREAD + 1)]
    assert ends == [None] * MOST_UNREAD + ["other-protocol"]
