"""Markers that move, and cards that need somebody else: Plague, Brother in Arms, Levant Trade (AKK-64..74)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import gain, info
from rules.kit.types import TABLE, Choice, Field, Illegal, News, Option, Pick, Prompt, Say, Seat, Who

from .components import KNIGHTS_EACH, LENT, RAISED, TRACK_LEAST, TRACK_MOST, City, Kind, Track
from .moves import Brother, Levant, Plague
from .state import Loan, Result, State, TellEffect, is_ledger, lent, others, shift
from .words import track_word


def moved(state: State, seat: Seat, track: Track, by: int, rule: str) -> Result:
    """A marker moves, and everybody hears where it stands now; what goes beyond 0 or 13 is lost."""
    before, state = state.players[seat].tracks[track], shift(state, seat, track, by)
    now = state.players[seat].tracks[track]
    if now - before != by:
        return state, (info("marker-stops", "AKK-52", who=Who(seat=seat), track=track_word(track), n=now),)
    tell = gain if by > 0 else info
    return state, (tell("marker-at", rule, who=Who(seat=seat), track=track_word(track), n=now),)


def from_to(now: int, by: int) -> Say:
    if not TRACK_LEAST <= now + by <= TRACK_MOST:
        return Say(key="from-nowhere", args={"a": now})
    return Say(key="from-to", args={"a": now, "b": now + by})


def effect_word(task: TellEffect) -> Say:
    """ "Church Ban: gold": what is being played."""
    kind = Say(key=f"kind-{task.kind}")
    return Say(key="card-named", args={"kind": kind, "track": track_word(task.track)}) if task.track else kind


def effect_prompt(task: TellEffect, rule: str, fields: tuple[Field, ...], move: str = "") -> Prompt:
    """What the player of a card chooses; its confirm sentence may name what is chosen in any of the fields."""
    move = move or task.kind
    picks: forms.Args = {field.name: Pick(field=field.name) for field in fields}
    return Prompt(id=move, seat=task.seat, move=move, label=effect_word(task),
                  confirm=Say(key=f"{move}-confirm", args=picks), fields=fields, rule=rule)  # fmt: skip


def one_of(name: str, label: Say, options: tuple[Option, ...]) -> Choice:
    """A choice that is made already where there is only one."""
    default = (options[0].value,) if len(options) == 1 else ()
    return Choice(name=name, label=label, options=options, default=default)


def expect_other(state: State, task: TellEffect, seat: Seat) -> None:
    expect(seat in others(state, task.seat), "another-player", "AKK-79")


def points_field() -> Choice:
    """How far the marker moves, where not the card's name decides (AKK-58)."""
    options = tuple(Option(value=n, label=Say(key="plus", args={"n": n})) for n in sorted(RAISED.values()))
    return Choice(name="points", label=Say(key="points-label"), options=options, when=("kind", tuple(RAISED)))


def rise_field() -> Choice:
    return Choice(name="rise", label=Say(key="rise-label"), options=forms.yes_no(), default=(1,))


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
    return (replace(state, loans=(*state.loans, loan)) if n else state), (
        info("will-borrow", rule, who=Who(seat=task.seat), owner=Who(seat=lender), n=n),
    )


def handed_over(state: State) -> Say | None:
    """Who takes knights from whom in this round, to be told until the first bid; None if nobody does."""
    loans = [Say(key="loan-now", args={"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner), "n": loan.count})
             for loan in state.loans if loan.round == state.round and not state.placed]  # fmt: skip
    return Say(key="loans-hint", args={"loans": forms.listed(loans)}) if loans else None


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
    return Choice(name="count", label=Say(key="levant-count"), options=forms.numbers(range(MOST_COUNTED + 1)))


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
