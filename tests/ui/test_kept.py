"""Caches of a form between pictures are invisible."""

from __future__ import annotations

from random import Random

import pytest

from companion.testkit.all_screens import EVENINGS
from companion.view.wire import AmountView, ChoiceView, FieldView, OptionView
from tests.samples import play
from tests.ui.whole import evening, showing
from ui.form.open_form import Cache, OpenForm
from ui.kit.block import Block
from ui.kit.keys import Kit
from ui.screen.composition import ScreenPicture, compose
from ui.state.acts import Aim, Bring, Focus, Glass, Open, Put, TapElsewhere
from ui.state.screen_state import Desk, acted

pytestmark = pytest.mark.screen
SIZE = (800, 480)
TAPS = 2


def picture(desk: Desk, kept: Cache | None = None) -> ScreenPicture:
    assert desk.show
    return compose(desk, *SIZE, float(desk.show.now_ms), kept)


@pytest.mark.parametrize("game", [e.game for e in EVENINGS])
def test_after_every_tap_the_picture_is_as_if_all_of_it_were_laid_out_anew(game: str) -> None:
    kept, rng = Cache(), Random(1)
    for screen in [each for each in evening(game) if each.lang == "de"][::2]:  # the longer words; every other page
        desk = showing(screen.show)
        for _ in range(TAPS):
            shown = picture(desk, kept)
            assert shown == picture(desk), screen.name
            targets = [t for region in shown.regions for t in (*region.block.targets, *region.block.background)]
            acts = [
                t.act for t in targets if isinstance(t.act, Put | Aim | Bring | Open | Focus | Glass | TapElsewhere)
            ]
            if acts:
                desk, _ = acted(desk, rng.choice(acts))


def test_another_show_is_laid_out_anew_though_its_form_has_the_same_name() -> None:
    options = tuple(OptionView(value=v, text=v) for v in "ab")
    before, kept = play(ChoiceView(name="c", label="Which?", options=options)), Cache()
    later = play(ChoiceView(name="c", label="Which of them?", options=options))
    assert picture(showing(before), kept) == picture(showing(before))
    assert picture(showing(later), kept) == picture(showing(later))
    assert picture(showing(before)) != picture(showing(later))


def test_a_tap_lays_out_only_the_field_that_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.form import fields

    laid, lay = list[str](), fields._field

    def noted(kit: Kit, asking: OpenForm, view: FieldView, *, labelled: bool) -> Block:
        laid.append(view.name)
        return lay(kit, asking, view, labelled=labelled)

    monkeypatch.setattr(fields, "_field", noted)
    desk, kept = showing(play(*(AmountView(name=name, label=name, least=0, most=3) for name in "abc"))), Cache()
    picture(desk, kept)
    assert set(laid) == set("abc")
    form = desk.show.asks[0].forms[0].id if desk.show else ""
    desk, _ = acted(desk, Put(form=form, row=("b", ""), value=2))
    picture(desk, kept)  # this also lays out the form without choices, once
    laid.clear()
    desk, _ = acted(desk, Put(form=form, row=("b", ""), value=3))
    picture(desk, kept)
    assert set(laid) == {"b"}
