"""The setup of every test run: no deadline for generated examples, temporary files in memory, a summary by part."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.slow import LONGEST, is_slow

TESTS = Path(__file__).parent
PARTS = {"screen": "touchscreen", "browser": "phone page"}
MEMORY, ROOM = Path("/dev/shm"), 2_000_000_000  # bytes; a whole run takes a tenth of it at a time

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    """Put the tests' folders in memory, if there is room: only tests about the disk wait for it.

    All other temporary files, also those of killed processes, are in one folder, deleted after the run.
    """
    if has_room(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
    if not hasattr(config, "workerinput"):
        folder = tempfile.mkdtemp(prefix="companion-tests-")
        Path(folder).chmod(0o711)  # a broker and a database are other users
        config.add_cleanup(partial(shutil.rmtree, folder, ignore_errors=True))
        os.environ["TMPDIR"] = tempfile.tempdir = folder


def has_room(folder: Path) -> bool:
    """Whether a folder is writable, executable and large enough."""
    if not os.access(folder, os.W_OK | os.X_OK) or shutil.disk_usage(folder).free < ROOM:
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow tests. Browser tests run first: they take longest, and wait a lot while others work."""
    for item in items:
        if is_slow(str(item.path.relative_to(TESTS)), item.name):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: (item.get_closest_marker("browser") is None, not _is_longest(item)))


def _is_longest(item: pytest.Item) -> bool:
    return str(item.path.relative_to(TESTS)) in LONGEST


def pytest_collection_finish(session: pytest.Session) -> None:
    """Freeze the collected tests in a worker: otherwise garbage collection of them, and of games shared by many tests,
    takes a sixth of the run."""
    if hasattr(session.config, "workerinput"):
        gc.freeze()
        session.config.pluginmanager.register(Sweeper())


class Sweeper:
    """A periodic freeze: objects that survive a collection live to the end of the run."""

    def __init__(self, every: int = 50) -> None:
        self._every, self._done = every, 0

    def pytest_runtest_logfinish(self) -> None:
        self._done += 1
        if self._done % self._every == 0:
            gc.collect()
            gc.freeze()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the outcomes and the time of each part, if there are several."""
    outcomes: dict[str, Counter[str]] = {}
    took_ms: Counter[str] = Counter()
    for outcome, reports in terminalreporter.stats.items():
        for report in (report for report in reports if isinstance(report, pytest.TestReport)):
            part = next((of for mark, of in PARTS.items() if mark in report.keywords), "everything else")
            took_ms[part] += round(report.duration * 1000)
            outcomes.setdefault(part, Counter())[outcome] += 1
    if len(outcomes) > 1:
        terminalreporter.section("parts")
        for part, counted in sorted(outcomes.items()):
            told = ", ".join(f"{n} {outcome}" for outcome, n in counted.items() if outcome)
            terminalreporter.write_line(f"{part}: {told}, in {took_ms[part] / 1000:.0f} s of all workers together")
