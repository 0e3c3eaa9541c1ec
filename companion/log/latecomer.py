"""A latecomer: the game with one more seat, as if its player had been there all along without playing yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from companion.errors import Trouble
from companion.log.book import Book, Moment, open_book, play_line
from companion.log.record import Head, Line, Played, lines_in_force
from rules.kit.types import TABLE, AnyGame, Choice, Prompt, Seat, Tint


def may_join(game: AnyGame, seats: int) -> bool:
    """Whether a running game with so many seats can take one more."""
    return bool(game.away) and seats + 1 in game.seats


def with_latecomer(
    game: AnyGame, head: Head, lines: Sequence[Line], name: str, tint: Tint, game_id: str
) -> tuple[Head, list[Line]]:
    """The record of the same game with a new last seat: away as early as the game allows, present at the end. Undone
    moves are left out. Raises Trouble if the game does not admit it."""
    if not may_join(game, len(head.seats)) or name in head.seats or tint in head.tints:
        raise Trouble("late-not")
    wider = replace(head, id=game_id, seats=(*head.seats, name), tints=(*head.tints, tint))
    try:
        return wider, _replay_lines(game, wider, lines)
    except Exception as why:  # games refuse a move that does not fit one more seat in many ways
        raise Trouble("late-not", detail=repr(why)) from why


def _replay_lines(game: AnyGame, head: Head, lines: Sequence[Line]) -> list[Line]:
    new, book, told = len(head.seats) - 1, open_book(game, head), list[Line]()
    for line in lines_in_force(lines):
        if isinstance(line, Played):
            if line.move == game.away:  # the new seat is away with the others
                line = replace(line, v={**line.v, "seats": sorted({*line.v["seats"], new})})
            book = _play_next(game, head, book, told, line)
            away = _away_form(game, book.now)
            if away and new not in away[1]:
                book = _play_next(game, head, book, told, _set_away(away[0], (*away[1], new), line.at))
        else:
            told.append(replace(line, n=len(told) + 1))
    away = _away_form(game, book.now)
    if away is None:
        raise ValueError("nobody can be away just now")
    at = max((line.at for line in lines), default=0)
    _play_next(game, head, book, told, _set_away(away[0], tuple(seat for seat in away[1] if seat != new), at))
    return told


def _away_form(game: AnyGame, now: Moment) -> tuple[Prompt, tuple[Seat, ...]] | None:
    """The correction for players who are away, with the seats away now; None without one."""
    forms = (item for item in game.corrections(now.state) if isinstance(item, Prompt) and item.move == game.away)
    form = next(forms, None)
    if form is None or not isinstance(form.fields[0], Choice):
        return None
    return form, tuple(int(seat) for seat in form.fields[0].default)


def _set_away(form: Prompt, seats: Iterable[Seat], at: int) -> Played:
    return Played(n=0, at=at, seat=TABLE, by="screen", move=form.move, prompt=form.id, v={"seats": sorted(seats)})


def _play_next(game: AnyGame, head: Head, book: Book, told: list[Line], line: Played) -> Book:
    """The book after the move, which is appended to `told` with the next number."""
    numbered = replace(line, n=len(told) + 1)
    after = play_line(game, head, book, numbered)
    told.append(numbered)
    return after
