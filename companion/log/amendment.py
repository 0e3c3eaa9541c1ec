"""The trial of an amendment: earlier moves are changed, and the later ones folded again, before anything is written.

An amendment is entered step by step: the wrong move, then each later one that no longer fits. Once all fit it is saved.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec import Struct, ValidationError
from msgspec.structs import replace

from companion.log.book import Book, Folding, Moment, find_prompt, later_moves, rewind
from companion.log.record import Head, Played, Replacement
from companion.log.words import LazySentence
from rules.kit.answers import fill_in, to_json
from rules.kit.types import AnyGame, Illegal, Prompt, Say, Seat

Replacements = tuple[Replacement, ...]


class Trial(Struct, frozen=True, kw_only=True):
    """The result of trying an amendment."""

    told: Replacements  # as entered, and those that follow: a prompt with other given values, a secret asked anew
    book: Book  # the amended game, up to the first misfit
    misfit: Played | None = None  # the first later move that does not fit; None: all fit
    refused: Played | None = None  # the misfit, its replacement, or a move inserted before it
    why: Illegal | None = None  # the refusal, with its rule
    more: int = 0  # further misfits, with the first one left out


def trial(
    game: AnyGame, head: Head, book: Book, told: Replacements, own: Collection[Seat], hear: Callable[[float], None]
) -> Trial:
    """The amended book, as far as the later moves fit; `own` are the amending player's seats. `hear` gets the part of
    the moves tried so far.

    A later secret answer of another seat, still hidden, is asked anew: whether it still fits would give it away.
    """
    folding, instead = rewind(game, head, book, told), {each.n: each.moves for each in told}
    moves, found = tuple(later_moves(book, told)), None
    for done, move in enumerate(moves):
        hear(done / len(moves))
        if move.n not in instead and is_hidden(book, move.n, own):
            instead[move.n] = ()
        for i, each in enumerate(instead.get(move.n, (move,))):
            try:
                fits = _play_on(game, folding, each, None if move.n in instead else book.what[move.n])
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


def _play_on(game: AnyGame, folding: Folding, move: Played, was: Say | LazySentence | None) -> Played:
    """The move as played, adapted if it no longer fits. Raises Illegal; the folding is then unchanged."""
    try:
        folding.go_on(move, was)
        return move
    except Illegal:
        said = adapt_move(game, folding.now, move)
        if said is move:
            raise
        folding.go_on(said)
        return said


def is_hidden(book: Book, n: int, own: Collection[Seat]) -> bool:
    """Whether move `n` is another seat's hidden answer."""
    return n in book.sealed and book.sealed[n].seat not in own


def adapt_move(game: AnyGame, now: Moment, move: Played) -> Played:
    """The move with the given values that its prompt has now. Raises Illegal."""
    if not move.prompt:
        return move
    prompt = find_prompt(game, now, move.prompt)
    if prompt is None:
        raise game.why_not(now.state, move.seat, move.move, move.v) or Illegal("log-not-asked")
    names = {field.name for field in (*prompt.fields, *prompt.retired)}
    if move.v.keys() - names - prompt.given.keys():
        raise Illegal("log-malformed", prompt.rule)  # a value for a field that no longer exists
    v = answer_values(
        prompt, {name: value for name, value in move.v.items() if name in names and name not in prompt.given}
    )
    return move if v == move.v else replace(move, v=v)


def answer_values(prompt: Prompt, values: dict[str, Any]) -> dict[str, Any]:
    """A move's JSON values: those of the form and the prompt's given ones. Raises Illegal."""
    return to_json(fill_in(prompt, values))


# ---- step by step ---------------------------------------------------------------------------------------
def revised_move(move: Played, prompt: Prompt, values: dict[str, Any]) -> Played:
    """The move with new form values; its dice count as edited and leave the dice statistics."""
    return replace(move, v=answer_values(prompt, values), edited=move.edited or bool(move.dice))


def inserted_move(move: Played, prompt: Prompt, values: dict[str, Any], by: str, n: int) -> Played:
    """A forgotten answer, inserted before `move`."""
    return Played(n=n, at=move.at, was=move.was, seat=prompt.seat, by=by, move=prompt.move, prompt=prompt.id,
                  v=answer_values(prompt, values), secret=prompt.secret)  # fmt: skip


def with_replacements(told: Replacements, moves: Mapping[int, tuple[Played, ...]]) -> Replacements:
    """The replacements, with `moves` in the place of those for the same numbers."""
    left = (each for each in told if each.n not in moves)
    return (*left, *(Replacement(n=n, moves=instead) for n, instead in moves.items()))
