"""The ledger: turns, tracks, privileges and the score from little more than the results."""

from __future__ import annotations

from typing import Any

import pytest

from rules.akkon.components import CITIES
from rules.akkon.game import GAME
from rules.kit.types import TABLE
from tests.rules.akkon.table import Table

SEATS = (2, 3, 4, 5)


def ledger(seats: int = 3, **options: Any) -> Table:
    return Table(seats=seats, tracking="ledger", **options)


def at_cards(seats: int = 3, hand: int = 4, tracks: dict[str, Any] | None = None, **options: Any) -> Table:
    table = ledger(seats, **options)
    for seat in range(seats):
        table.correct("correct_hand", hand, seat=seat)
    table.set_tracks(**(tracks or {}))
    table.all_pass()
    table.award()
    return table


def test_a_ledger_begins_with_one_answer_and_asks_for_nothing_printed() -> None:
    table = Table(seats=4, tracking="ledger", begun=False)
    table.play("begin")
    assert table.asks == [("all_passed", TABLE)]
    while table.state.round < 4:
        assert not {"learn_card", "turn_up", "deal", "faces", "place"} & {move for move, _ in table.asks}
        table.quiet_move()


@pytest.mark.rule("AKK-23", "AKK-39")
def test_one_answer_ends_the_bidding_and_one_form_says_who_takes_which_card() -> None:
    table = ledger()
    table.play("all_passed")
    assert [(f.name, f.key) for f in table.ask().fields] == [("winner", city) for city in CITIES]
    assert table.offered("winner", key="tyre") == [0, 1, 2]
    table.award(tyre=2, jaffa=2, akkon=0)
    assert [table.hand(seat) for seat in range(3)] == [3, 2, 4]
    assert table.state.stacks == {**dict.fromkeys(CITIES, 10), "tyre": 9, "jaffa": 9, "akkon": 9}


def test_bids_are_not_taken_in_a_ledger_and_all_passed_is_not_in_a_full_game() -> None:
    assert ledger().refused("place", city="tyre", count=1).rule == ""
    assert Table().refused("all_passed", seat=TABLE).rule == ""


@pytest.mark.rule("AKK-44", "AKK-50", "AKK-58", "AKK-61")
def test_a_card_is_told_by_its_kind_and_moves_the_markers() -> None:
    table = at_cards()
    table.play("play_kind", kind="lance", track="gold")
    table.play("play_kind", kind="feast", track="power")
    table.play("play_kind", kind="siege", track="faith", falls="gold")
    assert table.state.players[0].tracks == {"gold": 2, "faith": 4, "power": 5, "prestige": 2}
    assert table.hand(0) == 1
    table.done()
    assert table.state.turn == 1


@pytest.mark.rule("AKK-59", "AKK-60")
def test_church_ban_keeps_its_limits_in_a_ledger() -> None:
    table = at_cards(tracks={"faith": (5, 2, 1), "gold": (12, 5, 5)})
    assert table.refused("play_kind", kind="ban", track="gold").rule == "AKK-60"
    table.play("play_kind", kind="ban", track="faith")
    assert [table.track(seat, "faith") for seat in range(3)] == [7, 0, 1]


@pytest.mark.rule("AKK-50", "AKK-61")
def test_a_kind_without_what_it_names_is_refused() -> None:
    table = at_cards()
    assert table.refused("play_kind", kind="lance").rule == "AKK-50"
    assert table.refused("play_kind", kind="siege", track="gold").rule == "AKK-61"
    assert table.refused("play_kind", kind="siege", track="gold", falls="gold").rule == "AKK-61"


@pytest.mark.rule("AKK-64", "AKK-66")
def test_borrowed_knights_are_remembered_for_the_table() -> None:
    table = at_cards()
    table.play("play_kind", kind="plague", track="gold")
    table.play("plague", lender=1, victim=2)
    table.play("play_kind", kind="brother", track="gold")
    table.play("brother", lender=2, rise=1)
    assert [table.track(seat, "gold") for seat in range(3)] == [3, 2, 1]
    table.to_end_of_round()
    assert [(loan.owner, loan.borrower, loan.count) for loan in table.state.loans] == [(1, 0, 1), (2, 0, 2)]
    assert "AKK-64" in table.rules


@pytest.mark.rule("AKK-70", "AKK-73")
@pytest.mark.parametrize(("n", "up"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3), (7, 4)])
def test_levant_trade_asks_the_table_how_many_knights_it_has_counted(n: int, up: int) -> None:
    table = at_cards()
    table.play("play_kind", kind="levant", track="prestige")
    table.play("levant", count=n)
    assert table.track(0, "prestige") == 2 + up


@pytest.mark.rule("AKK-75", "AKK-76", "AKK-78")
def test_writings_and_minting_work_as_in_a_full_game() -> None:
    table = at_cards(tracks={"gold": (0, 2, 2)})
    table.play("play_kind", kind="writings")
    assert table.refused("writings", up="faith", down="gold").rule == "AKK-76"
    table.play("writings", up="gold", down="faith")
    table.play("play_kind", kind="minting")
    table.play("minting", stack="sidon")
    assert table.state.stacks["sidon"] == 9
    assert table.hand(0) == 4 - 2 + 1


@pytest.mark.rule("AKK-55")
def test_who_holds_more_than_five_is_told_how_many_to_discard() -> None:
    table = at_cards(hand=7)
    table.done()
    assert table.hand(0) == 5
    assert table.warned == {"AKK-55"}
    assert len(table.state.discard) == 2


# ---- privileges ------------------------------------------------------------------------------------------------
def crowned(track: Any, seats: int = 2) -> Table:
    """Round 2: Ana has the privilege, and three cards."""
    table = ledger(seats)
    table.set_tracks(**{track: (5, *[2] * (seats - 1))})
    table.correct("correct_hand", 3, seat=0)
    table.to_end_of_round()
    assert table.state.holders == {track: 0}
    return table


@pytest.mark.rule("AKK-83")
def test_barbarossa_in_a_ledger_needs_only_the_stack() -> None:
    table = crowned("prestige")
    assert table.asks == [("barbarossa", 0), ("decline", 0)]
    table.play("barbarossa", stack="tyre")
    assert (table.hand(0), table.state.stacks["tyre"], len(table.state.discard)) == (3, 9, 1)


@pytest.mark.rule("AKK-85", "AKK-86")
def test_saladin_and_richard_are_reminded_of_and_need_no_answer() -> None:
    gold, power = crowned("gold"), crowned("power")
    assert gold.ask().move == "all_passed"
    assert gold.ask().hint is not None
    power.all_pass()
    power.award()
    while power.state.turn != 0:
        power.done()
    assert power.ask().hint is not None


@pytest.mark.rule("AKK-88")
def test_clement_is_asked_for_at_the_end_of_a_turn_with_two_cards() -> None:
    table = crowned("faith")
    table.all_pass()
    table.award()
    while table.state.turn != 0:
        table.done()
    table.play("play_kind", kind="lance", track="gold")
    table.play("play_kind", kind="lance", track="gold")
    table.done()
    assert table.asks == [("clement", 0), ("decline", 0)]
    table.play("clement", track="power")
    assert table.track(0, "power") == 3


@pytest.mark.rule("AKK-88", "AKK-89")
@pytest.mark.parametrize(("reading", "lifts"), [("once", 1), ("pairs", 2)])
def test_clement_is_asked_for_once_or_once_for_every_two_cards_in_a_ledger(reading: str, lifts: int) -> None:
    table = four_cards(clement=reading)
    for _ in range(lifts):
        assert table.state.turn == 0
        table.play("clement", track="power")
    assert (table.track(0, "power"), table.state.turn) == (2 + lifts, 1)


@pytest.mark.rule("AKK-89")
def test_whoever_declines_clement_in_a_ledger_had_no_more_pairs() -> None:
    table = four_cards(clement="pairs")
    table.play("decline")
    assert table.state.turn == 1


def four_cards(**readings: Any) -> Table:
    """Ana has Clement and has played four cards."""
    table = at_cards(hand=6, **readings)
    table.correct("correct_holder", 0, track="faith")
    for _ in range(4):
        table.play("play_kind", kind="lance", track="gold")
    table.done()
    return table


# ---- the end ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-90", "AKK-93")
@pytest.mark.parametrize("seats", SEATS)
def test_a_ledger_comes_to_the_winner_by_the_same_rules(seats: int) -> None:
    table = ledger(seats, short=1)
    table.set_tracks(gold=tuple(range(2, 2 + seats)))
    while not table.is_over():
        if table.ask().move == "award":
            table.award(tyre=table.state.start)
        else:
            table.quiet_move()
    sheet = GAME.sheet(table.state)
    assert table.state.round == 8, "a card of eight in every round"
    assert sheet.ended_by == "stack"
    assert sheet.totals == tuple(4 + seat for seat in range(seats))
    assert sheet.places == tuple(range(seats, 0, -1))


@pytest.mark.rule("AKK-37", "AKK-57")
def test_the_start_passes_to_the_left_in_a_ledger() -> None:
    table = ledger(3, start=2)
    table.to_end_of_round()
    assert (table.state.round, table.state.start) == (2, 0)
