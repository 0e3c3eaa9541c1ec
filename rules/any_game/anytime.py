"""What can be told at any time: points, a score that is counted up and down, and counters (ANY-10, ANY-16, ANY-17)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import info
from rules.kit.places import put
from rules.kit.rules import Outcome
from rules.kit.types import TABLE, Amount, Choice, Prompt, Say, Seat, Who

from .flow import BY_HAND, FINAL, PLAY, TURN, WINNER, in_play
from .standing import playing
from .state import Side, State, every_side, here, room
from .words import amount, counter_words, named, side_options, side_word


def ask_play(state: State) -> tuple[Prompt, ...]:
    """Nobody has a turn: points are told when they come, and somebody says that the game is over."""
    return _points(state, waits=True) if room(state) else ()


def beside(state: State) -> tuple[Prompt, ...]:
    """What can be told while nobody waits for it."""
    points = _points(state, waits=False) if state.step == "turn" else ()
    return (*points, *(_count(state, i, seat) for i in range(len(state.counters)) for seat in (None, *here(state))))


def _points(state: State, *, waits: bool) -> tuple[Prompt, ...]:
    match state.pad.scores:
        case "count":
            fields = tuple(_now(state, side) for side in playing(state))
            return (forms.form("recount", TABLE, "recount", fields, picks=("points",), waits=waits, changed=True),)
        case "free":
            who = Choice(name="side", label=Say(key="free-who"), options=side_options(state, playing(state)))
            points = amount(state, state.pad.rows[0], Say(key="tally-field"), now=None)
            id = f"free-{len(state.card)}"
            return (forms.form(id, TABLE, "tally", (who, points), text="free", picks=("side", "points"), waits=waits),)
        case _:
            return ()


def _now(state: State, side: Side) -> Amount:
    row, now = state.pad.rows[0], state.card[0][0][side] or 0
    most = row.most if isinstance(row.most, int) else now
    return Amount(name="points", label=side_word(state, side), key=str(side), least=min(row.least, now),
                  most=max(most, now), default=now)  # fmt: skip


@TURN.move("ANY-16")
@PLAY.move("ANY-16")
def recount(state: State, points: Annotated[dict[int, int], BY_HAND]) -> Outcome[State]:
    """What everybody has now, of a score that goes up and down."""
    old = state.card[0][0]
    return replace(state, card=((tuple(points.get(side, old[side]) for side in every_side(state)),),))


def _count(state: State, counter: int, seat: Seat | None) -> Prompt:
    """A counter of everybody; or of one seat, on its phone."""
    kind = state.pad.counters[counter]
    shown, word = here(state) if seat is None else [seat], counter_words(state.pad)[counter]
    fields = tuple(
        Amount(name="counts", key=str(each), label=Who(seat=each) if seat is None else word,
               least=kind.least, most=kind.most, default=state.counters[counter][each])
        for each in shown
    )  # fmt: skip
    id = f"count-{counter}" if seat is None else f"count-{counter}-{seat}"
    return forms.form(id, TABLE if seat is None else seat, "count", fields, text="count", given={"counter": counter},
                      say={"what": word}, picks=("counts",), waits=False, own=seat is not None,
                      changed=True)  # fmt: skip


@in_play("ANY-17")
@FINAL.move("ANY-17")
@WINNER.move("ANY-17")
def count(
    state: State, counter: Annotated[int, BY_HAND], counts: Annotated[dict[int, int], BY_HAND]
) -> Outcome[State]:  # fmt: skip
    """How many of that counter the seats have now."""
    kind, old = state.pad.counters[counter], state.counters[counter]
    line = tuple(counts.get(each, n) for each, n in enumerate(old))
    news = tuple(
        info("counted", "ANY-17", who=Who(seat=each), n=n, what=named(kind.name))
        for each, n in enumerate(line)
        if n != old[each]
    )
    return replace(state, counters=put(state.counters, counter, line)), news
