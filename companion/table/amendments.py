"""What a client is about to tell otherwise, step by step until all later moves fit. Nothing of it is in the log yet."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Literal

from msgspec import Struct

from companion.errors import Stale
from companion.log.amendment import Replacements, Trial, inserted_move, revised_move, with_replacements
from companion.log.record import Played
from companion.log.session import Session
from companion.table.intents import Amend
from rules.kit.answers import Values
from rules.kit.types import Frozen, Seat


class NewAnswer(Frozen, frozen=True, kw_only=True):
    """A question is answered, where the log has something else or nothing."""

    prompt: str
    values: Values


Step = NewAnswer | Literal["out", "rest"]  # leave the line out; leave it and all later ones out


class AmendDraft(Struct, frozen=True, kw_only=True):
    """An amendment up to the first move that does not fit."""

    changed: int  # the newest line when it was begun
    trial: Trial
    before: AmendDraft | None = None  # one question earlier


class Amendments:
    """The amendments that are under way, one for each client."""

    def __init__(self) -> None:
        self.progress: dict[
            str, float
        ] = {}  # which part of the later moves, by the client for whom that goes on just now
        self._drafts: dict[str, AmendDraft] = {}  # by the client, as the log calls it

    def step_back(self, by: str) -> AmendDraft | None:
        """One question back: the draft as it stood there; None where that is the line itself."""
        draft = self._drafts.pop(by, None)
        if draft and draft.before:
            self._drafts[by] = draft.before
        return draft.before if draft else None

    def find_draft(self, by: str, session: Session) -> AmendDraft | None:
        """What that client is about to tell; None where there is nothing, or something else has happened since."""
        draft = self._drafts.get(by)
        is_of = draft and draft.changed == session.revision and draft.trial.book.moments[0] is session.moments()[0]
        return draft if is_of else None

    async def begin(self, session: Session, n: int, step: Step, own: Collection[Seat], by: str) -> Amend | None:
        """Tell move `n` otherwise. What is to be written; None where a later move does not fit, which is asked next.

        Raises Illegal where the answer itself is refused, Stale where there is no such move.
        """
        self._drafts.pop(by, None)
        before, line = session.moment_before(n, own)
        left = tuple[Played, ...]()
        if isinstance(step, NewAnswer):
            left = (revised_move(line, session.find_prompt(before, line.prompt, own), step.values),)
        return await self._go_on(session, with_replacements((), {n: left}), n, own, by)

    async def go_on(self, session: Session, n: int, step: Step, own: Collection[Seat], by: str) -> Amend | None:
        """Say what becomes of move `n`, which is the one that does not fit; else as `begin`."""
        draft = self.find_draft(by, session)
        if draft is None or draft.trial.misfit is None or draft.trial.misfit.n != n:
            raise Stale("log-changed")
        told, line, now = draft.trial.told, draft.trial.misfit, draft.trial.book.now
        beside = tuple(move for each in told if each.n == line.n for move in each.moves if move.n != line.n)
        new, left = 0, tuple[Played, ...]()
        if isinstance(step, NewAnswer):
            prompt = session.find_prompt(now, step.prompt, own)
            if prompt.id == line.prompt:
                left = (revised_move(line, prompt, step.values),)
            else:
                left = (inserted_move(line, prompt, step.values, by, session.next_late_number(told)), line)
            new = left[0].n
        gone = dict.fromkeys(session.later_moves(line.n) if step == "rest" else (), tuple[Played, ...]())
        return await self._go_on(session, with_replacements(told, {**gone, line.n: (*beside, *left)}), new, own, by)

    async def _go_on(
        self, session: Session, told: Replacements, new: int, own: Collection[Seat], by: str
    ) -> Amend | None:
        changed = session.revision
        try:
            trial = await asyncio.to_thread(session.trial, told, own, partial(self.progress.__setitem__, by))
        finally:
            self.progress.pop(by, None)
        if trial.misfit is None:
            self._drafts.pop(by, None)
            return Amend(tried=trial, changed=changed)
        if trial.why and trial.refused and trial.refused.n == new:
            raise trial.why
        self._drafts[by] = AmendDraft(changed=changed, trial=trial, before=self._drafts.get(by))
        return None
