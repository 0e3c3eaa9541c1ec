"""What the pages know of the club that this table belongs to, and what the table asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.kit.types import Say


@dataclass
class AtClub:
    """One per table that belongs to a club."""

    says: Say = Say(key="club-connecting")  # noqa: RUF009  # how it is with the connection, in one sentence
    asks_help: bool = False  # somebody at the table wants a referee
    told: Say | None = None  # what the club has said to the people here just now
