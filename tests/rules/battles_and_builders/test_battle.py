"""Armies and dice, the barbarian battle, the end of a round (BNB-27..48), the fictitious player (BNB-61..66)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battles_and_builders.game import GAME
from rules.kit.types import TABLE, Allot, Choice, Dice, Throw
from tests.rules.battles_and_builders.scenarios import check, scenario, scenarios, told
from tests.rules.battles_and_builders.table import MOUNTAIN

mark = pytest.mark

TIED = "open; lie 1C 1I | 1C 1I | 1A; roll 6 3 | 5 4 | 2"
SIX_YELLOW = "house start=1; open; lie 3I | 1B | 3I"


@scenarios(
    # ---- the dice ------------------------------------------------------------------------------------
    scenario("on an open field cavalry rolls green, infantry yellow, archers red", mark.rule("BNB-27", "BNB-30"),
             "open; lie 2C 1I 1A | 1C | 1B", dice="2 green 1 yellow 1 red | 1 green | "),
    scenario("in an urban area archers roll green, infantry yellow, cavalry red", mark.rule("BNB-27", "BNB-29"),
             "urban; lie 1A 2I 1C | 1A | 1B", dice="1 green 2 yellow 1 red | 1 green | "),
    scenario("those of the mountains are asked when armies meet there", mark.rule("BNB-28", "BNB-31"),
             "house dice=asked; mountain; lie 1I | 2A | 1B", asks="dice", rows=["infantry", "cavalry", "archers"]),
    scenario("and rolled", mark.rule("BNB-28", "BNB-31"), "house dice=asked; mountain; lie 1I | 2A | 1B; learn",
             dice="1 green | 2 red | "),
    scenario("they are not asked when nobody will roll", mark.rule("BNB-31", "BNB-37"),
             "house dice=asked; mountain; lie 1I | 2B | 1B", asks="event"),
    # ---- rolling -------------------------------------------------------------------------------------
    scenario("all roll at once where five dice of each colour are enough", mark.rule("BNB-32"),
             "open; lie 3I | 2I | 1B", asks="roll", seat=TABLE, rows=["0", "1"], hint=""),
    scenario("six yellow dice are too many: they roll in turn", mark.rule("BNB-33"), SIX_YELLOW, asks="roll-2", seat=2,
             hint="hint-in-turn"),
    scenario("one after the other", mark.rule("BNB-33"), f"{SIX_YELLOW}; roll | | 4 4 4", asks="roll-0", seat=0),
    scenario("until all have rolled", mark.rule("BNB-33"), f"{SIX_YELLOW}; roll | | 4 4 4; roll 5 5 5", holder=0),
    scenario("the highest total takes the tile and its points", mark.rule("BNB-34", "BNB-39"),
             "open; lie 1C | 2I | 1A; roll 6 | 4 3 | 2", totals=(0, 3, 0), news="BNB-34 BNB-40"),
    scenario("those who are tied roll again", mark.rule("BNB-35"), TIED, rows=["0", "1"], hint="hint-tie", said="tie"),
    scenario("until one wins; who was behind is out of it", mark.rule("BNB-35"),
             f"{TIED}; roll 5 3 | 4 4; roll 1 1 | 2 1", holder=1),
    scenario("without an army nobody gets the tile", mark.rule("BNB-36"), "open; lie 1B | 2B | 1B", holder=None,
             totals=(0, 3, 0), news="BNB-36"),
    scenario("a lone army takes it without rolling", mark.rule("BNB-37"), "open; lie 1B | 1B | 1A", holder=2,
             news="BNB-37"),
    scenario("armies and kings leave the game", mark.rule("BNB-38"), "open; lie K 1I | 1B | 1B; take catapult 1",
             left="12B 3I 4C 4A 0K"),
    # ---- the barbarian battle ------------------------------------------------------------------------
    scenario("who has no army is lowest, and nobody rolls", mark.rule("BNB-42", "BNB-44"),
             "barbarian; lie 1I | 1B | 2C", holder=1, totals=(0, 3 - 2, 0), news="BNB-44"),
    scenario("the lowest total gets the tile, the highest nothing", mark.rule("BNB-43", "BNB-47", "BNB-48"),
             "barbarian; lie 1C | 1I | 2A; roll 6 | 2 | 4 4", holder=1, totals=(0, -2, 0)),
    scenario("all who are lowest lose two points, the first in turn order by the tile", mark.rule("BNB-45"),
             "house seats=4 start=2; barbarian; lie 1C | 1I | 1I | 1I; roll 6 | 2 | 2 | 2", asks="event", holder=2,
             totals=(0, -2, -2, -2), chips=[(0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 2)]),
    scenario("without any army they hit everybody", mark.rule("BNB-46"), "barbarian; lie 1B | 1B | 1B",
             totals=(-1, -1, -1)),
    scenario("or the tile is set aside", mark.rule("BNB-46"), "house no_army=aside; barbarian; lie 1B | 1B | 1B",
             holder=None, totals=(1, 1, 1)),
    scenario("Fresh troops may save the lowest", mark.rule("BNB-43", "BNB-54"),
             "barbarian; lie K 1C | 1C | 1C; take fresh; roll 1 | 4 | 5; fresh green1; roll 6", holder=1),
    # ---- the end of a round --------------------------------------------------------------------------
    scenario("the start tile goes clockwise", mark.rule("BNB-40"), "house start=1; quiet", seat=2, news="BNB-40"),
    scenario("and round the table", mark.rule("BNB-40"), "house start=1; quiet; quiet", seat=0),
    scenario("seven rounds are not all", mark.rule("BNB-41"), "quiet;" * 7, round=8, ended="", places=()),
    scenario("after eight it is over", mark.rule("BNB-41"), "quiet;" * 8, ended="rounds", asks=""),
)  # fmt: skip
def test_battles(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@scenarios(
    # ---- a table that adds up its own dice: the winner -----------------------------------------------
    scenario("it is asked who of those who fight has the most", mark.rule("BNB-34"), "open; lie 2C | 1I | 1B",
             asks="outcome", seat=TABLE, sides=[0, 1]),
    scenario("whoever it is takes the tile as if the dice were told", mark.rule("BNB-34"),
             "open; lie 2C | 1I 1A | 1B; outcome 1", holder=1, totals=(0, 3, 3), asks="event"),
    scenario("those who are told to be tied roll again", mark.rule("BNB-35"),
             "open; lie 2C | 1I 1A | 1B 1C; outcome 2 0", sides=[0, 2], hint="hint-tie", said="tie-told"),
    scenario("then one of them has the most", mark.rule("BNB-35"),
             "open; lie 2C | 1I 1A | 1B 1C; outcome 2 0; outcome 2", holder=2),
    scenario("against the barbarians the fewest", mark.rule("BNB-43", "BNB-45"),
             "barbarian; lie 1C | 1I | 1A; outcome 2 1", holder=1, chips=[(0, 0, 0), (0, 0, 0), (0, 0, 2)]),
    scenario("it is told once where people roll in turn", mark.rule("BNB-33"), "open; lie 3I | 3I | 1B",
             asks="outcome", hint="hint-in-turn", seat=TABLE),
    scenario("Fresh troops roll again before it is told", mark.rule("BNB-54"), "open; lie K 1I | 2C | 1B; take fresh",
             hint="hint-fresh"),
    scenario("once, also after a tie", mark.rule("BNB-54", "BNB-57"),
             "open; lie K 1I | 2C | 1B; take fresh; outcome 0 1", hint="hint-fresh"),
    scenario("or on the first roll alone", mark.rule("BNB-57"),
             "set set-fresh_when value=first; open; lie K 1I | 2C | 1B; take fresh; outcome 0 1", hint="hint-tie"),
    scenario("where dice were told already, the others tell theirs", mark.rule("BNB-33"),
             "set set-battle value=dice; open; lie 3I | 3I | 1B; roll 1 2 3; set set-battle value=outcome",
             asks="roll-1"),
)  # fmt: skip
def test_outcomes(moves: str, then: dict[str, Any]) -> None:
    check(f"house battle=outcome; {moves}", then)


@mark.rule("BNB-28")
def test_the_dice_of_a_terrain_are_told_by_their_pictures_and_remembered() -> None:
    table = told("house dice=asked; mountain; lie 1I | 2A | 1B")
    fields = [field for field in table.ask().fields if isinstance(field, Choice)]
    assert [[option.glyph for option in field.options] for field in fields] == [
        ["die-green", "die-yellow", "die-red"]
    ] * 3
    table.play("learn_dice", dice=MOUNTAIN)
    assert GAME.learned(table.state)["dice"] == {"mountain": MOUNTAIN}


def test_dice_whose_faces_nobody_has_published_are_never_compared_with_fair_ones() -> None:
    fields = [field for field in told("open; lie 2C | 1I | 1B").ask().fields if isinstance(field, Throw)]
    assert [die.is_printed for field in fields for die in field.dice] == [False] * 3


@mark.parametrize(("moves", "rows"), [
    ("open; lie 3I | 3I | 1B; roll 4 4 4", [(3, 12, True), (3, None, False), (0, None, False)]),
    ("open; lie 3I | 3I | 1B; roll 4 4 4; roll | 5 5 5", [(3, 12, False), (3, 15, True), (0, None, False)]),
    ("open; lie 3I | 3I | 1B; roll 4 4 4; roll | 5 5 5; urban", [(0, None, False)] * 3),
    ("house battle=outcome; open; lie 2C | 1I | 1B; outcome 0", [(0, None, True), (0, None, False), (0, None, False)]),
])  # fmt: skip
def test_the_rows_of_dice_show_who_is_ahead_and_then_who_has_the_tile_and_no_dice_that_nobody_told(
    moves: str, rows: list[tuple[int, int | None, bool]]
) -> None:
    parts = GAME.scene(told(moves).state, TABLE).parts
    assert [(len(row.dice), row.total, row.lit) for row in parts if isinstance(row, Dice)] == rows


# ---- the fictitious player (BNB-61..66) --------------------------------------------------------------
EIGHT = ";".join(f"open; lie 1B | 1B | {his}" for his in ("3B", "3B", "3B", "3B", "3I", "1I 2C", "2C 1A", "3A"))


@scenarios(
    scenario("he has all tokens but the king", mark.rule("BNB-61"), "", his="12B 4I 4C 4A 0K"),
    scenario("the start player draws three for him", mark.rule("BNB-62", "BNB-63"), "open; commit 1 1",
             rows=["0", "1", "2"]),
    scenario("in eight rounds he commits exactly all his tokens", mark.rule("BNB-62", "BNB-41"),
             EIGHT.replace("open", "urban", 3).replace("open", "mountain", 1).replace("open", "barbarian", 1),
             his="0B 0I 0C 0A 0K", asks=""),
    scenario("the start player is told to draw", mark.rule("BNB-63"), "open", said="fictitious-draws"),
    scenario("by the other reading his tokens are drawn at the reveal", mark.rule("BNB-66"),
             "house seats=2 fictitious_draw=after; open", said="-fictitious-draws"),
    scenario("and it is said then", mark.rule("BNB-66"), "house seats=2 fictitious_draw=after; open; commit 1 1",
             hint="fictitious-late"),
    scenario("who rolls in turn rolls alone", mark.rule("BNB-63"), "house seats=2 start=1; open; lie 3I | 1B | 3I",
             seat=0, asks="roll-0"),
    scenario("and the start player rolls for him", mark.rule("BNB-63"),
             "house seats=2 start=1; open; lie 3I | 1B | 3I; roll 4 4 4", seat=1, asks="roll-2"),
    scenario("he takes the tile", mark.rule("BNB-63", "BNB-65"),
             "house seats=2 start=1; open; lie 3I | 1B | 3I; roll 4 4 4; roll | | 5 5 5", holder=2, totals=(0, 3)),
    scenario("the start tile goes to and fro between the two", mark.rule("BNB-64"), "house seats=2 start=1; quiet",
             seat=0),
    scenario("and back", mark.rule("BNB-64"), "house seats=2 start=1; quiet; quiet", seat=1),
    scenario("what he wins is out of play", mark.rule("BNB-65"), "open; lie 1B | 2B | 3B", totals=(0, 0),
             chips=[(0, 0, 0), (0, 0, 0), (1, 0, 0)]),
    scenario("he is tied for the most builders like anybody else", mark.rule("BNB-65", "BNB-22"),
             "open; lie 2B | 1B | 2B 1A", totals=(1, 0)),
    scenario("he does not rank", mark.rule("BNB-66"), "quiet;" * 8, places=(1, 1)),
    scenario("unless the table lets him win", mark.rule("BNB-66"),
             "house seats=2 fictitious_rank=ranks;" + "quiet;" * 8, places=(2, 2)),
    scenario("the Catapult may hit him", mark.rule("BNB-66"), "open; lie K 1I | 1B | 3B", victim=[1, 2]),
    scenario("unless the table plays otherwise", mark.rule("BNB-66"),
             "house seats=2 fictitious_target=no; open; lie K 1I | 1B | 3B", victim=[1]),
)  # fmt: skip
def test_the_fictitious_player(moves: str, then: dict[str, Any]) -> None:
    check(moves if moves.startswith("house") else f"house seats=2; {moves}", then)


@mark.rule("BNB-61", "BNB-62")
def test_none_of_his_three_tokens_is_a_king() -> None:
    his = told("house seats=2; open; commit 1 1").ask().fields[-1]
    assert isinstance(his, Allot)
    assert (his.least, his.most, "king" in his.caps) == (3, 3, False)


@mark.rule("BNB-66")
@mark.parametrize(("reading", "shown"), [("out", ""), ("ranks", "fictitious-total")])
def test_his_points_are_shown_at_the_end_if_he_can_win(reading: str, shown: str) -> None:
    say = GAME.scene(told(f"house seats=2 fictitious_rank={reading};" + "quiet;" * 8).state, TABLE).next
    assert (say.key if say else "") == shown


def test_his_dice_lie_in_a_row_of_the_table() -> None:
    scene = GAME.scene(told("house seats=2; open; lie 1I | 1B | 3I").state, TABLE)
    assert [(row.seat, len(row.dice)) for row in scene.parts if isinstance(row, Dice)] == [(0, 1), (1, 0), (TABLE, 3)]
