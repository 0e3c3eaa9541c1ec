"""Formulas on a pad: their values, their refusals, and their time limit (ANY-25)."""

from __future__ import annotations

import time
from typing import Any

import pytest

from rules.any_game.components import BUILT_IN, CHECKOUTS, MOST_FORMULA, Counter, Pad, Row
from rules.any_game.formulas import formula
from rules.any_game.game import GAME
from rules.kit.types import Illegal, Say
from tests.rules.any_game.table import MADE, Table, as_learned

NUMBERS = {"a": 7, "b": -2, "round": 3}
MOST_MS = 10


def value(text: str) -> int:
    return formula(text).value(NUMBERS.__getitem__)


@pytest.mark.rule("ANY-25")
@pytest.mark.parametrize(("text", "n"), [
    ("a", 7), ("-b", 2), ("a + 2 * b", 3), ("(a - b) * round", 27), ("a // 2", 3), ("min(a, b, 0)", -2),
    ("max(a, b)", 7), ("a > b", 1), ("a == 7 and b < 0", 1), ("a == 8 or b > 0", 0), ("not a", 0),
    ("20 + a if a == 7 else -10", 27),
    ("99999 * 99999", 99_999), ("-99999 * 99999", -99_999),
])  # fmt: skip
def test_a_formula_comes_to_a_number_that_fits_on_a_pad(text: str, n: int) -> None:
    assert value(text) == n


@pytest.mark.rule("ANY-25")
@pytest.mark.parametrize(("text", "at"), [
    ("a +", 1), ("a / 2", 1), ("a // b", 1), ("a // 0", 1), ("2 ** a", 1), ("5 + open('x')", 5), ("[n for n in a]", 1),
    ("a.b.c", 1), ("lambda: 1", 1), ("'a'", 1), ("1.5", 1), ("True", 1), ("max(a)", 1), ("a < b < round", 1),
    ("(" * 200, 1), ("999999", 1), ("(a := 3)", 2), ("a if b", 1), ("abs(a)", 1), ("min(*a, b)", 5), ("\0", 1),
])  # fmt: skip
def test_what_is_no_formula_is_refused_with_its_place(text: str, at: int) -> None:
    with pytest.raises(Illegal) as refusal:
        formula(text)
    assert refusal.value.say.key == "formula-wrong"
    assert refusal.value.rule == "ANY-25"
    assert isinstance(refusal.value.say.args["at"], int)
    if text.isprintable() and not text.startswith(("(" * 9, "a +", "a if")):  # for these Python gives the position
        assert refusal.value.say.args["at"] == at


@pytest.mark.rule("ANY-25")
def test_no_formula_takes_long() -> None:
    texts = ["-" * (MOST_FORMULA - 1) + "a", "*".join(["99999"] * (MOST_FORMULA // 6)),
             "a+" * (MOST_FORMULA // 2 - 1) + "a", "min(a," * 40 + "a" + ")" * 40,
             "a if a else " * 20 + "a"]  # fmt: skip
    for text in texts:
        of = formula(text)
        before = time.thread_time()
        of.value(NUMBERS.__getitem__)
        assert (time.thread_time() - before) * 1000 < MOST_MS, text
    with pytest.raises(Illegal, match="formula-long"):
        formula("a" * (MOST_FORMULA + 1))


# ---- on a pad ------------------------------------------------------------------------------------------------
BIDS = (Row(name="Bid", id="bid", worth=0, most=20), Row(name="Made", id="made", most=20))


def wrong(**values: Any) -> list[tuple[str, str]]:
    """The faults of a pad in a file, and the words they name."""
    known = {"pad": {"Towns": {**as_learned(Pad(rows=BIDS), "Towns"), **values}}}
    return [(say.key, getattr(say.args.get("why"), "key", "")) for say in GAME.check(known)]


def row(**values: Any) -> dict[str, Any]:
    return {"name": "Gold", "id": "gold", **values}


@pytest.mark.rule("ANY-25")
@pytest.mark.parametrize(("values", "key"), [
    ({"rows": [row(earns="gold // 0")]}, "formula-wrong"),
    ({"rows": [row(), {"name": "Sum", "id": "sum", "told": "never", "earns": "sum + gold"}]}, "formula-name"),
    ({"rows": [row(earns="silver")]}, "formula-name"), ({"rows": [row(earns="next.points")]}, "formula-name"),
    ({"rows": [row(most="gold")]}, "formula-name"), ({"rows": [row(told="never")]}, "wrong-told"),
    ({"rows": [row(id="round")]}, "wrong-id"), ({"rows": [row(), {"name": "Other", "id": "gold"}]}, "wrong-id"),
    ({"rounds": "round"}, "formula-name"), ({"over": "silver > 3"}, "formula-name"),
    ({"ranks": "2 +"}, "formula-wrong"), ({"least": 1}, "wrong-people"), ({"most": 11}, "wrong-people"),
    ({"least": 5, "most": 4}, "wrong-people"),
    ({"goal": -5, "rows": [{"name": "Gold"}]}, "wrong-reach"), ({"goal": 50, "rows": [{"worth": -1}]}, "wrong-reach"),
    ({"scores": "count", "goal": 500, "rows": [{"most": 100}]}, "wrong-reach"),
    ({"about": "a" * 81}, "wrong-long"), ({"source": "s" * 1_000_000}, "wrong-long"),
    ({"rows": [{"name": "G" * 1_000_000}]}, "wrong-short"),
    ({"rows": [row(earns="1+" * 500_000 + "1")]}, "formula-long"),
])  # fmt: skip
def test_a_pad_of_a_file_that_cannot_be_worked_out_is_refused_in_one_sentence(values: dict[str, Any], key: str) -> None:
    assert wrong(**values) == [("check-entry", key)]
    assert wrong() == []


@pytest.mark.rule("ANY-25")
def test_a_pad_of_a_megabyte_is_refused_in_one_sentence_of_few_words() -> None:
    (said,) = GAME.check({"pad": {"Towns": {**as_learned(Pad(), "Towns"), "rows": [{"name": "G" * 1_000_000}]}}})
    assert len(repr(said)) < 300


@pytest.mark.rule("ANY-25")
def test_what_a_counter_holds_may_earn_points() -> None:
    rows = (Row(name="Towns"), Row(name="Gold", told="never", earns="3 * gold"))
    pad = Pad(rows=rows, scores="end", counters=(Counter(name="Gold", id="gold"),))
    table = Table.of(2, pad).play("count", counts={"0": 4}, seat=-1).play("finish")
    table.play("tell_own", points={"0": 1}, seat=0).play("tell_own", points={"0": 2}, seat=1)
    assert table.totals == (13, 2)


# ---- in the form ---------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-3", "ANY-25")
def test_a_form_tells_bids_and_what_they_are_worth() -> None:
    known = GAME.tell({}, "pad", "", {**MADE, "scores": "bids", "bid_made": 10, "bid_each": 5})
    table = Table(3, "Settlers", known).play("score", points={"0": 2, "1": 0, "2": 1})
    assert table.play("score", points={"0": 2, "1": 1, "2": 0}).totals == (20, -5, -5)


@pytest.mark.rule("ANY-3", "ANY-25")
def test_a_form_tells_rows_of_fixed_values_and_a_bonus() -> None:
    made = {**MADE, "scores": "rows", "order": "clockwise", "rows": "Ones, Twos, Street =30/40", "bonus": 35}
    known = GAME.tell({}, "pad", "", {**made, "bonus_from": 6, "bonus_rows": 2})
    table = Table(2, "Settlers", known)
    table.play("fill_row", row=2).play("fill_row", row=2, points=20)
    assert [news.say for news in table.news] == [Say(key="odd-points", args={"n": 20})]
    table.play("fill_row", row=0, points=2).play("fill_row", row=0, points=5)
    table.play("fill_row", row=1, points=4).play("fill_row", row=1, points=0)
    assert (table.totals, table.ending) == ((30 + 9 + 35, 22), "rounds")
    again = GAME.tell(known, "pad", "Settlers", {**made, "bonus_from": 6, "bonus_rows": 2})
    assert again == known
    with pytest.raises(Illegal, match="wrong-bonus"):
        GAME.tell({}, "pad", "", {**made, "bonus_rows": 4})


# ---- the list ------------------------------------------------------------------------------------------------
@pytest.mark.rule("ANY-1")
def test_pads_are_looked_for_by_letters_of_their_names() -> None:
    table = Table(3).play("find", letters="WIZ")
    assert (table.option_values("pad"), table.form("choose").fields[0].default) == (["@wizard"], ("@wizard",))
    assert len(table.play("find", letters="no such game").option_values("pad")) > 30
    assert table.play("find", letters="").play("choose", pad="@kniffel").state.sought == ""


@pytest.mark.rule("ANY-1")
def test_what_was_played_stands_first_the_newest_before_the_others() -> None:
    known: Any = {}
    for pad in ("@hearts", "@wizard", "@kniffel", "@wizard"):
        known = {**known, **GAME.learned(Table(3, pad, known).state)}
    again = Table(3, catalogue=known)
    assert again.option_values("pad")[:3] == ["@wizard", "@kniffel", "@hearts"]
    assert again.play("choose").state.pad == BUILT_IN["@wizard"], "and is chosen already"


@pytest.mark.rule("ANY-1")
def test_every_pad_says_in_a_line_how_it_is_scored() -> None:
    choice = Table(4).form("choose").fields[0]
    assert [option.value for option in choice.options if option.note is None] == []  # type: ignore[union-attr]


# ---- darts ---------------------------------------------------------------------------------------------------
FACE = {**{str(n): n for n in (*range(1, 21), 25)}, **{f"D{n}": 2 * n for n in range(1, 21)},
        **{f"T{n}": 3 * n for n in range(1, 21)}, "Bull": 50}  # fmt: skip


@pytest.mark.rule("ANY-11")
def test_whoever_can_end_a_leg_is_shown_how() -> None:
    for left, way in CHECKOUTS.items():
        darts = way.split()
        assert sum(FACE[dart] for dart in darts) == left
        assert (len(darts) <= 3, darts[-1] == "Bull" or darts[-1][0] == "D") == (True, True)
    assert set(range(2, 171)) - set(CHECKOUTS) == {159, 162, 163, 165, 166, 168, 169}
    table = Table(2, "@darts-double").turns(180, 0, 151, 0)
    assert table.form("tally").hint == Say(key="", args={"way": CHECKOUTS[170]})
    assert Table(2, "@darts-501").turns(180, 0, 151, 0).form("tally").hint is None
