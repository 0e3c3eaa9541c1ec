"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from rules.kit import forms, rules
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, readings
from rules.kit.flow import by_move
from rules.kit.rules import Outcome
from rules.kit.types import TABLE, Choice, Option, Prompt, Say, Seat, Tagged, Who

from . import boards, decade, effects, flow, follow, opening
from .catalogue import FORGOTTEN, Forgotten, told_of
from .components import DISTRICTS, District
from .donate import filled, name, space_word
from .numbers import do_set_number, numbers
from .state import (
    LOCKS,
    Gift,
    Lock,
    State,
    Step,
    Turn,
    donation,
    is_ledger,
    must,
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
RETOLD = {"correct_bridge": "learn_bridge:on learn_bonus:gain"}  # of before: what each told otherwise


class CorrectRed(Tagged, frozen=True, kw_only=True, tag="correct_red"):
    district: District


class CorrectElephant(Tagged, frozen=True, kw_only=True, tag="correct_elephant"):
    seat: int
    district: District


class CorrectLock(Tagged, frozen=True, kw_only=True, tag="correct_lock"):
    seat: int
    lock: Lock


class CorrectDonation(Tagged, frozen=True, kw_only=True, tag="correct_donation"):
    district: District
    space: str
    holder: int  # a seat, or TABLE


class CorrectTurn(Tagged, frozen=True, kw_only=True, tag="correct_turn"):
    seat: int


class Forget(Tagged, frozen=True, kw_only=True, tag="forget"):
    """A printed value that is known wrong: it is asked again when it is next needed."""

    kind: Forgotten
    id: str


# ---- the turn ----------------------------------------------------------------------------------------
def is_turn_start(state: State) -> bool:
    """Whether a turn has just begun, so that it can be given to another seat."""
    return not state.queue and state.step in ("ride", "turn")


def _turn(state: State) -> Iterator[Prompt]:
    if is_turn_start(state):
        label = Say(key="turn-of")
        seat = Choice(name="seat", label=label, options=forms.seats(range(state.seats)), default=(state.turn.seat,))
        yield correction("turn-of", "correct_turn", label, seat)


def do_correct_turn(state: State, seat: Seat, move: CorrectTurn) -> State:
    return replace(state, turn=Turn(seat=move.seat))


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


def do_correct_elephant(state: State, seat: Seat, move: CorrectElephant) -> State:
    return with_side(state, move.seat, replace(state.sides[move.seat], place=move.district))


def do_correct_lock(state: State, seat: Seat, move: CorrectLock) -> State:
    return with_side(state, move.seat, replace(state.sides[move.seat], lock=move.lock))


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


def do_correct_donation(state: State, seat: Seat, move: CorrectDonation) -> State:
    row, at = map(int, move.space.split("-"))
    gifts = tuple(g for g in state.gifts if (g.district, g.row, g.space) != (move.district, row, at))
    if move.holder != TABLE:
        gift = Gift(district=move.district, row=row, space=at, seat=move.holder)
        gifts = (*gifts, gift)
    return replace(state, gifts=gifts)


# ---- what is printed ---------------------------------------------------------------------------------
def _red(state: State) -> Iterator[Prompt]:
    if state.printed.places:
        red = _districts("district", Say(key="red-label"), state.printed.places.red)
        yield correction("red", "correct_red", Say(key="set-red"), red)


def do_correct_red(state: State, seat: Seat, move: CorrectRed) -> State:
    return opening.with_places(state, replace(must(state.printed.places), red=move.district))


def _forget(state: State) -> Iterator[Prompt]:
    for kind in FORGOTTEN:
        ids = told_of(state.printed, kind, f"{state.seats}-")
        if ids:
            options = tuple(Option(value=id, label=label) for id, label in ids.items())
            field = Choice(name="id", label=Say(key="forget-which"), options=options)
            yield correction(f"forget-{kind}", "forget", Say(key=f"forget-{kind}"), field, given={"kind": kind})


def do_forget(state: State, seat: Seat, move: Forget) -> State:
    known = getattr(state.printed, move.kind)
    left: dict[str, Any] = {move.kind: {id: entry for id, entry in known.items() if id != move.id}}
    tiles = tuple(laid for laid in state.tiles if laid.face != known[move.id])
    return replace(state, printed=replace(state.printed, **left), tiles=tiles)


# ---- the way out of every question but those of the setup --------------------------------------------
def _to(step: Step) -> Callable[[State], State]:
    return lambda state: replace(state, step=step)


def without_bridge(state: State) -> State:
    return replace(state, bridge=None, step="ride")


def without_tax(state: State) -> State:
    return replace(state, step="income") if is_ledger(state) else decade.open_income(state)


PAST: tuple[tuple[rules.Step[State], Callable[[State], Outcome[State]]], ...] = (
    (flow.OPENING, opening.next_opening),
    (flow.BRIDGE, without_bridge),
    (flow.RIDE, _to("pick")),
    (flow.PICK, _to("second")),
    (flow.SOW, _to("second")),
    (flow.ACT, _to("second")),
    (flow.SECOND, follow.open_follow),
    (flow.FOLLOW, follow.decline),
    (flow.TURN, follow.end_turn),
    (flow.MAJORITY, _to("tax")),
    (flow.TAX, without_tax),
    (flow.INCOME, _to("close")),
    (flow.CLOSE, lambda state: decade.close(state)),
    (flow.FINAL, decade.no_last_points),
)
for _step, _past in PAST:
    _step.left_out("leave-step")(_past)
for _task in flow.TASKS:
    _task.left_out("leave-task")(effects.skip)


def _leave_out(state: State) -> Iterator[Prompt]:
    step = flow.amritsar.now(state)
    if step and step.way_out:
        yield step.way_out.form(state)


DO = by_move(
    do_correct_turn, do_correct_elephant, do_correct_lock, boards.do_correct_mahout, boards.do_correct_storehouse,
    do_correct_donation, do_correct_red, do_forget, do_set_number,
)  # fmt: skip
