"""Presets of tournament clocks, each turned into a TimeControl: periods, and increment or delay (docs/clocks.md)."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from rules.kit.prompts import Period, TimeControl
from rules.kit.words import Frozen, Pick, Say, Word

Kind = Literal["after", "before", "bronstein", "delay", "hourglass", "byoyomi", "canadian", "periods"]
KINDS: tuple[Kind, ...] = get_args(Kind)

MOST_COUNT, MOST_PLUS_S, MOST_MAIN_S = 99, 600, 5 * 3600
Minutes = Annotated[int, Meta(ge=0, le=MOST_MAIN_S // 60)]

# The fields of each kind besides the main time: the message of the label, and the default.
ASKS: dict[Kind, dict[str, tuple[str, int]]] = {
    "after": {"plus_s": ("time-plus", 10)},
    "before": {"plus_s": ("time-plus", 10)},
    "bronstein": {"plus_s": ("time-plus", 10)},
    "delay": {"plus_s": ("time-plus", 10)},
    "hourglass": {},
    "byoyomi": {"plus_s": ("time-period", 30), "count": ("time-count", 5)},
    "canadian": {"count": ("time-turns", 20), "then_min": ("time-block", 5)},
    "periods": {"count": ("time-turns", 40), "then_min": ("time-then", 30), "plus_s": ("time-plus", 30)},
}


class Preset(Frozen, frozen=True, kw_only=True):
    """A kind of time control and its numbers, without the main time and the seconds per turn."""

    kind: Kind = "after"
    count: Annotated[int, Meta(ge=1, le=MOST_COUNT)] = 1  # turns per period; byo-yomi: number of periods
    then_min: Minutes = 0  # the period after the main time
    each_min: tuple[Minutes, ...] = ()  # the main times of the first seats, if they differ


def time_control(preset: Preset, seat: int, main_s: int, plus_s: int) -> TimeControl:
    """The time control of a seat."""
    each = preset.each_min
    main_ms, plus_ms = 60_000 * each[seat] if seat < len(each) else 1000 * main_s, 1000 * plus_s
    main, then_ms = Period(ms=main_ms), 60_000 * preset.then_min
    match preset.kind:
        case "after":
            return TimeControl(periods=(main,), increment_ms=plus_ms)
        case "before":
            return TimeControl(periods=(Period(ms=main_ms + plus_ms),), increment_ms=plus_ms)
        case "bronstein" | "delay":
            return TimeControl(periods=(main,), delay_ms=plus_ms, stands=preset.kind == "delay")
        case "hourglass":
            return TimeControl(periods=(main,), passes_on=True)
        case "byoyomi":
            return TimeControl(periods=(main, *(Period(ms=plus_ms, turns=1, again=True),) * preset.count))
        case "canadian":
            return TimeControl(periods=(main, Period(ms=then_ms, turns=preset.count, again=True)))
        case "periods":
            first = Period(ms=main_ms + plus_ms, turns=preset.count)
            return TimeControl(periods=(first, Period(ms=then_ms)), increment_ms=plus_ms)


def is_whole(preset: Preset, main_s: int, plus_s: int) -> bool:
    """Whether every time that the preset needs is more than zero."""
    needed = [main_s, *preset.each_min]
    needed += [preset.then_min] if "then_min" in ASKS[preset.kind] else []
    needed += [plus_s] if preset.kind == "byoyomi" else []
    return all(needed)


def preset_sentence(preset: Preset, main_s: int, plus_s: int) -> Say:
    """The preset as a sentence: when time is added, and what runs out."""
    told: dict[str, Word | Pick] = {
        "minutes": main_s // 60, "seconds": plus_s, "count": preset.count, "then": preset.then_min
    }  # fmt: skip
    said = Say(key=f"time-says-{preset.kind}", args=told)
    if not preset.each_min:
        return said
    each = ", ".join(str(n) for n in preset.each_min)
    return Say(key="time-says-each", args={"each": each, "what": said})
