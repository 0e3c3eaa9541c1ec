"""The people round the table and their actions, step by step, with a check of the laws after each step."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from companion.view import wire
from hardware.signal import Pressed, Rolled, RolledDie, Turned
from tests.trials.campaigns.disk import ERRORS, Disk
from tests.trials.campaigns.simulated.answers import drawn
from tests.trials.campaigns.simulated.box import EVERY, TOKEN, Box, Complaints
from tests.trials.campaigns.simulated.habits import Habits
from tests.trials.campaigns.simulated.laws import Broken, Laws
from tests.trials.campaigns.simulated.people import Count, Person
from tests.trials.campaigns.virtual import VirtualLoop

NAMES = ("Ana", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")
LONGEST_MS = 120_000  # after which whatever was begun is over
LOOK_MS = 10
THOROUGH = 16  # checks


class World:
    """One story in progress. `step` raises Broken if a law was broken."""

    def __init__(self, folder: Path, disk: Disk, loop: VirtualLoop, rng: Random, complaints: Complaints) -> None:
        self.figures: Counter[str] = Counter()
        self.box = Box(folder, disk, loop, rng)
        self._count = Count()
        self._laws = Laws(self.box, self._count)
        self._complaints = complaints
        self._people = {0: Person(0, self._count, TOKEN)}
        self._checks = 0
        habits = Habits(self.box)
        self._steps: dict[str, Callable[[Person, Random], Awaitable[None] | None]] = {
            "tap": habits.tap, "lie": habits.lie, "join": self._join, "leave": self._leave, "close": self._close,
            "slow": self._slow, "sit": habits.sit, "begin": self._begin, "away": self._away, "press": self._press,
            "turn": self._turn, "roll": self._roll, "wait": self._wait,
            "clock": self._clock, "disk": self._disk, "kill": self._kill, "restart": self._restart,
            "screen": self._screen, "settings": self._settings,
        }  # fmt: skip

    # ---- the frame ----------------------------------------------------------------------------------------
    async def begin(self) -> None:
        """Switch the box on, and connect its screen."""
        await self._start()

    async def end(self) -> None:
        """Everyone leaves, and the box is switched off; then it starts once more, with all data there."""
        self.box.disk.heal()
        await self._look(True)
        await self._restart(self._people[0], Random(0))
        await self._look(True)
        for person in self._people.values():
            person.leave()
        await asyncio.sleep(1)
        self._laws.nobody_is_left()
        await self.box.stop()
        self._complained()

    async def drop(self) -> None:
        """Release everything, also in the middle of a story."""
        await self.box.bury()
        self.figures += self._laws.figures
        self.figures["frames"] += sum(person.frames for person in self._people.values())
        self.figures["virtual s"] += int(self.box.loop.time())

    async def step(self, kind: str, who: int, seed: int, wait_ms: int) -> None:
        """One event, and `wait_ms` of time after it."""
        person = self._people.get(who) or self._people.setdefault(who, Person(who, self._count))
        rng = Random(seed)
        self.figures["steps"] += 1
        self.figures[kind] += 1
        done = self._steps[kind](person, rng)
        if done is not None:
            await done
        await asyncio.sleep(wait_ms / 1000)
        if self.box.dead:
            await self._risen()
        elif wait_ms:
            await self._look(False, person)
        self._complained()

    async def _look(self, thorough: bool, person: Person | None = None) -> None:
        """Wait until all work has ended, and check the laws."""
        waited_ms = 0
        while self._is_busy() and not self.box.dead:
            await asyncio.sleep(LOOK_MS / 1000)
            waited_ms += LOOK_MS
            if waited_ms > LONGEST_MS:
                raise Broken(f"hangs: {self._waits()}")
        if self.box.dead or self.box.parts is None:
            return
        self._checks += 1
        self._laws.check(self._people.values(), person, thorough or self._checks % THOROUGH == 0)

    def _is_busy(self) -> bool:
        return self.box.works or any(
            p.socket and p.reads and (p.waiting or p.socket.busy) for p in self._people.values()
        )

    def _waits(self) -> str:
        waiting = {p.number: list(p.waiting.values()) for p in self._people.values() if p.socket and p.waiting}
        return f"the store {self.box._thread.busy}, signals {self.box.works}, requests {waiting}"[:600]

    def _complained(self) -> None:
        if self._complaints.found:
            raise Broken(f"complaint: {self._complaints.found[0]}")

    async def _start(self) -> None:
        """Start the core, again and again as the system does, until it is up."""
        for attempt in range(20):
            if attempt == 10:
                self.box.disk.heal()
            if await self.box.start():
                break
            self.figures["starts that failed"] += 1
            await self.box.bury()
        else:
            raise Broken("start: it does not come up")
        self.figures["starts"] += 1
        self._count.started()
        self._laws.survived()
        for person in self._people.values():
            person.meets_another_core()
        for person in self._people.values():
            if person.number == 0 or person.role != "watch":
                person.connect(self.box.open, "")

    async def _risen(self) -> None:
        await self.box.bury()
        await asyncio.sleep(1)
        await self._start()
        await self._look(True)

    # ---- people -------------------------------------------------------------------------------------------
    def _join(self, person: Person, rng: Random) -> None:
        if person.socket:
            return
        if rng.random() < 0.05:
            person.token = "made up" if person.number else person.token
        person.connect(self.box.open, rng.choice(("", "", "en", "nl")))

    def _leave(self, person: Person, rng: Random) -> None:
        """Break the connection; unanswered requests are repeated later."""
        person.leave()

    def _close(self, person: Person, rng: Random) -> None:
        """Close the page: no request is repeated."""
        if person.number:
            person.leave()
            person.forget()

    def _slow(self, person: Person, rng: Random) -> None:
        person.let_read(not person.reads)

    def _screen(self, person: Person, rng: Random) -> None:
        """Kill and restart the screen's process."""
        screen = self._people[0]
        screen.leave()
        screen.let_read(True)
        screen.connect(self.box.open, "")

    # ---- games --------------------------------------------------------------------------------------------
    async def _begin(self, person: Person, rng: Random) -> None:
        """Begin a game on the table's screen, if none is being played."""
        screen, box = self._people[0], self.box.parts
        if not screen.socket or box is None or (box.core.game.has_game and not box.core.game.session.is_finished):
            return
        if box.core.game.has_game:
            await self._asked(screen, "~play/again")
        game = rng.choice(EVERY)
        seats = rng.choice(game.seats)
        await self._set(screen, "~home", "game", game.id)
        if not self._drafts():
            return
        for _ in range(10):
            chairs = len(box.core.setup.draft.chairs) if self._drafts() else seats
            if chairs == seats:
                break
            await self._set(screen, "~new", f"chair-{chairs - 1}", "more" if chairs < seats else "away")
        for seat, name in enumerate(rng.sample(NAMES, seats)):
            await self._asked(screen, f"~name/{seat}", name=name)
        screen.go("house-rules")
        for _ in range(rng.randrange(6)):
            await self._quiet()
            forms = [form for ask in (screen.shown.asks if screen.shown else ()) for form in ask.forms]
            fields = [(form.id, field) for form in forms for field in form.fields if field.at_once]
            if fields:
                form_id, field = rng.choice(fields)
                await self._set(screen, form_id, field.name, drawn(field, rng))
        await self._asked(screen, "~new")
        self.figures["games begun"] += bool(box.core.game.has_game)

    def _drafts(self) -> bool:
        return self.box.parts is not None and self.box.parts.core.setup._draft is not None

    async def _set(self, person: Person, form: str, name: str, value: object) -> None:
        person.ask(lambda i: wire.Set(form=form, name=name, value=value, id=i), "~set")
        await self._quiet()

    async def _asked(self, person: Person, form: str, **values: object) -> None:
        person.ask(lambda i: wire.Answer(form=form, values=values, id=i), form)
        await self._quiet()

    async def _quiet(self) -> None:
        for _ in range(500):
            if not self._is_busy() or self.box.dead:
                return
            await asyncio.sleep(LOOK_MS / 1000)

    async def _away(self, person: Person, rng: Random) -> None:
        """Leave the game, and perhaps resume another."""
        screen = self._people[0]
        await self._asked(screen, "~leave")
        if rng.random() < 0.7:
            await self._asked(screen, "~home/resume")

    async def _settings(self, person: Person, rng: Random) -> None:
        """Open a random page of settings or lists on the table's screen."""
        self._people[0].go(rng.choice(("settings", "auto", "people", "phones", "statistics", "records", "join")))

    # ---- hardware -----------------------------------------------------------------------------------------
    def _press(self, person: Person, rng: Random) -> None:
        if rng.random() < 0.1:
            key = f"KEY_F{rng.randrange(1, 6)}"
            for down in (True, False):
                self._people[0].say(wire.encode(wire.Key(key=key, down=down)).decode())
        else:
            shared = rng.random() < 0.3
            self.box.put(
                Pressed(
                    device="button", button=rng.choice(("undo", "pause", "next")) if shared else rng.randrange(5),
                    at_ms=self.box.loop.now_ms(), second=not shared and rng.random() < 0.3,
                    how=rng.choice(("press", "press", "press", "hold", "double")),
                )
            )  # fmt: skip

    def _turn(self, person: Person, rng: Random) -> None:
        steps = rng.choice((-2, -1, 1, 2, 3))
        self.box.put(Turned(device="encoder:table", seat=None, steps=steps, at_ms=self.box.loop.now_ms()))

    def _roll(self, person: Person, rng: Random) -> None:
        """Roll the dice, mostly those that are wanted, with random faces."""
        wanted = self.box.wanted if rng.random() < 0.9 else ("red",)
        dice = tuple(RolledDie(tint=tint, face=rng.choice("123456")) for tint in wanted[: rng.randint(1, 6)])
        if dice:
            self.figures["rolls"] += 1
            self.box.put(
                Rolled(device="serial:dice", dice=dice, frame=self.figures["rolls"], at_ms=self.box.loop.now_ms())
            )

    # ---- the world ----------------------------------------------------------------------------------------
    async def _wait(self, person: Person, rng: Random) -> None:
        await asyncio.sleep(rng.choice((0.5, 3.1, 3.1, 10, 61, 600)))

    def _clock(self, person: Person, rng: Random) -> None:
        """Set the wall clock, right or wrong."""
        self.box.jump_s += rng.choice((-86_400 * 400, -3_600, -1, 3_600, 86_400, 86_400 * 400))

    def _disk(self, person: Person, rng: Random) -> None:
        """Make the disk fail for a while, or heal it."""
        if rng.random() < 0.5:
            self.box.disk.fail(rng.randrange(12), rng.choice((1, 1, 5, 60)), rng.choice(list(ERRORS.values())))
        else:
            self.box.disk.heal()

    def _kill(self, person: Person, rng: Random) -> None:
        """Kill the core's process, now or during one of its next writes."""
        self.figures["kills"] += 1
        if rng.random() < 0.3:
            self.box.kill()
        else:
            self.box.kill_after(rng.randrange(30))

    async def _restart(self, person: Person, rng: Random) -> None:
        """Switch the box off in order, and on."""
        await self._quiet()
        if not self.box.dead:
            await self.box.stop()
        if not self.box.dead:
            await self._start()
