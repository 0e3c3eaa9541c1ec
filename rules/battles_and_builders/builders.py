"""Who has the most builders (BNB-21..25). Nothing is to be decided here, so nothing is asked."""

from __future__ import annotations

from msgspec.structs import replace

from rules.battles_and_builders import battle
from rules.battles_and_builders.ending import pay
from rules.battles_and_builders.state import Result, State, name, used_by
from rules.kit.flow import told
from rules.kit.news import gain, info
from rules.kit.places import leaders, put
from rules.kit.types import News


def most(state: State) -> tuple[int, ...]:
    """The sides with the most builders; nobody if no builder was committed."""
    numbers = [stake.faces.get("builder", 0) for stake in state.stakes]
    return leaders(numbers) if any(numbers) else ()


def has_most(state: State, side: int) -> bool:
    """Whether a side counts as the one with the most builders for the Extra point tile (BNB-51)."""
    return side in most(state) if state.options.extra_tie == "tied" else most(state) == (side,)


def go_on(state: State) -> Result:
    """Pay the builders, then the battle."""
    state, late = _check_extra(state)
    first, claim = most(state), used_by(state, "claim")
    if not first:
        return told((*late, info("no-builders", "BNB-23")), battle.open_battle(state))
    if len(first) == 1:
        state, news = _pay_most(state, first[0], "builders-most", "BNB-21")
    elif claim in first and claim is not None:
        state, news = _pay_most(state, claim, "builders-claim", "BNB-49")
    else:
        state, news = _pay_tie(state, first)
    return told((*late, *news), battle.open_battle(state))


def _pay_most(state: State, side: int, key: str, rule: str) -> Result:
    state, short = pay(state, side, 3)
    return state, (gain(key, rule, who=name(state, side)), *short)


def _pay_tie(state: State, first: tuple[int, ...]) -> Result:
    news: tuple[News, ...] = ()
    for side in first:
        state, short = pay(state, side, 1)
        one = gain("builders-tie", "BNB-22", who=name(state, side))
        news = (*news, one, *short)
    return state, news


def _check_extra(state: State) -> Result:
    """With the check after withdrawals, the Extra point is laid aside if its owner has not the most (BNB-51)."""
    side = used_by(state, "extra")
    if side is None or state.options.extra_check == "chosen" or has_most(state, side):
        return state, ()
    index = next(i for i, s in enumerate(state.strategies) if s.tile == "extra")
    aside = put(state.strategies, index, replace(state.strategies[index], holder=None))
    news = info("extra-void", "BNB-51", who=name(state, side))
    return replace(state, strategies=aside), (news,)
