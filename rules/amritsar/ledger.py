"""The ledger: what a table enters that keeps everything but the results to itself."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.types import NOTHING, TABLE, Amount, Choice, News, Option, Pick, Prompt, Say, Seat, Who

from . import moves
from .components import MOST_PRINTED
from .decade import MOST_POINTS, ask_printed_tax, ask_temple, reckoning
from .elephant import fined
from .follow import end_turn, others
from .state import Result, State, expect_step, expect_turn, gain, is_ledger, lose, news
from .words import seat_rows


# ---- a turn ------------------------------------------------------------------------------------------
def ask_turn(state: State) -> tuple[Prompt, ...]:
    """One form for a turn: its points, who followed with which points, and whether the pawn was passed."""
    seats = others(state)
    pawn = tuple(
        Option(value=times, label=Say(key=key, args={"n": times * state.decade}))
        for times, key in ((1, "ledger-passed"), (2, "ledger-passed-twice"))
    )
    who = Choice(name="who", label=Say(key="who-follows"), options=forms.seats(seats), many=True, least=0,
                 most=len(seats))  # fmt: skip
    rows = tuple(
        replace(row, when=("who", (seat,)))
        for seat, row in zip(seats, seat_rows("gains", seats, MOST_PRINTED), strict=True)
    )
    return (
        Prompt(id="turn", seat=state.turn.seat, move="turn", label=Say(key="turn-label"), rule="AMR-53",
               confirm=Say(key="turn-confirm", args={"n": Pick(field="points")}),
               fields=(Amount(name="points", label=Say(key="turn-points"), least=0, most=MOST_PRINTED, default=0),
                       who, *rows, Choice(name="passed", label=NOTHING, options=pawn, least=0))),
    )  # fmt: skip


def do_turn(state: State, seat: Seat, move: moves.Turn) -> Result:
    """The points of the turn, then what the others did with its last worker, and the next turn begins.

    As on the full board the elephant passes the pawn before the actions, and again after them (AMR-27, AMR-29).
    """
    expect_turn(state, seat, "turn")
    expect(0 <= move.points <= MOST_PRINTED, "does-not-fit", "AMR-21")
    expect(move.passed in (None, 1, 2), "does-not-fit", "AMR-27")
    state, said = fined(state, seat, bool(move.passed))
    state = gain(state, seat, move.points, "actions") if move.points else state
    state, again = fined(state, seat, move.passed == 2)
    state, followed = _followed(state, seat, move)
    return told((*said, *again, *followed), end_turn(state))


def _followed(state: State, active: Seat, move: moves.Turn) -> Result:
    """A point for the active seat for everybody who followed, and their own (AMR-53)."""
    able = others(state)
    expect(set(move.who) <= set(able) and len(set(move.who)) == len(move.who), "does-not-fit", "AMR-52")
    expect(set(move.gains) <= {str(s) for s in move.who}, "does-not-fit", "AMR-52")
    expect(all(0 <= n <= MOST_PRINTED for n in move.gains.values()), "does-not-fit", "AMR-52")
    said: tuple[News, ...] = ()
    for follower in (s for s in able if s in move.who):
        state = gain(gain(state, active, 1, "follow"), follower, move.gains.get(str(follower), 0), "actions")
        said += news("followed", "AMR-53", "gain", who=Who(seat=follower), active=Who(seat=active))
    return state, said


# ---- the end of a decade -------------------------------------------------------------------------------
def ask_majority(state: State) -> tuple[Prompt, ...]:
    """The points of the majorities; on the full board the temple tile that they follow from."""
    if not is_ledger(state):
        return ask_temple(state)
    return (_rows(state, "majority", "points", "AMR-89"),)


def ask_tax(state: State) -> tuple[Prompt, ...]:
    """What was missing; on the full board the printed coins that it follows from."""
    if not is_ledger(state):
        return ask_printed_tax(state)
    return (_rows(state, "tax", "missing", "AMR-91"),)


def ask_income(state: State) -> tuple[Prompt, ...]:
    return (_rows(state, "income", "points", "AMR-92"),)


def _rows(state: State, move: str, name: str, rule: str) -> Prompt:
    return forms.form(move, TABLE, move, seat_rows(name, range(state.seats), MOST_POINTS), text=f'ledger-{move}',
                      rule=rule, hint=Say(key=f"ledger-{move}-hint"))  # fmt: skip


def _by_seat(state: State, told: dict[str, int], rule: str) -> tuple[int, ...]:
    """The numbers by seat; Illegal unless there is one for each."""
    expect(is_ledger(state) and set(told) == {str(seat) for seat in range(state.seats)}, "does-not-fit", rule)
    expect(all(0 <= n <= MOST_POINTS for n in told.values()), "does-not-fit", rule)
    return tuple(told[str(seat)] for seat in range(state.seats))


def do_majority(state: State, seat: Seat, move: moves.Majority) -> Result:
    expect_step(state, "majority")
    points = _by_seat(state, move.points, "AMR-89")
    for each, n in enumerate(points):
        state = gain(state, each, n, "majority")
    return replace(state, step="tax", reckoning=replace(reckoning(state), majority=points)), ()


def do_tax(state: State, seat: Seat, move: moves.Tax) -> Result:
    """Who could not pay all loses points, once or for each missing coin (AMR-91)."""
    expect_step(state, "tax")
    said: tuple[News, ...] = ()
    lost = list[int]()
    for each, missing in enumerate(_by_seat(state, move.missing, "AMR-91")):
        times = missing if state.options.tax_loss == "each" else min(1, missing)
        lost.append(state.decade * times)
        if times:
            state = lose(state, each, lost[-1], "tax")
            said += news("tax-short", "AMR-91", "warn", who=Who(seat=each), n=lost[-1])
    return replace(state, step="income", reckoning=replace(reckoning(state), lost=tuple(lost))), said


def do_income(state: State, seat: Seat, move: moves.Income) -> Result:
    expect_step(state, "income")
    for each, n in enumerate(_by_seat(state, move.points, "AMR-92")):
        state = gain(state, each, n, "income")
    return replace(state, step="close"), ()
