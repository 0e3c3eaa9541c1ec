"""Texts read aloud: at the table, on phones that want it, and never a secret."""

from __future__ import annotations

from random import Random

import pytest

from companion.log.clocks import WARN_MS
from companion.pages.game import play
from companion.pages.page import View
from companion.table.settings import with_setting
from companion.view import wire
from companion.view.wire import NewsView
from hardware.output import Sound
from hardware.signal import Pressed, Rolled
from tests.companion.tables import Clock, Table, client, committing, phone, play_on, seated
from tests.hardware.fakes import dice

REPEAT = Pressed(device="button:repeat", button="repeat", at_ms=0)


class Loudspeaker:
    """Stores its texts, in order."""

    def __init__(self, table: Table) -> None:
        self.heard: list[str] = []
        table.hardware.play, table.hardware.say = self._play, self._say

    def _play(self, sound: Sound, volume: int) -> None:
        self.heard.append(f"<{sound}>")

    def _say(self, text: str, lang: str, volume: int) -> None:
        self.heard.append(f"{lang}{volume} {text}".strip())


async def wanting(table: Table, **prefs: str | int) -> None:
    """Set these preferences of the table."""
    for name, value in prefs.items():
        await table.core.settings.save(with_setting(table.core.settings.prefs, name, value))


@pytest.fixture
def box(table: Table) -> Loudspeaker:
    return Loudspeaker(table)


# ---- at the table -----------------------------------------------------------------------------------------
async def test_a_table_that_did_not_ask_for_it_hears_nothing_but_bells(table: Table, box: Loudspeaker) -> None:
    here = await seated(table, "Ana", "Bo")
    await committing(here)
    await table.bridge.hear(REPEAT)
    assert box.heard == ["<turn>", "<written>"]


async def test_after_the_bell_the_news_are_said_and_who_is_asked_what(table: Table, box: Loudspeaker) -> None:
    here = await seated(table, "Ana", "Bo")
    await wanting(table, spoken="on")
    shown = await committing(here)
    assert box.heard[0::2] == ["<turn>", "<written>"]
    assert box.heard[1] == "en2 Ana: Reveal the event tile."
    assert box.heard[3].endswith(f" {shown.band.who}: {shown.band.ask}.")
    assert shown.back
    await here.ask(wire.Undo(n=shown.back.n))
    assert box.heard[4:] == ["<undone>", f"en2 Undone. {box.heard[1][4:]}"]


async def test_it_is_said_in_the_tables_language_and_in_quiet_hours_not_at_all(table: Table, box: Loudspeaker) -> None:
    here = await seated(table, "Ana", "Bo")
    await wanting(table, spoken="on", lang="nl", quiet_from="22:00")
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    assert box.heard[-1].startswith("nl2 Ana: ")
    table.hardware.local_time = "23:00"
    await here.answer(here.shown.asks[0].forms[0].id, tile="open", value=4)
    assert box.heard[-1] == "0", "what was being said ends"


async def test_a_pause_makes_it_quiet_and_a_button_has_it_said_again_all_the_same(
    table: Table, box: Loudspeaker
) -> None:
    here = await seated(table, "Ana", "Bo")
    await wanting(table, spoken="on")
    await table.bridge.hear(REPEAT)
    assert box.heard == ["en2 Everyone: Set up the game."], "nothing was said yet: how it stands"
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    await here.ask(wire.Pause(on=True))
    await table.bridge.hear(REPEAT)
    assert box.heard[2:] == ["en2 Ana: Reveal the event tile.", "0", "en2 Ana: Reveal the event tile."]
    await wanting(table, spoken="off")
    await table.bridge.hear(REPEAT)
    assert box.heard[5:] == ["0"], "it is silent at once, and stays so"


async def test_a_press_that_does_not_fit_is_said_with_why(table: Table, box: Loudspeaker) -> None:
    await seated(table, "Ana", "Bo")
    await wanting(table, spoken="on")
    await table.bridge.hear(Rolled(device="serial:dice", dice=dice("pink 4"), frame=1, at_ms=0))
    assert box.heard[0] == "<refused>"
    assert "pink 4" in box.heard[1]


async def test_short_time_and_its_end_are_said(table: Table, box: Loudspeaker, clock: Clock) -> None:
    here = await seated(table, "Ana", "Bo", commit_s=30)
    await wanting(table, spoken="on")
    shown = await committing(here)
    assert shown.clock
    for passing_ms in (30_000 - WARN_MS, WARN_MS):
        clock.ms += passing_ms
        await table.core.time.tick()
    assert box.heard[-4:-1] == [
        "<warning>",
        f"en2 {'Ana' if shown.clock.seat == 0 else 'Bo'}: time is nearly up.",
        "<time-up>",
    ]
    assert box.heard[-1].startswith("en2 Time is up. ")


async def test_at_the_end_it_is_said_who_has_won(table: Table, box: Loudspeaker) -> None:
    here = await seated(table, "Ana", "Bo", "Cem", game="akkon")
    await wanting(table, spoken="on")
    await play_on(here, Random(2))
    assert box.heard[-2] == "<win>"
    assert here.shown.band.who in box.heard[-1]


# ---- on phones --------------------------------------------------------------------------------------------
async def test_only_a_phone_that_reads_aloud_is_sent_what_to_say(table: Table) -> None:
    here = await seated(table, "Ana", "Bo")
    ana, bo = await phone(table, "Ana", voice=True), await phone(table, "Bo", lang="nl")
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    heard, silent = await ana.receive(), await bo.receive()
    assert heard.cue
    assert heard.cue.say == "Ana: Reveal the event tile."
    assert heard.aloud.startswith(heard.cue.say)
    assert silent.cue
    assert (silent.cue.say, silent.aloud) == ("", "")


async def test_news_for_some_seats_are_said_to_nobody_before_somebody_asks(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = play.news

    def news(view: View) -> tuple[NewsView, ...]:
        own = (NewsView(n=99, text="Your hand is weak"),) if view.viewer == 0 else ()
        return (*real(view), *own)

    monkeypatch.setattr(play, "news", news)
    monkeypatch.setattr("companion.pages.game.voice.news", news)
    here = await seated(table, "Ana", "Bo")
    ana = await phone(table, "Ana", voice=True)
    await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    shown = await ana.receive()
    assert shown.cue
    assert "Your hand is weak" not in shown.cue.say
    assert "Your hand is weak" in shown.aloud


async def test_what_stands_on_any_page_can_be_read(table: Table) -> None:
    here = await client(table, voice=True)
    shown = await here.go("settings/sound")
    assert shown.aloud.startswith("Settings: Sounds and motion.")
