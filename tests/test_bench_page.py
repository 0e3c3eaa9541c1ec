"""The page of benchmarks: every question has its place, and an older answer is kept."""

from __future__ import annotations

from tests.bench.all import PAGE, QUESTIONS, with_older, with_section

MOST_S = 20 * 60 * 3  # they may take three times as long on a busy machine


def test_every_question_has_one_place_on_the_page_and_nothing_else_is_touched() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for question in QUESTIONS:
        changed, old = with_section(page, question, "1 ms")
        assert changed.count(question.asks) == page.count(question.asks) == 1
        assert changed.replace("```\n1 ms\n```", old, 1) == page


def test_what_a_new_answer_takes_the_place_of_stands_first_in_the_history() -> None:
    history = with_older("# Before\n\nWords.\n\n## Older\n\n9 ms\n", QUESTIONS[0], "2 ms")
    assert history.index("2 ms") < history.index("## Older") < history.index("9 ms")
    assert history.startswith("# Before\n\nWords.\n\n## ")


def test_all_of_them_end_in_time() -> None:
    assert sum(question.most_s for question in QUESTIONS) < MOST_S
