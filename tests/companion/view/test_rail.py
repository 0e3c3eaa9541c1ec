"""The seats in the rail."""

from __future__ import annotations

from companion.view.clocks import chips
from companion.view.wire import Chip
from rules.kit.types import NOTHING, Hand, Prompt, Scene, Sheet
from tests.companion.view.scenes import ENGLISH, say

HANDS = tuple(Hand(seat=seat, label=say(f"{9 + seat} tokens")) for seat in (1, 0))


def rail(*prompts: Prompt, places: tuple[int, ...] = ()) -> tuple[Chip, ...]:
    sheet = Sheet(lines=(), totals=(4, -9, 0), places=places)
    return chips(Scene(parts=HANDS, start=1), sheet, prompts, ENGLISH, 3)


def asked(seat: int, waits: bool = True) -> Prompt:
    return Prompt(id=f"p{seat}", seat=seat, move="m", label=NOTHING, confirm=NOTHING, waits=waits)


def test_a_chip_says_who_with_what_score_and_what_they_hold() -> None:
    assert [(c.name, c.score, c.note) for c in rail()] == [
        ("Ana", "4", "9 tokens"), ("Bo", "−9", "10 tokens"), ("Cem", "0", ""),
    ]  # fmt: skip
    assert [(c.start, c.go) for c in rail()] == [(False, "seat/0"), (True, "seat/1"), (False, "seat/2")]
    assert [c.note for c in rail(places=(1, 3, 1))] == ["1st", "3rd", "1st"], "after the end"


def test_the_table_waits_only_for_seats_with_a_question_that_waits() -> None:
    assert [c.turn for c in rail(asked(0), asked(1, waits=False), asked(2))] == [True, False, True]
