"""Setting up, the event tile and committing (BNB-1..14)."""

from __future__ import annotations

import pytest

from companion.log.catalogue import after
from rules.battles_and_builders.components import STOCK
from rules.battles_and_builders.game import GAME
from rules.battles_and_builders.options import Options
from rules.kit.answers import default_value
from rules.kit.types import SEAT_TINTS, TABLE, Allot, Amount, Choice, Seating, Timer, Who
from tests.rules.battles_and_builders.table import Table, tokens


@pytest.mark.rule("BNB-1")
def test_two_to_four_people_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@pytest.mark.rule("BNB-2", "BNB-3", "BNB-4", "BNB-61")
def test_the_checklist_names_everything_that_lies_on_the_table_and_nothing_has_to_be_ticked() -> None:
    for seats in (2, 3, 4):
        names = tuple("abcd"[:seats])
        state = GAME.setup(Seating(names=names, tints=SEAT_TINTS[:seats]), Options(), {})
        (prompt,) = GAME.prompts(state)
        (field,) = prompt.fields
        assert isinstance(field, Choice)
        assert field.least == 0
        said = {o.label.key: o.label.args for o in field.options if not isinstance(o.label, Who)}
        assert said["setup-dice"] == {"n": 15}
        assert said["setup-chips"] == {"n": 34}
        assert said["setup-strategies"] == {"n": 6}
        assert said["setup-tokens"] == {"players": seats, "tokens": 25}
        assert said["setup-events"] == {"n": 8}
        assert ("setup-fictitious" in said) == (seats == 2)


@pytest.mark.rule("BNB-3")
def test_everybody_has_25_tokens() -> None:
    assert [sum(side.tokens.values()) for side in Table(seats=4).state.sides] == [25] * 4
    assert STOCK == {"builder": 12, "infantry": 4, "cavalry": 4, "archers": 4, "king": 1}


@pytest.mark.rule("BNB-5", "BNB-6")
def test_the_start_player_turns_up_the_first_event_tile() -> None:
    table = Table(start=2)
    assert (table.ask().move, table.ask().seat) == ("turn_up", 2)


@pytest.mark.rule("BNB-4", "BNB-39")
def test_a_terrain_is_offered_as_often_as_it_has_tiles() -> None:
    table = Table(start=0)
    assert table.offered("tile") == ["urban", "open", "mountain", "barbarian"]
    for terrain in ("mountain", "urban", "urban", "urban"):
        table.tile(terrain, 5)
        table.turn_up("", "", "")
    assert {str(o).partition("/")[0] for o in table.offered("tile")} == {"open", "barbarian"}


@pytest.mark.rule("BNB-39")
def test_a_value_told_in_an_earlier_game_is_offered_until_it_is_used() -> None:
    first = Table()
    first.tile("urban", 4)
    first.turn_up("", "", "")
    first.tile("urban", 4)
    known = GAME.learned(first.state)
    assert set(known["tile"]) == {"urban/4/1", "urban/4/2"}
    later = Table(catalogue=known)
    assert later.offered("tile") == ["urban/4", "urban", "open", "mountain", "barbarian"]
    for _ in range(2):
        later.tile("urban/4")
        later.turn_up("", "", "")
    assert "urban/4" not in later.offered("tile")
    assert GAME.learned(later.state) == known


@pytest.mark.rule("BNB-39", "BNB-43")
def test_the_barbarian_tile_is_worth_minus_two_and_nobody_is_asked_for_its_value() -> None:
    table = Table()
    table.tile("barbarian")
    assert table.state.tiles[-1].value == -2
    assert GAME.learned(table.state)["tile"] == {}


@pytest.mark.rule("BNB-39")
def test_a_tile_whose_value_nobody_has_told_needs_it() -> None:
    value = Table().ask().fields[1]
    assert isinstance(value, Amount)
    assert (value.least, value.most, value.when) == (1, 12, ("tile", ("urban", "open", "mountain")))


@pytest.mark.rule("BNB-7", "BNB-16")
def test_people_commit_one_after_the_other_clockwise_from_the_start_player() -> None:
    table = Table(seats=4, start=2)
    table.tile("open", 3)
    seats = []
    for _ in range(4):
        seats.append(table.ask().seat)
        assert {p.seat for p in GAME.prompts(table.state)} == {seats[-1]}
        table.commit(1)
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("BNB-8", "BNB-10")
def test_none_to_six_tokens_may_be_committed_while_the_king_is_there_and_five_without() -> None:
    table = Table(seats=3)
    table.tile("open", 3)
    assert table.offered("count") == [0, 1, 2, 3, 4, 5, 6]
    table.turn_up("K", "1B", "1B")
    table.tile("open", 3)
    table.commit(1, 1)
    assert table.ask().seat == 0
    assert table.offered("count") == [0, 1, 2, 3, 4, 5]
    assert table.refused("commit", count=6).rule == "BNB-8"


@pytest.mark.rule("BNB-9")
def test_committing_nothing_costs_a_chip_of_minus_one_at_once() -> None:
    table = Table()
    table.tile("open", 3)
    table.commit(0)
    assert table.chips(0) == (0, 0, 1)
    assert table.rules == {"BNB-9"}
    assert table.totals == (-1, 0, 0)


@pytest.mark.rule("BNB-10")
def test_six_tokens_without_a_king_are_refused_on_a_phone() -> None:
    table = Table()
    table.tile("open", 3)
    assert table.refused("commit_kinds", tokens={"builder": 6}).rule == "BNB-10"
    table.play("commit_kinds", {"tokens": {"builder": 5, "king": 1}})
    assert table.state.stakes[0].count == 6


@pytest.mark.rule("BNB-10", "BNB-12")
def test_six_tokens_without_a_king_that_lie_on_the_table_are_asked_about_first() -> None:
    table = Table()
    table.tile("open", 3)
    table.turn_up("6B", "1B", "1B")
    assert [news.rule for news in table.news if news.doubt] == ["BNB-10"]
    assert table.state.sides[0].tokens["builder"] == 6


@pytest.mark.rule("BNB-12", "BNB-13")
def test_all_tokens_are_turned_up_when_everybody_has_committed_and_are_used_up() -> None:
    table = Table()
    table.tile("open", 3)
    table.commit(2, 1)
    assert table.ask().move == "commit"
    table.commit(0)
    assert table.ask().move == "reveal"
    assert [f.key for f in table.ask().fields] == ["0", "1"]
    table.reveal("1B 1I", "1A")
    assert table.state.sides[0].tokens == {**STOCK, "builder": 11, "infantry": 3}
    assert table.state.sides[1].tokens == {**STOCK, "archers": 3}
    assert table.state.sides[2].tokens == STOCK


@pytest.mark.rule("BNB-12")
def test_the_kinds_must_add_up_to_the_number_that_was_committed() -> None:
    table = Table()
    table.tile("open", 3)
    table.commit(2, 1, 0)
    assert table.refused("reveal", faces={"0": {"builder": 1}, "1": {"archers": 1}}).rule == "BNB-12"


@pytest.mark.rule("BNB-13")
@pytest.mark.parametrize(("left", "count", "proposed"), [
    ("2B 1I", 3, "2B 1I"), ("4B", 2, "2B"), ("2B 1I", 2, ""), ("1B", 2, ""),
])  # fmt: skip
def test_what_must_lie_there_by_the_log_is_filled_in(left: str, count: int, proposed: str) -> None:
    table = Table()
    table.tile("open", 3)
    table.commit(count, 1, 1)
    for kind in STOCK:
        table.correct(f"correct_tokens-0-{kind}", tokens(left).get(kind, 0))
    row = table.ask().fields[0]
    assert isinstance(row, Allot)
    assert (row.default or {}) == tokens(proposed)


@pytest.mark.rule("BNB-13")
def test_more_cavalry_than_the_log_knows_is_written_down_with_a_warning() -> None:
    table = Table()
    for _ in range(2):
        table.tile("open", 3)
        table.turn_up("3C", "1B", "1B")
    assert "BNB-13" in table.rules
    assert table.state.sides[0].tokens["cavalry"] == 0


@pytest.mark.rule("BNB-14")
@pytest.mark.parametrize(("reading", "chips"), [("chip", (0, 0, 1)), ("free", (0, 0, 0))])
def test_who_has_no_tokens_left_commits_none_without_being_asked(reading: str, chips: tuple[int, int, int]) -> None:
    table = Table(options=Options(empty_hand="chip" if reading == "chip" else "free"))
    for kind in STOCK:
        table.correct(f"correct_tokens-0-{kind}", 0)
    table.tile("open", 3)
    assert table.ask().seat == 1
    assert "BNB-14" in table.rules
    assert table.chips(0) == chips


@pytest.mark.rule("BNB-7")
def test_the_commit_timer_rings_for_the_seat_that_is_committing_and_only_if_the_table_wants_it() -> None:
    assert Table().options.commit_s == 0
    quiet, timed = Table(), Table(options=Options(commit_s=60))
    for table in (quiet, timed):
        table.tile("open", 3)
    assert GAME.timers(quiet.state) == ()
    first = GAME.timers(timed.state)
    timed.commit(1)
    second = GAME.timers(timed.state)
    assert [(t.seat, t.ms, t.expire) for t in (*first, *second)] == [(0, 60_000, ""), (1, 60_000, "")]
    timed.commit(1, 1)
    assert GAME.timers(timed.state) == ()
    assert isinstance(first[0], Timer)


@pytest.mark.rule("BNB-6", "BNB-39")
def test_a_tile_that_is_known_by_elimination_is_chosen_already() -> None:
    known = {f"open/{n}/1": {"terrain": "open", "value": n} for n in (2, 3, 4)}
    table = Table(catalogue={"tile": known})
    assert table.offered("tile") == ["open/2", "open/3", "open/4", "urban", "mountain", "barbarian"]
    assert default_value(table.ask().fields[0]) is None
    for tile, value in (("urban", 3), ("urban", 3), ("urban", 4), ("mountain", 5), ("barbarian", None)):
        table.tile(tile, value)
        table.turn_up("", "", "")
    for tile in ("open/2", "open/4"):
        table.tile(tile)
        table.turn_up("", "", "")
    assert table.offered("tile") == ["open/3"]
    assert default_value(table.ask().fields[0]) == "open/3"


KNOWN = {"tile": {f"open/{n}/1": {"terrain": "open", "value": n} for n in (2, 3, 4)}}


@pytest.mark.rule("BNB-39")
def test_another_value_is_offered_only_while_one_is_not_known() -> None:
    known = Table(catalogue=KNOWN)
    assert "open" not in known.offered("tile")
    partly = Table(catalogue={"tile": {"open/2/1": {"terrain": "open", "value": 2}}})
    assert {"open/2", "open"} <= set(partly.offered("tile"))
    for value in (5, 6):
        partly.tile("open", value)
        partly.turn_up("", "", "")
    assert "open" not in partly.offered("tile"), "the last one is the one that was known"


@pytest.mark.rule("BNB-39")
def test_a_tile_that_was_told_wrong_in_an_earlier_game_is_told_by_the_key_beside() -> None:
    table = Table(catalogue=KNOWN)
    tile, other = table.asked("turn_up")
    assert tile.group == other.group
    table.fill_in(other, {"tile": "open", "value": 6})
    assert (table.state.tiles[-1].terrain, table.state.tiles[-1].value) == ("open", 6)
    assert set(after(GAME, KNOWN, GAME.learned(table.state))["tile"]) == {"open/6/1"}, "the newest game is believed"


@pytest.mark.rule("BNB-39")
def test_records_in_which_another_value_was_told_though_all_were_known_still_open() -> None:
    table = Table(catalogue=KNOWN)
    table.fill_in(next(p for p in table.asked() if p.id == "event"), {"tile": "open", "value": 6})
    table.turn_up("", "", "")
    table.fill_in(next(p for p in table.asked() if p.id == "event"), {"tile": "open/2"})
    assert [tile.value for tile in table.state.tiles] == [6, 2]


@pytest.mark.rule("BNB-20")
def test_who_has_only_a_king_that_may_not_be_alone_is_asked_for_no_kinds() -> None:
    table = Table(options=Options(lone_king="forbidden"))
    table.tile("open", 1)
    for kind in ("builder", "infantry", "cavalry", "archers"):
        table.correct(f"correct_tokens-0-{kind}", 0)
    assert [prompt.id for prompt in table.asked(seat=0)] == ["commit-0", "commit-0-nothing"]


@pytest.mark.rule("BNB-14")
def test_whose_hand_is_set_right_to_nothing_commits_none() -> None:
    table = Table()
    table.tile("open", 1)
    for kind in STOCK:
        table.correct(f"correct_tokens-0-{kind}", 0)
    assert (table.ask().seat, table.chips(0)) == (1, (0, 0, 1))


@pytest.mark.rule("BNB-8")
def test_who_has_committed_is_marked_until_all_have() -> None:
    table = Table(start=1)
    table.tile("open", 3)
    marked = [GAME.scene(table.state, TABLE).done]
    for count in (2, 0, 1):
        table.commit(count)
        marked.append(GAME.scene(table.state, TABLE).done)
    assert marked == [(), (1,), (1, 2), ()]
