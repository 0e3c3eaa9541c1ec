"""The logs of games: random games with undo, notes and pauses, and golden records."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

from msgspec.structs import replace

from companion.log.book import new_head, replay
from companion.log.record import ClockRule, End, Head, Line, Note, Paused, public_lines, read_record
from companion.log.session import Session
from rules.kit.sample import answer
from rules.kit.types import AnyGame, Illegal, Seating
from tests.contract.games import game

GOLDEN = Path(__file__).parents[1] / "golden"
UTC = "2026-11-21T19:04:11Z"


async def evening(of: AnyGame, seed: int, steps: int) -> AsyncIterator[Session]:
    """A random game after each of `steps` actions at a table."""
    rng = Random(seed)

    async def append(*lines: Line) -> None:
        pass

    session = Session.begin(of, new_game(of, rng), append, lambda: 0)
    for _ in range(steps):
        try:
            await _step(session, rng)
        except Illegal:
            continue
        yield session


def new_game(of: AnyGame, rng: Random) -> Head:
    seats = rng.choice(of.seats)
    seating = Seating(names=("Ana", "Bo", "Cem", "Dee", "Eli")[:seats], tints=of.tints[:seats])
    return new_head(of, seating, of.option_type(), {}, ClockRule(), "7K2QMX", UTC)


async def _step(session: Session, rng: Random) -> None:
    what, undo, prompts = rng.random(), session.undo_offer(), session.prompts()
    own = session.drop_offer(rng.randrange(len(session.head.seats)), "phone:1")
    if what < 0.12 and undo:
        await session.undo(undo[0], by="screen")
    elif what < 0.3 and own:
        await session.drop(own[0], by="phone:1", seat=session.lines[own[0] - 1].seat)  # type: ignore[union-attr]
    elif what < 0.33:
        await session.note("Ana thinks", by="screen")
    elif what < 0.36:
        await session.pause(not session.paused, by="screen")
    elif prompts:
        prompt = rng.choice(prompts)
        await session.answer(prompt.id, answer(prompt, rng), by="screen")


def as_public(lines: Sequence[Line], sealed: set[int]) -> list[Line]:
    """The public lines of a game: those of an export during play, and the end line of a finished game."""
    shown = public_lines(lines, sealed)
    ends = next((line for line in reversed(lines) if not isinstance(line, Note | Paused)), None)
    return [*shown, replace(ends, n=len(shown) + 1)] if isinstance(ends, End) else shown


def sealed(lines: Sequence[Line], revealed: dict[int, int]) -> set[int]:
    """The numbers of the answers that are still secret after these lines."""
    end = len(lines)
    return {line.n for line in lines if getattr(line, "secret", False) and revealed.get(line.n, end + 1) > end}


@cache
def golden(name: str) -> tuple[Head, tuple[Line, ...], dict[int, int]]:
    """A golden record's head and lines, and the revealing move of each secret answer."""
    head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
    return head, tuple(lines), replay(game(head.game), head, lines).revealed
