"""The golden records replay to what they say, and are what their makers make."""

from __future__ import annotations

import pytest

from companion.log.book import replay
from companion.log.record import End, Played, in_force, read
from rules.ettana.components import TO_WIN
from rules.ettana.game import GAME
from rules.ettana.state import State, design_pile, pile, supply
from tests.rules.ettana.records import FOLDER, SEEDS, all_records, told, worked_examples, worked_examples_t
from tests.rules.ettana.test_designs import SLANTING_T


def replayed(name: str) -> tuple[list[State], list[End]]:
    """Every state of a recorded game, and its end."""
    head, lines, warnings = read((FOLDER / f"{name}.jsonl").read_bytes())
    assert warnings == ()
    state: State = replay(GAME, head, []).now.state
    states = [state]
    for played in in_force(lines):
        state, _ = GAME.apply(state, played.seat, GAME.move(played.move, played.v))
        states.append(state)
    return states, [line for line in lines if isinstance(line, End)]


@pytest.mark.rule("ETT-69", "ETT-70", "ETT-71")
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_a_whole_game_replays_to_its_score(name: str) -> None:
    states, (end,) = replayed(name)
    sheet = GAME.sheet(states[-1])
    _, seats, ending, _ = SEEDS[name]
    assert (sheet.ended_by, sheet.totals, sheet.places) == (end.ended_by, end.totals, end.places)
    assert (len(end.totals), end.ended_by) == (seats, ending)
    assert (max(end.totals) >= TO_WIN) == (ending == "points")
    assert ending == "agreed" or end.places.count(1) == 1


@pytest.mark.rule("ETT-3")
@pytest.mark.parametrize("name", sorted(SEEDS))
def test_no_token_and_no_card_is_lost_on_the_way(name: str) -> None:
    states, _ = replayed(name)
    for state in states:
        assert min(supply(state), pile(state), design_pile(state), state.discards) >= 0
        assert all(min(p.tokens, p.cards, p.designs) >= 0 for p in state.players)
        pawns = [player.pawn for player in state.players if player.pawn]
        assert len(pawns) == len(set(pawns))


@pytest.mark.rule("ETT-13", "ETT-37", "ETT-50")
def test_the_rulebooks_examples_replay_to_their_ends() -> None:
    states, ends = replayed("worked_examples")
    (roll, *_) = [state for state in states if state.turn.colour == "red"]
    assert [player.tokens for player in roll.players] == [3, 3, 3, 2]
    last = states[-1]
    assert [player.pawn for player in last.players] == ["3,3", "1,1", "2,3", "1,3"]
    assert GAME.sheet(last).totals == (1, 0, 0, 0)
    assert last.players[0].tokens == 0 + 1
    assert ends == []


@pytest.mark.rule("ETT-51")
def test_the_slanting_t_replays_to_its_claim() -> None:
    states, ends = replayed("worked_examples_t")
    assert [claimed.design for claimed in states[-1].players[0].claimed] == [SLANTING_T]
    assert ends == []
    assert worked_examples_t().points == [1, 0]


def test_the_records_on_disk_are_those_that_the_functions_make() -> None:
    for name, data in all_records().items():
        assert (FOLDER / f"{name}.jsonl").read_bytes() == data, name


@pytest.mark.rule("ETT-71")
def test_one_table_stops_when_it_is_asked_and_others_of_their_own_accord() -> None:
    last = {}
    for name, (_, seats, ending, _) in SEEDS.items():
        _, lines, _ = read((FOLDER / f"{name}.jsonl").read_bytes())
        if ending == "agreed":
            last[seats] = [line.move for line in lines if isinstance(line, Played)][-1]
    assert last == {2: "play_on", 3: "stop", 4: "stop"}


@pytest.mark.rule("ETT-13", "ETT-37", "ETT-50")
def test_the_playthrough_that_people_read_is_what_happens() -> None:
    text = (FOLDER / "worked_examples.txt").read_text(encoding="utf-8")
    assert text == told(worked_examples())
    assert "Collected: Ana 1, Bo 1, Cem 1." in text
