"""Points: of a round, of each side, one entry at a time, and what goes up and down (ANY-9 to ANY-12, 16, 17)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.types import TABLE, Amount, Choice, Field, News, Prompt, Say, Seat, Who

from .components import Row
from .moves import Count, Recount, Score, Take, TellOwn
from .state import (
    Column,
    Result,
    Side,
    State,
    blank,
    expect_step,
    holder,
    leads_low,
    next_round,
    playing,
    room,
    sides,
    total_of,
    totals,
)
from .words import amount, named, side_options, side_word

MOST_ON_KEY = 6  # the points of more people are too long for a key: they stand above it


# ---- one entry at a time ------------------------------------------------------------------------------------
def beyond(state: State, side: Side, n: int) -> bool:
    """Whether so many more points lead beyond a goal that must be reached exactly, or too near to it (ANY-11)."""
    pad = state.pad
    if not pad.exact or pad.goal is None:
        return False
    after = total_of(state, side) + pad.rows[0].worth * n
    left = pad.goal - after if pad.goal > pad.start else after - pad.goal
    return left < pad.leaves and left != 0


def with_tally(state: State, side: Side, n: int) -> State:
    """That side has so many more: in this round's column, or in one of its own where points come at any time."""
    card, n = state.card, _counting(state, side, n)
    if state.pad.scores == "free":
        return replace(state, card=(*card, _with(blank(state), side, n)))
    card = (*card, *(blank(state) for _ in range(state.round - len(card))))
    return replace(state, card=(*card[:-1], _with(card[-1], side, n)))


def _counting(state: State, side: Side, n: int) -> int:
    """What counts of so many points where nobody goes beyond the goal."""
    left = (state.pad.goal or 0) - total_of(state, side)
    return min(n, left) if state.pad.stops and left > 0 else n


def _with(column: Column, side: Side, n: int) -> Column:
    return (put(column[0], side, (column[0][side] or 0) + n),)


# ---- a column of the card -----------------------------------------------------------------------------------
def scoring(state: State) -> tuple[Side, ...]:
    """The sides that get points now; all of them where nobody plays any more, as at the end (ANY-13)."""
    return playing(state) or tuple(range(len(sides(state))))


def ask_score(state: State) -> tuple[Prompt, ...]:
    """The points of a round, or those at the end: one form for all; with several rows a form for each side."""
    missing = tuple(side for side in scoring(state) if str(side) not in state.told)
    at_end = state.step == "final"
    if len(state.pad.rows) > 1:
        return tuple(_of_side(state, side, waits=True) for side in missing)
    own = tuple(_of_side(state, side, waits=False, seat=seat) for side in scoring(state) for seat in sides(state)[side])
    main = _of_one(state) if state.pad.rows[0].one and not at_end else _of_all(state)
    may_be_none = main.changed and (not state.pad.sums or 0 in state.pad.sums)
    return (main, *((_of_nobody(state, main),) if may_be_none else ()), *own)


def _of_all(state: State) -> Prompt:
    """What phones have told stands there already."""
    row = state.pad.rows[0]
    fields = tuple(
        amount(row, side_word(state, side), key=str(side), now=state.told.get(str(side), (0,))[0])
        for side in scoring(state)
    )
    text = "final" if state.step == "final" else "score"
    say = {} if state.step == "final" else {"round": state.round}
    many = len(fields) > MOST_ON_KEY
    return forms.form(f"{text}-{state.round}", TABLE, "score", fields, text=f"{text}-many" if many else text,
                      ask=_ask(state), say=say, picks=() if many else ("points",),
                      hint=_hint(state),
                      changed=not any(any(told) for told in state.told.values()))  # fmt: skip


def _hint(state: State) -> Say | None:
    """What is done in this round, and what its points come to."""
    pad = state.pad
    done = pad.says.get(str(state.seats), pad.says.get("", ()))
    said = [named(done[(state.round - 1) % len(done)])] if done else []
    said += [Say(key="adds-to", args={"n": pad.sums[0]})] if pad.sums else []
    return Say(key="", args={str(i): each for i, each in enumerate(said)}) if said else None


def _of_nobody(state: State, main: Prompt) -> Prompt:
    """Nobody has points: said on purpose alone, so that no tap on an empty form writes that down."""
    if main.move == "take":
        given: dict[str, Any] = {"side": None, "points": 0}
    else:
        given = {"points": {field.key: 0 for field in main.fields}}
    text = "nobody-final" if state.step == "final" else "nobody"
    return forms.form(f"{text}-{state.round}", TABLE, main.move, text=text, ask=_ask(state), given=given,
                      say={} if state.step == "final" else {"round": state.round})  # fmt: skip


def _ask(state: State) -> str:
    return f"score-{state.round}"


def _of_one(state: State) -> Prompt:
    who = Choice(name="side", label=Say(key="take-who"), options=side_options(state, scoring(state)))
    fields: tuple[Field, ...] = (who, amount(state.pad.rows[0], Say(key="take-points")))
    return forms.form(f"take-{state.round}", TABLE, "take", fields, text="take", ask=_ask(state),
                      say={"round": state.round}, picks=("side", "points"), changed=True)  # fmt: skip


def _of_side(state: State, side: Side, *, waits: bool, seat: Seat | None = None) -> Prompt:
    """What one side has; where the table asks for all at once, a short cut on the phone of each of its people."""
    members = [seat for seat in sides(state)[side] if seat not in state.away]
    rows = state.pad.rows
    told = state.told.get(str(side), (0,) * len(rows))
    fields: tuple[Amount, ...] = tuple(
        amount(_left(state, i, side), named(row.name) if len(rows) > 1 else Say(key=""), key=str(i), now=told[i])
        for i, row in enumerate(rows)
    )
    who = seat if seat is not None else members[0] if members else TABLE
    id = f"own-{side}-{state.round}" if seat is None else f"own-{seat}-{state.round}"
    return forms.form(id, who, "tell_own", fields, text="own", given={"side": side}, hint=_hint(state),
                      say={"who": side_word(state, side)}, picks=("points",), waits=waits,
                      own=not waits)  # fmt: skip


def _left(state: State, row: int, side: Side) -> Row:
    """The row with what that side may have of it: nothing where another one has it alone (ANY-23)."""
    kind, held = state.pad.rows[row], holder(state, row)
    return kind if held in (None, side) else replace(kind, least=0, most=0)


def do_score(state: State, seat: Seat, move: Score) -> Result:
    expect_step(state, "score", "final")
    expect(set(move.points) == set(scoring(state)) and len(state.pad.rows) == 1, "does-not-fit", "ANY-9")
    column = (tuple(move.points.get(side) for side in range(len(sides(state)))),)
    return written(state, column)


def do_take(state: State, seat: Seat, move: Take) -> Result:
    expect_step(state, "score")
    expect(state.pad.rows[0].one and move.side in (None, *scoring(state)), "does-not-fit", "ANY-9")
    line = tuple(move.points if side == move.side else 0 for side in range(len(sides(state))))
    return written(state, (line,))


def do_tell_own(state: State, seat: Seat, move: TellOwn) -> Result:
    expect_step(state, "score", "final")
    rows = range(len(state.pad.rows))
    for row, n in move.points.items():
        held = holder(state, row) if row in rows else None
        expect(not n or held in (None, move.side), "only-one", "ANY-23", row=named(state.pad.rows[row].name),
               who=side_word(state, held or 0))  # fmt: skip
    expect(move.side in scoring(state) and set(move.points) == set(rows), "does-not-fit", "ANY-14")
    return replace(state, told={**state.told, str(move.side): tuple(move.points[row] for row in rows)}), ()


def told_by_all(state: State) -> Result | None:
    """The column, once every side has told its own; None before."""
    if state.step not in ("score", "final"):
        return None
    due = {str(side) for side in scoring(state)}
    if not due or not due <= set(state.told):
        return None
    nothing: tuple[int | None, ...] = (None,) * len(state.pad.rows)
    by_side = [state.told.get(str(side), nothing) for side in range(len(sides(state)))]
    return written(state, tuple(zip(*by_side, strict=True)))


def written(state: State, column: Column) -> Result:
    """The column stands on the card; after a round the next one begins."""
    if state.step == "final":
        return replace(state, card=(column,), final=True, told={}), ()
    card = (*state.card, *(blank(state) for _ in range(state.round - 1 - len(state.card))), column)
    done = replace(state, card=card)
    return next_round(done), (_stands(done),)


def _stands(state: State) -> News:
    """Who leads after a round; where fewer points are better, nobody who has missed one and was given none for it."""
    now, here, low = totals(state), scoring(state), leads_low(state.pad)
    missed = {side: sum(column[0][side] is None for column in state.card) for side in here}
    fewest = min(missed.values())
    able = [side for side in here if not low or missed[side] == fewest or state.carried[side]]
    best = (min if low else max)(now[side] for side in able)
    seats = [seat for side in able if now[side] == best for seat in sides(state)[side]]
    return info("leads", "ANY-9", names=forms.names(seats), points=best, n=len(seats))


# ---- what goes up and down: a score that is counted, points at any time, counters (ANY-16, ANY-17) ---
def ask_play(state: State) -> tuple[Prompt, ...]:
    """Nobody has a turn: points are told when they come, and somebody says that the game is over."""
    match state.pad.scores if room(state) else "":
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
    return forms.form("recount", TABLE, "recount", fields, picks=("points",), waits=waits, changed=True)


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
    return replace(state, card=((line,),)), ()


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
                      say={"what": named(kind.name)}, picks=("counts",), waits=False, own=seat is not None,
                      changed=True)  # fmt: skip


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
