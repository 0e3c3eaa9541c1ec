"""Setting the companion right, for the table knows better than the log: each `ask` with its `do`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, forms_of, leave_out, readings
from rules.kit.expect import expect, expect_seat
from rules.kit.news import by_hand
from rules.kit.types import TABLE, Choice, LeaveOut, Option, Prompt, Say, Seat, Who

from . import boards, decade, follow, moves, opening
from .catalogue import FORGOTTEN, Forgotten, told_of
from .components import DISTRICTS, GOODS, MOST_WIDTH, SPOTS
from .donate import filled, name, space_word
from .numbers import numbers
from .printed import BRIDGE_ON, BridgeTile, fits, without_zeros
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
    order,
    pop,
    with_side,
    with_turn,
)
from .tasks import Donate, Pay, Task
from .words import colour_field, district_word, spot_word, symbols_field


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    """Every public number, and a form for everything else that can have gone another way."""
    yield from numbers(state, wanted)
    if is_ledger(state):
        yield from forms_of(state, wanted, {"turn-of": _turn, "leave-out": _leave_out})
    else:
        yield from forms_of(state, wanted, {
            "leave-out": _leave_out, "turn-of": _turn, "last": _last, ("elephant-", "lock-"): _elephants,
            "mahouts": boards.mahouts, "storehouse": boards.storehouses, "donations-": _donations,
            ("red", "bridge-now"): _board, "forget-": _forget,
        })  # fmt: skip
    if wanted("set-"):
        yield from readings(state.options)


corrections = Corrections(_fixes)


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
    seats = order(state)
    gone_by = seats[: seats.index(expect_seat(move.seat, state.seats))]
    news = (by_hand("turns-by-hand", "AMR-18", who=forms.names(gone_by)),) if gone_by else ()
    return replace(state, turn=Turn(seat=move.seat), given=state.given + 1), news


def _last(state: State) -> Iterator[Prompt]:
    if state.step in ("act", "second", "follow") and state.turn.last and state.turn.spot:
        spots = tuple(Option(value=spot, label=spot_word(spot), cell=spot) for spot in SPOTS)
        spot = Choice(name="spot", label=Say(key="last-spot"), options=spots, default=(state.turn.spot,))
        colour = replace(colour_field("colour", Say(key="last-colour")), default=(state.turn.last,))
        yield correction("last", "correct_last", Say(key="set-last"), colour, spot, mends=("sow.order",))


def do_correct_last(state: State, seat: Seat, move: moves.CorrectLast) -> Result:
    """The last worker is another one, or stands elsewhere; who may follow is asked anew."""
    expect(state.step in ("act", "second", "follow") and state.turn.last)
    was = state.turn.last, state.turn.spot
    tile = state.turn.tile if state.turn.done else None
    declined = state.turn.declined if move.colour == state.turn.last else ()  # of another colour nobody was asked
    state = with_turn(state, last=move.colour, spot=move.spot, tile=tile, declined=declined)
    news = (by_hand("workers-by-hand", "AMR-33"),) if (move.colour, move.spot) != was else ()
    return (follow.asked_anew(state) if state.step == "follow" else state), news


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
            mends=("place", "ride", "jump"),
        )
        lock = Choice(
            name="lock", label=Say(key="lock-label"), options=forms.words("lock", LOCKS), default=(side.lock,)
        )
        yield correction(f"lock-{seat}", "correct_lock", Say(key="set-lock", args=dict(who)), lock, given=given,
                         mends=("unlock",))  # fmt: skip


def do_correct_elephant(state: State, seat: Seat, move: moves.CorrectElephant) -> Result:
    """The elephant stands elsewhere; a donation that is not paid yet is chosen anew."""
    side = replace(state.sides[expect_seat(move.seat, state.seats)], place=move.district)
    queue = tuple(_anew(task, move.seat) for task in state.queue)
    was = state.sides[move.seat].place
    has_cost = was not in (None, move.district)
    news = (by_hand("ride-by-hand", "AMR-24"),) if has_cost else ()
    return replace(with_side(state, move.seat, side), queue=queue), news


def _anew(task: Task, seat: int) -> Task:
    return Donate(seat=seat) if isinstance(task, Pay) and task.seat == seat else task


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
PLAYED: tuple[Step, ...] = (  # when the bridge tile of the decade counts
    "ride", "pick", "sow", "act", "second", "follow", "majority", "tax", "income",
)  # fmt: skip


def _board(state: State) -> Iterator[Prompt]:
    if state.printed.places:
        red = _districts("district", Say(key="red-label"), state.printed.places.red)
        yield correction("red", "correct_red", Say(key="set-red"), red, mends=("learn_red",))
    if state.step in PLAYED and (state.bridge is None or state.bridge.gain):
        deeds = tuple(Option(value=on, label=Say(key=f"deed-{on}")) for on in BRIDGE_ON if on)
        on = Choice(name="on", label=Say(key="bridge-on"), options=deeds, least=0,
                    default=(state.bridge.on,) if state.bridge and state.bridge.on else ())  # fmt: skip
        now = state.bridge.gain if state.bridge else None
        gain = symbols_field("gain", Say(key="bridge-gain"), GOODS, least=1, default=now)
        yield correction(
            "bridge-now", "correct_bridge", Say(key="set-bridge"), on, gain, mends=("learn_bridge", "learn_bonus")
        )


def do_correct_red(state: State, seat: Seat, move: moves.CorrectRed) -> Result:
    return opening.with_places(state, replace(must(state.printed.places), red=move.district)), ()


def do_correct_bridge(state: State, seat: Seat, move: moves.CorrectBridge) -> Result:
    """The bridge tile of this decade is another, or was left out before; the box knows it from now on."""
    gain = without_zeros(move.gain)
    expect(state.step in PLAYED and (state.bridge is None or state.bridge.gain), "does-not-fit")
    expect(move.on in BRIDGE_ON and gain and fits(gain, GOODS), "does-not-fit")
    return opening.with_bridge(state, BridgeTile(on=move.on, gain=gain)), ()


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
    state = replace(state, printed=replace(state.printed, **left), tiles=tiles)
    return (boards.told_again(state, kind, move.id, entry) if kind in ("mahouts", "storehouses") else state), ()


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
    "second": lambda state: (follow.open_follow(replace(state, step="follow")), ()),
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
