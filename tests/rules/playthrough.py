"""The playthrough of a record as a readable text: the table, the open questions, the moves and their news.

The whole table comes first and last, and after each move only its changes, with private parts behind the seat's name.
Hints, defaults and conditions of a question appear once, and again after a change. `python -m tests.rules.playthrough`
rewrites all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.log.book import Moment
from companion.log.record import Head, Line, read_record
from companion.log.session import Session
from companion.records.records import fold
from companion.view.speaker import Speaker
from rules.kit.seal import seal
from rules.kit.types import TABLE, News, Prompt, Say, Scene, Seat
from tests.rules import scene_text
from tests.rules.question_text import answers, beside, page

GOLDEN = Path(__file__).parents[1] / "golden"


def playthrough(head: Head, lines: Iterable[Line]) -> str:
    """The active moves of a record in English, with the table before and after them and the score sheet."""
    told = _Told(fold(head, list(lines)))
    told.begin()
    for moment in told.moves:
        told.move(moment)
    return page([*told.head(head), *told.lines, *told.end()])


class _Told:
    """The lines so far, and the last description of the table."""

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
        self._read: set[tuple[str, str, str]] = set()  # question, heading, words

    def head(self, head: Head) -> Iterator[str]:
        yield f"{self._speaker.speak(Say(key='title'))}: {', '.join(head.seats)}"
        changed = ", ".join(f"{name} = {value}" for name, value in head.options.items())
        yield f"House rules: {changed or 'none'}"

    def begin(self) -> None:
        """Write the table before the first move."""
        self._changes()

    def move(self, moment: Moment) -> None:
        """Write the phase, the open questions, the move's log line, its news, and its changes."""
        self._where()
        rule = f" ({moment.answered.rule})" if moment.answered and moment.answered.rule else ""
        self.lines.append(f"{self._speaker.speak(self._log[moment.n])}{rule}")
        self._now = moment
        self.lines += [line for each in moment.news for line in self._news(each)]
        self._changes()

    def _news(self, news: News) -> Iterator[str]:
        """A news line of a move, with its only recipients."""
        names = [self._speaker.name(seat) for seat in news.to or ()]
        only = f"only {', '.join(names)}: " if news.to is not None else ""
        yield f"    {only}{self._speaker.speak(news.say)} ({news.rule})"

    def end(self) -> Iterator[str]:
        """The final table and the score sheet, with the reason for each line."""
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
        """Write every new question ("?") and alternative ("/"), with its answers in words."""
        prompts = self._now.prompts
        first = {prompt.group: prompt.id for prompt in reversed(prompts)}
        asked = {p.id: f"{'?' if p.id in first.values() else '/'} {self._question(p)}" for p in prompts}
        for prompt in prompts:
            if self._asked.get(prompt.id) != asked[prompt.id]:
                self.lines.append(f"  {asked[prompt.id]}")
            self._beside(prompt)
        self._asked = asked

    def _beside(self, prompt: Prompt) -> None:
        """Write a question's notes that are new in this game."""
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
        """Write the public changes, then each seat's private ones."""
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
    """The positions of a golden record: the start, and after every active move."""
    head, lines, _ = read_record((GOLDEN / game / f"{name}.jsonl").read_bytes())
    return fold(head, lines).moments()


def write_all(folder: Path = GOLDEN) -> list[Path]:
    """Write the playthrough of every golden record beside it. Returns the files."""
    written = []
    for record in sorted(folder.glob("*/*.jsonl")):
        head, lines, _ = read_record(record.read_bytes())
        text = record.with_suffix(".txt")
        text.write_text(playthrough(head, lines), encoding="utf-8")
        written.append(text)
    return written


if __name__ == "__main__":
    write_all()
