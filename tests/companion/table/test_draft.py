from __future__ import annotations

from companion.table import draft as drafts
from companion.table.draft import Draft
from rules.battles_and_builders.game import GAME


def three() -> Draft:
    return drafts.new_draft(GAME, None, ("Ana", "Bo", "Cem"))


def test_the_same_table_comes_back_as_it_was() -> None:
    last = drafts.with_tint(three(), 0, three().chairs[2].tint)
    assert drafts.new_draft(GAME, last, ("Dee",)) == last


def test_who_has_no_name_is_called_by_the_colour_of_the_pieces() -> None:
    draft = drafts.with_name(drafts.new_draft(GAME, None, ()), 1, "Bo")
    assert drafts.missing_key(draft) == ""
    called = drafts.with_colour_names(draft, {tint: tint.capitalize() for tint in GAME.tints})
    assert [chair.name for chair in called.chairs] == [GAME.tints[0].capitalize(), "Bo"]


def test_who_sits_down_again_changes_places() -> None:
    draft = drafts.with_name(three(), 0, "Cem")
    assert [chair.name for chair in draft.chairs] == ["Cem", "Bo", "Ana"]


def test_a_name_is_tidied_and_kept_short() -> None:
    draft = drafts.with_name(three(), 1, "  Jan   Willem\x00 van der Berg ")
    assert draft.chairs[1].name == "Jan Willem van der Berg"
    assert len(drafts.with_name(three(), 1, "n" * 100).chairs[1].name) == drafts.MOST_NAME


def test_a_colour_that_is_taken_is_exchanged() -> None:
    before = three()
    after = drafts.with_tint(before, 0, before.chairs[1].tint)
    assert (after.chairs[0].tint, after.chairs[1].tint) == (before.chairs[1].tint, before.chairs[0].tint)


def test_chairs_come_and_go_within_what_the_game_allows() -> None:
    draft = drafts.with_chair(three(), GAME)
    assert len(draft.chairs) == 4
    assert drafts.with_chair(draft, GAME) == draft
    for _ in range(5):
        draft = drafts.without_chair(draft, 0, GAME)
    assert len(draft.chairs) == GAME.seats.start


def test_taking_the_starting_chair_away_leaves_a_start_player() -> None:
    draft = Draft(game=GAME.id, chairs=drafts.with_chair(three(), GAME).chairs, start=3)
    assert drafts.without_chair(draft, 3, GAME).start == 2


def test_the_head_writes_every_option_down_also_the_usual_ones() -> None:
    head = drafts.head(three(), GAME, "ABC234", "2026-11-21T19:00:00Z", {})
    assert set(head.options) == {setting.field.name for setting in GAME.settings}
    assert head.seats == ("Ana", "Bo", "Cem")
