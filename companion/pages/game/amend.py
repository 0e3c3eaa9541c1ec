"""Amendment of a log line: its question with the recorded answer, then each later line that no longer fits."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence

from msgspec import structs

from companion.access.roles import ANY_PROMPT, is_allowed
from companion.errors import Stale, Trouble
from companion.log.book import Moment
from companion.log.record import Played
from companion.pages.page import FollowUp, Submission, View, asks, number, parts
from companion.table.amendments import AmendDraft, NewAnswer, Step
from companion.table.core import Core
from companion.table.intents import Amend
from companion.view.figures import progress
from companion.view.form_views import asks as ask_views
from companion.view.rulebook import paragraphs
from companion.view.wire import AskView, Fact, FormView, Show
from rules.kit.answers import form_answer, is_admissible, value_in, with_preset
from rules.kit.types import TABLE, Illegal, Prompt

PROGRESS_S = 0.5  # between updates of the progress bar
LATER = "on"  # the path of the first later line that does not fit
NO_REASON = ("not-asked-now", "log-not-asked")  # refusals that give no reason
WAYS: dict[str, Step] = {"out": "out", "rest": "rest"}


def draw(view: View) -> Show:
    """The question of a line ("amend/12"), or of the first later line that no longer fits ("amend/on")."""
    session = view.look.session
    if (tried := view.core.amendments.progress.get(view.by)) is not None:  # a long game takes seconds
        said = view.fact("amend-under-way", n=round(100 * tried))
        return view.screen(f"amend/{view.subject}", view.heading("amend-title"), back=None,
                           drawing=progress(tried), facts=(said,))  # fmt: skip
    try:
        if view.subject == LATER and (draft := view.core.amendments.find_draft(view.by, view.core.game.session)):
            return _misfit(view, draft)
        before, line = session.moment_before(_number(view.subject), view.own)
        prompts = (session.find_prompt(before, line.prompt, view.own),) if line.prompt else ()
    except Stale:  # the line is gone or has changed
        gone = view.fact("log-gone", "warn")
        return view.screen(f"amend/{view.subject}", view.heading("amend-title"), facts=(gone,), back="log")
    asks = _asks(view, prompts, line, f"amend/{line.n}", ("out",))
    place = view.look.places.get(line.n)
    behind = "log" if place is None else f"then/{place}"
    return _question_page(view, f"amend/{line.n}", before, "amend-ask", (_line_fact(view, line),), asks, behind)


def _misfit(view: View, draft: AmendDraft) -> Show:
    """The line that does not fit, the reason, and the prompts that are open there now."""
    trial, now = draft.trial, draft.trial.book.now
    assert trial.misfit
    assert trial.why
    prompts = [p for p in now.prompts if not p.secret or p.seat in view.own]
    why = _why(view, trial.why, prompts)
    is_asked = any(prompt.id == trial.misfit.prompt for prompt in prompts)  # else the answer goes before the line
    line = _line_fact(view, trial.misfit, "amend-said" if is_asked else "amend-before")
    facts = (line, why, view.fact("amend-more", n=trial.more), view.fact("amend-not-yet"))
    asks = _asks(view, prompts, trial.misfit, f"amend/{LATER}.{trial.misfit.n}", ("out", "rest"))
    return _question_page(view, f"amend/{LATER}", now, "amend-misfit", facts, asks, "amend-back")


def _why(view: View, why: Illegal, prompts: Sequence[Prompt]) -> Fact:
    """The rule's own reason for a misfit; without one, the first sentence of the rule that an open prompt names."""
    of_rule = paragraphs(view.look.session.game.home, view.speaker.lang).get(why.rule)
    if why.say.key == "log-malformed":  # other dice, or rows for other seats
        return view.fact("amend-other", "warn")
    if why.say.key not in NO_REASON:
        return Fact(text=view.speaker.speak(why.say), style="warn")
    if of_rule and any(prompt.rule == why.rule for prompt in prompts):
        return view.fact("amend-rule", "warn", rule=f"{of_rule.text.partition('. ')[0].rstrip('.')}.")
    return view.fact("amend-unfit" if of_rule else "log-not-asked", "warn")


def _question_page(
    view: View, path: str, moment: Moment, ask: str, facts: tuple[Fact, ...], asks: tuple[AskView, ...], back: str
) -> Show:
    """The position at that moment, with a question."""
    drawing, chips = view.look.past_picture(moment, view.viewer, view.speaker)
    return view.screen(path, view.heading("amend-title", ask), where=view.text("amend-where"), chips=chips,
                       drawing=drawing, facts=facts, asks=asks, back=back)  # fmt: skip


def _line_fact(view: View, line: Played, key: str = "amend-said") -> Fact:
    what = view.speaker.speak(view.look.session.public_words(line.n))
    mark = view.speaker.mark(line.seat) if line.seat != TABLE else None
    return Fact(text=view.text(key, what=what), style="label", mark=mark)


def _asks(view: View, prompts: Sequence[Prompt], line: Played, path: str, ways: tuple[str, ...]) -> tuple[AskView, ...]:
    """The prompts, prefilled with the recorded answer where they admit it, and the ways to drop the line."""
    views = ask_views([_prefilled(prompt, line) for prompt in prompts], view.speaker, view.look.session.game.glyphs)
    same = view.text("amend-unchanged")
    said = (structs.replace(each, forms=tuple(_amend_form(form, path, same) for form in each.forms)) for each in views)
    return (*said, *asks(*(view.form(f"{path}/{w}", label=f"amend-{w}", confirm=f"amend-{w}") for w in ways)))


def _amend_form(form: FormView, path: str, unchanged: str) -> FormView:
    """A form of an amendment; for the line itself it cannot be confirmed while it repeats the recorded answer."""
    changed = not path.startswith(f"amend/{LATER}") and bool(form.fields)
    return structs.replace(
        form, id=f"~{path}/say/{form.id}", changed=changed, missing=unchanged if changed else form.missing
    )


def _prefilled(prompt: Prompt, line: Played) -> Prompt:
    """The prompt with each field prefilled from the line, if the field still admits that value."""
    said = form_answer(prompt, line.v) if prompt.id == line.prompt else {}
    fields = [(field, value_in(said, field)) for field in prompt.fields]
    return structs.replace(
        prompt,
        fields=tuple(with_preset(f, v) if v is not None and is_admissible(prompt, f, v) else f for f, v in fields),
    )


async def take(sent: Submission) -> str | FollowUp:
    """Amend a line, or a later line that no longer fits; the amendment is recorded when every line fits."""
    core, amending = sent.core, sent.core.amendments
    which, what = parts(sent.subject, 2)
    is_later, session = which.startswith(LATER), core.game.session
    n = _number(which.removeprefix(f"{LATER}."))
    step = WAYS.get(what) or NewAnswer(prompt=what.removeprefix("say/"), values=sent.values)
    is_table = is_allowed(sent.visit.role, ANY_PROMPT)
    if not is_table and (is_later or session.moment_before(n, sent.visit.own)[1].seat not in sent.visit.own):
        raise Trouble("only-the-table")
    own, by = sent.visit.own, sent.visit.log_name
    amend = await _show_progress(core, (amending.go_on if is_later else amending.begin)(session, n, step, own, by))
    if amend is None and not is_table:  # other seats' lines no longer fit, and a phone answers for its own only
        raise Trouble("amend-at-table")
    return FollowUp(intent=amend, page="play") if amend else f"amend/{LATER}"


async def go_back(sent: Submission) -> str:
    """Go back one question, or to the line itself; earlier answers of the amendment stay."""
    draft = sent.core.amendments.find_draft(sent.visit.log_name, sent.core.game.session)
    is_later = sent.core.amendments.step_back(sent.visit.log_name) is not None
    return f"amend/{LATER}" if is_later else f"amend/{draft.trial.told[0].n}" if draft else "log"


async def _show_progress(core: Core, work: Coroutine[None, None, Amend | None]) -> Amend | None:
    """The result of the work; meanwhile a progress bar is shown, and other clients go on."""
    task = asyncio.ensure_future(work)
    while not (await asyncio.wait({task}, timeout=PROGRESS_S))[0]:
        await core.notify()
    return task.result()


def _number(word: str) -> int:
    """The number of a move, negative for one that an amendment has added; 0 = none."""
    n = number(word.removeprefix("-")) or 0
    return -n if word.startswith("-") else n
