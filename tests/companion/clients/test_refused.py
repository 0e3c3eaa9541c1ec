"""Everything that can fail at a table: each fault gives a message, and costs the other players nothing; what no person
types by hand is not logged as a mistake of ours either."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.app import cli
from companion.log.record import Note, encode_record
from companion.pages.page import Page, View
from companion.pages.registry import PAGES
from companion.view import wire
from companion.view.speaker import MOST_LETTERS, Speaker
from rules.kit.types import Say
from tests.companion.log.table import head
from tests.companion.tables import Client, Clock, Table, client, committing, seated


@pytest.mark.parametrize("values", [{}, {"ready": "all"}, {"ready": [["deep"]]}, {"ready": [], "extra": 1}])
async def test_an_answer_of_the_wrong_shape_is_a_sentence_and_changes_nothing(
    table: Table, here: Client, values: dict[str, object]
) -> None:
    form = (await here.go("play")).asks[0].forms[0].id
    state = table.core.game.session.state
    assert len((await here.refused(wire.Answer(form=form, values=values))).text) > 10
    assert table.core.game.session.state == state


@pytest.mark.parametrize("form", ["~nowhere", "~", "~fix/one/nothing@1", "nothing@0", "", "~new", "~simulator"])
async def test_an_answer_to_a_form_that_is_not_open_is_a_sentence(here: Client, form: str) -> None:
    assert (await here.refused(wire.Answer(form=form, values={}))).text


async def test_a_page_that_cannot_be_drawn_costs_nobody_else_theirs(
    table: Table, here: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await client(table)

    def broken(view: View) -> wire.Show:
        raise ValueError("a fault of ours")

    monkeypatch.setitem(PAGES, "score", Page(draw=broken))
    assert (await other.go("score")).page == "play"
    assert [reply.text[:15] for reply in other.heard if isinstance(reply, wire.Refused)] == ["Internal error."]
    assert (await here.go("play")).page == "play"


# ---- outside the rules ----------------------------------------------------------------------------------
async def with_six_tokens(table: Table) -> tuple[Client, str]:
    """Ana has committed six tokens, Bo and Cem none; the name of the form that asks for them."""
    here = await seated(table, "Ana", "Bo", "Cem")
    await here.answer((await here.go("play")).asks[0].forms[0].id, ready=[])
    await here.answer(asked(here), tile="open", value=3)
    for count in (6, 0, 0):
        await here.answer(asked(here), count=count)
    return here, asked(here)


def asked(here: Client) -> str:
    return here.shown.asks[0].forms[0].id


async def test_what_the_rules_forbid_is_asked_about_before_it_counts_and_a_second_tap_at_once_is_no_answer(
    table: Table, clock: Clock
) -> None:
    here, form = await with_six_tokens(table)
    told = wire.Answer(form=form, values={"faces": {"0": {"builder": 6}}})
    refused = await here.refused(told)
    assert "six tokens without a king. Is that right?" in refused.text
    assert refused.rule == "BNB-10"
    for _ in range(2):
        clock.ms += 300
        await here.refused(told)
    assert asked(here) == form
    clock.ms += 2_000
    await here.ask(told)
    assert asked(here) != form


async def test_another_answer_is_asked_about_anew_and_an_expected_one_counts_at_once(
    table: Table, clock: Clock
) -> None:
    here, form = await with_six_tokens(table)
    for faces in ({"builder": 6}, {"builder": 5, "infantry": 1}):
        await here.refused(wire.Answer(form=form, values={"faces": {"0": faces}}))
        clock.ms += 2_000
    await here.answer(form, faces={"0": {"builder": 5, "king": 1}})
    assert asked(here) != form


async def test_somebody_whose_points_nobody_has_told_is_asked_about_before_they_count(
    table: Table, clock: Clock
) -> None:
    here = await seated(table, "Ana", "Bo", game="any_game")
    await here.answer(asked(here), pad="@per-round")
    form = asked(here)
    told = wire.Answer(form=form, values={"points": {"0": 13, "1": None}})
    assert "Bo: 0? Is that right?" in (await here.refused(told)).text
    assert asked(here) == form
    clock.ms += 2_000
    await here.ask(told)
    assert asked(here) != form, "said once more, it counts"
    form = asked(here)
    await here.answer(form, points={"0": 0, "1": 5})
    assert asked(here) != form, "a nothing that was told is not asked about"


# ---- what no person types by hand ---------------------------------------------------------------------------
DIGITS = "9" * 5_000
HEAD = head()


@pytest.mark.parametrize("with_game", [True, False])
async def test_every_page_that_there_is_leads_somewhere_or_to_a_sentence_whatever_it_is_said_to_be_about(
    table: Table, with_game: bool, caplog: pytest.LogCaptureFixture
) -> None:
    here = await seated(table, "Ana", "Bo", "Cem") if with_game else await client(table)
    abouts = ("", "/", "/²", "/x", "/0", "/-1", "/99", f"/{DIGITS}", "/akkon", "/none", "/X-1", "/page/99", "/seat/99",
              "/one/none", "/more/none", "/play/play")  # fmt: skip
    for page in ["", "/", "~play", *(f"{name}{about}" for name in PAGES for about in abouts)]:
        assert " " in await here.tried(wire.Go(page=page))
        assert [r.message for r in caplog.records if r.levelno >= logging.ERROR] == [], page


async def test_a_request_s_id_used_again_for_something_else_is_refused(table: Table, here: Client) -> None:
    shown = await committing(here)
    lines = len(table.core.game.session.lines)
    done = await here.told(wire.Pause(on=True, id="one"))
    again = await here.told(wire.Pause(on=True, id="one"))
    other = await here.told(wire.Answer(form=shown.asks[0].forms[0].id, values={"tokens": 1}, id="one"))
    assert isinstance(done, wire.Done)
    assert isinstance(again, wire.Done)
    assert isinstance(other, wire.Refused)
    assert len(table.core.game.session.lines) == lines + 1


def test_a_very_long_argument_is_cut_and_the_sentence_stands() -> None:
    speaker = Speaker("en", None, (), ())
    said = speaker.speak(Say(key="no-such-game", args={"game": "x" * 100_000}))
    assert said == speaker.speak(Say(key="no-such-game", args={"game": "x" * MOST_LETTERS + "…"}))
    assert "???" not in said


def with_id(game_id: str) -> bytes:
    return encode_record(replace(HEAD, id=game_id), [])


@pytest.mark.parametrize(
    ("record", "said"),
    [
        *((with_id(game_id), "") for game_id in ("", "--help", "x" * 100_000, "a\nb", "../up")),
        (encode_record(HEAD, [Note(n=1, at=77, by="screen", text="")]).replace(b"77", b"1" + b"0" * 400), "Line 2"),
    ],
    ids=["no id", "an option", "a long id", "two lines", "a path", "a number beyond all counting"],
)
def test_a_record_with_what_nobody_could_type_is_refused_in_one_sentence(
    record: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "record.jsonl").write_bytes(record)
    assert cli.run(["--data", str(tmp_path / "data"), "import", str(tmp_path / "record.jsonl")]) == 2
    error = capsys.readouterr().err
    assert (error.count("\n"), said in error) == (1, True)
