"""Many random games of one game, each from its seed alone, so that a campaign can be broken off and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from msgspec import Struct

from companion.testing.stories.answerable import answered
from companion.testing.stories.player import ENDED, Found, Played, Player
from companion.testing.stories.shrink import shortest
from companion.testing.stories.story import Begun, Told, begun, opening
from rules.kit.types import AnyGame

WHOLE = 10  # one game in so many is played from its beginning to its end
CORRECTED = 200  # the moves of a whole game among which something is set right
LATE = 2000  # ... and of one of which all corrections are tried: a table that sets right for ever plays for ever
STRETCH = 30  # moves of the others, which begin somewhere in a game of another table
TABLES = 100  # ... of which there are so many
BLOCK = 50  # so many seeds in a row begin at the same one
LOOKED_AT = 6  # ... to see what can be set right
KEPT = 5  # a stretch may begin before one in so many of their moves
MOST_MOVES = 1500


class Breach(Struct, frozen=True, kw_only=True):
    """A law that a game broke, with its shortest story."""

    seed: int
    key: str
    sentence: str
    begun: Begun
    told: tuple[Told, ...]

    def lines(self) -> Iterator[str]:
        yield f"seed {self.seed}: {self.sentence}"
        yield f"    {self.begun}"
        yield from (f"    {told}" for told in self.told)


class Count(Struct, frozen=True, kw_only=True):
    """How one game went."""

    moves: int
    corrected: int  # of these moves set something right
    mended: int  # answers that were also told wrong and set right
    ended: bool
    breach: Breach | None = None


def one(of: AnyGame, seed: int, shrink: bool = True, compares: frozenset[str] | None = None) -> Count:
    """The game of that seed, in which every law is tried; only answers of these moves are also told wrong."""
    rng = Random(f"{of.id} {seed}")
    if seed % WHOLE == 0:
        begin, table = _at_the_beginning(of, rng)
        return _played(begin, Player(table, rng, compares), seed, ENDED, CORRECTED, shrink)
    begin, table = _somewhere(of, seed // BLOCK % TABLES, rng)
    return _played(begin, Player(table, rng, compares), seed, STRETCH, STRETCH, shrink)


def whole(of: AnyGame, seed: int, shrink: bool = True, compares: frozenset[str] = frozenset()) -> Count:
    """A whole game in which a quarter of the moves set something right. It goes on: no crash, and nobody is stuck.

    Corrections end at last: whoever adds workers, goods and rounds more quickly than a game uses them up makes one that
    does not end, which is no mistake of its rules.
    """
    rng = Random(f"{of.id} whole {seed}")
    begin, table = _at_the_beginning(of, rng)
    return _played(begin, Player(table, rng, compares), seed, ENDED, LATE, shrink)


def _played(begin: Begun, player: Player, seed: int, most_moves: int, corrected: int, shrink: bool) -> Count:
    of, table, breach = player.of, player.table, None
    before = len(table.told)
    try:
        player.play(most_moves, corrected)
        if most_moves == ENDED and of.prompts(table.state):
            raise Found("stuck", "endless", f"not over after {ENDED} moves")
    except Found as found:
        story, found = shortest(of, begin, tuple(table.told), found) if shrink else (tuple(table.told), found)
        breach = Breach(seed=seed, key=found.key, sentence=found.sentence, begun=begin, told=story)
    return Count(
        moves=len(table.told) - before,
        corrected=sum(told.correction for told in table.told[before:]),
        mended=player.mended,
        ended=breach is None and not of.prompts(table.state),
        breach=breach,
    )


def _at_the_beginning(of: AnyGame, rng: Random) -> tuple[Begun, Played]:
    begin = begun(of, rng)
    return begin, Played(of, opening(of, begin))


def _somewhere(of: AnyGame, which: int, rng: Random) -> tuple[Begun, Played]:
    """A random move of a game without corrections."""
    begin, tables = table_of(of, which)
    return begin, rng.choice(tables).copy()


def mended_moves(of: AnyGame) -> frozenset[str]:
    """The moves of which corrections mend something, as some tables show; the others need not be told wrong."""
    states = (table.state for which in range(LOOKED_AT) for table in table_of(of, which)[1])
    return frozenset(
        field.partition(".")[0] for state in states for fix in of.corrections(state) for field in fix.mends
    )


@cache
def table_of(of: AnyGame, which: int) -> tuple[Begun, tuple[Played, ...]]:
    """A game without corrections, as it stood now and then."""
    rng = Random(which)
    begin, table = _at_the_beginning(of, rng)
    tables, moves = list[Played](), 0
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
