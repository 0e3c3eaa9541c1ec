"""A page connected to a core, with its drawing progress and its recorded problems."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from playwright.async_api import Browser, Page, WebSocket

from companion.view import wire
from tests.web.browser import AT_ONCE, MOST_MS, new_page, note_problems

# Reports drawn Shows and refusals: this listener runs after the page's own, which draws at once.
DRAWN = """{
  const newest = [0, 0];
  let waiting = [];
  const isDone = ([seq, refusals]) => newest[0] >= seq && newest[1] >= refusals;
  window.drawn = (sent) => new Promise((done) => isDone(sent) ? done() : waiting.push({ sent, done }));
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      queueMicrotask(() => this.addEventListener("message", ({ data }) => {
        const said = JSON.parse(data);
        if (said.type === "show") newest[0] = said.seq;
        if (said.type === "refused") newest[1] += 1;
        waiting = waiting.filter(({ sent, done }) => !isDone(sent) || done());
      }));
    }
  };
}"""
SILENT = "delete window.AudioContext;"  # audio costs as much as the page, and has tests of its own


@dataclass(eq=False)
class Screen:
    """A page and its received messages."""

    page: Page
    show: wire.Show | None = None  # the newest
    refusals: int = 0
    role: wire.Role = "watch"
    problems: list[str] = field(default_factory=list)
    known: tuple[int, int] = (0, 0)  # drawn: newest Show, number of refusals
    came: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def sent(self) -> tuple[int, int]:
        """The number of the newest Show, and the number of refusals."""
        return self.show.seq if self.show else 0, self.refusals

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(frame))

    def _hear(self, frame: str | bytes) -> None:
        match wire.decode_reply(frame):
            case wire.Welcome(role=role):
                self.role = role
            case wire.Show() as show:
                self.show = show
            case wire.Refused():
                self.refusals += 1
        self.came.set()

    async def drawn(self, is_so: Callable[[], bool]) -> None:
        """Wait until the received messages fulfil a condition and the page has drawn them."""
        async with asyncio.timeout(MOST_MS / 1000):
            while not is_so():
                self.came.clear()
                await self.came.wait()
            if self.known != self.sent:
                self.known = self.sent
                await self.page.evaluate("(sent) => drawn(sent)", self.known)


S = TypeVar("S", bound=Screen)


@asynccontextmanager
async def opened(browser: Browser, link: str, kind: Callable[[Page], S], **how: Any) -> AsyncGenerator[S, None]:
    """A page with the link open and drawn, past the warning of its certificate, in a context with these settings.

    It fails on any problem, and on any request to another host than the companion.
    """
    page = await new_page(browser, reduced_motion="reduce", ignore_https_errors=True, **how)
    await page.add_init_script(DRAWN + SILENT + AT_ONCE)
    it = kind(page)
    home = link.partition("#")[0].rstrip("/")
    page.on("websocket", it.listen)
    page.on("request", lambda r: None if r.url.startswith(home) else it.problems.append(r.url))
    note_problems(page, it.problems)
    await page.goto(link)
    await it.drawn(lambda: it.show is not None)
    yield it
    await page.context.close()
    assert [problem for problem in it.problems if not _is_of_the_line(problem)] == []


def _is_of_the_line(problem: str) -> bool:
    """Whether a problem is the browser's message about a lost connection."""
    return "WebSocket connection to" in problem or "ERR_INTERNET_DISCONNECTED" in problem
