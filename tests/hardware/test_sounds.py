"""The sounds, the voice, and their players: the machine's audio and buzzers, in the background."""

from __future__ import annotations

import io
import subprocess
import threading
import wave
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import pytest

from hardware.config import BuzzerConfig, SoundConfig
from hardware.output import LOUDEST, Sound
from hardware.signal import Found, Lost
from hardware.simulator import MockPins
from hardware.sounds import Audio, Buzz, SoundPlayer
from hardware.speech import LETTER_S, MOST_S, Speech, readers
from hardware.tones import RATE, melody, wav
from tests.hardware.fakes import Heard, until

LONGEST_MS = 300
ALL: tuple[Sound, ...] = get_args(Sound)


def samples(sound: Sound, volume: int) -> array[int]:
    with wave.open(io.BytesIO(wav(sound, volume))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


# ---- the sounds -------------------------------------------------------------------------------------
@pytest.mark.parametrize("sound", ALL)
def test_a_sound_is_short_begins_and_ends_in_silence_and_never_clips(sound: Sound) -> None:
    heard = [samples(sound, volume) for volume in range(1, LOUDEST + 1)]
    assert 0 < len(heard[-1]) * 1000 <= LONGEST_MS * RATE
    assert abs(heard[-1][0]) < 1_000
    assert abs(heard[-1][-1]) < 1_000
    peaks = [max(map(abs, each)) for each in heard]
    assert peaks == sorted(set(peaks)), "a louder volume is louder"
    assert peaks[-1] < 32_000


def test_no_two_sounds_are_alike() -> None:
    assert len({wav(sound, 2) for sound in ALL}) == len(ALL)
    assert len({melody(sound) for sound in ALL}) == len(ALL)


# ---- a player ---------------------------------------------------------------------------------------
class Slow(Audio):
    """A voice that sounds until the test lets it end."""

    name = "sound:slow"

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.ends = threading.Semaphore(0)
        self.broken = False

    def play(self, sound: Sound, volume: int) -> None:
        self.heard.append(sound)
        if self.broken:
            raise OSError("no such sound card")
        assert self.ends.acquire(timeout=30)


def test_of_the_sounds_that_come_while_one_is_heard_only_the_newest_follows() -> None:
    voice = Slow()
    player = SoundPlayer(voice)
    player.start(Heard().put)
    player.play("turn", 1)
    until(lambda: bool(voice.heard))
    for sound in ("written", "undone", "win"):
        player.play(sound, 1)
    voice.ends.release()
    until(lambda: len(voice.heard) == 2)
    voice.ends.release()
    player.stop()
    assert voice.heard == ["turn", "win"]


def test_a_broken_voice_is_told_once_and_once_that_it_works_again() -> None:
    voice, heard = Slow(), Heard()
    player = SoundPlayer(voice)
    player.start(heard.put)
    voice.broken = True
    for n in range(1, 4):
        player.play("turn", 1)
        until(lambda n=n: len(voice.heard) == n)  # type: ignore[misc]
    voice.broken = False
    voice.ends.release()
    player.play("turn", 1)
    assert isinstance(lost := heard.next(), Lost)
    assert (lost.device, lost.reason) == ("sound:slow", "sound")
    assert heard.next() == Found(device="sound:slow")
    player.stop()
    assert len(heard.all) == 2


class Said(Speech):
    """A voice that goes on until a newer text."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__(SoundConfig())
        self._heard = heard

    def say(self, text: str, lang: str, volume: int, is_over: Callable[[float], bool]) -> None:
        if text == "broken":
            raise FileNotFoundError("espeak-ng")
        self._heard.append(f"{text}…")
        assert not text or is_over(30)


def test_a_text_follows_its_bell_and_a_newer_one_ends_it() -> None:
    voice, signals = Slow(), Heard()
    player = SoundPlayer(voice, Said(voice.heard))
    player.start(signals.put)
    player.play("turn", 1)
    player.say("Ana", "en", 1)
    player.say("Bo", "en", 1)
    voice.ends.release()
    until(lambda: voice.heard == ["turn", "Bo…"])
    player.play("written", 1)
    player.say("Cem", "en", 1)
    voice.ends.release()
    until(lambda: voice.heard[2:] == ["written", "Cem…"])
    player.say("", "", 0)
    until(lambda: voice.heard[-1] == "…")
    player.say("broken", "en", 1)
    assert isinstance(lost := signals.next(), Lost)
    assert (lost.device, lost.reason) == ("sound:espeak-ng", "voice")
    player.say("Dee", "en", 1)
    until(lambda: voice.heard[-1] == "Dee…")
    player.stop()
    assert signals.all == [lost, Found(device="sound:espeak-ng")]


# ---- the machine's audio ------------------------------------------------------------------------------
def test_audio_goes_to_the_device_that_is_named_and_is_waited_for_only_so_long() -> None:
    ran: list[tuple[Any, dict[str, Any]]] = []
    audio = Audio(SoundConfig(device="plughw:1"), run=lambda command, **how: ran.append((command, how)))
    audio.play("turn", 3)
    [(command, how)] = ran
    assert command == ("aplay", "--quiet", "--device", "plughw:1", "-")
    assert how["input"] == wav("turn", 3)
    assert how["timeout"] < 5


# ---- buzzers ----------------------------------------------------------------------------------------
def test_a_tonal_buzzer_plays_the_melody_and_is_silent_afterwards(pins: MockPins) -> None:
    pin = pins.pin(18)
    played: list[tuple[float, float]] = []
    buzz = Buzz(BuzzerConfig(pin=18), lambda: pins, wait=lambda s: played.append((pin.frequency or 0, s)))
    buzz.open()
    buzz.play("turn", 1)
    assert [(round(hz), round(s * 1000)) for hz, s in played] == [(440, 130), (0, 20), (440, 150)]
    assert pin.frequency is None
    buzz.close()


@pytest.mark.parametrize("sound", ALL)
def test_a_tonal_buzzer_can_play_everything(pins: MockPins, sound: Sound) -> None:
    played: list[float] = []
    buzz = Buzz(BuzzerConfig(pin=18), lambda: pins, wait=lambda s: played.append(pins.pin(18).frequency or 0))
    buzz.open()
    buzz.play(sound, 1)
    assert [round(hz) for hz in played if hz] == [round(hz) for hz, _ in melody(sound) if hz]
    buzz.close()


def test_a_plain_buzzer_beeps_in_the_same_rhythm(pins: MockPins) -> None:
    pin = pins.pin(18)
    beeps: list[bool] = []
    buzz = Buzz(BuzzerConfig(pin=18, tonal=False), lambda: pins, wait=lambda s: beeps.append(bool(pin.state)))
    buzz.play("turn", 1)
    assert beeps == [True, False, True]
    assert not pin.state
    buzz.close()


# ---- the voice ----------------------------------------------------------------------------------------
SPD = "        NAME                 LANGUAGE                  VARIANT\n        Dutch+male1      nl      none\n"
ESPEAK = """\
Pty Language       Age/Gender VoiceName          File                 Other Languages
 5  nl              --/M      Dutch              gmw/nl
 5  fr-fr           --/M      French_(France)    roa/fr               (fr 5)
"""
APLAY = ("aplay", "--quiet")


class Process:
    """A running program that ends when the test says so."""

    def __init__(self) -> None:
        self.returncode: int | None = None
        self.killed = False

    def poll(self) -> int | None:
        return self.returncode

    def kill(self) -> None:
        self.killed, self.returncode = True, -9

    def wait(self) -> int | None:
        return self.returncode


@dataclass
class Machine:
    """Its installed programs, and the commands run."""

    lists: dict[str, str] = field(default_factory=lambda: {"spd-say": SPD, "espeak-ng": ESPEAK})
    codes: dict[str, int | None] = field(default_factory=dict)  # exit codes of programs; None = they keep running
    ran: list[tuple[str, ...]] = field(default_factory=list)
    begun: list[Process] = field(default_factory=list)

    def run(self, words: Sequence[str], **how: Any) -> Any:
        self.ran.append(tuple(words))
        assert how["timeout"] == MOST_S, "nothing is waited for without end"
        if words[0] not in self.lists:
            raise FileNotFoundError(words[0])
        return subprocess.CompletedProcess(words, 0, stdout=self.lists[words[0]])

    def begin(self, words: Sequence[str], **how: Any) -> Process:
        self.ran.append(tuple(words))
        process = Process()
        process.returncode = self.codes.get(words[0], 0)
        self.begun.append(process)
        return process

    def speech(self) -> Speech:
        return Speech(SoundConfig(), self.run, self.begin)

    def said(self, *words: str) -> list[tuple[str, ...]]:
        """The commands that spoke, without the queries for voices."""
        return [each for each in self.ran if not each[-1].endswith("voices") and each[: len(words)] == words]


def never(within_s: float) -> bool:
    return False


def at_once(within_s: float) -> bool:
    return True


def test_a_text_is_said_by_speech_dispatcher_where_it_reads_the_language() -> None:
    machine = Machine()
    machine.speech().say("-Bo: leg neer", "nl", 2, never)
    assert machine.said() == [("spd-say", "--wait", "--language", "nl", "--volume", "0", "--", "-Bo: leg neer")]


def test_what_it_does_not_read_espeak_writes_and_aplay_plays() -> None:
    machine = Machine()
    machine.speech().say("Bo : posez", "fr", 3, never)
    made, played = machine.said()
    assert (made[:6], made[7:]) == (("espeak-ng", "-v", "fr", "-a", "180", "-w"), ("--", "Bo : posez"))
    assert played == (*APLAY, made[6])
    assert not Path(made[6]).exists()


def test_a_language_without_a_voice_is_not_spoken_and_nothing_is_lost() -> None:
    machine = Machine(lists={"espeak-ng": ESPEAK})
    machine.speech().say("Bo: commit", "en", 2, never)
    assert machine.said() == []
    assert readers("en", machine.run) == ()


def test_without_any_program_it_says_so() -> None:
    with pytest.raises(FileNotFoundError):
        Machine(lists={}).speech().say("Bo: commit", "en", 2, never)


def test_a_service_that_dies_leaves_it_to_espeak_from_then_on() -> None:
    machine = Machine(codes={"spd-say": 1})
    speech = machine.speech()
    speech.say("Bo: leg neer", "nl", 2, never)
    speech.say("Ana: leg neer", "nl", 2, never)
    assert [words[0] for words in machine.said()] == ["spd-say", "espeak-ng", "aplay", "espeak-ng", "aplay"]


def test_what_hangs_is_given_up_after_a_time_that_the_text_needs_at_most() -> None:
    machine, waited = Machine(codes={"spd-say": None, "aplay": None}), list[float]()

    def waits(within_s: float) -> bool:
        waited.append(within_s)
        return False

    with pytest.raises(subprocess.TimeoutExpired):
        machine.speech().say("Bo: leg neer", "nl", 2, waits)
    assert all(process.killed for process in machine.begun)
    assert sum(waited) == pytest.approx(2 * (MOST_S + 12 * LETTER_S), abs=1)


def test_something_newer_ends_it_also_at_the_service() -> None:
    machine = Machine(codes={"spd-say": None})
    machine.speech().say("Bo: leg neer", "nl", 2, at_once)
    assert machine.begun[0].killed
    assert machine.said()[-1] == ("spd-say", "--stop")
