"""Statistics per game and per player, computed from the digests of finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from companion.log.luck import Faces
from companion.records.archive import Digest
from rules.kit.types import Frozen, Say, Seat


class Length(Frozen, frozen=True, kw_only=True):
    """Lengths and scores of one game with one number of seats."""

    seats: int
    games: int
    length_ms: int  # on average
    winning: float | None  # average points of the winners; None in a game without points


class PastGame(Frozen, frozen=True):
    """A finished game of one player."""

    digest: Digest
    seat: Seat

    @property
    def name(self) -> str:
        return self.digest.seats[self.seat]

    @property
    def place(self) -> int:
        return self.digest.places[self.seat]

    @property
    def points(self) -> int | None:
        """None in a game without points."""
        return self.digest.totals[self.seat] if self.digest.totals else None


class StarterFigures(Frozen, frozen=True, kw_only=True):
    """The wins of start players, and their fair share if all seats won equally often."""

    games: int
    wins: float  # a shared win counts as a fraction
    fair: float


class PersonFigures(Frozen, frozen=True, kw_only=True):
    """A player's figures, of all games or of one. A shared first place is a win too."""

    name: str
    games: int
    wins: int
    place: float  # on average
    turn_ms: int | None  # on average; None if the table never waited for them


class GameFigures(Frozen, frozen=True, kw_only=True):
    """The figures of all finished games of one kind."""

    game: str
    named: Say | None = None  # the game, if its module plays many
    kind: str
    games: int
    length_ms: int  # on average
    lengths: tuple[Length, ...]  # by number of seats
    best: PastGame | None
    first: StarterFigures | None
    people: tuple[PersonFigures, ...]  # most wins first
    dice: Faces


class HeadToHead(Frozen, frozen=True, kw_only=True):
    """A player's games against one opponent."""

    name: str
    games: int
    ahead: int
    behind: int


def figures_by_game(digests: Iterable[Digest]) -> tuple[GameFigures, ...]:
    """The figures of every game with a finished record, the one played most first."""
    groups: dict[str, list[Digest]] = {}
    for digest in digests:
        groups.setdefault(digest.kind, []).append(digest)
    return tuple(game_figures(groups[kind]) for kind in sorted(groups, key=lambda kind: (-len(groups[kind]), kind)))


def game_figures(digests: Sequence[Digest]) -> GameFigures:
    """The figures of one game from its digests, at least one."""
    counts = sorted({len(digest.seats) for digest in digests})
    return GameFigures(
        game=digests[0].game,
        named=digests[0].named,
        kind=digests[0].kind,
        games=len(digests),
        length_ms=round(fmean(digest.length_ms for digest in digests)),
        lengths=tuple(_length(n, [digest for digest in digests if len(digest.seats) == n]) for n in counts),
        best=best_game(_seat_games(digests)),
        first=_starter_figures([digest for digest in digests if digest.first is not None]),
        people=tuple(sorted(people(digests), key=lambda each: (-each.wins, each.place))),
        dice=_dice(digests),
    )


def people(digests: Iterable[Digest]) -> tuple[PersonFigures, ...]:
    """The figures of every player, most games first."""
    seen: dict[str, list[PastGame]] = {}
    for each in _seat_games(digests):
        seen.setdefault(name_key(each.name), []).append(each)
    figures = (_person_figures(played) for played in seen.values())
    return tuple(sorted(figures, key=lambda each: (-each.games, -each.wins, each.name)))


def person_figures(digests: Iterable[Digest], name: str) -> PersonFigures | None:
    """The figures of one player; None without a finished game."""
    played = past_games(digests, name)
    return _person_figures(played) if played else None


def past_games(digests: Iterable[Digest], name: str) -> tuple[PastGame, ...]:
    """All games of one player, in the order of `digests`."""
    return tuple(each for each in _seat_games(digests) if name_key(each.name) == name_key(name))


def head_to_head(digests: Iterable[Digest], name: str) -> tuple[HeadToHead, ...]:
    """A player's figures against each opponent, the most frequent first."""
    games: Counter[str] = Counter()
    ahead: Counter[str] = Counter()
    behind: Counter[str] = Counter()
    spelt: dict[str, str] = {}
    for mine in past_games(digests, name):
        for other in _seat_games((mine.digest,)):
            if (key := name_key(other.name)) == name_key(name):
                continue
            spelt.setdefault(key, other.name)
            games[key] += 1
            ahead[key] += mine.place < other.place
            behind[key] += mine.place > other.place
    return tuple(HeadToHead(name=spelt[k], games=n, ahead=ahead[k], behind=behind[k]) for k, n in games.most_common())


def best_game(played: Iterable[PastGame]) -> PastGame | None:
    """The game of one kind with the most points, or the fewest if these win; of equal ones the first. None in a game
    without points."""
    scored = [each for each in played if each.points is not None]
    most = min if any(each.digest.fewest for each in scored) else max
    return most(scored, key=lambda each: each.points or 0, default=None)


def name_key(name: str) -> str:
    """A key that is equal for names that differ in spaces and capitals only: Ana and "ana " are one player."""
    return " ".join(name.split()).casefold()


# ---- parts ----------------------------------------------------------------------------------------------
def _seat_games(digests: Iterable[Digest]) -> Iterator[PastGame]:
    return (PastGame(digest, seat) for digest in digests for seat in range(len(digest.seats)))


def _person_figures(played: Sequence[PastGame]) -> PersonFigures:
    turns = sum(each.digest.turns[each.seat] for each in played)
    spent_ms = sum(each.digest.spent_ms[each.seat] for each in played)
    return PersonFigures(
        name=played[0].name,
        games=len(played),
        wins=sum(each.place == 1 for each in played),
        place=fmean(each.place for each in played),
        turn_ms=round(spent_ms / turns) if turns else None,
    )


def _length(seats: int, digests: Sequence[Digest]) -> Length:
    winning = [
        max((total for total, place in zip(digest.totals, digest.places, strict=True) if place == 1), default=0)
        for digest in digests
        if digest.totals
    ]
    return Length(
        seats=seats,
        games=len(digests),
        length_ms=round(fmean(digest.length_ms for digest in digests)),
        winning=fmean(winning) if winning else None,
    )


def _starter_figures(digests: Sequence[Digest]) -> StarterFigures | None:
    if not digests:
        return None
    return StarterFigures(
        games=len(digests),
        wins=sum(_win_share(digest) for digest in digests),
        fair=sum(1 / len(digest.seats) for digest in digests),
    )


def _win_share(digest: Digest) -> float:
    """The start player's share of the win."""
    won = [seat for seat, place in enumerate(digest.places) if place == 1]
    return 1 / len(won) if digest.first in won else 0.0


def _dice(digests: Iterable[Digest]) -> Faces:
    thrown: Faces = {}
    for digest in digests:
        for tint, faces in digest.dice.items():
            thrown.setdefault(tint, Counter()).update(faces)
    return thrown
