"""What taps and the core's messages do to the row in front, without any screen."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from companion.view.wire import FormView, Show
from tests.samples import CHOICES, FEW, PAGES, play
from ui.state import choosing
from ui.state.acts import Bring, Put
from ui.state.screen_state import Desk, acted, draft, form_in_front, received

FORM = "r3:test@41"


def shown(show: Show) -> Desk:
    return received(Desk(linked=True), show)


def tapped(desk: Desk, key: str, value: dict[str, int], more: bool = False) -> Desk:
    return acted(desk, Put(form=FORM, row=("faces", key), value=value, more=more))[0]


def front(desk: Desk) -> str:
    form = form_in_front(desk)
    assert form
    return draft(desk, form).front


def test_a_row_stays_in_front_until_it_is_complete() -> None:
    desk = tapped(shown(PAGES["reveal"]), "0", {"king": 1})
    assert front(desk) == "0"
    assert front(tapped(desk, "0", {"king": 1, "archers": 2})) == "1"


def test_a_row_stays_in_front_while_more_of_it_may_follow() -> None:
    assert front(tapped(shown(PAGES["reveal"]), "0", {"archers": 3}, more=True)) == "0"


def test_a_complete_row_that_is_brought_back_stays_until_it_is_changed() -> None:
    desk = tapped(shown(PAGES["reveal"]), "0", {"archers": 3})
    desk = acted(desk, Bring(form=FORM, key="0"))[0]
    assert front(desk) == "0"
    assert front(tapped(desk, "0", {"archers": 2})) == "0"
    assert front(tapped(desk, "0", {"builder": 3})) == "1"


def test_a_field_without_a_key_leaves_the_rows_as_they_are() -> None:
    desk = acted(shown(play(FEW, *CHOICES)), Bring(form=FORM, key="2"))[0]
    assert front(acted(desk, Put(form=FORM, row=("count", ""), value=1))[0]) == "2"


def test_the_row_in_front_outlives_what_others_do_but_not_what_a_reader_fills_in() -> None:
    show = PAGES["reveal"]
    desk = acted(shown(show), Bring(form=FORM, key="2"))[0]
    assert front(received(desk, structs.replace(show, seq=8))) == "2"
    assert front(received(desk, read(show, {"faces": {"0": {"king": 1}}}))) == ""


def read(show: Show, filled: dict[str, Any]) -> Show:
    form: FormView = structs.replace(show.asks[0].forms[0], filled=filled)
    return structs.replace(show, seq=9, asks=(structs.replace(show.asks[0], forms=(form,)),))


def test_the_row_that_completes_the_form_stays_in_front() -> None:
    desk = shown(PAGES["reveal"])
    form = form_in_front(desk)
    assert form
    lacking = choosing.lacking(form, draft(desk, form).values)
    for key in lacking:
        desk = tapped(desk, key, {"king": 1, "archers": 2})
    assert choosing.lacking(form, draft(desk, form).values) == []
    assert front(desk) == lacking[-1]
