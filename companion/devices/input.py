"""Decide what a press, a turn or a roll means for the open questions. Nothing is done here.

Nothing is ever guessed: what fits no open question is answered with a sentence. docs/buttons.md tells people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from companion.devices import roll_matching
from companion.devices.roll_matching import Hand
from companion.table.arrived import Filled, complete, shown, value_now
from companion.table.intents import Answer, Fill, Intent, Notice, Pause, Undo, refusal
from hardware.signal import DieSaid, Found, Gesture, Lost, Pressed, Rolled, Signal, Turned
from rules.kit.answers import with_value
from rules.kit.types import TABLE, Amount, Choice, Prompt, Say, Seat, Tint, Who

Meaning = Literal["confirm", "pass", "further", "back"]

# What is done with a seat's first and its second button, and what it means for the form that the seat is asked.
MEANS: dict[tuple[bool, Gesture], Meaning] = {
    # second?  how
    (False, "press"): "confirm",  # the form as it is shown; one without fields: "ready"
    (False, "hold"): "pass",  # the only other answer to the same question that needs no choosing
    (False, "double"): "pass",
    (True, "press"): "further",  # the number or choice that is asked: the next one, after the last the first
    (True, "hold"): "back",
    (True, "double"): "back",
}  # A knob that is turned goes further and back as well, and stops at the ends.


def heard(
    signal: Signal, prompts: tuple[Prompt, ...], filled: Filled, paused: bool = False, hand: Hand | None = None
) -> Intent:
    """What to do about a signal while these prompts are open.

    `hand` threw a die of the table's own. Secret prompts are left out here. In a pause dice still fill a form, but of
    the buttons only pause counts: people stand up, and somebody leans on the box.
    """
    public = _public(prompts)
    match signal:
        case Pressed():
            return _pressed(signal, public, filled, paused)
        case Turned(seat=seat, steps=steps):
            return refusal(Say(key="hardware-paused")) if paused else _turned(seat, steps, public, filled)
        case Rolled(dice=dice):
            return roll_matching.rolled(dice, public, filled, hand)
        case Lost(device=device, reason=reason):
            which, pin, by = _device(device), str(signal.pin), holder(signal)
            return Notice(say=Say(key="hardware-lost", args={"device": which, "reason": reason, "pin": pin, "by": by}))
        case Found(device=device):
            return Notice(say=Say(key="hardware-found", args={"device": _device(device)}))
        case DieSaid(device=device, what="low"):
            return Notice(say=Say(key="hardware-die-said", args={"device": _device(device), "what": "low"}))
        case DieSaid(device=device, what="askew" | "missed" as what):
            again = Say(key="hardware-die-said", args={"device": _device(device), "what": what})
            return refusal(again) if wanted(prompts, filled) else Notice(say=None)
        case DieSaid():
            return Notice(say=None)
        case _:
            assert_never(signal)


def confirmed(prompt_id: str, prompts: tuple[Prompt, ...], filled: Filled) -> Intent | None:
    """What confirming that form means; None if it is not open any more."""
    prompt = next((prompt for prompt in _public(prompts) if prompt.id == prompt_id), None)
    return _confirm(prompt, filled) if prompt else None


def wanted(prompts: tuple[Prompt, ...], filled: Filled) -> tuple[Tint, ...]:
    """The colours of the dice that a roll would fill in now, one a die."""
    return roll_matching.wanted(_public(prompts), filled)


def _public(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """Those that everybody may see, the waited for ones first."""
    return tuple(sorted((p for p in prompts if not p.secret and not p.own), key=lambda prompt: not prompt.waits))


# ---- buttons ----------------------------------------------------------------------------------------
def _pressed(pressed: Pressed, prompts: tuple[Prompt, ...], filled: Filled, paused: bool) -> Intent:
    match pressed.button:
        case "pause":
            return Pause()
        case "repeat":  # the voice hears it by itself
            return Notice(say=None)
        case _ if paused:
            return refusal(Say(key="hardware-paused"))
        case "undo":
            return Undo()
        case "next":
            prompt = _asked_now(prompts)
            return _confirm(prompt, filled) if prompt else refusal(_who_is_asked(prompts))
        case int() as seat:
            return _of_seat(seat, MEANS[pressed.second, pressed.how], prompts, filled)
        case _:
            assert_never(pressed.button)


def _of_seat(seat: Seat, meaning: Meaning, prompts: tuple[Prompt, ...], filled: Filled) -> Intent:
    match meaning:
        case "further" | "back":
            return _stepped(seat, 1 if meaning == "further" else -1, True, prompts, filled)
        case "confirm" | "pass":
            front = next((prompt for prompt in prompts if prompt.seat == seat), None)
            if front is None:
                return _not_asked(meaning, prompts, filled)
            if meaning == "pass":
                return _pass(front, prompts)
            if not front.waits:  # open, but nobody waits for it: too easily pressed by mistake
                return Notice(say=Say(key="hardware-on-screen"), front=front.id)
            return _confirm(front, filled)
        case _:
            assert_never(meaning)


def _confirm(prompt: Prompt, filled: Filled) -> Intent:
    values = complete(prompt, filled.get(prompt.id, {}))
    if values is None:
        return Notice(say=Say(key="hardware-fill-in"), front=prompt.id)
    return Answer(prompt_id=prompt.id, values=values)


def _pass(front: Prompt, prompts: tuple[Prompt, ...]) -> Intent:
    if not front.waits:
        return refusal(Say(key="hardware-on-screen"))
    others = [p for p in prompts if p.group == front.group and p.id != front.id and p.waits and not p.fields]
    if len(others) != 1:
        return refusal(Say(key="hardware-no-pass"))
    return Answer(prompt_id=others[0].id, values={})


def _not_asked(meaning: Meaning, prompts: tuple[Prompt, ...], filled: Filled) -> Notice:
    """Another seat's button, or nobody's turn. Where a form only waits to be confirmed, one tap may do it instead."""
    asked_now = _asked_now(prompts)
    is_ready = meaning == "confirm" and asked_now is not None and isinstance(_confirm(asked_now, filled), Answer)
    return refusal(_who_is_asked(prompts), asked_now.id if asked_now and is_ready else "")


def _asked_now(prompts: tuple[Prompt, ...]) -> Prompt | None:
    """The table's own question, else the only one that is waited for; None where there are several or none."""
    waited: dict[str, Prompt] = {}  # the first of each ask
    for prompt in prompts:
        if prompt.waits:
            waited.setdefault(prompt.group, prompt)
    of_table = [prompt for prompt in waited.values() if prompt.seat == TABLE]
    asked_now = of_table[:1] or list(waited.values())
    return asked_now[0] if len(asked_now) == 1 else None


def _who_is_asked(prompts: tuple[Prompt, ...]) -> Say:
    seats = dict.fromkeys(prompt.seat for prompt in prompts if prompt.waits)
    if not seats:
        return Say(key="hardware-nothing-asked")
    names = roll_matching.listed(Say(key="hardware-table") if seat == TABLE else Who(seat=seat) for seat in seats)
    return Say(key="hardware-others-asked", args={"names": names})


# ---- numbers and choices ----------------------------------------------------------------------------
def _turned(seat: Seat | None, steps: int, prompts: tuple[Prompt, ...], filled: Filled) -> Intent:
    """A knob of a seat, or one that serves whoever is asked."""
    if seat is not None:
        return _stepped(seat, steps, False, prompts, filled)
    prompt = _asked_now(prompts)
    if prompt is None:
        return refusal(_who_is_asked(prompts))
    return _step_in(prompt, tuple(_steppable(prompt, filled)), steps, False, filled)


def _stepped(seat: Seat, steps: int, round: bool, prompts: tuple[Prompt, ...], filled: Filled) -> Intent:
    """In the form that the seat is asked, or else in its own row of what the table is asked."""
    front = next((prompt for prompt in prompts if prompt.seat == seat), None)
    if front is not None:
        if not front.waits:
            return refusal(Say(key="hardware-on-screen"))
        return _step_in(front, tuple(_steppable(front, filled)), steps, round, filled)
    for prompt in prompts:
        own = [field for field in _steppable(prompt, filled) if field.label == Who(seat=seat)]
        if prompt.seat == TABLE and own:
            return _step_in(prompt, tuple(own), steps, round, filled)
    return refusal(_who_is_asked(prompts))


def _steppable(prompt: Prompt, filled: Filled) -> Iterable[Amount | Choice]:
    for field, _ in shown(prompt, filled.get(prompt.id, {})):
        if isinstance(field, Amount) or (isinstance(field, Choice) and not field.many):
            yield field


def _step_in(prompt: Prompt, fields: tuple[Amount | Choice, ...], steps: int, round: bool, filled: Filled) -> Intent:
    """The first of these fields that has no default answer, else the first, so many steps further."""
    if not fields:
        return refusal(Say(key="hardware-no-steps"))
    field = next((field for field in fields if value_now(field, {}) is None), fields[0])
    so_far = filled.get(prompt.id, {})
    values = _values(field)
    now = value_now(field, so_far)
    at = values.index(now) + steps if now in values else 0
    at = at % len(values) if round else max(0, min(len(values) - 1, at))
    return Fill(prompt_id=prompt.id, values=with_value(so_far, field, values[at]))


def _values(field: Amount | Choice) -> list[int | str]:
    """Everything that can be answered, in order."""
    if isinstance(field, Amount):
        return list(field.likely or range(field.least, field.most + 1))
    return [option.value for option in field.options]


# ---- devices ----------------------------------------------------------------------------------------
def holder(lost: Lost) -> Say | str:
    """Who has the pin that is in use."""
    return lost.by or Say(key="hardware-another-program")


def _device(device: str) -> Say | str:
    """A device as people call it, who count chairs from 1; a dice reader by the name that they gave it."""
    kind, _, which = device.removesuffix(":second").partition(":")
    if kind in ("lamp", "die"):  # which are told as people count them
        return Say(key="hardware-device", args={"kind": kind, "which": which})
    if kind not in ("button", "push", "encoder", "key", "buttons"):
        return which or kind
    return Say(key="hardware-device", args={"kind": kind, "which": str(int(which) + 1) if which.isdecimal() else which})
