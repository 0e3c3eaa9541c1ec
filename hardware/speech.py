"""Speech on the machine's audio: Debian's speech-dispatcher if it has the language, else espeak-ng.

They are processes of their own: one that is missing, dies or hangs costs only its text.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from tempfile import NamedTemporaryFile
from typing import Any

from hardware.config import SoundConfig

Run = Callable[..., Any]
IsOver = Callable[[float], bool]

MOST_S = 5.0  # for everything but speaking
LETTER_S = 0.2  # twice the time of a slow voice
# program, option that lists its voices, column of their language
PROGRAMS = (("spd-say", "--list-synthesis-voices", -2), ("espeak-ng", "--voices", 1))
TICK_S = 0.05  # between two looks at a process
VOLUMES = {1: (-50, 40), 2: (0, 100), 3: (80, 180)}  # volume -> each program's


def readers(lang: str, run: Run = subprocess.run) -> tuple[str, ...]:
    """The programs with a voice for that language, best first. Raises OSError or SubprocessError if none answers."""
    found: list[str] = []
    broken: list[Exception] = []
    for program, listing, column in PROGRAMS:
        try:
            rows = run((program, listing), capture_output=True, text=True, timeout=MOST_S, check=True).stdout
        except (OSError, subprocess.SubprocessError) as error:
            broken.append(error)
            continue
        words = (row.split() for row in rows.splitlines()[1:])
        if lang in {row[column].lower().partition("-")[0] for row in words if len(row) > 2}:
            found.append(program)
    if len(broken) == len(PROGRAMS):
        raise broken[-1]
    return tuple(found)


class Speech:
    """Reads one text aloud at a time."""

    name = "sound:espeak-ng"

    def __init__(self, config: SoundConfig, run: Run = subprocess.run, begin: Run = subprocess.Popen) -> None:
        self._aplay, self._run, self._begin = config.aplay, run, begin
        self._readers: dict[str, tuple[str, ...]] = {}

    def say(self, text: str, lang: str, volume: int, is_over: IsOver) -> None:
        """Read the text to its end; `is_over` waits so many seconds, and is True as soon as a newer request has come. A
        language without a voice is not read."""
        if not text:
            return
        if lang not in self._readers:
            self._readers[lang] = readers(lang, self._run)
        while left := self._readers[lang]:
            say = self._ask_service if left[0] == "spd-say" else self._play_file
            try:
                return say(text, lang, VOLUMES[volume], is_over)
            except (OSError, subprocess.SubprocessError):
                if len(left) == 1:
                    raise
                self._readers[lang] = left[1:]  # from now on the other program

    def _ask_service(self, text: str, lang: str, loud: tuple[int, int], is_over: IsOver) -> None:
        words = ("spd-say", "--wait", "--language", lang, "--volume", str(loud[0]), "--", text)
        if not self._run_to_end(words, text, is_over):  # the service itself would continue
            self._run(("spd-say", "--stop"), capture_output=True, timeout=MOST_S)

    def _play_file(self, text: str, lang: str, loud: tuple[int, int], is_over: IsOver) -> None:
        with NamedTemporaryFile(suffix=".wav") as file:
            words = ("espeak-ng", "-v", lang, "-a", str(loud[1]), "-w", file.name, "--", text)
            self._run(words, capture_output=True, timeout=MOST_S, check=True)
            self._run_to_end((*self._aplay, file.name), text, is_over)

    def _run_to_end(self, words: Sequence[str], text: str, is_over: IsOver) -> bool:
        """Run the command; whether it ended by itself. Raises TimeoutExpired if it hangs, CalledProcessError if it
        fails."""
        limit_s, is_ended = MOST_S + LETTER_S * len(text), False
        process = self._begin(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(int(limit_s / TICK_S)):
            if process.poll() is not None or (is_ended := is_over(TICK_S)):
                break
        if process.poll() is None:
            process.kill()
            process.wait()
            if not is_ended:
                raise subprocess.TimeoutExpired(words, limit_s)
        elif process.returncode:
            raise subprocess.CalledProcessError(process.returncode, words)
        return not is_ended
