"""What the city cards do (AKK-58..79), and markers that move (AKK-52)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, assert_never

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.flow import told
from rules.kit.news import gain, info, warn
from rules.kit.rules import ONLY, Barred, Outcome, barred, must, pick
from rules.kit.types import TABLE, News, Option, Say, Seat, Who

from . import cards
from . import components as box
from .flow import EFFECT
from .state import Loan, Result, State, TellEffect
from .words import city_option, city_word, effect_word, from_to, is_kind, track_options, track_word


def moved(state: State, seat: Seat, track: box.Track, by: int, rule: str) -> Result:
    """A marker moves, and everybody hears where it stands now; what goes beyond 0 or 13 is lost."""
    before, state = state.players[seat].tracks[track], state.shift(seat, track, by)
    now = state.players[seat].tracks[track]
    if now - before != by:
        return state, (info("marker-stops", "AKK-52", who=Who(seat=seat), track=track_word(track), n=now),)
    tell = gain if by > 0 else info
    return state, (tell("marker-at", rule, who=Who(seat=seat), track=track_word(track), n=now),)


# ---- lent knights ------------------------------------------------------------------------------------------
def _lenders(state: State, task: TellEffect) -> tuple[Option, ...]:
    return tuple(
        Option(value=s, label=Who(seat=s), note=Say(key="n-knights", args={"n": _lendable(state, s, task.kind)}))
        for s in state.others(task.seat)
    )


def _lendable(state: State, seat: Seat, kind: box.Kind) -> int:
    """How many knights a seat can give up for the next round."""
    return max(0, min(box.LENT[kind], box.KNIGHTS_EACH - state.lent(seat, state.round + 1)))


def _borrow(state: State, task: TellEffect, lender: Seat, rule: str) -> Result:
    n = _lendable(state, lender, task.kind)
    loan = Loan(owner=lender, borrower=task.seat, count=n, round=state.round + 1)
    state = replace(state.first_done(), loans=(*state.loans, loan) if n else state.loans)
    return state, (info("will-borrow", rule, who=Who(seat=task.seat), owner=Who(seat=lender), n=n),)


def handed_over(state: State) -> Say | None:
    """Who takes knights from whom in this round, to be told until the first bid; None if nobody does."""
    loans = [Say(key="loan-now", args={"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner), "n": loan.count})
             for loan in state.loans if loan.round == state.round and not state.placed]  # fmt: skip
    return Say(key="loans-hint", args={"loans": forms.listed(loans)}) if loans else None


LENDER = pick(_lenders, default=ONLY,
              label=lambda state, task: Say(key="lender-label", args={"n": box.LENT[task.kind]}))  # fmt: skip
RISE = pick(forms.yes_no(), default=(1,))


def _victims(state: State, task: TellEffect) -> tuple[Option, ...]:
    nobody = Option(value=TABLE, label=Say(key="nobody"), note=Say(key="unmoved"))
    at = ((s, state.players[s].tracks[named(task)]) for s in state.others(task.seat))
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
MOST_COUNTED = 2 * box.KNIGHTS_EACH  # in a ledger: own knights and borrowed ones


def counted(state: State, seat: Seat, cities: tuple[box.City, ...]) -> int:
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
        for s in state.others(task.seat)
    )


def _yield_of(n: int) -> Say:
    return Say(key="levant-yield", args={"n": n, "half": half(n)})


def _is_levant(state: State, task: TellEffect) -> bool:
    return task.kind == "levant" and not state.is_ledger()


def _is_levant_counted(state: State, task: TellEffect) -> bool:
    return task.kind == "levant" and state.is_ledger()


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
    state = state.first_done()
    return told(news, moved(state, task.seat, named(task), half(n), "AKK-70")) if rise and n else (state, news)


def named(task: TellEffect) -> box.Track:
    """The track that the card names."""
    assert task.track is not None
    return task.track


# ---- beginning an effect -----------------------------------------------------------------------------------
def refuse(state: State, seat: Seat, kind: box.Kind, track: box.Track | None) -> None:
    """Raise Illegal for a card that may not be played now."""
    tracks = state.players[seat].tracks
    if kind == "ban" and track is not None:
        must(tracks[track] <= box.TRACK_MOST - box.BAN_UP, "ban-too-high", "AKK-60", n=box.TRACK_MOST - box.BAN_UP)
        must(ban_targets(state, seat, track), "ban-nobody", "AKK-60", n=box.BAN_DOWN)
    if kind == "siege" and track is not None and state.options.siege_high == "no":
        must(
            tracks[track] <= box.TRACK_MOST - box.SIEGE_UP, "siege-too-high", "AKK-63", n=box.TRACK_MOST - box.SIEGE_UP
        )
    if kind == "writings":
        must(_may_write(state, seat), "writings-limits", "AKK-76")
    if kind == "minting":
        must(state.open_stacks(), "no-stack-left", "AKK-78")


def start(
    state: State,
    seat: Seat,
    kind: box.Kind,
    track: box.Track | None,
    falls: box.Track | None,
    cities: tuple[box.City, ...],
    points: int,
) -> Result:
    """A card does what it says; where its player chooses something, that is asked first."""
    match kind:
        case "lance" | "feast":
            assert track is not None
            if not points:
                return state.ahead(TellEffect(seat=seat, kind=kind, track=track)), ()
            return moved(state, seat, track, points, "AKK-58")
        case "siege":
            assert track is not None
            assert falls is not None
            state, up = moved(state, seat, track, box.SIEGE_UP, "AKK-61")
            state, down = moved(state, seat, falls, -box.SIEGE_DOWN, "AKK-62")
            return state, (*up, *down)
        case "ban":
            assert track is not None
            targets = ban_targets(state, seat, track)
            if len(targets) == 1:
                return _banned(state, seat, targets[0], track)
            return state.ahead(TellEffect(seat=seat, kind=kind, track=track)), ()
        case "plague" | "brother" | "levant" | "writings" | "minting":
            return state.ahead(TellEffect(seat=seat, kind=kind, track=track, cities=cities)), ()
        case _:
            assert_never(kind)


@EFFECT.goes_on
def nothing_to_choose(state: State, task: TellEffect) -> Outcome[State] | None:
    """Past a choice that there is no more, after something was set right."""
    match task.kind:
        case "ban":
            is_void = task.track is None or not ban_targets(state, task.seat, task.track)
        case "minting":
            is_void = not state.open_stacks()
        case "writings":
            is_void = not _may_write(state, task.seat)
        case _:
            is_void = False
    return (state.first_done(), warn("no-choice-left")) if is_void else None


EFFECT.left_out("leave-effect")(State.first_done)


# ---- Holy Lance and Templar Feast (AKK-58) -------------------------------------------------------------------
@EFFECT.move("AKK-58", when=is_kind(*box.RAISED), label=effect_word)
def raise_(state: State, task: TellEffect, points: Annotated[int, pick(cards.STEPS)]) -> Outcome[State]:
    """A card that was told when its name decided how far it goes is known with its points from now on."""
    id = state.turn_cards[-1]
    state = cards.reprinted(state.first_done(), id, replace(state.cards[id], points=points))
    return moved(state, task.seat, named(task), points, "AKK-58")


# ---- Church Ban (AKK-59, AKK-60) ------------------------------------------------------------------------------
def ban_targets(state: State, seat: Seat, track: box.Track) -> tuple[Seat, ...]:
    """Who can be set back by two without falling below 0."""
    return tuple(s for s in state.others(seat) if state.players[s].tracks[track] >= box.TRACK_LEAST + box.BAN_DOWN)


def _bannable(state: State, task: TellEffect) -> Iterator[Option | Barred]:
    can = ban_targets(state, task.seat, named(task))
    for s in state.others(task.seat):
        if s in can:
            yield Option(value=s, label=Who(seat=s), note=from_to(state.players[s].tracks[named(task)], -box.BAN_DOWN))
        else:
            yield barred(s, "ban-below", "AKK-60", who=Who(seat=s), n=box.BAN_DOWN)


@EFFECT.move("AKK-59", when=is_kind("ban"), label=effect_word)
def ban(
    state: State, task: TellEffect, target: Annotated[int, pick(_bannable, label="ban-target", default=ONLY)]
) -> Outcome[State]:  # fmt: skip
    return _banned(state.first_done(), task.seat, target, named(task))


def _banned(state: State, seat: Seat, target: Seat, track: box.Track) -> Result:
    state, up = moved(state, seat, track, box.BAN_UP, "AKK-59")
    return told(up, moved(state, target, track, -box.BAN_DOWN, "AKK-59"))


# ---- Forbidden Writings (AKK-75..77) -----------------------------------------------------------------------------
def _fits(state: State, seat: Seat, up: box.Track | None, down: box.Track) -> bool:
    """Whether neither 0 nor 13 is overrun, and the table's reading of AKK-77 is kept."""
    tracks = state.players[seat].tracks
    if state.options.writings == "two" and up in (None, down):
        return False
    raised = tracks[down] + (up == down)
    return (up is None or tracks[up] < box.TRACK_MOST) and raised > box.TRACK_LEAST


def _may_write(state: State, seat: Seat) -> bool:
    return any(_fits(state, seat, up, down) for up in (None, *box.TRACKS) for down in box.TRACKS)


@EFFECT.move("AKK-75", when=is_kind("writings"), label=effect_word, asked=("up", "down"))
def writings(
    state: State, task: TellEffect,
    down: Annotated[box.Track, pick(lambda state, task: track_options(state.players[task.seat].tracks, -1))],
    up: Annotated[box.Track | None, pick(lambda state, task: track_options(state.players[task.seat].tracks, 1),
                                     least=lambda state: int(state.options.writings == "two"))] = None,
) -> Outcome[State]:  # fmt: skip
    must(state.options.writings == "free" or up not in (None, down), "writings-two", "AKK-77")
    must(_fits(state, task.seat, up, down), "writings-limits", "AKK-76")
    state, rise = moved(state.first_done(), task.seat, up, 1, "AKK-75") if up else (state.first_done(), ())
    return told(rise, moved(state, task.seat, down, -1, "AKK-75"))


# ---- Minting (AKK-78) -----------------------------------------------------------------------------------------------
@EFFECT.move("AKK-78", when=is_kind("minting"), label=effect_word)
def minting(
    state: State, task: TellEffect,
    stack: Annotated[box.City, pick(lambda state: map(city_option, state.open_stacks()))],
) -> Outcome[State]:  # fmt: skip
    """The top card of any stack comes into the hand, and may be played at once."""
    taken = gain("takes-card", "AKK-78", who=Who(seat=task.seat), city=city_word(stack))
    return cards.draw_to(state.first_done(), task.seat, stack), taken
