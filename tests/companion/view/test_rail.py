"""The seats in the rail."""

from __future__ import annotations

from companion.view.rail import chips
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


def test_the_start_player_has_the_flag_and_a_tap_opens_the_seat() -> None:
    assert [c.start for c in rail()] == [False, True, False]
    assert [c.go for c in rail()] == ["seat/0", "seat/1", "seat/2"]


def test_the_table_waits_only_for_seats_with_a_question_that_waits() -> None:
    assert [c.turn for c in rail(asked(0), asked(1, waits=False), asked(2))] == [True, False, True]


def test_after_the_end_a_chip_says_which_place() -> None:
    assert [c.note for c in rail(places=(1, 3, 1))] == ["1st", "3rd", "1st"]
