"""What the city cards do, but for those that borrow and trade (AKK-58..63, AKK-75..79)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.cards import card_id
from rules.akkon.game import GAME
from rules.akkon.state import Card
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", track="gold")
FEAST = card("tyre", "feast", track="faith")
BAN = card("jaffa", "ban", track="faith")
SIEGE = card("sidon", "siege", track="power", falls="gold")
WRITINGS = card("jerusalem", "writings", copies=4)
MINTING = card("akkon", "minting", copies=4)
KNOWN = printed(LANCE, FEAST, BAN, SIEGE, WRITINGS, MINTING)


def in_the_card_round(seats: int = 3, tracks: dict[str, Any] | None = None, **readings: Any) -> Table:
    table = Table(seats=seats, catalogue=KNOWN, **readings)
    table.set_tracks(**(tracks or {}))
    table.to_cards()
    return table


def playing(known: Card) -> dict[str, Any]:
    return {"city": known.city, "card": {known.city: card_id(known)}}


# ---- Holy Lance and Templar Feast --------------------------------------------------------------------------
@pytest.mark.rule("AKK-58")
def test_by_their_names_the_lance_gives_one_and_the_feast_three() -> None:
    table = in_the_card_round()
    table.card(LANCE)
    table.card(FEAST)
    assert (table.track(0, "gold"), table.track(0, "faith")) == (3, 5)


@pytest.mark.rule("AKK-58")
@pytest.mark.parametrize(("kind", "points"), [("lance", 3), ("lance", 1), ("feast", 1), ("feast", 3)])
def test_by_the_cards_each_says_how_much_it_gives(kind: Any, points: int) -> None:
    odd = card("tyre", kind, track="gold", points=points)
    table = Table(seats=2, catalogue=printed(odd), lance_feast="cards")
    table.to_cards()
    table.card(odd)
    assert table.track(0, "gold") == 2 + points


@pytest.mark.rule("AKK-58")
def test_how_much_a_card_gives_is_asked_only_where_the_cards_decide() -> None:
    for reading, asked in (("names", False), ("cards", True)):
        table = Table(seats=2, lance_feast=reading)
        table.to_cards()
        table.play("play", city="tyre", card={"tyre": "new"})
        assert ("points" in {f.name for f in table.ask().fields}) is asked


# ---- Church Ban --------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-59")
def test_church_ban_raises_the_own_marker_by_two_and_sets_one_other_back_by_two() -> None:
    table = in_the_card_round()
    table.card(BAN)
    assert table.asks == [("ban", 0)]
    table.play("ban", target=2)
    assert [table.track(seat, "faith") for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("AKK-60")
def test_church_ban_is_refused_when_the_own_marker_is_above_eleven() -> None:
    table = in_the_card_round(tracks={"faith": (12, 5, 5)})
    refusal = table.refused("play", **playing(BAN))
    assert (refusal.rule, refusal.say.args["n"]) == ("AKK-60", 11)


@pytest.mark.rule("AKK-60")
def test_church_ban_is_refused_when_nobody_else_stands_at_two() -> None:
    table = in_the_card_round(tracks={"faith": (5, 1, 0)})
    assert table.refused("play", **playing(BAN)).rule == "AKK-60"


@pytest.mark.rule("AKK-60")
def test_somebody_below_two_cannot_be_banned() -> None:
    table = in_the_card_round(seats=4, tracks={"faith": (5, 1, 2, 7)})
    table.card(BAN)
    assert table.refused("ban", target=1).rule == "AKK-60"
    table.play("ban", target=2)
    assert [table.track(seat, "faith") for seat in range(4)] == [7, 1, 0, 7]


@pytest.mark.rule("AKK-60")
def test_at_eleven_and_two_church_ban_goes_to_the_very_ends() -> None:
    table = in_the_card_round(seats=2, tracks={"faith": (11, 2)})
    table.card(BAN)
    assert [table.track(seat, "faith") for seat in range(2)] == [13, 0]


@pytest.mark.rule("AKK-79")
def test_nobody_bans_himself() -> None:
    table = in_the_card_round(tracks={"faith": (5, 5, 5)})
    table.card(BAN)
    assert table.refused("ban", target=0).rule == "AKK-79"
    assert table.offered("target") == [1, 2]


@pytest.mark.rule("AKK-59")
def test_the_only_player_who_can_be_banned_is_banned_without_a_question() -> None:
    table = in_the_card_round(tracks={"faith": (5, 1, 4)})
    table.card(BAN)
    assert table.track(2, "faith") == 2
    assert ("ban", 0) not in table.asks


# ---- Siege --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-61")
def test_siege_raises_one_own_marker_by_two_and_lowers_another_by_one() -> None:
    table = in_the_card_round()
    table.card(SIEGE)
    assert table.state.players[0].tracks == {"gold": 1, "faith": 2, "power": 4, "prestige": 2}


@pytest.mark.rule("AKK-62")
def test_siege_may_be_played_with_the_falling_marker_at_nought() -> None:
    table = in_the_card_round(tracks={"gold": (0, 2, 2)})
    table.card(SIEGE)
    assert (table.track(0, "gold"), table.track(0, "power")) == (0, 4)


@pytest.mark.rule("AKK-63")
@pytest.mark.parametrize("high", [11, 12, 13])
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_siege_with_the_rising_marker_near_the_end(reading: str, high: int) -> None:
    table = in_the_card_round(tracks={"power": (high, 2, 2)}, siege_high=reading)
    if reading == "no" and high > 11:
        assert table.refused("play", **playing(SIEGE)).rule == "AKK-63"
    else:
        table.card(SIEGE)
        assert (table.track(0, "power"), table.track(0, "gold")) == (13, 1)


# ---- Forbidden Writings ---------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-75")
def test_forbidden_writings_move_one_marker_up_and_one_down() -> None:
    table = in_the_card_round()
    table.card(WRITINGS)
    table.play("writings", up="gold", down="faith")
    assert table.state.players[0].tracks == {"gold": 3, "faith": 1, "power": 2, "prestige": 2}


@pytest.mark.rule("AKK-75", "AKK-77")
@pytest.mark.parametrize("reading", ["free", "two"])
def test_only_the_step_down_or_both_steps_by_one_marker(reading: str) -> None:
    table = in_the_card_round(writings=reading)
    table.card(WRITINGS)
    if reading == "two":
        assert table.refused("writings", down="gold").rule == "AKK-77"
        assert table.refused("writings", up="gold", down="gold").rule == "AKK-77"
        assert table.form("writings").fields[0].least == 1  # type: ignore[union-attr]
        return
    other = in_the_card_round(writings=reading)
    other.card(WRITINGS)
    table.play("writings", down="gold")
    other.play("writings", up="gold", down="gold")
    assert (table.track(0, "gold"), other.track(0, "gold")) == (1, 2)


@pytest.mark.rule("AKK-76")
def test_forbidden_writings_may_not_pass_nought_or_thirteen() -> None:
    table = in_the_card_round(tracks={"gold": (0, 2, 2), "power": (13, 2, 2)})
    table.card(WRITINGS)
    assert table.refused("writings", up="faith", down="gold").rule == "AKK-76"
    assert table.refused("writings", up="power", down="faith").rule == "AKK-76"
    assert table.refused("writings", up="power", down="power").rule == "AKK-76"
    table.play("writings", up="gold", down="power")
    assert (table.track(0, "gold"), table.track(0, "power")) == (1, 12)


@pytest.mark.rule("AKK-76")
def test_forbidden_writings_cannot_be_played_when_no_choice_of_markers_fits() -> None:
    low = dict.fromkeys(("gold", "faith", "power", "prestige"), (0, 2, 2))
    table = in_the_card_round(tracks=low, writings="two")
    assert table.refused("play", **playing(WRITINGS)).rule == "AKK-76"
    high = dict.fromkeys(("gold", "faith", "power", "prestige"), (13, 2, 2))
    table = in_the_card_round(tracks=high, writings="two")
    assert table.refused("play", **playing(WRITINGS)).rule == "AKK-76"


# ---- Minting ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-78")
def test_minting_takes_the_top_card_of_any_stack_to_be_played_in_the_same_turn() -> None:
    table = in_the_card_round()
    table.correct("correct_top", card_id(LANCE), city="tyre")
    table.card(MINTING)
    assert len(table.offered("stack")) == 6
    table.play("minting", stack="tyre")
    assert table.state.stacks["tyre"] == 9
    assert card_id(LANCE) in table.cards(0)
    assert table.hand(0) == 2
    table.card(LANCE)
    assert table.track(0, "gold") == 3
    assert table.warned == set()


@pytest.mark.rule("AKK-78")
def test_minting_cannot_take_from_a_stack_that_is_used_up() -> None:
    table = in_the_card_round()
    table.correct("correct_stack", 0, city="sidon")
    table.card(MINTING)
    assert table.refused("minting", stack="sidon").rule == "AKK-78"
    assert "sidon" not in table.offered("stack")


# ---- who chooses ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-50")
def test_what_a_card_does_is_asked_of_its_player_before_anything_else() -> None:
    table = in_the_card_round()
    table.card(WRITINGS)
    assert table.asks == [("writings", 0)]
    assert table.refused("writings", seat=1, down="gold").rule == "AKK-50"
    assert [p.seat for p in GAME.prompts(table.state)] == [0]


@pytest.mark.rule("AKK-79")
@pytest.mark.parametrize("kind", ["plague", "brother", "levant"])
def test_where_a_card_names_another_player_nobody_chooses_himself(kind: Any) -> None:
    cities: Any = ("tyre",) if kind == "levant" else ()
    known = card("tyre", kind, track="gold", cities=cities)
    table = Table(seats=3, catalogue=printed(known))
    table.to_cards()
    table.card(known)
    wrong = {"target": 0} if kind == "levant" else {"lender": 0}
    assert table.refused(kind, {**wrong, **({"victim": 1} if kind == "plague" else {})}).rule == "AKK-79"
    if kind == "plague":
        assert table.refused(kind, lender=1, victim=0).rule == "AKK-79"
    assert set(table.offered("target" if kind == "levant" else "lender")) == {1, 2}
