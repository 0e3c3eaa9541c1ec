"""Options and sentences that several phases use."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rules.ettana.components import Colour, Face
from rules.ettana.state import State, listed
from rules.kit.types import TABLE, Choice, Field, Option, Pick, Prompt, Say, Seat, Who

BOARD = "loom"
T = TypeVar("T")


def number(n: int | str) -> Say:
    return Say(key="number", args={"n": n})


def colour_options(colours: Iterable[Face | Colour]) -> tuple[Option, ...]:
    """An option per colour, with its sign."""
    return tuple(Option(value=colour, label=Say(key=f"colour-{colour}"), glyph=f"yarn-{colour}") for colour in colours)


def yarn_word(yarn: Colour) -> Say:
    """A yarn that lies on the board."""
    return Say(key="yarn-lies", args={"colour": Say(key=f"colour-{yarn}")})


def number_options(numbers: Iterable[int | str]) -> tuple[Option, ...]:
    return tuple(Option(value=n, label=number(n)) for n in numbers)


def lone(values: Sequence[T]) -> tuple[T, ...]:
    """The usual answer where only one can be given."""
    return tuple(values) if len(values) == 1 else ()


def gains(state: State, gained: Sequence[int]) -> Say | Who:
    """ "Ana 2, Bo 1": who got how many; those who got none are left out."""
    parts = [Say(key="gain", args={"who": Who(seat=seat), "n": n}) for seat, n in enumerate(gained) if n]
    return listed(parts) if parts else Say(key="nobody")


def ready_field(options: Sequence[Say]) -> Choice:
    """A checklist; nothing has to be ticked."""
    lines = tuple(Option(value=say.key, label=say) for say in options)
    return Choice(name="ready", label=Say(key="ready-label"), options=lines, many=True, least=0, most=len(lines))


def table_prompt(id: str, move: str, rule: str, *fields: Field, hint: Say | None = None) -> Prompt:
    """A question to the whole table, with the texts `id-label` and `id-confirm`."""
    confirm = Say(key=f"{id}-confirm", args={field.name: Pick(field=field.name) for field in fields})
    return Prompt(id=id, seat=TABLE, move=move, label=Say(key=f"{id}-label"),
                  confirm=confirm,
                  fields=fields, hint=hint, rule=rule)  # fmt: skip


def who(seat: Seat) -> dict[str, str | int | Say | Who | Pick]:
    """The argument of a sentence about one player."""
    return {"who": Who(seat=seat)}
