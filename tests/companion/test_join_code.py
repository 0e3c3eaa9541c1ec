"""The seat code: six digits that cannot be guessed in an evening, and that an honest typing mistake does not cost."""

from __future__ import annotations

import secrets

import pytest

from companion.access.join_code import FORGET_MS, MOST_IN_ALL, MOST_WRONG, Code, new_code
from companion.errors import Trouble

HERE, THERE = "192.168.1.2", "192.168.1.3"


class Evening:
    """A code, a clock, and the new codes that were told."""

    def __init__(self) -> None:
        self.ms = 0
        self.heard: list[str] = []
        self.code = Code(lambda: self.ms, self.heard.append)

    def enter(self, code: str, address: str = HERE) -> str:
        """ "" if that is the code, else why it does not count."""
        try:
            self.code.check(code, address)
        except Trouble as trouble:
            return trouble.say.key
        return ""


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_code_is_any_of_a_million_and_always_six_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda most: most - 1)
    assert new_code() == "999999"
    monkeypatch.setattr(secrets, "randbelow", lambda most: 7)
    assert new_code() == "000007"


def test_it_may_be_typed_as_it_is_shown_and_anything_else_is_wrong(evening: Evening) -> None:
    code = evening.code.text
    assert [evening.enter(each) for each in (code, f" {code[:3]} {code[3:]}\n", code)] == ["", "", ""]
    assert [evening.enter(each) for each in (code[:-1], "\ud800", "")] == ["code-wrong"] * 3


def test_after_five_wrong_codes_even_the_right_one_has_to_wait_for_ten_minutes(evening: Evening) -> None:
    assert [evening.enter("no") for _ in range(5)] == ["code-wrong"] * 5
    assert evening.enter(evening.code.text) == "code-wait"
    assert evening.enter(evening.code.text, THERE) == ""
    evening.ms += 10 * 60_000 - 1
    assert evening.enter(evening.code.text) == "code-wait"
    evening.ms += 1
    assert evening.enter(evening.code.text) == ""
    assert (MOST_WRONG, FORGET_MS) == (5, 10 * 60_000)


def test_each_wrong_code_is_forgotten_for_itself(evening: Evening) -> None:
    assert evening.enter("no") == "code-wrong"
    evening.ms += FORGET_MS // 2
    assert [evening.enter("no") for _ in range(5)] == [*["code-wrong"] * 4, "code-wait"]
    evening.ms += FORGET_MS // 2
    assert [evening.enter("no") for _ in range(2)] == ["code-wrong", "code-wait"]


def test_who_typed_the_right_one_at_last_has_all_tries_again(evening: Evening) -> None:
    assert [evening.enter("no") for _ in range(4)] == ["code-wrong"] * 4
    assert evening.enter(evening.code.text) == ""
    assert [evening.enter("no") for _ in range(6)] == [*["code-wrong"] * 5, "code-wait"]


def test_after_every_twenty_five_wrong_ones_from_anywhere_there_is_another_code(evening: Evening) -> None:
    codes = [evening.code.text]
    for turn in range(3):
        for i in range(MOST_IN_ALL):
            assert len(evening.heard) == turn
            assert evening.enter("no", f"10.0.{turn}.{i}") == "code-wrong"
        codes.append(evening.code.text)
    assert evening.heard == codes[1:]
    assert MOST_IN_ALL == 25
    wrong = [code for code in codes[:-1] if code != codes[-1]]
    assert [evening.enter(code, f"10.1.0.{i}") for i, code in enumerate(wrong)] == ["code-wrong"] * len(wrong)


def test_another_code_lets_nobody_guess_sooner_and_remembers_only_who_guessed_lately(evening: Evening) -> None:
    for i in range(19):
        evening.enter("no", f"10.0.0.{i}")
    evening.ms += FORGET_MS
    for _ in range(5):
        evening.enter("no")
    evening.enter("no", THERE)
    assert evening.heard == [evening.code.text]
    assert evening.enter(evening.code.text) == "code-wait"
    assert evening.code._wrong_ms.keys() == {HERE, THERE}
