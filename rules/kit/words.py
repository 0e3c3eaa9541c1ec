"""The smallest values of the contract: seats, colours, what is said, and what only some may see."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

Seat = int  # 0.. clockwise round the table
TABLE: Seat = -1  # the table itself: dice, draws, what everybody sees, expired timers
Viewer = int  # a Seat, or TABLE for the public screen

Tint = Literal["none", "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink",
               "brown"]  # fmt: skip
SEAT_TINTS: tuple[Tint, ...] = (
    "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink",
)  # fmt: skip
Ink = Literal["felt", "felt2", "felt3", "paper", "birch", "brass", "ink", "cream", "moss", "soil", "ice", "stone",
              "bed", "walnut3"]  # fmt: skip


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Base of every value that crosses a module border. (`kw_only` is not inherited: say it again.)

    No value holds what holds it. So the garbage collector need not look through them: after 10,000 moves it would find
    half a million, and take 0.4 s.
    """


class Who(Frozen, frozen=True, kw_only=True, tag="who"):
    """A seat's name in a sentence; alone, as an option's label, its mark and name."""

    seat: Seat


class Pick(Frozen, frozen=True, kw_only=True, tag="pick"):
    """In a `confirm` sentence: what is chosen just now in the form's field of that name, or how much it is together."""

    field: str
    total: bool = False  # of a number that is shared out


class Say(Frozen, frozen=True, kw_only=True, tag="say"):
    """A sentence for people: a Fluent message id of the game's texts, and its arguments.

    BY_LANGUAGE is no message: its arguments are languages, and the reader's is said ({"en": "Coins", "nl": "Munten"}).
    """

    key: str
    args: dict[str, str | int | Say | Who | Pick] = {}


Word: TypeAlias = str | int | Say | Who  # an argument of a sentence
NOTHING = Say(key="")
BY_LANGUAGE = "by-language"


class Illegal(Exception):
    """A move that cannot be written down: wrong shape or sum, or a rule the table has not broken yet."""

    def __init__(self, key: str, rule: str = "", **args: Word) -> None:
        super().__init__(f"{key} {args} [{rule}]")
        self.say = Say(key=key, args=dict(args))
        self.rule = rule


T = TypeVar("T")


class Secret(Frozen, Generic[T], frozen=True, kw_only=True):
    """A value that only `seats` may see. `seal` empties it for everybody else.

    It is something a phone told us or that follows from play. What nobody has read yet is a plain count,
    never a Secret: after sealing, "nobody knows" and "you may not know" must not look the same.
    """

    seats: tuple[Seat, ...]
    value: T | None
    count: int = 0  # what the others may know: how many items lie there


class Hidden(Frozen, Generic[T], frozen=True, kw_only=True):
    """What lies face down; without a secret no phone has told what it is."""

    secret: Secret[T] | None = None
