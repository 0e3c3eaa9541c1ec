"""The touchscreen's process dies, talks and ends; a shell or a line of Python stands in for Kivy."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import accumulate
from pathlib import Path

import pytest

from companion.box.display import DisplayKind
from companion.box.screen_keeper import WAITS_S, ScreenKeeper
from companion.box.screen_process import launch, screen_env
from companion.doctor.text_check import messages
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


async def test_a_screen_that_dies_at_once_is_tried_five_times_with_growing_waits() -> None:
    say, waits = await outlive(DIES, [1.0] * 5)
    assert say == Say(key="screen-given-up", args={"n": 5})
    assert waits == list(WAITS_S) == sorted(WAITS_S)


async def test_a_screen_that_lived_for_a_while_gets_all_its_tries_again() -> None:
    _, waits = await outlive(DIES, [1.0] * 4 + [3600.0] + [1.0] * 5)
    assert waits == [*WAITS_S, WAITS_S[0], *WAITS_S]


async def test_a_screen_that_somebody_closes_stays_closed() -> None:
    say, waits = await outlive(("sh", "-c", "exit 0"), [60.0])
    assert say.key == "screen-closed"
    assert waits == []


async def test_what_the_screen_says_is_in_the_log_and_so_is_how_it_ended(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    await outlive(DIES, [1.0] * 5)
    assert "screen: no GL driver" in caplog.messages
    assert "the touchscreen ended with code 3: no GL driver" in caplog.messages


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
