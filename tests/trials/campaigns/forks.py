"""Tests run again and again with one file changed, each run in a fork of a process that has read everything already.

A change inside of functions takes the place of their code, wherever they have been imported, in a fork of a pytest
that has collected the tests; a law that reads sources as texts reads the changed one. Any other change gets a process
that has read none of our modules yet, as does one that was not noticed and whose code ran while modules were read.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import Phase, settings

OURS = ("companion", "hardware", "rules", "testkit", "tests", "ui")
WORDS = ("-x", "-q", "-s", "--no-header", "--assert=plain", "-p", "no:cacheprovider")
SPARE_CPU_S = 10  # for a run that has hung itself up, beside three times what its tests take
SPARE_S, MOST_S = 30, 120  # likewise where it only waits, beside twenty times; waiting for a processor is not counted
LOOK_S = 5  # between two looks whether it still does something
MOST_BYTES = 4 * 2**30  # of memory
READING = ""  # in the place of a test: what runs while modules are read

Outcome = Literal["killed", "time", "survived"]
Codes = dict[FunctionType, CodeType]


class Change(NamedTuple):
    file: Path
    first: int  # the lines that it changes, in the file as it is
    last: int
    source: str  # of the whole file


class Seen(NamedTuple):
    """What the tests did without a change."""

    took_s: dict[str, float]  # each test, in their order
    lines: dict[str, dict[str, list[int]]]  # test -> file -> lines

    def come_through(self, change: Change) -> list[str]:
        """The tests that come through one of its lines, the quickest first; READING where that does."""
        changed = {*range(change.first, change.last + 1)}
        through = [test for test, files in self.lines.items() if changed & {*files.get(str(change.file), ())}]
        return sorted(through, key=lambda test: self.took_s.get(test, 0))


class Forks:
    """The tests of one room. `folder` is empty and ours."""

    def __init__(self, tests: Sequence[str], folder: Path) -> None:
        self._tests, self._folder = tests, folder
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(folder / "hypothesis")

    def outcomes(
        self, changes: Sequence[Change], until: Callable[[], bool], inside: bool = False
    ) -> Iterator[tuple[Change, Outcome]]:
        """What becomes of each change, in whatever order they are found out; it ends early when `until` says so.

        `inside`: only of changes inside of functions, which cost a tenth.
        """
        left = dict(enumerate(changes))
        reader, writer = os.pipe()
        if not (child := os.fork()):
            os.close(reader)
            with os.fdopen(writer, "w") as tell:
                _go(lambda: self._collected(changes, until, tell))
        os.close(writer)
        with os.fdopen(reader) as told:
            seen = Seen(*json.loads(told.readline() or "[{}, {}]"))
            libraries = json.loads(told.readline() or "[]")
            for line in told:
                number, outcome = json.loads(line)
                yield left.pop(number), outcome
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) or not seen.took_s:
            raise SystemExit(f"without any change these do not pass: {' '.join(self._tests)}")
        if inside:
            return
        for name in libraries:
            with suppress(Exception):  # what our modules need: read once for all forks
                importlib.import_module(name)
        gc.freeze()
        for change in left.values():
            if until():
                return
            picked = [test for test in seen.come_through(change) if test != READING]
            yield change, self._anew(change, [*picked, *(test for test in seen.took_s if test not in picked)], seen)

    # ---- in a pytest that has collected ------------------------------------------------------------------------
    def _collected(self, changes: Sequence[Change], until: Callable[[], bool], tell: Any) -> int:
        loop = _Loop(changes, until, tell)
        return int(pytest.main([*WORDS, f"--basetemp={self._folder / 'tests'}", *self._tests], plugins=[loop]))

    # ---- in one that has read nothing --------------------------------------------------------------------------
    def _anew(self, change: Change, tests: Sequence[str], seen: Seen) -> Outcome:
        took_s = 5 + sum(seen.took_s.values())
        if not (child := os.fork()):
            _go(lambda: self._read_and_run(change, tests, took_s))
        return _ended(child, took_s)

    def _read_and_run(self, change: Change, tests: Sequence[str], took_s: float) -> int:
        _limit(took_s)
        sys.meta_path.insert(0, _Changed(change))
        words = [*WORDS, f"--basetemp={self._folder / 'tests'}"]
        return int(pytest.main([*words, *self._tests], plugins=[_InOrder(tests)]))


class _Loop:
    """In the place of pytest's own loop over the tests: once without a change, then once for each change."""

    def __init__(self, changes: Sequence[Change], until: Callable[[], bool], tell: Any) -> None:
        self._changes, self._until, self._tell = changes, until, tell
        self._files = {str(change.file) for change in changes}
        self._changed = {(str(change.file), n) for change in changes for n in range(change.first, change.last + 1)}
        self._reading: dict[str, set[int]] = {}
        self._kept = _kept_properties()
        sys.settrace(self._reads)

    def _reads(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        is_ours = code.co_filename in self._files and code.co_flags & CO_OPTIMIZED
        return _marks(self._reading) if is_ours else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        _set_hypothesis()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        if session.testsfailed or not session.items:
            os._exit(1)
        self._caches = [
            each
            for each in gc.get_objects()
            if isinstance(each, functools._lru_cache_wrapper) and (each.__module__ or "").split(".")[0] in OURS
        ]
        seen = self._look(session)
        self._say(seen)
        self._say([name for name in sys.modules if name.split(".")[0] not in OURS])
        items = {item.nodeid: item for item in session.items}
        alive = _alive(self._files)
        gc.freeze()
        for number, change in enumerate(self._changes):
            if self._until():
                break
            through = seen.come_through(change)
            if (codes := _codes(change, alive)) is None:
                continue
            was_read, through = READING in through, [test for test in through if test != READING]
            took_s = sum(seen.took_s[test] for test in through)
            if not (child := os.fork()):
                _go(lambda: self._run(change, codes, [items[test] for test in through], took_s))  # noqa: B023
            outcome = _ended(child, took_s)
            if outcome == "killed" or not was_read:
                self._say((number, outcome))
        self._tell.flush()
        os._exit(0)

    def _say(self, what: Any) -> None:
        self._tell.write(json.dumps(what) + "\n")
        self._tell.flush()

    def _look(self, session: pytest.Session) -> Seen:
        """Run every test once, writing down which lines it comes through; all have to pass."""
        reader, writer = os.pipe()
        if not (child := os.fork()):
            _go(lambda: self._traced(session, writer))
        os.close(writer)
        with os.fdopen(reader) as told:
            text = told.read()
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            os._exit(1)
        took_s, lines = json.loads(text)
        return Seen(took_s, lines | {READING: {file: sorted(at) for file, at in self._reading.items()}})

    def _traced(self, session: pytest.Session, writer: int) -> int:
        took_s, lines = dict[str, float](), dict[str, dict[str, list[int]]]()
        is_looked_at = functools.cache(self._is_changed)
        for item in session.items:
            here: dict[str, set[int]] = {}
            mark = _marks(here)
            _show(functools.partial(self._noted, here))

            def call(frame: FrameType, event: str, arg: Any, mark: Any = mark) -> Any:
                return mark if is_looked_at(frame.f_code) else None

            self._forget()  # so that each test comes through all that it needs
            began = _cpu_s()
            threading.settrace(call)
            sys.settrace(call)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            sys.settrace(None)
            took_s[item.nodeid] = _cpu_s() - began
            lines[item.nodeid] = {file: sorted(at) for file, at in here.items()}
        with os.fdopen(writer, "w") as tell:
            json.dump((took_s, lines), tell)
        return session.testsfailed

    def _forget(self) -> None:
        """Whatever is worked out once is worked out again."""
        for cache in self._caches:
            cache.cache_clear()
        while self._kept:
            instance, name = self._kept.pop()
            vars(instance).pop(name, None)

    def _noted(self, here: dict[str, set[int]], file: Path, text: str) -> str:
        """Whoever reads a source comes through all its lines."""
        if str(file) in self._files:
            here.setdefault(str(file), set()).update(range(1, text.count("\n") + 2))
        return text

    def _is_changed(self, code: CodeType) -> bool:
        """Whether a change lies in that function; all others need not be followed line by line."""
        return any((code.co_filename, line) in self._changed for _, _, line in code.co_lines())

    def _run(self, change: Change, codes: Codes, items: Sequence[pytest.Item], took_s: float) -> int:
        _limit(took_s)
        _show(lambda file, text: change.source if file == change.file else text)
        for function, code in codes.items():
            function.__code__ = code
        self._forget()
        for item in items:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if item.session.testsfailed:
                return 1
        return 0


class _InOrder:
    """The tests in another order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: i for i, test in enumerate(tests)}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        _set_hypothesis()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self._order.get(item.nodeid, -1))


def _set_hypothesis() -> None:
    """The same examples every time, and the first that fails is enough."""
    settings.register_profile(
        "forks", settings.default, phases=(Phase.explicit, Phase.generate), database=None, derandomize=True
    )
    settings.load_profile("forks")


def _kept_properties() -> list[tuple[Any, str]]:
    """Of our values: each cached property that has been asked for from now on."""
    kept: list[tuple[Any, str]] = []
    get = functools.cached_property.__get__

    def asked(self: functools.cached_property[Any], instance: Any, owner: type[Any] | None = None) -> Any:
        if type(instance).__module__.split(".")[0] in OURS and self.attrname:
            kept.append((instance, self.attrname))
        return get(self, instance, owner)

    functools.cached_property.__get__ = asked  # type: ignore[method-assign]
    return kept


def _show(shown: Callable[[Path, str], str], read: Any = Path.read_text) -> None:
    """From now on who reads a file's text is shown that of it, as are the laws that look into sources."""

    def read_text(file: Path, *args: Any, **more: Any) -> str:
        return shown(file.resolve(), read(file, *args, **more))

    Path.read_text = read_text  # type: ignore[assignment, method-assign]


def _marks(here: dict[str, set[int]]) -> Any:
    def line(frame: FrameType, event: str, arg: Any) -> Any:
        here.setdefault(frame.f_code.co_filename, set()).add(frame.f_lineno)
        return line

    return line


def _cpu_s() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


# ---- children ------------------------------------------------------------------------------------------------------
def _go(run: Callable[[], int]) -> None:
    """In a child: be quiet, run, end."""
    code = 3
    try:
        os.setpgid(0, 0)  # no session of its own: it would be scheduled for itself
        nothing = os.open(os.devnull, os.O_RDWR)
        for each in (0, 1, 2):
            os.dup2(nothing, each)
        code = run()
    finally:
        os._exit(code)


def _limit(took_s: float) -> None:
    most_s = int(SPARE_CPU_S + 3 * took_s)
    resource.setrlimit(resource.RLIMIT_CPU, (most_s, most_s))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))


def _ended(child: int, took_s: float) -> Outcome:
    handle = os.pidfd_open(child)
    most_s, began_s = min(MOST_S, SPARE_S + 20 * took_s), time.monotonic()
    while not (ready := select.select([handle], [], [], LOOK_S)[0]):
        if time.monotonic() - began_s - _ran_or_queued_s(child) > most_s:
            break
    os.close(handle)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # and what its tests may have left behind
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if not ready or code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "time"
    return "killed" if code else "survived"


def _ran_or_queued_s(process: int) -> float:
    """How long it had something to do, with a processor or waiting for one: a busy machine is nobody's mistake."""
    ran_ns, queued_ns, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return (int(ran_ns) + int(queued_ns)) / 1e9


# ---- another source ------------------------------------------------------------------------------------------------
def _alive(files: set[str]) -> list[FunctionType]:
    return [f for f in gc.get_objects() if isinstance(f, FunctionType) and f.__code__.co_filename in files]


def _codes(change: Change, alive: Sequence[FunctionType]) -> Codes | None:
    """What to put into which function; None where something else has changed as well."""
    old, rest = _functions(_as_it_is(change.file))
    new, new_rest = _functions(compile(change.source, str(change.file), "exec"))
    if old.keys() != new.keys() or rest != new_rest:
        return None
    changed = {key for key, code in new.items() if code != old[key]}
    lines = Counter((code.co_qualname, code.co_firstlineno) for code in old.values())
    keys = {at: key for key, code in old.items() if lines[at := (code.co_qualname, code.co_firstlineno)] == 1}
    here = [each for each in alive if each.__code__.co_filename == str(change.file)]
    found = {each: keys.get((each.__code__.co_qualname, each.__code__.co_firstlineno)) for each in here}
    return {each: new[key] for each, key in found.items() if key in changed} if changed <= {*found.values()} else None


@functools.cache
def _as_it_is(file: Path) -> CodeType:
    return compile(file.read_bytes(), str(file), "exec")


def _functions(module: CodeType) -> tuple[dict[tuple[str, int], CodeType], str]:
    """Functions and methods by their names, and as the how manieth of that name; and all the rest."""
    found: dict[tuple[str, int], CodeType] = {}
    rest: list[Any] = []

    def take(code: CodeType) -> None:
        rest.append((code.co_code, code.co_names, [c for c in code.co_consts if not isinstance(c, CodeType)]))
        for each in code.co_consts:
            if isinstance(each, CodeType) and each.co_flags & CO_OPTIMIZED:
                found[each.co_qualname, sum(name == each.co_qualname for name, _ in found)] = each
            elif isinstance(each, CodeType):
                take(each)

    take(module)
    return found, repr(rest)


class _Changed(MetaPathFinder):
    """Finds the changed file with its other source."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._name = ".".join(change.file.relative_to(Path.cwd()).with_suffix("").parts)

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        file = str(self._change.file)
        return spec_from_file_location(name, file, loader=_Loader(name, file, self._change.source))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.path, "exec")
