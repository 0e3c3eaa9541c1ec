"""Who has the most builders (BNB-21..25). Nothing is to be decided here, so nothing is asked."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit.flow import told
from rules.kit.news import gain, info
from rules.kit.places import leaders, put
from rules.kit.types import News

from . import battle
from .ending import Due, Points, pay
from .state import Result, State


def most(state: State) -> tuple[int, ...]:
    """The sides with the most builders; nobody if no builder was committed."""
    numbers = [stake.faces.get("builder", 0) for stake in state.stakes]
    return leaders(numbers) if any(numbers) else ()


def has_most(state: State, side: int) -> bool:
    """Whether a side counts as the one with the most builders for the Extra point tile (BNB-51)."""
    return side in most(state) if state.options.extra_tie == "tied" else most(state) == (side,)


def due(state: State) -> tuple[Due, ...]:
    """Who gets how many points for builders; nobody where nobody has committed any (BNB-21..23, BNB-49)."""
    first, claim = most(state), state.used_by("claim")
    if len(first) == 1:
        return ((first[0], 3),)
    if claim in first and claim is not None:
        return ((claim, 3),)
    return tuple((side, 1) for side in first)


def go_on(state: State) -> Result:
    """Pay the builders, then the battle."""
    state, news = _check_extra(state)
    if not due(state):
        return told((*news, info("no-builders", "BNB-23")), battle.open_battle(state))
    for side, points in due(state):
        state, short = pay(state, side, points)
        news = (*news, _gained(state, side, points), *short)
    return told(news, battle.open_battle(state))


def _gained(state: State, side: int, points: Points) -> News:
    who = state.name(side)
    if points == 1:
        return gain("builders-tie", "BNB-22", who=who)
    if most(state) == (side,):
        return gain("builders-most", "BNB-21", who=who)
    return gain("builders-claim", "BNB-49", who=who)


def _check_extra(state: State) -> Result:
    """With the check after withdrawals, the Extra point is laid aside if its owner has not the most (BNB-51)."""
    side = state.used_by("extra")
    if side is None or state.options.extra_check == "chosen" or has_most(state, side):
        return state, ()
    index = next(i for i, s in enumerate(state.strategies) if s.tile == "extra")
    aside = put(state.strategies, index, replace(state.strategies[index], holder=None))
    news = info("extra-void", "BNB-51", who=state.name(side))
    return replace(state, strategies=aside), (news,)
