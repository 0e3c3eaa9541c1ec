"""The second half of a round: the dice, and the winner's gain from the brook (PEB-5..8, PEB-10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import gain, info
from rules.kit.places import put
from rules.kit.rules import Outcome, amount, cells, must, pick, slots, throw
from rules.kit.types import Die, Option, Pick, Say, Seat, Timer, Who

from .components import COLOURS, MOST_PIPS, MOST_VALUE, SHELLS, STONES
from .flow import LAY, PLACE, READ, ROLL
from .state import Shells, State, Unread, free, unread, winner

PIPS = Die(id="pips", tint="white", least=1, most=MOST_PIPS)
COLOUR = Die(id="colour", faces=forms.words("pebble", COLOURS))


@ROLL.move("PEB-5", ask="roll")
def roll(s: State, dice: Annotated[dict[str, str | int], throw(PIPS, COLOUR)]) -> Outcome[State]:
    s = replace(s, dice=dice)
    first = winner(s)
    if first is None:
        return next_round(s), info("nobody-wins", "PEB-6")
    return replace(s, step="place"), gain("wins", "PEB-5", who=Who(seat=first))


# ---- entering a value: beside the dice before it is needed, or when it is -------------------------------
def untold_stones(s: State) -> Iterable[Option]:
    """The stones without a value, by name or tap; a question about one stone offers that one alone."""
    return (Option(value=stone, label=stone_word(stone), cell=stone) for stone in unread(s))


def stone_word(stone: str) -> Say:
    return Say(key="stone", args={"n": stone[1:]})


@READ.move("PEB-8", id=lambda s, task: f"read-{task.stone}", text="read", asked=("value",), picks=("value",),
           given=lambda s, task: {"stone": task.stone},
           say=lambda s, task: {"stone": stone_word(task.stone)})  # fmt: skip
@ROLL.move("PEB-8", ask="learn", waits=False)
def learn(
    s: State, stone: Annotated[str, pick(untold_stones)], value: Annotated[int, amount(0, MOST_VALUE)]
) -> Outcome[State]:
    queue = tuple(task for task in s.queue if task != Unread(stone=stone))
    return worked(replace(s, values={**s.values, stone: value}), queue)


# ---- into the brook ----------------------------------------------------------------------------------
def ways(s: State) -> tuple[str, ...]:
    return ("stone", "path") if len(free(s)) > 1 else ("stone",)


@PLACE.move("PEB-7", tag="step", id="step-{seat}", picks=("stone", "path"))
def step_in(
    s: State, seat: Seat,
    way: Annotated[Literal["stone", "path"], pick(ways, default=("stone",))],
    stone: Annotated[str | None, cells("brook", free, when=("way", ("stone",)))] = None,
    path: Annotated[tuple[str, ...], cells("brook", free, many=True, ordered=True, least=2, most=2,
                                           when=("way", ("path",)))] = (),
) -> Outcome[State]:  # fmt: skip
    """One free stone, or two that lie side by side."""
    stones = (stone,) if stone else path
    if len(stones) == 2:
        a, b = map(STONES.index, stones)
        must(abs(a - b) == 1, "no-path", "PEB-7", a=stones[0][1:], b=stones[1][1:])
    new = tuple(Unread(stone=stone) for stone in stones if stone not in s.values)
    owners = {**s.owners, **dict.fromkeys(stones, seat)}
    return replace(s, owners=owners, queue=(*new, Shells(seat=(seat + 1) % len(s.fists))))


@PLACE.move("PEB-7", id="rest-{seat}")
def rest(s: State, seat: Seat) -> Outcome[State]:
    return next_round(s), info("rested", "PEB-7", who=Who(seat=seat))


@PLACE.clock
def a_step(s: State) -> Timer | None:
    seat = winner(s)
    label = Say(key="place-timer")
    return None if seat is None else Timer(id=f"place-{s.round}-{seat}", seat=seat, ms=20_000, label=label)


@PLACE.goes_on
def nobody_after_all(s: State) -> Outcome[State] | None:
    """Skip the step if a changed reading leaves no winner."""
    return next_round(s) if winner(s) is None else None


@LAY.move("PEB-10", id="shells-{seat}", label="shells-ask",
          confirm=Say(key="shells-confirm", args={"row": Pick(field="shells")}))  # fmt: skip
def lay(
    s: State, seat: Seat,
    shells: Annotated[tuple[Literal["conch", "snail"], ...],
                      slots(SHELLS, ("conch", "snail"), words="shell", caps={"conch": 2})],
) -> Outcome[State]:  # fmt: skip
    conches = min(MOST_VALUE, s.conches[seat] + shells.count("conch"))
    return worked(replace(s, conches=put(s.conches, seat, conches)), s.queue[1:])


@READ.left_out("drop-label")
@LAY.left_out("drop-label")
def not_told(s: State) -> Outcome[State]:
    """Skip the value asked first."""
    return worked(s, s.queue[1:])


def worked(s: State, queue: tuple[Unread | Shells, ...]) -> State:
    """The state with this queue of questions; an empty queue ends the round."""
    is_done = s.step == "place" and s.queue and not queue
    s = replace(s, queue=queue)
    return next_round(s) if is_done else s


def next_round(s: State) -> State:
    start = (s.start + 1) % len(s.fists)
    over = s.round >= s.options.rounds or not free(s)
    return replace(s, step="over" if over else "hide", round=s.round + (not over), start=start, dice={})
