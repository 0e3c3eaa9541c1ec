"""Claiming a design, and what the others say (ETT-25, ETT-48, ETT-49)."""

from __future__ import annotations

import pytest

from rules.ettana.claims import matches
from rules.ettana.game import GAME
from rules.ettana.options import Options
from rules.kit.types import TABLE, Amount, Choice, Hand, Slots
from tests.rules.ettana.table import Table, ledger, spots, yarns
from tests.rules.ettana.test_designs import AFTER, BEFORE, DIAGONAL, PLAIN, SLANTING_T, WITH_T

SQUARE = [*"AA...AA.................."]  # made up: four equal yarns
SQUARE_NAME = "AA/AA"


def acting(board: str = PLAIN, designs: int = 1, seats: int = 3, options: Options | None = None) -> Table:
    """Ana has rolled and may claim."""
    table = Table(seats, options, board=board)
    table.has(0, designs=designs, tokens=9, cards=2)
    table.roll(1, "black")
    return table


# ---- the claim ---------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-25", "ETT-48")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_claim_to_which_everybody_agrees_brings_the_points_and_the_card_lies_open(seats: int) -> None:
    table = acting(AFTER, designs=2, seats=seats)
    table.claim(DIAGONAL)
    (prompt,) = GAME.prompts(table.state)
    assert (prompt.seat, prompt.move, [field.key for field in prompt.fields]) == (
        TABLE, "answer", [str(seat) for seat in range(1, seats)])  # fmt: skip
    table.consent()
    assert table.points == [1, *[0] * (seats - 1)]
    assert table.player(0).designs == 1
    assert [claimed.design for claimed in table.player(0).claimed] == [DIAGONAL]
    assert table.state.step == "act"
    assert not table.warned


@pytest.mark.rule("ETT-48")
@pytest.mark.parametrize("objecting", [(1,), (2,), (1, 2)])
def test_one_objection_is_enough_and_the_card_goes_back_into_the_hand(objecting: tuple[int, ...]) -> None:
    table = acting(AFTER)
    table.claim(DIAGONAL)
    table.consent(*objecting)
    assert (table.points, table.player(0).designs, table.player(0).claimed) == ([0, 0, 0], 1, ())
    assert table.warned == {"ETT-48"}
    table.claim(DIAGONAL)
    table.consent()
    assert table.points == [1, 0, 0]


@pytest.mark.rule("ETT-48")
def test_the_answers_of_exactly_the_others_are_needed() -> None:
    table = acting(AFTER)
    table.claim(DIAGONAL)
    for consent in ({"1": "agree"}, {"0": "agree", "1": "agree", "2": "agree"}, {}):
        assert table.refused("answer", {"consent": consent}, seat=TABLE).rule == "ETT-48"
    assert table.refused("answer", {"consent": {"1": "agree", "2": "agree"}}, seat=0).rule == "ETT-9"


@pytest.mark.rule("ETT-25")
def test_only_the_player_whose_turn_it_is_claims_and_only_with_a_design_card() -> None:
    table = acting(AFTER)
    assert table.refused("claim", {"design": DIAGONAL}, seat=1).rule == "ETT-9"
    table.has(0, designs=0)
    assert "claim" not in table.moves()
    assert table.refused("claim", {"design": DIAGONAL}).rule == "ETT-25"


@pytest.mark.rule("ETT-44", "ETT-48")
def test_a_pattern_that_is_not_on_the_board_is_noted_with_a_warning_and_the_others_decide() -> None:
    table = acting(BEFORE)
    table.claim("new", pattern=SQUARE, points=2)
    assert table.warned == {"ETT-44"}
    table.consent()
    assert table.points == [2, 0, 0]


@pytest.mark.rule("ETT-25")
def test_designs_that_are_on_the_board_are_offered_first() -> None:
    assert acting(AFTER).offered("design", "claim") == [DIAGONAL, "here", "new", "unseen"]
    assert acting(BEFORE).offered("design", "claim") == ["here", "new", "unseen"]
    (known, *others) = acting(AFTER).options_of("design", "claim")
    assert known.cell == "o2,2"
    assert not any(option.cell for option in others)


@pytest.mark.rule("ETT-25")
@pytest.mark.parametrize(("board", "default"), [(AFTER, DIAGONAL), (BEFORE, "here")])
def test_a_design_that_is_found_is_preselected_and_else_its_yarns_are_tapped(board: str, default: str) -> None:
    (field, *_) = acting(board).asked("claim")[0].fields
    assert isinstance(field, Choice)
    assert field.default == (default,)


# ---- once --------------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-49")
def test_a_claimed_card_is_never_claimed_again_by_anybody() -> None:
    table = acting(AFTER, designs=2)
    table.claim(DIAGONAL)
    table.consent()
    assert DIAGONAL not in table.offered("design", "claim")
    assert table.refused("claim", {"design": DIAGONAL}).rule == "ETT-49"
    table.go("1,2")
    table.end()
    table.roll(1, "black")
    assert table.refused("claim", {"design": DIAGONAL}).rule == "ETT-49"
    assert (
        table.refused("claim", {"design": "new", "points": 1, "pattern": [*"A.....A.....B.....A.....A"]}).rule
        == "ETT-49"
    )


@pytest.mark.rule("ETT-49")
def test_a_pattern_that_stands_twice_brings_its_points_once() -> None:
    table = Table(board=PLAIN)
    table.weave(yarns("RGBYR/YRPRG/BPGYB/YRPRG/RBYPR"))  # red on both diagonals, green in the middle
    assert len(matches(DIAGONAL, table.state.yarns)) == 2
    table.roll(1, "black")
    table.claim(DIAGONAL)
    table.consent()
    assert table.points == [1, 0, 0]


# ---- cards that the companion does not know ----------------------------------------------------------
@pytest.mark.rule("ETT-48", "ETT-44")
def test_a_pattern_is_drawn_once_and_known_from_then_on() -> None:
    table = acting()
    fields = {field.name: field for field in table.asked("claim")[0].fields}
    assert isinstance(fields["pattern"], Slots)
    assert (fields["pattern"].slots, len(set(fields["pattern"].cells))) == (25, 25)
    table.claim("new", pattern=SQUARE, points=2)
    table.consent()
    assert table.points == [2, 0, 0]
    known = GAME.learned(table.state)
    assert known == {"design": {SQUARE_NAME: {"points": 2}}}
    later = Table(catalogue=known, board="RRGBY/RRGBY/PGBYP/PGBYP/RGBYP")
    later.roll(1, "black")
    assert later.offered("design", "claim") == [SQUARE_NAME, "here", "new", "unseen"]
    later.claim(SQUARE_NAME)
    later.consent()
    assert later.points == [2, 0, 0]
    assert GAME.learned(later.state) == known


@pytest.mark.rule("ETT-44", "ETT-48")
def test_a_pattern_is_tapped_where_it_lies_and_known_from_then_on() -> None:
    table = acting("RRGBY/RRGBY/PGBYP/PGBYP/RGBYP")
    table.claim("here", at=spots("0,0", "0,1", "1,0", "1,1"), points=2)
    assert not table.warned
    table.consent()
    assert table.points == [2, 0, 0]
    assert GAME.learned(table.state) == {"design": {SQUARE_NAME: {"points": 2}}}


@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize("at", [[], ["o0,0"], ["o0,0", "o0,0"], ["o0,0", "o9,9"]])
def test_what_was_tapped_must_be_a_pattern(at: list[str]) -> None:
    table = acting()
    assert table.refused("claim", {"design": "here", "at": at, "points": 1}).rule == "ETT-44"


@pytest.mark.rule("ETT-51")
def test_the_points_of_the_slanting_t_are_told_when_it_is_first_claimed() -> None:
    table = acting(WITH_T, designs=2)
    assert table.refused("claim", {"design": SLANTING_T}).rule == "ETT-48"
    table.claim(SLANTING_T, points=3)
    table.consent()
    assert table.points == [3, 0, 0]
    assert GAME.learned(table.state)["design"] == {SLANTING_T: {"points": 3}}


@pytest.mark.rule("ETT-48")
def test_a_card_can_be_claimed_by_its_points_alone() -> None:
    table = acting(designs=3)
    for points in (1, 2):
        table.claim("unseen", points=points)
        table.consent()
    assert (table.points, table.player(0).designs) == ([3, 0, 0], 1)
    assert GAME.learned(table.state)["design"] == {}


@pytest.mark.rule("ETT-48")
@pytest.mark.parametrize("points", [None, 0, -1, 7, 99])
def test_points_that_no_card_has_are_refused(points: int | None) -> None:
    table = acting()
    assert table.refused("claim", {"design": "unseen", "points": points}).rule == "ETT-48"


@pytest.mark.rule("ETT-44")
@pytest.mark.parametrize("pattern", [[], ["."] * 25, ["A"] * 24, ["A", *["."] * 24], ["Z", "Z", *["."] * 23]])
def test_a_drawing_that_is_no_pattern_is_refused(pattern: list[str]) -> None:
    table = acting()
    assert table.refused("claim", {"design": "new", "pattern": pattern, "points": 1}).rule == "ETT-44"


@pytest.mark.rule("ETT-50")
def test_a_card_of_the_rulebook_is_not_told_with_other_points() -> None:
    table = acting(AFTER)
    assert (
        table.refused("claim", {"design": "new", "pattern": [*"A.....A.....B.....A.....A"], "points": 3}).rule
        == "ETT-50"
    )
    table.claim("new", pattern=[*"A.....A.....B.....A.....A"], points=1)
    table.consent()
    assert table.points == [1, 0, 0]


# ---- hidden hands ------------------------------------------------------------------------------------
@pytest.mark.rule("ETT-7", "ETT-48")
def test_of_a_hand_only_the_number_of_cards_is_known() -> None:
    table = acting(designs=2)
    hands = [part for part in GAME.scene(table.state, TABLE).parts if isinstance(part, Hand)]
    assert [(hand.seat, hand.hidden) for hand in hands] == [(0, 5), (1, 2), (2, 2)]  # Ana drew a card for black


@pytest.mark.rule("ETT-48")
def test_a_card_that_nobody_has_drawn_yet_cannot_be_claimed_by_its_name() -> None:
    table = acting()
    assert table.refused("claim", {"design": "AB/BA"}).rule == "ETT-48"


# ---- without a board ---------------------------------------------------------------------------------
@pytest.mark.rule("ETT-25", "ETT-48")
def test_without_a_board_a_claim_tells_only_its_points_and_needs_the_same_consent() -> None:
    table = ledger()
    table.play("collect", {"black": False})
    (prompt,) = table.asked("claim")
    assert [type(field) for field in prompt.fields] == [Amount]
    table.play("claim", {"points": 3})
    table.consent(2)
    assert table.points == [0, 0, 0]
    table.play("claim", {"points": 3})
    table.consent()
    assert (table.points, table.player(0).designs) == ([3, 0, 0], 0)
