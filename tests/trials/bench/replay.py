"""Folding a record, as at every start: 10,000 moves, in process and as `companion replay`.

    .venv/bin/python -m tests.trials.bench.replay

The baseline is the rules alone: each move's values made into a move and applied, without form, prompts or clocks.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from companion.log.book import open_book, replay
from companion.log.record import Head, Line, Played, Undone, encode_record, read_record
from tests.trials.bench import figures
from tests.trials.bench.box import folder
from tests.trials.bench.records import GAME, Kind, record

SIZES: tuple[tuple[int, Kind], ...] = (
    (0, "just played"),
    (1_000, "corrected"),
    (10_000, "corrected"),
    (10_000, "taken back"),
)
ROUNDS = 3


def main() -> None:
    figures.machine()
    rows, process = [], []
    for wanted, kind in SIZES:
        head, lines = record(wanted, kind)
        moves = sum(isinstance(line, Played) for line in lines)
        data = encode_record(head, lines)
        name = f"{moves:,} {kind}"
        rows.append((name, f"{len(lines):,}", f"{len(data) / 1e6:.2f}", *in_process(data, head, lines, moves)))
        process.append((name, *as_process(data)))
    head_row = ("moves", "lines", "MB", "read ms", "fold ms", "us a move", "rules alone ms", "fold ratio")
    figures.table(f"In process, best of {ROUNDS}", head_row, rows)
    figures.table(
        f"`companion replay`, middle of {ROUNDS}", ("moves", "ms", "python -c pass", "ratio", "RSS MB"), process
    )


def in_process(data: bytes, head: Head, lines: list[Line], moves: int) -> tuple[str, ...]:
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


def as_process(data: bytes) -> tuple[str, ...]:
    """Wall time of the command, of an empty Python, and the command's peak memory."""
    with folder() as here:
        file = here / "long.jsonl"
        file.write_bytes(data)
        command = [sys.executable, "-m", "companion", "replay", str(file), "--json"]
        runs = [(_run(command), _run([sys.executable, "-c", "pass"])) for _ in range(ROUNDS)]
    took = figures.middle([ours[0] for ours, _ in runs])
    empty = figures.middle([bare[0] for _, bare in runs])
    return figures.ms(took), figures.ms(empty), figures.times(took / empty), f"{max(o[1] for o, _ in runs):.0f}"


def _run(command: list[str]) -> tuple[float, float]:
    """Seconds and megabytes of a process that must succeed."""
    started_s = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=Path.cwd())
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    return time.perf_counter() - started_s, used.ru_maxrss / 1024


if __name__ == "__main__":
    main()
