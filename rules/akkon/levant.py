"""Levant Trade: half of what somebody else has on the named fields (AKK-70..74)."""

from __future__ import annotations

from rules.akkon.components import KNIGHTS_EACH, City
from rules.akkon.markers import effect_prompt, expect_other, moved, one_of, rise_field
from rules.akkon.moves import Levant
from rules.akkon.state import Result, State, TellEffect, is_ledger, others
from rules.kit.types import Choice, Illegal, News, Option, Prompt, Say, Seat, Who

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
    """Whose knights are counted, and whether to move; a ledger only asks how many were counted."""
    if is_ledger(state):
        return effect_prompt(task, "AKK-70", (_count(),))
    options = tuple(
        Option(value=s, label=Who(seat=s), note=_yield_of(counted(state, s, task.cities)))
        for s in others(state, task.seat)
    )
    return effect_prompt(task, "AKK-70", (one_of("target", Say(key="levant-target"), options), rise_field()))


def _count() -> Choice:
    numbers = tuple(Option(value=n, label=Say(key="number", args={"n": n})) for n in range(MOST_COUNTED + 1))
    return Choice(name="count", label=Say(key="levant-count"), options=numbers)


def _yield_of(n: int) -> Say:
    return Say(key="levant-yield", args={"n": n, "half": half(n)})


def do_levant(state: State, task: TellEffect, move: Levant) -> Result:
    """The own marker goes half of what was counted; it may stay (AKK-70)."""
    assert task.track is not None
    n, said = _told(move) if is_ledger(state) else _looked_up(state, task, move)
    news = (News(say=said, rule="AKK-70"),)
    if not move.rise or not n:
        return state, news
    state, up = moved(state, task.seat, task.track, half(n), "AKK-70")
    return state, (*news, *up)


def _told(move: Levant) -> tuple[int, Say]:
    n = move.count
    if n is None or not 0 <= n <= MOST_COUNTED:
        raise Illegal("does-not-fit", "AKK-70")
    return n, _yield_of(n)


def _looked_up(state: State, task: TellEffect, move: Levant) -> tuple[int, Say]:
    if move.target is None:
        raise Illegal("does-not-fit", "AKK-70")
    expect_other(state, task, move.target)
    n = counted(state, move.target, task.cities)
    return n, Say(key="levant-counted", args={"who": Who(seat=move.target), "n": n, "half": half(n)})
