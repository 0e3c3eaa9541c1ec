"""People's actions on their screens, chosen from the page; and requests that no ordinary screen would send."""

from __future__ import annotations

from random import Random

from companion.log.record import Played
from companion.pages.registry import ACTS, PAGES
from companion.view import wire
from tests.trials.campaigns.simulated.answers import drawn, filled
from tests.trials.campaigns.simulated.box import Box
from tests.trials.campaigns.simulated.people import Person, changed

JUNK = (
    "",
    "{",
    "null",
    "[" * 5000,
    '{"type":"join"}',
    '{"type":"set","form":"~new","name":"chair-²","value":1}',
    '{"type":"answer","form":"","values":{}}',
    '{"type":"ping","at_ms":1e400}',
    '{"type":"go","page":"seat/²"}',
)


class Habits:
    """The habits of all people around one box."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._notes = 0

    def sit(self, person: Person, rng: Random) -> None:
        """Take a seat by phone with the code on the box, or request one."""
        box = self._box.parts
        if not person.socket or not person.number or box is None or not box.core.people:
            return
        seat = rng.randrange(len(box.core.people))
        if rng.random() < 0.8:
            form, code = f"~sit/code/{seat}", box.core.phones.code.text if rng.random() < 0.95 else "000000"
            person.ask(lambda i: wire.Answer(form=form, values={"code": code}, id=i), form)
        else:
            name = box.core.people[seat]
            person.ask(lambda i: wire.Set(form="~sit", name="person", value=name, id=i), "~set")

    def tap(self, person: Person, rng: Random) -> None:
        """Do one thing that the newest page offers."""
        shown = person.shown
        if shown is None or not person.socket:
            return
        chance = rng.random()
        if shown.knocks and chance < 0.5:
            knock = rng.choice(shown.knocks)
            yes = rng.random() < 0.7
            person.ask(lambda i: wire.Answer(form=knock.form, values={"yes": yes}, id=i), knock.form)
            return
        if shown.redo and shown.redo.n and rng.random() < 0.4:
            self._redo(person, shown.redo.n)
            return
        forms = [form for ask in shown.asks for form in ask.forms]
        if chance < 0.03 and shown.back:
            back = shown.back
            if back.n:
                person.ask(lambda i: wire.Undo(n=back.n, id=i), "~undo")
            else:
                person.go(back.go)
        elif chance < 0.05 and shown.may:
            person.ask(lambda i: wire.Pause(on=not shown.paused, id=i), "~pause")
        elif chance < 0.07 and shown.soon:
            person.say(wire.encode(wire.Hold(form=shown.soon.form)).decode())
        elif chance < 0.10 and (shown.links or shown.menu):
            person.go(rng.choice([shown.menu or "menu", *(link.go for link in shown.links)]))
        elif shown.page != "play" and rng.random() < 0.6:
            person.go("play")
        elif chance < 0.11:
            self._notes += 1
            text = f"note {self._notes}"
            person.ask(lambda i: wire.Answer(form="~note", values={"text": text}, id=i), f"{text}@")
        elif forms:
            self._answer(person, forms, rng)
        else:
            person.go("play")

    def _redo(self, person: Person, n: int) -> None:
        """Redo a move; its question will then have one more answer than was confirmed."""
        box = self._box.parts
        lines = box.core.game.session.lines if box and box.core.game.has_game else ()
        if 0 < n <= len(lines) and isinstance(line := lines[n - 1], Played):
            person.again(f"{line.prompt}@")
        person.ask(lambda i: wire.Redo(n=n, id=i), "~redo")

    def _answer(self, person: Person, forms: list[wire.FormView], rng: Random) -> None:
        form = forms[0] if rng.random() < 0.6 else rng.choice(forms)
        at_once = [field for field in form.fields if field.at_once]
        if at_once and (not form.confirm or rng.random() < 0.5):
            field = rng.choice(at_once)
            value = drawn(field, rng)
            person.ask(lambda i: wire.Set(form=form.id, name=field.name, value=value, id=i), "~set")
        elif form.confirm:
            values = filled(form, rng)
            person.ask(lambda i: wire.Answer(form=form.id, values=values, id=i), form.id)
            if rng.random() < 0.02:  # tapped twice
                person.ask(lambda i: wire.Answer(form=form.id, values=values, id=i), form.id)

    def lie(self, person: Person, rng: Random) -> None:
        """Send a request that no ordinary screen would send."""
        box = self._box.parts
        if not person.socket or box is None:
            return
        match rng.randrange(8):
            case 0:
                person.say(rng.choice(JUNK))
            case 1 if person.old:  # repeated after its answer; a restarted core may do it
                form, message = rng.choice(person.old)
                person.again(form)
                person.say(message)
            case 2 if person.old:  # something else under the same id
                person.say(changed(rng.choice(person.old)[1], rng.randrange(100)))
            case 3 if box.core.game.has_game:  # another seat's question
                prompt = rng.choice(box.core.game.session.prompts() or (None,))
                if prompt:
                    person.ask(lambda i: wire.Answer(form=prompt.id, values={}, id=i), prompt.id)
            case 4:
                n = rng.randrange(60)
                if rng.random() < 0.5:
                    self._redo(person, n)
                else:
                    person.ask(lambda i: wire.Undo(n=n, id=i), "~undo")
            case 5:
                page = f"{rng.choice([*PAGES, *ACTS])}/{rng.choice(('', '0', '9', '²', 'x/y', '-1'))}".rstrip("/")
                person.go(page)
            case 6:
                form = f"~{rng.choice(list(PAGES))}"
                person.ask(lambda i: wire.Answer(form=form, values={"name": 1, "people": [2]}, id=i), form)
            case 7:
                for _ in range(100):
                    person.say('{"type":"ping","at_ms":1}')
