"""The bidding round: in turn, on one field, the seneschal and his open field, passing (AKK-14..23, 36, 37)."""

from __future__ import annotations

import pytest

from rules.akkon.game import GAME
from rules.kit.types import TABLE, Board, Hand, Say, Who
from tests.rules.akkon.table import Table


# ---- turns --------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-14")
def test_a_round_is_bidding_then_cards_then_privileges() -> None:
    table = Table(seats=2)
    table.set_tracks(gold=(3, 2))
    steps = [GAME.phase(table.state).key]
    while table.state.round == 1:
        table.quiet_move()
        if GAME.phase(table.state).key != steps[-1]:
            steps.append(GAME.phase(table.state).key)
    assert steps[0] == steps[-1]
    assert table.state.step == "bid"
    assert table.state.holders == {"gold": 0}


@pytest.mark.rule("AKK-15", "AKK-16")
def test_people_bid_one_after_the_other_clockwise_until_all_have_passed() -> None:
    table = Table(seats=3, start=1)
    order = []
    for turn in ("tyre 1", "-", "jaffa 2", "tyre 1", "sidon 1"):
        order.append(table.state.turn)
        assert {seat for _, seat in table.asks} == {table.state.turn}
        table.bid(turn)
    assert order == [1, 2, 0, 1, 0]
    assert table.refused("place", seat=0, city="tyre", count=1).rule == "AKK-16"
    assert table.refused("pass", seat=0).rule == "AKK-16"


@pytest.mark.rule("AKK-16")
def test_who_has_passed_is_marked_while_the_others_bid() -> None:
    table, marked = Table(seats=3, start=1), []
    for turn in ("tyre 1", "-", "jaffa 2", "-"):
        table.bid(turn)
        marked.append(GAME.scene(table.state, TABLE).done)
    assert marked == [(), (2,), (2,), (1, 2)]
    table.bid("-")
    assert table.state.step != "bid"
    assert GAME.scene(table.state, TABLE).done == ()


@pytest.mark.rule("AKK-16")
def test_a_bid_is_at_least_one_knight() -> None:
    table = Table()
    assert table.refused("place", city="tyre", count=0).rule == "AKK-16"
    assert table.refused("place", city="tyre", count=-1).rule == "AKK-16"
    assert 0 not in table.offered("count")


@pytest.mark.rule("AKK-16", "AKK-22")
def test_more_knights_than_the_camp_holds_are_refused_with_what_is_left() -> None:
    table = Table()
    table.bid("tyre 5", "-", "-")
    refusal = table.refused("place", city="tyre", count=3)
    assert refusal.rule == "AKK-22"
    assert refusal.say.args["n"] == 2
    assert table.offered("count") == [1, 2]


@pytest.mark.rule("AKK-17")
@pytest.mark.parametrize("reading", ["one", "split"])
def test_the_knights_of_one_turn_go_to_one_field_or_are_spread(reading: str) -> None:
    table = Table(one_field=reading)
    if reading == "one":
        assert table.refused("spread", knights={"tyre": 1, "jaffa": 2}).rule == "AKK-17"
        table.bid("tyre 3")
        assert table.state.players[0].bid == {"tyre": 3}
    else:
        table.play("spread", knights={"tyre": 1, "jaffa": 2})
        assert table.state.players[0].bid == {"tyre": 1, "jaffa": 2}
        assert table.refused("spread", knights={"tyre": 0}).rule == "AKK-16"
        assert table.refused("spread", knights={"tyre": 4, "jaffa": 4}).rule == "AKK-22"
    assert table.state.turn == 1


@pytest.mark.rule("AKK-17", "AKK-37")
def test_the_seneschal_and_knights_on_other_fields_share_a_turn_where_they_may_be_spread() -> None:
    table = Table(seats=2, one_field="split")
    assert {p.move for p in table.asked()} == {"spread", "pass", "place"}
    table.play("spread", knights={"tyre": 1, "jaffa": 2}, seneschal="jaffa")
    assert (table.state.seneschal, table.state.players[0].bid) == ("jaffa", {"tyre": 1, "jaffa": 2})
    assert "AKK-37" in table.rules
    assert table.state.turn == 1
    assert table.refused("spread", knights={"tyre": 1}, seneschal="tyre").rule == "AKK-36"
    assert all(p.id != "seneschal-spread-0" for p in Table(seats=2).asked())


@pytest.mark.rule("AKK-18")
@pytest.mark.parametrize("reading", ["yes", "no"])
def test_adding_to_a_field_with_an_own_bid(reading: str) -> None:
    table = Table(seats=2, add_again=reading)
    table.bid("tyre 1", "tyre 1")
    if reading == "yes":
        table.bid("tyre 2")
        assert table.state.players[0].bid == {"tyre": 3}
    else:
        assert table.refused("place", city="tyre", count=2).rule == "AKK-18"
        assert "tyre" not in table.offered("city")
        table.bid("jaffa 2")


# ---- passing ------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-20")
def test_whoever_has_passed_does_not_bid_again() -> None:
    table = Table(seats=2)
    table.bid("-", "tyre 1")
    assert table.state.turn == 1
    table.bid("jaffa 1")
    assert table.state.turn == 1
    assert table.refused("place", seat=0, city="tyre", count=1).rule == "AKK-16"


@pytest.mark.rule("AKK-21", "AKK-41")
def test_everybody_may_pass_without_a_bid_and_then_no_card_is_taken() -> None:
    table = Table(seats=3)
    table.bid("-", "-", "-")
    assert table.state.step == "cards"
    assert [table.hand(seat) for seat in range(3)] == [2, 2, 2]
    assert set(table.state.stacks.values()) == {10}


@pytest.mark.rule("AKK-22")
def test_who_has_no_knight_left_passes_without_being_asked() -> None:
    table = Table(seats=3)
    table.bid("tyre 1", "tyre 7", "-", "tyre 1")
    assert "AKK-22" in table.rules
    assert table.state.players[1].passed
    assert table.state.turn == 0


@pytest.mark.rule("AKK-16", "AKK-22")
def test_the_start_player_can_bid_the_seneschal_alone_with_an_empty_camp() -> None:
    table = Table(seats=2)
    table.bid("tyre 7", "jaffa 1")
    assert not table.state.players[0].passed
    assert {prompt.move for prompt in GAME.prompts(table.state)} == {"place", "pass"}
    table.bid("jaffa 0 S")
    assert table.state.seneschal == "jaffa"
    assert table.state.players[0].bid == {"tyre": 7}
    table.bid("-")
    assert table.state.step == "reveal", "the start player has nothing left and passes by himself"


@pytest.mark.rule("AKK-23")
def test_the_bidding_ends_and_all_knights_are_turned_up_when_everybody_has_passed() -> None:
    table = Table(seats=2, reveal="faces")
    table.bid("tyre 2", "tyre 1", "-")
    assert table.ask().move in ("place", "pass")
    table.bid("-")
    assert table.ask().move == "faces"
    assert [f.key for f in table.ask().fields] == ["tyre/0", "tyre/1"]


@pytest.mark.rule("AKK-19", "AKK-54")
def test_everybody_sees_how_many_knights_lie_where_and_whose_they_are() -> None:
    table = Table(seats=3)
    table.bid("tyre 2", "tyre 1")
    (board,) = [part for part in GAME.scene(table.state, -1).parts if isinstance(part, Board)]
    assert {(p.cell, p.seat, p.n) for p in board.pieces if p.seat is not None and p.cell == "tyre"} == {
        ("tyre", 0, 2),
        ("tyre", 1, 1),
    }
    hands = [part for part in GAME.scene(table.state, -1).parts if isinstance(part, Hand)]
    assert [hand.seat for hand in hands] == [0, 1, 2]


# ---- the seneschal --------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-36")
def test_only_the_start_player_can_use_the_seneschal_and_only_once() -> None:
    table = Table(seats=2)
    table.bid("tyre 1 S")
    assert table.refused("place", city="tyre", count=1, seneschal=1).rule == "AKK-36"
    table.bid("-")
    assert table.refused("place", city="jaffa", count=1, seneschal=1).rule == "AKK-36"
    assert all("seneschal" not in prompt.given for prompt in GAME.prompts(table.state))


@pytest.mark.rule("AKK-37")
def test_the_seneschal_opens_his_field_and_what_lies_there_is_turned_up() -> None:
    table = Table(seats=2)
    table.bid("jaffa 1", "tyre 1", "tyre 0 S")
    assert table.state.seneschal == "tyre"
    tyre = Say(key="city-tyre")
    turned_up = Say(key="field-turned-up", args={"who": Who(seat=0), "city": tyre})
    assert [news.say for news in table.news if news.rule == "AKK-37"] == [turned_up]
    table.bid("tyre 1")
    face_up = Say(key="face-up", args={"who": Who(seat=1), "city": tyre})
    assert [news.say for news in table.news if news.rule == "AKK-37"] == [face_up], "whoever adds to it is reminded"
    table.bid("jaffa 1")
    assert table.rules == set()


@pytest.mark.rule("AKK-37")
def test_the_open_field_is_marked_on_the_board() -> None:
    closed, opened = Table(seats=2), Table(seats=2)
    closed.bid("tyre 1")
    opened.bid("tyre 0 S")
    assert [news.say.key for news in opened.news] == ["field-open"], "nothing lay there"
    boards = [part for t in (closed, opened) for part in GAME.scene(t.state, -1).parts if isinstance(part, Board)]
    assert len(boards) == 2
    marks = [
        {str(s.say) for s in b.signs if s.cell == "tyre"} | {p.kind for p in b.pieces if p.cell == "tyre"}
        for b in boards
    ]
    assert marks[1] - marks[0]


@pytest.mark.rule("AKK-16")
def test_a_stack_without_a_card_cannot_be_bid_for() -> None:
    table = Table(seats=2)
    table.correct("correct_stack", 0, city="tyre")
    assert table.refused("place", city="tyre", count=1).rule == "AKK-16"
    assert "tyre" not in table.offered("city", "place")


# ---- time -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AKK-16", "AKK-44")
def test_the_thinking_time_rings_for_whose_turn_it_is_and_only_if_the_table_wants_it() -> None:
    assert GAME.timers(Table().state) == ()
    table, told = Table(seats=2, bid_s=60, cards_s=120), []
    for _ in range(4):
        told += [(t.label, t.ms, t.expire) for t in GAME.timers(table.state)]
        assert [t.label.args.get("who") for t in GAME.timers(table.state)] == [Who(seat=table.acting)]
        table.quiet_move()
    bids, cards = Say(key="timer-bid"), Say(key="timer-cards")
    assert told == [
        (named(label, seat), ms, "") for label, ms in ((bids, 60_000), (cards, 120_000)) for seat in range(2)
    ]


def named(label: Say, seat: int) -> Say:
    """Whose timer it is."""
    return Say(key=label.key, args={"who": Who(seat=seat)})


@pytest.mark.rule("AKK-86")
def test_the_window_of_a_privilege_has_a_bell_of_its_own() -> None:
    table = Table(seats=2, window_s=10)
    table.correct("correct_holder", 1, track="gold")
    table.bid("-", "tyre 1", "-")
    assert [(t.seat, t.ms) for t in GAME.timers(table.state)] == [(1, 10_000)]
