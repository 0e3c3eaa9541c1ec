"""A play as a link that hands it to BG Stats: its documented import, see docs/exports.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

import msgspec

from companion.log.digest import Digest
from companion.log.store import Stored
from companion.records.plays import kind_of, minutes

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "table-companion"


def link(entry: Stored, digest: Digest | None, title: str, names: Sequence[str], bgg_id: int | None) -> str:
    """The app asks there whom and what it is to be, and remembers it by our ids; `bgg_id` only where it is known."""
    return LINK + quote(msgspec.json.encode(play(entry, digest, title, names, bgg_id)), safe=":,")


def play(
    entry: Stored, digest: Digest | None, title: str, names: Sequence[str], bgg_id: int | None
) -> dict[str, Any]:  # fmt: skip
    """What stands in it. The app's Android version wants `winner` of everybody."""
    game = {"name": title, "sourceGameId": kind_of(entry, digest), "noPoints": not entry.totals,
            "highestWins": not (digest and digest.fewest)}  # fmt: skip
    whole = {
        "sourceName": SOURCE,
        "sourcePlayId": entry.id,
        "playDate": entry.utc[:19].replace("T", " "),
        "game": {**game, "bggId": bgg_id} if bgg_id else game,
        "players": [_player(entry, digest, seat, name) for seat, name in enumerate(names)],
    }
    return {**whole, "durationMin": minutes(digest.length_ms)} if digest else whole


def _player(entry: Stored, digest: Digest | None, seat: int, name: str) -> dict[str, Any]:
    place = entry.places[seat] if entry.places else 0
    player: dict[str, Any] = {"name": name, "sourcePlayerId": name, "winner": place == 1,
                              "startPlayer": bool(digest and digest.first == seat)}  # fmt: skip
    if place:
        player["rank"] = place
    if entry.totals:
        player["score"] = entry.totals[seat]
    return player
