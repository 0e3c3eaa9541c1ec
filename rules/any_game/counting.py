"""What goes up and down: the score that is counted, points that come at any time, and counters (ANY-16, ANY-17)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.types import TABLE, Amount, Choice, Prompt, Say, Seat, Who

from .moves import Count, Recount
from .state import Result, Side, State, expect_step, playing, sides
from .words import amount, named, side_options, side_word


def ask_play(state: State) -> tuple[Prompt, ...]:
    """Nobody has a turn: points are told when they come, and somebody says that the game is over."""
    match state.pad.scores:
        case "count":
            return (_recount(state, waits=True),)
        case "free":
            return (_tally(state, waits=True),)
        case _:
            return ()


def beside(state: State) -> tuple[Prompt, ...]:
    """What can be told at any time, while nobody waits for it."""
    asked: list[Prompt] = []
    if state.step == "turn" and state.pad.scores == "count":
        asked.append(_recount(state, waits=False))
    if state.step == "turn" and state.pad.scores == "free":
        asked.append(_tally(state, waits=False))
    for i in range(len(state.counters)):
        asked.append(_count(state, i, None))
        asked += [_count(state, i, seat) for seat in range(state.seats) if seat not in state.away]
    return tuple(asked)


def _recount(state: State, *, waits: bool) -> Prompt:
    fields = tuple(_now(state, side) for side in playing(state))
    return forms.form("recount", TABLE, "recount", fields, picks=("points",), waits=waits)


def _now(state: State, side: Side) -> Amount:
    row, now = state.pad.rows[0], state.card[0][0][side] or 0
    return Amount(name="points", label=side_word(state, side), key=str(side), least=min(row.least, now),
                  most=max(row.most, now), default=now)  # fmt: skip


def _tally(state: State, *, waits: bool) -> Prompt:
    who = Choice(name="side", label=Say(key="free-who"), options=side_options(state, playing(state)))
    points = amount(state.pad.rows[0], Say(key="tally-field"), now=None)
    id = f"free-{len(state.card)}"
    fields = (who, points)
    return forms.form(id, TABLE, "tally", fields, text="free", picks=("side", "points"), waits=waits)


def do_recount(state: State, seat: Seat, move: Recount) -> Result:
    expect_step(state, "turn", "play")
    expect(state.pad.scores == "count" and set(move.points) == set(playing(state)), "does-not-fit", "ANY-16")
    old = state.card[0][0]
    line = tuple(move.points.get(side, old[side]) for side in range(len(sides(state))))
    return replace(state, card=((line,),), round=state.round + (state.step == "play")), ()


def _count(state: State, counter: int, seat: Seat | None) -> Prompt:
    """A counter of everybody; or of one seat, on its phone."""
    kind = state.pad.counters[counter]
    shown = [each for each in range(state.seats) if each not in state.away] if seat is None else [seat]
    fields = tuple(
        Amount(name="counts", key=str(each), label=Who(seat=each) if seat is None else named(kind.name),
               least=kind.least, most=kind.most, default=state.counters[counter][each])
        for each in shown
    )  # fmt: skip
    id = f"count-{counter}" if seat is None else f"count-{counter}-{seat}"
    return forms.form(id, TABLE if seat is None else seat, "count", fields, text="count", given={"counter": counter},
                      say={"what": named(kind.name)}, picks=("counts",), waits=False, own=seat is not None)  # fmt: skip


def do_count(state: State, seat: Seat, move: Count) -> Result:
    expect(state.step not in ("choose", "over") and move.counter in range(len(state.counters)))
    kind, old = state.pad.counters[move.counter], state.counters[move.counter]
    expect(all(kind.least <= n <= kind.most for n in move.counts.values()), "does-not-fit", "ANY-17")
    line = tuple(move.counts.get(each, n) for each, n in enumerate(old))
    news = tuple(
        info("counted", "ANY-17", who=Who(seat=each), n=n, what=named(kind.name))
        for each, n in enumerate(line)
        if n != old[each]
    )
    return replace(state, counters=(*state.counters[: move.counter], line, *state.counters[move.counter + 1 :])), news
