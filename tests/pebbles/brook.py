"""The second half of a round: the dice, and what the winner takes from the brook (PEB-5..8, PEB-10)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import gain, info
from rules.kit.places import put
from rules.kit.types import (
    TABLE,
    Amount,
    Cells,
    Choice,
    Die,
    Illegal,
    LeaveOut,
    Option,
    Pick,
    Prompt,
    Say,
    Seat,
    Slots,
    Throw,
    Who,
)

from .components import COLOURS, MOST_PIPS, MOST_VALUE, SHELLS, STONES
from .moves import Lay, Learn, Rest, Roll, StepIn
from .state import Result, Shells, State, Unread, expect_step, free, winner


def ask_roll(state: State) -> tuple[Prompt, ...]:
    """The dice; beside them a value may be told before it is needed."""
    return (_ask_dice(), *_ask_learn(state))


def _ask_dice() -> Prompt:
    dice = (Die(id="pips", tint="white", least=1, most=MOST_PIPS),
            Die(id="colour", faces=forms.words("pebble", COLOURS)))  # fmt: skip
    confirm = Say(key="roll-confirm", args={"dice": Pick(field="dice")})
    return Prompt(id="roll", seat=TABLE, move="roll", label=Say(key="roll-label"), confirm=confirm,
                  fields=(Throw(name="dice", label=Say(key="dice-label"), dice=dice),), rule="PEB-5")  # fmt: skip


def do_roll(state: State, seat: Seat, move: Roll) -> Result:
    expect_step(state, "roll")
    state = replace(state, dice=move.dice)
    first = winner(state)
    if first is None:
        return next_round(state), (info("nobody-wins", "PEB-6"),)
    return replace(state, step="place"), (gain("wins", "PEB-5", who=Who(seat=first)),)


def ask_place(state: State) -> tuple[Prompt, ...]:
    seat = winner(state)
    assert seat is not None
    left = free(state)
    ways = ("stone", "path") if len(left) > 1 else ("stone",)
    fields = (
        Choice(name="way", label=Say(key="way-label"), options=forms.words("way", ways), default=("stone",)),
        Cells(name="stone", label=Say(key="stone-label"), board="brook", allowed=left, when=("way", ("stone",))),
        Cells(name="path", label=Say(key="path-label"), board="brook", allowed=left, many=True, ordered=True, least=2,
              most=2, when=("way", ("path",))),
    )  # fmt: skip
    confirm = Say(key="step-confirm", args={"stone": Pick(field="stone"), "path": Pick(field="path")})
    return (
        Prompt(id=f"step-{seat}", ask=f"place-{seat}", seat=seat, move="step", label=Say(key="step-label"),
               confirm=confirm, fields=fields, rule="PEB-7"),
        Prompt(id=f"rest-{seat}", ask=f"place-{seat}", seat=seat, move="rest", label=Say(key="rest-label"),
               confirm=Say(key="rest-confirm"), rule="PEB-7"),
    )  # fmt: skip


def do_step(state: State, seat: Seat, move: StepIn) -> Result:
    stones = (move.stone,) if move.stone else move.path
    expect_step(state, "place")
    expect(seat == winner(state), "not-now", "PEB-7")
    expect(not any(stone in state.owners for stone in stones), "stone-taken", "PEB-7")
    if len(stones) == 2 and abs(STONES.index(stones[0]) - STONES.index(stones[1])) != 1:
        raise Illegal("no-path", "PEB-7", a=stones[0][1:], b=stones[1][1:])
    unread = tuple(Unread(stone=stone) for stone in stones if stone not in state.values)
    following = Shells(seat=(seat + 1) % len(state.fists))
    owners = {**state.owners, **dict.fromkeys(stones, seat)}
    return replace(state, owners=owners, queue=(*unread, following)), ()


def do_rest(state: State, seat: Seat, move: Rest) -> Result:
    expect_step(state, "place")
    return next_round(state), (info("rested", "PEB-7", who=Who(seat=seat)),)


def next_round(state: State) -> State:
    start = (state.start + 1) % len(state.fists)
    over = state.round >= state.options.rounds or not free(state)
    return replace(state, step="over" if over else "hide", round=state.round + (not over), start=start, dice={})


# ---- tasks: what is told before the round goes on ----------------------------------------------------


def ask_read(state: State, task: Unread) -> tuple[Prompt, ...]:
    what = {"stone": Say(key="stone", args={"n": task.stone[1:]})}
    return (
        Prompt(id=f"read-{task.stone}", seat=TABLE, move="learn", label=Say(key="read-label", args={**what}),
               confirm=Say(key="read-confirm", args={**what, "value": Pick(field="value")}),
               given={"stone": task.stone}, fields=(_printed(),), rule="PEB-8"),
    )  # fmt: skip


def _ask_learn(state: State) -> tuple[Prompt, ...]:
    unread = tuple(stone for stone in STONES if stone not in state.values)
    if not unread:
        return ()
    stone = Choice(name="stone", label=Say(key="stone-label"), options=_stones(unread))
    return (
        Prompt(id="learn", seat=TABLE, move="learn", label=Say(key="learn-label"),
               confirm=Say(key="learn-confirm", args={"stone": Pick(field="stone"), "value": Pick(field="value")}),
               fields=(stone, _printed()), waits=False, rule="PEB-8"),
    )  # fmt: skip


def _stones(stones: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(value=s, label=Say(key="stone", args={"n": s[1:]}), cell=s) for s in stones)


def _printed() -> Amount:
    return Amount(name="value", label=Say(key="value-label"), least=0, most=MOST_VALUE)


def do_learn(state: State, seat: Seat, move: Learn) -> Result:
    queue = tuple(task for task in state.queue if task != Unread(stone=move.stone))
    return _worked(replace(state, values={**state.values, move.stone: move.value}), queue), ()


def ask_shells(state: State, task: Shells) -> tuple[Prompt, ...]:
    row = Slots(name="shells", label=Say(key="shells-label"), slots=SHELLS,
                options=forms.words("shell", ("conch", "snail")), caps={"conch": 2})  # fmt: skip
    confirm = Say(key="shells-confirm", args={"row": Pick(field="shells")})
    return (
        Prompt(id=f"shells-{task.seat}", seat=task.seat, move="lay", label=Say(key="shells-ask"), confirm=confirm,
               fields=(row,), rule="PEB-10"),
    )  # fmt: skip


def do_lay(state: State, seat: Seat, move: Lay) -> Result:
    expect(state.queue[:1] == (Shells(seat=seat),), "not-now", "PEB-10")
    conches = min(MOST_VALUE, state.conches[seat] + move.shells.count("conch"))
    return _worked(replace(state, conches=put(state.conches, seat, conches)), state.queue[1:]), ()


def do_leave_out(state: State, seat: Seat, move: LeaveOut) -> Result:
    """What is asked first is not told."""
    expect(state.queue, "no-task")
    return _worked(state, state.queue[1:]), ()


def _worked(state: State, queue: tuple[Unread | Shells, ...]) -> State:
    """What is left to be told; after the last of it the round is over."""
    is_done = state.step == "place" and state.queue and not queue
    state = replace(state, queue=queue)
    return next_round(state) if is_done else state
