"""Kings and strategy tiles (BNB-15..20, BNB-49..60)."""

from __future__ import annotations

import pytest

from rules.battles_and_builders.components import STRATEGIES
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.types import NOTHING, Allot, Choice, Say, Who
from tests.rules.battles_and_builders.table import Table


def on_open_field(*sides: str, options: Options | None = None, start: int = 0) -> Table:
    """A first round on an open field worth 3, with the tokens turned up."""
    table = Table(seats=len(sides), options=options, start=start)
    table.tile("open", 3)
    table.turn_up(*sides)
    return table


@pytest.mark.rule("BNB-15", "BNB-16")
def test_kings_choose_a_tile_at_once_clockwise_from_the_start_player() -> None:
    table = on_open_field("K 1B", "1B", "K 1B", "K 1B", start=2)
    seats = []
    for tile in ("claim", "withdraw"):
        seats.append(table.ask().seat)
        table.play("take_strategy", {"tile": tile, **({"back": {"builder": 1}} if tile == "withdraw" else {})})
    assert seats == [2, 3]
    assert "BNB-20" in table.rules, "nothing is left that the third could take"


@pytest.mark.rule("BNB-17", "BNB-18")
def test_a_tile_that_was_chosen_is_out_of_reach_for_the_others() -> None:
    table = on_open_field("K 2B 1I", "K 1B 1I", "1B")
    assert table.offered("tile") == ["claim", "extra", "catapult", "trojan", "fresh", "withdraw"]
    table.take("trojan")
    assert table.offered("tile") == ["claim", "catapult", "fresh", "withdraw"]
    assert table.refused("take_strategy", tile="trojan").rule == "BNB-53"


@pytest.mark.rule("BNB-17")
def test_each_tile_says_below_its_name_what_it_does() -> None:
    tile = on_open_field("K 2B 1I", "K 1B 1I", "1B").ask().fields[0]
    assert isinstance(tile, Choice)
    said = {option.value: (option.label, option.note) for option in tile.options}
    assert said == {name: (Say(key=f"strategy-{name}"), Say(key=f"note-{name}")) for name in STRATEGIES}


@pytest.mark.rule("BNB-17")
def test_a_king_is_used_once_in_a_game() -> None:
    table = on_open_field("K 1B", "1B", "1B")
    table.take("claim")
    assert table.state.sides[0].tokens["king"] == 0


@pytest.mark.rule("BNB-19", "BNB-52")
def test_the_catapult_lies_before_its_victim_and_costs_two_points() -> None:
    table = on_open_field("K 1B 1I", "1B", "1B")
    assert table.offered("victim") == [1, 2]
    table.take("catapult", victim=2)
    laid = {tile.tile: tile.holder for tile in table.state.strategies}
    assert laid == {"catapult": 2}
    assert table.totals == (1 + 3, 1, 1 - 2)


@pytest.mark.rule("BNB-49", "BNB-52", "BNB-53", "BNB-54", "BNB-55")
@pytest.mark.parametrize(
    ("tokens", "open_tiles"),
    [
        ("K 1B", ["claim", "withdraw"]),
        ("K 3B", ["claim", "extra", "withdraw"]),
        ("K 1A", ["catapult", "trojan", "fresh", "withdraw"]),
        ("K 1B 1C", ["claim", "catapult", "trojan", "fresh", "withdraw"]),
    ],
)
def test_a_tile_is_offered_when_its_condition_is_met(tokens: str, open_tiles: list[str]) -> None:
    assert on_open_field(tokens, "2B", "2B").offered("tile") == open_tiles


@pytest.mark.rule("BNB-20")
def test_a_king_alone_gets_no_tile_and_is_lost() -> None:
    table = on_open_field("K", "1B", "1B")
    assert "BNB-20" in table.rules
    assert table.ask().move == "turn_up"
    assert table.state.sides[0].tokens["king"] == 0
    assert table.state.strategies == ()


@pytest.mark.rule("BNB-20")
def test_where_a_king_may_not_stand_alone_a_phone_refuses_it_and_the_table_is_warned() -> None:
    strict = Options(lone_king="forbidden")
    table = on_open_field("K", "1B", "1B", options=strict)
    assert "king-was-alone" in table.said
    fresh = Table(options=strict)
    fresh.tile("open", 3)
    assert fresh.refused("commit_kinds", tokens={"king": 1}).rule == "BNB-20"


@pytest.mark.rule("BNB-49")
def test_claim_gives_three_points_to_one_of_those_who_are_tied_and_none_to_the_others() -> None:
    table = on_open_field("K 2B", "2B", "2B")
    table.take("claim")
    assert table.totals == (3, 0, 0)


@pytest.mark.rule("BNB-49")
def test_claim_gives_nothing_to_whoever_is_not_among_the_most() -> None:
    table = on_open_field("K 1B", "2B", "2B")
    table.take("claim")
    assert table.totals == (0, 1, 1)


@pytest.mark.rule("BNB-49", "BNB-56")
def test_claim_gives_three_points_when_no_tie_remains() -> None:
    table = on_open_field("K 2B", "K 2B", "1B")
    table.take("claim")
    table.take("withdraw", back="1B")
    assert table.totals == (3, 0, 0)


@pytest.mark.rule("BNB-50")
def test_the_extra_point_counts_one_at_the_end() -> None:
    table = on_open_field("K 2B", "1B", "1B")
    table.take("extra")
    assert table.chips(0) == (1, 0, 0)
    assert table.totals == (4, 0, 0)


@pytest.mark.rule("BNB-50", "BNB-51")
def test_the_extra_point_is_not_open_to_whoever_is_tied_for_the_most() -> None:
    assert "extra" not in on_open_field("K 2B", "2B", "1B").offered("tile")


@pytest.mark.rule("BNB-51")
def test_the_table_may_open_the_extra_point_to_those_who_are_tied() -> None:
    table = on_open_field("K 2B", "2B", "1B", options=Options(extra_tie="tied"))
    table.take("extra")
    assert table.totals == (2, 1, 0)


@pytest.mark.rule("BNB-51")
def test_checked_after_withdrawals_the_extra_point_counts_if_its_owner_has_the_most_then() -> None:
    table = on_open_field("K 2B", "K 3B", "1B", options=Options(extra_check="after"))
    table.take("extra")
    table.take("withdraw", back="2B")
    assert table.totals == (4, 0, 0)


@pytest.mark.rule("BNB-51")
def test_checked_after_withdrawals_the_extra_point_is_void_if_others_still_have_more() -> None:
    table = on_open_field("K 2B", "3B", "1B", options=Options(extra_check="after"))
    table.take("extra")
    assert "extra-void" in table.said
    assert table.totals == (0, 3, 0)


@pytest.mark.rule("BNB-55", "BNB-13")
def test_withdrawn_tokens_go_back_behind_the_screen_and_count_for_nothing() -> None:
    table = on_open_field("K 3B 1C", "1B 1C", "1I")
    table.take("withdraw", back="2B 1C")
    assert table.state.sides[0].tokens["builder"] == 11
    assert table.state.sides[0].tokens["cavalry"] == 4
    assert table.chips(0) == (0, 1, 0)
    assert table.state.battle is not None
    assert table.state.battle.inside == (1, 2)


@pytest.mark.rule("BNB-55")
@pytest.mark.parametrize(
    ("sides", "caps", "most"), [("K 4B", {"builder": 4}, 3), ("K 1B 1I", {"builder": 1, "infantry": 1}, 2)]
)
def test_one_to_three_tokens_are_withdrawn_and_never_the_king(sides: str, caps: dict[str, int], most: int) -> None:
    (back,) = (field for field in on_open_field(sides, "1B", "1B").ask().fields if isinstance(field, Allot))
    assert (back.caps, back.least, back.most, back.when) == (caps, 1, most, ("tile", ("withdraw",)))


@pytest.mark.rule("BNB-58")
@pytest.mark.parametrize(("free", "chips"), [(True, (0, 0, 0)), (False, (0, 0, 1))])
def test_withdrawing_everything_but_the_king_costs_a_chip_only_if_the_table_plays_so(
    free: bool, chips: tuple[int, int, int]
) -> None:
    table = on_open_field("K 2B", "1B", "1B", options=Options(all_back="free" if free else "chip"))
    table.take("withdraw", back="2B")
    assert table.chips(0) == chips


@pytest.mark.rule("BNB-53")
def test_the_trojan_horse_adds_a_red_die() -> None:
    table = on_open_field("K 2C", "1I", "1B")
    table.take("trojan")
    assert table.dice(0) == {"green": 2, "red": 1}
    assert table.dice(1) == {"yellow": 1}


@pytest.mark.rule("BNB-60", "BNB-37")
@pytest.mark.parametrize("tile", ["trojan", "fresh"])
def test_nobody_rolls_against_a_lone_army_with_a_strategy_tile(tile: str) -> None:
    table = on_open_field("K 1C", "1B", "1B")
    table.play("take_strategy", {"tile": tile})
    assert table.state.tiles[-1].holder == 0
    assert table.ask().move == "turn_up"


@pytest.mark.rule("BNB-54")
def test_fresh_troops_roll_any_of_their_dice_again_once() -> None:
    table = on_open_field("K 2C", "2C", "1B")
    table.take("fresh")
    table.roll({0: [1, 4], 1: [5, 5]})
    assert [p.move for p in GAME.prompts(table.state)] == ["fresh", "fresh"]
    assert table.ask().seat == 0
    (dice,) = table.ask().fields
    assert isinstance(dice, Choice)
    assert [option.label for option in dice.options] == [
        Say(key="die-shows", args={"colour": Say(key="colour-green"), "pips": 1}),
        Say(key="die-shows", args={"colour": Say(key="colour-green"), "pips": 4}),
    ]
    table.play("fresh", {"dice": ["green1"]})
    table.roll({0: [6]})
    assert "tie" in table.said, "10 to 10, and Fresh troops are used up"
    table.roll({0: [1, 1], 1: [1, 2]})
    assert table.state.tiles[-1].holder == 1


@pytest.mark.rule("BNB-54")
def test_whoever_rolls_alone_is_named_by_the_question_and_not_once_more_beside_the_dice() -> None:
    table = on_open_field("K 2C", "2C", "1B")
    table.take("fresh")
    assert [field.label for field in table.ask().fields] == [Who(seat=0), Who(seat=1)]
    table.roll({0: [1, 4], 1: [5, 5]})
    table.play("fresh", {"dice": ["green1"]})
    assert (table.ask().seat, [field.label for field in table.ask().fields]) == (0, [NOTHING])


@pytest.mark.rule("BNB-54")
def test_fresh_troops_are_not_asked_when_they_lead_already() -> None:
    table = on_open_field("K 2C", "2C", "1B")
    table.take("fresh")
    table.roll({0: [6, 6], 1: [5, 5]})
    assert table.state.tiles[-1].holder == 0


@pytest.mark.rule("BNB-57")
def test_fresh_troops_that_were_kept_may_be_used_after_a_tie() -> None:
    table = on_open_field("K 1C", "1C", "1B")
    table.take("fresh")
    table.roll({0: [5], 1: [5]})
    table.fill_in(GAME.prompts(table.state)[1], {})
    table.roll({0: [3], 1: [5]})
    assert table.ask().move == "fresh"
    table.play("fresh", {"dice": ["green1"]})
    table.roll({0: [6]})
    assert table.state.tiles[-1].holder == 0


@pytest.mark.rule("BNB-57")
def test_by_the_other_reading_fresh_troops_are_for_the_first_roll_only() -> None:
    table = on_open_field("K 1C", "1C", "1B", options=Options(fresh_when="first"))
    table.take("fresh")
    table.roll({0: [5], 1: [5]})
    table.fill_in(GAME.prompts(table.state)[1], {})
    table.roll({0: [3], 1: [5]})
    assert table.state.tiles[-1].holder == 1


@pytest.mark.rule("BNB-59", "BNB-53")
@pytest.mark.parametrize(("add", "red"), [(True, 6), (False, 5)])
def test_a_sixth_red_die_is_rolled_again_and_added_or_left_out(add: bool, red: int) -> None:
    """The Trojan horse and five armies of kinds that both roll red: only a terrain told by the table has that."""
    dice = {"dice": {"mountain": {"infantry": "red", "archers": "red", "cavalry": "green"}}}
    table = Table(options=Options(six_dice="add" if add else "five"), catalogue=dice)
    table.tile("mountain", 3)
    table.turn_up("K 4I 1A", "1C", "1B")
    table.take("trojan")
    assert table.dice(0) == {"red": red}
    hint = table.ask().hint
    assert (hint is not None and hint.key == "hint-six-dice") == add
