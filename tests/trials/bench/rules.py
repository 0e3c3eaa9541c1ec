"""What the rules cost: one move decoded, validated and applied, against python-chess in the same run.

`python -m tests.trials.bench.rules [--games N] [GAME ...]` (needs `chess`, from the dependency group "bench").

Every game plays itself at random at each number of seats and both tracking levels. Then the same moves are made once
more under the clock: the JSON values of a record line become a move, the move becomes the next state. The yardstick is
`chess.Board.push_uci` over random games: also one move from text, checked and applied.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import chess
import msgspec

from rules.games import GAMES
from rules.kit.answers import fill_in, to_json
from rules.kit.sample import answer
from rules.kit.seal import seal
from rules.kit.types import TABLE, AnyGame, Choice, Illegal, Seat, Seating

NAMES = ("Ana", "Bo", "Cem", "Dee", "Eli")
MOST_MOVES = 4000
TRIES = 200

Played = tuple[Any, Seat, str, dict[str, Any]]  # state before, seat, tag, JSON values


def levels(of: AnyGame) -> tuple[str, ...]:
    """The tracking levels that a game offers."""
    for setting in of.settings:
        if setting.field.name == "tracking" and isinstance(setting.field, Choice):
            return tuple(str(option.value) for option in setting.field.options)
    return ("full",)


def play(of: AnyGame, seats: int, level: str, rng: Random) -> Iterator[Played]:
    """The moves of one random game."""
    chosen = {"tracking": level} if len(levels(of)) > 1 else {}
    options = msgspec.convert(chosen, of.option_type)
    state = of.setup(Seating(names=NAMES[:seats], tints=of.tints[:seats]), options, {})
    for _ in range(MOST_MOVES):
        prompts = [p for p in of.prompts(state) if not p.secret]
        if not prompts:
            return
        for _ in range(TRIES):
            prompt = rng.choice(prompts)
            values = to_json(fill_in(prompt, answer(prompt, rng)))
            try:
                after = of.apply(state, prompt.seat, of.move(prompt.move, values))[0]
            except Illegal:
                continue
            yield state, prompt.seat, prompt.move, values
            state = after
            break


def timed(of: AnyGame, games: Iterable[list[Played]]) -> list[float]:
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


def scene_bytes(of: AnyGame, played: Iterable[Played]) -> int:
    """The largest scene as JSON."""
    states = (state for state, *_ in played)
    return max(len(msgspec.json.encode(of.scene(seal(state, TABLE), TABLE))) for state in states)


def report(of: AnyGame, level: str, games: int, yardstick: float) -> str:
    """One line of the table."""
    rng = Random(7)
    played = [list(play(of, of.seats[i % len(of.seats)], level, rng)) for i in range(games)]
    moves = [move for game in played for move in game]
    spent = sorted(timed(of, played))
    median, p95 = statistics.median(spent), spent[len(spent) * 95 // 100]
    return (
        f"{of.id:22} {level:7} {len(moves):6} {median:8.1f} {median / yardstick:7.2f} {p95:8.1f} "
        f"{scene_bytes(of, moves) / 1000:8.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=6, help="per game and level (default %(default)s)")
    words = parser.parse_args()
    gc.freeze()
    yardstick = statistics.median(chess_us(chess_games(30)))
    print(f"chess.Board.push_uci, python-chess {chess.__version__}: median {yardstick:.1f} us")
    print(f"{'game':22} {'level':7} {'moves':>6} {'us':>8} {'x chess':>7} {'p95 us':>8} {'scene kB':>8}")
    for of in GAMES:
        if not words.ids or of.id in words.ids:
            for level in levels(of):
                print(report(of, level, words.games, yardstick))


if __name__ == "__main__":
    main()
