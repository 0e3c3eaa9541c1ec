"""Sounds and vibrations after each step: one cue, the gravest, for those concerned."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.devices.cues import Cues, CueSnapshot, cue_kind, loudness
from companion.log.clocks import WARN_MS
from companion.log.record import Line, Note, Played, Undone
from companion.table.intents import GiveAnswer
from companion.table.settings import Prefs, with_setting
from companion.view.wire import Pause, Redo, Undo
from hardware.output import Lights, Sound
from hardware.signal import Rolled
from rules.kit.sample import answer
from rules.kit.types import TABLE
from tests.companion.tables import Clock, Table, client, seated
from tests.hardware.fakes import dice

MOVE: Line = Played(n=1, at=0, seat=0, by="screen", move="m")
UNDO: Line = Undone(n=2, at=0, by="screen", to=0)
NOW = CueSnapshot(game="G", seats=3, awaited_seats=frozenset({0}))


def after(before: CueSnapshot, *new: Line, **what: Any) -> CueSnapshot:
    return replace(before, lines=(*before.lines, *new), **what)


MOVED, HANDS = after(NOW, MOVE), frozenset({("hands", 0)})
SHORT, HIDING = replace(NOW, short_seats=frozenset({1})), replace(NOW, hidden_paths=HANDS)


CUES: dict[str, tuple[CueSnapshot, CueSnapshot, list[Sound | None]]] = {
    "an answer": (NOW, MOVED, ["written", "written", "written"]),
    "a turn": (NOW, after(NOW, MOVE, awaited_seats=frozenset({1})), ["turn", "written", "turn"]),
    "the table's turn": (NOW, after(NOW, MOVE, awaited_seats=frozenset({TABLE})), ["written", "written", "written"]),
    "short of time": (NOW, SHORT, ["warning", None, "warning"]),
    "still short": (SHORT, SHORT, [None, None, None]),
    "the club": (NOW, replace(NOW, event="call"), ["call", "call", "call"]),
    "the club without a game": (CueSnapshot(), CueSnapshot(event="call"), ["call", "call", "call"]),
    "undone": (MOVED, after(MOVED, UNDO, awaited_seats=frozenset({1})), ["undone", "undone", "undone"]),
    "a reveal": (HIDING, after(HIDING, MOVE, hidden_paths=frozenset()), ["reveal", "reveal", "reveal"]),
    "more secrets": (
        HIDING,
        after(HIDING, MOVE, hidden_paths=HANDS | {("hands", 1)}),
        ["written", "written", "written"],
    ),
    "the end": (
        NOW,
        after(NOW, MOVE, finished=True, awaited_seats=frozenset(), event="time-up"),
        ["win", "win", "win"],
    ),
    "a refused press": (NOW, replace(NOW, event="refused"), ["refused", None, None]),
    "time is up": (NOW, replace(NOW, event="time-up"), ["time-up", "time-up", "time-up"]),
    "a note": (NOW, after(NOW, Note(n=2, at=0, by="screen", text="pizza")), [None, None, None]),
    "another look": (NOW, NOW, [None, None, None]),
}


@pytest.mark.parametrize("what", CUES)
def test_each_thing_is_noticed_by_whom_it_concerns_and_the_gravest_alone(what: str) -> None:
    before, then, heard = CUES[what]
    assert [cue_kind(before, then, viewer) for viewer in (TABLE, 0, 1)] == heard


def test_a_game_that_comes_on_the_table_brings_no_cue_and_forgets_the_last_one() -> None:
    cues = Cues()
    cues.step(NOW)
    assert cues.step(after(NOW, MOVE)) == "written"
    assert cues.newest_cue(TABLE) is not None
    assert cues.step(replace(NOW, game="H", lines=(MOVE,))) is None
    assert cues.newest_cue(TABLE) is None


def test_a_cue_stays_with_the_same_number_until_there_is_another_one() -> None:
    cues = Cues()
    cues.step(NOW)
    cues.step(after(NOW, MOVE))
    first = cues.newest_cue(TABLE)
    assert cues.step(after(NOW, MOVE)) is None
    assert cues.newest_cue(TABLE) == first
    cues.step(after(NOW, MOVE, MOVE))
    second = cues.newest_cue(TABLE)
    assert first
    assert second
    assert second.n > first.n


# ---- volume -------------------------------------------------------------------------------------------
def test_without_quiet_hours_the_volume_is_the_same_all_day() -> None:
    assert loudness(Prefs(volume=3), "03:00") == 3


@pytest.mark.parametrize(("at", "heard"), [("21:59", True), ("22:00", False), ("00:30", False), ("07:00", True)])
def test_quiet_hours_go_over_midnight(at: str, heard: bool) -> None:
    assert bool(loudness(Prefs(volume=2, quiet_from="22:00", quiet_to="07:00"), at)) == heard


# ---- at the table ---------------------------------------------------------------------------------------
class Box:
    """Lamps and a loudspeaker that store their input."""

    def __init__(self) -> None:
        self.lights: Lights = {}
        self.heard: list[Sound] = []

    def light(self, lights: Lights) -> None:
        self.lights = lights

    def play(self, sound: Sound, volume: int) -> None:
        self.heard.append(sound)

    def lit(self) -> dict[int, str]:
        return {seat: light.how for seat, light in self.lights.items()}


@pytest.fixture
def box(table: Table) -> Box:
    """The table's box."""
    box = Box()
    table.hardware.light, table.hardware.play = box.light, box.play
    return box


async def test_lamps_and_sounds_follow_a_game_through_moves_undo_and_pause(table: Table, box: Box) -> None:
    here = await seated(table, "Ana", "Bo")
    assert box.lit() == {TABLE: "lit"}
    assert box.heard == []
    shown = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    assert box.lit() == {0: "lit"}
    assert box.heard == ["turn"]
    assert shown.cue
    assert shown.cue.kind == "turn"
    await here.ask(Pause(on=True))
    assert box.lit() == {}
    await here.ask(Pause(on=False))
    assert box.lit() == {0: "lit"}
    shown = await here.answer(shown.asks[0].forms[0].id, tile="open", value=4)
    assert box.lit() == {0: "lit"}
    assert box.heard == ["turn", "written"]
    for _ in range(2):
        assert shown.back
        shown = await here.ask(Undo(n=shown.back.n))
    assert box.lit() == {TABLE: "lit"}
    assert box.heard == ["turn", "written", "undone", "undone"]
    assert shown.redo
    await here.ask(Redo(n=shown.redo.n))
    assert box.lit() == {0: "lit"}


async def test_tokens_committed_in_secret_are_heard_when_they_are_turned_up(table: Table, box: Box) -> None:
    rng = Random(1)
    here = await seated(table, "Ana", "Bo")
    begin = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    await here.answer(begin.asks[0].forms[0].id, tile="open", value=4)
    while secret := next((prompt for prompt in table.core.game.session.prompts() if prompt.secret), None):
        assert "reveal" not in box.heard
        await table.core.do(GiveAnswer(prompt_id=secret.id, values=answer(secret, rng)), by="phone:1")
        table.hub.publish()
    [turned_up] = table.core.game.session.prompts()
    await here.answer(turned_up.id, **answer(turned_up, rng))
    assert box.heard[-1] == "reveal"


async def test_what_does_not_count_is_heard_at_the_table_but_not_from_somebody_who_only_watches(
    table: Table, box: Box
) -> None:
    here, watcher = await seated(table, "Ana", "Bo"), await client(table, token="")
    await watcher.refused(Undo(n=1))
    await table.bridge.hear(Rolled(device="serial:dice", dice=dice("pink 4"), frame=1, at_ms=0))
    shown = await here.receive()
    assert box.heard == ["refused"]
    assert shown.cue
    assert shown.cue.kind == "refused"
    await here.refused(Undo(n=99))
    assert box.heard == ["refused", "refused"]


async def test_a_silent_table_still_shows_what_would_be_heard(table: Table, box: Box) -> None:
    here = await seated(table, "Ana", "Bo")
    await table.core.settings.save(with_setting(table.core.settings.prefs, "volume", 0))
    shown = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    assert box.heard == []
    assert shown.cue


async def test_a_warning_comes_by_itself_when_time_begins_to_be_short_and_a_bell_when_it_is_up(
    table: Table, box: Box, clock: Clock
) -> None:
    """The core wakes for it, although no timer falls due yet."""
    here = await seated(table, "Ana", "Bo", commit_s=30)
    event = await here.answer(here.shown.asks[0].forms[0].id, ready=[])
    committing = await here.answer(event.asks[0].forms[0].id, tile="urban", value=3)
    assert committing.clock
    owner = committing.clock.seat
    box.heard.clear()
    for passing_ms, sound, lamp in ((30_000 - WARN_MS - 1, "warning", "blink"), (WARN_MS - 1, "time-up", "lit")):
        clock.ms += passing_ms
        due = asyncio.create_task(table.core.time.wait())
        await asyncio.sleep(0)  # the core reads the clock and waits for the last millisecond
        clock.ms += 1
        async with asyncio.timeout(60):
            await due
        await table.core.time.tick()
        noticed = (await here.receive()).cue
        assert noticed
        assert noticed.kind == sound
        assert box.heard == [sound]
        assert box.lit()[owner] == lamp
        box.heard.clear()
