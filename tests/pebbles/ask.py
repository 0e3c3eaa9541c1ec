"""What Pebbles asks: every kind of field, alternatives, rows, a secret with its public twin, and corrections."""

from __future__ import annotations

from typing import assert_never

from rules.kit import forms
from rules.kit.types import (
    TABLE,
    Allot,
    Amount,
    Cells,
    Choice,
    Die,
    Option,
    Pick,
    Prompt,
    Quantity,
    Say,
    Seat,
    Slots,
    Throw,
    Timer,
    Who,
)
from tests.pebbles.state import (
    COLOURS,
    MOST_HIDDEN,
    MOST_PIPS,
    MOST_VALUE,
    SHELLS,
    STONES,
    Shells,
    State,
    Unread,
    free,
    untold,
    winner,
)


def prompts(state: State) -> tuple[Prompt, ...]:
    if state.queue:
        return ask_task(state.queue[0])
    match state.step:
        case "hide":
            return tuple(p for seat, fist in enumerate(state.fists) if fist is None for p in ask_hide(seat))
        case "open":
            return (ask_open(state),)
        case "roll":
            return (ask_roll(), *ask_learn(state))
        case "place":
            return ask_place(state)
        case "over":
            return ()
        case _:
            assert_never(state.step)


def ask_hide(seat: Seat) -> tuple[Prompt, ...]:
    ask, label, rule = f"hide-{seat}", Say(key="hide-label"), "PEB-3"
    confirm = Say(key="hide-confirm", args={"what": Pick(field="pebbles")})
    closed = Say(key="fist-confirm")
    field = _handful(Say(key="pebbles-label"), "")
    return (
        Prompt(id=f"fist-{seat}", ask=ask, seat=seat, move="fist", label=label, confirm=closed, rule=rule),
        Prompt(id=f"hide-{seat}", ask=ask, seat=seat, move="hide", label=label, confirm=confirm, fields=(field,),
               secret=True, rule=rule),
    )  # fmt: skip


def _handful(label: Say | Who, key: str) -> Allot:
    caps: dict[str, int] = dict.fromkeys(COLOURS, MOST_HIDDEN)
    lines: dict[str, Say | Who] = {colour: Say(key=f"pebble-{colour}") for colour in COLOURS}
    name = "fists" if key else "pebbles"
    return Allot(name=name, key=key, label=label, caps=caps, lines=lines, least=0, most=MOST_HIDDEN, usual={"red": 1})


def ask_open(state: State) -> Prompt:
    rows = tuple(_handful(Who(seat=seat), str(seat)) for seat in untold(state))
    confirm = Say(key="open-confirm", args={"what": Pick(field="fists")})
    return Prompt(id="open", seat=TABLE, move="open", label=Say(key="open-label"), confirm=confirm, fields=rows,
                  hint=Say(key="open-hint"), rule="PEB-4")  # fmt: skip


def ask_roll() -> Prompt:
    dice = (Die(id="pips", tint="white", least=1, most=MOST_PIPS),
            Die(id="colour", faces=forms.words("pebble", COLOURS)))  # fmt: skip
    confirm = Say(key="roll-confirm", args={"dice": Pick(field="dice")})
    return Prompt(id="roll", seat=TABLE, move="roll", label=Say(key="roll-label"), confirm=confirm,
                  fields=(Throw(name="dice", label=Say(key="dice-label"), dice=dice),), rule="PEB-5")  # fmt: skip


def ask_learn(state: State) -> tuple[Prompt, ...]:
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


def ask_place(state: State) -> tuple[Prompt, ...]:
    seat = winner(state)
    assert seat is not None
    left = free(state)
    ways = ("stone", "path") if len(left) > 1 else ("stone",)
    fields = (
        Choice(name="way", label=Say(key="way-label"), options=forms.words("way", ways), usual=("stone",)),
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


def ask_task(task: Unread | Shells) -> tuple[Prompt, ...]:
    match task:
        case Unread(stone=stone):
            what = {"stone": Say(key="stone", args={"n": stone[1:]})}
            return (
                Prompt(id=f"read-{stone}", seat=TABLE, move="learn", label=Say(key="read-label", args={**what}),
                       confirm=Say(key="read-confirm", args={**what, "value": Pick(field="value")}),
                       given={"stone": stone}, fields=(_printed(),), rule="PEB-8"),
            )  # fmt: skip
        case Shells(seat=seat):
            row = Slots(name="shells", label=Say(key="shells-label"), slots=SHELLS,
                        options=forms.words("shell", ("conch", "snail")), caps={"conch": 2})  # fmt: skip
            confirm = Say(key="shells-confirm", args={"row": Pick(field="shells")})
            return (
                Prompt(id=f"shells-{seat}", seat=seat, move="lay", label=Say(key="shells-ask"), confirm=confirm,
                       fields=(row,), rule="PEB-10"),
            )  # fmt: skip
        case _:
            assert_never(task)


def corrections(state: State) -> tuple[Quantity | Prompt, ...]:
    conches = tuple(
        Quantity(id=f"conches-{seat}", row=Say(key="conches"), column=Who(seat=seat), now=n, least=0, most=MOST_VALUE,
                 move="set_conches", given={"seat": seat})
        for seat, n in enumerate(state.conches)
    )  # fmt: skip
    seats = Choice(name="seat", label=Say(key="start-label"), options=forms.seats(range(len(state.fists))),
                   usual=(state.start,))  # fmt: skip
    start = Prompt(id="set-start", seat=TABLE, move="set_start", label=Say(key="start-label"), fields=(seats,),
                   confirm=Say(key="start-confirm", args={"who": Pick(field="seat")}), waits=False)  # fmt: skip
    drop = Prompt(id="drop-task", seat=TABLE, move="drop_task", label=Say(key="drop-label"),
                  confirm=Say(key="drop-confirm"), waits=False)  # fmt: skip
    return (*conches, start, drop) if state.queue else (*conches, start)


def timers(state: State) -> tuple[Timer, ...]:
    if state.step == "hide" and state.options.hide_s:
        label = Say(key="hide-timer")
        return (
            Timer(id=f"hide-{state.round}", seat=TABLE, ms=state.options.hide_s * 1000, label=label, expire="time_up"),
        )
    if state.step == "place" and not state.queue and (seat := winner(state)) is not None:
        return (Timer(id=f"place-{seat}", seat=seat, ms=20_000, label=Say(key="place-timer")),)
    return ()
