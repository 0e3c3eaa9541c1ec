"""The page reads aloud if a phone wants it: each text once, a newer one in place of an older, a secret on request."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from msgspec import structs
from playwright.async_api import Browser, expect

from companion.view import wire
from tests.samples import WATCHING
from tests.web.browser import Phone, phone, scripted
from tests.web.desk import BOS_TOKEN, FakeDesk
from tests.web.test_page_seat import SECRET

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# A fake of the browser's voice that records its texts; none ends before the test says so.
STUB = """
window.voices = VOICES;
window.told = [];
const tell = (what) => { document.documentElement.dataset.told = window.told.push(what); };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => window.voices,
  speak: (said) => { tell(`${said.lang}: ${said.text}`); window.saying = said; },
  cancel: () => { if (window.saying) tell("-"); window.saying = null; },
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
window.ended = () => { const said = window.saying; window.saying = null; said.onend(); };
"""
NONE, DUTCH, FAR = "[]", '[{ lang: "nl-NL", localService: true }]', '[{ lang: "en-GB", localService: false }]'


def cued(n: int, say: str, shown: wire.Show = WATCHING, aloud: str = "") -> wire.Show:
    return structs.replace(shown, cue=wire.Cue(n=n, kind="turn", say=say), aloud=aloud)


@asynccontextmanager
async def speaking(browser: Browser, desk: FakeDesk, voices: str = NONE) -> AsyncGenerator[Phone]:
    """Bo's phone, with these voices in its browser, and the voice just switched on."""
    prepare = scripted(STUB.replace("VOICES", voices))
    async with phone(browser, desk, token=BOS_TOKEN, prepare=prepare) as it:
        await it.tap("Voice is off")
        while not desk.joins[-1].voice:  # a seat's phone joins twice, first to learn its seat
            await desk.joined(len(desk.joins) + 1)
        await expect(it.key("Voice is on")).to_be_visible()
        yield it


async def told(it: Phone, many: int) -> list[str]:
    """The voice's texts, once there are so many."""
    await expect(it.page.locator("html")).to_have_attribute("data-told", str(many))
    heard: list[str] = await it.page.evaluate("window.told")
    return heard


async def test_a_phone_says_nothing_and_wants_nothing_said_before_it_is_switched_on(browser: Browser) -> None:
    desk = FakeDesk(cued(1, "old"))
    prepare = scripted(STUB.replace("VOICES", NONE))
    async with phone(browser, desk, token=BOS_TOKEN, prepare=prepare) as it:
        await it.tap("Sound is on")
        desk.show(cued(2, "Bo: commit.", structs.replace(WATCHING, where="Round 4 of 8"), "All of it."))
        await expect(it.page.locator("#form .where")).to_have_text("Round 4 of 8")
        await expect(it.key("Read this aloud")).to_have_count(0)
        assert await it.page.evaluate("window.told") == []
        assert [join.voice for join in desk.joins] == [False] * len(desk.joins)


async def test_switched_on_it_says_each_cue_once_in_its_language_and_a_newer_one_or_any_tap_ends_it(
    browser: Browser,
) -> None:
    desk = FakeDesk(cued(1, "old"))
    async with speaking(browser, desk) as it:
        assert desk.joins[-1].voice
        assert await told(it, 1) == ["en: Voice is on"]
        desk.show(cued(2, "Bo: commit."))
        await told(it, 3)
        desk.show(cued(2, "Bo: commit."))
        desk.show(cued(3, "Ana: commit."))
        assert await told(it, 5) == ["en: Voice is on", "-", "en: Bo: commit.", "-", "en: Ana: commit."]
        await it.page.locator("#board").click()
        assert (await told(it, 6))[-1] == "-"


async def test_no_text_is_said_over_a_tune(browser: Browser) -> None:
    desk = FakeDesk(cued(1, "old"))
    async with speaking(browser, desk) as it:
        await it.page.evaluate("window.told.length = 0; window.begun = 0; window.over = 0")
        await it.page.evaluate("""() => {
            window.OscillatorNode = class extends OscillatorNode {
              constructor(...how) {
                super(...how);
                window.begun += 1;
                this.addEventListener("ended", () => { window.over += 1; });
              }
            };
            const speak = speechSynthesis.speak;
            speechSynthesis.speak = (said) => { window.told.push(window.begun - window.over); speak(said); };
        }""")
        desk.show(cued(2, "Bo: commit."))
        assert (await told(it, 3))[-2:] == [0, "en: Bo: commit."]
        assert await it.page.evaluate("window.begun") == 2


async def test_what_stands_on_the_page_is_read_on_a_tap_and_a_tap_makes_it_quiet(browser: Browser) -> None:
    desk = FakeDesk(cued(1, "old", aloud="All of it."))
    async with speaking(browser, desk) as it:
        await it.page.evaluate("window.ended()")
        await it.tap("Read this aloud")
        assert (await told(it, 2))[-1] == "en: All of it."
        await it.tap("Quiet")
        assert (await told(it, 3))[-1] == "-"
        await it.tap("Read this aloud")
        await told(it, 4)
        await it.page.evaluate("window.ended()")
        await expect(it.key("Read this aloud")).to_be_visible()
        await it.tap("Read this aloud", "Voice is on")
        assert (await told(it, 6))[-1] == "-"
        await expect(it.key("Quiet")).to_have_count(0)


async def test_a_secret_that_is_hidden_is_heard_no_more(browser: Browser) -> None:
    desk = FakeDesk(cued(1, "old", SECRET, aloud="The secret."))
    async with speaking(browser, desk) as it:
        desk.show(cued(2, "Everyone: commit.", SECRET, aloud="The secret."))
        await told(it, 3)
        assert "en: The secret." not in await told(it, 3)
        await it.tap("Quiet", "Read this aloud")
        assert (await told(it, 5))[-1] == "en: The secret."
        await it.tap("Hide")
        assert (await told(it, 6))[-1] == "-"
        await expect(it.key("Read this aloud")).to_have_count(0)


@pytest.mark.parametrize("voices", [DUTCH, FAR])
async def test_without_a_voice_of_its_own_for_the_language_a_phone_says_nothing(browser: Browser, voices: str) -> None:
    desk = FakeDesk(cued(1, "old"))
    async with speaking(browser, desk, voices) as it:
        await it.tap("Sound is on")
        desk.show(cued(2, "Bo: commit.", structs.replace(WATCHING, where="Round 4 of 8")))
        await expect(it.page.locator("#form .where")).to_have_text("Round 4 of 8")
        assert await it.page.evaluate("window.told") == []
        await it.page.evaluate("window.voices = []")
        desk.show(cued(3, "Ana: commit."))
        assert await told(it, 1) == ["en: Ana: commit."]


async def test_a_browser_that_cannot_speak_offers_no_voice(browser: Browser) -> None:
    prepare = scripted("delete window.SpeechSynthesisUtterance; delete window.speechSynthesis;")
    async with phone(browser, FakeDesk(WATCHING), token=BOS_TOKEN, prepare=prepare) as it:
        await expect(it.key("Sound is on")).to_be_visible()
        await expect(it.key("Voice is off")).to_have_count(0)
