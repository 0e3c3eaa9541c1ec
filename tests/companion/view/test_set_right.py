"""The words of a correction on the key that confirms it, in everyday language."""

from __future__ import annotations

import pytest

from companion.view.speaker import Speaker
from rules.kit.corrections import as_prompt, correction
from rules.kit.forms import seats
from rules.kit.types import Choice, Prompt, PublicNumber, Say, Who


def speaker(game: str, lang: str) -> Speaker:
    return Speaker(lang=lang, package=f"rules.{game}", names=("Ana", "Bo"), tints=("red", "blue"))


def number(row: Say, column: Say | Who | None) -> PublicNumber:
    return PublicNumber(id="n", row=row, column=column, now=2, least=0, most=9, move="correct_number")


SALT = number(Say(key="row-village", args={"n": 1}), Say(key="good-salt"))
BID = number(Say(key="row-bid", args={"city": Say(key="city-tyre")}), Who(seat=0))
ROUND = number(Say(key="row-round"), None)


@pytest.mark.parametrize(
    ("game", "what", "lang", "written"),
    [
        ("himalaya", SALT, "en", "Village\u00a01, Salt: set to {value}"),
        ("himalaya", SALT, "nl", "Dorp\u00a01, Zout wordt {value}"),
        ("akkon", BID, "en", "Ana, Knights on Tyre: set to {value}"),
        ("akkon", BID, "nl", "Ana, Ridders op Tyrus wordt {value}"),
        ("akkon", ROUND, "en", "Round: set to {value}"),
        ("akkon", ROUND, "nl", "Ronde wordt {value}"),
    ],
)
def test_a_number_is_named_by_whose_and_what_or_where_and_what(
    game: str, what: PublicNumber, lang: str, written: str
) -> None:
    assert speaker(game, lang).speak(as_prompt(what).confirm) == written


def written(prompt: Prompt, lang: str = "en") -> str:
    return speaker("akkon", lang).speak(prompt.confirm)


def test_a_single_choice_stands_behind_its_question_and_of_a_longer_form_the_key_says_what_is_set_right() -> None:
    label = Say(key="turn-label")
    form = correction("turn", "correct_turn", label, Choice(name="seat", label=label, options=seats(range(2))))
    assert written(form) == "Whose turn is it? – {seat}"
    assert written(correction("out", "leave_out", Say(key="leave-bids"))).startswith("Something else happened")
    fields = tuple(Choice(name=name, label=label, options=seats(range(2))) for name in ("one", "two"))
    assert written(correction("both", "correct_turn", label, *fields)) == "Correct: Whose turn is it?"
    assert written(correction("both", "correct_turn", label, *fields), "nl") == "Zet recht: Wie is aan de beurt?"
