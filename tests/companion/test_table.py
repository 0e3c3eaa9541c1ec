"""The table as clients see it: an evening from the box to the winner, through the wire's own messages."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from companion.desk import Desk
from companion.errors import Unwritable
from companion.log.record import Line, Played
from companion.pages.page import Page, View
from companion.pages.registry import PAGES
from companion.table import Links
from companion.view import wire
from hardware.signal import Found, Lost, Pressed, Rolled, RolledDie
from rules.kit.sample import answer
from rules.kit.types import Illegal
from tests.companion.desk import Client, Clock, client, desk_in, seated


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def desk(tmp_path: Path, clock: Clock) -> AsyncIterator[Desk]:
    desk = await desk_in(tmp_path, clock)
    yield desk
    await desk.table.store.close()


async def play_on(here: Client, rng: Random, most: int = 1_000) -> None:
    """Answer at random, as often as `most`, until the game is over."""
    for _ in range(most):
        prompts = [p for p in here.desk.table.session.prompts() if not p.secret]
        if not prompts:
            return
        prompt = rng.choice(prompts)
        try:
            await here.answer(prompt.id, **answer(prompt, rng))
        except Illegal:
            continue


# ---- from home to the table -------------------------------------------------------------------------
async def test_home_offers_every_game_as_a_card_with_its_sign(desk: Desk) -> None:
    home = (await client(desk)).shown
    cards = home.asks[0].forms[0].fields[0]
    assert isinstance(cards, wire.ChoiceView)
    titles = ["Akkon", "Amritsar", "Battles & Builders", "Ettana", "Himalaya"]
    assert [card.text for card in cards.options] == titles
    assert all(card.icon and card.icon.shapes for card in cards.options)


async def test_three_names_and_a_confirm_put_a_game_on_the_table(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    shown = await here.go("play")
    assert shown.page == "play"
    assert [chip.name for chip in shown.chips] == ["Ana", "Bo", "Cem"]
    assert shown.asks
    assert shown.title == "Battles & Builders"


async def test_a_table_with_a_nameless_chair_says_what_is_missing(desk: Desk) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    form = (await here.go("new")).asks[0].forms[0]
    assert (form.confirm, form.missing) == ("", "Give every chair a name")
    assert (await here.refused(wire.Answer(form="~new"))).text == "Give every chair a name"


async def test_the_first_evening_asks_for_one_name_after_the_other(desk: Desk) -> None:
    here = await client(desk)
    asked = [await here.set("~home", "game", "battles_and_builders")]
    for name in ("Ana", "Bo"):
        asked.append(await here.answer(asked[-1].asks[0].forms[0].id, name=name))
    assert [shown.page for shown in asked] == ["name/0", "name/1", "new/seat/0"]
    assert asked[-1].asks[0].forms[0].confirm == "Start with 2 players"


async def test_names_and_seats_are_offered_again_next_time(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await here.answer("~leave")
    shown = await here.set("~home", "game", "battles_and_builders")
    assert [chip.name for chip in shown.chips] == ["Ana", "Bo", "Cem"]


async def test_a_house_rule_chosen_at_setup_counts_in_the_game(desk: Desk) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    await here.set("~house-rules", "commit_s", 60)
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    await here.answer("~new")
    assert desk.table.session.head.options["commit_s"] == 60


async def test_every_house_rule_shows_the_paragraph_it_settles(desk: Desk) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    shown = await here.go("house-rules")
    labels = [field.label for field in shown.asks[0].forms[0].fields]
    assert all(any(s.rule in label for label in labels) for s in desk.table.draft_game.settings if s.rule)


# ---- at the table -----------------------------------------------------------------------------------
async def test_a_whole_game_played_through_the_wire_ends_with_a_winner(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await play_on(here, Random(1))
    shown = await here.go("play")
    assert "win" in shown.band.who
    assert shown.asks[0].forms[0].confirm == "Play again, same seats"
    assert len([fact for fact in shown.facts if fact.style == "big"]) == 3


async def test_undo_says_what_it_takes_back_and_takes_back_just_that(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    before = await here.go("play")
    after = await here.answer(before.asks[0].forms[0].id, ready=[])
    assert after.back
    assert after.back.what
    undone = await here.ask(wire.Undo(n=after.back.n))
    assert undone.asks[0].forms[0].label == before.asks[0].forms[0].label
    assert undone.back is None


async def test_undoing_twice_with_one_offer_takes_back_one_move(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await play_on(here, Random(2), most=2)
    shown = await here.go("play")
    assert shown.back
    await here.ask(wire.Undo(n=shown.back.n))
    await here.refused(wire.Undo(n=shown.back.n))


async def test_a_double_tap_on_confirm_counts_once(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    form = (await here.go("play")).asks[0].forms[0].id
    await here.answer(form, ready=[])
    assert (await here.refused(wire.Answer(form=form, values={"ready": []}))).text


async def test_pause_stops_the_clock_and_an_answer_lets_it_go_on(desk: Desk, clock: Clock) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    clock.ms += 5_000
    paused = await here.ask(wire.Pause(on=True))
    assert paused.paused
    assert paused.clock
    assert (paused.clock.ms, paused.clock.running) == (5_000, False)
    clock.ms += 60_000
    assert (await here.go("play")).clock == paused.clock
    going = await here.answer(paused.asks[0].forms[0].id, ready=[])
    assert not going.paused


async def test_a_public_number_can_be_set_right_and_that_can_be_taken_back(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    grid = await here.go("fix")
    assert grid.drawing
    hits = [shape.hit for shape in grid.drawing.shapes if isinstance(shape, wire.Poly) and shape.hit]
    one = await here.go(hits[0].removeprefix("go:"))
    form = one.asks[0].forms[0]
    amount = form.fields[0]
    assert isinstance(amount, wire.AmountView)
    assert "{" + amount.name + "}" in form.confirm
    fixed = await here.answer(form.id, **{amount.name: amount.least})
    assert fixed.page == "fix"
    offer = desk.table.session.undo_offer()
    assert offer
    await here.ask(wire.Undo(n=offer[0]))
    assert desk.table.session.undo_offer() is None


async def test_a_note_stands_in_the_log(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    shown = await here.answer("~note", text="Bo spilled the tea")
    assert any("Bo spilled the tea" in fact.text for fact in shown.facts)


async def test_the_language_can_be_changed_in_the_middle_of_a_game(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    assert "settings" in [link.go for link in (await here.go("menu")).links]
    assert (await here.go("settings")).back == wire.Back(text="Back", go="menu")
    await here.set("~settings", "lang", "nl")
    assert (await here.go("play")).band.ask == "Zet het spel klaar"


async def test_why_shows_the_paragraph_with_its_id(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    shown = await here.go("rule/BNB-9")
    assert shown.band.ask == "BNB-9"
    assert len(shown.facts[0].text) > 40


# ---- leaving and coming back ------------------------------------------------------------------------
async def test_a_game_left_is_offered_on_the_home_screen_and_goes_on_where_it_was(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await play_on(here, Random(3), most=10)
    state = desk.table.session.state
    home = await here.answer("~leave")
    assert home.page == "home"
    assert home.asks[0].forms[1].confirm == "Go on with Battles & Builders"
    await here.answer("~home/resume")
    assert desk.table.session.state == state
    assert desk.table.session.paused


async def test_after_a_crash_the_game_is_on_the_table_again_paused(tmp_path: Path, clock: Clock) -> None:
    first = await desk_in(tmp_path, clock)
    here = await seated(first, "Ana", "Bo", "Cem")
    await play_on(here, Random(4), most=10)
    state = first.table.session.state
    await first.table.store.close()
    second = await desk_in(tmp_path, Clock())
    shown = (await client(second)).shown
    assert second.table.session.state == state
    assert shown.page == "play"
    assert shown.paused
    assert any("away" in fact.text for fact in shown.facts)
    await second.table.store.close()


async def test_every_game_that_was_left_can_be_gone_on_with_not_only_the_last(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    first = desk.table.session.head.id
    await here.answer("~leave")
    await here.set("~home", "game", "battles_and_builders")
    await here.answer("~new")
    await here.answer("~leave")
    listed = await here.go("records")
    assert len([fact for fact in listed.facts if "Ana, Bo, Cem" in fact.text]) == 2
    shown = await here.go(f"record/{first}")
    back = await here.answer(shown.asks[0].forms[0].id)
    assert (back.page, desk.table.session.head.id) == ("play", first)


async def test_two_taps_on_start_begin_one_game(desk: Desk) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    start = wire.Answer(form="~new")
    done = await asyncio.gather(*(desk.handle(here.visit, start) for _ in range(2)), return_exceptions=True)
    assert [type(d).__name__ for d in done] == ["NoneType", "Stale"]
    assert len(await desk.table.store.games()) == 1


async def test_a_game_that_cannot_be_read_any_more_keeps_nobody_from_starting_the_companion(
    tmp_path: Path, clock: Clock
) -> None:
    first = await desk_in(tmp_path, clock)
    await seated(first, "Ana", "Bo", "Cem")
    game_id = first.table.session.head.id
    foreign = Played(n=1, at=0, seat=0, by="x", move="no_such_move", prompt="begin")
    await first.table.store.append(game_id, foreign)
    await first.table.store.close()
    second = await desk_in(tmp_path, clock)
    assert not second.table.playing
    assert second.table.warnings
    assert (await client(second)).shown.page == "home"
    await second.table.store.close()


async def test_a_finished_game_is_in_the_records_with_its_sheet(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo")
    await play_on(here, Random(5))
    totals = desk.table.session.sheet().totals
    await here.answer("~leave")
    listed = await here.go("records")
    assert len(listed.facts) == 1
    assert all(str(total) in listed.facts[0].text for total in totals)
    sheet = await here.go(f"{listed.facts[0].go}/sheet")
    assert sheet.drawing
    why = next(fact.go for fact in sheet.facts if "BNB-" in fact.go)
    rule = await here.go(why)
    assert (rule.band.ask, rule.back) == (why.rpartition("/")[2], wire.Back(text="Back", go=sheet.page))


async def test_printed_values_are_asked_once_and_remembered_for_the_next_game(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await play_on(here, Random(6))
    learned = desk.table.session.game.learned(desk.table.session.state)
    await here.answer("~leave")
    await here.set("~home", "game", "battles_and_builders")
    await here.answer("~new")
    assert desk.table.session.head.catalogue == {kind: dict(values) for kind, values in learned.items()}


async def test_the_card_for_phones_knows_a_network_that_came_after_the_start(desk: Desk) -> None:
    here = await client(desk)
    assert "no network" in (await here.go("join")).facts[0].text
    desk.table.find_links = lambda: Links(watch=("http://192.168.1.7:8642/",), hosts=frozenset({"192.168.1.7"}))
    shown = await here.go("join")
    assert any("192.168.1.7" in fact.text for fact in shown.facts)
    assert shown.drawing
    assert "192.168.1.7" in desk.hosts()


# ---- who may what -----------------------------------------------------------------------------------
async def test_without_the_token_a_phone_sees_the_table_and_changes_nothing(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    phone = await client(desk, token="")
    mirrored = phone.shown
    assert mirrored.page == "play"
    assert mirrored.drawing
    assert (mirrored.asks, mirrored.back, mirrored.may) == ((), None, False)
    form = (await here.go("play")).asks[0].forms[0].id
    for move in (wire.Answer(form=form, values={"ready": []}), wire.Undo(n=1)):
        assert (await phone.refused(move)).text == "You are watching: sit down first."
    for request in (
        wire.Pause(on=True),
        wire.Set(form="~settings", name="lang", value="nl"),
        wire.Go(page="fix"),
    ):
        assert (await phone.refused(request)).text == "Only the table's own screen can do that."


async def test_every_client_hears_of_every_move(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    phone = await client(desk, token="")
    form = (await here.go("play")).asks[0].forms[0].id
    mine = await here.answer(form, ready=[])
    theirs = await phone.receive()
    assert theirs.where == mine.where
    assert theirs.seq == mine.seq


async def test_a_page_that_does_not_exist_is_refused_in_a_sentence(desk: Desk) -> None:
    here = await client(desk)
    assert "nowhere" in (await here.refused(wire.Go(page="nowhere"))).text


# ---- languages --------------------------------------------------------------------------------------
SHOWN = ("play", "menu", "fix", "log", "note", "rule/BNB-9", "aid", "aid/0", "score", "seat/1", "times", "leave",
         "records", "settings", "join", "sit", "phones", "phone/52", "wifi", "home")  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_every_page_is_drawn_in_both_languages_without_a_hole_in_its_texts(
    desk: Desk, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    reader = await client(desk, lang=lang)
    rng = Random(7)
    with caplog.at_level(logging.WARNING):
        for _ in range(12):
            for page in SHOWN:
                shown = await reader.go(page)
                assert shown.band.who
            await play_on(here, rng, most=8)
    assert not [record.getMessage() for record in caplog.records if "text" in record.getMessage()]


@pytest.mark.parametrize("lang", ["en", "nl"])
async def test_the_setup_is_drawn_in_both_languages_without_a_hole_in_its_texts(
    desk: Desk, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    here = await client(desk, lang=lang)
    await here.set("~home", "game", "battles_and_builders")
    with caplog.at_level(logging.WARNING):
        for page in ("new", "new/seat/1", "name/1", "house-rules", "home", "settings", "join", "records"):
            assert (await here.go(page)).band.who
    assert not [record.getMessage() for record in caplog.records if "text" in record.getMessage()]


async def test_the_tables_language_changes_for_all_who_did_not_choose_one(desk: Desk) -> None:
    here = await client(desk)
    english = await client(desk, lang="en")
    shown = await here.set("~settings", "lang", "nl")
    assert shown.band.who == "Instellingen"
    assert (await english.go("settings")).band.who == "Settings"
    assert any(isinstance(r, wire.Welcome) and r.lang == "nl" for r in here.heard)


# ---- time -------------------------------------------------------------------------------------------
async def test_a_commit_timer_that_runs_out_rings_and_takes_nothing_away(desk: Desk, clock: Clock) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    await here.set("~house-rules", "commit_s", 30)
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    begin = await here.answer("~new")
    event = await here.answer(begin.asks[0].forms[0].id, ready=[])
    committing = await here.answer(event.asks[0].forms[0].id, tile="urban", value=3)
    assert committing.clock
    assert (committing.clock.ms, committing.clock.down, committing.clock.of_ms) == (30_000, True, 30_000)
    clock.ms += 30_000
    await desk.table.tick()
    shown = await here.receive()
    assert shown.clock
    assert shown.clock.ms == 0
    assert any(fact.text.startswith("Time is up") for fact in shown.facts)
    assert shown.asks[0].forms[0].id == committing.asks[0].forms[0].id


async def test_a_bank_runs_for_the_seat_to_move_and_grows_with_each_answer(desk: Desk, clock: Clock) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    for name, value in (("clock", "bank"), ("bank", 5), ("increment", 10)):
        await here.set("~house-rules", name, value)
    for seat, name in enumerate(("Ana", "Bo")):
        await here.answer(f"~name/{seat}", name=name)
    begin = await here.answer("~new")
    event = await here.answer(begin.asks[0].forms[0].id, ready=[])
    assert event.clock
    assert (event.clock.seat, event.clock.ms) == (0, 300_000)
    clock.ms += 60_000
    committing = await here.answer(event.asks[0].forms[0].id, tile="urban", value=3)
    assert committing.clock
    assert (committing.clock.seat, committing.clock.ms) == (0, 250_000)


async def test_the_time_of_each_player_and_phase_is_shown(desk: Desk, clock: Clock) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    begin = await here.go("play")
    await here.answer(begin.asks[0].forms[0].id, ready=[])
    clock.ms += 65_000
    shown = await here.go("times")
    assert shown.drawing
    said = [shape.text for shape in shown.drawing.shapes if isinstance(shape, wire.Text)]
    spent = {label: said[said.index(label) + 1] for label in ("Ana", "Bo", "Event tile")}
    assert spent == {"Ana": "1:05", "Bo": "0:00", "Event tile": "1:05"}


# ---- what can go wrong ------------------------------------------------------------------------------
async def test_a_full_disk_refuses_the_move_with_the_reason_and_the_game_goes_on_when_there_is_room(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    form = (await here.go("play")).asks[0].forms[0].id
    state = desk.table.session.state

    async def full(game_id: str, *lines: Line) -> None:
        raise Unwritable("log-unwritable", detail="database or disk is full")

    with monkeypatch.context() as while_full:
        while_full.setattr(desk.table.store, "append", full)
        assert "disk" in (await here.refused(wire.Answer(form=form, values={"ready": []}))).text
        assert desk.table.session.state == state
    await here.answer(form, ready=[])
    assert desk.table.session.state != state


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"ready": "all"},
        {"ready": [["deep"]]},
        {"ready": ["no such line"]},
        {"ready": [], "extra": 1},
        {"ready": None},
    ],
)
async def test_an_answer_of_the_wrong_shape_is_a_sentence_and_changes_nothing(
    desk: Desk, values: dict[str, object]
) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    form = (await here.go("play")).asks[0].forms[0].id
    state = desk.table.session.state
    assert len((await here.refused(wire.Answer(form=form, values=values))).text) > 10
    assert desk.table.session.state == state


@pytest.mark.parametrize("form", ["~nowhere", "~", "~fix/one/nothing@1", "nothing@0", "", "~new", "~simulator"])
async def test_an_answer_to_a_form_that_is_not_open_is_a_sentence(desk: Desk, form: str) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    assert (await here.refused(wire.Answer(form=form, values={}))).text


@pytest.mark.parametrize(
    ("form", "name", "value"),
    [
        ("~home", "game", "halma"),
        ("~new", "tint-0", "ultraviolet"),
        ("~new", "name-99", "Ana"),
        ("~new", "chair-x", "away"),
        ("~house-rules", "commit_s", 7),
        ("~settings", "lang", "fr"),
        ("~play/again", "x", 1),
    ],
)
async def test_a_setting_that_cannot_be_is_refused_in_a_sentence(
    desk: Desk, form: str, name: str, value: object
) -> None:
    here = await client(desk)
    await here.set("~home", "game", "battles_and_builders")
    draft = desk.table.draft
    assert (await here.refused(wire.Set(form=form, name=name, value=value))).text
    assert desk.table.draft == draft
    assert (await here.go("new")).band.who


@pytest.mark.parametrize(
    "page",
    ["seat/99", "seat/x", "seat/-1", "aid/99", "fix/page/99", "fix/one/none", "fix/more/none", "rule/", "rule/X-1",
     "record/none", "new/seat/99", "name/99", "simulator", "house-rules", "", "/", "~play", "play/play/play"],
)  # fmt: skip
async def test_any_path_shows_a_page_or_is_refused_in_a_sentence(desk: Desk, page: str) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    said = await here.tried(wire.Go(page=page))
    assert " " in said
    assert (await here.go("play")).asks


# ---- buttons and dice -------------------------------------------------------------------------------
def pressed(seat: int) -> Pressed:
    return Pressed(device=f"button:{seat}", button=seat, at_ms=0)


async def committing(here: Client) -> wire.Show:
    """The table at the first commit of round 1: an open field worth 4."""
    begin = await here.go("play")
    event = await here.answer(begin.asks[0].forms[0].id, ready=[])
    return await here.answer(event.asks[0].forms[0].id, tile="open", value=4)


async def test_a_seats_button_confirms_what_is_chosen_on_the_screen(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    shown = await committing(here)
    await desk.table.box.signal(pressed(0))
    await here.receive()
    assert [reply.form for reply in here.heard if isinstance(reply, wire.Press)] == [shown.asks[0].forms[0].id]


async def test_the_wrong_seats_button_is_answered_with_who_is_asked(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await committing(here)
    state = desk.table.session.state
    await desk.table.box.signal(pressed(2))
    assert any("Ana" in fact.text for fact in (await here.receive()).facts if fact.style == "warn")
    assert desk.table.session.state == state


async def test_rolled_dice_fill_the_form_and_a_button_confirms_them(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    shown = await committing(here)
    for count in (2, 0, 1):
        shown = await here.answer(shown.asks[0].forms[0].id, count=count)
    shown = await here.answer(shown.asks[0].forms[0].id, faces={"0": {"cavalry": 2}, "2": {"archers": 1}})
    wanted: list[tuple[str, ...]] = []
    desk.table.box.want = wanted.append
    for dice in ((("green", "5"), ("green", "6")), (("red", "3"),)):
        rolled = tuple(RolledDie(tint=tint, face=face) for tint, face in dice)
        await desk.table.box.signal(Rolled(device="serial:dice", dice=rolled, frame=1, at_ms=0))
        shown = await here.receive()
    assert shown.asks[0].forms[0].filled == {"pips": {"0": {"green1": 5, "green2": 6}, "2": {"red1": 3}}}
    assert wanted[0] == ("red",)
    await desk.table.box.signal(Pressed(device="button:next", button="next", at_ms=0))
    after = await here.receive()
    assert any("Ana" in item.text for item in after.news)
    assert [chip.score for chip in after.chips] == ["4", "−1", "0"]


async def test_a_lost_reader_is_said_once_and_so_is_its_return(desk: Desk) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    await desk.table.box.signal(Found(device="serial:dice"))
    assert (await here.receive()).facts == ()
    await desk.table.box.signal(Lost(device="serial:dice", reason="unplugged"))
    lost = await here.receive()
    await desk.table.box.signal(Found(device="serial:dice"))
    found = await here.receive()
    assert [len(shown.facts) for shown in (lost, found)] == [1, 1]
    assert lost.facts != found.facts


async def test_a_page_that_cannot_be_drawn_costs_nobody_else_theirs(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")
    other = await client(desk)

    def broken(view: View) -> wire.Show:
        raise ValueError("a fault of ours")

    monkeypatch.setitem(PAGES, "times", Page(draw=broken))
    assert (await other.go("times")).page == "home"
    assert (await here.go("play")).page == "play"


async def test_a_full_disk_keeps_nobody_from_leaving_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    here = await seated(desk, "Ana", "Bo", "Cem")

    async def full(*words: object) -> None:
        raise Unwritable("log-unwritable", detail="database or disk is full")

    monkeypatch.setattr(desk.table.store, "append", full)
    monkeypatch.setattr(desk.table.store, "keep", full)
    assert (await here.answer("~leave")).page == "home"
