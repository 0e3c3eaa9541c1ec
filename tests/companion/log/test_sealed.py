"""Where a secret answer lies in the state, and until when: the values from which the log tells what is still secret."""

from __future__ import annotations

from companion.log.secrecy import Sealed, hidden, sealed_by, still_sealed
from rules.kit.types import TABLE, Frozen, Prompt, Say, Secret

BID = Prompt(id="bid-0", seat=0, move="bid", label=Say(key="bid"), confirm=Say(key="bid"), ask="bid")


class Seat(Frozen, frozen=True, kw_only=True):
    bid: Secret[int] | None = None


class State(Frozen, frozen=True, kw_only=True):
    seats: tuple[Seat, ...] = (Seat(), Seat())
    pots: dict[str, Secret[int]] = {}
    round: int = 1


def secret(value: int | None, *seats: int) -> Secret[int]:
    return Secret(seats=seats or (0,), value=value, count=1)


ANAS = State(seats=(Seat(bid=secret(3)), Seat()))
BOTH = State(seats=(Seat(bid=secret(3)), Seat(bid=secret(5, 1))), pots={"gold": secret(7, 0, 1)})


def test_hidden_is_what_the_table_may_not_see_by_its_place() -> None:
    assert hidden(State()) == {}
    assert hidden(BOTH) == {
        ("seats", 0, "bid"): secret(3),
        ("seats", 1, "bid"): secret(5, 1),
        ("pots", "gold"): secret(7, 0, 1),
    }


def test_what_lies_open_and_what_nobody_has_told_is_not_hidden() -> None:
    state = State(seats=(Seat(bid=secret(3, TABLE)), Seat(bid=secret(None))), pots={"gold": secret(7)})
    assert list(hidden(state)) == [("pots", "gold")]


def test_an_answer_leaves_its_traces_where_something_hidden_is_new_or_has_changed() -> None:
    traces = (("seats", 1, "bid"), ("pots", "gold"))
    assert sealed_by(ANAS, BOTH, BID) == Sealed(seat=0, ask="bid", traces=traces)
    assert sealed_by(BOTH, State(seats=BOTH.seats, pots={"gold": secret(8, 0, 1)}), BID).traces == (("pots", "gold"),)
    assert sealed_by(BOTH, BOTH, BID).traces == ()


def test_it_is_secret_until_its_question_is_closed_and_nothing_hidden_lies_there() -> None:
    sealed = {4: Sealed(seat=0, ask="bid", traces=(("seats", 0, "bid"), ("pots", "gold")))}
    pot = State(pots={"gold": secret(7)})
    assert still_sealed(sealed, State(), {"bid", "roll"}) == sealed
    assert still_sealed(sealed, pot, {"roll"}) == sealed
    assert still_sealed(sealed, State(seats=(Seat(), Seat(bid=secret(5, 1)))), {"roll"}) == {}
