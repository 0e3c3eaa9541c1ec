"""Law: a correction leaves the table as if it had always been so.

Told wrong and set right at once, a thing leads to the state to which it leads when it is told right; or the news say
what the table does by hand. A correction says itself which moves it mends (`mends`), and shows what stands there. Where
several are needed, the table may begin with any of them.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from companion.testing.stories.story import Fix, as_form, done
from rules.kit.answers import Values
from rules.kit.sample import default_answer
from rules.kit.types import AnyGame, Illegal, News, Prompt, restarts

MOST_FIXES = 40


class Mended(Struct, frozen=True, kw_only=True):
    """A table at which everything was set right that can be."""

    state: Any
    news: tuple[News, ...] = ()
    used: tuple[str, ...] = ()  # corrections
    refused: tuple[str, ...] = ()  # corrections that were not taken


class Compared(Struct, frozen=True, kw_only=True):
    """Told right, and told wrong and set right: what came of it."""

    mended: bool = False  # something was set right
    key: str = ""  # a short name of what differs; "" where the law holds
    sentence: str = ""


def compared(of: AnyGame, state: Any, prompt: Prompt, right: Values, wrong: Values) -> Compared:
    """Both ways from one state; nothing is mended where they are the same, or nothing can be set right here."""
    try:
        told_right, told_wrong = done(of, state, prompt, right).state, done(of, state, prompt, wrong).state
    except Illegal:
        return Compared()
    if told_right == told_wrong:
        return Compared()
    told = _told(prompt, right, wrong)
    for last_first in (False, True):
        mended = _mended(of, told_wrong, told_right, told, last_first)
        found = _judged(mended, told_right, prompt.move)
        if found.key or len(mended.used) < 2:  # there is but one way
            break
    return found


def _judged(mended: Mended, told_right: Any, move: str) -> Compared:
    """What came of setting it right in one of the ways."""
    if mended.refused:
        return Compared(key=f"{move} refused {kinds(mended.refused)}", sentence=f"{mended.refused} is not taken.")
    if not mended.used or any(news.by_hand for news in mended.news):
        return Compared(mended=bool(mended.used))
    fields = differing(mended.state, told_right)
    if not fields:
        return Compared(mended=True)
    return Compared(
        mended=True,
        key=f"{move} by {kinds(mended.used)}: {', '.join(sorted({_field(f) for f in fields}))}",
        sentence=f"set right by {mended.used}, still other: {'; '.join(fields)}",
    )


def _field(difference: str) -> str:
    """Its name, without the numbers of seats and places."""
    return re.sub(r"\.\d+", "", difference.partition(":")[0])


def kinds(ids: tuple[str, ...]) -> str:
    return "+".join(sorted({id.split("-")[0] for id in ids}))


def _told(prompt: Prompt, right: Values, wrong: Values) -> set[str]:
    """The fields that were told wrong."""
    names = {name for name in {*right, *wrong} if right.get(name) != wrong.get(name)}
    return {f"{prompt.move}.{name}" for name in names}


def _mends(fix: Fix, told: set[str]) -> set[str]:
    """Those of the fields that it sets right; a whole move stands for all of its fields."""
    return {field for field in told if field in fix.mends or field.partition(".")[0] in fix.mends}


def _mended(of: AnyGame, state: Any, goal: Any, told: set[str], last_first: bool) -> Mended:
    """Everything that mends what was told, set to what it shows where it was told right, until nothing differs.

    It is set right in the order in which the table is shown it, or from the last to the first.
    """
    fixes = [fix for fix in of.corrections(goal) if _mends(fix, told)]
    if set[str]().union(*(_mends(fix, told) for fix in fixes)) != told:
        return Mended(state=state)  # not all of it can be set right: it is undone and told again
    wanted = {fix.id: default_answer(as_form(fix)) for fix in fixes}
    news: list[News] = []
    used: list[str] = []
    refused: list[str] = []
    for _ in range(MOST_FIXES):
        forms = [as_form(fix) for fix in of.corrections(state) if fix.id in wanted]
        other = [
            c
            for c in forms
            if c.fields and wanted[c.id] is not None and default_answer(c) != wanted[c.id] and c.id not in refused
        ]
        if not other:
            break
        for form in reversed(other) if last_first else other:
            values = wanted[form.id]
            assert values is not None
            try:
                after = done(of, state, form, values)
            except Illegal:
                continue
            state, used, news = after.state, [*used, form.id], [*news, *after.news]
            break
        else:
            refused = [form.id for form in other]
        if used.count(used[-1] if used else "") > 3:
            break
    return Mended(state=state, news=tuple(news), used=tuple(used), refused=tuple(refused))


def differing(a: Any, b: Any, name: str = "") -> list[str]:
    """The fields in which two states differ, each with both values; how often timers were started anew is left out."""
    if a == b:
        return []
    if not isinstance(a, Struct) or type(a) is not type(b):
        return [f"{name}: {a} instead of {b}"]
    found = []
    for field in a.__struct_fields__:
        if field not in restarts(type(a)):
            mine, other = getattr(a, field), getattr(b, field)
            where = f"{name}.{field}".strip(".")
            if isinstance(mine, tuple) and isinstance(other, tuple) and len(mine) == len(other):
                for i, (x, y) in enumerate(zip(mine, other, strict=True)):
                    found += differing(x, y, f"{where}.{i}" if not isinstance(x, Struct) else where)
            else:
                found += differing(mine, other, where)
    return found
