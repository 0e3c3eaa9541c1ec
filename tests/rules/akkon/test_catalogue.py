"""City cards: entered once, offered from then on, and checked against the counts of the rulebook (AKK-7, 8, 12, 13)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import Card
from rules.kit.types import Choice, Illegal
from tests.rules.akkon.scenarios import check, scenario, scenarios
from tests.rules.akkon.table import Table, card, printed, told_cards

mark = pytest.mark
SIEGE = card("tyre", "siege", 2, copies=3, track="gold", falls="faith")
UNCOUNTED = card("tyre", "siege", 2, copies=None, track="gold", falls="faith")
PRINT: dict[str, Any] = {"kind": "siege", "knights": 2, "track": "gold", "falls": "faith"}
TOP = "unknown; bare; begin; deal; turn_up tops.tyre=new"  # the first top card of Tyre is entered
PLAYED = "unknown; cards; play city=tyre card.tyre=new"  # or a card of the hand
TOLD = "learn_card kind=siege knights=2 track=gold falls=faith"
ASKED = "kind knights track falls cities"


@scenarios(
    scenario("what nobody knows on a stack can be told", "unknown; bare; begin; deal", mark.rule("AKK-12"),
             tops__tyre="= new later"),
    scenario("at once, but not how many copies there are", TOP, mark.rule("AKK-12"), asks="= learn_card", seats={-1},
             fields=ASKED),
    scenario("then it lies there and is known", f"{TOP}; {TOLD}", mark.rule("AKK-12"),
             tops={"tyre": card_id(SIEGE)}, learned=printed(UNCOUNTED)),
    scenario("what is known is a tap", "bare; begin; deal", mark.rule("AKK-12"), tops__sidon="= siege only later"),
    scenario("a card that nobody knows is told when it is played", PLAYED, mark.rule("AKK-12", "AKK-45"),
             asks="= learn_card", seats={0}, fields=ASKED),
    scenario("and played", f"{PLAYED}; {TOLD}", mark.rule("AKK-12", "AKK-45"), tracks=[4, 1, 2, 2],
             paid=[{"tyre": 2}, {}], learned=printed(UNCOUNTED)),
    scenario("nobody knows whether there is a second", f"{TOP}; {TOLD}; cards; "
             f"play city=tyre card.tyre={card_id(SIEGE)}", mark.rule("AKK-12"), warned="="),
    scenario("one that cannot be played is told all the same",
             f"Ana has power 12; {PLAYED}; learn_card kind=ban knights=1 track=power", mark.rule("AKK-12"),
             warned="= AKK-60", power=[12, 2], hand=2, paid=[{}, {}],
             learned=printed(card("tyre", "ban", copies=None, track="power"))),
    scenario("two markers of a siege are not the same", f"{TOP}; ! {TOLD.replace('falls=faith', 'falls=gold')}",
             mark.rule("AKK-12"), refused="AKK-12"),
    # ---- one copy too many is recorded, after a confirmation --------------------------------------------
    scenario("a card may be there as often as it is printed", "cards; card only", mark.rule("AKK-12"), warned="="),
    scenario("one more that is played is doubted, for the table is right", "top only; cards; card only",
             mark.rule("AKK-12", "AKK-45"), warned="= AKK-12", gold=5),
    scenario("or discarded", "top only; Ana has hand 7; cards; done; show only", mark.rule("AKK-12", "AKK-55"),
             warned="= AKK-12", discard="only"),
    scenario("or given for another", "bare; holder prestige Ana; begin; deal; turn_up; top only; "
             "show only stack=jaffa", mark.rule("AKK-12", "AKK-83"), warned="= AKK-12", discard="only"),
    # ---- a card entered under the other reading ---------------------------------------------------------
    scenario("a lance that was told by its name is asked how far it goes", "house lance_feast=cards; cards; card lance",
             mark.rule("AKK-58"), asks="= raise", seats={0}, points="= 1 3"),
    scenario("and known so from then on", "house lance_feast=cards; cards; card lance; raise points=3; round",
             mark.rule("AKK-58"), gold=5, discard="tyre/lance/1/gold/-/3/-"),
)  # fmt: skip
def test_a_city_card(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)


@mark.rule("AKK-8", "AKK-12")
@mark.parametrize(("city", "known", "proposed"), [
    ("tyre", (), ("lance",)), ("akkon", (), ("minting",)), ("tyre", (SIEGE,), ()),
])  # fmt: skip
def test_the_first_card_that_is_played_of_a_city_and_no_other_is_proposed_to_be_its_start_card(
    city: str, known: tuple[Card, ...], proposed: tuple[str, ...]
) -> None:
    table = Table(seats=2, catalogue=printed(*known))
    table.until(lambda state: state.step == "cards")
    table.play("play", city=city, card={city: "new"})
    (kind,) = (field for field in table.form("learn_card").fields if field.name == "kind")
    assert isinstance(kind, Choice)
    assert kind.default == proposed


# ---- counts ---------------------------------------------------------------------------------------------------
LANCES, BANS = card("tyre", "lance", copies=4, track="gold"), card("tyre", "ban", copies=4, track="gold")


@mark.rule("AKK-7", "AKK-8", "AKK-12", "AKK-13")
@mark.parametrize(("known", "told", "rule", "n"), [
    pytest.param((LANCES, SIEGE, BANS), card("tyre", "plague", copies=2, track="gold"), "AKK-7", 1, id="a thirteenth"),
    pytest.param((), card("tyre", "ban", copies=9, track="gold"), "AKK-7", 8, id="room for two Lances, two Sieges"),
    pytest.param((), card("akkon", "ban", copies=9, track="gold"), "AKK-7", 8, id="room for four Mintings"),
    pytest.param((SIEGE,), card("tyre", "siege", 2, copies=4, track="gold", falls="faith"), "AKK-12", 3,
                 id="the same with another number"),
])  # fmt: skip
def test_what_contradicts_the_counts_is_refused_with_the_number(
    known: tuple[Card, ...], told: Card, rule: str, n: int
) -> None:
    with pytest.raises(Illegal) as why:
        GAME.tell(printed(*known), "city_card", "", msgspec.to_builtins(told))
    assert (why.value.rule, why.value.say.args["n"]) == (rule, n)


LANCE = card("tyre", "lance", 1, copies=2, track="gold", points=3)
OTHER = card("tyre", "siege", 1, copies=None, track="gold", falls="faith")


@mark.rule("AKK-12", "AKK-58")
@mark.parametrize(("known", "wrong", "told", "right"), [
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


# ---- a catalogue from a file --------------------------------------------------------------------------------------
def test_a_whole_deck_of_72_cards_is_fine() -> None:
    assert sum(values["copies"] for values in told_cards()["city_card"].values()) == 72
    assert GAME.check(told_cards()) == GAME.check({}) == ()


@mark.parametrize(("id", "change"), [
    ("tyre/siege/2/gold/faith/-/-", {"falls": None}),
    ("tyre/siege/2/gold/faith/-/-", {"track": None}),
    ("tyre/siege/8/gold/faith/-/-", {"knights": 8}),
    ("tyre/siege/2/gold/faith/-/-", {"copies": 0}),
    ("tyre/levant/2/gold/-/-/-", {"kind": "levant", "falls": None}),
    ("jaffa/siege/2/gold/faith/-/-", {}),
])  # fmt: skip
def test_a_damaged_entry_is_named(id: str, change: dict[str, Any]) -> None:
    values = {**msgspec.to_builtins(SIEGE), **change}
    (wrong,) = GAME.check({"city_card": {id: {name: v for name, v in values.items() if v is not None}}})
    assert wrong.args["id"] == id


@mark.rule("AKK-7", "AKK-8", "AKK-13")
@mark.parametrize(("city", "others"), [("tyre", 10), ("akkon", 9)])
def test_thirteen_cards_of_a_city_in_a_file_are_named_and_so_is_no_room_for_its_start_cards(
    city: Any, others: int
) -> None:
    (wrong,) = GAME.check(printed(SIEGE, card(city, "ban", copies=others, track="gold")))
    assert wrong.args["n"] == 12
    assert GAME.check(printed(card(city, "ban", copies=8, track="gold"))) == ()
