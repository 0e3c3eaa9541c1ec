"""A tap on a lit place never answers another question silently."""

from __future__ import annotations

from collections.abc import Iterator

from tests.ui.whole import Drawn, drawn, every
from ui.form.open_form import Cache
from ui.kit.block import Target
from ui.screen.board import cell_taps
from ui.screen.composition import ScreenPicture, compose
from ui.state.acts import Put
from ui.state.screen_state import Desk, acted, draft, form_in_front

SMALL = (800, 480)
ALIKE = 4  # taps of one question with the same field


@every
def test_a_tap_on_a_place_fills_one_field_of_the_question_that_the_prompt_bar_names_then(game: str) -> None:
    for one in questions(game):
        before = form_in_front(one.desk)
        for act in [t.act for t in board(one.picture) if isinstance(t.act, Put)][:ALIKE]:
            desk, sent = acted(one.desk, act)
            after = form_in_front(desk)
            assert after
            assert before
            assert sent is None
            assert after.id == act.form, one.name
            assert after.id == before.id or not cell_taps(before, draft(one.desk, before)), one.name
            assert after.id == before.id or after.label in said(desk), (one.name, after.label)
            kept = {id: each for id, each in desk.drafts.items() if id != act.form}
            assert kept == {id: each for id, each in one.desk.drafts.items() if id != act.form}, one.name


def questions(game: str) -> Iterator[Drawn]:
    """Every question with its board in sight."""
    return (one for one in drawn(game, SMALL) if one.show.page == "play" and board(one.picture))


def board(picture: ScreenPicture) -> list[Target]:
    """The targets of the board that answer."""
    regions = [region for region in picture.regions if region.name == "board"]
    return [t for region in regions for t in region.block.targets if isinstance(t.act, Put)]


def said(desk: Desk) -> str:
    """The text of the prompt bar and the form after a tap."""
    assert desk.show
    picture = compose(desk, *SMALL, now_ms=float(desk.show.now_ms), kept=Cache())
    texts = (
        s.text for r in picture.regions if r.name in ("band", "form") for s in r.block.shapes if hasattr(s, "text")
    )
    return " ".join(texts)
