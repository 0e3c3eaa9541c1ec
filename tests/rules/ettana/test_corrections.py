"""Corrections: the table overrides the log. One thing is set, without consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.ettana.claims import pattern_name
from rules.ettana.components import Options
from rules.ettana.game import GAME
from rules.ettana.state import Claim, State, Turn
from rules.kit.places import put
from rules.kit.types import Illegal
from tests.rules.ettana.table import Table, ledger, yarns
from tests.rules.ettana.test_designs import AFTER, DIAGONAL

DRAWN = pattern_name("AB/A.")


def acting() -> Table:
    """The state after Ana rolled a 1 and red, claimed a card of three yarns for 2 points, and went one step."""
    table = Table()
    table.roll(1, "red")
    table.claim("new", pattern=[*"AB...A..................."], points=2)
    table.consent()
    table.go("1,2")
    return table


def has(seat: int, **values: Any) -> Callable[[State], State]:
    """Set these values of a seat."""
    return lambda state: state.with_player(seat, replace(state.players[seat], **values))


def in_turn(**values: Any) -> Callable[[State], State]:
    return lambda state: replace(state, turn=replace(state.turn, **values))


@pytest.mark.rule("ETT-1", "ETT-2", "ETT-11", "ETT-32", "ETT-48")
@pytest.mark.parametrize(
    ("which", "value", "expected"),
    [
        ("correct_player-1-tokens", 5, has(1, tokens=5)),
        ("correct_player-1-cards", 3, has(1, cards=3)),
        ("correct_player-1-designs", 3, has(1, designs=3)),
        ("correct_player-1-victory", 3, has(1, victory=3)),
        ("correct_points-0-0", 1, has(0, claimed=(Claim(points=1, design=DRAWN),))),
        ("give-back-0-0", {}, has(0, claimed=(), designs=1)),
        ("pawn-1", "5,3", has(1, pawn="5,3")),
        ("pawn-0", "2,1", has(0, pawn="2,1")),
        ("correct_discards", 4, lambda state: replace(state, discards=4)),
        ("correct_number", 6, in_turn(number=6)),
        ("done", ["acted"], in_turn(moved=False, swap=False)),
        ("done", ["moved", "swap"], in_turn(acted=False)),
        ("done", ["swap"], in_turn(moved=False, acted=False, swap=False)),
        ("whose-turn", 2, lambda state: replace(state, active=2, step="roll", turn=Turn())),
        ("yarns-again", yarns(AFTER), lambda state: replace(state, yarns=tuple(yarns(AFTER)))),
        ("yarn-again", {"at": "o0,1", "colour": "red"}, lambda state: replace(state, yarns=put(state.yarns, 1, "red"))),
        ("tiles-again", [*"1112223334445556"], lambda state: replace(state, tiles=tuple("1112223334445556"))),
        ("tile-again", {"at": "1,2", "number": "1"}, lambda state: replace(state, tiles=put(state.tiles, 1, "1"))),
    ],
)
def test_what_lies_otherwise_is_set_and_nothing_follows(
    which: str, value: Any, expected: Callable[[State], State]
) -> None:
    table = acting()
    before = table.state
    table.correct(which, value)
    assert table.state == expected(before)
    assert not table.news


# ---- the board ---------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-1", "ETT-2")
@pytest.mark.parametrize(
    ("which", "fits", "too_many", "rule"),
    [
        ("yarns-again", yarns("RRRRRRGGGGGBBBBBYYYYYPPPP"), yarns("RRRRRRRGGGGGBBBBBYYYYPPPP"), "ETT-1"),
        ("tiles-again", [*"1112223334445556"], [*"1111222333444555"], "ETT-2"),
    ],
)
def test_a_board_with_more_of_a_kind_than_there_are_is_taken_and_doubted(
    which: str, fits: list[str], too_many: list[str], rule: str
) -> None:
    table = Table()
    table.correct(which, fits)
    assert not table.warning_rules
    table.correct(which, too_many)
    assert too_many in (list(table.state.yarns), list(table.state.tiles)), "the table is right"
    assert table.warning_rules == {rule}


def test_a_pawn_stands_alone_on_its_square() -> None:
    with pytest.raises(Illegal):
        Table().correct("pawn-1", "1,1")


@pytest.mark.rule("ETT-43")
def test_no_free_swap_is_left_for_a_pawn_that_stands_in_a_corner_after_all() -> None:
    table = acting()
    table.correct("done", {"done": ["moved", "swap"]})
    table.correct("pawn-0", "0,0")
    assert "free_swap" not in table.moves()
    table.correct("done", {"done": ["moved", "swap"]})
    assert "free_swap" not in table.moves()


@pytest.mark.rule("ETT-29")
def test_a_pawn_on_the_rim_walks_back_when_nobody_walks_there_any_more() -> None:
    table = Table()
    table.stand("0,1")
    table.roll(1)
    table.correct("set-rim", {"value": "off"})
    assert table.option_values("to", "go")[0] == "1,1"


# ---- the turn ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_whatever_is_asked_can_be_left_out(tracking: str) -> None:
    table = Table() if tracking == "full" else ledger()
    table.correct("leave-out", {})
    assert (table.state.active, table.state.step) == (1, "roll")
    table.play(*(("roll", {"dice": {"number": 3, "colour": "black"}}) if tracking == "full"
                 else ("collect", {"black": True})))  # fmt: skip
    table.play("claim", {"points": 3, **({"design": "unseen"} if tracking == "full" else {})})
    table.correct("leave-out", {})
    assert (table.state.step, table.points, table.player(1).designs) == ("act", [0, 0, 0], 1)
    table.correct("leave-out", {})
    assert (table.state.active, table.state.step) == (2, "roll")


@pytest.mark.rule("ETT-6")
def test_a_tie_can_be_settled_without_dice() -> None:
    table = Table(ready=False)
    table.play("begin")
    table.lay()
    for square in ("1,1", "2,2", "4,1"):
        table.play("place_pawn", {"square": square})
    table.correct("leave-out", {"starter": 1})
    assert (table.state.start, table.state.step) == (1, "deal")


@pytest.mark.rule("ETT-9")
def test_the_bell_of_a_turn_is_each_seat_s_own() -> None:
    table = Table(options=Options(turn_s=60))
    seen = []
    for seat in (1, 0, 1):
        table.correct("whose-turn", seat)
        (timer,) = GAME.timers(table.state)
        assert (timer.seat, timer.ms) == (seat, 60_000)
        seen.append(timer.id)
    assert (seen[0] == seen[2], seen[0] == seen[1]) == (True, False), "where it was for whoever had the turn before"
    table.whole_turn()
    assert GAME.timers(table.state)[0].id not in seen


# ---- designs -----------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-48")
@pytest.mark.parametrize(
    ("change", "known"),
    [
        ({"change": "points", "points": 3}, {DRAWN: 3}),
        ({"change": "pattern", "pattern": [*"ABC..A..................."]}, {pattern_name("ABC/A.."): 2}),
        ({"change": "forget"}, {}),
    ],
)
def test_what_is_known_of_a_card_is_set_right_and_the_one_that_lies_open_keeps_its_points(
    change: dict[str, Any], known: dict[str, int]
) -> None:
    table = acting()
    table.correct("design", {"design": DRAWN, **change})
    assert GAME.learned(table.state) == {"design": {design: {"points": n} for design, n in known.items()}}
    assert table.points == [2, 0, 0]


@pytest.mark.rule("ETT-50")
def test_the_card_of_the_rulebook_stays_what_it_is() -> None:
    with pytest.raises(Illegal) as why:
        acting().correct("design", {"design": DIAGONAL, "change": "points", "points": 3})
    assert why.value.rule == "ETT-50"


def test_a_game_that_was_won_by_mistake_goes_on() -> None:
    table = acting()
    table.correct("correct_player-0-victory", 6)
    assert GAME.prompts(table.state) == ()
    table.correct("correct_points-0-0", 1)
    assert "end_turn" in table.moves()
