"""Plague and Brother in Arms: knights that are borrowed for the next round (AKK-64..69)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.akkon.components import KNIGHTS_EACH, LENT, Kind
from rules.akkon.markers import effect_prompt, expect_other, from_to, moved, one_of, rise_field
from rules.akkon.moves import Brother, Plague
from rules.akkon.state import Loan, Result, State, TellEffect, lent, others
from rules.akkon.words import listed, track_word
from rules.kit.types import TABLE, Choice, News, Option, Prompt, Say, Seat, Who


def _lender(state: State, task: TellEffect) -> Choice:
    options = tuple(
        Option(value=s, label=Who(seat=s), note=Say(key="n-knights", args={"n": _lendable(state, s, task.kind)}))
        for s in others(state, task.seat)
    )
    return one_of("lender", Say(key="lender-label", args={"n": LENT[task.kind]}), options)


def _lendable(state: State, seat: Seat, kind: Kind) -> int:
    """How many knights a seat can give up for the next round."""
    return max(0, min(LENT[kind], KNIGHTS_EACH - lent(state, seat, state.round + 1)))


def _borrow(state: State, task: TellEffect, lender: Seat) -> Result:
    expect_other(state, task, lender)
    n = _lendable(state, lender, task.kind)
    rule = "AKK-64" if task.kind == "plague" else "AKK-66"
    loan = Loan(owner=lender, borrower=task.seat, count=n, round=state.round + 1)
    said = Say(key="will-borrow", args={"who": Who(seat=task.seat), "owner": Who(seat=lender), "n": n})
    return (replace(state, loans=(*state.loans, loan)) if n else state), (News(say=said, rule=rule),)


def handed_over(state: State) -> Say | None:
    """Who takes knights from whom in this round, to be told until the first bid; None if nobody does."""
    loans = [Say(key="loan-now", args={"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner), "n": loan.count})
             for loan in state.loans if loan.round == state.round and not state.placed]  # fmt: skip
    return Say(key="loans-hint", args={"loans": listed(loans)}) if loans else None


def ask_plague(state: State, task: TellEffect) -> Prompt:
    track = task.track
    assert track is not None
    options = tuple(
        Option(value=s, label=Who(seat=s), note=from_to(now, -1 if now else 0))
        for s in others(state, task.seat)
        for now in (state.players[s].tracks[track],)
    )
    nobody = Option(value=TABLE, label=Say(key="nobody"), note=Say(key="unmoved"))
    victim = Choice(name="victim", label=Say(key="victim-label", args={"track": track_word(track)}),
                    options=(*options, nobody))  # fmt: skip
    return effect_prompt(task, "AKK-64", (_lender(state, task), victim))


def do_plague(state: State, task: TellEffect, move: Plague) -> Result:
    """A knight for the next card round; a marker of somebody else may go back (AKK-64, AKK-65)."""
    assert task.track is not None
    state, lending = _borrow(state, task, move.lender)
    if move.victim == TABLE:
        return state, lending
    expect_other(state, task, move.victim)
    state, down = moved(state, move.victim, task.track, -1, "AKK-65")
    return state, (*lending, *down)


def ask_brother(state: State, task: TellEffect) -> Prompt:
    return effect_prompt(task, "AKK-66", (_lender(state, task), rise_field()))


def do_brother(state: State, task: TellEffect, move: Brother) -> Result:
    assert task.track is not None
    state, lending = _borrow(state, task, move.lender)
    if not move.rise:
        return state, lending
    state, up = moved(state, task.seat, task.track, 1, "AKK-66")
    return state, (*lending, *up)
