"""The seat code: six digits, too many to guess in an evening, with tolerance for honest typing mistakes."""

from __future__ import annotations

import secrets

import pytest

from companion.access.join_code import FORGET_MS, MOST_IN_ALL, MOST_WRONG, VALID_MS, Code, new_code
from companion.errors import Trouble

HERE, THERE = "192.168.1.2", "192.168.1.3"


class Evening:
    """A code, a clock, and the announced new codes."""

    def __init__(self) -> None:
        self.ms = 0
        self.heard: list[str] = []
        self.code = Code(lambda: self.ms, self.heard.append)

    def enter(self, code: str, address: str = HERE) -> str:
        """ "" for the right code, else the reason for the refusal."""
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


def crowd(evening: Evening, tries: int, *, of: str = "10.0.0") -> list[str]:
    """Wrong codes, each from another address."""
    return [evening.enter("no", f"{of}.{i}") for i in range(tries)]


def test_after_twenty_five_wrong_ones_from_anywhere_there_is_another_code_once_it_stood_for_a_minute(
    evening: Evening,
) -> None:
    first = evening.code.text
    assert crowd(evening, MOST_IN_ALL + 5) == ["code-wrong"] * 30
    evening.ms += VALID_MS - 1
    assert (evening.enter("no", "10.1.0.1"), evening.heard) == ("code-wrong", [])
    evening.ms += 1
    assert (evening.enter("no", "10.1.0.2"), evening.heard) == ("code-wrong", [evening.code.text])
    assert (MOST_IN_ALL, VALID_MS) == (25, 60_000)
    evening.ms += VALID_MS
    assert crowd(evening, MOST_IN_ALL - 1, of="10.2.0") == ["code-wrong"] * 24
    assert len(evening.heard) == 1
    evening.enter("no", "10.3.0.1")
    assert evening.heard[1:] == [evening.code.text]
    assert first not in evening.heard


def test_a_code_that_somebody_has_just_read_is_good_for_a_minute_after_it_went(evening: Evening) -> None:
    read = evening.code.text
    evening.ms += VALID_MS
    crowd(evening, MOST_IN_ALL)
    assert evening.code.text != read
    evening.ms += VALID_MS - 1
    assert evening.enter(read) == evening.enter(evening.code.text) == ""
    evening.ms += 1
    assert evening.enter(read) == "code-wrong"


def test_whoever_reads_the_code_off_the_screen_gets_in_while_hundreds_of_addresses_guess(evening: Evening) -> None:
    tried = 0
    for second in range(120):
        tried += sum(evening.enter("no", f"10.0.0.{i}") == "code-wrong" for i in range(250))
        if second % 20 == 0:
            read = evening.code.text
        assert evening.enter(read, f"192.168.1.{second % 200}") == "", second
        evening.ms += 1_000
    assert tried <= 250 + 2 * MOST_IN_ALL, "each of them once, and 25 for every code that stood there"


def test_a_crowd_that_guesses_waits_after_one_wrong_code_until_another_one_stands_there(evening: Evening) -> None:
    crowd(evening, MOST_IN_ALL)
    assert [evening.enter("no") for _ in range(2)] == ["code-wrong", "code-wait"]
    evening.ms += VALID_MS
    assert evening.enter("no", "10.0.1.1") == "code-wrong"
    assert evening.enter("no") == "code-wrong"


def test_another_code_remembers_only_who_guessed_lately(evening: Evening) -> None:
    crowd(evening, 19)
    evening.ms += FORGET_MS
    for _ in range(5):
        evening.enter("no")
    evening.enter("no", THERE)
    assert evening.heard == [evening.code.text]
    assert evening.enter(evening.code.text) == "code-wait"
    assert evening.code._wrong_ms.keys() == {HERE, THERE}
