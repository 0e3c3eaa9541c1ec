"""Amendments: later lines are folded again, and one undo reverses the whole."""

from __future__ import annotations

from typing import Any

import pytest

from companion.errors import Damaged, Stale
from companion.log.book import new_head, replay, state_hash
from companion.log.record import (
    Amended,
    ClockRule,
    End,
    Line,
    Note,
    Paused,
    Played,
    Replacement,
    Undone,
    check,
    encode_record,
    moves_in_force,
    public_lines,
    read_record,
)
from companion.log.session import Session
from companion.table.amendments import Amendments, NewAnswer
from companion.table.intents import Amend
from rules.amritsar.game import GAME as AMRITSAR
from rules.any_game.game import GAME as PAD
from rules.kit.types import Illegal, Say, Seat, Seating, Who
from tests.companion.evenings import record
from tests.companion.log.table import Disk, Table, head
from tests.companion.tables import Clock
from tests.pebbles.game import GAME

RED_1 = NewAnswer(prompt="open", values={"fists": {"0": {"red": 1}, "1": {"blue": 1}}})
BO_WINS = NewAnswer(prompt="roll", values={"dice": {"pips": 4, "colour": "blue"}})


class AmendedTable(Table):
    """A table with a pending amendment."""

    def __init__(self, *args: Any, **known: Any) -> None:
        super().__init__(*args, **known)
        self.amending = Amendments()

    async def amend(self, n: int, step: Any, own: tuple[Seat, ...] = (), by: str = "screen") -> None:
        await self.written(await self.amending.begin(self.session, n, step, own, by), by)

    async def go_on(self, step: Any, own: tuple[Seat, ...] = (), by: str = "screen") -> None:
        draft = self.amending.find_draft(by, self.session)
        n = draft.trial.misfit.n if draft and draft.trial.misfit else 0
        await self.written(await self.amending.go_on(self.session, n, step, own, by), by)

    async def written(self, amend: Amend | None, by: str) -> None:
        if amend:
            await self.session.amend(amend.tried, amend.changed, by)

    def misfit(self, by: str = "screen") -> tuple[int, list[str]]:
        """The line that does not fit, and the questions there."""
        draft = self.amending.find_draft(by, self.session)
        assert draft is not None
        assert draft.trial.misfit is not None
        return draft.trial.misfit.n, [prompt.id for prompt in draft.trial.book.now.prompts]

    def folds_again(self) -> None:
        """The lines fold to the same game when read from a file."""
        there, lines, warnings = read_record(encode_record(self.head, self.session.lines))
        book = replay(GAME, there, lines)
        assert (state_hash(book.now.state), warnings) == (state_hash(self.session.state), ())
        assert [m.line for m in book.moments[1:]] == moves_in_force(lines)


@pytest.fixture
async def table() -> AmendedTable:
    """A table that has played a round."""
    table = AmendedTable()
    await table.round()
    return table


# ---- amending ----------------------------------------------------------------------------------------
async def test_what_was_missing_is_told_before_the_line_that_does_not_fit(table: AmendedTable) -> None:
    await table.answer("fist-0")
    await table.amend(4, BO_WINS)
    await table.go_on(NewAnswer(prompt="rest-1", values={}))
    assert table.misfit()[0] == 5, "what Ana did when she had won is still there"
    await table.go_on("out")
    assert [m.line.n for m in table.session.moments()[1:] if m.line] == [1, 2, 3, 4, -1, 6]
    assert [(e.n, e.undone) for e in table.session.history()] == [
        (1, False), (2, False), (3, False), (4, False), (-1, False), (5, True), (6, False), (7, False),
    ]  # fmt: skip
    table.folds_again()


async def test_a_line_that_did_not_happen_is_left_out_with_all_that_came_after_it(table: AmendedTable) -> None:
    await table.amend(3, "out")
    assert table.misfit() == (4, ["open"])
    await table.go_on("rest")
    assert table.names() == ["open"]
    assert {e.words.key for e in table.session.history() if e.undone} == {"log-left-out"}, "nobody has undone them"
    await table.session.undo(6, "screen")
    await table.session.undo(5, "screen")
    assert next(e.words.key for e in table.session.history() if e.undone) == "log-undone"
    table.folds_again()


async def test_a_later_line_that_would_say_something_else_is_asked_and_not_read_anew() -> None:
    """Amritsar: what was copied from the white tile does not become what the yellow one shows."""
    there, lines = record("amritsar/three_seats", "GAME", ("Ana", "Bo", "Cem"))
    session = Session.resume(AMRITSAR, there, lines[:60], Disk().append, lambda: 0)
    amending, asked = Amendments(), list[tuple[str, str]]()
    white_first = NewAnswer(prompt="sow", values={"order": ["white", "yellow"]})
    await amending.begin(session, 36, white_first, (), "screen")
    for answer in (NewAnswer(prompt="bonus", values={}), None):
        draft = amending.find_draft("screen", session)
        assert draft
        assert draft.trial.misfit
        assert draft.trial.why
        asked.append((draft.trial.misfit.move, draft.trial.why.say.key))
        if answer:
            await amending.go_on(session, draft.trial.misfit.n, answer, (), "screen")
    assert asked == [("bonus", "log-reads"), ("learn_tile", "log-reads")]


async def test_an_answer_that_is_refused_is_said_and_changes_nothing(table: AmendedTable) -> None:
    lines = list(table.disk.lines)
    with pytest.raises(Illegal):
        await table.amend(3, NewAnswer(prompt="open", values={"fists": {"0": {"red": 99}, "1": {}}}))
    assert table.disk.lines == lines
    assert table.amending.find_draft("screen", table.session) is None


async def test_clocks_stay_with_their_lines() -> None:
    table = AmendedTable()
    await table.answer("fist-0")
    table.wait(60_000)
    await table.answer("fist-1")
    table.wait(30_000)
    await table.answer("open", {"fists": {"0": {"red": 2}, "1": {"blue": 1}}})
    before = table.session.clocks().per_seat
    await table.amend(3, RED_1)
    assert table.session.clocks().per_seat == before


# ---- undoing -----------------------------------------------------------------------------------------
async def test_one_undo_takes_the_whole_back_and_redo_brings_it_again(table: AmendedTable) -> None:
    before, prompts = table.session.state, table.session.prompts()
    await table.amend(4, BO_WINS)
    await table.go_on("out")
    after = table.session.state
    offer = table.session.undo_offer()
    assert offer is not None
    assert (offer[0], offer[1].key) == (6, "log-amended")
    await table.session.undo(6, "screen")
    assert (table.session.state, table.session.prompts()) == (before, prompts)
    assert table.disk.lines[-1] == Undone(n=7, at=0, by="screen", drop=(6,))
    assert [(entry.n, entry.undone) for entry in table.session.history()[-2:]] == [(6, True), (7, False)]
    assert table.session.redo_offer(seat=0) is None, "a phone redoes only what is its own"
    await table.session.redo(6, "screen")
    assert table.session.state == after
    table.folds_again()


async def test_moves_after_it_are_undone_first_and_it_after_them() -> None:
    table = AmendedTable()
    await table.to_dice()
    await table.amend(3, RED_1)
    amended = table.session.state
    await table.answer("roll", {"dice": {"pips": 4, "colour": "red"}})
    with pytest.raises(Stale):
        await table.session.undo(4, "screen")
    await table.session.undo(5, "screen")
    assert table.session.state == amended
    await table.session.undo(4, "screen")
    await table.session.undo(3, "screen")
    assert table.names() == ["open"]
    for n in (3, 4, 5):
        await table.session.redo(n, "screen")
    assert table.names() == ["step-0", "rest-0"]
    table.folds_again()


async def test_a_finished_game_that_is_told_otherwise_ends_otherwise_or_goes_on() -> None:
    table = AmendedTable(head(rounds=1))
    await table.round()
    assert table.names() == []
    await table.amend(3, RED_1)
    assert [type(line) for line in table.disk.lines[-2:]] == [Amended, End]
    await table.amend(5, "out")
    assert table.names() == ["step-0", "rest-0"]
    table.folds_again()


# ---- two at once, gone, torn ------------------------------------------------------------------------
async def test_what_was_tried_before_somebody_else_played_is_not_written(table: AmendedTable) -> None:
    await table.amend(4, BO_WINS, by="phone:1")
    amend = await table.amending.begin(table.session, 3, RED_1, (), "screen")
    assert amend is not None
    await table.answer("fist-0")
    for late in (table.go_on("out", by="phone:1"), table.session.amend(amend.tried, amend.changed, "screen")):
        with pytest.raises(Stale) as error:
            await late
        assert error.value.say == Say(key="log-changed")


async def test_a_note_or_a_pause_meanwhile_is_no_harm(table: AmendedTable) -> None:
    amend = await table.amending.begin(table.session, 3, RED_1, (), "screen")
    assert amend is not None
    await table.session.note("tea", "phone:1")
    await table.session.pause(True, "phone:1")
    await table.session.amend(amend.tried, amend.changed, "screen")
    assert [type(line) for line in table.disk.lines[-3:]] == [Note, Paused, Amended]
    table.folds_again()


async def test_lines_that_do_not_count_cannot_be_told_otherwise() -> None:
    table = AmendedTable()
    await table.to_dice()
    await table.session.undo(3, "screen")
    for n in (0, 3, 4, 99, -1):
        with pytest.raises(Stale):
            await table.amend(n, "out")


def move(n: int, at: int = 0) -> Played:
    return Played(n=n, at=at, seat=0, by="screen", move="fist", prompt="fist-0")


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ((), "nothing is told"),
        ((Replacement(n=9, moves=()),), "there is no such line"),
        ((Replacement(n=1, moves=()), Replacement(n=1, moves=())), "one line twice"),
        ((Replacement(n=1, moves=(move(2),)),), "it takes another's number"),
        ((Replacement(n=1, moves=(move(-1), move(-1))),), "a number twice"),
        ((Replacement(n=2, moves=(move(-1, at=0), move(2, at=7))),), "time goes back"),
        ((Replacement(n=1, moves=(Played(n=1, at=0, seat=7, by="", move="fist"),)),), "nobody sits there"),
    ],
)
def test_a_record_whose_amendment_cannot_be_is_damaged_at_its_line(told: tuple[Replacement, ...], why: str) -> None:
    lines: list[Line] = [move(1), move(2, at=5), Amended(n=3, at=5, by="screen", told=told)]
    with pytest.raises(Damaged) as error:
        check(head(), lines)
    assert error.value.say.args["line"] == 4


# ---- secrets -----------------------------------------------------------------------------------------
RED, BLUE = {"pebbles": {"red": 2}}, {"pebbles": {"blue": 2}}
IN_SECRET = Say(key="log-in-secret", args={"who": Who(seat=0)})


async def test_a_secret_answer_is_told_otherwise_only_by_its_own_seat() -> None:
    table = AmendedTable(head(3))
    await table.answer("hide-0", RED, by="phone:0")
    await table.answer("fist-1")
    with pytest.raises(Stale):
        await table.amend(1, NewAnswer(prompt="hide-0", values=BLUE))
    with pytest.raises(Stale):
        await table.amend(1, "out", own=(1,))
    await table.amend(1, NewAnswer(prompt="hide-0", values=BLUE), own=(0,), by="phone:0")
    history = table.session.history()
    assert history[0].what == IN_SECRET
    assert history[-1].what == Say(key="log-amended", args={"what": IN_SECRET})
    assert history[-1].was == IN_SECRET
    assert public_lines(table.session.lines, {1}) == []
    table.folds_again()


async def test_what_others_told_in_secret_since_is_asked_anew_whatever_it_was() -> None:
    for answer in (RED, BLUE):
        table = AmendedTable(head(3))
        await table.answer("fist-1")
        await table.answer("hide-0", answer, by="phone:0")
        await table.amend(1, "out")
        assert table.names() == ["fist-0", "hide-0", "fist-1", "hide-1", "fist-2", "hide-2"]
        assert table.session.history()[1].what == IN_SECRET, "taken back unseen, it stays a secret"
        assert b"hide-0" not in table.session.export()
        table.folds_again()


async def test_after_an_amendment_nobody_takes_back_just_an_answer_of_before_it() -> None:
    table = AmendedTable(head(3))
    await table.answer("fist-1", by="phone:1")
    await table.answer("fist-0", by="phone:0")
    await table.amend(2, NewAnswer(prompt="fist-0", values={}))
    assert table.session.drop_offer(1, "phone:1") is None


async def test_a_question_that_is_still_the_same_takes_an_answer_of_before(table: AmendedTable) -> None:
    old = table.id("fist-0")
    await table.amend(4, BO_WINS)
    await table.go_on(NewAnswer(prompt="rest-1", values={}))
    await table.go_on("out")
    assert table.names()[0] == "fist-0"
    await table.session.answer(old, {}, "screen")
    table.folds_again()


# ---- what is gone since ------------------------------------------------------------------------------
async def darts() -> Session:
    """Three players have had a turn at darts; then Ana leaves."""
    begun = new_head(PAD, Seating(names=("Ana", "Bo", "Cem"), tints=PAD.tints[:3]), PAD.option_type(), {}, ClockRule(),
                     "7K2QMX", "2026-11-21T19:04:11Z")  # fmt: skip
    session = Session.begin(PAD, begun, Disk().append, Clock())

    async def answer(move: str, values: dict[str, Any]) -> None:
        prompts = (*session.prompts(), *(each for each in session.corrections() if each.move == move))
        await session.answer(next(p.id for p in prompts if p.move == move), values, "screen")

    await answer("choose", {"pad": "@darts-301"})
    for points in (60, 45, 26):
        await answer("tally", {"points": points})
    await answer("set_away", {"seats": [0]})
    return session


async def test_a_line_of_somebody_who_has_left_since_is_told_otherwise_and_they_stay_away() -> None:
    session = await darts()
    line = next(line for line in session.lines if line.n == 2)
    said = NewAnswer(prompt=line.prompt, values={"points": 100})  # type: ignore[union-attr]
    amend = await Amendments().begin(session, 2, said, (), "screen")
    assert amend is not None
    await session.amend(amend.tried, amend.changed, "screen")
    assert (session.sheet().totals, session.state.away) == ((201, 256, 275), (0,))
    assert {prompt.seat for prompt in session.prompts() if prompt.waits} == {1}


async def test_a_printed_value_that_was_never_told_is_asked_where_a_later_line_counts_on_it() -> None:
    table = AmendedTable(head(known={}))
    await table.to_dice()
    await table.answer("learn", {"stone": "s1", "value": 3})
    await table.answer("roll", {"dice": {"pips": 4, "colour": "red"}})
    await table.answer("step-0", {"way": "stone", "stone": "s1"})
    await table.answer("shells-1", {"shells": ["snail", "snail", "snail"]})
    lines = list(table.disk.lines)
    await table.amend(4, "out")
    assert table.misfit() == (7, ["read-s1"])
    assert table.disk.lines == lines, "nothing is written before the value is there"
    await table.go_on(NewAnswer(prompt="read-s1", values={"value": 2}))
    assert table.session.state.values == {"s1": 2}
    table.folds_again()
