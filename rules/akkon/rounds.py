"""From turn to turn and from round to round: privileges, the seneschal, borrowed knights, the last round."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.akkon.components import CITIES
from rules.akkon.privileges import awarded
from rules.akkon.state import Result, State, TellTops, is_ledger, is_used_up, told
from rules.akkon.words import Args, city_word
from rules.kit.types import News, Say, Who


def next_turn(state: State) -> Result:
    """The card turn goes on clockwise; after the last the round ends (AKK-44)."""
    turn = (state.turn + 1) % state.seats
    if turn == state.start:
        return end_round(state)
    return replace(state, turn=turn, turn_cards=(), clement=False, richard=False), ()


def end_round(state: State) -> Result:
    """Privileges are awarded; then the next round begins, or the game is over (AKK-57, AKK-80, AKK-90)."""
    state, news = awarded(state)
    if is_used_up(state):
        over = replace(state, step="over", queue=(), turn_cards=(), played=(), discard=(*state.discard, *state.played))
        return over, (*news, News(say=Say(key="game-over"), rule="AKK-90"))
    return told(news, next_round(state))


def next_round(state: State) -> Result:
    """The knights are back, the seneschal goes to the left, and lent knights are handed over (AKK-42, AKK-57)."""
    start = (state.start + 1) % state.seats
    players = tuple(replace(p, bid={}, faces={}, chaplain=None, paid={}, passed=False) for p in state.players)
    state = replace(
        state,
        players=players,
        start=start,
        turn=start,
        round=state.round + 1,
        step="barbarossa",
        seneschal="camp",
        placed=(),
        moved_to=None,
        queue=() if is_ledger(state) else (TellTops(),),
        turn_cards=(),
        clement=False,
        richard=False,
        discard=(*state.discard, *state.played),
        played=(),
        loans=tuple(loan for loan in state.loans if loan.round > state.round),
    )
    passes = News(say=Say(key="seneschal-passes", args={"who": Who(seat=start)}), rule="AKK-57")
    return state, (passes, *_handed_over(state), *_nearly(state))


def _handed_over(state: State) -> Iterator[News]:
    """Who takes knights from whom before the bidding (AKK-64, AKK-68)."""
    for loan in state.loans:
        args: Args = {"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner),
                                                  "n": loan.count}  # fmt: skip
        yield News(say=Say(key=f"loan-{state.options.borrowed_pick}", args=args), rule="AKK-64")


def _nearly(state: State) -> Iterator[News]:
    """A stack is down to its last card: this may be the last round."""
    if 1 in state.stacks.values():
        yield News(say=Say(key="last-card"), rule="AKK-90", tone="warn")


def used_up(before: State, after: State) -> tuple[News, ...]:
    """The last round is announced when a stack is used up (AKK-90)."""
    if after.stacks is before.stacks or after.step == "over" or after.round != before.round:
        return ()
    gone = (city for city in CITIES if before.stacks[city] and not after.stacks[city])
    return tuple(
        News(say=Say(key="last-round", args={"city": city_word(city)}), rule="AKK-90", tone="warn") for city in gone
    )
