"""What the rules cost: one move decoded, validated and applied, against python-chess in the same run.

.venv/bin/python -m tests.trials.bench.rules

Every game plays itself at random at each number of seats and both tracking levels. Then the same moves are made once
more under the clock: the JSON values of a record line become a move, the move becomes the next state. The yardstick is
`chess.Board.push_uci` over random games: also one move from text, checked and applied.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Iterable
from random import Random
from typing import Any

import chess
import msgspec

from companion.testkit.play import parties, random_game, setup
from rules.games import GAMES
from rules.kit.answers import fill_in, to_json
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Seat
from tests.trials.bench import figures

GAMES_EACH = 6  # per game and level

Move = tuple[Any, Seat, str, dict[str, Any]]  # state before, seat, tag, JSON values


def moves(of: AnyGame, state: Any, rng: Random) -> list[Move]:
    """The moves of one random game."""
    return [
        (step.before, step.prompt.seat, step.prompt.move, to_json(fill_in(step.prompt, step.values)))
        for step in random_game(of, state, rng)
    ]


def timed(of: AnyGame, games: Iterable[list[Move]]) -> list[float]:
    """Microseconds of each move, the games played through once."""
    spent: list[float] = []
    for game in games:
        for state, seat, tag, values in game:
            begun = time.perf_counter_ns()
            of.apply(state, seat, of.move(tag, values))
            spent.append((time.perf_counter_ns() - begun) / 1000)
    return spent


def chess_games(games: int) -> list[list[str]]:
    """Random games of chess, each move as UCI text."""
    rng, played = Random(1), list[list[str]]()
    for _ in range(games):
        board, moves = chess.Board(), list[str]()
        while not board.is_game_over() and board.ply() < 120:
            moves.append(rng.choice(list(board.legal_moves)).uci())
            board.push_uci(moves[-1])
        played.append(moves)
    return played


def chess_us(games: Iterable[list[str]]) -> list[float]:
    """Microseconds of each push_uci, the games played through once."""
    spent: list[float] = []
    for moves in games:
        board = chess.Board()
        for uci in moves:
            begun = time.perf_counter_ns()
            board.push_uci(uci)
            spent.append((time.perf_counter_ns() - begun) / 1000)
    return spent


def scene_bytes(of: AnyGame, played: Iterable[Move]) -> int:
    """The largest scene as JSON."""
    states = (state for state, *_ in played)
    return max(len(msgspec.json.encode(of.scene(seal(state, TABLE), TABLE))) for state in states)


def report(of: AnyGame, level: str, many: int, yardstick: float) -> tuple[str, ...]:
    """One row of the table."""
    rng = Random(7)
    games = [moves(of, setup(of, of.seats[i % len(of.seats)], tracking=level), rng) for i in range(many)]
    made = [move for game in games for move in game]
    spent = timed(of, games)
    median, p95 = figures.middle(spent), figures.percentile(spent, 0.95)
    figure = (f"{median:.1f}", f"{median / yardstick:.2f}", f"{p95:.1f}", f"{scene_bytes(of, made) / 1000:.1f}")
    return of.id, level or "full", f"{len(made)}", *figure


def main() -> None:
    gc.freeze()
    figures.machine()
    yardstick = figures.middle(chess_us(chess_games(30)))
    rows = [
        report(of, level, GAMES_EACH, yardstick)
        for of in GAMES
        for level in dict.fromkeys(party.tracking for party in parties(of))
    ]
    head = ("game", "level", "moves", "us", "x chess", "p95 us", "scene kB")
    figures.table(f"chess.Board.push_uci, python-chess {chess.__version__}: median {yardstick:.1f} us", head, rows)


if __name__ == "__main__":
    main()
