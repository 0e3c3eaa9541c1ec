"""The effects of the city cards (AKK-58..79), and moving markers (AKK-52)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import gain, info, prepend, warn
from rules.kit.rules import ONLY, Barred, Outcome, barred, must, pick
from rules.kit.types import TABLE, News, Option, Say, Seat, Who

from . import components as box
from . import tasks
from .cards import STEPS, draw_to, with_print
from .components import City, Kind, Track
from .flow import EFFECT
from .state import Loan, Result, State
from .words import change_word, city_option, city_word, effect_word, is_kind, track_options, track_word


def move_marker(state: State, seat: Seat, track: Track, by: int, rule: str) -> Result:
    """Moves a marker, with news of its position; steps beyond 0 or 13 are lost."""
    before, state = state.players[seat].tracks[track], state.shift(seat, track, by)
    now = state.players[seat].tracks[track]
    if now - before != by:
        return state, (info("marker-stops", "AKK-52", who=Who(seat=seat), track=track_word(track), n=now),)
    tell = gain if by > 0 else info
    return state, (tell("marker-at", rule, who=Who(seat=seat), track=track_word(track), n=now),)


# ---- lent knights ------------------------------------------------------------------------------------------
def _lenders(state: State, task: tasks.TellEffect) -> tuple[Option, ...]:
    return tuple(
        Option(
            value=s, label=Who(seat=s), note=Say(key="n-knights", args={"n": _lendable_knights(state, s, task.kind)})
        )
        for s in state.other_seats(task.seat)
    )


def _lendable_knights(state: State, seat: Seat, kind: Kind) -> int:
    """The number of knights that a seat can lend for the next round."""
    return max(0, min(box.LOANS[kind], box.KNIGHTS_EACH - state.lent_knights(seat, state.round + 1)))


def _borrow(state: State, task: tasks.TellEffect, lender: Seat, rule: str) -> Result:
    n = _lendable_knights(state, lender, task.kind)
    loan = Loan(owner=lender, borrower=task.seat, count=n, round=state.round + 1)
    state = replace(state.pop(), loans=(*state.loans, loan) if n else state.loans)
    return state, (info("will-borrow", rule, who=Who(seat=task.seat), owner=Who(seat=lender), n=n),)


def loans_hint(state: State) -> Say | None:
    """The loans of this round, shown until the first bid; None if there are none."""
    loans = [Say(key="loan-now", args={"who": Who(seat=loan.borrower), "owner": Who(seat=loan.owner), "n": loan.count})
             for loan in state.loans if loan.round == state.round and not state.placed]  # fmt: skip
    return Say(key="loans-hint", args={"loans": forms.comma_list(loans)}) if loans else None


LENDER = pick(
    _lenders, default=ONLY, label=lambda state, task: Say(key="lender-label", args={"n": box.LOANS[task.kind]})
)
RISE = pick(forms.yes_no(), default=(1,))


def _victims(state: State, task: tasks.TellEffect) -> tuple[Option, ...]:
    nobody = Option(value=TABLE, label=Say(key="nobody"), note=Say(key="unmoved"))
    at = ((s, state.players[s].tracks[named_track(task)]) for s in state.other_seats(task.seat))
    return (*(Option(value=s, label=Who(seat=s), note=change_word(now, -1 if now else 0)) for s, now in at), nobody)


@EFFECT.move("AKK-64", when=is_kind("plague"), label=effect_word)
def plague(
    state: State, task: tasks.TellEffect, lender: Annotated[int, LENDER],
    victim: Annotated[int, pick(_victims, label=lambda state, task: Say(
        key="victim-label", args={"track": track_word(named_track(task))}))],
) -> Outcome[State]:  # fmt: skip
    """Borrows a knight for the next card round; another player's marker may go back (AKK-64, AKK-65)."""
    state, lending = _borrow(state, task, lender, "AKK-64")
    return (
        (state, lending)
        if victim == TABLE
        else prepend(lending, move_marker(state, victim, named_track(task), -1, "AKK-65"))
    )


@EFFECT.move("AKK-66", when=is_kind("brother"), label=effect_word)
def brother(
    state: State, task: tasks.TellEffect, lender: Annotated[int, LENDER], rise: Annotated[int, RISE] = 1
) -> Outcome[State]:
    """Borrows two knights for the next card round; the player's marker may advance (AKK-66)."""
    state, lending = _borrow(state, task, lender, "AKK-66")
    return prepend(lending, move_marker(state, task.seat, named_track(task), 1, "AKK-66")) if rise else (state, lending)


# ---- counted knights -----------------------------------------------------------------------------------------
MOST_COUNTED = 2 * box.KNIGHTS_EACH  # results only: own knights and borrowed ones


def count_knights(state: State, seat: Seat, cities: tuple[City, ...]) -> int:
    """A seat's knights at the named cities, borrowed ones among them, without the seneschal (AKK-71, AKK-72)."""
    player = state.players[seat]
    bid = state.options.levant_counts == "both"
    return sum(player.paid.get(city, 0) + (player.bid.get(city, 0) if bid else 0) for city in cities)


def half(n: int) -> int:
    """Half, rounded up (AKK-73)."""
    return (n + 1) // 2


def _targets(state: State, task: tasks.TellEffect) -> tuple[Option, ...]:
    return tuple(
        Option(value=s, label=Who(seat=s), note=_yield_of(count_knights(state, s, task.cities)))
        for s in state.other_seats(task.seat)
    )


def _yield_of(n: int) -> Say:
    return Say(key="levant-yield", args={"n": n, "half": half(n)})


@EFFECT.move(
    "AKK-70", asked=("count",), label=effect_word, when=lambda state, task: task.kind == "levant" and state.is_ledger()
)
@EFFECT.move("AKK-70", asked=("target", "rise"), label=effect_word,
             when=lambda state, task: task.kind == "levant" and not state.is_ledger())  # fmt: skip
def levant(
    state: State,
    task: tasks.TellEffect,
    target: Annotated[int | None, pick(_targets, label="levant-target", default=ONLY)] = None,
    rise: Annotated[int, RISE] = 1,
    count: Annotated[int | None, pick(range(MOST_COUNTED + 1), label="levant-count")] = None,
) -> Outcome[State]:
    """Advances the player's marker by half the knights counted, or not (AKK-70); results only enters the count."""
    n = (count or 0) if target is None else count_knights(state, target, task.cities)
    said = _yield_of(n)
    if target is not None:
        said = Say(key="levant-counted", args={"who": Who(seat=target), **said.args})
    news = (News(say=said, rule="AKK-70"),)
    state = state.pop()
    return (
        prepend(news, move_marker(state, task.seat, named_track(task), half(n), "AKK-70"))
        if rise and n
        else (state, news)
    )


def named_track(task: tasks.TellEffect) -> Track:
    """The track that the card names."""
    assert task.track is not None
    return task.track


# ---- the start of an effect --------------------------------------------------------------------------------
def refuse(state: State, seat: Seat, kind: Kind, track: Track | None) -> None:
    """Raises Illegal for a card that may not be played now."""
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
    s: State, seat: Seat, kind: Kind, track: Track | None, falls: Track | None, cities: tuple[City, ...], points: int
) -> Result:
    """Applies a card's effect, or pushes the task that asks for its choice."""
    if track and kind in box.RAISES and points:
        return move_marker(s, seat, track, points, "AKK-58")
    if track and falls and kind == "siege":
        s, up = move_marker(s, seat, track, box.SIEGE_UP, "AKK-61")
        return prepend(up, move_marker(s, seat, falls, -box.SIEGE_DOWN, "AKK-62"))
    if track and kind == "ban" and len(targets := ban_targets(s, seat, track)) == 1:
        return _apply_ban(s, seat, targets[0], track)
    return s.push(tasks.TellEffect(seat=seat, kind=kind, track=track, cities=cities)), ()


@EFFECT.goes_on
def skip_choice(state: State, task: tasks.TellEffect) -> Outcome[State] | None:
    """Skips a choice that a correction has made impossible."""
    is_void = {
        "ban": task.track is None or not ban_targets(state, task.seat, task.track),
        "minting": not state.open_stacks(),
        "writings": not _may_write(state, task.seat),
    }
    return (state.pop(), warn("no-choice-left")) if is_void.get(task.kind) else None


EFFECT.left_out("leave-effect")(State.pop)


# ---- Holy Lance and Templar Feast (AKK-58) -------------------------------------------------------------------
@EFFECT.move("AKK-58", when=is_kind(*box.RAISES), label=effect_word)
def raise_(state: State, task: tasks.TellEffect, points: Annotated[int, pick(STEPS)]) -> Outcome[State]:
    """Enters the points of a card that was entered when its name decided them (AKK-58), and moves the marker."""
    id = state.turn_cards[-1]
    state = with_print(state.pop(), id, replace(state.cards[id], points=points))
    return move_marker(state, task.seat, named_track(task), points, "AKK-58")


# ---- Church Ban (AKK-59, AKK-60) ------------------------------------------------------------------------------
def ban_targets(state: State, seat: Seat, track: Track) -> tuple[Seat, ...]:
    """The seats that can go back by two without falling below 0 (AKK-60)."""
    return tuple(s for s in state.other_seats(seat) if state.players[s].tracks[track] >= box.TRACK_LEAST + box.BAN_DOWN)


def _ban_options(state: State, task: tasks.TellEffect) -> Iterator[Option | Barred]:
    can = ban_targets(state, task.seat, named_track(task))
    for s in state.other_seats(task.seat):
        if s in can:
            yield Option(
                value=s, label=Who(seat=s), note=change_word(state.players[s].tracks[named_track(task)], -box.BAN_DOWN)
            )
        else:
            bare = Option(value=s, label=Who(seat=s))
            yield barred(bare, "ban-below", "AKK-60", who=Who(seat=s), n=box.BAN_DOWN)


@EFFECT.move("AKK-59", when=is_kind("ban"), label=effect_word)
def ban(
    state: State, task: tasks.TellEffect, target: Annotated[int, pick(_ban_options, label="ban-target", default=ONLY)]
) -> Outcome[State]:
    return _apply_ban(state.pop(), task.seat, target, named_track(task))


def _apply_ban(state: State, seat: Seat, target: Seat, track: Track) -> Result:
    state, up = move_marker(state, seat, track, box.BAN_UP, "AKK-59")
    return prepend(up, move_marker(state, target, track, -box.BAN_DOWN, "AKK-59"))


# ---- Forbidden Writings (AKK-75..77) -----------------------------------------------------------------------------
def _can_write(state: State, seat: Seat, up: Track | None, down: Track) -> bool:
    """Whether both markers stay within 0 and 13, and the table's reading of AKK-77 holds."""
    tracks = state.players[seat].tracks
    if state.options.writings == "two" and up in (None, down):
        return False
    raised = tracks[down] + (up == down)
    return (up is None or tracks[up] < box.TRACK_MOST) and raised > box.TRACK_LEAST


def _may_write(state: State, seat: Seat) -> bool:
    return any(_can_write(state, seat, up, down) for up in (None, *box.TRACKS) for down in box.TRACKS)


@EFFECT.move("AKK-75", when=is_kind("writings"), label=effect_word, asked=("up", "down"))
def writings(
    state: State, task: tasks.TellEffect,
    down: Annotated[Track, pick(lambda state, task: track_options(state.players[task.seat].tracks, -1))],
    up: Annotated[Track | None, pick(lambda state, task: track_options(state.players[task.seat].tracks, 1),
                                     least=lambda state: int(state.options.writings == "two"))] = None,
) -> Outcome[State]:  # fmt: skip
    must(state.options.writings == "free" or up not in (None, down), "writings-two", "AKK-77")
    must(_can_write(state, task.seat, up, down), "writings-limits", "AKK-76")
    state, rise = move_marker(state.pop(), task.seat, up, 1, "AKK-75") if up else (state.pop(), ())
    return prepend(rise, move_marker(state, task.seat, down, -1, "AKK-75"))


# ---- Minting (AKK-78) -----------------------------------------------------------------------------------------------
@EFFECT.move("AKK-78", when=is_kind("minting"), label=effect_word)
def minting(
    state: State,
    task: tasks.TellEffect,
    stack: Annotated[City, pick(lambda state: map(city_option, state.open_stacks()))],
) -> Outcome[State]:
    """Moves the top card of any stack to the hand; it may be played at once (AKK-78)."""
    taken = gain("takes-card", "AKK-78", who=Who(seat=task.seat), city=city_word(stack))
    return draw_to(state.pop(), task.seat, stack), taken
