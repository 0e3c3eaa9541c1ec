"""The only writer of a game: accepted and refused requests, and recovery after a power cut."""

from __future__ import annotations

import asyncio
from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from companion.errors import Damaged, Stale
from companion.log.book import new_head, replay, state_hash
from companion.log.record import AddedTime, ClockRule, End, Line, Note, Paused, Played, Undone
from companion.log.session import Session
from rules.kit.types import TABLE, Illegal, Prompt, PublicNumber, Say, Seating, Timer, Who
from tests.companion.log.table import Disk, Table, closed, head
from tests.pebbles.game import GAME
from tests.pebbles.options import Options


# ---- answers ----------------------------------------------------------------------------------------
async def test_an_answer_is_played_and_kept_with_what_the_prompt_knew() -> None:
    table = Table(head(known={}))
    await table.to_brook()
    await table.answer("step-0", {"way": "stone", "stone": "s3"})
    n = await table.answer("read-s3", {"value": 7}, by="phone:1")
    assert table.disk.lines[-1] == Played(
        n=n, at=0, seat=-1, by="phone:1", prompt="read-s3", move="learn", v={"value": 7, "stone": "s3"}
    )
    assert table.session.state.values == {"s3": 7}


async def test_of_two_taps_the_second_is_told_that_it_was_answered() -> None:
    table = Table()
    prompt = table.id("fist-0")
    taps = [table.session.answer(prompt, {}, by="screen") for _ in range(2)]
    first, second = await asyncio.gather(*taps, return_exceptions=True)
    assert first == 1
    assert isinstance(second, Stale)
    assert second.say == Say(key="log-stale")
    assert len(table.disk.lines) == 1


async def test_a_question_that_is_asked_again_at_once_is_another_one() -> None:
    start = Say(key="start-label")
    again = Prompt(id="again", seat=TABLE, move="set_start", label=start, confirm=start, given={"seat": 1}, waits=False)
    table = Table(game=with_other(GAME, prompts=lambda state: (*GAME.prompts(state), again)))
    for stamp in ("again@0", "again@1", "again@2"):
        await table.session.answer(stamp, {}, "screen")
        with pytest.raises(Stale):
            await table.session.answer(stamp, {}, "screen")


async def test_a_record_may_take_back_an_answer_before_which_something_was_set_right() -> None:
    fix = Played(n=2, at=0, seat=-1, by="screen", prompt="conches-1", move="conches", v={"value": 3, "seat": 1})
    lines: list[Line] = [Played(n=1, at=0, seat=0, by="screen", prompt="fist-0", move="fist"), fix,
             Undone(n=3, at=0, by="phone:0", drop=(1,))]  # fmt: skip
    table = Table(head(), lines)
    assert table.session.state.conches == (0, 3)
    assert table.names() == ["fist-0", "hide-0", "fist-1", "hide-1"]


async def test_an_answer_whose_sender_hangs_up_is_kept_and_counts() -> None:
    table = Table()
    on_disk = asyncio.Event()

    class Slow(Disk):
        async def append(self, *lines: Line) -> None:
            await on_disk.wait()
            await super().append(*lines)

    slow = Slow()
    session = Session.begin(GAME, table.head, slow.append, table.clock)
    answer = asyncio.create_task(session.answer(session.prompts()[0].id, {}, by="phone:0"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.cancel()
    on_disk.set()
    await session.note("next in line", by="screen")
    assert [type(line) for line in slow.lines] == [Played, Note]
    assert session.state.fists[0] is not None


# ---- undoing ----------------------------------------------------------------------------------------
async def test_a_record_that_takes_something_back_before_the_first_move_is_read() -> None:
    book = replay(GAME, head(), [Undone(n=1, at=0, by="screen", to=0)])
    assert (len(book.moments), book.undone) == (1, ())


async def test_once_something_else_was_played_nothing_is_to_be_redone() -> None:
    table = Table()
    n = await table.answer("fist-0")
    await table.session.undo(n, by="screen")
    assert table.session.redo_offer() == (n, table.session.public_words(n))
    await table.answer("fist-1")
    assert table.session.redo_offer() is None
    with pytest.raises(Stale) as error:
        await table.session.redo(n, by="screen")
    assert error.value.say == Say(key="log-no-redo")


# ---- the end ----------------------------------------------------------------------------------------
async def test_the_end_is_written_down_and_can_be_taken_back() -> None:
    table = Table(head(rounds=1))
    await table.round()
    assert table.names() == []
    assert table.disk.lines[-1] == End(n=6, at=0, ended_by="rounds", totals=(0, 0), places=(1, 1))
    assert (table.session.history()[-1].seat, table.session.history()[-1].by) == (TABLE, ""), "nobody ended it"
    await table.session.undo(5, by="screen")
    assert table.names() == ["step-0", "rest-0"]
    await table.answer("step-0", {"way": "stone", "stone": "s1"})
    await table.answer("shells-1", {"shells": ["conch", "snail", "conch"]})
    assert isinstance(table.disk.lines[-1], End)
    assert table.disk.lines[-1].totals == (0, 2)


# ---- correcting -------------------------------------------------------------------------------------
async def test_a_number_is_set_right_while_it_is_what_was_shown() -> None:
    table = Table()
    shown = table.session.corrections()[0]
    assert isinstance(shown, PublicNumber)
    assert shown.id == "conches-0@0"
    await table.session.answer(shown.id, {"value": 3}, by="screen")
    assert table.session.state.conches == (3, 0)
    whose = Say(key="", args={"0": Who(seat=0), "1": Say(key="conches")})
    assert table.session.undo_offer() == (1, Say(key="log-set-to", args={"what": whose, "n": 3}))
    with pytest.raises(Stale):
        await table.session.answer(shown.id, {"value": 4}, by="screen")


# ---- resuming ---------------------------------------------------------------------------------------
async def test_after_a_power_cut_everything_is_known_that_was_known_before() -> None:
    table = Table(head(3))
    await table.answer("hide-0", {"pebbles": {"red": 2}})
    await table.session.undo(1, by="screen")
    for seat in (1, 0, 2):
        await table.answer(f"fist-{seat}")
    await table.session.drop(4, by="screen", seat=0)
    await table.answer("hide-0", {"pebbles": {"red": 1}})
    await table.answer("open", {"fists": {"1": {}, "2": {}}})
    for name, values in (("conches-1", {"value": 3}), ("set-start", {"seat": 1})):
        fix = next(item.id for item in table.session.corrections() if item.id.startswith(f"{name}@"))
        await table.session.answer(fix, values, "screen")
    await table.answer("roll", {"dice": {"pips": 4, "colour": "red"}})
    await table.answer("rest-0")
    for _ in range(2):
        await table.session.undo(table.session.undo_offer()[0], by="screen")  # type: ignore[index]
    await table.session.pause(True, by="screen")
    before, after = table.session, Table(table.head, table.disk.lines).session
    assert before.revealed_answers == {7: 8}
    for looked_at in ("state", "revealed_answers", "paused", "lines"):
        assert getattr(after, looked_at) == getattr(before, looked_at), looked_at
    for look in (Session.moments, Session.history, Session.prompts, Session.corrections, Session.news, Session.clocks,
                 Session.undo_offer, Session.redo_offer, Session.sheet, Session.export):  # fmt: skip
        assert look(after) == look(before)
    assert before.redo_offer() == (11, before.public_words(11))


async def test_a_new_game_starts_from_its_head_alone_and_every_question_says_since_when_it_is_open() -> None:
    seating = Seating(names=("Ana", "Bo"), tints=("red", "blue"), start=1)
    known = {"stone": {"s1": {"value": 4}}}
    start = new_head(GAME, seating, Options(rounds=2), known, ClockRule(mode="up"), "7K2QMX", "2026")
    assert (start.version, start.options) == (GAME.version, {**asdict(Options()), "rounds": 2})
    table = Table(start)
    assert (table.session.state.start, table.session.state.values) == (1, {"s1": 4})
    assert [p.id for p in table.session.prompts()] == ["fist-0@0", "hide-0@0", "fist-1@0", "hide-1@0"]
    assert {p.ask for p in table.session.prompts()} == {"hide-0", "hide-1"}
    await table.answer("fist-1")
    await table.answer("fist-0")
    assert [(p.id, p.ask) for p in table.session.prompts()] == [("open@2", "open")]
    stamped = {(p.id, p.ask) for p in table.session.corrections() if isinstance(p, Prompt)}
    assert ("set-start@2", "set-start") in stamped


async def test_a_game_of_newer_rules_is_not_begun_nor_gone_on_with() -> None:
    newer = replace(head(), version=GAME.version + 1)
    with pytest.raises(Damaged) as error:
        Table(newer)
    told = Say(key="record-newer-rules", args={"game": "pebbles", "version": GAME.version + 1})
    assert error.value.say == told


@pytest.mark.parametrize(
    "move",
    [
        Played(n=1, at=0, seat=0, by="screen", prompt="fist-0", move="dance"),
        Played(n=1, at=0, seat=1, by="screen", prompt="fist-0", move="fist"),
        Played(n=1, at=0, seat=-1, by="screen", prompt="roll", move="roll", v={"dice": {"pips": 1, "colour": "red"}}),
        Played(n=1, at=0, seat=0, by="x", prompt="hide-0", move="hide", v={"pebbles": {"red": 9}}, secret=True),
        Played(n=1, at=0, seat=0, by="x", prompt="hide-0", move="hide", v={"pebbles": {"red": 1}}),
        Played(n=1, at=0, seat=0, by="x", prompt="hide-0", move="hide", v={"pebbles": {"red": 0}}, secret=True),
        Played(n=1, at=0, seat=-1, by="timer", move="time_up"),
    ],
    ids=["no such move", "wrong seat", "not asked", "over the limit", "no secret of it", "as no form says it",
         "no such timer"],
)  # fmt: skip
async def test_a_record_holds_only_what_could_have_been_answered(move: Played) -> None:
    with pytest.raises(Damaged) as error:
        Table(head(), [move])
    assert error.value.say == Say(key="log-illegal-line", args={"line": 2})


@pytest.mark.parametrize("wrong", [{"seat": 0}, {"v": {"pips": 1}}, {"move": "roll"}, {}])
async def test_of_time_up_a_record_holds_only_what_the_glass_could_have_done(wrong: dict[str, Any]) -> None:
    line = replace(Played(n=1, at=30_000, seat=-1, by="timer", move="time_up"), **wrong)
    if wrong:
        with pytest.raises(Damaged) as error:
            Table(head(hide_s=30), [line])
        assert error.value.say == Say(key="log-illegal-line", args={"line": 2})
    else:
        assert Table(head(hide_s=30), [line]).names() == ["roll"], "nobody has closed a fist"


async def test_a_form_that_does_not_fit_its_move_is_a_refusal_with_its_rule() -> None:
    """Only foreign packages may have such a form."""

    def prompts(state: Any) -> tuple[Prompt, ...]:
        return tuple(replace(prompt, given={"cheat": 1}) for prompt in GAME.prompts(state))

    def timers(state: Any) -> tuple[Timer, ...]:
        return (Timer(id="glass", seat=TABLE, ms=1_000, label=Say(key="hide-timer"), expire="roll"),)

    table = Table(game=with_other(GAME, prompts=prompts, timers=timers))
    session = table.session
    with pytest.raises(Illegal) as error:
        await session.answer("fist-0@0", {}, "screen")
    assert (error.value.say, error.value.rule) == (Say(key="log-malformed"), "PEB-3")
    table.wait(1_000)
    with pytest.raises(Illegal) as error:
        await session.tick()
    assert (error.value.say, error.value.rule) == (Say(key="log-malformed"), "")
    assert (await session.tick(), session.next_due_ms(), table.disk.lines) == ((), None, [])


async def test_a_record_of_another_version_that_does_not_fold_says_so() -> None:
    with pytest.raises(Damaged) as error:
        Table(replace(head(), version=0), [Played(n=1, at=0, seat=0, by="screen", prompt="wave-0", move="fist")])
    assert error.value.say == Say(key="log-other-version", args={"line": 2})


@pytest.mark.parametrize(
    "wrong", [{"options": {"rounds": "many"}}, {"catalogue": {"stone": {"s1": {}}}}, {"game": "chess"}]
)
def test_a_head_that_does_not_fit_the_game_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Damaged) as error:
        Table(replace(head(), **wrong))
    assert error.value.say == Say(key="log-no-head")


# ---- the rest of the log ------------------------------------------------------------------------------
async def test_each_line_of_the_log_says_when_who_and_by_what_it_was_written() -> None:
    table = Table()
    table.wait(1_500)
    await table.session.answer(table.id("fist-0"), {}, by="phone:0", edited=True)
    table.wait(500)
    await table.answer("fist-1", by="button:1")
    await table.session.pause(True, by="screen")
    await table.session.pause(False, by="phone:1")
    await table.session.note(" " + "x" * 500, by="screen")
    await table.session.undo(2, by="screen")
    told = table.session.history()
    assert [(e.n, e.at_ms, e.seat, e.by, e.undone) for e in told] == [
        (1, 1_500, 0, "phone:0", False),
        (2, 2_000, 1, "button:1", True),
        (3, 2_000, -1, "screen", False),
        (4, 2_000, -1, "phone:1", False),
        (5, 2_000, -1, "screen", False),
        (6, 2_000, -1, "screen", False),
    ]
    fists = [table.session.public_words(n) for n in (1, 2)]
    assert [e.what for e in told] == [
        Say(key="log-edited", args={"what": fists[0]}),
        fists[1],
        Say(key="log-paused"),
        Say(key="log-goes-on"),
        Say(key="log-note", args={"text": "x" * 400}),
        Say(key="log-taken-back", args={"what": Say(key="", args={"0": closed(1)})}),
    ]


async def test_more_time_and_the_end_of_the_game_stand_in_the_log() -> None:
    given = [AddedTime(n=n, at=0, by="phone:1", id="hide-1", ms=ms) for n, ms in enumerate((90_500, 60_000), 1)]
    table = Table(head(rounds=1, hide_s=30), given)
    await table.round()
    told = table.session.history()
    assert (told[0].what, told[0].by) == (Say(key="log-added", args={"seconds": 90}), "phone:1")
    assert told[1].what == Say(key="log-added", args={"seconds": 60})
    assert told[-1].what == Say(key="log-over")


async def test_who_taps_too_late_is_told_what_was_answered_and_by_whom() -> None:
    table = Table()
    asked = table.id("fist-0")
    assert table.session.given_answer(asked, ()) is None
    await table.answer("fist-0")
    told = Say(key="log-answered", args={"what": table.session.public_words(1)})
    assert table.session.given_answer(asked, ()) == told
    assert table.session.given_answer("fist-0@7", ()) is None
    assert table.session.given_answer("", ()) is None


async def test_news_of_the_last_three_moves_go_when_they_are_taken_back() -> None:
    table = Table()
    await table.to_brook()
    told = [(n, [news.say.key for news in news]) for n, news in table.session.news()]
    assert told == [(2, []), (3, []), (4, ["wins"])]
    await table.session.undo(4, by="screen")
    assert [n for n, _ in table.session.news()] == [1, 2, 3]


async def test_pausing_twice_is_written_once() -> None:
    table = Table()
    await table.session.pause(True, by="screen")
    await table.session.pause(True, by="button:0")
    assert table.disk.lines == [Paused(n=1, at=0, by="screen", on=True)]


async def test_a_note_with_broken_letters_is_kept_without_them() -> None:
    table = Table()
    await table.session.note("tea\ud800", by="screen")
    assert table.disk.lines == [Note(n=1, at=0, by="screen", text="tea?")]


def test_equal_states_have_equal_hashes_however_they_came_about() -> None:
    assert state_hash({"a": 1, "b": [2]}) == state_hash({"b": [2], "a": 1}) != state_hash({"a": 1, "b": [3]})
