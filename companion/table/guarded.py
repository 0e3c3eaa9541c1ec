"""A game as the core calls it: it is known which function has not come back yet, and what each gives and raises is what
the contract says. Whether a game is built in or a package makes no difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import wraps
from typing import ParamSpec, TypeVar

from companion.fence import Progress
from rules.kit.corrections import Corrections
from rules.kit.types import AnyGame, Illegal, Say, Scene, Sheet, no_sections

P = ParamSpec("P")
T = TypeVar("T")


class GameBroke(Exception):
    """A game's function did what would have ended more than itself, or gave something else than the contract says."""


def guarded(game: AnyGame, calls: Progress) -> AnyGame:
    """The same game; in `calls` each of its functions is under way under the game's id."""

    def guard(call: Callable[P, T], *kinds: type) -> Callable[P, T]:
        @wraps(call)
        def called(*words: P.args, **more: P.kwargs) -> T:
            with calls.at_work(game.id):
                try:
                    given = call(*words, **more)
                except Exception:
                    raise
                except BaseException as why:  # neither our own end nor that of a task comes out of a pure function
                    raise GameBroke(f"{game.id}: {why!r}") from why
            if not isinstance(given, kinds):
                raise GameBroke(f"{game.id}: {type(given).__name__} instead of {kinds[0].__name__}")
            return given

        return called

    corrections = game.corrections
    if isinstance(corrections, Corrections):
        fixes = corrections.fixes
        corrections = Corrections(guard(lambda state, wanted: tuple(fixes(state, wanted)), tuple))
    return replace(
        game,
        setup=guard(game.setup, game.state_type),
        prompts=guard(game.prompts, tuple),
        corrections=guard(corrections, tuple) if corrections is game.corrections else corrections,
        apply=guard(game.apply, tuple),
        why_not=guard(game.why_not, Illegal, type(None)),
        phase=guard(game.phase, Say),
        timers=guard(game.timers, tuple),
        named=guard(game.named, Say, type(None)),
        scene=guard(game.scene, Scene),
        sheet=guard(game.sheet, Sheet),
        learned=guard(game.learned, Mapping),
        check=guard(game.check, tuple),
        sections=game.sections if game.sections is no_sections else guard(game.sections, tuple),
        tell=guard(game.tell, dict),
        forget=guard(game.forget, dict),
    )
