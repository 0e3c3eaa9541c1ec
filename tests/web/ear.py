"""A blind player at a phone, who uses only the browser's output for a screen reader.

It reads Chromium's accessibility tree: roles, names and states in reading order. It acts like a screen reader, by
focus and the Enter key, without selectors into the page. Only the wait for drawing uses a side channel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.async_api import Browser, CDPSession

from companion.view import wire
from tests.web.browser import PHONE
from tests.web.desk import TOKEN, FakeDesk, serving
from tests.web.screen import Screen, opened

KEYS = {"Enter": ("\r", 13), "Tab": ("", 9), "ArrowLeft": ("", 37), "ArrowUp": ("", 38), "ArrowRight": ("", 39),
        "ArrowDown": ("", 40), " ": (" ", 32)}  # fmt: skip
MOST_TOUCHES = 120  # for one answer
AGAIN = "confirm it once more"  # the text of a doubt
STRAYS = 4  # one answer in STRAYS is not the first offered; 0 = never


@dataclass(frozen=True)
class Heard:
    """A node of the accessibility tree; `within` are its ancestors, the innermost last."""

    role: str
    name: str
    about: str
    states: dict[str, Any]
    node: int
    within: tuple[Heard, ...]

    def lies_in(self, role: str, name: str | None = None) -> bool:
        return any(each.role == role and name in (None, each.name) for each in self.within)

    @property
    def group(self) -> Heard | None:
        """The innermost group around the node."""
        return next((each for each in reversed(self.within) if each.role in ("group", "tablist")), None)

    @property
    def works(self) -> bool:
        return not self.states.get("disabled", False)


@dataclass(eq=False)
class Ear(Screen):
    """A phone with a screen reader."""

    dice: Random = field(default_factory=Random)
    strays: int = STRAYS
    thinks: Callable[[], None] = lambda: None  # before each confirm
    answered: list[str] = field(default_factory=list)  # the answered questions
    _tree: CDPSession | None = None

    async def chrome(self, method: str, params: dict[str, Any] | None = None) -> Any:
        """Chromium's reply to a DevTools command."""
        if self._tree is None:
            self._tree = await self.page.context.new_cdp_session(self.page)
            await self._tree.send("Accessibility.enable")
        return await self._tree.send(method, params)

    async def settled(self, after: tuple[int, int] = (0, 0), least: int = 0) -> None:
        """Wait until a message after `after` and the Show `least` are drawn."""
        await self.drawn(lambda: self.sent != after and self.sent[0] >= least)

    # ---- reading --------------------------------------------------------------------------------------
    async def hears(self) -> list[Heard]:
        """All nodes of the accessibility tree, in reading order."""
        nodes = (await self.chrome("Accessibility.getFullAXTree"))["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        told: list[Heard] = []

        def read(node: Any, within: tuple[Heard, ...]) -> None:
            if not node.get("ignored"):
                told.append(heard(node, within))
                within = (*within, told[-1])
            for child in node.get("childIds", ()):
                if child in by_id:
                    read(by_id[child], within)

        read(nodes[0], ())
        return told

    async def said(self) -> str:
        """The last announcement of the live region."""
        return " ".join(each.name for each in announcements(await self.hears()))

    async def is_quiet(self) -> bool:
        """Whether no node of the form is a live region."""
        return not any(each.states.get("live", "off") != "off" for each in await self.hears() if each.lies_in("form"))

    # ---- acting ---------------------------------------------------------------------------------------
    async def touches(self, it: Heard, key: str = "Enter") -> None:
        """Focus a node and press a key."""
        await self.goes_to(it)
        await self.presses(key)

    async def goes_to(self, it: Heard) -> None:
        assert it.states.get("focusable"), f"nobody can go to {it.role} {it.name!r}"
        await self.chrome("DOM.focus", {"backendNodeId": it.node})

    async def presses(self, key: str, *, shift: bool = False) -> None:
        text, code = KEYS[key]
        how: dict[str, Any] = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": code,
                               "modifiers": 8 if shift else 0}  # fmt: skip
        await self.chrome("Input.dispatchKeyEvent", {"type": "keyDown", "text": text, **how})
        await self.chrome("Input.dispatchKeyEvent", {"type": "keyUp", **how})

    async def types(self, words: str) -> None:
        await self.chrome("Input.insertText", {"text": words})

    async def is_asked(self) -> bool:
        """Whether there is a form to fill in or to confirm."""
        told = await self.hears()
        last = confirm(told)
        return any(each.role == "form" for each in told) or bool(last and last.works)

    async def answers(self) -> list[Heard]:
        """Fill in the form and confirm. Returns the nodes of the resulting page."""
        for _ in range(MOST_TOUCHES):
            told = await self._fills_in()
            last, sent, asked, old = confirm(told), self.sent, question(told), {it.node for it in announcements(told)}
            assert last is not None
            self.thinks()
            await self.touches(last)
            await self.settled(sent)
            told = await self.hears()
            lost = not any(each.states.get("focused") for each in told if each.role != "RootWebArea")
            assert not lost, f"the focus is nowhere behind {asked}"
            if not alert(told):
                new = [each.name for each in announcements(told) if each.node not in old]
                assert question(told) not in new, "the question is heard at its heading already"
                self.answered.append(asked)
                return told
        raise AssertionError(f"nothing is accepted: {alert(await self.hears())}")

    async def _fills_in(self) -> list[Heard]:
        """Touch offered nodes, the least touched first, until confirm works. Returns the nodes then."""
        touched: Counter[str] = Counter()
        for n in range(MOST_TOUCHES):
            told = await self.hears()
            last = confirm(told)
            ready = last is not None and last.works
            others = [each for each in told if each.role == "button" and each.lies_in("group", OTHERS)]
            if n == 0 and AGAIN not in alert(told) and others and self.strays and self.dice.randrange(self.strays) == 0:
                await self.touches(self.dice.choice(others))
                continue
            if ready and (AGAIN in alert(told) or n or not alert(told)):
                return told
            offers = offered(told)
            if not offers:
                assert others, [(each.role, each.name, each.states) for each in told]
                await self.touches(self.dice.choice(others))
                continue
            least = min(touched[part_of(each)] for each in offers)
            it = self.dice.choice([each for each in offers if touched[part_of(each)] == least])
            touched[part_of(it)] += 1
            if it.role == "textbox":
                await self.goes_to(it)
                await self.types("7" if "–" in it.name else "Ana")
            else:
                await self.touches(it)
        raise AssertionError(f"nothing completes {question(await self.hears())}: {touched}")


OTHERS = "Other answers"


def heard(node: Any, within: tuple[Heard, ...]) -> Heard:
    return Heard(
        role=node["role"]["value"],
        name=node.get("name", {}).get("value", ""),
        about=node.get("description", {}).get("value", ""),
        states={each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        | {"value": node.get("value", {}).get("value", "")},
        node=node.get("backendDOMNodeId", 0),
        within=within,
    )


def question(told: Sequence[Heard]) -> str:
    """The heading with the question, or with the page's subject."""
    return next((each.name for each in told if each.role == "heading" and each.states.get("level") == 2), "")


def confirm(told: Sequence[Heard]) -> Heard | None:
    """The key with the shortcut Enter."""
    return next((each for each in told if each.states.get("keyshortcuts") == "Enter"), None)


def announcements(told: Sequence[Heard]) -> list[Heard]:
    """The announcements of the live region."""
    return [each for each in told if each.role == "StaticText" and each.lies_in("status")]


def alert(told: Sequence[Heard]) -> str:
    """The text of the refusal."""
    return " ".join(each.name for each in told if each.role == "StaticText" and each.lies_in("alert"))


def offered(told: Sequence[Heard]) -> list[Heard]:
    """All nodes that can be chosen: in the form, and key cells of the board."""

    def is_offer(it: Heard) -> bool:
        if not it.works or it.role not in ("button", "tab", "textbox"):
            return False
        if it.lies_in("form"):
            return it.name != "⌫" and not it.name.endswith("−") and not (it.role == "tab" and "✓" in it.name)
        return is_place(it) and "pressed" in it.states

    return [it for it in told if is_offer(it)]


def is_place(it: Heard) -> bool:
    """Whether a node is a cell of the board: an image, or a key if it can be chosen."""
    group = it.group
    return bool(it.role in ("image", "button") and group and group.states.get("roledescription"))


def part_of(it: Heard) -> str:
    """The part of the form around a node."""
    group = it.group
    return f"{it.role if it.role == 'tab' else ''} {group.name if group else ''}"


@asynccontextmanager
async def ear(browser: Browser, link: str, *, seed: int = 1) -> AsyncGenerator[Ear, None]:
    """A phone with a screen reader, with the link open."""
    async with opened(browser, link, Ear, viewport=PHONE, locale="en-GB") as it:
        it.dice = Random(seed)
        yield it


@asynccontextmanager
async def listener(browser: Browser, desk: FakeDesk) -> AsyncGenerator[Ear, None]:
    """A phone with a screen reader on the desk's page."""
    async with serving(desk) as server, ear(browser, f"http://127.0.0.1:{server.port}/#t={TOKEN}") as it:
        yield it


async def shows(it: Ear, desk: FakeDesk, show: wire.Show) -> None:
    """Send a Show and wait until the page has drawn it."""
    before = it.sent
    desk.show(show)
    await it.settled(before)
