"""Many random games of one game, each from its seed alone, so that a campaign can be broken off and taken up again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import TypeVar

from msgspec import Struct

from companion.testkit.stories.answerable import answered
from companion.testkit.stories.player import BrokenLaw, PlayedStory, StoryPlayer, replayed
from companion.testkit.stories.story import StoryAnswer, StoryStart, begun, opening
from rules.kit.types import AnyGame

T = TypeVar("T")
WHOLE = 10  # one game in so many is played from its beginning to its end
ENDED = 4000  # moves after which it must be over
CORRECTED = 200  # its moves among which something is set right: a table that sets right for ever plays for ever
STRETCH = 30  # moves of the others, which begin somewhere in a game of another table
TABLES = 100  # ... of which there are so many
BLOCK = 50  # so many seeds in a row begin at the same one
KEPT = 5  # a stretch may begin before one in so many of their moves
MOST_MOVES = 1500
MOST_S = 6.0  # processor time to shorten one story


class Breach(Struct, frozen=True, kw_only=True):
    """A law that a game broke, with its shortest story."""

    seed: int
    key: str
    sentence: str
    begun: StoryStart
    told: tuple[StoryAnswer, ...]

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}: {self.sentence}"
        yield f"    {self.begun}"
        yield from (f"    {told}" for told in self.told)


class Count(Struct, frozen=True, kw_only=True):
    """How one game went."""

    moves: int
    corrected: int  # of these moves set something right
    ended: bool
    breach: Breach | None = None


def one(of: AnyGame, seed: int, shrink: bool = True) -> Count:
    """The game of that seed, in which every law is tried."""
    rng = Random(f"{of.id} {seed}")
    is_whole = seed % WHOLE == 0
    if is_whole:
        begin, table = _at_the_beginning(of, rng)
    else:
        begin, tables = table_of(of, seed // BLOCK % TABLES)
        table = rng.choice(tables).copy()
    before, breach = len(table.told), None
    try:
        StoryPlayer(table, rng).play(ENDED if is_whole else STRETCH, CORRECTED)
        if is_whole and of.prompts(table.state):
            raise BrokenLaw("stuck", "endless", f"not over after {ENDED} moves")
    except BrokenLaw as found:
        story, found = shortest(of, begin, tuple(table.told), found) if shrink else (tuple(table.told), found)
        breach = Breach(seed=seed, key=found.key, sentence=found.sentence, begun=begin, told=story)
    return Count(
        moves=len(table.told) - before,
        corrected=sum(told.correction for told in table.told[before:]),
        ended=breach is None and not of.prompts(table.state),
        breach=breach,
    )


def _at_the_beginning(of: AnyGame, rng: Random) -> tuple[StoryStart, PlayedStory]:
    begin = begun(of, rng)
    return begin, PlayedStory(of, opening(of, begin))


@cache
def table_of(of: AnyGame, which: int) -> tuple[StoryStart, tuple[PlayedStory, ...]]:
    """A game without corrections, as it stood now and then."""
    rng = Random(which)
    begin, table = _at_the_beginning(of, rng)
    tables, moves = list[PlayedStory](), 0
    tables.append(table.copy())
    while (prompts := of.prompts(table.state)) and moves < MOST_MOVES:
        try:
            found = answered(of, table.state, rng.choice(prompts), rng)
            if found.values is None:
                break
            if moves and moves % KEPT == 0:
                tables.append(table.copy())
            moves += 1
            table.tell(found.prompt, found.values, correction=False, outcome=found.outcome)
        except Exception:  # what breaks here breaks in the games that begin at these tables as well, and is told there
            break
    return begin, tuple(tables)


def shortest(
    of: AnyGame, begin: StoryStart, told: tuple[StoryAnswer, ...], found: BrokenLaw
) -> tuple[tuple[StoryAnswer, ...], BrokenLaw]:
    """The story without all that it breaks the same law without, as far as the time goes; and how it does so."""
    until, last = time.process_time() + MOST_S, found

    def breaks(rest: tuple[StoryAnswer, ...]) -> bool:
        nonlocal last
        if time.process_time() > until:
            raise StopIteration
        again = replayed(of, begin, rest, last.stuck)
        is_same = again is not None and again.key == found.key
        last = again if again is not None and is_same else last
        return is_same

    return without(told, breaks), last


def without(steps: tuple[T, ...], breaks: Callable[[tuple[T, ...]], bool]) -> tuple[T, ...]:
    """Leave out ever smaller parts as long as it still breaks; StopIteration ends it early."""
    size = len(steps)
    try:
        while size >= 1:
            at = 0
            while at < len(steps):
                fewer = steps[:at] + steps[at + size :]
                if breaks(fewer):
                    steps = fewer
                else:
                    at += size
            size //= 2
    except StopIteration:
        return steps
    return steps
