"""A robot at the page: a real browser, the real core behind a real server, all in one process."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, FloatRect, Locator, WebSocket

from companion.access.grants import Links
from companion.lan.sockets import listening
from companion.lan.web import Web, serve
from companion.log.record import Played
from companion.view import wire
from companion.view.wire import Answer, Go, Pause
from rules.kit.sample import answer
from tests.companion.table import TOKEN, Client, Clock, seated, table_in
from tests.robots.found import MOST_BACK, MOST_MOVES, Found, cells_of, players, way_on
from tests.web.browser import PHONE, new_page

NAMES = ("Ana", "Bo", "Cem", "Dewi")
SLOWLY_MS, QUICKLY_MS = 1_600, 200
PLACES = 12  # of a board are tapped at one question
# what stands in the form in front and on the board: {key or place: is it pressed, or its text}
FORM = """() => Object.fromEntries([...document.querySelectorAll('#form .field [data-id], #board [data-id]')]
  .map((it) => [it.dataset.id, it.getAttribute('aria-pressed') ?? it.textContent]))"""
# the place that is painted last at a point
ON_TOP = """([x, y]) => [...document.querySelectorAll('#board [data-hit]')].filter((it) => {
  const box = it.getBoundingClientRect();
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}).at(-1)?.dataset.hit ?? null"""
MEANT = "() => [document.querySelector('#refusal').textContent, document.querySelector('#go').textContent]"
# the page's newest line to the core, so that the robot can ask over it whether everything before was heard
KEEP_THE_LINE = """window.WebSocket = class extends WebSocket {
  constructor(...how) { super(...how); window.line = this; }
}"""
HEARD = """(nth) => new Promise((heard) => {
  const at_ms = performance.now() + nth / 1e6;
  const listen = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type !== "pong" || said.at_ms !== at_ms) return;
    line.removeEventListener("message", listen);
    heard();
  };
  line.addEventListener("message", listen);
  line.send(JSON.stringify({ type: "ping", at_ms }));
})"""


class PageRobot:
    """Whoever taps on the table's page in a browser. Time on that page passes when the robot says so."""

    def __init__(self, page: Any, client: Client, seed: int) -> None:
        self.page, self.client, self.rng, self.found = page, client, Random(seed), Found()
        self.show: wire.Show | None = None
        self.sent: list[str] = []
        self._pings = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(frame))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, frame: str | bytes) -> None:
        reply = wire.decode_reply(frame)
        if isinstance(reply, wire.Show):
            self.show = reply

    @property
    def shown(self) -> wire.Show:
        assert self.show is not None
        return self.show

    @property
    def newest(self) -> int:
        game = self.client.table.core.game
        return sum(isinstance(line, Played) for line in game.session.lines) if game.playing else -1

    def _wrong(self, what: str) -> None:
        self.found.wrong.append(f"{self.shown.page} {[ask.forms[0].id for ask in self.shown.asks]}: {what}")

    def _asked(self) -> list[wire.Request]:
        """What the page has sent since somebody looked, but that it is still there."""
        sent, self.sent[:] = list(self.sent), []
        requests = [wire.decode_request(frame) for frame in sent]
        return [each for each in requests if not isinstance(each, wire.Ping | wire.Hold)]

    async def settle(self) -> None:
        """Until the core has heard what was tapped, and the page has drawn what came of it.

        The core answers one message after the other; a Show that waited for a slow line comes behind the first Pong.
        """
        for _ in range(2):
            self._pings += 1
            await self.page.evaluate(HEARD, self._pings)

    async def _click(self, at: FloatRect, after_ms: int) -> list[wire.Request]:
        await self.page.clock.fast_forward(after_ms)
        await self.page.mouse.click(*middle(at))
        await self.settle()
        return self._asked()

    # ---- the board is always the answer -------------------------------------------------------------------------
    async def tap_every_place(self) -> None:
        """Places of the board answer what they are asked for, or say why not; nothing else is filled in."""
        hits = await self.page.evaluate(
            "() => [...new Set([...document.querySelectorAll('#board [data-hit]')].map((it) => it.dataset.hit))]"
        )
        plain = [hit for hit in hits if not hit.startswith("go:")]
        for hit in self.rng.sample(plain, min(PLACES, len(plain))):
            await self._tap_place(hit)
            if self.shown.page != "play":
                await self.to_the_table()

    async def _tap_place(self, hit: str) -> None:
        place = self.page.locator(f'#board [data-hit="{hit}"]').first
        await place.scroll_into_view_if_needed()
        box = await place.bounding_box()
        if box is None:
            return
        if await self.page.evaluate(ON_TOP, [*middle(box)]) != hit:  # another place covers the middle of this one
            return
        self.found.count("places tapped")
        before, said = await self.page.evaluate(FORM), await self.page.evaluate(MEANT)
        lit = await place.get_attribute("role") == "button"
        sent = await self._click(box, SLOWLY_MS)
        after, says = await self.page.evaluate(FORM), await self.page.evaluate(MEANT)
        if any(not isinstance(request, Go) for request in sent) or (sent and lit):
            self._wrong(f"the place {hit} sent {sent}")
        if sent:  # another page
            return
        if not lit and not says[0]:
            self._wrong(f"the place {hit} is not asked for and says nothing")
        if not lit and before != after:
            self._wrong(f"the place {hit} is not asked for and filled {set(after.items()) ^ set(before.items())}")
        if lit and before == after and said == says and not self._is_single(hit):
            self._wrong(f"the lit place {hit} did nothing")

    def _is_single(self, hit: str) -> bool:
        """Whether it may be the answer already, which a tap does not change."""
        fields = [field for ask in self.shown.asks for form in ask.forms for field in form.fields]
        return any(hit in cells_of(field) for field in fields)

    # ---- two taps ---------------------------------------------------------------------------------------------------
    async def tap_twice(self, most: int) -> None:
        """Some keys of this page, each tapped twice: the second tap begins nothing."""
        keys: list[Locator] = await self.page.locator("button:visible").all()
        for key in self.rng.sample(keys, min(most, len(keys))):
            box = await key.bounding_box() if await key.is_visible() else None
            if box is None or box["y"] + box["height"] / 2 > PHONE["height"]:
                continue
            name = await key.get_attribute("data-id") or ""
            if name.startswith(("sound", "link flip", "link pause")):
                continue
            page, newest = self.shown.page, self.newest
            first = await self._click(box, SLOWLY_MS)
            second = await self._click(box, QUICKLY_MS)
            self.found.count("tapped twice")
            if [each for each in second if not _again(each, first)]:
                self._wrong(f"tapped twice on {name}: first {first}, then {second}")
            if self.newest > newest + 1:
                self._wrong(f"tapped twice on {name}: {self.newest - newest} moves")
            if self.shown.page != page:
                return

    # ---- back -------------------------------------------------------------------------------------------------------
    async def go_and_come_back(self) -> None:
        """Through the menu and on, and back with the browser's own Back and the page's in turn."""
        newest, seen = self.newest, []
        await self.page.locator("#band button").click()
        await self.settle()
        for _ in range(self.rng.randint(0, 2)):
            ways = await self.page.locator(
                '[data-id^="link "]:visible:not([data-id*="flip"]):not([data-id*="pause"]):not([data-id*="record:"])'
            ).all()
            if not ways:
                break
            await self.rng.choice(ways).click()
            await self.settle()
            seen.append(self.shown.page)
        for _ in range(MOST_BACK):
            if self.shown.page == "play":
                break
            self.found.count("went back")
            corner = self.page.locator('[data-id="back"]')
            if self.rng.random() < 0.5 or not await corner.count():
                await self.page.go_back()
            else:
                await self.page.clock.fast_forward(SLOWLY_MS)
                await corner.click()
            await self.settle()
        if "#t=" not in self.page.url or self.shown.page != "play":
            self._wrong(f"back from {seen} ended at {self.page.url.partition('#')[0]} {self.shown.page}")
        if self.newest != newest:
            self._wrong(f"looking at {seen} changed the game")

    async def to_the_table(self) -> None:
        """However: to the game, which goes on."""
        core, hub = self.client.table.core, self.client.table.hub
        if not core.game.playing:
            await self.client.ask(Answer(form=way_on(core), values={}))
        if core.game.session.paused:
            await hub.handle(self.client.visit, Pause(on=False))
        await self.settle()
        for _ in range(MOST_BACK):
            if self.shown.page in ("play", "home"):
                break
            await self.page.clock.fast_forward(SLOWLY_MS)
            await self.page.locator('[data-id="back"]').click()
            await self.settle()
        self._asked()

    async def try_everything(self) -> None:
        """All three rules at the question that is asked now."""
        self.found.count("questions")
        await self.settle()
        self._asked()
        await self.tap_every_place()
        await self.go_and_come_back()
        await self.tap_twice(3)
        await self.to_the_table()

    async def move(self) -> None:
        """The game goes on by itself."""
        for _ in range(200):
            prompts = [p for p in self.client.table.core.game.session.prompts() if not p.secret]
            waited = [p for p in prompts if p.waits] or prompts
            if not waited:
                return
            prompt = waited[0] if self.rng.random() < 0.8 else self.rng.choice(waited)
            before = self.newest
            await self.client.tried(Answer(form=prompt.id, values=answer(prompt, self.rng)))
            if self.newest > before:
                return


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _again(request: wire.Request, first: list[wire.Request]) -> bool:
    """Whether the second tap only said what the first one did, or went on filling in what counts at once."""
    return isinstance(request, wire.Set) or any(_plain(request) == _plain(each) for each in first)


def _plain(request: wire.Request) -> str:
    """A request without its number."""
    return repr({name: value for name, value in _fields(request).items() if name != "id"})


def _fields(request: wire.Request) -> dict[str, Any]:
    return {"is": type(request).__name__, **{name: getattr(request, name) for name in request.__struct_fields__}}


@asynccontextmanager
async def at_the_table(browser: Browser, client: Client, seed: int) -> AsyncGenerator[PageRobot, None]:
    """The table's page in that browser."""
    server = await serve(Web(client.table.hub), listening("127.0.0.1", 0))
    page = await new_page(browser, viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    await page.add_init_script(KEEP_THE_LINE)
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    robot = PageRobot(page, client, seed)
    try:
        await page.goto(f"http://127.0.0.1:{server.port}/#t={TOKEN}")
        await page.locator("#band .say").wait_for()
        yield robot
    finally:
        await page.context.close()
        await server.stop()


async def evening(
    browser: Browser, folder: Path, game: str, seed: int, *, often: float, first: float = 1.0, most: int = 1_000_000
) -> Found:
    """One game, tried at `first` of the kinds of questions that come up and at `often` of all others; `most` in all."""
    table = await table_in(folder, Clock())
    table.hardware.find_links = lambda: Links(hosts=frozenset({"127.0.0.1"}))
    table.core.links.look()
    client = await seated(table, *NAMES[: players(game, seed)], game=game)
    async with at_the_table(browser, client, seed) as robot:
        kinds = set[str]()
        for _ in range(MOST_MOVES):
            session = table.core.game.session
            if session.finished or robot.found.figures["questions"] >= most:
                break
            kind = " ".join(sorted({p.move for p in session.prompts()}))
            if robot.rng.random() < (often if kind in kinds else first):
                await robot.try_everything()
            kinds.add(kind)
            await robot.move()
    await table.core.store.close()
    return robot.found
