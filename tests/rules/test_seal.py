"""Redaction removes a viewer's forbidden values from a state, at any depth."""

from __future__ import annotations

from typing import Generic, TypeVar

import pytest

from rules.kit.seal import seal
from rules.kit.types import TABLE, Frozen, Secret, Viewer
from rules.kit.words import Hidden

T = TypeVar("T")


class Purse(Frozen, frozen=True, kw_only=True):
    coins: Secret[int]
    worn: bool = True


class Hand(Frozen, frozen=True, kw_only=True):
    cards: Secret[int]


class Box(Frozen, Generic[T], frozen=True, kw_only=True):
    """Its contents have a type parameter."""

    holds: T
    beside: tuple[T, ...] = ()


class Empty(Frozen, frozen=True, kw_only=True):
    name: str = "empty"


class State(Frozen, frozen=True, kw_only=True):
    """Every place in which a rule module could keep a secret."""

    here: Secret[int]
    perhaps: Secret[int] | None
    row: tuple[Secret[int], ...]
    named: tuple[str, Secret[int]]
    listed: list[Purse]
    unordered: frozenset[Purse]
    by_name: dict[str, Secret[int]]
    by_seat: dict[int, Purse]
    face_down: Hidden[int]
    boxed: Box[Secret[int]]
    either: Purse | Hand
    other: Purse | Hand
    nobodys: Purse | Empty | None = Empty()
    plain: dict[str, int] = {}
    anything: dict = {}  # type: ignore[type-arg]  # a package may declare no more


def state(value: int | None) -> State:
    """A state with the same secret of Ana (seat 0) everywhere; None: redacted for others."""
    secret = Secret(seats=(0,), value=value, count=1)
    purse = Purse(coins=secret)
    return State(
        here=secret,
        perhaps=secret,
        row=(secret,),
        named=("Ana", secret),
        listed=[purse],
        unordered=frozenset({purse}),
        by_name={"Ana": secret},
        by_seat={0: purse},
        face_down=Hidden(secret=secret),
        boxed=Box(holds=secret, beside=(secret,)),
        either=purse,
        other=Hand(cards=secret),
        plain={"round": 7},
        anything={"round": 7},
    )


PLACES = State.__struct_fields__


@pytest.mark.parametrize("place", PLACES)
def test_its_owner_sees_it_wherever_it_lies(place: str) -> None:
    assert getattr(seal(state(7), 0), place) == getattr(state(7), place)


@pytest.mark.parametrize("viewer", [TABLE, 1])
@pytest.mark.parametrize("place", PLACES)
def test_nobody_else_sees_it_wherever_it_lies_but_how_much_it_is(place: str, viewer: Viewer) -> None:
    assert getattr(seal(state(7), viewer), place) == getattr(state(None), place)


def test_a_state_that_hides_nothing_is_the_same_for_everybody() -> None:
    empty = Empty()
    assert seal(empty, 1) is empty
