"""The rule module of any other game: the order of steps, the scene, the score sheet, and the chapters as `GAME`.

The step is a function of the rest of the state, so a correction leads to the same step as a right entry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import warn
from rules.kit.types import SEAT_TINTS, Grid, Hand, Item, Say, Scene, ScoreLine, Seat, Sheet, Viewer, Who

from . import anytime, corrections, ending, opening, scoring, turns
from .components import SHOWN_ROUNDS
from .ending import reached_ending, seat_places
from .formulas import formula
from .points import earned_points, fall_order, game_values, is_low_best, rounds
from .state import Column, Result, Side, State, Step, join_texts, name_word, title
from .turns import pads, phases

FEW = 10  # rounds or points: the pad is nearly full


def apply(state: State, seat: Seat, move: Any) -> Result:
    """The state after a move and its automatic steps; a warning says that the pad is nearly full (ANY-9)."""
    after, news = pads.apply(state, seat, move)
    is_filling = state.room() > FEW >= after.room()
    return after, (*news, warn("nearly-full", "ANY-9", n=after.room())) if is_filling else news


def next_step(state: State) -> Result | None:
    """The next automatic step; None if a player has to answer."""
    if not state.pad_id:
        return None
    if state.pad.scores == "count" and (down := fall_order(state)) != state.down:
        return replace(state, down=down), ()
    if (written := scoring.finish_column(state) or ending.finish_leg(state)) is not None:
        return written
    if (further := turns.advance(state)) is not None:
        return further, ()
    step = _step(state)
    return (replace(state, step=step), ()) if step != state.step else None


for _each in pads.steps.values():
    _each.goes_on(next_step)


def _step(state: State) -> Step:
    if ending.is_done(state):
        counts_up = state.pad.scores == "end" or any(row.told == "end" for row in state.pad.rows)
        if counts_up and not state.final:
            return "final"
        is_told = bool(state.winners or state.outcome)
        return "winner" if state.pad.wins in ("told", "together") and not is_told else "over"
    if not state.room():
        return "play"
    if phases(state) and state.pad.order == "told" and not state.order:
        return "order"
    if state.phase < len(phases(state)):
        return "turn"
    return "score" if state.pad.scores == "round" else "play"


# ---- phase ----------------------------------------------------------------------------------
def phase(state: State) -> Say:
    """The phase, with the round in its steps."""
    if state.step not in ("order", "turn", "score"):
        return Say(key=f"phase-{state.step}")  # no round here
    return Say(key=f"phase-{state.step}", args={"round": state.round, "of": rounds(state)})


# ---- scene: the last lines of the sheet, and the counters -----------------------------------------------------
LAST_ROUNDS = 8  # visible on the table screen


def scene(state: State, viewer: Viewer) -> Scene:
    if not state.pad_id:
        return Scene(parts=())
    hands = [_hand(state, seat) for seat in range(state.seats) if state.pad.counters or state.away]
    return Scene(
        parts=(_pad(state), *hands),
        start=None if state.pad.order in ("free", "together") else state.start,
        done=state.had if state.pad.order == "together" else (),
    )


def _pad(state: State) -> Grid:
    """The last lines of the sheet, with the totals."""
    shown, by_side = sheet(state), state.sides()
    lines = shown.lines[-max(LAST_ROUNDS, len(state.pad.rows)) :]
    rows = [(line.label, tuple(line.values[seats[0]] for seats in by_side)) for line in lines]
    if shown.totals and len(lines) > 1:
        rows.append((Say(key="score-total"), tuple(shown.totals[seats[0]] for seats in by_side)))
    heads = tuple(Who(seat=seats[0]) if len(seats) == 1 else forms.names(seats) for seats in by_side)
    return Grid(heads=heads, rows=tuple(rows), label=_aim(state))


def _aim(state: State) -> Say | None:
    """The aim in one line: who wins, the goal, legs and sets, the dealer."""
    pad = state.pad
    said = [Say(key=f"pad-wins-{pad.wins}")]
    if pad.goal is not None:
        said.append(Say(key="aim-out" if pad.wins == "last" else "aim-goal", args={"n": pad.goal}))
    if max(pad.legs, pad.sets) > 1:
        said.append(Say(key="aim-legs", args={"legs": pad.legs, "sets": pad.sets}))
    if pad.deals and state.step == "score":
        said.append(Say(key="deals", args={"who": Who(seat=state.start)}))
    return join_texts(said)


def _hand(state: State, seat: int) -> Hand:
    """The counters of a seat, for the rail and its page."""
    items = tuple(
        Item(label=name_word(counter.name), n=state.counters[i][seat]) for i, counter in enumerate(state.pad.counters)
    )
    if seat in state.away:
        return Hand(seat=seat, label=Say(key="is-away"), items=items)
    said = [Say(key="resource-count", args={"n": item.n, "what": item.label}) for item in items]
    return Hand(seat=seat, label=forms.comma_list(said) if said else Say(key="is-here"), items=items)


# ---- score sheet ---------------------------------------------------------------------------------------------------
MOST_BESIDE, FEW_ROUNDS = 6, 3  # with more seats each has a line, and rounds are columns


def sheet(state: State) -> Sheet:
    over = state.step == "over"
    lines = tuple(_lines(state))
    counted = [line.values for line in lines if line.counts]
    return Sheet(
        lines=lines,
        totals=tuple(sum(value or 0 for value in values) for values in zip(*counted, strict=True)),
        places=seat_places(state) if over else (),
        ended_by=reached_ending(state) if over else "",
        fewest=is_low_best(state.pad),
    )


def _lines(state: State) -> Iterator[ScoreLine]:
    """The lines of the sheet, at least one, so that every seat has a column."""
    if state.pad.scores == "never" or not state.pad_id:
        won = tuple(None if state.winners is None else int(state.side_of(seat) in state.winners)
                    for seat in range(state.seats))  # fmt: skip
        if state.pad.order != "free":
            yield ScoreLine(key="turns", label=Say(key="line-turns"), values=state.turns, rule="ANY-5", counts=False)
        if state.pad.order == "free" or state.winners is not None:
            yield ScoreLine(key="won", label=Say(key="line-won"), values=won, rule="ANY-19", counts=False)
        return
    if start := state.start_points():
        yield ScoreLine(key="start", label=Say(key="line-start"), values=(start,) * state.seats, rule="ANY-10")
    is_by_rows = len(state.pad.rows) > 1 and state.pad.scores not in ("round", "turn")
    yield from _row_lines(state) if is_by_rows else _round_lines(state)
    counted = {name for text in (state.pad.over, state.pad.out) if text for name in formula(text).names}
    for i, row in enumerate(state.pad.rows):
        if row.id in counted and not is_by_rows:
            had = game_values(state, row.id)
            yield ScoreLine(key=f"had-{i}", label=name_word(row.name), values=_seat_values(state, had), rule="ANY-25",
                            counts=False)  # fmt: skip
    for kind, won in (("sets", state.sets), ("legs", state.legs)):
        if won:
            yield ScoreLine(key=kind, label=Say(key=f"line-{kind}"), values=_seat_values(state, won), rule="ANY-24",
                            counts=False)  # fmt: skip
    if any(state.carried):
        carried = _seat_values(state, state.carried)
        yield ScoreLine(key="carried", label=Say(key="carried"), values=carried, rule="ANY-22")


def _round_lines(state: State) -> Iterator[ScoreLine]:
    """The last rounds, fewer if they are columns, and the sum of all earlier ones."""
    shown, card = SHOWN_ROUNDS if state.seats <= MOST_BESIDE else FEW_ROUNDS, earned_points(state)
    first = max(0, len(card) - shown)
    if first:
        label = Say(key="entries-to" if state.pad.scores == "free" else "rounds-to", args={"n": first})
        summed = [sum(filter(None, had)) for had in zip(*chain.from_iterable(card[:first]), strict=True)]
        yield ScoreLine(key="earlier", label=label, values=_seat_values(state, summed), rule="ANY-9")
    for i, column in enumerate(card[first:], first):
        label = name_word(state.pad.rows[0].name) if state.pad.scores in ("count", "end") else state.column_word(i)
        values = _seat_values(state, [_column_points(column, side) for side in state.all_sides()])
        yield ScoreLine(key=f"round-{i + 1}", label=label, values=values, rule="ANY-9")
    if not card:
        yield ScoreLine(key="none", label=name_word(state.pad.rows[0].name), values=(None,) * state.seats, rule="ANY-9")


def _column_points(column: Column, side: Side) -> int | None:
    """The points of a side in all rows of a column; None if it was not asked."""
    came = [n for line in column if (n := line[side]) is not None]
    return sum(came) if came else None


def _seat_values(state: State, by_side: Sequence[int | None]) -> tuple[int | None, ...]:
    return tuple(by_side[state.side_of(seat)] for seat in range(state.seats))


def _row_lines(state: State) -> Iterator[ScoreLine]:
    """Each row over all rounds."""
    card = earned_points(state)
    for i, row in enumerate(state.pad.rows):
        by_side = [_column_points(tuple(column[i] for column in card), side) for side in state.all_sides()]
        yield ScoreLine(key=f"row-{i}", label=name_word(row.name), values=_seat_values(state, by_side), rule="ANY-12")


GAME = pads.game(
    opening, turns, anytime, scoring, ending,
    setup=opening.setup,
    tints=(*SEAT_TINTS, "brown"),
    corrections=corrections.corrections,
    apply=apply,
    why_not=scoring.why_not,
    phase=phase,
    timers=turns.timers,
    notes_rolls=True,
    away="set_away",
    ends="finish",
    named=lambda s: title(s.pad) if s.pad_id else None,
    scene=scene,
    sheet=sheet,
    learned=opening.learned_pads,
    printed=opening.PRINTED,
)  # fmt: skip
