"""Amendments in progress: a client's draft, corrected move by move until all later moves fit; not yet in the log."""

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
    """A new answer for a move of the log, or for a question that the log has no move for."""

    prompt: str
    values: Values


Step = NewAnswer | Literal["out", "rest"]  # "out" drops the move, "rest" drops it and all later ones


class AmendDraft(Struct, frozen=True, kw_only=True):
    """An amendment up to the first move that does not fit."""

    changed: int  # the newest line when the draft began
    trial: Trial
    before: AmendDraft | None = None  # the draft one question earlier


class Amendments:
    """The amendments in progress, one per client."""

    def __init__(self) -> None:
        self.progress: dict[str, float] = {}  # by client: the share of later moves tried so far
        self._drafts: dict[str, AmendDraft] = {}  # by the client's name in the log

    def step_back(self, by: str) -> AmendDraft | None:
        """Go one question back. Returns the earlier draft; None if the next step back is the amended line itself."""
        draft = self._drafts.pop(by, None)
        if draft and draft.before:
            self._drafts[by] = draft.before
        return draft.before if draft else None

    def find_draft(self, by: str, session: Session) -> AmendDraft | None:
        """The client's draft; None without one, or if the log has changed since."""
        draft = self._drafts.get(by)
        is_of = draft and draft.changed == session.revision and draft.trial.book.moments[0] is session.moments()[0]
        return draft if is_of else None

    async def begin(self, session: Session, n: int, step: Step, own: Collection[Seat], by: str) -> Amend | None:
        """Amend move `n`. Returns the intent; None if a later move does not fit, whose question comes next.

        Raises Illegal if the rules refuse the answer, Stale if there is no such move.
        """
        self._drafts.pop(by, None)
        before, line = session.moment_before(n, own)
        left = tuple[Played, ...]()
        if isinstance(step, NewAnswer):
            left = (revised_move(line, session.find_prompt(before, line.prompt, own), step.values),)
        return await self._go_on(session, with_replacements((), {n: left}), n, own, by)

    async def go_on(self, session: Session, n: int, step: Step, own: Collection[Seat], by: str) -> Amend | None:
        """Settle move `n`, the one that does not fit; returns and raises as `begin`."""
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
