"""The golden records contain the rulebook's examples, and every kind of ending."""

from __future__ import annotations

import pytest

from companion.testkit.rulebook import paragraphs
from companion.view.rulebook import book_source
from rules.ettana.game import GAME
from tests.rules.ettana.test_designs import SLANTING_T
from tests.rules.playthrough import GOLDEN, recorded

WHOLE = sorted(file.stem for file in (GOLDEN / "ettana").glob("*_seats.jsonl"))


@pytest.mark.rule("ETT-3", "ETT-69", "ETT-70")
@pytest.mark.parametrize("name", WHOLE)
def test_no_token_and_no_card_is_lost_on_the_way(name: str) -> None:
    for state in (moment.state for moment in recorded("ettana", name)):
        assert min(state.supply(), state.pile(), state.design_pile(), state.discards) >= 0
        assert all(min(p.tokens, p.cards, p.designs) >= 0 for p in state.players)
        pawns = [player.pawn for player in state.players if player.pawn]
        assert len(pawns) == len(set(pawns))


@pytest.mark.rule("ETT-13", "ETT-37", "ETT-50")
def test_the_rulebooks_examples_replay_to_their_ends() -> None:
    moments = recorded("ettana", "worked_examples")
    (roll, *_) = [moment for moment in moments if moment.state.turn.colour == "red"]
    assert [player.tokens for player in roll.state.players] == [3, 3, 3, 2]
    assert [news.say.key for news in roll.news] == ["collected"]
    last = moments[-1].state
    assert [player.pawn for player in last.players] == ["3,3", "1,1", "2,3", "1,3"]
    assert (GAME.sheet(last).totals, last.players[0].tokens) == ((1, 0, 0, 0), 0 + 1)


@pytest.mark.rule("ETT-51")
def test_the_slanting_t_replays_to_its_claim() -> None:
    last = recorded("ettana", "worked_examples_t")[-1].state
    assert [claimed.design for claimed in last.players[0].claimed] == [SLANTING_T]
    assert GAME.sheet(last).totals == (1, 0)


@pytest.mark.rule("ETT-71")
def test_one_table_stops_when_it_is_asked_and_others_of_their_own_accord() -> None:
    last = {name[-7]: recorded("ettana", name)[-1].line for name in WHOLE if name.startswith("full_agreed")}
    assert {seats: line.move for seats, line in last.items() if line} == {"2": "play_on", "3": "stop", "4": "stop"}


# ---- the rulebook ------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lang", "words"), [
    ("en", ("First reading", "Second reading")),
    ("nl", ("Standaard:", "Anders:")),
])  # fmt: skip
def test_every_ambiguous_paragraph_and_no_other_names_two_readings(lang: str, words: tuple[str, str]) -> None:
    lines = (book_source("rules.ettana", lang) or "").splitlines()
    texts = {line.partition("**")[2].partition("**")[0]: line for line in lines if line.startswith("**")}
    for rule, flag in paragraphs(GAME, lang):
        assert (flag == "ambiguous") == all(word in texts[rule] for word in words), rule
