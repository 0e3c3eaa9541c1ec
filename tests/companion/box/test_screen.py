"""The touchscreen's process dies, talks and ends; a shell or a line of Python stands in for Kivy. As a service of its
own it finds the core, and no other process does."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from pathlib import Path

import pytest

from companion.box import address_file
from companion.box.address_file import Address, become_screen, read, write
from companion.box.display import DisplayKind
from companion.box.screen_keeper import WAITS_S, ScreenKeeper
from companion.box.screen_process import launch, screen_env
from companion.doctor.text_check import messages
from companion.errors import Trouble
from rules.kit.types import Say

ENGLISH = messages((Path(__file__).parents[3] / "companion/text/en/doctor.ftl").read_text())
DIES = ("sh", "-c", "echo no GL driver >&2; exit 3")
MOST_S = 60  # a timeout against hangs, far above any real duration
PLAIN_ENV = {"PATH": "/usr/bin:/bin"}
X11 = DisplayKind("x11", "display-x11", ":0", "720x1280")


def starts(*command: str) -> Callable[[], subprocess.Popen[bytes] | None]:
    return partial(launch, command, PLAIN_ENV)


def clock(lives_s: Iterable[float]) -> Callable[[], float]:
    """A clock that is read at the start and the end of each life."""
    reads = accumulate(step for life_s in lives_s for step in (0.0, life_s))
    return lambda: next(reads)


async def outlive(command: tuple[str, ...], lives_s: Iterable[float]) -> tuple[Say, list[float]]:
    """The reason for giving up the screen at last, and the waits before each restart."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    say = await ScreenKeeper(starts(*command), wait=wait, now_s=clock(lives_s)).start()
    assert ENGLISH[say.key] == set(say.args)
    return say, waits


async def test_a_screen_that_dies_at_once_is_tried_five_times_with_growing_waits_and_the_log_has_its_last_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    say, waits = await outlive(DIES, [1.0] * 5)
    assert say == Say(key="screen-given-up", args={"n": 5})
    assert waits == list(WAITS_S) == sorted(WAITS_S)
    assert {"screen: no GL driver", "the touchscreen ended with code 3: no GL driver"} <= {*caplog.messages}


async def test_a_screen_that_lived_for_a_while_gets_all_its_tries_again() -> None:
    _, waits = await outlive(DIES, [1.0] * 4 + [3600.0] + [1.0] * 5)
    assert waits == [*WAITS_S, WAITS_S[0], *WAITS_S]


async def test_a_screen_that_somebody_closes_stays_closed() -> None:
    say, waits = await outlive(("sh", "-c", "exit 0"), [60.0])
    assert say.key == "screen-closed"
    assert waits == []


async def test_an_endless_line_does_not_stop_the_lines_after_it(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    code = "import sys; sys.stderr.write('x' * 3_000_000 + '\\nstill here\\n')"
    await outlive((sys.executable, "-c", code), [60.0])
    assert "screen: still here" in caplog.messages


async def stopped(script: str, polite_s: float) -> None:
    """Stop the keeper of a running script, which says when it is ready."""
    process = launch(("sh", "-c", script), PLAIN_ENV)
    assert process is not None
    assert process.stderr is not None
    assert process.stderr.readline() == b"ready\n"
    screen = ScreenKeeper(starts("false"), process, polite_s=polite_s)
    task = screen.start()
    await asyncio.sleep(0)  # it listens
    await screen.stop()
    assert task.cancelled()


async def test_stopping_lets_the_screen_say_goodbye(tmp_path: Path) -> None:
    goodbye = tmp_path / "goodbye"
    await stopped(f"trap 'touch {goodbye}; exit 0' TERM; echo ready >&2; read -r nothing <{_pipe(tmp_path)}", MOST_S)
    assert goodbye.exists()


async def test_a_screen_that_will_not_stop_is_killed(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    await stopped(f"trap '' TERM; echo ready >&2; read -r nothing <{_pipe(tmp_path)}; touch {alive}", 0.01)
    assert not alive.exists()


async def test_a_screen_that_was_started_before_is_watched_over_and_not_started_twice() -> None:
    starts: list[None] = []
    early = launch(("sh", "-c", "exit 0"), PLAIN_ENV)
    assert (await ScreenKeeper(lambda: starts.append(None), early).start()).key == "screen-closed"
    assert starts == []


@pytest.mark.parametrize(
    ("own", "window", "driver", "size"),
    [
        ({}, "", "x11", {"COMPANION_FILL": "720x1280"}),
        ({}, "800x480", "x11", {"COMPANION_SIZE": "800x480"}),
        ({"SDL_VIDEODRIVER": "offscreen"}, "", "offscreen", {"COMPANION_FILL": "720x1280"}),
    ],
    ids=["the whole display", "a window of a wanted size", "a driver chosen by hand"],
)
def test_the_screen_is_told_where_to_connect_and_how_to_draw(
    own: dict[str, str], window: str, driver: str, size: dict[str, str]
) -> None:
    env = screen_env({"LANG": "nl_NL", **own}, X11, "ws://127.0.0.1:1/ws", "secret", Path("/tmp/kivy"), window)
    assert (env["LANG"], env["COMPANION_URL"], env["COMPANION_TOKEN"]) == ("nl_NL", "ws://127.0.0.1:1/ws", "secret")
    assert env["KIVY_HOME"] == env["COMPANION_HOME"] == "/tmp/kivy"
    assert (env["SDL_VIDEODRIVER"], {key: env[key] for key in env if key[10:] in ("SIZE", "FILL")}) == (driver, size)


def _pipe(folder: Path) -> Path:
    """A pipe without a writer."""
    path = folder / "pipe"
    subprocess.run(("mkfifo", str(path)), check=True)
    return path


# ---- a touchscreen that runs as a service of its own --------------------------------------------------------
ADDRESS = Address(url="ws://127.0.0.1:8642/ws", token="-a-token")


class Became(Exception):
    """This process is now another program."""


def become(program: str, words: Sequence[str], env: Mapping[str, str]) -> None:
    raise Became(words, env)


@pytest.fixture(autouse=True)
def kms(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a desktop; exec calls are recorded."""
    monkeypatch.setattr(address_file, "find_display", lambda env: DisplayKind("kms", "display-kms", "DSI-1"))
    monkeypatch.setattr(os, "execve", become)


def test_a_new_start_of_the_core_replaces_the_file_which_only_it_and_its_group_may_read(tmp_path: Path) -> None:
    write(tmp_path / "screen", Address(url="ws://127.0.0.1:1/ws", token="old"))
    before = os.umask(0)
    try:
        write(tmp_path / "screen", ADDRESS)
    finally:
        os.umask(before)
    assert read(tmp_path / "screen") == ADDRESS
    assert (tmp_path / "screen").stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["screen"]


@pytest.mark.parametrize("content", [None, b"", b"{}", b"\xff"])
def test_without_a_core_one_sentence_names_the_file(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "screen"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(Trouble) as raised:
        become_screen(file, "", {})
    assert raised.value.say == Say(key="screen-no-core", args={"file": str(file)})


def test_the_process_becomes_the_touchscreen_and_the_token_is_in_no_word_of_it(tmp_path: Path) -> None:
    write(tmp_path / "screen", ADDRESS)
    own = {"COMPANION_ROTATION": "90", "RUNTIME_DIRECTORY": "/run/user/7/screen"}
    with pytest.raises(Became) as raised:
        become_screen(tmp_path / "screen", "", own)
    words, env = raised.value.args
    assert list(words) == [sys.executable, "-m", "ui"]
    assert (env["COMPANION_URL"], env["COMPANION_TOKEN"]) == (ADDRESS.url, ADDRESS.token)
    assert (env["COMPANION_FILL"], env["SDL_VIDEODRIVER"], env["COMPANION_ROTATION"]) == ("1", "KMSDRM", "90")
    assert env["COMPANION_HOME"] == "/run/user/7/screen"


def test_without_a_display_the_sentence_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_file, "find_display", lambda env: DisplayKind("none", "display-none"))
    write(tmp_path / "screen", ADDRESS)
    with pytest.raises(Trouble) as raised:
        become_screen(tmp_path / "screen", "", {})
    assert raised.value.say == Say(key="screen-no-display", args={"why": Say(key="display-none")})
