"""Public numbers, said where the state declares them: each is shown, set right and, if it scores, added up.

    points: Annotated[tuple[int, ...], tally(999, "PIG-6")]       of each seat, in the state
    coins: Annotated[int, tally(15)] = 3                          of each seat, in the struct of its player
    chips: Annotated[dict[Chip, int], tally(9, by="chip")]        of each seat several, by a word
    round: Annotated[int, tally(8, least=1, scores=False)] = 1    of the table

The text is the message of that name, `NAME-word` of several; the tag in a record is the name, or `tag`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from rules.kit.computed import Of, hints_of
from rules.kit.corrections import IdFilter, Number
from rules.kit.places import places, put
from rules.kit.scenes import ScoreLine, Sheet, Track
from rules.kit.words import Say, Seat, Who


@dataclass(frozen=True)
class Tally:
    """What stands beside the type of such a number."""

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
    """A number from least to most, both included, which functions may work out from the state.

    `scores`: it is a line of the sheet. `top`: how far its track goes (None = to `most`, 0 = it has no track). One of
    several is neither. `by` and `seat`: as a record names which one it is. `unit`: the message that says in words what
    somebody has won with, "{ $n } columns" ("" = points).
    """
    return Tally(most, least, rule, tag, scores, top, by, seat, unit)


@dataclass(frozen=True)
class TallyField:
    """A tally where it lies: in the state, or in the struct of each player (`of`)."""

    name: str
    players_field: str  # the state's field that holds the players; "" = it lies in the state itself
    kind: Any  # int: one number of the table; dict: several of each seat
    tally: Tally

    @property
    def is_single(self) -> bool:
        """Whether it is the table's."""
        return self.kind is int and not self.players_field

    @property
    def is_by_seat(self) -> bool:
        """Whether each seat has one."""
        return not self.is_single and self.kind is not dict

    @property
    def tag(self) -> str:
        return self.tally.tag or self.name

    def values(self, s: Any) -> tuple[Any, ...]:
        """By seat; one where it is the table's."""
        if self.players_field:
            return tuple(getattr(player, self.name) for player in getattr(s, self.players_field))
        value = getattr(s, self.name)
        return (value,) if self.is_single else value

    def put(self, s: Any, seat: Seat, n: Any) -> Any:
        """The state in which it is another."""
        if self.players_field:
            players = getattr(s, self.players_field)
            return replace(s, **{self.players_field: put(players, seat, replace(players[seat], **{self.name: n}))})
        return replace(s, **{self.name: n if self.is_single else put(getattr(s, self.name), seat, n)})


def tallies(state: type[Struct]) -> tuple[TallyField, ...]:
    """Those of a state and of its players, in the order in which they stand there."""
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
    """The tally, and `int`, or `dict` where it is of several."""
    kind = (*get_args(hint), hint)[0]
    inner = get_args(kind)[0] if get_origin(kind) is tuple else kind
    its = next((a for a in getattr(hint, "__metadata__", ()) if isinstance(a, Tally)), None)
    return its, dict if get_origin(inner) is dict else kind


def numbers(counted: tuple[TallyField, ...], s: Any, wanted: IdFilter) -> Iterator[Number[Any]]:
    """How each is set right."""
    for each in counted:
        if not wanted(each.tag):
            continue
        for seat, value in enumerate(each.values(s)):
            one = partial(Number[Any], kind=each.tag, least=_limit(each.tally.least, s),
                          most=_limit(each.tally.most, s), rule=each.tally.rule,
                          column=None if each.is_single else Who(seat=seat))  # fmt: skip
            if isinstance(value, dict):
                for key, n in value.items():
                    of = {each.tally.seat: seat, each.tally.by: key}
                    yield one(of=of, row=Say(key=f"{each.name}-{key}"), now=n,
                              put=partial(_put_in, each, s, seat, value, key))  # fmt: skip
            else:
                of = {} if each.is_single else {each.tally.seat: seat}
                yield one(of=of, row=Say(key=each.name), now=value, put=partial(each.put, s, seat))


def _put_in(counted: TallyField, s: Any, seat: Seat, values: dict[Any, int], key: Any, n: int) -> Any:
    return counted.put(s, seat, {**values, key: n})


def sheet(counted: tuple[TallyField, ...], s: Any, ended_by: str) -> Sheet:
    """Those that score, added up; most points win."""
    scoring = [each for each in counted if each.tally.scores and each.is_by_seat]
    lines = tuple(ScoreLine(key=each.name, label=Say(key=each.name), values=each.values(s), rule=each.tally.rule)
                  for each in scoring)  # fmt: skip
    totals = tuple(map(sum, zip(*(each.values(s) for each in scoring), strict=True)))
    unit = next((each.tally.unit for each in scoring), "")
    return Sheet(lines=lines, totals=totals, places=places(totals) if ended_by else (), ended_by=ended_by, unit=unit)


def tracks(counted: tuple[TallyField, ...], s: Any) -> tuple[Track, ...]:
    """A track each."""
    tops = ((each, _limit(each.tally.most if each.tally.top is None else each.tally.top, s)) for each in counted)
    return tuple(Track(label=Say(key=each.name), most=max(top, *each.values(s)), at=each.values(s))
                 for each, top in tops if top and each.is_by_seat)  # fmt: skip


def _limit(limit: Of[int], s: Any) -> int:
    return limit(s) if callable(limit) else limit
