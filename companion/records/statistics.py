"""Statistics per game and per player, computed from the digests of finished games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from companion.log.luck import Faces
from companion.records.archive import Digest
from rules.kit.types import Frozen, Say, Seat


class Length(Frozen, frozen=True, kw_only=True):
    """Games of one kind at one number of seats."""

    seats: int
    games: int
    length_ms: int  # on average
    winning: float | None  # average points of the winners; None where nothing is added up


class PastGame(Frozen, frozen=True):
    """One game of somebody's."""

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
        """None where nothing is added up."""
        return self.digest.totals[self.seat] if self.digest.totals else None


class StarterFigures(Frozen, frozen=True, kw_only=True):
    """How often who started has won, and how often that would be if every seat won alike."""

    games: int
    wins: float  # a shared win counts as a part
    fair: float


class PersonFigures(Frozen, frozen=True, kw_only=True):
    """Somebody's games, all or of one kind. Who shares the first place has won too."""

    name: str
    games: int
    wins: int
    place: float  # on average
    turn_ms: int | None  # on average; None where the table never waited for them


class GameFigures(Frozen, frozen=True, kw_only=True):
    """All finished games of one kind."""

    game: str
    named: Say | None = None  # which one, where a module plays many
    kind: str
    games: int
    length_ms: int  # on average
    lengths: tuple[Length, ...]  # by number of seats
    best: PastGame | None
    first: StarterFigures | None
    people: tuple[PersonFigures, ...]  # who won most first
    dice: Faces


class HeadToHead(Frozen, frozen=True, kw_only=True):
    """Two people in the same games."""

    name: str
    games: int
    ahead: int
    behind: int


def figures_by_game(digests: Iterable[Digest]) -> tuple[GameFigures, ...]:
    """Every game that was finished at least once, the one played most first."""
    groups: dict[str, list[Digest]] = {}
    for digest in digests:
        groups.setdefault(digest.kind, []).append(digest)
    return tuple(game_figures(groups[kind]) for kind in sorted(groups, key=lambda kind: (-len(groups[kind]), kind)))


def game_figures(digests: Sequence[Digest]) -> GameFigures:
    """The figures of one game; `digests` are those of its finished games, at least one."""
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
    """Everybody who has finished a game, who played most first."""
    seen: dict[str, list[PastGame]] = {}
    for each in _seat_games(digests):
        seen.setdefault(name_key(each.name), []).append(each)
    figures = (_person_figures(played) for played in seen.values())
    return tuple(sorted(figures, key=lambda each: (-each.games, -each.wins, each.name)))


def person_figures(digests: Iterable[Digest], name: str) -> PersonFigures | None:
    """One person's figures; None if nobody of that name has finished a game."""
    played = past_games(digests, name)
    return _person_figures(played) if played else None


def past_games(digests: Iterable[Digest], name: str) -> tuple[PastGame, ...]:
    """All games of one person, as they stand in `digests`."""
    return tuple(each for each in _seat_games(digests) if name_key(each.name) == name_key(name))


def head_to_head(digests: Iterable[Digest], name: str) -> tuple[HeadToHead, ...]:
    """Somebody against everybody they have played with, the most frequent first."""
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
    """Of games of one kind the one with the most points, or the fewest where these win; of equal ones the first. None
    where nothing is added up."""
    scored = [each for each in played if each.points is not None]
    most = min if any(each.digest.fewest for each in scored) else max
    return most(scored, key=lambda each: each.points or 0, default=None)


def name_key(name: str) -> str:
    """Equal for names that differ in spaces and capitals only: Ana and "ana " are one person."""
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
    """The part of the win that who started has."""
    won = [seat for seat, place in enumerate(digest.places) if place == 1]
    return 1 / len(won) if digest.first in won else 0.0


def _dice(digests: Iterable[Digest]) -> Faces:
    thrown: Faces = {}
    for digest in digests:
        for tint, faces in digest.dice.items():
            thrown.setdefault(tint, Counter()).update(faces)
    return thrown
