"""What the table can set right, for it knows better than the log: numbers, who starts, whose turn it is, who plays."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.corrections import Corrections, Fixes, Wanted, correction, leave_out
from rules.kit.expect import expect
from rules.kit.news import warn
from rules.kit.types import TABLE, Choice, LeaveOut, Prompt, Say, Seat

from .ending import ends_itself
from .moves import SetAway, SetStart, SetTurn
from .numbers import numbers
from .standing import acting, in_order, leads_low, next_round, passed, phases
from .state import Result, State, with_blanks


def _fixes(state: State, wanted: Wanted) -> Fixes[State]:
    yield from numbers(state, wanted)
    if wanted(("set-", "finish", "leave-out")):
        yield from _forms(state)


corrections = Corrections(_fixes)


def _forms(state: State) -> Iterator[Prompt]:
    if state.step in ("choose", "over"):
        return
    if state.pad.order != "free":
        yield _seat(state, "set-start", "set_start", Say(key="start-label"), state.start)
    if state.step == "turn" and len(acting(state)) == 1 and state.pad.order != "together":
        yield _seat(state, "set-turn", "set_turn", Say(key="turn-is-label"), acting(state)[0])
    label = Say(key="away-label")
    away = Choice(name="seats", label=label, options=forms.seats(range(state.seats)), many=True, least=0,
                  most=state.seats - 1, default=state.away)  # fmt: skip
    yield correction("set-away", "set_away", label, away, rule="ANY-22")
    if ends_itself(state) and state.step in ("order", "turn", "score", "play"):
        yield forms.form("finish", TABLE, "finish", text="end-now", hint=Say(key="end-now-hint"), waits=False,
                         rule="ANY-18")  # fmt: skip
    if (state.step == "turn" and acting(state)) or state.step in ("score", "order") or state.finished:
        yield leave_out(Say(key="go-on-label" if state.finished else f"leave-out-{state.step}"))


def _seat(state: State, id: str, move: str, label: Say, now: Seat) -> Prompt:
    seats = list(in_order(state)) or list(range(state.seats))
    default = (now,) if now in seats else ()
    field = Choice(name="seat", label=label, options=forms.seats(sorted(seats)), default=default)
    return correction(id, move, label, field, rule="ANY-6")


def do_set_start(state: State, seat: Seat, move: SetStart) -> Result:
    """Who starts this round; who has had a turn has had it."""
    expect(state.step not in ("choose", "over") and move.seat in range(state.seats))
    return replace(state, start=move.seat), ()


def do_set_turn(state: State, seat: Seat, move: SetTurn) -> Result:
    """It is that seat's turn; everybody before it in the order has had one."""
    expect(state.step == "turn" and phases(state)[state.phase].turns and move.seat in in_order(state))
    order = in_order(state)
    out = tuple(each for each in state.out if each != move.seat)
    return replace(state, had=order[: order.index(move.seat)], out=out), ()


def do_set_away(state: State, seat: Seat, move: SetAway) -> Result:
    """Who has left keeps points and place, and may come back (ANY-22)."""
    expect(state.step not in ("choose", "over") and set(move.seats) < set(range(state.seats)))
    late = sorted(set(state.away) - set(move.seats)) if leads_low(state.pad) and state.card else []
    news = (warn("missed", "ANY-22", names=forms.names(late), n=len(late)),) if late else ()
    return replace(state, away=tuple(sorted(set(move.seats)))), news


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    """A turn without points, a round that does not count, an order that is not told; or the game goes on after all."""
    if state.finished:
        return replace(state, finished=False, told={}), ()
    expect(state.step in ("turn", "score", "order"))
    if state.step == "turn":
        expect(acting(state))
        return passed(state, acting(state)[0]), ()
    if state.step == "order":
        return replace(state, order=in_order(replace(state, pad=replace(state.pad, order="clockwise")))), ()
    return next_round(replace(state, card=with_blanks(state, state.round))), ()
