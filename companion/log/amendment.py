"""Earlier moves told otherwise, tried before anything is written: how far the later ones still fit.

An amendment is told step by step: the move that was told wrong, then what is to become of each later one that does not
fit any more. Nothing is written before all of them fit.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct, ValidationError
from msgspec.structs import replace

from companion.log.book import Book, Folding, Moment, find_prompt, later_moves, rewind
from companion.log.record import Head, Played, Replacement
from rules.kit.answers import fill_in, to_json
from rules.kit.types import AnyGame, Illegal, Prompt, Seat

Replacements = tuple[Replacement, ...]


class Trial(Struct, frozen=True, kw_only=True):
    """What comes of an amendment."""

    told: Replacements  # with what follows from it: a question that knows something else, an answer that is asked anew
    book: Book  # as it would be, up to the first move that does not fit
    misfit: Played | None = None  # that move; None: all of them fit
    refused: Played | None = None  # the same, or what was told before it or in its place
    why: Illegal | None = None  # by which rule
    more: int = 0  # how many later ones do not fit either, without it


def trial(
    game: AnyGame, head: Head, book: Book, told: Replacements, own: Collection[Seat], hear: Callable[[float], None]
) -> Trial:
    """The book as told otherwise, as far as the later moves fit; `own` are the seats of whoever tells it so. `hear` is
    told which part of them has been tried.

    What others have told in secret since, and nobody may know yet, is asked anew: whether it still fits would tell.
    """
    folding, instead = rewind(game, head, book, told), {each.n: each.moves for each in told}
    moves, found = tuple(later_moves(book, told)), None
    for done, move in enumerate(moves):
        hear(done / len(moves))
        if move.n not in instead and is_hidden(book, move.n, own):
            instead[move.n] = ()
        for i, each in enumerate(instead.get(move.n, (move,))):
            try:
                fits = _play_on(game, folding, each)
            except (Illegal, ValidationError) as why:
                reason = why if isinstance(why, Illegal) else Illegal("log-malformed")
                found = replace(found, more=found.more + 1) if found else Trial(
                    told=with_replacements((), instead), book=folding.book(),
                    misfit=move, refused=each, why=reason)  # fmt: skip
                break
            if fits is not each:
                now = instead.get(move.n, (move,))
                instead[move.n] = (*now[:i], fits, *now[i + 1 :])
    return found or Trial(told=with_replacements((), instead), book=folding.book())


def _play_on(game: AnyGame, folding: Folding, move: Played) -> Played:
    """The move as it was played there. Raises Illegal, and has not gone on."""
    try:
        folding.go_on(move)
        return move
    except Illegal:
        said = adapt_move(game, folding.now, move)
        if said is move:
            raise
        folding.go_on(said)
        return said


def is_hidden(book: Book, n: int, own: Collection[Seat]) -> bool:
    """Whether move `n` is a secret of somebody else."""
    return n in book.sealed and book.sealed[n].seat not in own


def adapt_move(game: AnyGame, now: Moment, move: Played) -> Played:
    """The move as it is said there: what its question knows may have become something else. Raises Illegal."""
    if not move.prompt:
        return move
    prompt = find_prompt(game, now, move.prompt)
    if prompt is None:
        raise game.why_not(now.state, move.seat, move.move, move.v) or Illegal("log-not-asked")
    names = {field.name for field in (*prompt.fields, *prompt.retired)}
    if move.v.keys() - names - prompt.given.keys():
        raise Illegal("log-malformed", prompt.rule)  # it said more than is asked now
    v = answer_values(
        prompt, {name: value for name, value in move.v.items() if name in names and name not in prompt.given}
    )
    return move if v == move.v else replace(move, v=v)


def answer_values(prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
    """A move's values: what the form says, and what the question knows. Raises Illegal."""
    return to_json(fill_in(prompt, values))


# ---- step by step ---------------------------------------------------------------------------------------
def revised_move(move: Played, prompt: Prompt, values: dict[str, Any]) -> Played:
    """The same move with what its form says now. Dice that somebody has changed are no luck."""
    return replace(move, v=answer_values(prompt, values), edited=move.edited or bool(move.dice))


def inserted_move(move: Played, prompt: Prompt, values: dict[str, Any], by: str, n: int) -> Played:
    """An answer that nobody has told: it counts before `move`."""
    return Played(n=n, at=move.at, was=move.was, seat=prompt.seat, by=by, move=prompt.move, prompt=prompt.id,
                  v=answer_values(prompt, values), secret=prompt.secret)  # fmt: skip


def with_replacements(told: Replacements, moves: Mapping[int, tuple[Played, ...]]) -> Replacements:
    """The same, with those moves in the place of each of these."""
    left = (each for each in told if each.n not in moves)
    return (*left, *(Replacement(n=n, moves=instead) for n, instead in moves.items()))
