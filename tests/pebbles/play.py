"""What the moves of Pebbles do."""

from __future__ import annotations

from typing import Any, Literal, assert_never

from msgspec.structs import replace

from rules.kit.types import TABLE, Illegal, News, Say, Seat, Secret, Who
from tests.pebbles.state import (
    MOST_HIDDEN,
    MOST_VALUE,
    STONES,
    Closed,
    Colour,
    DropTask,
    Fist,
    Hide,
    Lay,
    Learn,
    Move,
    Open,
    Rest,
    Result,
    Roll,
    SetConches,
    SetStart,
    Shells,
    State,
    Step,
    TimeUp,
    Unread,
    free,
    untold,
    winner,
)


def apply(state: State, seat: Seat, move: Move) -> Result:
    match move:
        case Hide(pebbles=pebbles):
            return do_close(state, seat, Closed(secret=_secret(seat, pebbles)))
        case Fist():
            return do_close(state, seat, Closed())
        case TimeUp():
            return do_time_up(state)
        case Open(fists=fists):
            return do_open(state, fists)
        case Roll(dice=dice):
            return do_roll(state, dice)
        case Step():
            return do_step(state, seat, (move.stone,) if move.stone else move.path)
        case Rest():
            return next_round(_need(state, "place")), (_news("rested", "PEB-7", who=Who(seat=seat)),)
        case Learn(stone=stone, value=value):
            return do_learn(state, stone, value)
        case Lay(shells=shells):
            return do_lay(state, seat, shells.count("conch"))
        case SetConches(seat=whose, value=value):
            return replace(state, conches=_put(state.conches, whose, value)), ()
        case SetStart(seat=first):
            return replace(state, start=first), ()
        case DropTask():
            if not state.queue:
                raise Illegal("no-task")
            return settle(replace(state, queue=state.queue[1:])), ()
        case _:
            assert_never(move)


def _secret(seat: Seat, pebbles: dict[Colour, int]) -> Secret[dict[Colour, int]]:
    if sum(pebbles.values()) > MOST_HIDDEN:
        raise Illegal("too-many", "PEB-3", most=MOST_HIDDEN)
    return Secret(seats=(seat,), value=pebbles, count=0)


def do_close(state: State, seat: Seat, fist: Closed) -> Result:
    if not 0 <= seat < len(state.fists) or state.step != "hide" or state.fists[seat] is not None:
        raise Illegal("not-now", "PEB-3")
    own = fist.secret.value if fist.secret else None
    told = (News(say=Say(key="you-hid", args={"n": sum(own.values())}), to=(seat,)),) if own is not None else ()
    return settle(replace(state, fists=_put(state.fists, seat, fist))), told


def do_time_up(state: State) -> Result:
    late = _need(state, "hide")
    empty = Closed(secret=Secret(seats=(*range(len(state.fists)), TABLE), value={}))
    fists = tuple(fist or empty for fist in late.fists)
    return settle(replace(late, fists=fists)), (_news("time-up", "PEB-9", tone="warn"),)


def do_open(state: State, fists: dict[Seat, dict[Colour, int]]) -> Result:
    if set(fists) != set(untold(_need(state, "open"))):
        raise Illegal("fists-missing", "PEB-4")
    return _opened(state, fists), ()


def do_roll(state: State, dice: dict[str, str | int]) -> Result:
    state = replace(_need(state, "roll"), dice=dice)
    first = winner(state)
    if first is None:
        return next_round(state), (_news("nobody-wins", "PEB-6"),)
    return replace(state, step="place"), (_news("wins", "PEB-5", tone="gain", who=Who(seat=first)),)


def do_step(state: State, seat: Seat, stones: tuple[str, ...]) -> Result:
    if _need(state, "place") and seat != winner(state):
        raise Illegal("not-now", "PEB-7")
    if any(stone in state.owners for stone in stones):
        raise Illegal("stone-taken", "PEB-7")
    if len(stones) == 2 and abs(STONES.index(stones[0]) - STONES.index(stones[1])) != 1:
        raise Illegal("no-path", "PEB-7", a=stones[0][1:], b=stones[1][1:])
    unread = tuple(Unread(stone=stone) for stone in stones if stone not in state.values)
    following = Shells(seat=(seat + 1) % len(state.fists))
    owners = {**state.owners, **dict.fromkeys(stones, seat)}
    return replace(state, owners=owners, queue=(*unread, following)), ()


def do_learn(state: State, stone: str, value: int) -> Result:
    queue = tuple(task for task in state.queue if task != Unread(stone=stone))
    return settle(replace(state, values={**state.values, stone: value}, queue=queue), len(state.queue)), ()


def do_lay(state: State, seat: Seat, conches: int) -> Result:
    if state.queue[:1] != (Shells(seat=seat),):
        raise Illegal("not-now", "PEB-10")
    conch = _put(state.conches, seat, min(MOST_VALUE, state.conches[seat] + conches))
    return settle(replace(state, conches=conch, queue=state.queue[1:])), ()


def settle(state: State, tasks: int = 1) -> State:
    """Step on while nothing is asked; `tasks` is how many were in the queue before."""
    if state.step == "hide" and all(fist is not None for fist in state.fists):
        state = replace(state, step="open")
        return state if untold(state) else _opened(state, {})
    return next_round(state) if state.step == "place" and tasks and not state.queue else state


def _opened(state: State, told: dict[Seat, dict[Colour, int]]) -> State:
    both = enumerate(state.fists)
    fists = tuple((f.secret.value or {}) if f and f.secret else told[seat] for seat, f in both)
    return replace(state, step="roll", opened=fists, fists=(None,) * len(fists))


def next_round(state: State) -> State:
    start = (state.start + 1) % len(state.fists)
    over = state.round >= state.options.rounds or not free(state)
    return replace(state, step="over" if over else "hide", round=state.round + (not over), start=start, dice={})


def _need(state: State, step: str) -> State:
    if state.step != step or state.queue:
        raise Illegal("not-now")
    return state


def _put(items: tuple[Any, ...], i: int, item: Any) -> tuple[Any, ...]:
    return (*items[:i], item, *items[i + 1 :])


def _news(key: str, rule: str, tone: Literal["info", "warn", "gain"] = "info", who: Who | None = None) -> News:
    return News(say=Say(key=key, args={"who": who} if who else {}), rule=rule, tone=tone)
