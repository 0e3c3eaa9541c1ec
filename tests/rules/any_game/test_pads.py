"""The choice of a game: built-in, learned and entered pads (ANY-1 to ANY-4)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.log.book import state_hash
from rules.any_game.checking import check_pad
from rules.any_game.components import BUILT_IN, MOST_POINTS, MOST_ROUNDS, Counter, Name, Pad, Phase, Row
from rules.any_game.game import GAME
from rules.kit.answers import default_value, field_values
from rules.kit.presets import Preset
from rules.kit.types import NOTHING, Illegal, Prompt, Say
from tests.rules.any_game.table import MADE, Table, as_learned

PLENTY = {"phases": "Income (*): take two coins, Build: one house each", "counters": "Gold 3 max 20, Stone 0",
          "order": "clockwise"}  # fmt: skip


def told(**values: Any) -> dict[str, Any]:
    """The catalogue with this pad entered in the form."""
    return GAME.tell({}, "pad", "", {**MADE, **values})


# ---- the choice ---------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-1")
def test_on_the_first_evening_nothing_is_chosen_yet() -> None:
    assert Table(3).ask().fields[0].default == ()


@pytest.mark.rule("ANY-2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_only_pads_for_so_many_people_are_offered(seats: int) -> None:
    offered = set(Table(seats).option_values("pad"))
    fitting = {id: pad for id, pad in BUILT_IN.items() if pad.least <= seats <= pad.most}
    assert offered == {id for id, pad in fitting.items() if seats % (pad.teams or 1) == 0}, "no team has one more"
    assert len(offered) >= 5  # the blanks fit every table


@pytest.mark.rule("ANY-4")
def test_a_pad_of_ones_own_is_there_on_the_next_evening() -> None:
    table = Table(3).made(rows="Gold x3", goal=30)
    again = Table(3, catalogue=GAME.learned(table.state)).play("choose", pad="Settlers")
    assert again.state.pad == table.state.pad


# ---- pads from the form --------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize(("form", "pad"), [
    ({"rows": "Gold x3, Debts x-1, Roads max 15, Castle (1)"},
     {"rows": (Row(name="Gold", worth=3, least=-9999), Row(name="Debts", worth=-1, least=-9999),
               Row(name="Roads", most=15), Row(name="Castle", one=True))}),
    ({"scores": "one", "goal": 13}, {"scores": "round", "rows": (Row(one=True),), "goal": 13}),
    ({"scores": "end", "rows": "Towns x2, Gold x0", "ties": "row", "tie_row": 2}, {"tie": 1}),
    ({"goal": 40, "start": 10, "rounds": 7, "teams": 2}, {"goal": 40, "start": 10, "rounds": 7, "teams": 2}),
    ({"order": "clockwise", "laps": "passes", "clock": "bank", "minutes": 20, "seconds": 5},
     {"laps": "passes", "clock_s": 1200, "increment_s": 5}),
    ({"order": "clockwise", "clock": "bank", "minutes": 20, "kind": "byoyomi", "seconds": 30, "count": 5},
     {"increment_s": 30, "preset": Preset(kind="byoyomi", count=5)}),
    ({"order": "clockwise", "clock": "bank", "minutes": 20, "kind": "canadian", "count": 25, "then_min": 10},
     {"preset": Preset(kind="canadian", count=25, then_min=10)}),
    ({"order": "clockwise", "clock": "bank", "minutes": 20, "kind": "hourglass", "each": "15, 5"},
     {"clock_s": 1200, "preset": Preset(kind="hourglass", each_min=(15, 5))}),
    (PLENTY, {"phases": (Phase(say="Income", turns=False, hint="take two coins"),
                         Phase(say="Build", hint="one house each")),
              "counters": (Counter(name="Gold", start=3, most=20), Counter(name="Stone", most=99))}),
])  # fmt: skip
def test_a_pad_is_what_its_form_tells_and_the_form_shows_it_again(form: dict[str, Any], pad: dict[str, Any]) -> None:
    known = told(**form)
    found = msgspec.convert(known["pad"]["Settlers"], Pad)
    assert {name: getattr(found, name) for name in pad} == pad
    (entry,) = GAME.sections(known)[0].entries
    asked = Prompt(id="pad", seat=-1, move="make", label=NOTHING, confirm=NOTHING, fields=entry.fields)
    shown = field_values(asked, default_value)
    assert {name: shown[name] for name in form} == form
    assert GAME.tell(known, "pad", "Settlers", {**MADE, "name": "Towns"})["pad"].keys() == {"Towns"}


@pytest.mark.rule("ANY-8")
def test_what_is_done_in_a_phase_stands_beside_its_question() -> None:
    table = Table(3, "Settlers", told(**PLENTY))
    assert (table.ask().seat, table.ask().hint) == (-1, Say(key="", args={"name": "take two coins"}))
    assert table.play("pass_on").ask().hint == Say(key="", args={"name": "one house each"})


@pytest.mark.rule("ANY-21")
def test_a_pad_may_count_the_time_that_everybody_uses() -> None:
    table = Table(2, "Settlers", told(order="clockwise", clock="up")).play("start_clocks")
    timers = [(timer.seat, timer.up, timer.held) for timer in GAME.timers(table.state)]
    assert timers == [(0, True, False), (1, True, True)]


@pytest.mark.rule("ANY-3")
def test_a_form_that_is_only_looked_at_leaves_a_pad_of_a_file_as_it_is() -> None:
    pad = Pad(
        name="Towns", least=3, most=6, goal=50, exact=True, stays=True, adds_to=12, tie=1, order="counter",
        rows=(Row(name="Gold", least=-5, most=80), Row(name="Towns", worth=2, one=True)), clock="bank", clock_s=600,
        phases=(Phase(say="Income", turns=False, hint="take two"), Phase(say="Build")),
        counters=(Counter(name="Stone", start=4, least=-9, most=10),), increment_s=5,
    )  # fmt: skip
    known = {"pad": {"Towns": as_learned(pad, "Towns")}}
    assert GAME.check(known) == ()
    (entry,) = GAME.sections(known)[0].entries
    form = Prompt(id="pad", seat=-1, move="make", label=NOTHING, confirm=NOTHING, fields=entry.fields)
    assert (
        msgspec.convert(GAME.tell(known, "pad", "Towns", field_values(form, default_value))["pad"]["Towns"], Pad) == pad
    )


@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize("name", ["שלום עליכם", "N" * 60, "Łódź & co."])
def test_a_name_of_sixty_letters_or_from_right_to_left_is_kept_as_it_is(name: str) -> None:
    table = Table(3).made(name=name)
    assert GAME.named(table.state).args == {"name": name}  # type: ignore[union-attr]
    assert GAME.check(GAME.learned(table.state)) == ()


# ---- refusals --------------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize(("form", "key"), [
    ({"name": "@hearts"}, "wrong-name"), ({"name": "   "}, "wrong-name"),
    ({"rows": ", ".join(str(n) for n in range(25))}, "wrong-many"), ({"rows": "Gold, Gold"}, "wrong-twice"),
    ({"rows": "G" * 25}, "wrong-short"), ({"rows": "x3"}, "wrong-short"),
    ({"scores": "rows", "rows": ""}, "wrong-rows"), ({"wins": "last", "start": 0, "goal": 0}, "wrong-goal"),
    ({"teams": 1}, "wrong-teams"), ({"scores": "turn", "order": "clockwise", "legs": 3}, "wrong-legs"),
    ({"clock": "turn"}, "wrong-clock"),
    ({"order": "clockwise", "clock": "bank", "minutes": 9, "kind": "byoyomi", "seconds": 0, "count": 5}, "wrong-clock"),
    ({"order": "clockwise", "clock": "bank", "minutes": 9, "each": "15, five"}, "wrong-each"),
    ({"order": "clockwise", "clock": "bank", "minutes": 9, "each": "15, 999"}, "wrong-each"),
    ({"clock": "bank", "minutes": 20}, "wrong-clock-turns"), ({"clock": "phase", "minutes": 2}, "wrong-clock-turns"),
    ({"rows": "Gold", "ties": "row"}, "wrong-tie"), ({"rows": "Gold, Towns", "ties": "row", "tie_row": 3}, "wrong-tie"),
    ({"phases": "Build: " + "b" * 81}, "wrong-long"), ({"counters": "Gold 30 max 10"}, "wrong-limits"),
])  # fmt: skip
def test_a_pad_that_cannot_be_is_refused_with_one_sentence(form: dict[str, Any], key: str) -> None:
    with pytest.raises(Illegal) as refusal:
        told(**form)
    assert refusal.value.say.key == key


@pytest.mark.rule("ANY-3")
@pytest.mark.parametrize(("change", "key"), [
    ({"scores": "sometimes"}, "check-values"), ({"colour": "red"}, "check-values"), ({"name": "Other"}, "check-name"),
    ({"rows": [{"name": f"r{n}"} for n in range(500)]}, "wrong-many"), ({"rows": []}, "wrong-many"),
    ({"goal": 10**9}, "wrong-limits"), ({"rows": [{"name": "Gold", "least": 5, "most": 1}]}, "wrong-limits"),
    ({"scores": "turn"}, "wrong-order"), ({"tie": 4}, "wrong-limits"), ({"rounds": MOST_ROUNDS + 1}, "wrong-limits"),
    ({"rows": [{"worth": MOST_POINTS + 1}]}, "wrong-limits"), ({"rows": [{"worth": -MOST_POINTS - 1}]}, "wrong-limits"),
])  # fmt: skip
def test_a_file_with_a_wrong_pad_is_refused_and_says_which_and_why(change: dict[str, Any], key: str) -> None:
    values = {**as_learned(Pad(), "Settlers"), **change}
    (refused,) = GAME.check({"pad": {"Settlers": values}})
    assert (refused.args["id"], refused.args["why"].key) == ("Settlers", key)  # type: ignore[union-attr]


@pytest.mark.rule("ANY-3")
def test_a_pad_may_go_as_far_as_its_limits() -> None:
    rows = (Row(name="Gold", worth=MOST_POINTS), Row(name="Debts", worth=-MOST_POINTS))
    pad = Pad(name="Towns", rows=rows, rounds=MOST_ROUNDS)
    check_pad(pad)
    assert GAME.check({"pad": {"Towns": as_learned(pad, "Towns")}}) == ()


def test_a_file_with_other_things_or_too_many_pads_is_refused() -> None:
    many = {f"Pad {n}": as_learned(Pad(), f"Pad {n}") for n in range(101)}
    assert [say.key for say in GAME.check({"village": {}})] == ["check-kind"]
    assert [say.key for say in GAME.check({"pad": many})] == ["log-too-many"]


def _own(name: Name) -> Name:
    """A word of the game's own, in players' spelling."""
    return name.removeprefix("@") if isinstance(name, str) else name


@pytest.mark.parametrize("id", BUILT_IN)
def test_every_built_in_pad_is_one_that_a_file_may_hold(id: str) -> None:
    pad = BUILT_IN[id]
    rows = tuple(msgspec.structs.replace(row, name=_own(row.name)) for row in pad.rows)
    check_pad(msgspec.structs.replace(pad, name=id.removeprefix("@"), rows=rows))
    begun = Table(pad.least, id).state
    assert begun.pad == pad
    assert state_hash(begun), "a state that has no hash can be neither replayed nor compared"
