"""What cannot be done now, and why: the reason is said where an answer no longer fits."""

from __future__ import annotations

import pytest

from rules.ettana.game import GAME
from tests.rules.ettana.scenarios import told

SPENT = "Ana has cards 3 tokens 12; roll 1; buy card"


@pytest.mark.parametrize(
    ("moves", "move", "values", "why"),
    [
        ("roll 1", "end_turn", {}, "must-move ETT-19"),
        ("roll 1", "stay", {}, "must-move ETT-19"),
        ("roll 1; go 1,2", "go", {"to": "1,1"}, "moved-already ETT-19"),
        ("roll 1; go 1,2", "play", {"card": "move", "square": "5,5"}, "moved-already ETT-53"),
        ("roll 1", "free_swap", {"yarns": ["o0,0", "o0,1"]}, "free-swap-over ETT-41"),
        ("roll 1", "show_victory", {}, "no-card-drawn ETT-64"),
        ("Ana has cards 0; roll 1", "play", {"card": "tax"}, "no-card-in-hand ETT-23"),
        ("Ana has cards 0", "preset", {"colour": "red"}, "no-card-in-hand ETT-58"),
        ("Ana has cards 2; preset red", "preset", {"colour": "red"}, "preset-twice ETT-58"),
        ("Ana has cards 2; roll 1; card again", "preset", {"colour": "red"}, "preset-with-again ETT-66"),
        ("house preset_black=no", "preset", {"colour": "black"}, "preset-not-black ETT-58"),
        ("Ana has cards 2; preset red; roll 1", "play", {"card": "again"}, "preset-with-again ETT-66"),
        (SPENT, "play", {"card": "again"}, "again-too-late ETT-65"),
        (SPENT, "exchange", {}, "exchange-too-late ETT-27"),
        ("Ana has designs 0; roll 1", "exchange", {}, "no-design-in-hand ETT-27"),
        ("Bo has designs 34; roll 1", "exchange", {}, "no-designs ETT-27"),
        ("Bo has designs 34; roll 1", "play", {"card": "design"}, "no-designs ETT-59"),
        ("Bo has cards 0; Cem has cards 0; roll 1", "play", {"card": "steal_card", "victim": 1}, "nothing-left ETT-55"),
        ("Ana has tokens 1; roll 1", "buy", {"goods": "card"}, "too-dear ETT-20"),
        (f"house repeat=once; {SPENT}", "buy", {"goods": "card"}, "bought-already ETT-26"),
        ("Ana has tokens 9; Bo has cards 34; roll 1", "buy", {"goods": "card"}, "nothing-left ETT-24"),
        ("Ana has designs 0; roll 1", "claim", {"design": "unseen", "points": 1}, "no-design-in-hand ETT-25"),
    ],
)
def test_what_cannot_be_done_says_why(moves: str, move: str, values: dict[str, object], why: str) -> None:
    table = told(moves)
    assert GAME.why_not is not None
    refusal = GAME.why_not(table.state, 0, move, values)
    assert refusal is not None
    assert f"{refusal.say.key} {refusal.rule}" == why


@pytest.mark.rule("ETT-9")
def test_whoever_does_not_have_the_turn_is_told_so() -> None:
    assert told("roll 1").refused("end_turn", seat=1).say.key == "not-your-turn"
