"""Tallies: public numbers, declared beside the state's fields. Each is shown, can be corrected, and may score.

    points: Annotated[tuple[int, ...], tally(999, "PIG-6")]       one per seat, in the state
    coins: Annotated[int, tally(15)] = 3                          one per seat, in the struct of each player
    chips: Annotated[dict[Chip, int], tally(9, by="chip")]        several per seat, by a word
    round: Annotated[int, tally(8, least=1, scores=False)] = 1    one of the table

In the struct of a player it needs a default; that of a dict holds its words.

Its text is the message of the field's name (`NAME-word` for several); its tag in a record is that name, or `tag`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from rules.kit.computed import GameFunction, Of, hints_of
from rules.kit.corrections import IdFilter, Number
from rules.kit.places import places, put
from rules.kit.scenes import ScoreLine, Sheet, Track
from rules.kit.words import TABLE, Say, Seat, Who


@dataclass(frozen=True)
class Tally:
    """The mark beside the type of a tally, made by `tally`."""

    most: Of[int]
    least: Of[int]
    rule: str
    tag: str
    scores: bool
    top: Of[int] | None
    by: str
    seat: str
    unit: str


def tally(
    most: Of[int], rule: str = "", *, least: Of[int] = 0, tag: str = "", scores: bool = True,
    top: Of[int] | None = None, by: str = "of", seat: str = "seat", unit: str = "",
) -> Tally:  # fmt: skip
    """A number from least to most, both included; each limit is a value or a function of the state, of several
    also of the word: `tally(lambda s, chip: MOST[chip], by="chip")`.

    `scores`: it is a line of the score sheet. `top`: the length of its track (None = `most`, 0 = no track). A dict of
    several has neither. `by` and `seat`: the names under which a record holds the word and the seat. `unit`: the
    message of a total in words, "{ $n } columns" ("" = points).
    """
    return Tally(most, least, rule, tag, scores, top, by, seat, unit)


@dataclass(frozen=True)
class TallyField:
    """A tally's place: a field of the state, or of the struct of each player."""

    name: str
    players_field: str  # the state's field that holds the players; "" = a field of the state itself
    kind: Any  # int, one number (of the table, if in the state); dict, several per seat; else one per seat
    tally: Tally

    @property
    def is_single(self) -> bool:
        """Whether it is one number of the table."""
        return self.kind is int and not self.players_field

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has one number."""
        return not self.is_single and self.kind is not dict

    @property
    def tag(self) -> str:
        return self.tally.tag or self.name

    def values(self, s: Any) -> tuple[Any, ...]:
        """The values by seat; a single one for a number of the table."""
        if self.players_field:
            return tuple(getattr(player, self.name) for player in getattr(s, self.players_field))
        value = getattr(s, self.name)
        return (value,) if self.is_single else value

    def put(self, s: Any, seat: Seat, n: Any) -> Any:
        """The state with that value in place of the seat's."""
        if self.players_field:
            players = getattr(s, self.players_field)
            return replace(s, **{self.players_field: put(players, seat, replace(players[seat], **{self.name: n}))})
        return replace(s, **{self.name: n if self.is_single else put(getattr(s, self.name), seat, n)})


def tallies(state: type[Struct]) -> tuple[TallyField, ...]:
    """The tallies of a state and of its players, in the order of the fields."""
    return tuple(_find_tallies(state))


def _find_tallies(state: type[Struct]) -> Iterator[TallyField]:
    for name, hint in hints_of(state).items():
        its, kind = _read_hint(hint)
        if its:
            yield TallyField(name, "", kind, its)
        elif get_origin(hint) is tuple and isinstance(player := get_args(hint)[0], type) and issubclass(player, Struct):
            beside = ((n, *_read_hint(h)) for n, h in hints_of(player).items())
            yield from (TallyField(n, name, kind, its) for n, its, kind in beside if its)


def _read_hint(hint: Any) -> tuple[Tally | None, Any]:
    """The tally of a type hint, if any, and the type of its value: `dict` for several per seat."""
    kind = (*get_args(hint), hint)[0]
    inner = get_args(kind)[0] if get_origin(kind) is tuple else kind
    its = next((a for a in getattr(hint, "__metadata__", ()) if isinstance(a, Tally)), None)
    return its, dict if get_origin(inner) is dict else kind


def numbers(counted: tuple[TallyField, ...], s: Any, wanted: IdFilter) -> Iterator[Number[Any]]:
    """The wanted tallies as correctable numbers."""
    for each in counted:
        if not wanted(each.tag):
            continue
        for seat, value in enumerate(each.values(s)):
            one = partial(Number[Any], kind=each.tag, rule=each.tally.rule,
                          column=None if each.is_single else Who(seat=seat))  # fmt: skip
            if isinstance(value, dict):
                for key, n in value.items():
                    of = {each.tally.seat: seat, each.tally.by: key}
                    yield one(of=of, row=Say(key=f"{each.name}-{key}"), now=n, least=_limit(each.tally.least, s, key),
                              most=_limit(each.tally.most, s, key),
                              put=partial(_put_in, each, s, seat, value, key))  # fmt: skip
            else:
                of = {} if each.is_single else {each.tally.seat: seat}
                yield one(of=of, row=Say(key=each.name), now=value, least=_limit(each.tally.least, s),
                          most=_limit(each.tally.most, s), put=partial(each.put, s, seat))  # fmt: skip


def _put_in(counted: TallyField, s: Any, seat: Seat, values: dict[Any, int], key: Any, n: int) -> Any:
    return counted.put(s, seat, {**values, key: n})


def sheet(counted: tuple[TallyField, ...], s: Any, ended_by: str) -> Sheet:
    """The score sheet of the scoring tallies; most points win."""
    scoring = [each for each in counted if each.tally.scores and each.is_by_seat]
    lines = tuple(ScoreLine(key=each.name, label=Say(key=each.name), values=each.values(s), rule=each.tally.rule)
                  for each in scoring)  # fmt: skip
    totals = tuple(map(sum, zip(*(each.values(s) for each in scoring), strict=True)))
    unit = next((each.tally.unit for each in scoring), "")
    return Sheet(lines=lines, totals=totals, places=places(totals) if ended_by else (), ended_by=ended_by, unit=unit)


def tracks(counted: tuple[TallyField, ...], s: Any) -> tuple[Track, ...]:
    """The tracks of the tallies that each seat has once."""
    tops = ((each, _limit(each.tally.most if each.tally.top is None else each.tally.top, s)) for each in counted)
    return tuple(Track(label=Say(key=each.name), most=max(top, *each.values(s)), at=each.values(s))
                 for each, top in tops if top and each.is_by_seat)  # fmt: skip


def _limit(limit: Of[int], s: Any, key: Any = None) -> int:
    return int(_function(limit).call(s, TABLE, key)) if callable(limit) else limit


@cache
def _function(limit: Callable[..., int]) -> GameFunction:
    return GameFunction(limit)
