"""A screen under stress: odd names, many fingers, a core that goes away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from companion.view.wire import ClockView
from tests.companion.tables import client, table_in
from tests.samples import PAGES, PLAYS
from tests.ui.conftest import welcome
from tests.ui.hand import Hand
from tests.ui.test_whole_games import Player
from tests.ui.touched import Touched, sit_down
from tests.ui.whole import extent, lies_in, room, texts
from ui.kit.fonts import drawable_text
from ui.kit.text import run_label, runs, width
from ui.paint.shapes import text_textures
from ui.state.screen_state import confirm_corner

pytestmark = pytest.mark.screen
LONG = "Wilhelmina Johanna Antoinette van der Straaten-Hoogenboezem!"
HEBREW, ARABIC = "משה כהן", "محمد علي"


# ---- names ------------------------------------------------------------------------------------------------
async def test_odd_names_stay_inside_their_boxes(table: Touched) -> None:
    await table.put("game", "akkon")
    while len(table.client.table.core.setup.draft.chairs) < 4:
        await table.client.set("~new", "chair-0", "more")
    for seat, name in enumerate((LONG, HEBREW, ARABIC, "Ana 🎲🎯🎲🎯🎲🎯")):
        await table.client.answer(f"~name/{seat}", name=name)
    table.hear()
    assert_texts_lie_inside(table)
    await table.client.answer("~new")
    table.hear()
    assert_texts_lie_inside(table)


def assert_texts_lie_inside(table: Touched) -> None:
    """Every text lies in its part of the screen, as wide as it is painted."""
    for region in table.stage.picture.regions:
        for text in texts(region):
            painted = sum(t.width for t in text_textures(text.text, text.size, text.bold, text.fit))
            box = structs.replace(extent(text), w=min(painted, extent(text).w))
            assert painted <= (text.fit or painted) + 1, text
            assert lies_in(box, room(region), slack=2.0), text


def test_a_name_from_right_to_left_is_one_piece_inside_a_sentence() -> None:
    start, name, end = runs(f"Start with {HEBREW}, Bo")
    assert (start.text, name.text, end.text) == ("Start with ", HEBREW, ", Bo")
    assert (start.script, name.script, end.script) == ("", "Hebr", "")


def test_arabic_letters_join_each_other_and_none_is_cut_off(window: Any) -> None:
    name = painted(ARABIC)
    assert 0 < last_column(name) < 0.97 * sum(painted(letter).width for letter in ARABIC)
    assert last_column(name) < name.width - 1
    assert last_column(name) <= width(ARABIC, 40)


def painted(text: str) -> Any:
    """A freshly made picture of a text in one script."""
    (label,) = (run_label(run, 40, False) for run in runs(text))
    label.refresh()
    return label.texture


def last_column(texture: Any) -> int:
    """The last column with paint."""
    alphas = bytes(texture.pixels)[3::4]
    return max(column for column in range(texture.width) if any(alphas[column :: texture.width]))


def test_what_no_font_has_is_spelled_out() -> None:
    assert drawable_text("Ana 🎲") == "Ana ‹game die›"
    assert drawable_text("Ana 👍🏽") == "Ana ‹thumbs up sign›"
    assert drawable_text("ᚠ") == "f"
    assert drawable_text("Łukasz ✓ Игорь") == "Łukasz ✓ Игорь"


def test_letters_that_only_steer_others_are_not_drawn() -> None:
    assert drawable_text("a\x00b\u202ec\u200dd") == "abcd"
    assert width("a\x00b", 18) == width("ab", 18)
    assert [run.text for run in runs("\u202e")] == []


# ---- clocks -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("play", ["choice", "big_clock"])
def test_a_clock_of_four_days_is_read_whole(hand: Hand, play: str) -> None:
    ms = 99 * 3_600_000
    clock = ClockView(id="c", label="left", ms=ms, down=True, running=True, of_ms=ms, big=play == "big_clock")
    hand.take(structs.replace((PLAYS | PAGES)[play], clock=clock))
    found = [(r, t) for r in hand.stage.picture.regions for t in texts(r) if t.text == "99:00:00"]
    assert found
    assert all(lies_in(extent(text), room(region)) for region, text in found)


# ---- fingers ------------------------------------------------------------------------------------------------
def test_two_fingers_at_once_on_confirm_answer_once(hand: Hand) -> None:
    hand.take(PLAYS["choice"])
    hand.tap("Claim 3")
    box = hand.region("go").box
    at = (box.x + box.w / 2) * hand.stage.picture.k, (box.y + box.h / 2) * hand.stage.picture.k
    first, second = hand.touch(*at), hand.touch(*at)
    second.touch_up()
    first.touch_up()
    assert len(hand.sent) == 1


# ---- the core -------------------------------------------------------------------------------------------------
async def test_a_core_that_dies_and_comes_back_is_said_and_costs_nothing_that_was_chosen(
    table: Touched, tmp_path: Path
) -> None:
    await sit_down(table, "ettana", "Ana", "Bo")
    player = Player(table, 2)
    while confirm_corner(table.stage.desk)[1] is None:
        await player.step()
    confirm, words = confirm_corner(table.stage.desk)[1], welcome().words
    table.stage.link(False)
    assert table.hand.reads(words["behind"])
    assert table.hand.texts("go") == [words["connecting"]]
    await table.close()

    table.client, table.heard = await client(await table_in(tmp_path, table.clock)), 0
    table.stage.link(True)
    table.hear()
    assert not table.hand.reads(words["behind"])
    if table.show.paused:  # time stood still while the core was away
        await table.tap(*next(s for s in table.spots() if s[0].name == "band"))
    assert confirm_corner(table.stage.desk)[1] == confirm
    written = len(table.client.table.core.game.session.lines)
    await table.confirm()
    assert len(table.client.table.core.game.session.lines) == written + 1
