"""The smallest values of the contract: seats, colours, sentences, refusals and secrets."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

Seat = int  # 0.. clockwise round the table
TABLE: Seat = -1  # the table as a whole: dice, draws, public facts, expired timers
Viewer = int  # a Seat, or TABLE for the public screen

Tint = Literal["none", "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink",
               "brown"]  # fmt: skip
SEAT_TINTS: tuple[Tint, ...] = (
    "red", "blue", "yellow", "green", "purple", "white", "black", "orange", "pink",
)  # fmt: skip
Ink = Literal["felt", "felt2", "felt3", "paper", "birch", "brass", "ink", "cream", "moss", "soil", "ice", "stone",
              "bed", "walnut3"]  # fmt: skip


class Frozen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Base of every value that crosses a module border; repeat `kw_only`, which is not inherited.

    The values contain no cycles, so the garbage collector skips them (`gc=False`); after 10,000 moves it would scan
    half a million, for 0.4 s.
    """


class Who(Frozen, frozen=True, kw_only=True, tag="who"):
    """A seat's name in a sentence; as an option's label, its mark and name."""

    seat: Seat


class Pick(Frozen, frozen=True, kw_only=True, tag="pick"):
    """In a `confirm` sentence: the current choice in the form's field of that name, or its total."""

    field: str
    total: bool = False  # the sum of an Allot


class Say(Frozen, frozen=True, kw_only=True, tag="say"):
    """A sentence for people: a Fluent message id of the game's texts, and its arguments.

    BY_LANGUAGE is no message: its arguments are texts by language ({"en": "Coins", "nl": "Munten"}), and the reader
    gets the one in their own.
    """

    key: str
    args: dict[str, str | int | Say | Who | Pick] = {}


Word: TypeAlias = str | int | Say | Who  # an argument of a sentence
NOTHING = Say(key="")
BY_LANGUAGE = "by-language"


class Illegal(Exception):
    """The refusal of a move: a wrong shape or sum, or a broken rule that the players can still keep."""

    def __init__(self, key: str, rule: str = "", **args: Word) -> None:
        super().__init__(f"{key} {args} [{rule}]")
        self.say = Say(key=key, args=dict(args))
        self.rule = rule


T = TypeVar("T")


class Secret(Frozen, Generic[T], frozen=True, kw_only=True):
    """A value that only `seats` may see; `seal` empties it for every other viewer.

    A phone entered the value, or play implies it. Components that no player has looked at are a plain count, never a
    Secret: after sealing, "nobody knows" and "you may not know" must differ.
    """

    seats: tuple[Seat, ...]
    value: T | None
    count: int = 0  # public: the number of items


class Hidden(Frozen, Generic[T], frozen=True, kw_only=True):
    """A face-down item; without `secret` no phone has entered what it is."""

    secret: Secret[T] | None = None
