"""What a club says to the people at a table: which sentence, and what stands in it. The table speaks it."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.kit.types import Frozen, Say

MOST_TEXT = 200  # letters

About = Literal["round", "left", "message", "pairing", "coming", "came"]


class Call(Frozen, frozen=True, kw_only=True):
    """round: `n` starts; left: `n` minutes; message: `text`; pairing: round `n`, `text` are the people;
    coming: the referee `text`; came: that is done, and nobody asks for one any more."""

    about: About
    n: int = 0
    text: str = ""
    people: tuple[str, ...] = ()  # of the round: the table offers their names

    @property
    def say(self) -> Say:
        """The sentence at the table."""
        return Say(key=f"club-says-{self.about}", args={"n": self.n, "text": self.text[:MOST_TEXT]})


decode_call = msgspec.json.Decoder(Call).decode
