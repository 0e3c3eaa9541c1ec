"""A robot at the touchscreen: the real window, the real core."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from companion.log.record import Played
from companion.view.wire import Answer, Go, Hold, Pause, Request
from rules.games import find
from rules.kit.sample import answer
from tests.trials.campaigns.campaign import Result
from tests.ui.finger import Spot
from tests.ui.touched import Touched, sit_down, touched
from ui.state.acts import Act, Put
from ui.state.screen_state import Desk, form_in_front

QUICK_S = 0.3  # between the two taps of a finger that taps twice
SLOWLY_S = 3.0
MENU = 0.5  # the share of walks that begin there
DEEP = 4  # so many pages away from the table
NAMES = ("Ana", "Bo", "Cem", "Dewi", "Els")

MOST_BACK = 8  # taps on Back that lead from anywhere to the table
MOST_MOVES = 3_000  # of a game

SAYS = "new-here/"  # this page marks a player as new, and explanations follow


class ScreenRobot:
    """A robot that taps and checks the effects. No fault stops it: `found` lists them."""

    def __init__(self, table: Touched, seed: int) -> None:
        self.table, self.rng, self.found = table, Random(seed), Result()

    @property
    def desk(self) -> Desk:
        return self.table.stage.desk

    def _wrong(self, what: str) -> None:
        form = form_in_front(self.desk)
        self.found.wrong.append(f"{self.table.show.page} {form.id if form else ''}: {what}")

    # ---- touching -------------------------------------------------------------------------------------------
    def _touch(self, at: tuple[float, float], after_s: float) -> list[Request]:
        """Touch that place (in pixels); the requests sent, which the core has not heard yet."""
        hand = self.table.hand
        hand.now_s += after_s
        hand.touch(*at).touch_up()
        sent, hand.sent[:] = list(hand.sent), []
        return sent

    async def _deliver(self, sent: list[Request]) -> None:
        self.table.hand.sent[:] = [request for request in sent if not isinstance(request, Hold)]
        await self.table.pass_on()

    def _middle(self, spot: Spot) -> tuple[float, float]:
        """The middle of a target on the window, scrolled into view if necessary."""
        region, target = spot
        stage, box = self.table.stage, target.box
        y = box.y + box.h / 2
        if region.scrolls and not 10 < y - stage.display.scroll_offset(region) < region.box.h - 20:
            stage._scroll(region, y - region.box.h / 2)
        k = stage.picture.k
        shown = y - stage.display.scroll_offset(region)
        return (region.box.x + box.x + box.w / 2) * k, (region.box.y + shown) * k

    def _spots(self) -> list[Spot]:
        """All targets except those that rotate the screen: the robot's finger would not rotate with it."""
        return [spot for spot in self.table.spots() if not turns(spot[1].act)]

    # ---- two taps ----------------------------------------------------------------------------------------------
    async def tap_twice(self, most: int) -> None:
        """Tap up to `most` targets of this page twice: the second tap has no effect."""
        spots = self._spots()
        for spot in self.rng.sample(spots, min(most, len(spots))):
            page = self.table.show.page
            if spot[1] not in [target for _, target in self.table.spots()]:
                continue
            await self._tap_twice(spot)
            if self.table.show.page != page:
                return

    async def _tap_twice(self, spot: Spot) -> None:
        self.found.figures["tapped twice"] += 1
        before, at = self.desk, self._middle(spot)
        newest = self._newest
        first = self._touch(at, SLOWLY_S)
        is_slow = self.rng.random() < 0.3  # the core answers only after the second tap
        if not is_slow:
            await self._deliver(first)
        second = self._touch(at, QUICK_S)
        begun = [request for request in second if request not in first]
        if begun:
            self._wrong(f"tapped twice on {spot[1].act}: first {first}, then {begun}")
        await self._deliver([*(first if is_slow else []), *second])
        if self._newest > newest + 1:
            self._wrong(f"tapped twice on {spot[1].act}: {self._newest - newest} moves")
        if not first and not second and self.desk.show == before.show:
            self.table.stage.desk = before  # drop the choices of a try
            self.table.stage.redraw()

    @property
    def _newest(self) -> int:
        game = self.table.client.table.core.game
        return sum(isinstance(line, Played) for line in game.session.lines) if game.has_game else -1

    # ---- back ----------------------------------------------------------------------------------------------------
    async def go_and_come_back(self, first: str = "") -> None:
        """Open some pages and go back: the way ends at the table, and nothing is lost."""
        newest, drafts = self._newest, self.desk.drafts
        seen = [self.table.show.page]
        for _ in range(self.rng.randint(1, DEEP)):
            ways = [spot for spot in self._spots() if self._leads(spot, first if len(seen) == 1 else "")]
            if not ways:
                break
            await self._deliver(self._touch(self._middle(self.rng.choice(ways)), SLOWLY_S))
            seen.append(self.table.show.page)
            if self.table.show.page == "play":
                return
            self.found.figures["pages seen"] += 1
        await self.come_back(seen)
        if self._newest != newest:
            self._wrong(f"looking at {seen} changed the game")
        if self.desk.drafts != drafts and self.table.show.page == "play":
            self._wrong(f"looking at {seen} lost what was chosen")

    def _leads(self, spot: Spot, page: str) -> bool:
        """Whether the target opens that page, or any page if none is wanted."""
        region, target = spot
        if not isinstance(target.act, Go) or target.act.page.startswith(SAYS):
            return False
        return region.name != "back" and page in ("", target.act.page)

    async def come_back(self, seen: list[str]) -> None:
        """Return with Back alone."""
        way: list[str] = []
        while self.table.show.page != "play":
            corner = [s for s in self.table.spots() if s[0].name == "back" and isinstance(s[1].act, Go)]
            way.append(self.table.show.page)
            if not corner or len(way) > MOST_BACK:
                self._wrong(f"no way back after {seen}: {way}")
                await self.to_the_table()
                return
            await self._deliver(self._touch(self._middle(corner[0]), SLOWLY_S))
            self.found.figures["went back"] += 1
        if "menu" in seen and seen[-1] != "menu" and "menu" not in way:
            self._wrong(f"back from {seen} did not lead to the menu: {way}")

    async def to_the_table(self) -> None:
        """Return to the running game by any means."""
        core, client = self.table.client.table.core, self.table.client
        if not core.game.has_game:  # from home, or with its seats taken anew
            await client.ask(Answer(form="~home/resume" if core.kept_games.running_games else "~new", values={}))
        if core.game.session.paused:
            await client.ask(Pause(on=False))
        await client.go("play")
        self.table.hear()

    # ---- an evening ----------------------------------------------------------------------------------------------
    async def move(self) -> None:
        """Play a random move without the screen."""
        for _ in range(200):
            prompts = [p for p in self.table.client.table.core.game.session.prompts() if not p.secret]
            waited = [p for p in prompts if p.waits] or prompts
            if not waited:
                return
            prompt = waited[0] if self.rng.random() < 0.8 else self.rng.choice(waited)
            before = self._newest
            await self.table.client.tried(Answer(form=prompt.id, values=answer(prompt, self.rng)))
            if self._newest > before:
                break
        self.table.hear()

    async def try_everything(self) -> None:
        """Try both rules at the current question."""
        self.found.figures["questions"] += 1
        self.fill_in()
        await self.go_and_come_back("menu" if self.rng.random() < MENU else "")
        await self.tap_twice(3)
        if self.table.show.page != "play":
            await self.tap_twice(3)
        await self.to_the_table()

    def fill_in(self) -> None:
        """Make a random choice in the form in front."""
        puts = [s for s in self.table.spots() if isinstance(s[1].act, Put)]
        if puts:
            self._touch(self._middle(self.rng.choice(puts)), SLOWLY_S)


def turns(act: Act) -> bool:
    """Whether the act rotates the screen."""
    return act.page == "flip" if isinstance(act, Go) else isinstance(act, Put) and act.row[0] == "facing"


def players(game: str, seed: int) -> int:
    """A random number of players, at most four."""
    seats = find(game).seats
    return Random(seed).randint(seats.start, min(4, seats.stop - 1))


async def evening(window: Any, folder: Path, game: str, seed: int, questions: int) -> Result:
    """A game up to its `questions`-th kind of question that was tried; half of the kinds are."""
    table = await touched(window, folder)
    await sit_down(table, game, *NAMES[: players(game, seed)])
    robot, kinds = ScreenRobot(table, seed), set[str]()
    session = table.client.table.core.game.session
    for _ in range(MOST_MOVES):
        if session.is_finished or robot.found.figures["questions"] >= questions:
            break
        kind = " ".join(sorted({p.move for p in session.prompts()}))
        if kind not in kinds and robot.rng.random() < 0.5:
            await robot.try_everything()
            session = table.client.table.core.game.session
        kinds.add(kind)
        await robot.move()
    await table.close()
    return robot.found
