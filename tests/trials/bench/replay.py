"""Folding a record, as at every start: up to 10,000 moves, most of them corrections.

    .venv/bin/python -m tests.trials.bench.replay

The baseline is the rules alone: each move's values made into a move and applied, without form, prompts or clocks.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Literal

from companion.log.book import open_book, replay
from companion.log.record import Head, Line, Played, Undone, encode_record, read_record
from rules.games import find
from rules.kit.types import TABLE, AnyGame, PublicNumber
from tests.trials.bench import figures

GOLDEN = Path(__file__).parents[2] / "golden" / "battles_and_builders" / "four_seats.jsonl"
PLAYED = 20  # moves of the golden game, until it is well under way
GAME: AnyGame = find("battles_and_builders")

Kind = Literal["just played", "corrected", "taken back"]
SIZES: tuple[tuple[int, Kind], ...] = (
    (0, "just played"),
    (1_000, "corrected"),
    (10_000, "corrected"),
    (10_000, "taken back"),
)
ROUNDS = 3


def main() -> None:
    figures.machine()
    rows = []
    for wanted, kind in SIZES:
        head, lines = record(wanted, kind)
        moves = sum(isinstance(line, Played) for line in lines)
        data = encode_record(head, lines)
        name = f"{moves:,} {kind}"
        rows.append((name, f"{len(lines):,}", f"{len(data) / 1e6:.2f}", *folded(data, head, lines, moves)))
    head_row = ("moves", "lines", "MB", "read ms", "fold ms", "us a move", "rules alone ms", "fold ratio")
    figures.table(f"Best of {ROUNDS}", head_row, rows)


def folded(data: bytes, head: Head, lines: list[Line], moves: int) -> tuple[str, ...]:
    """Read, fold, fold by the rules alone: the quickest of some rounds, taken in turns."""
    reads, folds, bares = [], [], []
    for _ in range(ROUNDS):
        started_s = time.perf_counter()
        read_record(data)
        read_s = time.perf_counter()
        replay(GAME, head, lines)
        fold_s = time.perf_counter()
        apply_all(head, lines)
        reads.append(read_s - started_s)
        folds.append(fold_s - read_s)
        bares.append(time.perf_counter() - fold_s)
    fold, bare = min(folds), min(bares)
    return (
        figures.ms(min(reads)), figures.ms(fold), f"{fold / moves * 1e6:.0f}", figures.ms(bare),
        figures.times(fold / bare),
    )  # fmt: skip


def apply_all(head: Head, lines: list[Line]) -> None:
    """The rules alone, with every state stored for undo."""
    states = {0: open_book(GAME, head).now.state}
    state = states[0]
    for line in lines:
        if isinstance(line, Played):
            state, _ = GAME.apply(state, line.seat, GAME.move(line.move, line.v))
            states[line.n] = state
        elif isinstance(line, Undone) and line.to is not None:
            state = states[line.to]


def record(moves: int, kind: Kind) -> tuple[Head, list[Line]]:
    """A game in progress with so many moves, most of them corrections: all active, or every one undone.

    "just played" is a whole game as people play it, with as many moves as it has.
    """
    head, golden, _ = read_record(GOLDEN.read_bytes())
    if kind == "just played":
        return head, golden
    lines = golden[:PLAYED]
    under_way = state = replay(GAME, head, lines).now.state
    rng = Random(1)
    for _ in range(moves - PLAYED):
        numbers = [c for c in GAME.corrections(state) if isinstance(c, PublicNumber)]
        line = _corrected(rng.choice(numbers), len(lines) + 1, rng)
        state, _ = GAME.apply(state, TABLE, GAME.move(line.move, line.v))
        lines.append(line)
        if kind == "taken back":
            state, n = under_way, len(lines) + 1
            lines.append(Undone(n=n, at=_at_ms(n), by="screen", to=PLAYED))
    return head, lines


def _corrected(number: PublicNumber, n: int, rng: Random) -> Played:
    value = rng.randint(number.least, number.most)
    return Played(n=n, at=_at_ms(n), seat=TABLE, by="screen", prompt=number.id, move=number.move,
                  v={number.field: value, **number.given})  # fmt: skip


def _at_ms(n: int) -> int:
    return n * 20_000


if __name__ == "__main__":
    main()
