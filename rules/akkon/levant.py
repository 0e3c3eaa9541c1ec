"""Levant Trade: half of what somebody else has on the named fields (AKK-70..74)."""

from __future__ import annotations

from rules.akkon.components import KNIGHTS_EACH, City
from rules.akkon.markers import effect_prompt, expect_other, moved, one_of, rise_field
from rules.akkon.moves import Levant
from rules.akkon.state import Result, State, TellEffect, is_ledger, others
from rules.kit.types import Amount, Illegal, News, Option, Prompt, Say, Seat, Who

MOST_COUNTED = 2 * KNIGHTS_EACH  # in a ledger: own knights and borrowed ones


def counted(state: State, seat: Seat, cities: tuple[City, ...]) -> int:
    """A seat's knights at the named cities, borrowed ones among them, without the seneschal (AKK-71, AKK-72)."""
    player = state.players[seat]
    bid = state.options.levant_counts == "both"
    return sum(player.paid.get(city, 0) + (player.bid.get(city, 0) if bid else 0) for city in cities)


def half(n: int) -> int:
    """Half, rounded up (AKK-73)."""
    return (n + 1) // 2


def ask_levant(state: State, task: TellEffect) -> Prompt:
    ledger = is_ledger(state)
    options = tuple(
        Option(value=s, label=Who(seat=s), note=None if ledger else _yield_of(counted(state, s, task.cities)))
        for s in others(state, task.seat)
    )
    target = one_of("target", Say(key="levant-target"), options)
    count = (Amount(name="count", label=Say(key="levant-count"), least=0, most=MOST_COUNTED),) if ledger else ()
    return effect_prompt(task, "AKK-70", (target, *count, rise_field()))


def _yield_of(n: int) -> Say:
    return Say(key="levant-yield", args={"n": n, "half": half(n)})


def do_levant(state: State, task: TellEffect, move: Levant) -> Result:
    assert task.track is not None
    expect_other(state, task, move.target)
    n = move.count if is_ledger(state) else counted(state, move.target, task.cities)
    if n is None or not 0 <= n <= MOST_COUNTED:
        raise Illegal("does-not-fit", "AKK-70")
    said = Say(key="levant-counted", args={"who": Who(seat=move.target), "n": n, "half": half(n)})
    news = (News(say=said, rule="AKK-70"),)
    if not move.rise or not n:
        return state, news
    state, up = moved(state, task.seat, task.track, half(n), "AKK-70")
    return state, (*news, *up)
