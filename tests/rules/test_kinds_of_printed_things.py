"""Declared kinds of printed things: the form is the law for files too, and every bad entry gives a message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from companion.doctor.text_check import Messages, messages
from companion.testkit.texts import sentences, texts
from companion.view.languages import LANGS
from companion.view.texts import OWN, text_sources
from rules.kit.printed import Kind, Printed
from rules.kit.rules import amount, field_of, must, pick, share
from rules.kit.types import AnyGame, Catalogue, Illegal, Say
from tests.companion.pages.test_editor import PRINTED
from tests.rules.game_text import TOLD


class Gem(Struct, frozen=True):
    colour: str
    worth: int | None = None
    spots: int | None = None


def tidy(gem: Gem) -> Gem:
    must(gem.worth != 4, "no-four")
    return gem


FIELDS = (
    field_of(pick(("red", "blue")), "colour"),
    field_of(amount(1, 6), "worth"),
    field_of(amount(0, 9, when=("colour", ("blue",))), "spots"),
)
GEMS = Kind(
    id="gem", type=Gem, label=lambda id, gem: Say(key=gem.colour), name=lambda gem: f"{gem.colour}-{gem.worth or 0}",
    fields=lambda id, gem: FIELDS, new_fields=FIELDS, tidy=tidy, optional=("worth",), limit=3,
)  # fmt: skip
HILLS: Kind[dict[str, int]] = Kind(
    id="hill", type=dict[str, int], label=lambda id, hill: Say(key=id), is_id=lambda id: id in ("north", "south"),
    fields=lambda id, hill: (field_of(share({"wood": 2, "clay": 2}, most=3, least=1), "has"),),
    answers=lambda id, hill: {"has": hill}, to_values=lambda answers: answers["has"],
    listing=lambda catalogue: {"north": {}, "south": {}, **HILLS.entries(catalogue)}, is_blank=lambda hill: not hill,
)  # fmt: skip
THINGS = Printed(GEMS, HILLS, cross_check=lambda known: () if "gem" in known else (Say(key="no-gems"),))
RED: Catalogue = {"gem": {"red-3": {"colour": "red", "worth": 3}}, "hill": {"north": {"wood": 1}}}


def refused(kind: str, id: str, values: Any) -> str:
    """The reason for refusing an entry of a file."""
    (say,) = THINGS.check({kind: {id: values}})
    assert (say.key, say.args["kind"], say.args["id"]) == ("check-entry", Say(key=f"section-{kind}"), id)
    return getattr(say.args["why"], "key", "")


@pytest.mark.parametrize(("kind", "id", "values", "why"), [
    ("gem", "red-3", 3, "check-values"), ("gem", "red-3", {"worth": 3}, "check-values"),
    ("gem", "red-1", {"colour": "red", "worth": True}, "check-values"),
    ("gem", "red-3", {"colour": "red", "worth": "3"}, "check-values"),
    ("gem", "green-3", {"colour": "green", "worth": 3}, "log-not-offered"),
    ("gem", "red-9", {"colour": "red", "worth": 9}, "log-too-many"),
    ("gem", "blue-3", {"colour": "blue", "worth": 3}, "log-missing"),
    ("gem", "red-3", {"colour": "red", "worth": 3, "spots": 1}, "check-impossible"),  # spots do not apply to red ones
    ("gem", "red-4", {"colour": "red", "worth": 4}, "no-four"), ("gem", "x", {"colour": "red"}, "check-name"),
    ("hill", "west", {"wood": 1}, "check-id"), ("hill", "north", {"wood": 3}, "log-over-cap"),
    ("hill", "north", {}, "log-too-few"), ("hill", "north", {"gold": 1}, "log-not-offered"),
])  # fmt: skip
def test_what_no_form_would_tell_is_refused_of_a_file_and_named(kind: str, id: str, values: Any, why: str) -> None:
    assert refused(kind, id, values) == why


def test_what_the_form_tells_is_fine_and_what_may_be_untold_may() -> None:
    assert THINGS.check(RED) == THINGS.check({"gem": {"red-0": {"colour": "red"}}}) == ()
    assert [say.key for say in THINGS.check({"card": {}, "gem": 3})] == ["check-kind", "check-kind"]  # type: ignore[dict-item]


def test_all_together_are_looked_at_where_each_is_right() -> None:
    assert [say.key for say in THINGS.check({"hill": {"north": {"wood": 1}}})] == ["no-gems"]
    assert [say.key for say in THINGS.check({"hill": {"north": {}}})] == ["check-entry"]
    four = {f"red-{n}": {"colour": "red", "worth": n} for n in (1, 2, 3, 5)}
    assert [say.key for say in THINGS.check({"gem": four})] == ["log-too-many"]


def test_a_form_shows_what_is_known_and_tells_it_anew_under_its_name() -> None:
    gems, hills = THINGS.sections(RED)
    assert [field.default for field in gems.entries[0].fields] == [("red",), 3, None]
    assert ([entry.id for entry in hills.entries], [entry.id for entry in hills.blank]) == (["north"], ["south"])
    told = THINGS.tell(RED, "gem", "red-3", {"colour": "red", "worth": 5})
    assert told == {**RED, "gem": {"red-5": {"colour": "red", "worth": 5, "spots": None}}}
    assert THINGS.tell(RED, "hill", "south", {"has": {"clay": 2}})["hill"] == {
        "north": {"wood": 1},
        "south": {"clay": 2},
    }
    assert THINGS.forget(RED, "gem", "red-3")["gem"] == {}
    with pytest.raises(Illegal, match="no-four"):
        THINGS.tell(RED, "gem", "", {"colour": "red", "worth": 4})


# ---- every game --------------------------------------------------------------------------------------
DEEP: Any = []
for _ in range(500):
    DEEP = [DEEP]
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 99, 10**30, 1.0, "", "3", "A" * 5000, "9" * 5000,
    [], [1], [[1]], {}, {"x": 1}, DEEP, {"a": DEEP},
)  # fmt: skip


def spoilt(catalogue: Catalogue) -> Iterator[Any]:
    """Catalogues with one odd value in every possible place, and with entries of odd names."""
    for kind, entries in catalogue.items():
        yield from ({**catalogue, kind: odd} for odd in ODD)
        for id, values in entries.items():
            others = {other: its for other, its in entries.items() if other != id}
            names = (odd for odd in (*ODD, f"sell-gold-{'9' * 5000}-1", "09/ice") if isinstance(odd, str))
            yield from ({**catalogue, kind: {**others, name: values}} for name in names)
            changed = [*ODD, *({**values, name: odd} for name in (*values, "x") for odd in ODD)]
            yield from ({**catalogue, kind: {**others, id: odd}} for odd in changed)


def of_companion(lang: str) -> Messages:
    return messages("\n".join(text_sources(OWN, lang).values()))


@pytest.mark.parametrize("game", PRINTED, ids=[game.id for game in PRINTED])
def test_whatever_a_file_says_it_is_taken_or_refused_in_sentences_that_can_be_said(game: AnyGame) -> None:
    written = [{**of_companion(lang), **texts(game, lang)} for lang in LANGS]
    for catalogue in spoilt(TOLD[game.id]):
        for say in sentences(game.check(catalogue)):
            assert say.key == "" or all(texts[say.key] <= set(say.args) for texts in written), say
