"""The course of a game: points after each move, rounds, and the number of waits for each seat."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from companion.log.book import Moment
from companion.log.course import Course, Point, course, first_seat, turns
from companion.log.disk.store import StoredGame
from companion.log.luck import face_counts, faces_text, mean
from companion.log.record import Played
from companion.log.session import Session
from companion.records.archive import FORMAT, digest
from companion.records.records import fold
from rules.kit.types import Pick, Say, Who
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


def test_every_round_begins_once_and_in_order(kings: Session) -> None:
    went = course(kings)
    assert numbers(went) == list(range(1, 9))
    assert [each.move for each in went.rounds] == sorted({each.move for each in went.rounds})
    assert went.unit == "round"


def test_a_game_that_counts_its_rounds_from_one_again_says_so() -> None:
    went = course(session("amritsar/two_seats_ledger", "Ana", "Bo"))
    assert numbers(went).count(1) == 3


def test_a_game_without_rounds_counts_turns() -> None:
    went = course(session("ettana/ledger_points_2_seats", "Ana", "Bo"))
    assert went.unit == "turn"
    assert numbers(went) == list(range(1, len(went.rounds) + 1))


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
    made = digest(entry, went)
    assert (made.hash, made.id, made.game, made.utc, made.seats) == ("h", "X", entry.game, "2026-11-21", ("Ana", "Bo"))
    assert (made.totals, made.places, made.first) == (entry.totals, entry.places, first_seat(went))
    clocks, begun = went.clocks(), turns(went)
    assert (made.length_ms, made.spent_ms) == (clocks.at_ms, (clocks.per_seat[0], clocks.per_seat[1]))
    assert (made.turns, made.named, made.kind, made.fewest) == ((begun[0], begun[1]), None, made.game, False)
    assert made.is_of(entry)
    assert not made.is_of(replace(entry, hash="another"))
    assert not replace(made, format=FORMAT - 1).is_of(entry)


def test_what_was_kept_of_most_games_says_nothing_of_a_name_and_is_read_as_it_was_made() -> None:
    made = digest(*evening("battles_and_builders/two_seats", "Ana", "Bo"))
    kept = to_builtins(made)
    assert kept.keys() & {"named", "fewest"} == set()
    assert convert(kept, type(made)) == made


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


def test_what_is_known_of_a_moment_already_is_not_worked_out_again(kings: Session) -> None:
    asked: list[int] = []

    def known(moment: Moment) -> Point:
        asked.append(moment.n)
        return Point(sheet=kings.sheet(), phase=Say(key="phase", args={"n": 7}))

    went = course(kings, known)
    assert asked == [moment.n for moment in kings.moments()]
    assert (numbers(went), went.unit, set(went.totals)) == ([7], "turn", {kings.sheet().totals})


def test_where_the_phase_names_no_round_the_one_before_goes_on(kings: Session) -> None:
    def known(moment: Moment) -> Point:
        args: dict[str, str | int | Say | Who | Pick] = {"round": moment.n - 3} if moment.n % 3 else {"n": "two"}
        return Point(sheet=kings.sheet(), phase=Say(key="phase", args=args))

    went = course(kings, known)
    assert [(each.move, each.number) for each in went.rounds][:4] == [(4, 1), (5, 2), (7, 4), (8, 5)]


def test_whom_the_table_waits_for_at_the_very_beginning_has_a_turn() -> None:
    assert turns(Table(head(3)).session) == {0: 1, 1: 1, 2: 1}
