"""`companion try .`: a game in development, on a temporary table that is renewed at every save."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.access.tokens import new_token
from companion.app.startup import TOKEN
from companion.errors import Trouble
from companion.packages.fitness import Limits, try_package
from companion.packages.offered_games import Package, find_packages
from companion.packages.site import PackageFolder
from companion.packages.wheels import pack
from companion.view.speaker import Speaker
from rules.kit.types import Say

LOOK_S = 0.5  # polling interval of the files
RUN_MODULE = (sys.executable, "-P", "-m")  # -P: keeps the current folder, the game's own, out of sys.path
Stamps = dict[Path, int]


def run(words: argparse.Namespace, speaker: Speaker, tell: Callable[[str], None]) -> int:
    """Run until the table is closed or Ctrl-C is pressed."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))  # also ends the table
    with ExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory()))
        draft = DraftTable(Path(words.folder), data, _flags(words), lambda say: tell(speaker.speak(say)), tell)
        stack.callback(draft.end)
        return draft.watch()


def stamps(folder: Path) -> Stamps:
    """The modification times of a game's files, including its records; hidden folders belong to tools."""
    files = (file for file in folder.rglob("*") if file.suffix in (".py", ".ftl", ".md", ".toml", ".jsonl"))
    return {file: file.stat().st_mtime_ns for file in files
            if not any(part.startswith(".") for part in file.relative_to(folder).parts)}  # fmt: skip


def _flags(words: argparse.Namespace) -> list[str]:
    """The options to pass on to the table."""
    flags = ["--port", str(words.port)]
    flags += [] if words.lan else ["--no-lan"]
    flags += ["--headless"] if words.headless else []
    flags += ["--window", words.window] if words.window else []
    return [*flags, "--lang", words.lang] if words.lang else flags


class DraftTable:
    """A game's folder with its temporary table and its tests."""

    def __init__(
        self, folder: Path, data: Path, flags: list[str], say: Callable[[Say], None], tell: Callable[[str], None]
    ) -> None:
        self._folder, self._data, self._flags, self._say, self._print = folder, data, flags, say, tell
        self._env = {**os.environ, TOKEN: new_token()}  # pages and touchscreen reconnect to each new table
        self._table: subprocess.Popen[bytes] | None = None

    def watch(self) -> int:
        """Poll the files until the table is closed, and return its exit code."""
        seen: Stamps = {}
        while True:
            if (now := stamps(self._folder)) != seen:
                seen = now
                self.renew()
            if self._table and (code := self._table.poll()) is not None:
                return code
            time.sleep(LOOK_S)

    def renew(self) -> None:
        """Start a new table and run the tests; if the game is unfit, print why and keep the old table."""
        try:
            package = self._fit_package()
        except Trouble as why:
            self._say(why.say)
            if why.say.key == "package-law":
                self._run_tests()  # pytest names it with all other broken laws
            return
        self.end()
        subprocess.run((*RUN_MODULE, "companion.testkit.draft_table", str(self._data), package.id), check=True)
        start = (*RUN_MODULE, "companion", "--data", str(self._data), *self._flags)
        self._table = subprocess.Popen(start, env=self._env)
        self._run_tests()

    def _fit_package(self) -> Package:
        """The game packed as it is now and installed for the table. Raises Trouble if it is unfit."""
        site = PackageFolder(self._data)
        wheel = pack(self._folder, site.folder)
        (package,) = find_packages((str(wheel),))
        if why := try_package(package, (str(wheel),), limits=Limits(try_s=0)):
            raise Trouble.from_say(why)
        site.save({package.name: wheel.name}, (package.mark,))
        return package

    def _run_tests(self) -> None:
        """Run the game's own tests, with all laws."""
        told = (sys.executable, "-m", "pytest", "-q", "--tb=short", "-o", "verbosity_assertions=2")
        done = subprocess.run(told, cwd=self._folder, check=False, stdout=subprocess.PIPE, text=True)
        self._print(done.stdout.splitlines()[-1] if done.returncode == 0 and done.stdout else done.stdout)

    def end(self) -> None:
        if self._table:
            self._table.terminate()
            self._table.wait()
            self._table = None
