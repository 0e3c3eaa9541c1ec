"""A game as a player reads it beside the rulebook: the table, who may do what, what was done, what came of it.

The whole table is written down at the beginning and at the end, and after each move what it has changed there. What
only one seat sees stands behind its name. What stands beside a question, what is chosen at first and which fields wait
for another answer is said once, and again when it reads otherwise. `python -m tests.rules.playthrough` writes all anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from companion.log.book import Moment
from companion.log.record import Head, Line, read_record
from companion.log.session import Session
from companion.records.records import fold
from companion.testkit.table import Table
from companion.view.speaker import Speaker
from rules.kit.seal import seal
from rules.kit.types import TABLE, News, Prompt, Say, Scene, Seat
from tests.rules import scene_text
from tests.rules.question_text import answers, beside, page

GOLDEN = Path(__file__).parents[1] / "golden"


def playthrough(head: Head, lines: Iterable[Line]) -> str:
    """The moves in force of a record, in English, with the table before and after them and the score sheet."""
    told = _Told(fold(head, list(lines)))
    told.begin()
    for moment in told.moves:
        told.move(moment)
    return page([*told.head(head), *told.lines, *told.end()])


class _Told:
    """The lines so far, and what was last said of the table."""

    def __init__(self, session: Session) -> None:
        self.lines: list[str] = []
        head = session.head
        self._game = session.game
        self._speaker = Speaker("en", session.game.home, head.seats, head.tints)
        self._now, *self.moves = session.moments()
        self._log = {entry.n: entry.what for entry in session.history()}
        self._phase = ""
        self._seen: dict[Seat, dict[str, str]] = {seat: {} for seat in (TABLE, *range(len(head.seats)))}
        self._asked: dict[str, str] = {}
        self._read: set[tuple[str, str, str]] = set()  # beside which question, what about it, and the words

    def head(self, head: Head) -> Iterator[str]:
        yield f"{self._speaker.speak(Say(key='title'))}: {', '.join(head.seats)}"
        changed = ", ".join(f"{name} = {value}" for name, value in head.options.items())
        yield f"House rules: {changed or 'none'}"

    def begin(self) -> None:
        """Write down how the table stands before the first move."""
        self._changes()

    def move(self, moment: Moment) -> None:
        """Write down where the game is, who may do what, the line of the log, its news, and what it changed."""
        self._where()
        rule = f" ({moment.answered.rule})" if moment.answered and moment.answered.rule else ""
        self.lines.append(f"{self._speaker.speak(self._log[moment.n])}{rule}")
        self._now = moment
        self.lines += [line for each in moment.news for line in self._news(each)]
        self._changes()

    def _news(self, news: News) -> Iterator[str]:
        """What a move brought about and who alone is told so."""
        names = [self._speaker.name(seat) for seat in news.to or ()]
        only = f"only {', '.join(names)}: " if news.to is not None else ""
        yield f"    {only}{self._speaker.speak(news.say)} ({news.rule})"

    def end(self) -> Iterator[str]:
        """How the table stands and the score, each line with how it comes about."""
        self._where()
        yield from (f"    {name}: {text}" for name, text in self._rows(self._scene(TABLE)).items())
        game, speaker = self._game, self._speaker
        sheet = game.sheet(seal(self._now.state, TABLE))
        names = [speaker.name(seat) for seat in range(len(speaker.names))]
        yield from ("", "Score")
        rows: list[tuple[Say, str, Sequence[int | None], Say | None]]
        rows = [(x.label, x.rule, x.values, x.why) for x in sheet.lines]
        rows += [(Say(key="score-total"), "", sheet.totals, None)] if sheet.totals else []
        for label, rule, values, why in rows:
            each = ", ".join(f"{name} {'-' if n is None else n}" for name, n in zip(names, values, strict=True))
            yield f"  {speaker.speak(label)}: {each}" + (f" ({rule})" if rule else "")
            yield from [f"      {speaker.speak(why)}"] if why else []
        if sheet.places:
            yield "  Places: " + ", ".join(f"{name} {n}" for name, n in zip(names, sheet.places, strict=True))
            yield f"  Ended by: {sheet.ended_by}"

    def _where(self) -> None:
        phase = self._speaker.speak(self._game.phase(seal(self._now.state, TABLE)))
        if phase != self._phase:
            self._phase = phase
            self.lines += ["", f"== {phase}"]
        self._who_may()

    def _who_may(self) -> None:
        """Every open question that is new ("?") and every other way to answer one ("/"), with its answers in words."""
        prompts = self._now.prompts
        first = {prompt.group: prompt.id for prompt in reversed(prompts)}
        asked = {p.id: f"{'?' if p.id in first.values() else '/'} {self._question(p)}" for p in prompts}
        for prompt in prompts:
            if self._asked.get(prompt.id) != asked[prompt.id]:
                self.lines.append(f"  {asked[prompt.id]}")
            self._beside(prompt)
        self._asked = asked

    def _beside(self, prompt: Prompt) -> None:
        """What stands beside a question and has not yet stood beside it in this game."""
        label = self._speaker.speak(prompt.label)
        for head, words in beside(prompt, self._game.layouts, self._speaker):
            new = [word for word in words if (label, head, word) not in self._read]
            self._read |= {(label, head, word) for word in new}
            self.lines += [f"      {head}{'; '.join(new)}"] if new else []

    def _question(self, prompt: Prompt) -> str:
        speaker = self._speaker
        who = "Everyone" if prompt.seat == TABLE else speaker.name(prompt.seat)
        how = ", ".join(word for word, is_so in (("secret", prompt.secret), ("optional", not prompt.waits)) if is_so)
        fields = "; ".join(text for field in prompt.fields if (text := answers(field, speaker)))
        label = speaker.speak(prompt.label)
        return f"{who}: {label}" + (f" [{how}]" if how else "") + (f" | {fields}" if fields else "")

    def _scene(self, viewer: Seat) -> Scene:
        return self._game.scene(seal(self._now.state, viewer), viewer)

    def _rows(self, scene: Scene) -> dict[str, str]:
        return scene_text.rows(scene, self._game.layouts, self._speaker)

    def _changes(self) -> None:
        """What everybody sees, and then what each seat sees beyond that."""
        public = self._scene(TABLE)
        rows = self._rows(public)
        self._changed(TABLE, rows, "")
        for seat in range(len(self._speaker.names)):
            scene = self._scene(seat)
            parts = tuple(part for part in scene.parts if part not in public.parts)
            own = self._rows(Scene(parts=parts)) if parts else {}
            beyond = {name: text for name, text in own.items() if rows.get(name) != text}
            self._changed(seat, beyond, f"only {self._speaker.name(seat)} sees: ")

    def _changed(self, viewer: Seat, now: dict[str, str], who: str) -> None:
        before, self._seen[viewer] = self._seen[viewer], now
        self.lines += [f"    {who}{name}: {text}" for name, text in now.items() if before.get(name) != text]
        self.lines += [f"    {who}{name}: nothing" for name in before if name not in now and not who]


def recorded(game: str, name: str) -> tuple[Moment, ...]:
    """A golden record at its beginning and after every move in force."""
    head, lines, _ = read_record((GOLDEN / game / f"{name}.jsonl").read_bytes())
    return fold(head, lines).moments()


def written(game: str, examples: Mapping[str, Callable[[], Table[Any]]]) -> None:
    """Write the records of a rulebook's examples."""
    for name, table in examples.items():
        (GOLDEN / game / f"{name}.jsonl").write_bytes(table().record(name))


def write_all(folder: Path = GOLDEN) -> list[Path]:
    """Write the playthrough of every golden record beside it; the files that were written."""
    written = []
    for record in sorted(folder.glob("*/*.jsonl")):
        head, lines, _ = read_record(record.read_bytes())
        text = record.with_suffix(".txt")
        text.write_text(playthrough(head, lines), encoding="utf-8")
        written.append(text)
    return written


if __name__ == "__main__":
    write_all()
