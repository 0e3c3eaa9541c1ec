"""The course of a game: points after each move, rounds, waits for each seat, who was ahead, the luck of dice."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from companion.log.book import Moment
from companion.log.course import Course, Lead, Point, course, first_seat, lead_changes, turns
from companion.log.disk.store import StoredGame
from companion.log.luck import LEAST_DICE, face_counts, faces_text, mean, seat_luck
from companion.log.record import Played
from companion.log.session import Session
from companion.records.archive import FORMAT, digest
from companion.records.records import fold
from rules.kit.types import Pick, Say, ScoreLine, Sheet, Throw, Who
from tests.companion.evenings import end, record
from tests.companion.log.table import Table, head


def session(name: str, *people: str) -> Session:
    return fold(*record(name, "X", people))


@pytest.fixture(scope="module")
def kings() -> Session:
    return session("battles_and_builders/two_seats", "Ana", "Bo")


def numbers(went: Course) -> list[int]:
    return [each.number for each in went.rounds]


def test_points_and_times_begin_before_the_first_move_and_end_with_the_last(kings: Session) -> None:
    went = course(kings)
    assert len(went.totals) == len(kings.moments())
    assert went.totals[-1] == kings.sheet().totals


def test_every_round_begins_once_and_in_order_and_without_rounds_every_turn(kings: Session) -> None:
    turned = course(session("ettana/ledger_points_2_seats", "Ana", "Bo"))
    for went, unit, most in ((course(kings), "round", 8), (turned, "turn", len(turned.rounds))):
        assert went.unit == unit
        assert numbers(went) == list(range(1, most + 1))
        assert [each.move for each in went.rounds] == sorted({each.move for each in went.rounds})


def test_a_game_that_counts_its_rounds_from_one_again_says_so() -> None:
    went = course(session("amritsar/two_seats_ledger", "Ana", "Bo"))
    assert numbers(went).count(1) == 3


def test_a_turn_lasts_as_long_as_the_table_waits_for_that_seat(kings: Session) -> None:
    waited = [moment.running.seats for moment in kings.moments()]
    begun = turns(kings)
    for seat in (0, 1):
        asked = "".join("x" if seat in seats else " " for seats in waited)
        assert begun[seat] == len(asked.split())


def test_who_starts_is_known_even_where_it_is_only_found_out_in_the_game() -> None:
    found = session("ettana/full_points_2_seats", "Ana", "Bo")
    assert found.game.scene(found.moments()[0].state, -1).start is None
    assert first_seat(found) in (0, 1)


# ---- the stored summary -----------------------------------------------------------------------------
def evening(name: str, *people: str, dice: tuple[str, ...] = ()) -> tuple[StoredGame, Session]:
    """A golden record; a dice reader read these in its first move."""
    start, (first, *others) = record(name, "X", people)
    assert isinstance(first, Played)
    lines = [replace(first, dice=dice), *others]
    over = end(lines)
    entry = StoredGame(id="X", game=start.game, seats=start.seats, utc="2026-11-21", last_utc="2026-11-22", moves=3,
                  lines=3, hash="h", finished=True, tints=start.tints, ended_by=over.ended_by, totals=over.totals,
                  places=over.places)  # fmt: skip
    return entry, fold(start, lines)


def test_a_digest_holds_who_had_what_and_who_was_waited_for() -> None:
    entry, went = evening("battles_and_builders/two_seats", "Ana", "Bo")
    made, clocks, begun = digest(entry, went), went.clocks(), turns(went)
    assert (made.utc, made.first, made.kind, made.fewest) == ("2026-11-21", first_seat(went), made.game, False)
    assert (made.length_ms, made.spent_ms) == (clocks.at_ms, (clocks.per_seat[0], clocks.per_seat[1]))
    assert made.turns == (begun[0], begun[1])
    assert made.is_of(entry)
    assert not made.is_of(replace(entry, hash="another"))
    assert not replace(made, format=FORMAT - 1).is_of(entry)


def test_a_game_on_a_pad_is_known_by_its_name_and_by_who_is_ahead() -> None:
    people = ("Ana", "Bo", "Cem")
    hearts = digest(*evening("any_game/hearts_3", *people))
    assert (hearts.fewest, hearts.kind) == (True, "any_game/name-hearts")
    own = replace(hearts, named=Say(key="", args={"0": "Settlers", "1": 4}))
    assert own.kind == "any_game/Settlers 4"
    assert hearts.turns == hearts.spent_ms == (0, 0, 0), "nobody was waited for by name"


def test_only_what_a_dice_reader_read_and_nobody_has_changed_is_luck() -> None:
    entry, went = evening("battles_and_builders/two_seats", "Ana", "Bo")
    rolled = [line for line in went.lines if isinstance(line, Played)][:3]
    frames = ("D green=5 red=3", "D green=5"), ("D green=1",), ("D green=6",)
    lines = [replace(line, dice=dice, edited=i == 2) for i, (line, dice) in enumerate(zip(rolled, frames, strict=True))]
    assert face_counts(lines) == {"green": {"5": 2, "1": 1}, "red": {"3": 1}}
    assert digest(entry, went).dice == {}
    read = digest(*evening("battles_and_builders/two_seats", "Ana", "Bo", dice=("D green=5 red=3", "D green=5")))
    assert read.dice == {"green": {"5": 2}, "red": {"3": 1}}


def test_faces_are_listed_numbers_first_in_their_order_and_then_words() -> None:
    faces = Counter({"gold": 1, "10": 2, "9": 3, "ox": 1, "1": 4})
    assert faces_text(faces) == "1 ×4  9 ×3  10 ×2  ox ×1  gold ×1"
    assert mean(Counter({"1": 1, "4": 1})) == 2.5
    assert mean(faces) is None


def test_where_the_phase_names_no_round_the_one_before_goes_on(kings: Session) -> None:
    def known(moment: Moment) -> Point:
        args: dict[str, str | int | Say | Who | Pick] = {"round": moment.n - 3} if moment.n % 3 else {"n": "two"}
        return Point(sheet=kings.sheet(), phase=Say(key="phase", args=args))

    went = course(kings, known)
    assert [(each.move, each.number) for each in went.rounds][:4] == [(4, 1), (5, 2), (7, 4), (8, 5)]


def test_whom_the_table_waits_for_at_the_very_beginning_has_a_turn() -> None:
    assert turns(Table(head(3)).session) == {0: 1, 1: 1, 2: 1}


# ---- who was ahead, and what the dice did ------------------------------------------------------------
def led(*totals: tuple[int, ...], fewest: bool = False) -> Course:
    line = ScoreLine(key="all", label=Say(key="all"), values=totals[-1])
    sheets = tuple(Sheet(lines=(line,), totals=each, fewest=fewest) for each in totals)
    return Course(totals=totals, rounds=(), unit="turn", sheets=sheets)


@pytest.mark.parametrize(
    ("totals", "leads", "turned"),
    [
        (((0, 0), (3, 0), (3, 5), (9, 5)), ((0, 1), (1, 2), (0, 3)), 3),
        (((0, 0), (3, 0), (3, 3), (4, 3)), ((0, 1), (0, 3)), 3),
        (((0, 0), (3, 0), (5, 0)), ((0, 1),), 1),
        (((0, 0), (3, 0), (3, 3)), ((0, 1),), None),
        (((0, 0), (0, 0)), (), None),
    ],
)
def test_whoever_is_alone_ahead_leads_and_the_last_lead_that_lasts_has_decided_it(
    totals: tuple[tuple[int, ...], ...], leads: tuple[tuple[int, int], ...], turned: int | None
) -> None:
    (found,) = lead_changes(led(*totals))
    assert found.leads == tuple(Lead(seat=seat, move=move) for seat, move in leads)
    assert (found.final_lead and found.final_lead.move) == turned


def test_where_few_points_win_whoever_has_fewest_leads() -> None:
    (found,) = lead_changes(led((0, 0), (5, 2), (5, 9), fewest=True))
    assert [lead.seat for lead in found.leads] == [1, 0]


def test_where_nothing_is_added_up_each_line_that_decides_has_its_lead() -> None:
    def sheet(*values: int | None) -> Sheet:
        line = ScoreLine(key="villages", label=Say(key="villages"), values=values)
        return Sheet(lines=(line, replace(line, key="beside", counts=False)))

    sheets = (sheet(None, None), sheet(1, 1), sheet(1, 2))
    found = lead_changes(Course(totals=((), (), ()), rounds=(), unit="turn", sheets=sheets))
    assert [(each.of.key, each.leads) for each in found] == [("villages", (Lead(seat=1, move=2),))]


# ---- dice ---------------------------------------------------------------------------------------------
async def rolled(times: int, *, edited: bool = False) -> Table:
    """Everybody hides nothing else than before; the die is read each time."""
    table = Table()
    for _ in range(times):
        await table.to_dice()
        values = {"dice": {"pips": 4, "colour": "red"}}
        await table.session.answer(table.id("roll"), values, "screen", ("serial:die pips=4",), edited)
        await table.answer("rest-0")
    return table


async def test_too_few_dice_say_nothing_and_neither_do_those_that_somebody_has_changed() -> None:
    table = await rolled(2)
    assert seat_luck(table.session.moments(), 2) == ()
    assert LEAST_DICE >= 20
    moments = table.session.moments()
    many = tuple(moment for moment in moments if moment.line and moment.line.dice) * LEAST_DICE
    edited = tuple(replace(m, line=replace(m.line, edited=True)) for m in many if m.line)
    assert seat_luck(edited, 2) == ()


async def test_what_was_rolled_stands_beside_what_fair_dice_give_nineteen_times_of_twenty() -> None:
    table = await rolled(1)
    roll = next(moment for moment in table.session.moments() if moment.line and moment.line.dice)
    assert roll.line
    many = (replace(roll, line=replace(roll.line, seat=1)),) * 24
    (luck,) = seat_luck(many, 2)
    assert (luck.seat, luck.dice, luck.total) == (1, 24, 96)
    assert luck.expected == pytest.approx(24 * 3.5)
    assert luck.within == pytest.approx(1.96 * (24 * 35 / 12) ** 0.5)


async def test_dice_whose_faces_nobody_knows_are_compared_with_nothing() -> None:
    table = await rolled(1)
    roll = next(moment for moment in table.session.moments() if moment.line and moment.line.dice)
    asked, line = roll.answered, roll.line
    assert asked
    assert line
    roll = replace(roll, line=replace(line, seat=1))
    (throw,) = (field for field in asked.fields if isinstance(field, Throw))
    assert seat_luck((roll,) * LEAST_DICE, 2) != ()
    unknown = replace(throw, dice=tuple(replace(die, is_printed=False) for die in throw.dice))
    assert seat_luck((replace(roll, answered=replace(asked, fields=(unknown,))),) * LEAST_DICE, 2) == ()
