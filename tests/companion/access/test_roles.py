"""The rights of each role, stated a second time: a page opened to another role is no slip of a line in a table."""

from __future__ import annotations

import pytest

from companion.access.roles import (
    ACTS,
    LADDER,
    PAGES,
    is_allowed,
    is_asked,
    needed_role,
    require,
)
from companion.errors import Trouble
from companion.view import wire
from rules.kit.types import TABLE, Prompt, Say


def asked(seat: int, *, shared: bool = False) -> Prompt:
    return Prompt(id="p", seat=seat, move="m", label=Say(key="p"), confirm=Say(key="p"), shared=shared)


def test_each_role_may_do_what_those_before_it_may() -> None:
    assert LADDER == ("watch", "seat", "table", "operator")
    assert [[is_allowed(role, needed) for needed in LADDER] for role in LADDER] == [
        [True, False, False, False],
        [True, True, False, False],
        [True, True, True, False],
        [True, True, True, True],
    ]


PAGES_OF = {  # readers, writers
    ("watch", "watch"): {"sit", "network", "network-join"},
    ("watch", "table"): {
        "home", "play", "menu", "cell", "news", "log", "rule", "aid", "score", "seat", "records",
        "record", "statistics", "people", "person", "then", "went", "page",
    },
    ("table", "table"): {
        "new", "name", "lots", "house-rules", "kept-rules", "end", "late", "fix", "printed", "arrange", "hand", "note",
    },
    ("seat", "seat"): {"amend", "can", "keep"},
    ("watch", "seat"): {"club", "lay-out", "tour"},
    ("operator", "operator"): {
        "leave", "settings", "flip", "packages", "package-add", "package-remove", "auto", "club-join", "wifi",
        "phones", "phone", "simulator", "bgg", "languages", "dice", "die", "die-name", "die-sides", "dice-meet",
    },
    ("watch", "operator"): {"join"},
}  # fmt: skip


def test_every_page_is_seen_and_filled_in_by_those_for_whom_it_is() -> None:
    assert {name: roles for roles, names in PAGES_OF.items() for name in names} == PAGES


def test_a_phone_looks_as_its_own_seats_and_only_a_table_screen_stops_the_clocks() -> None:
    assert ACTS == {
        "as": "watch", "amend-back": "seat", "untell": "seat", "pause": "table", "seats-anew": "table",
        "referee": "table", "look": "operator", "told": "seat", "new-here": "seat", "die-blink": "operator",
        "die-forget": "operator",
    }  # fmt: skip
    assert (needed_role("pause/on"), needed_role("lots/start"), needed_role("club")) == ("table", "table", "watch")


def test_a_phone_answers_for_its_own_seats_and_what_anybody_at_the_table_may_tell() -> None:
    assert is_asked(asked(1), (0, 1))
    assert not is_asked(asked(2), (0, 1))
    assert not is_asked(asked(TABLE), (0, 1))
    assert is_asked(asked(TABLE, shared=True), (0, 1))
    assert not is_asked(asked(TABLE, shared=True), ())


@pytest.mark.parametrize(
    ("role", "needed", "why"),
    [("watch", "seat", "only-seats"), ("seat", "table", "only-the-table"), ("table", "operator", "only-the-table")],
)
def test_who_may_not_is_told_who_may(role: wire.Role, needed: wire.Role, why: str) -> None:
    with pytest.raises(Trouble) as error:
        require(role, needed)
    assert error.value.say == Say(key=why)
    require(needed, needed)
