"""The voice: the program for a language, the end of a text, and faults that cost no more than the text."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from hardware.config import SoundConfig
from hardware.speech import LETTER_S, MOST_S, Speech, readers

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
