"""The fictitious player (BNB-61..66)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import TABLE, Allot, Dice, Say
from tests.rules.battles_and_builders.table import Table

HE = 2  # his side


def revealed(*sides: str, options: Options | None = None, start: int = 0) -> Table:
    table = Table(seats=2, options=options, start=start)
    table.tile("open", 3)
    table.turn_up(*sides)
    return table


@pytest.mark.rule("BNB-61")
def test_the_fictitious_player_has_all_tokens_but_the_king() -> None:
    tokens = Table(seats=2).state.sides[HE].tokens
    assert (sum(tokens.values()), tokens["king"]) == (24, 0)


@pytest.mark.rule("BNB-61", "BNB-62")
def test_his_three_tokens_are_told_at_the_reveal_and_none_of_them_is_a_king() -> None:
    table = Table(seats=2)
    table.tile("open", 3)
    assert table.state.stakes[HE].count == 3
    table.commit(1, 1)
    his = table.ask().fields[-1]
    assert isinstance(his, Allot)
    assert (his.key, his.least, his.most) == ("2", 3, 3)
    assert "king" not in his.caps


@pytest.mark.rule("BNB-62", "BNB-41")
def test_in_eight_rounds_he_commits_exactly_all_his_tokens() -> None:
    table = Table(seats=2)
    for his in ("3B", "3B", "3B", "3B", "3I", "1I 2C", "2C 1A", "3A"):
        options = table.offered("tile")
        tile = str(next(o for o in options if o != "barbarian" or len(options) == 1))
        table.tile(tile, 3 if tile in ("urban", "open", "mountain") else None)
        table.turn_up("1B", "1B", his)
    assert GAME.prompts(table.state) == ()
    assert sum(table.state.sides[HE].tokens.values()) == 0


@pytest.mark.rule("BNB-63")
def test_the_start_player_draws_and_rolls_for_him() -> None:
    table = Table(seats=2, start=1)
    table.tile("open", 3)
    assert "BNB-63" in table.rules
    table.turn_up("3I", "1B", "3I")
    assert (table.ask().seat, table.ask().id) == (0, "roll-0")
    table.roll({0: [4, 4, 4]})
    assert (table.ask().seat, table.ask().id) == (1, "roll-2")
    table.roll({HE: [5, 5, 5]})
    assert table.state.tiles[-1].holder == HE


@pytest.mark.rule("BNB-64")
def test_the_start_tile_goes_to_and_fro_between_the_real_players() -> None:
    table = Table(seats=2, start=1)
    openers = []
    for _ in range(4):
        openers.append(table.ask().seat)
        table.quiet_round()
    assert openers == [1, 0, 1, 0]


@pytest.mark.rule("BNB-65", "BNB-66")
def test_what_he_wins_is_out_of_play_and_he_does_not_rank() -> None:
    table = revealed("1B", "2B", "3B")
    assert table.totals == (0, 0)
    assert table.chips(HE) == (1, 0, 0)


@pytest.mark.rule("BNB-65", "BNB-22")
def test_he_is_tied_for_the_most_builders_like_anybody_else() -> None:
    assert revealed("2B", "1B", "2B 1A").totals == (1, 0)


@pytest.mark.rule("BNB-66")
@pytest.mark.parametrize(("ranks", "places"), [(False, (1, 1)), (True, (2, 2))])
def test_he_ranks_only_if_the_table_lets_him_win(ranks: bool, places: tuple[int, int]) -> None:
    table = Table(seats=2, options=Options(fictitious_rank="ranks" if ranks else "out"))
    for _ in range(8):
        table.quiet_round()
    assert GAME.sheet(table.state).places == places
    shown = GAME.scene(table.state, TABLE).next
    assert (shown is not None and shown.key == "fictitious-total") == ranks


@pytest.mark.rule("BNB-66")
@pytest.mark.parametrize(("allowed", "victims"), [(True, [1, HE]), (False, [1])])
def test_the_catapult_may_hit_him_only_if_the_table_plays_so(allowed: bool, victims: list[int]) -> None:
    table = revealed("K 1I", "1B", "3B", options=Options(fictitious_target="yes" if allowed else "no"))
    assert table.offered("victim") == victims


@pytest.mark.rule("BNB-66")
def test_by_the_other_reading_his_tokens_are_drawn_at_the_reveal() -> None:
    table = Table(seats=2, options=Options(fictitious_draw="after"))
    table.tile("open", 3)
    assert "fictitious-draws" not in table.said
    table.commit(1, 1)
    hint = table.ask().hint
    assert hint == Say(key="fictitious-late", args={"n": 3}), "and it is said how many"


def test_his_dice_lie_in_a_row_of_the_table() -> None:
    table = revealed("1I", "1B", "3I")
    rows = [p for p in GAME.scene(table.state, TABLE).parts if isinstance(p, Dice)]
    assert [(row.seat, len(row.dice)) for row in rows] == [(0, 1), (1, 0), (TABLE, 3)]
