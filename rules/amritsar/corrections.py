"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect, expect_seat
from rules.kit.types import TABLE, Choice, LeaveOut, Option, Prompt, Say, Seat, Who

from . import boards, decade, follow, moves, opening
from .catalogue import FORGOTTEN, Forgotten, told_of
from .components import DISTRICTS, MOST_WIDTH
from .donate import filled, name, space_word
from .numbers import numbers
from .state import (
    LOCKS,
    Gift,
    Result,
    State,
    Step,
    Turn,
    donation,
    is_ledger,
    must,
    pop,
    with_side,
)
from .words import district_word


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    if is_ledger(state):
        yield from forms_of(state, wanted, {"turn-of": _turn, "leave-out": _leave_out})
    else:
        yield from forms_of(state, wanted, {
            "leave-out": _leave_out, "turn-of": _turn, ("elephant-", "lock-"): _elephants,
            "mahouts": boards.mahouts, "storehouse": boards.storehouses, "donations-": _donations,
            "red": _red, "forget-": _forget,
        })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)
RETOLD = {"correct_bridge": "learn_bonus"}  # tags of before: the move whose line each told otherwise


# ---- the turn ----------------------------------------------------------------------------------------
def is_turn_start(state: State) -> bool:
    """Whether a turn has just begun, so that it can be given to another seat."""
    return not state.queue and state.step in ("ride", "turn")


def _turn(state: State) -> Iterator[Prompt]:
    if is_turn_start(state):
        label = Say(key="turn-of")
        seat = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), default=(state.turn.seat,))
        yield correction("turn-of", "correct_turn", label, seat)


def do_correct_turn(state: State, seat: Seat, move: moves.CorrectTurn) -> Result:
    expect(is_turn_start(state))
    return replace(state, turn=Turn(seat=expect_seat(move.seat, state.seats))), ()


# ---- elephants ---------------------------------------------------------------------------------------
def _districts(name: str, label: Say, now: str | None) -> Choice:
    options = tuple(Option(value=d, label=district_word(d), cell=d) for d in DISTRICTS)
    return Choice(name=name, label=label, options=options, default=(now,) if now else ())


def _elephants(state: State) -> Iterator[Prompt]:
    for seat, side in enumerate(state.sides):
        who, given = {"who": Who(seat=seat)}, {"seat": seat}
        place = _districts("district", Say(key="district-label"), side.place)
        yield correction(
            f"elephant-{seat}",
            "correct_elephant",
            Say(key="set-elephant", args=dict(who)),
            place,
            given=given,
        )
        lock = Choice(
            name="lock", label=Say(key="lock-label"), options=forms.words("lock", LOCKS), default=(side.lock,)
        )
        yield correction(f"lock-{seat}", "correct_lock", Say(key="set-lock", args=dict(who)), lock, given=given)


def do_correct_elephant(state: State, seat: Seat, move: moves.CorrectElephant) -> Result:
    side = replace(state.sides[expect_seat(move.seat, state.seats)], place=move.district)
    return with_side(state, move.seat, side), ()


def do_correct_lock(state: State, seat: Seat, move: moves.CorrectLock) -> Result:
    lock = must(next((lock for lock in LOCKS if lock == move.lock), None), "does-not-fit")
    return with_side(state, expect_seat(move.seat, state.seats), replace(state.sides[move.seat], lock=lock)), ()


# ---- donations ---------------------------------------------------------------------------------------
def _donations(state: State) -> Iterator[Prompt]:
    for district in DISTRICTS:
        width = donation(state, district).width
        if width is None:
            continue
        spaces = ((row, at) for row in range(width) for at in range(width - row))
        there = filled(state, district)
        options = tuple(
            Option(value=name(s), label=space_word(s), note=Say(key="lies-there", args={"who": Who(seat=there[s])})
                   if s in there else None)
            for s in spaces
        )  # fmt: skip
        space = Choice(name="space", label=Say(key="donate-space"), options=options)
        holder = Choice(name="holder", label=Say(key="holder-label"),
                        options=forms.seats_or_nobody(range(state.seats)))  # fmt: skip
        yield correction(f"donations-{district}", "correct_donation",
                         Say(key="set-donations", args={"district": district_word(district)}), space, holder,
                         given={"district": district}, cell=district)  # fmt: skip


def do_correct_donation(state: State, seat: Seat, move: moves.CorrectDonation) -> Result:
    spaces = {f"{row}-{at}": (row, at) for row in range(MOST_WIDTH) for at in range(MOST_WIDTH)}
    expect(move.space in spaces, "does-not-fit")
    row, at = spaces[move.space]
    gifts = tuple(g for g in state.gifts if (g.district, g.row, g.space) != (move.district, row, at))
    if move.holder != TABLE:
        gift = Gift(district=move.district, row=row, space=at, seat=expect_seat(move.holder, state.seats))
        gifts = (*gifts, gift)
    return replace(state, gifts=gifts), ()


# ---- what is printed ---------------------------------------------------------------------------------
def _red(state: State) -> Iterator[Prompt]:
    if state.printed.places:
        red = _districts("district", Say(key="red-label"), state.printed.places.red)
        yield correction("red", "correct_red", Say(key="set-red"), red)


def do_correct_red(state: State, seat: Seat, move: moves.CorrectRed) -> Result:
    return opening.with_places(state, replace(must(state.printed.places), red=move.district)), ()


def _forget(state: State) -> Iterator[Prompt]:
    for kind in FORGOTTEN:
        ids = told_of(state.printed, kind, f"{state.seats}-")
        if ids:
            options = tuple(Option(value=id, label=label) for id, label in ids.items())
            field = Choice(name="id", label=Say(key="forget-which"), options=options)
            yield correction(f"forget-{kind}", "forget", Say(key=f"forget-{kind}"), field, given={"kind": kind})


def do_forget(state: State, seat: Seat, move: moves.Forget) -> Result:
    kind: Forgotten = must(next((kind for kind in FORGOTTEN if kind == move.kind), None), "does-not-fit")
    expect(move.id in told_of(state.printed, kind, f"{state.seats}-"), "does-not-fit")
    entry = getattr(state.printed, kind)[move.id]
    left: dict[str, Any] = {kind: {id: v for id, v in getattr(state.printed, kind).items() if id != move.id}}
    tiles = tuple(laid for laid in state.tiles if laid.face != entry)
    return replace(state, printed=replace(state.printed, **left), tiles=tiles), ()


# ---- the way out of every question but those of the setup --------------------------------------------
def _to(step: Step) -> Callable[[State], Result]:
    return lambda state: (replace(state, step=step), ())


LEAVE: Mapping[Step, Callable[[State], Result]] = {
    "opening": opening.next_opening,
    "bridge": lambda state: (replace(state, bridge=None, step="ride"), ()),
    "ride": _to("pick"),
    "pick": _to("second"),
    "sow": _to("second"),
    "act": _to("second"),
    "second": lambda state: (follow.open_follow(state), ()),
    "follow": lambda state: (follow.decline(state), ()),
    "turn": follow.end_turn,
    "majority": _to("tax"),
    "tax": lambda state: (replace(state, step="income") if is_ledger(state) else decade.open_income(state), ()),
    "income": _to("close"),
    "close": lambda state: decade.do_close(state, TABLE, moves.Close()),
    "final": decade.no_last_points,
}


def _leave_out(state: State) -> Iterator[Prompt]:
    if state.queue:
        yield leave_out(Say(key="leave-task"))
    elif state.step in LEAVE:
        yield leave_out(Say(key="leave-step"))


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    """On without what is asked now."""
    if state.queue:
        return pop(state), ()
    expect(state.step in LEAVE, "does-not-fit")
    return LEAVE[state.step](state)
