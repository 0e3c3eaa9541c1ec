"""Records of any length. A game of Battles & Builders has some sixty moves: the rest are corrections."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Literal

from companion.log.book import replay
from companion.log.record import Head, Line, Played, Undone, read_record
from rules.games import find
from rules.kit.types import TABLE, AnyGame, PublicNumber

GOLDEN = Path(__file__).parents[2] / "golden" / "battles_and_builders" / "four_seats.jsonl"
PLAYED = 20  # moves of the golden game, until it is well under way

GAME: AnyGame = find("battles_and_builders")

Kind = Literal["just played", "corrected", "taken back"]


def record(moves: int, kind: Kind, seed: int = 1) -> tuple[Head, list[Line]]:
    """A game in progress with so many moves, most of them corrections: all active, or every one undone.

    "just played" is a whole game as people play it, with as many moves as it has.
    """
    head, golden, _ = read_record(GOLDEN.read_bytes())
    if kind == "just played":
        return head, golden
    lines = golden[:PLAYED]
    under_way = state = replay(GAME, head, lines).now.state
    rng = Random(seed)
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
