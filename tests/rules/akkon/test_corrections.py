"""Setting the companion right: the table knows better than the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.akkon.components import TRACKS
from rules.akkon.game import GAME
from rules.akkon.state import State, camp
from rules.kit.types import TABLE, Choice, Prompt, PublicNumber
from tests.rules.akkon.table import Table, card, printed

LANCE = card("tyre", "lance", copies=4, track="gold")
BAN = card("jaffa", "ban", copies=4, track="gold")
WRITINGS = card("jerusalem", "writings", copies=4)
KNOWN = printed(LANCE, BAN, WRITINGS)


def numbers(state: State) -> dict[str, PublicNumber]:
    return {c.id: c for c in GAME.corrections(state) if isinstance(c, PublicNumber)}


def forms(state: State) -> list[Prompt]:
    return [c for c in GAME.corrections(state) if isinstance(c, Prompt)]


def set_to(table: Table, each: PublicNumber, value: int) -> State:
    return GAME.apply(table.state, TABLE, GAME.move(each.move, {**each.given, each.field: value}))[0]


@pytest.mark.parametrize("tracking", ["full", "ledger"])
def test_every_public_number_can_be_set_to_both_ends_of_its_range(tracking: str) -> None:
    table = Table(seats=2, catalogue=KNOWN, tracking=tracking)
    for _ in range(6):
        for each in numbers(table.state).values():
            assert each.least <= each.now <= each.most, each.id
            for value in (each.least, each.most):
                now = numbers(set_to(table, each, value)).get(each.id)
                assert now is None or now.now == value, each.id
        table.quiet_move()


def test_the_numbers_are_tracks_hands_stacks_the_pile_the_round_and_the_knights() -> None:
    table = Table(seats=3)
    table.bid("tyre 2")
    moves = [each.move for each in numbers(table.state).values()]
    assert moves.count("correct_track") == 4 * 3
    assert moves.count("correct_hand") == 3
    assert moves.count("correct_stack") == 6
    assert moves.count("correct_bid") == 6 * 3
    assert {"correct_discard", "correct_round"} <= set(moves)


def test_corrections_are_never_waited_for() -> None:
    assert forms(Table().state)
    assert not any(form.waits for form in forms(Table().state))


def test_a_number_outside_its_range_is_refused() -> None:
    table = Table()
    for value in (-1, 14):
        assert table.refused("correct_track", {"seat": 0, "track": "gold", "value": value}, TABLE).rule == ""
    assert table.refused("correct_hand", {"seat": 7, "value": 1}, TABLE).rule == ""
    assert table.refused("correct_stack", seat=TABLE, city="tyre", value=13).rule == ""


# ---- bids -----------------------------------------------------------------------------------------------------
def test_a_bid_that_was_placed_on_another_field_is_moved() -> None:
    table = Table(seats=2)
    table.bid("tyre 2")
    table.correct("correct_bid", 0, seat=0, city="tyre")
    table.correct("correct_bid", 2, seat=0, city="jaffa")
    assert table.state.players[0].bid == {"jaffa": 2}
    assert camp(table.state, 0) == 5


@pytest.mark.rule("AKK-20")
def test_somebody_who_passed_by_mistake_bids_again() -> None:
    table = Table(seats=3)
    table.bid("-", "tyre 1")
    table.correct("correct_passed", [])
    table.correct("correct_turn", 0)
    table.bid("jaffa 1")
    assert table.state.players[0].bid == {"jaffa": 1}


@pytest.mark.rule("AKK-36")
def test_the_seneschal_stands_where_the_table_says() -> None:
    table = Table(seats=2)
    table.bid("tyre 1")
    table.correct("correct_seneschal", "tyre")
    assert "seneschal" not in {name for prompt in GAME.prompts(table.state) for name in prompt.given}
    table.correct("correct_seneschal", "camp")
    table.bid("jaffa 1", "tyre 0 S")
    assert table.state.seneschal == "tyre"


# ---- turns, privileges, loans ------------------------------------------------------------------------------------
def test_start_player_turn_and_round_can_be_set_right() -> None:
    table = Table(seats=3)
    table.correct("correct_start", 2)
    table.correct("correct_turn", 2)
    table.correct("correct_round", 4)
    assert table.ask().seat == 2
    table.next_round()
    assert (table.state.round, table.state.start) == (5, 0)


@pytest.mark.rule("AKK-80")
@pytest.mark.parametrize("track", TRACKS)
def test_a_privilege_can_be_given_and_taken_away(track: str) -> None:
    table = Table(seats=3)
    table.correct("correct_holder", 1, track=track)
    assert table.state.holders == {track: 1}
    table.correct("correct_holder", TABLE, track=track)
    assert table.state.holders == {}


@pytest.mark.rule("AKK-69")
def test_a_forgotten_loan_can_be_written_down_and_wiped_out() -> None:
    table = Table(seats=3)
    loan = {"owner": 1, "borrower": 2, "value": 2}
    table.correct("correct_loan", {**loan, "later": 0})
    assert camp(table.state, 1) == 5
    table.correct("correct_loan", {**loan, "later": 0, "value": 0})
    assert camp(table.state, 1) == 7
    assert table.refused("correct_loan", seat=TABLE, owner=1, borrower=1, value=1).rule == "AKK-79"


@pytest.mark.rule("AKK-47")
def test_a_chaplain_can_be_put_right_in_the_card_round() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.to_cards("tyre 1", "-", "-")
    table.correct("correct_chaplain", "tyre", seat=0)
    table.card(LANCE)
    assert table.state.players[0].paid == {}


# ---- leaving out -------------------------------------------------------------------------------------------------
def at(step: str) -> Table:
    """A table that is asked that move."""
    table = Table(seats=3, catalogue=KNOWN, begun=False)
    table.correct("correct_holder", 0, track="prestige")
    table.correct("correct_holder", 0, track="gold")
    table.correct("correct_holder", 0, track="faith")
    go: dict[str, Callable[[], Any]] = {
        "begin": lambda: table.play("begin"),
        "deal": lambda: table.play("deal"),
        "turn_up": lambda: table.play("turn_up", tops={"sidon": "new"}),
        "learn_card": lambda: table.play("learn_card", kind="ban", knights=1, track="gold"),
        "barbarossa": lambda: table.play("decline"),
        "place": lambda: table.bid("tyre 1", "jaffa 1", "-", "-", "-"),
        "saladin": lambda: table.play("decline"),
        "award": lambda: table.award(tyre=-2),
        "faces": lambda: table.faces(tyre="7"),
        "play": lambda: table.card(BAN),
        "ban": lambda: table.play("ban", target=1),
    }
    for move, answer in go.items():
        if move == step:
            break
        answer()
    assert step in {move for move, _ in table.asks}, table.asks
    return table


@pytest.mark.parametrize("step", ["deal", "turn_up", "learn_card", "barbarossa", "place", "saladin", "award", "faces",
                                  "play", "ban"])  # fmt: skip
def test_whatever_is_asked_can_be_left_out_and_the_game_goes_on(step: str) -> None:
    table = at(step)
    before = table.asks
    table.correct("leave_out")
    assert table.asks != before
    table.to_end_of_round()
    assert table.state.round == 2


def test_clement_and_the_discard_can_be_left_out() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_holder", 0, track="faith")
    table.correct("correct_hand", 8, seat=0)
    table.to_cards()
    table.card(LANCE)
    table.card(LANCE)
    assert table.ask().move == "clement"
    table.correct("leave_out")
    table.done()
    assert table.ask().move == "discard"
    table.correct("leave_out")
    assert (table.state.turn, table.hand(0)) == (1, 6)


@pytest.mark.rule("AKK-60", "AKK-76")
def test_a_correction_that_leaves_no_choice_takes_the_question_away() -> None:
    table = at("ban")
    table.set_tracks(gold=(2, 1, 0))
    assert "ban" not in {move for move, _ in table.asks}
    assert table.state.step == "cards"


@pytest.mark.rule("AKK-55")
def test_a_hand_set_right_to_five_needs_no_discard() -> None:
    table = Table(seats=2)
    table.correct("correct_hand", 7, seat=0)
    table.to_cards()
    table.done()
    table.correct("correct_hand", 5, seat=0)
    assert table.state.turn == 1


# ---- readings ----------------------------------------------------------------------------------------------------
def test_every_reading_can_be_changed_in_the_middle_of_a_game() -> None:
    table = Table(seats=3)
    for setting in GAME.settings:
        assert isinstance(setting.field, Choice)
        name = setting.field.name
        for option in reversed(setting.field.options):
            if setting.group != "game":
                table.correct("set_reading", option.value, name=name)
                assert getattr(table.state.options, name) == option.value
    assert table.refused("set_reading", seat=TABLE, name="levant_counts", value="sometimes").rule == ""
    assert table.refused("set_reading", seat=TABLE, name="tracking", value="ledger").rule == ""


def test_every_reading_names_its_paragraph() -> None:
    assert all(setting.rule.startswith("AKK-") for setting in GAME.settings if setting.group == "reading")
    assert len({setting.rule for setting in GAME.settings if setting.group == "reading"}) == 20


# ---- nothing more happens --------------------------------------------------------------------------------------
def test_a_number_set_right_never_ends_a_turn_by_itself() -> None:
    table = Table(seats=2, catalogue=KNOWN)
    table.correct("correct_bid", 7, seat=0, city="tyre")
    table.correct("correct_bid", 2, seat=0, city="tyre")
    table.correct("correct_seneschal", "jaffa")
    table.correct("correct_bid", 7, seat=0, city="tyre")
    assert (table.state.step, table.state.turn, table.state.players[0].passed) == ("bid", 0, False)
    table.all_pass()
    table.award()  # Ana has no knight left to pay with
    for move, value in (("correct_paid", 7), ("correct_hand", 0)):
        table.correct(move, value, seat=1, **({"city": "tyre"} if move == "correct_paid" else {}))
        assert (table.state.step, table.state.turn, table.state.round) == ("cards", 1, 1)
    assert ("done", 1) in table.asks


@pytest.mark.rule("AKK-27")
def test_how_many_came_after_a_mercenary_can_be_left_out_and_the_cards_are_played() -> None:
    table = Table(seats=2, reveal="faces", mercenary_next="after", mercenary_counts="valued")
    table.bid("tyre 1", "tyre 1", "tyre 1", "-", "-")
    table.play("faces", faces={"tyre/0": ["chaplain", "five"], "tyre/1": ["mercenary"]}, after={"tyre/0": 1})
    assert table.ask().move == "after"
    table.correct("leave_out")
    assert table.state.step == "cards"
