"""The head of a golden record, from what a game was set up with."""

from __future__ import annotations

import msgspec

from companion.log.record import FORMAT, Head
from rules.kit.types import AnyGame, Catalogue, Seating


def head_of(game: AnyGame, id: str, seating: Seating, options: msgspec.Struct, catalogue: Catalogue) -> Head:
    """Always on the same evening, so that a record is the same whenever it is written."""
    return Head(
        format=FORMAT,
        game=game.id,
        version=game.version,
        id=id,
        utc="2026-11-21T19:00:00Z",
        seats=seating.names,
        tints=seating.tints,
        start=seating.start,
        options=msgspec.to_builtins(msgspec.structs.asdict(options)),
        catalogue={kind: dict(entries) for kind, entries in catalogue.items()},
    )
