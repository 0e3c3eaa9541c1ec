"""Markers that move, and cards that need somebody else: Plague, Brother in Arms, Levant Trade (AKK-64..74)."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.flow import told
from rules.kit.news import gain, info
from rules.kit.rules import ONLY, Outcome, pick
from rules.kit.types import TABLE, News, Option, Say, Seat, Who

from .components import KNIGHTS_EACH, LENT, City, Kind, Track
from .flow import EFFECT
from .state import Loan, Result, State, TellEffect, first_done, is_ledger, lent, others, shift
from .words import effect_word, from_to, is_kind, track_word


def moved(state: State, seat: Seat, track: Track, by: int, rule: str) -> Result:
    """A marker moves, and everybody hears where it stands now; what goes beyond 0 or 13 is lost."""
    before, state = state.players[seat].tracks[track], shift(state, seat, track, by)
    now = state.players[seat].tracks[track]
    if now - before != by:
        return state, (info("marker-stops", "AKK-52", who=Who(seat=seat), track=track_word(track), n=now),)
    tell = gain if by > 0 else info
    return state, (tell("marker-at", rule, who=Who(seat=seat), track=track_word(track), n=now),)


# ---- lent knights ------------------------------------------------------------------------------------------
def _lenders(state: State, task: TellEffect) -> tuple[Option, ...]:
    return tuple(
        Option(value=s, label=Who(seat=s), note=Say(key="n-knights", args={"n": _lendable(state, s, task.kind)}))
        for s in others(state, task.seat)
    )


def _lendable(state: State, seat: Seat, kind: Kind) -> int:
    """How many knights a seat can give up for the next round."""
    return max(0, min(LENT[kind], KNIGHTS_EACH - lent(state, seat, state.round + 1)))


def _borrow(state: State, task: TellEffect, lender: Seat, rule: str) -> Result:
    n = _lendable(state, lender, task.kind)
    loan = Loan(owner=lender, borrower=task.seat, count=n, round=state.round + 1)
    state = replace(first_done(state), loans=(*state.loans, loan) if n else state.loans)
    return state, (info("will-borrow", rule, who=Who(seat=task.seat), owner=Who(seat=lender), n=n),)


def handed_over(state: State) -> Say | None:
    """Who takes knights from whom in this round, to be told until the first bid; None if nobody does."""
    loans = [Say(key="loan-now", args={"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner), "n": loan.count})
             for loan in state.loans if loan.round == state.round and not state.placed]  # fmt: skip
    return Say(key="loans-hint", args={"loans": forms.listed(loans)}) if loans else None


LENDER = pick(_lenders, default=ONLY,
              label=lambda state, task: Say(key="lender-label", args={"n": LENT[task.kind]}))  # fmt: skip
RISE = pick(forms.yes_no(), default=(1,))


def _victims(state: State, task: TellEffect) -> tuple[Option, ...]:
    nobody = Option(value=TABLE, label=Say(key="nobody"), note=Say(key="unmoved"))
    at = ((s, state.players[s].tracks[named(task)]) for s in others(state, task.seat))
    return (*(Option(value=s, label=Who(seat=s), note=from_to(now, -1 if now else 0)) for s, now in at), nobody)


@EFFECT.move("AKK-64", when=is_kind("plague"), label=effect_word)
def plague(
    state: State, task: TellEffect, lender: Annotated[int, LENDER],
    victim: Annotated[int, pick(_victims, label=lambda state, task: Say(
        key="victim-label", args={"track": track_word(named(task))}))],
) -> Outcome[State]:  # fmt: skip
    """A knight for the next card round; a marker of somebody else may go back (AKK-64, AKK-65)."""
    state, lending = _borrow(state, task, lender, "AKK-64")
    return (state, lending) if victim == TABLE else told(lending, moved(state, victim, named(task), -1, "AKK-65"))


@EFFECT.move("AKK-66", when=is_kind("brother"), label=effect_word)
def brother(
    state: State, task: TellEffect, lender: Annotated[int, LENDER], rise: Annotated[int, RISE] = 1
) -> Outcome[State]:
    """Two knights for the next card round; the own marker may rise (AKK-66)."""
    state, lending = _borrow(state, task, lender, "AKK-66")
    return told(lending, moved(state, task.seat, named(task), 1, "AKK-66")) if rise else (state, lending)


# ---- counted knights -----------------------------------------------------------------------------------------
MOST_COUNTED = 2 * KNIGHTS_EACH  # in a ledger: own knights and borrowed ones


def counted(state: State, seat: Seat, cities: tuple[City, ...]) -> int:
    """A seat's knights at the named cities, borrowed ones among them, without the seneschal (AKK-71, AKK-72)."""
    player = state.players[seat]
    bid = state.options.levant_counts == "both"
    return sum(player.paid.get(city, 0) + (player.bid.get(city, 0) if bid else 0) for city in cities)


def half(n: int) -> int:
    """Half, rounded up (AKK-73)."""
    return (n + 1) // 2


def _targets(state: State, task: TellEffect) -> tuple[Option, ...]:
    return tuple(
        Option(value=s, label=Who(seat=s), note=_yield_of(counted(state, s, task.cities)))
        for s in others(state, task.seat)
    )


def _yield_of(n: int) -> Say:
    return Say(key="levant-yield", args={"n": n, "half": half(n)})


def _is_levant(state: State, task: TellEffect) -> bool:
    return task.kind == "levant" and not is_ledger(state)


def _is_levant_counted(state: State, task: TellEffect) -> bool:
    return task.kind == "levant" and is_ledger(state)


@EFFECT.move("AKK-70", when=_is_levant_counted, asked=("count",), label=effect_word)
@EFFECT.move("AKK-70", when=_is_levant, asked=("target", "rise"), label=effect_word)
def levant(
    state: State, task: TellEffect,
    target: Annotated[int | None, pick(_targets, label="levant-target", default=ONLY)] = None,
    rise: Annotated[int, RISE] = 1,
    count: Annotated[int | None, pick(range(MOST_COUNTED + 1), label="levant-count")] = None,
) -> Outcome[State]:  # fmt: skip
    """The own marker goes half of what was counted; it may stay (AKK-70). A ledger only tells how many were counted."""
    n = (count or 0) if target is None else counted(state, target, task.cities)
    said = (
        _yield_of(n)
        if target is None
        else Say(key="levant-counted", args={"who": Who(seat=target), "n": n, "half": half(n)})
    )
    news = (News(say=said, rule="AKK-70"),)
    state = first_done(state)
    return told(news, moved(state, task.seat, named(task), half(n), "AKK-70")) if rise and n else (state, news)


def named(task: TellEffect) -> Track:
    """The track that the card names."""
    assert task.track is not None
    return task.track
