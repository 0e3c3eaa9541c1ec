"""The rows of a form, without any screen."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.view.wire import FieldView, FormView
from tests.samples import CHOICE, CHOICES, FEW, ROWS
from ui.state import choosing


def form(*fields: FieldView) -> FormView:
    return FormView(id="f@1", label="", confirm="", fields=fields)


def values(*fields: FieldView) -> dict[choosing.Row, Any]:
    return choosing.begin(form(*fields), {})


# ---- rows with a key, one after the other ----------------------------------------------------------------------
THREE = form(CHOICE, *(structs.replace(row, least=1) for row in ROWS))


def rows(**full: int) -> dict[choosing.Row, Any]:
    """Ana, Bo and Cem have so many kings (in that order a, b, c)."""
    return choosing.begin(THREE, {("kinds", str("abc".index(k))): {"king": n} for k, n in full.items()})


def test_the_row_in_front_is_the_one_wanted_else_the_first_that_lacks_something_else_the_first() -> None:
    assert choosing.keys(THREE, rows()) == ["0", "1", "2"]
    assert choosing.lacking(THREE, rows(b=1)) == ["0", "2"]
    assert choosing.key_in_front(THREE, rows(a=1), "") == "1"
    assert choosing.key_in_front(THREE, rows(a=1), "0") == "0"
    assert choosing.key_in_front(THREE, rows(a=1, b=1, c=1), "gone") == "0"


def test_without_rows_each_field_is_one_itself_and_what_is_asked_of_one_seat_alone_is_no_row() -> None:
    sheet = form(CHOICE, FEW)
    assert choosing.keys(sheet, values(CHOICE, FEW)) == [f"{CHOICE.name}/", f"{FEW.name}/"]
    alone = form(CHOICE, structs.replace(FEW, key="0"))
    assert choosing.keys(alone, choosing.begin(alone, {})) == [f"{CHOICE.name}/", f"{FEW.name}/0"]
    general = form(CHOICE, *CHOICES)
    assert choosing.keys(general, choosing.begin(general, {})) == ["0", "1", "2"]
    assert choosing.key_of(general, choosing.begin(general, {}), CHOICE) == ""


def test_after_a_complete_row_comes_the_next_that_lacks_something_round_the_corner_too() -> None:
    assert choosing.key_after(THREE, rows(b=1), "0") == "0"
    assert choosing.key_after(THREE, rows(a=1, b=1), "0") == "2"
    assert choosing.key_after(THREE, rows(c=1, b=1), "2") == "0"
    assert choosing.key_after(THREE, rows(a=1, b=1, c=1), "1") == "2"
    assert choosing.key_after(THREE, rows(a=1, b=1, c=1), "2") == "2"


def test_a_row_is_complete_only_with_all_its_fields() -> None:
    sheet = form(*CHOICES, structs.replace(FEW, name="gold", key="0", default=None))
    assert choosing.lacking(sheet, choosing.begin(sheet, {})) == ["0", "1", "2"]


def test_an_answer_that_depends_on_another_is_said_as_the_log_will_say_it() -> None:
    rows = [
        structs.replace(FEW, key=str(option.value), when=(CHOICE.name, (option.value,))) for option in CHOICE.options
    ]
    sheet = structs.replace(form(CHOICE, *rows), confirm=f"{{{FEW.name}}} tokens")
    chosen = {**choosing.begin(sheet, {}), (CHOICE.name, ""): CHOICE.options[0].value}
    assert choosing.confirm(sheet, chosen) == "3 tokens"
