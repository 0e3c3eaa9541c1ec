"""Short ways to write the options and forms that every game needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.kit.types import TABLE, Choice, Field, Option, Pick, Prompt, Say, Seat, Who


def seats(these: Iterable[Seat]) -> tuple[Option, ...]:
    """An option per seat, with its mark and name."""
    return tuple(Option(value=seat, label=Who(seat=seat)) for seat in these)


def words(prefix: str, values: Iterable[str]) -> tuple[Option, ...]:
    """An option per value; its text is the message `prefix-value`."""
    return tuple(Option(value=value, label=Say(key=f"{prefix}-{value}")) for value in values)


def yes_no(yes: str = "yes", no: str = "no") -> tuple[Option, ...]:
    """Two options with the values 1 and 0."""
    return (Option(value=1, label=Say(key=yes)), Option(value=0, label=Say(key=no)))


def correction(id: str, move: str, label: Say, *fields: Field, given: Mapping[str, object] | None = None) -> Prompt:
    """A form that sets something right: always open, never waited for."""
    return Prompt(id=id, seat=TABLE, move=move, label=label, confirm=_set_right(label, fields), fields=fields,
                  given=dict(given or {}), waits=False)  # fmt: skip


def _set_right(label: Say, fields: tuple[Field, ...]) -> Say:
    """What happened where nothing is asked, the answer where one thing is, else only what is set right."""
    match fields:
        case ():
            return label
        case (Choice(many=False, key="") as field,):
            return Say(key="correct-to", args={"what": label, "to": Pick(field=field.name)})
        case _:
            return Say(key="correct-what", args={"what": label})
