"""City cards: told once, offered from then on, and checked against the counts of the rulebook (AKK-7, 8, 12, 13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import Card
from rules.akkon.words import card_word
from rules.kit.types import Choice, Say
from tests.rules.akkon.table import Table, card, printed, told_cards

SIEGE = card("tyre", "siege", 2, copies=3, track="gold", falls="faith")
UNCOUNTED = card("tyre", "siege", 2, copies=None, track="gold", falls="faith")
PRINT: dict[str, Any] = {"kind": "siege", "knights": 2, "track": "gold", "falls": "faith"}


def telling(city: str = "tyre", **options: Any) -> Table:
    """A table that tells the first top card of that city."""
    table = Table(seats=2, begun=False, **options)
    table.play("begin")
    table.play("deal")
    table.play("turn_up", tops={city: "new"})
    return table


# ---- telling a card ---------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-12")
def test_a_card_is_told_once_and_a_tap_from_then_on() -> None:
    table = telling()
    assert table.asks == [("learn_card", -1)]
    table.play("learn_card", **PRINT)
    assert table.state.tops["tyre"] == card_id(SIEGE)
    known = GAME.learned(table.state)
    assert known == printed(UNCOUNTED)
    later = Table(seats=4, catalogue=known, begun=False)
    later.play("begin")
    later.play("deal")
    assert later.offered("tops", key="tyre") == [card_id(SIEGE), "new", "later"]
    assert GAME.learned(later.state) == known


@pytest.mark.rule("AKK-12", "AKK-45")
def test_a_card_that_nobody_has_told_yet_is_told_when_it_is_played() -> None:
    table = Table(seats=2)
    table.to_cards()
    assert table.offered("card", key="tyre") == ["new"]
    table.play("play", city="tyre")
    assert table.asks == [("learn_card", 0)]
    table.play("learn_card", **PRINT)
    assert table.track(0, "gold") == 4
    assert table.state.players[0].paid == {"tyre": 2}
    assert GAME.learned(table.state) == printed(UNCOUNTED)


@pytest.mark.rule("AKK-12")
def test_how_many_copies_there_are_is_asked_of_nobody_who_plays() -> None:
    assert [f.name for f in telling().form("learn_card").fields] == ["kind", "knights", "track", "falls", "cities"]
    table = telling()
    table.play("learn_card", **PRINT)
    table.to_cards()
    table.card(UNCOUNTED)
    table.card(UNCOUNTED)
    assert table.warned == set(), "nobody knows whether there is a second"


@pytest.mark.rule("AKK-8", "AKK-12")
@pytest.mark.parametrize(
    ("city", "known", "proposed"),
    [("tyre", (), ("lance",)), ("akkon", (), ("minting",)), ("tyre", (SIEGE,), ()), ("", (), ())],
)
def test_the_first_card_that_is_played_of_a_city_and_no_other_is_proposed_to_be_its_start_card(
    city: str, known: tuple[Card, ...], proposed: tuple[str, ...]
) -> None:
    table = Table(seats=2, catalogue=printed(*known)) if city else telling()
    if city:
        table.to_cards()
        table.play("play", city=city, card={city: "new"})
    (kind,) = (field for field in table.form("learn_card").fields if field.name == "kind")
    assert isinstance(kind, Choice)
    assert kind.default == proposed


@pytest.mark.rule("AKK-12")
def test_a_card_that_cannot_be_played_is_told_all_the_same() -> None:
    table = Table(seats=2)
    table.set_tracks(power=(12, 2))
    table.to_cards()
    table.play("play", city="tyre")
    table.play("learn_card", kind="ban", knights=1, track="power")
    assert table.warned == {"AKK-60"}
    assert table.track(0, "power") == 12
    assert (table.hand(0), table.state.players[0].paid) == (2, {})
    assert list(GAME.learned(table.state)["city_card"]) == ["tyre/ban/1/power/-/-/-"]


@pytest.mark.rule("AKK-12")
@pytest.mark.parametrize("wrong", [
    {"track": None}, {"falls": None}, {"falls": "gold"}, {"knights": 0}, {"knights": 8}, {"copies": 0},
    {"kind": "levant", "cities": []}, {"kind": "levant", "cities": ["tyre"], "track": None},
])  # fmt: skip
def test_a_card_that_lacks_something_is_refused(wrong: dict[str, Any]) -> None:
    told = {name: value for name, value in {**PRINT, **wrong}.items() if value is not None}
    assert telling().refused("learn_card", seat=-1, city="tyre", **told).rule == "AKK-12"


@pytest.mark.rule("AKK-12")
def test_only_what_the_kind_of_a_card_has_is_asked() -> None:
    form = telling().form("learn_card")
    when = {f.name: f.when[1] for f in form.fields if f.when}
    assert when["falls"] == ("siege",)
    assert when["cities"] == ("levant",)
    assert set(when["track"]) == {"lance", "feast", "ban", "siege", "plague", "brother", "levant"}
    assert all(f.when is None for f in form.fields if f.name in ("kind", "knights"))


# ---- counts ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-7")
def test_a_thirteenth_card_of_a_city_is_refused_with_how_many_are_left() -> None:
    full = printed(card("tyre", "lance", copies=4, track="gold"), SIEGE, card("tyre", "ban", copies=4, track="gold"))
    table = telling(catalogue=full)
    two: dict[str, Any] = {"kind": "plague", "knights": 1, "copies": 2, "track": "gold"}
    refusal = table.refused("learn_card", seat=-1, city="tyre", **two)
    assert refusal.rule == "AKK-7"
    assert refusal.say.args["n"] == 1
    del two["copies"]
    table.play("learn_card", **two)
    table.to_cards()
    assert "new" not in table.offered("card", key="tyre"), "all twelve are known"


@pytest.mark.rule("AKK-8", "AKK-13")
def test_room_is_kept_for_the_cards_that_the_rulebook_takes_out_by_name() -> None:
    ban: dict[str, Any] = {"kind": "ban", "knights": 1, "track": "gold"}
    refusal = telling().refused("learn_card", seat=-1, city="tyre", copies=9, **ban)
    assert refusal.rule == "AKK-7"
    assert refusal.say.args["n"] == 8, "two Holy Lances and two Sieges are among the twelve"
    refusal = telling("akkon").refused("learn_card", seat=-1, city="akkon", copies=9, **ban)
    assert refusal.rule == "AKK-7"
    assert refusal.say.args["n"] == 8, "four Mintings are"


@pytest.mark.rule("AKK-12")
def test_the_same_card_with_another_number_of_copies_is_refused_with_the_first() -> None:
    table = telling(catalogue=printed(SIEGE))
    refusal = table.refused("learn_card", seat=-1, city="tyre", **{**PRINT, "copies": 4})
    assert refusal.rule == "AKK-12"
    assert refusal.say.args["n"] == 3


LANCE = card("tyre", "lance", 1, copies=2, track="gold", points=3)
OTHER = card("tyre", "siege", 1, copies=None, track="gold", falls="faith")


@pytest.mark.rule("AKK-12", "AKK-58")
@pytest.mark.parametrize(("known", "wrong", "told", "right"), [
    pytest.param((UNCOUNTED,), UNCOUNTED, {**PRINT, "copies": 3}, SIEGE, id="how many there are"),
    pytest.param((SIEGE,), SIEGE, PRINT, SIEGE, id="which stays where it is left blank"),
    pytest.param((SIEGE, OTHER), OTHER, PRINT, SIEGE, id="a card that is one that is known"),
    pytest.param((SIEGE,), SIEGE, {**PRINT, "knights": 1, "falls": "power"},
                 card("tyre", "siege", 1, copies=3, track="gold", falls="power"), id="other print"),
    pytest.param((LANCE,), LANCE, {"kind": "lance", "knights": 2, "track": "gold"},
                 card("tyre", "lance", 2, copies=2, track="gold", points=3), id="its points stay"),
])  # fmt: skip
def test_what_is_printed_on_a_known_card_is_set_right_wherever_it_lies(
    known: tuple[Card, ...], wrong: Card, told: dict[str, Any], right: Card
) -> None:
    table = Table(seats=2, catalogue=printed(*known))
    table.correct("correct_top", card_id(wrong), city="tyre")
    table.correct("correct_card", {"card": card_id(wrong), **told})
    assert GAME.learned(table.state) == printed(right)
    assert table.state.tops["tyre"] == card_id(right)


@pytest.mark.rule("AKK-12")
def test_how_many_copies_there_are_can_be_told_on_the_cards_page() -> None:
    uncounted, counted = printed(UNCOUNTED), printed(SIEGE)
    (section,) = GAME.sections(uncounted)
    assert (section.told, section.entries[0].note) == (1, None)
    assert GAME.tell(uncounted, "city_card", card_id(SIEGE), {**PRINT, "copies": 3}) == counted


# ---- one copy too many is written down, with a doubt ----------------------------------------------------
ONLY = card("tyre", "feast", copies=1, track="gold")


@pytest.mark.rule("AKK-12", "AKK-45", "AKK-55", "AKK-83")
@pytest.mark.parametrize("move", ["play", "discard", "barbarossa"])
def test_one_copy_more_than_is_printed_is_written_down_with_a_doubt_for_the_table_is_right(move: str) -> None:
    table = Table(seats=2, catalogue=printed(ONLY), begun=False)
    if move == "barbarossa":
        table.correct("correct_holder", 0, track="prestige")
    for step in ("begin", "deal"):
        table.play(step)
    table.play("turn_up", tops={"tyre": card_id(ONLY)})
    assert table.warned == set(), "there is one"
    if move != "barbarossa":
        table.correct("correct_hand", 7, seat=0)
        table.to_cards()
    if move == "discard":
        table.done()
    stack = {"stack": "jaffa"} if move == "barbarossa" else {}
    table.play(move, {"city": "tyre", "card": {"tyre": card_id(ONLY)}, **stack}, seat=0)
    said = Say(key="one-copy-more", args={"card": card_word(ONLY), "n": 1})
    assert [news.say for news in table.news if news.rule == "AKK-12"] == [said]
    assert (*table.state.discard, *table.state.played) == (card_id(ONLY),)


# ---- a catalogue from a file --------------------------------------------------------------------------------------
def test_a_whole_deck_of_72_cards_is_fine() -> None:
    cards = told_cards()["city_card"]
    assert sum(values["copies"] for values in cards.values()) == 72
    assert GAME.check(told_cards()) == ()
    assert GAME.check({}) == ()


@pytest.mark.parametrize(("id", "change"), [
    ("tyre/siege/2/gold/faith/-/-", {"kind": "catapult"}),
    ("tyre/siege/2/gold/faith/-/-", {"city": "rome"}),
    ("tyre/siege/2/gold/faith/-/-", {"falls": None}),
    ("tyre/siege/2/gold/faith/-/-", {"knights": 12}),
    ("tyre/siege/2/gold/faith/-/-", {"copies": 0}),
    ("tyre/siege/2/gold/faith/-/-", {"colour": "red"}),
    ("jaffa/siege/2/gold/faith/-/-", {}),
    ("siege", {}),
])  # fmt: skip
def test_a_damaged_entry_is_named(id: str, change: dict[str, Any]) -> None:
    values = {**msgspec.to_builtins(SIEGE), **change}
    (wrong,) = GAME.check({"city_card": {id: {name: v for name, v in values.items() if v is not None}}})
    assert wrong.args["id"] == id


@pytest.mark.rule("AKK-7", "AKK-8", "AKK-13")
@pytest.mark.parametrize(("city", "others"), [("tyre", 10), ("akkon", 9)])
def test_thirteen_cards_of_a_city_in_a_file_are_named_and_so_is_no_room_for_its_start_cards(
    city: Any, others: int
) -> None:
    (wrong,) = GAME.check(printed(SIEGE, card(city, "ban", copies=others, track="gold")))
    assert wrong.args["n"] == 12
    assert GAME.check(printed(card(city, "ban", copies=8, track="gold"))) == ()


# ---- a card that was told under the other reading -----------------------------------------------------------
@pytest.mark.rule("AKK-58")
def test_a_lance_that_was_told_by_its_name_is_asked_how_far_it_goes_and_known_from_then_on() -> None:
    lance = card("tyre", "lance", 1, copies=4, track="gold")
    table = Table(seats=2, catalogue=printed(lance), lance_feast="cards")
    table.to_cards()
    table.card(lance)
    assert table.asks == [("raise", 0)]
    assert table.refused("raise", seat=0, points=2).rule == "AKK-58"
    table.play("raise", points=3)
    assert table.track(0, "gold") == 5
    known = card("tyre", "lance", 1, copies=4, track="gold", points=3)
    assert GAME.learned(table.state) == printed(known)
    assert table.state.played == (card_id(known),)
