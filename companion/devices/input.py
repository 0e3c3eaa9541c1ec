"""The meaning of a press, a turn or a roll for the open prompts, as an intent; nothing is carried out here.

Nothing is ever guessed: a signal that fits no open prompt gets a sentence. For players: docs/buttons.md.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

from companion.devices import roll_matching
from companion.devices.roll_matching import Roller
from companion.table.arrivals import FormValues, complete_values, current_value, field_values
from companion.table.intents import Fill, GiveAnswer, Intent, Notice, SetPause, UndoMove, refusal
from hardware.signal import DieSaid, Found, Gesture, Lost, Pressed, Rolled, Signal, Turned
from rules.kit.answers import with_value
from rules.kit.types import TABLE, Amount, Choice, Prompt, Say, Seat, Tint, Who

Meaning = Literal["confirm", "pass", "further", "back"]

# The meaning of a seat's first and second button for the seat's open form.
MEANS: dict[tuple[bool, Gesture], Meaning] = {
    # second?  how
    (False, "press"): "confirm",  # the form as shown; one without fields: "ready"
    (False, "hold"): "pass",  # the only other answer to the same question without a choice
    (False, "double"): "pass",
    (True, "press"): "further",  # the next number or choice; after the last the first
    (True, "hold"): "back",
    (True, "double"): "back",
}  # A knob steps in both directions as well, and stops at the ends.


def intent_of(
    signal: Signal, prompts: tuple[Prompt, ...], filled: FormValues, paused: bool = False, roller: Roller | None = None
) -> Intent:
    """The intent of a signal while these prompts are open.

    `roller` threw a die of the table's own. Secret prompts are left out here. In a pause dice still fill a form, but of
    the buttons only pause counts: people get up, and lean on a button by mistake.
    """
    public = _public_prompts(prompts)
    match signal:
        case Pressed():
            return _press_intent(signal, public, filled, paused)
        case Turned(seat=seat, steps=steps):
            return refusal(Say(key="hardware-paused")) if paused else _turn_intent(seat, steps, public, filled)
        case Rolled(dice=dice):
            return roll_matching.roll_intent(dice, public, filled, roller)
        case Lost():
            return Notice(say=lost_sentence(signal))
        case Found(device=device):
            return Notice(say=Say(key="hardware-found", args={"device": _device(device)}))
        case DieSaid(device=device, what="low"):
            return Notice(say=Say(key="hardware-die-said", args={"device": _device(device), "what": "low"}))
        case DieSaid(device=device, what="askew" | "missed" as what):
            again = Say(key="hardware-die-said", args={"device": _device(device), "what": what})
            return refusal(again) if wanted_tints(prompts, filled) else Notice(say=None)
        case DieSaid():
            return Notice(say=None)
        case _:
            assert_never(signal)


def confirm_intent(prompt_id: str, prompts: tuple[Prompt, ...], filled: FormValues) -> Intent | None:
    """The intent of confirming that form; None if it is not open any more."""
    prompt = next((prompt for prompt in _public_prompts(prompts) if prompt.id == prompt_id), None)
    return _confirm(prompt, filled) if prompt else None


def wanted_tints(prompts: tuple[Prompt, ...], filled: FormValues) -> tuple[Tint, ...]:
    """The colours of the dice that a roll would fill in now, one a die."""
    return roll_matching.wanted_tints(_public_prompts(prompts), filled)


def _public_prompts(prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """The public prompts, the awaited ones first."""
    return tuple(sorted((p for p in prompts if not p.secret and not p.own), key=lambda prompt: not prompt.waits))


# ---- buttons ----------------------------------------------------------------------------------------
def _press_intent(press: Pressed, prompts: tuple[Prompt, ...], filled: FormValues, paused: bool) -> Intent:
    match press.button:
        case "pause":
            return SetPause()
        case "repeat":  # the voice hears the signal itself
            return Notice(say=None)
        case _ if paused:
            return refusal(Say(key="hardware-paused"))
        case "undo":
            return UndoMove()
        case "next":
            prompt = _current_prompt(prompts)
            return _confirm(prompt, filled) if prompt else refusal(_asked_sentence(prompts))
        case int() as seat:
            return _seat_intent(seat, MEANS[press.second, press.how], prompts, filled)
        case _:
            assert_never(press.button)


def _seat_intent(seat: Seat, meaning: Meaning, prompts: tuple[Prompt, ...], filled: FormValues) -> Intent:
    match meaning:
        case "further" | "back":
            return _step_seat(seat, 1 if meaning == "further" else -1, True, prompts, filled)
        case "confirm" | "pass":
            front = next((prompt for prompt in prompts if prompt.seat == seat), None)
            if front is None:
                return _refuse_press(meaning, prompts, filled)
            if meaning == "pass":
                return _pass(front, prompts)
            if not front.waits:  # an optional prompt: too easily pressed by mistake
                return Notice(say=Say(key="hardware-on-screen"), front=front.id)
            return _confirm(front, filled)
        case _:
            assert_never(meaning)


def _confirm(prompt: Prompt, filled: FormValues) -> Intent:
    values = complete_values(prompt, filled.get(prompt.id, {}))
    if values is None:
        return Notice(say=Say(key="hardware-fill-in"), front=prompt.id)
    return GiveAnswer(prompt_id=prompt.id, values=values)


def _pass(front: Prompt, prompts: tuple[Prompt, ...]) -> Intent:
    if not front.waits:
        return refusal(Say(key="hardware-on-screen"))
    others = [p for p in prompts if p.group == front.group and p.id != front.id and p.waits and not p.fields]
    if len(others) != 1:
        return refusal(Say(key="hardware-no-pass"))
    return GiveAnswer(prompt_id=others[0].id, values={})


def _refuse_press(meaning: Meaning, prompts: tuple[Prompt, ...], filled: FormValues) -> Notice:
    """The refusal of a press by a seat that is not asked. If the current form is complete, one tap may confirm it."""
    asked_now = _current_prompt(prompts)
    is_ready = meaning == "confirm" and asked_now is not None and isinstance(_confirm(asked_now, filled), GiveAnswer)
    return refusal(_asked_sentence(prompts), asked_now.id if asked_now and is_ready else "")


def _current_prompt(prompts: tuple[Prompt, ...]) -> Prompt | None:
    """The table's own prompt, else the only awaited one; None without one or with several."""
    waited: dict[str, Prompt] = {}  # the first prompt of each question
    for prompt in prompts:
        if prompt.waits:
            waited.setdefault(prompt.group, prompt)
    of_table = [prompt for prompt in waited.values() if prompt.seat == TABLE]
    asked_now = of_table[:1] or list(waited.values())
    return asked_now[0] if len(asked_now) == 1 else None


def _asked_sentence(prompts: tuple[Prompt, ...]) -> Say:
    seats = dict.fromkeys(prompt.seat for prompt in prompts if prompt.waits)
    if not seats:
        return Say(key="hardware-nothing-asked")
    names = roll_matching.join_parts(Say(key="hardware-table") if seat == TABLE else Who(seat=seat) for seat in seats)
    return Say(key="hardware-others-asked", args={"names": names})


# ---- numbers and choices ----------------------------------------------------------------------------
def _turn_intent(seat: Seat | None, steps: int, prompts: tuple[Prompt, ...], filled: FormValues) -> Intent:
    """The intent of a seat's knob, or of a shared one, which serves the current prompt."""
    if seat is not None:
        return _step_seat(seat, steps, False, prompts, filled)
    prompt = _current_prompt(prompts)
    if prompt is None:
        return refusal(_asked_sentence(prompts))
    return _step_form(prompt, tuple(_step_fields(prompt, filled)), steps, False, filled)


def _step_seat(seat: Seat, steps: int, round: bool, prompts: tuple[Prompt, ...], filled: FormValues) -> Intent:
    """Step in the seat's form, or else in its own row of the table's form."""
    front = next((prompt for prompt in prompts if prompt.seat == seat), None)
    if front is not None:
        if not front.waits:
            return refusal(Say(key="hardware-on-screen"))
        return _step_form(front, tuple(_step_fields(front, filled)), steps, round, filled)
    for prompt in prompts:
        own = [field for field in _step_fields(prompt, filled) if field.label == Who(seat=seat)]
        if prompt.seat == TABLE and own:
            return _step_form(prompt, tuple(own), steps, round, filled)
    return refusal(_asked_sentence(prompts))


def _step_fields(prompt: Prompt, filled: FormValues) -> Iterable[Amount | Choice]:
    for field, _ in field_values(prompt, filled.get(prompt.id, {})):
        if isinstance(field, Amount) or (isinstance(field, Choice) and not field.many):
            yield field


def _step_form(
    prompt: Prompt, fields: tuple[Amount | Choice, ...], steps: int, round: bool, filled: FormValues
) -> Intent:
    """Step the first field without a default, else the first field."""
    if not fields:
        return refusal(Say(key="hardware-no-steps"))
    field = next((field for field in fields if current_value(field, {}) is None), fields[0])
    so_far = filled.get(prompt.id, {})
    values = _values(field)
    now = current_value(field, so_far)
    at = values.index(now) + steps if now in values else 0
    at = at % len(values) if round else max(0, min(len(values) - 1, at))
    return Fill(prompt_id=prompt.id, values=with_value(so_far, field, values[at]))


def _values(field: Amount | Choice) -> list[int | str]:
    """All possible answers, in order."""
    if isinstance(field, Amount):
        return list(field.likely or range(field.least, field.most + 1))
    return [option.value for option in field.options]


# ---- devices ----------------------------------------------------------------------------------------
def lost_sentence(lost: Lost) -> Say:
    """Which device cannot be used, and why."""
    which, by = _device(lost.device), lost.by or Say(key="hardware-another-program")
    return Say(key="hardware-lost", args={"device": which, "reason": lost.reason, "pin": str(lost.pin), "by": by})


def _device(device: str) -> Say | str:
    """The device's name for people, who count seats from 1; for a dice reader the name from hardware.toml."""
    kind, _, which = device.removesuffix(":second").partition(":")
    if kind in ("lamp", "die"):  # their numbers count from 1 already
        return Say(key="hardware-device", args={"kind": kind, "which": which})
    if kind not in ("button", "push", "encoder", "key", "buttons"):
        return which or kind
    return Say(key="hardware-device", args={"kind": kind, "which": str(int(which) + 1) if which.isdecimal() else which})
