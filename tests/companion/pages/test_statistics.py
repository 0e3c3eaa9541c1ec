"""Figures over many evenings: wins, the advantage of starting, results of players against each other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.log import luck
from companion.records import statistics
from companion.records.archive import FORMAT, Digest
from companion.records.statistics import HeadToHead, Length, StarterFigures


def game(
    kind: str,
    seats: tuple[str, ...],
    totals: tuple[int, ...],
    places: tuple[int, ...],
    *,
    first: int | None = 0,
    minutes: int = 60,
    dice: dict[str, dict[str, int]] | None = None,
) -> Digest:
    """A finished game in which each player had six turns of two minutes."""
    return Digest(
        format=FORMAT, hash="", id=f"{kind} {' '.join(seats)}", game=kind, utc="2026-10-01T19:00:00Z", seats=seats,
        totals=totals, places=places, first=first, length_ms=60_000 * minutes,
        spent_ms=tuple(720_000 for _ in seats), turns=tuple(6 for _ in seats), dice=dice or {},
    )  # fmt: skip


SHELF = (
    game("akkon", ("Ana", "Bo"), (9, 8), (1, 2), first=0, minutes=40),
    game("akkon", ("Bo", "Ana", "Cem"), (5, 14, 5), (2, 1, 2), first=1, minutes=80),
    game("akkon", ("bo ", "Ana"), (9, 8), (1, 2), first=1, minutes=60),
    game("ettana", ("Ana", "Cem"), (7, 7), (1, 1), first=0, minutes=30),
    game("himalaya", ("Cem", "Bo", "Dee"), (), (1, 3, 2), first=None, minutes=100),
)


# ---- per game -------------------------------------------------------------------------------------------
def test_the_game_that_was_played_most_comes_first() -> None:
    assert [(each.game, each.games) for each in statistics.figures_by_game(SHELF)] == [
        ("akkon", 3), ("ettana", 1), ("himalaya", 1)
    ]  # fmt: skip
    assert (statistics.figures_by_game(()), statistics.people(())) == ((), ())


def test_of_a_game_length_and_winning_points_are_told_for_each_number_of_seats_and_what_starting_is_worth() -> None:
    akkon, ettana, himalaya = statistics.figures_by_game(SHELF)
    assert akkon.length_ms == 60 * 60_000
    assert akkon.lengths == (
        Length(seats=2, games=2, length_ms=50 * 60_000, winning=9.0),
        Length(seats=3, games=1, length_ms=80 * 60_000, winning=14.0),
    )
    assert akkon.best
    assert (akkon.best.points, akkon.best.name, akkon.best.digest.id) == (14, "Ana", "akkon Bo Ana Cem")
    assert akkon.first
    assert (akkon.first.games, akkon.first.wins) == (3, 2.0)
    assert akkon.first.fair == pytest.approx(1 / 2 + 1 / 3 + 1 / 2), "as if every seat won alike"
    assert ettana.first == StarterFigures(games=1, wins=0.5, fair=0.5), "of a shared win who started has a part"
    assert (himalaya.first, himalaya.best, himalaya.lengths[0].winning) == (None, None, None)
    assert [(each.name, each.wins) for each in himalaya.people] == [("Cem", 1), ("Dee", 0), ("Bo", 0)]


def test_dice_are_counted_together_over_all_evenings() -> None:
    section = [game("akkon", ("Ana", "Bo"), (1, 2), (2, 1), dice={"red": {"6": n, "1": 1}}) for n in (1, 2)]
    (akkon,) = statistics.figures_by_game(section)
    assert akkon.dice == {"red": {"6": 3, "1": 2}}
    assert luck.mean(akkon.dice["red"]) == 4.0


# ---- per person -----------------------------------------------------------------------------------------
def test_a_person_is_known_by_name_whatever_its_capitals_and_spaces() -> None:
    assert [(each.name, each.games) for each in statistics.people(SHELF)] == [
        ("Ana", 4), ("Bo", 4), ("Cem", 3), ("Dee", 1)
    ]  # fmt: skip


def test_of_a_person_wins_places_turns_and_best_games_are_told() -> None:
    ana, cem = statistics.person_figures(SHELF, "Ana"), statistics.person_figures(SHELF, "cem")
    assert ana
    assert cem
    assert (ana.games, ana.wins, ana.place, ana.turn_ms) == (4, 3, 1.25, 120_000)
    assert cem.wins == 2, "who shares the first place has won"
    never = statistics.person_figures([replace(SHELF[0], turns=(0, 6), spent_ms=(0, 720_000))], "Ana")
    assert never
    assert never.turn_ms is None, "never waited for"
    assert statistics.person_figures(SHELF, "Zoe") is None
    assert [(each.digest.game, each.place, each.points) for each in statistics.past_games(SHELF, "Bo")] == [
        ("akkon", 2, 8), ("akkon", 2, 5), ("akkon", 1, 9), ("himalaya", 3, None)
    ]  # fmt: skip
    best = statistics.best_game(each for each in statistics.past_games(SHELF, "Ana") if each.digest.game == "akkon")
    assert best
    assert best.points == 14


def test_head_to_head_counts_who_was_ahead_and_leaves_ties_out() -> None:
    assert statistics.head_to_head(SHELF, "Ana") == (
        HeadToHead(name="Bo", games=3, ahead=2, behind=1),
        HeadToHead(name="Cem", games=2, ahead=1, behind=0),
    )
