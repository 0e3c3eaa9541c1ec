"""Which game is played: pads that are built in, learned and told (ANY-1 to ANY-4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.any_game.catalogue import check, sections, tell
from rules.any_game.game import GAME
from rules.any_game.pad_form import checked
from rules.any_game.pads import BUILT_IN, Counter, Pad, Phase, Row
from rules.kit.types import Illegal
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
    assert offered == {id for id, pad in BUILT_IN.items() if pad.least <= seats <= pad.most}
    assert len(offered) >= 5  # the blanks fit every table


@pytest.mark.rule("ANY-2")
def test_a_pad_for_other_tables_cannot_be_chosen() -> None:
    assert Table(2).refused("choose", pad="@skat", seat=-1).rule == "ANY-2"


@pytest.mark.rule("ANY-3")
def test_a_pad_of_ones_own_says_what_its_rows_are_worth_and_how_many_there_are() -> None:
    pad = Table(3).made(rows="Gold x3, Debts x-1, Roads max 15").state.pad
    assert [(row.name, row.worth, row.most) for row in pad.rows] == [
        ("Gold", 3, 999), ("Debts", -1, 999), ("Roads", 1, 15),
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
    assert Table(pad.least, id).state.pad == pad


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
