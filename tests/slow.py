"""The slow tests: more than about a second of processor time, over all their parameters.

`deploy/test --quick` skips them; all other checks run them. All tests of the hub count as slow: most need a database.
"""

from __future__ import annotations

from itertools import accumulate

# folders, files and functions
SLOW = (
    "trials/campaigns",
    "club/test_publisher.py",
    "club/test_evenings.py",
    "club/test_renew.py",
    "web/test_found.py",
    "companion/log/test_damage.py",
    "companion/log/test_failing_disk.py",
    "companion/pages/test_auto.py::test_in_no_game_does_the_box_take_what_is_not_its_to_take",
    "companion/app/test_evening.py",
    "companion/app/test_unruly.py",
    "companion/clients/test_kept_shows.py",
    "companion/packages",
    "companion/box/test_nmcli.py",
    "companion/table/test_own_rows.py::test_whatever_concerns_one_seat_alone_is_asked_on_its_phone",
    "companion/view/test_sentences.py::test_every_sentence_is_what_fluent_makes_of_it_whatever_is_filled_in",
    "companion/view/test_drawing.py::test_whole_games_stay_inside_their_drawings_in_both_languages",
    "contract/test_kept.py",
    "contract/test_play.py",
    "contract/test_records.py",
    "contract/test_secrecy.py",
    "contract/test_states.py",
    "contract/test_texts.py::test_one_of_a_thing_is_never_said_in_the_plural",
    "deploy",
    "hub",
    "hardware/test_exactly_once.py::test_a_roll_is_taken_exactly_once_though_the_line_is_cut_at_any_byte",
    "rules/test_playthroughs.py::test_a_playthrough_is_what_happens",
    "ui/test_zoom.py::test_a_tap_hits_what_is_seen_under_the_finger",
)
_SLOW = frozenset(SLOW)
# the longest begin first, so that no worker is left alone with one at the end
LONGEST = ("web/test_hub_pages.py", "web/test_accessible.py", "web/test_by_ear.py", "web/test_phones_play.py",
           "web/test_page_voice.py")  # fmt: skip


def is_slow(path: str, name: str) -> bool:
    """Whether a test is slow: `path` from the tests' folder, `name` with or without parameters."""
    folders_and_file = accumulate(path.split("/"), "{}/{}".format)
    return any(where in _SLOW for where in (*folders_and_file, f"{path}::{name.partition('[')[0]}"))


def is_in(where: str, test: str) -> bool:
    """Whether a test, "file::function", is in this folder or file, or is this function."""
    return test == where or test.startswith((f"{where}/", f"{where}::"))
