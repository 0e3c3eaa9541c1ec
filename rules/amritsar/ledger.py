"""The ledger: what a table enters that keeps everything but the results to itself."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.flow import told
from rules.kit.rules import Outcome, amount, each, pick
from rules.kit.types import NOTHING, News, Option, Pick, Say, Seat, When, Who

from .actions import end_turn, others
from .components import MOST_PRINTED
from .decade import MOST_POINTS, reckoning
from .elephant import fined
from .flow import INCOME, MAJORITY, TAX, TURN
from .state import State, gain, is_ledger, lose, news


# ---- a turn ------------------------------------------------------------------------------------------
def who_follows(state: State) -> tuple[Option, ...]:
    return forms.seats(others(state))


def pawn_passed(state: State) -> tuple[Option, ...]:
    return tuple(
        Option(value=times, label=Say(key=key, args={"n": times * state.decade}))
        for times, key in ((1, "ledger-passed"), (2, "ledger-passed-twice"))
    )


def by(state: State, follower: Seat) -> When:
    return "who", (follower,)


GAINS = each(others, amount(0, MOST_PRINTED, default=0, when=by))


@TURN.move("AMR-53", asked=("points", "who", "gains", "passed"),
           confirm=Say(key="turn-confirm", args={"n": Pick(field="points")}))  # fmt: skip
def turn(
    state: State, seat: Seat, gains: Annotated[dict[str, int], GAINS],
    points: Annotated[int, amount(0, MOST_PRINTED, label="turn-points", default=0)] = 0,
    who: Annotated[tuple[int, ...], pick(who_follows, label="who-follows", many=True, least=0)] = (),
    passed: Annotated[int | None, pick(pawn_passed, label=NOTHING, least=0)] = None,
) -> Outcome[State]:  # fmt: skip
    """The points of the turn, then what the others did with its last worker, and the next turn begins.

    As on the full board the elephant passes the pawn before the actions, and again after them (AMR-27, AMR-29).
    who: followed, and gains their points. passed: how often the elephant passed the Maharaja pawn.
    """
    state, said = fined(state, seat, bool(passed))
    state = gain(state, seat, points, "actions") if points else state
    state, again = fined(state, seat, passed == 2)
    said = (*said, *again)
    for follower in (s for s in others(state) if s in who):
        state = gain(gain(state, seat, 1, "follow"), follower, gains.get(str(follower), 0), "actions")
        said += news("followed", "AMR-53", "gain", who=Who(seat=follower), active=Who(seat=seat))
    return told(said, end_turn(state))


# ---- the end of a decade -------------------------------------------------------------------------------
def seats(state: State) -> range:
    return range(state.seats)


ROWS = each(seats, amount(0, MOST_POINTS, default=0))  # a number for each seat


@MAJORITY.move("AMR-89", id="majority", ask="majority", text="ledger-majority", picks=(), when=is_ledger,
               hint="ledger-majority-hint")  # fmt: skip
def majority(state: State, points: Annotated[dict[str, int], ROWS]) -> State:
    for seat, n in points.items():
        state = gain(state, int(seat), n, "majority")
    by_seat = tuple(points[str(seat)] for seat in seats(state))
    return replace(state, step="tax", reckoning=replace(reckoning(state), majority=by_seat))


@TAX.move("AMR-91", id="tax", text="ledger-tax", picks=(), hint="ledger-tax-hint", when=is_ledger)
def tax(state: State, missing: Annotated[dict[str, int], ROWS]) -> Outcome[State]:
    """Who could not pay all loses points, once or for each missing coin."""
    said: tuple[News, ...] = ()
    lost = list[int]()
    for seat in seats(state):
        coins = missing[str(seat)]
        times = coins if state.options.tax_loss == "each" else min(1, coins)
        lost.append(state.decade * times)
        if times:
            state = lose(state, seat, lost[-1], "tax")
            said += news("tax-short", "AMR-91", "warn", who=Who(seat=seat), n=lost[-1])
    return replace(state, step="income", reckoning=replace(reckoning(state), lost=tuple(lost))), said


@INCOME.move("AMR-92", id="income", text="ledger-income", picks=(), hint="ledger-income-hint")
def income(state: State, points: Annotated[dict[str, int], ROWS]) -> State:
    for seat, n in points.items():
        state = gain(state, int(seat), n, "income")
    return replace(state, step="close")
