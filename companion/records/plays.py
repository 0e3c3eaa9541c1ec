"""Exports of finished games: all of them as CSV with a row for each player or as JSON, and one as a link for the
documented import of BG Stats. See docs/exports.md."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from typing import Any, Literal
from urllib.parse import quote

import msgspec

from companion.log.disk.store import StoredGame
from companion.records.archive import Digest
from companion.view.speaker import Speaker

Kind = Literal["csv", "json"]
PublicNames = Callable[[Sequence[str]], tuple[str, ...]]  # the players' names as they may be exported
PLAY_COLUMNS = ("play", "date", "game", "title", "minutes", "ended_by")
PLAYER_COLUMNS = ("seat", "player", "colour", "points", "place", "won", "started", "player_minutes", "turns")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would evaluate it


def plays_file(
    entries: Iterable[StoredGame], digests: Iterable[Digest], kind: Kind, public_names: PublicNames, speaker: Speaker
) -> bytes:
    """The file, the game played last first; without a digest a game's figures are empty."""
    known = {digest.id: digest for digest in digests}
    found = [_play(entry, known.get(entry.id), public_names(entry.seats), speaker) for entry in entries]
    return msgspec.json.encode(found) + b"\n" if kind == "json" else _csv(found)


def kind_of(entry: StoredGame, digest: Digest | None) -> str:
    """The key of the game, also in a module that plays many: equal for all its records."""
    return digest.kind if digest else entry.game


def minutes(ms: int) -> int:
    """Rounded minutes, at least 1."""
    return max(1, round(ms / 60_000))


def _play(entry: StoredGame, digest: Digest | None, names: Sequence[str], speaker: Speaker) -> dict[str, Any]:
    return {
        "play": entry.id,
        "date": entry.utc,
        "game": kind_of(entry, digest),
        "title": speaker.title(entry.game, digest.named if digest else None),
        "minutes": minutes(digest.length_ms) if digest else None,
        "ended_by": entry.ended_by,
        "players": [_player(entry, digest, seat, name) for seat, name in enumerate(names)],
    }


def _player(entry: StoredGame, digest: Digest | None, seat: int, name: str) -> dict[str, Any]:
    place = entry.places[seat] if entry.places else None
    return {
        "seat": seat + 1,
        "player": name,
        "colour": entry.tints[seat],
        "points": entry.totals[seat] if entry.totals else None,
        "place": place,
        "won": place == 1,
        "started": digest.first == seat if digest and digest.first is not None else None,
        "player_minutes": round(digest.spent_ms[seat] / 60_000) if digest else None,
        "turns": digest.turns[seat] if digest else None,
    }


def _csv(plays: Iterable[Mapping[str, Any]]) -> bytes:
    """A CSV file with the byte order mark by which spreadsheets recognise UTF-8."""
    out = StringIO()
    rows = csv.writer(out)
    rows.writerow((*PLAY_COLUMNS, *PLAYER_COLUMNS))
    for play in plays:
        for player in play["players"]:
            rows.writerow(
                [_cell(each) for each in (*(play[k] for k in PLAY_COLUMNS), *(player[k] for k in PLAYER_COLUMNS))]
            )
    return out.getvalue().encode("utf-8-sig", errors="replace")


def _cell(value: Any) -> Any:
    """A CSV cell; a text like a formula is escaped, so that a spreadsheet shows it as text."""
    if isinstance(value, str) and value.startswith(FORMULA):
        return f"'{value}"
    return {None: "", True: "yes", False: "no"}.get(value, value) if value is None or isinstance(value, bool) else value


# ---- for BG Stats -------------------------------------------------------------------------------------
LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "table-companion"


def link(entry: StoredGame, digest: Digest | None, title: str, names: Sequence[str], bgg_id: int | None) -> str:
    """The link that imports a game into BG Stats; `bgg_id` if known. The app asks which of its players and games are
    meant, and remembers them by our ids. Its Android version requires `winner` for every player.
    """
    game = {"name": title, "sourceGameId": kind_of(entry, digest), "noPoints": not entry.totals,
            "highestWins": not (digest and digest.fewest)}  # fmt: skip
    play: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": entry.id,
        "playDate": entry.utc[:19].replace("T", " "),
        "game": {**game, "bggId": bgg_id} if bgg_id else game,
        "players": [_bg_stats_player(entry, digest, seat, name) for seat, name in enumerate(names)],
    }
    if digest:
        play["durationMin"] = minutes(digest.length_ms)
    return LINK + quote(msgspec.json.encode(play), safe=":,")


def _bg_stats_player(entry: StoredGame, digest: Digest | None, seat: int, name: str) -> dict[str, Any]:
    place = entry.places[seat] if entry.places else 0
    player: dict[str, Any] = {"name": name, "sourcePlayerId": name, "winner": place == 1,
                              "startPlayer": bool(digest and digest.first == seat)}  # fmt: skip
    if place:
        player["rank"] = place
    if entry.totals:
        player["score"] = entry.totals[seat]
    return player
