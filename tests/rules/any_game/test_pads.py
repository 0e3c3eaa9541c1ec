"""Which game is played: pads that are built in, learned and told (ANY-1 to ANY-4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.log.book import state_hash
from rules.any_game.catalogue import check, sections, tell
from rules.any_game.components import BUILT_IN, MOST_POINTS, MOST_ROUNDS, Counter, Pad, Phase, Row
from rules.any_game.game import GAME
from rules.any_game.pad_form import checked
from rules.kit.answers import default_value, filled
from rules.kit.types import NOTHING, Illegal, Prompt, Say
from tests.rules.any_game.table import MADE, Table, as_learned


@pytest.mark.rule("ANY-1")
def test_the_game_played_last_stands_first_and_is_chosen_already() -> None:
    table = Table(3, "@hearts")
    again = Table(3, catalogue=GAME.learned(table.state))
    assert again.offered("pad")[0] == "@hearts"
    assert again.play("choose").state.pad == BUILT_IN["@hearts"]


@pytest.mark.rule("ANY-1")
def test_on_the_first_evening_nothing_is_chosen_yet() -> None:
    assert Table(3).ask().fields[0].default == ()
    assert {"@hearts", "@per-round"} < set(Table(3).offered("pad"))


@pytest.mark.rule("ANY-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_only_pads_for_so_many_people_are_offered(seats: int) -> None:
    offered = set(Table(seats).offered("pad"))
    fitting = {id: pad for id, pad in BUILT_IN.items() if pad.least <= seats <= pad.most}
    assert offered == {id for id, pad in fitting.items() if seats % (pad.teams or 1) == 0}, "no team has one more"
    assert len(offered) >= 5  # the blanks fit every table


@pytest.mark.rule("ANY-2")
def test_a_pad_for_other_tables_cannot_be_chosen() -> None:
    assert Table(2).refused("choose", pad="@skat", seat=-1).rule == "ANY-2"


@pytest.mark.rule("ANY-3")
def test_a_pad_of_ones_own_says_what_its_rows_are_worth_and_how_many_there_are() -> None:
    pad = Table(3).made(rows="Gold x3, Debts x-1, Roads max 15").state.pad
    assert [(row.name, row.worth, row.most) for row in pad.rows] == [
        ("Gold", 3, 9999), ("Debts", -1, 9999), ("Roads", 1, 15),
    ]  # fmt: skip


@pytest.mark.rule("ANY-3")
def test_phases_counters_teams_and_a_clock_are_told_on_the_page_of_the_pad() -> None:
    told: dict[str, Any] = {**MADE, "rows": "", "phases": "Dice, Trade", "counters": "Gold 3", "teams": 2,
            "clock": "bank", "minutes": 20, "seconds": 5, "order": "clockwise", "laps": "passes",
            "rounds": 7}  # fmt: skip
    pad = sections(tell({}, "pad", "", told))[0]
    assert [entry.id for entry in pad.entries] == ["Settlers"]
    (values,) = tell({}, "pad", "", told)["pad"].values()
    assert ([phase["say"] for phase in values["phases"]], values["counters"][0]["start"]) == (["Dice", "Trade"], 3)
    assert (values["teams"], values["clock_s"], values["increment_s"], values["rounds"]) == (2, 1200, 5, 7)


@pytest.mark.rule("ANY-3")
def test_a_pad_on_which_one_has_points_in_each_round_is_shown_as_it_was_told() -> None:
    told = tell({}, "pad", "", {**MADE, "scores": "one"})
    (entry,) = sections(told)[0].entries
    scores = next(field for field in entry.fields if field.name == "scores")
    assert default_value(scores) == "one"


@pytest.mark.rule("ANY-3")
def test_the_form_says_who_may_have_a_row_and_which_row_decides_between_equal_points() -> None:
    told = {**MADE, "scores": "end", "rows": "Towns x2, Gold x0, Castle x3 max 5 (1)", "ties": "row", "tie_row": 2}
    (values,) = tell({}, "pad", "", told)["pad"].values()
    pad = msgspec.convert(values, Pad)
    assert [(row.name, row.worth, row.one) for row in pad.rows] == [
        ("Towns", 2, False), ("Gold", 0, False), ("Castle", 3, True),
    ]  # fmt: skip
    assert (pad.tie, pad.rows[2].most) == (1, 5)


@pytest.mark.rule("ANY-3")
def test_the_form_says_that_one_alone_has_the_points_of_a_round() -> None:
    table = Table(4).made(scores="one", goal=13).play("take", side=2, points=6)
    assert (table.totals, table.form("take").fields[0].name) == ((0, 0, 6, 0), "side")


@pytest.mark.rule("ANY-3")
def test_phases_have_a_sentence_each_and_some_are_done_by_all_at_once() -> None:
    phases = "Income (*): take two coins, Build: one house each"
    told = tell({}, "pad", "", {**MADE, "phases": phases, "order": "clockwise", "counters": "Gold 3 max 20"})
    table = Table(3, "Settlers", told)
    assert (table.ask().seat, table.ask().hint) == (-1, Say(key="", args={"name": "take two coins"}))
    assert table.play("pass_on").ask().hint == Say(key="", args={"name": "one house each"})
    assert (table.turn, table.state.pad.counters[0].most) == ([0], 20)


@pytest.mark.rule("ANY-21")
def test_a_pad_may_count_the_time_that_everybody_uses() -> None:
    table = Table(2, "Settlers", tell({}, "pad", "", {**MADE, "order": "clockwise", "clock": "up"}))
    assert [(timer.seat, timer.up, timer.held) for timer in GAME.timers(table.state)] == [
        (0, True, False),
        (1, True, True),
    ]


@pytest.mark.rule("ANY-3")
def test_a_form_that_is_only_looked_at_leaves_a_pad_of_a_file_as_it_is() -> None:
    pad = Pad(
        name="Towns", least=3, most=6, goal=50, exact=True, stays=True, adds_to=12, tie=1, order="counter",
        rows=(Row(name="Gold", least=-5, most=80), Row(name="Towns", worth=2, one=True)), clock="bank", clock_s=600,
        phases=(Phase(say="Income", turns=False, hint="take two"), Phase(say="Build")),
        counters=(Counter(name="Stone", start=4, least=-9, most=10),), increment_s=5,
    )  # fmt: skip
    known = {"pad": {"Towns": as_learned(pad, "Towns")}}
    (entry,) = sections(known)[0].entries
    form = Prompt(id="pad", seat=-1, move="make", label=NOTHING, confirm=NOTHING, fields=entry.fields)
    told = tell(known, "pad", "Towns", filled(form, default_value))
    assert msgspec.convert(told["pad"]["Towns"], Pad) == pad


@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"name": "@hearts"}, "wrong-name"),
        ({"name": "   "}, "wrong-name"),
        ({"rows": ", ".join(str(n) for n in range(25))}, "wrong-many"),
        ({"rows": "Gold, Gold"}, "wrong-twice"),
        ({"rows": "G" * 25}, "wrong-short"),
        ({"rows": "x3"}, "wrong-short"),
        ({"scores": "rows", "rows": ""}, "wrong-rows"),
        ({"wins": "last", "start": 0, "goal": 0}, "wrong-goal"),
        ({"teams": 1}, "wrong-teams"),
        ({"clock": "turn"}, "wrong-clock"),
        ({"clock": "bank", "minutes": 20}, "wrong-clock-turns"),
        ({"clock": "phase", "minutes": 2}, "wrong-clock-turns"),
        ({"rows": "Gold", "ties": "row"}, "wrong-tie"),
        ({"rows": "Gold, Towns", "ties": "row", "tie_row": 3}, "wrong-tie"),
        ({"phases": "Build: " + "b" * 81}, "wrong-long"),
        ({"counters": "Gold 30 max 10"}, "wrong-limits"),
    ],
)
def test_a_pad_that_cannot_be_is_refused_with_one_sentence(told: dict[str, Any], key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        tell({}, "pad", "", {**MADE, **told})
    assert refusal.value.say.key == key


@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize("name", ["שלום עליכם", "N" * 60, "Łódź & co."])
def test_a_name_of_sixty_letters_or_from_right_to_left_is_kept_as_it_is(name: str) -> None:
    table = Table(3).made(name=name)
    assert GAME.named(table.state).args == {"name": name}  # type: ignore[union-attr]
    assert check(GAME.learned(table.state)) == ()


@pytest.mark.rule("ANY-4")
def test_a_pad_of_ones_own_is_there_on_the_next_evening() -> None:
    table = Table(3).made(rows="Gold x3", goal=30)
    again = Table(3, catalogue=GAME.learned(table.state)).play("choose", pad="Settlers")
    assert again.state.pad == table.state.pad


def test_what_a_form_tells_is_what_it_shows_when_it_is_opened_again() -> None:
    told = tell({}, "pad", "", {**MADE, "rows": "Gold x3, Debts x-1, Roads max 15", "goal": 40, "start": 10})
    (entry,) = sections(told)[0].entries
    shown = {field.name: field.default for field in entry.fields}
    assert (shown["rows"], shown["goal"], shown["start"]) == ("Gold x3, Debts x-1, Roads max 15", 40, 10)
    assert tell(told, "pad", "Settlers", {**MADE, "name": "Towns"})["pad"].keys() == {"Towns"}


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_built_in_pad_is_one_that_a_file_may_hold(id: str) -> None:
    own = {name: name.removeprefix("@") for name in (id, *(row.name for row in BUILT_IN[id].rows))}
    pad = BUILT_IN[id]
    rows = tuple(Row(name=own[row.name], worth=row.worth, least=row.least, most=row.most) for row in pad.rows)
    checked(Pad(name=own[id], least=pad.least, most=pad.most, scores=pad.scores, wins=pad.wins, start=pad.start,
                goal=pad.goal, rounds=pad.rounds, rows=rows, order=pad.order, teams=pad.teams, clock=pad.clock,
                clock_s=pad.clock_s))  # fmt: skip
    begun = Table(pad.least, id).state
    assert begun.pad == pad
    assert state_hash(begun), "a state that has no hash can be neither replayed nor compared"


@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize("sign", [1, -1])
def test_a_pad_may_go_as_far_as_its_limits_and_no_further(sign: int) -> None:
    def pad(more: int = 0) -> Pad:
        worth = sign * (MOST_POINTS + more)
        return Pad(name="Towns", rows=(Row(name="Gold", worth=worth),), rounds=MOST_ROUNDS)

    checked(pad())
    with pytest.raises(Illegal):
        checked(pad(1))
    with pytest.raises(Illegal):
        checked(Pad(name="Towns", rounds=MOST_ROUNDS + 1))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"scores": "sometimes"}, "check-pad"),
        ({"colour": "red"}, "check-pad"),
        ({"name": "Other"}, "check-name"),
        ({"rows": [{"name": f"r{n}"} for n in range(500)]}, "check-says"),
        ({"rows": []}, "check-says"),
        ({"goal": 10**9}, "check-says"),
        ({"rows": [{"name": "Gold", "least": 5, "most": 1}]}, "check-says"),
        ({"scores": "turn"}, "check-says"),
        ({"tie": 4}, "check-says"),
    ],
)
def test_a_file_with_a_wrong_pad_is_refused_and_says_which_and_why(change: dict[str, Any], key: str) -> None:
    values = {**as_learned(Pad(), "Settlers"), **change}
    assert [say.key for say in check({"pad": {"Settlers": values}})] == [key]


def test_a_file_with_other_things_or_too_many_pads_is_refused() -> None:
    many = {f"Pad {n}": as_learned(Pad(), f"Pad {n}") for n in range(101)}
    assert [say.key for say in check({"village": {}})] == ["check-kind"]
    assert [say.key for say in check({"pad": many})] == ["check-many"]


def test_a_pad_from_a_file_may_have_phases_that_all_do_together_and_counters_with_limits() -> None:
    pad = Pad(name="Towns", order="clockwise", phases=(Phase(say="Income", turns=False), Phase(say="Build")),
              counters=(Counter(name="Gold", start=3, most=10),))  # fmt: skip
    assert check({"pad": {"Towns": as_learned(pad, "Towns")}}) == ()
    assert Table.of(3, pad).state.counters == ((3, 3, 3),)
