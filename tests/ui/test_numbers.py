"""A number with too many values for a key each, where there is little room: one line of steps."""

from __future__ import annotations

import pytest

from companion.view.ask import field_view
from companion.view.wire import AmountView, FormView, Text
from rules.kit.types import Amount
from tests.companion.view.scenes import ENGLISH, say
from ui.form.amount import amount
from ui.form.filling import OpenForm
from ui.state.acts import Put

FORM_W = 256.0  # the form column of the 7" panel


def points(most: int, default: int | None) -> AmountView:
    view = field_view(Amount(name="points", label=say("Points"), least=0, most=most, default=default), ENGLISH)
    assert isinstance(view, AmountView)
    return view


def leads_to(default: int | None, value: int | None, most: int = 40) -> list[int]:
    """What the keys make of that value, from left to right."""
    view = points(most, default)
    asking = OpenForm(form=FormView(id="f@1", label="", confirm="", fields=(view,)), values={("points", ""): value},
                    points={}, w=FORM_W, compact=True)  # fmt: skip
    targets = amount(asking, view, value).targets
    assert all(t.box.x >= 0 and t.box.right <= FORM_W for t in targets)
    return [t.act.value for t in sorted(targets, key=lambda t: t.box.x) if isinstance(t.act, Put)]


@pytest.mark.parametrize("default", [None, 0])
def test_what_is_counted_from_nothing_has_more_steps_upwards(default: int | None) -> None:
    assert leads_to(default, 0) == [1, 2, 5]
    assert leads_to(default, 4) == [3, 5, 6, 9]
    assert leads_to(default, 4, most=100) == [3, 5, 9, 14]
    assert leads_to(default, 4, most=1000) == [3, 5, 14]


def test_what_is_put_right_goes_both_ways_alike() -> None:
    assert leads_to(12, 12) == [7, 11, 13, 17]


def test_between_its_steps_a_number_is_always_read() -> None:
    view = points(150, 10)
    for w in (FORM_W, 219.0, 190.0):  # beside a board, with large letters, and with a mark before it
        asking = OpenForm(form=FormView(id="f@1", label="", confirm="", fields=(view,)), values={("points", ""): 10},
                        points={}, w=w, compact=True)  # fmt: skip
        assert "10" in [shape.text for shape in amount(asking, view, 10).shapes if isinstance(shape, Text)], w
