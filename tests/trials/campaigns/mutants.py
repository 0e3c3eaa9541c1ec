"""Small mistakes put into our own code, one at a time: does a test notice?

    .venv/bin/python -m pip install "mutmut>=3.8,<3.9"
    .venv/bin/python -m tests.trials.campaigns.mutants seal roles                     # rooms, as listed below
    .venv/bin/python -m tests.trials.campaigns.mutants --module rules/kit/seal.py --tests tests/contract/test_secrecy.py

Whatever no test notices is printed, and the exit code is 1. What is known to make no difference (`equal.txt`, with the
reason) is counted apart, and so is what had to be ended because it took too long ("time"). A change inside of functions
meets the tests that come through its lines, the quickest first; any other one all tests of its room. Mutants that were
killed before are not tried again unless --fresh: whoever takes tests away begins anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.trials.campaigns.campaign import scratch
from tests.trials.campaigns.forks import Change, Forks
from tests.trials.campaigns.mutations import Mutant, mutants

EQUAL = Path(__file__).with_name("equal.txt")


class Room(NamedTuple):
    modules: tuple[str, ...]
    tests: tuple[str, ...]  # as pytest takes them
    slow: bool = False  # with those of tests/slow.py


def _log(*names: str) -> tuple[str, ...]:
    return tuple(f"companion/log/{name}.py" for name in names)


def _log_tests(*names: str) -> tuple[str, ...]:
    return tuple(f"tests/companion/log/test_{name}.py" for name in names)


DISK = (*_log_tests("damage"), "tests/companion/test_old_data.py")  # failing_disk has a process of its own
PLAYED = _log_tests("answers", "clocks", "record", "sealed", "secrets", "session", "words")
KIT = tuple(sorted(map(str, Path("rules/kit").glob("*.py"))))
KIT_TESTS = (
    "contract", "correction_forms", "forms", "one_correction", "places", "rules_of_a_game", "sample", "seal",
    "settings", "shelf",
)  # fmt: skip
GAMES = ("ettana", "himalaya", "battles_and_builders", "any_game", "akkon", "amritsar")
OLD = ("tests/contract/test_records.py", "tests/rules/test_playthroughs.py", "tests/companion/test_old_data.py")


def _game(name: str) -> Room:
    """A game with its own tests, its playthroughs and its old records."""
    modules = sorted(map(str, Path("rules", name).glob("*.py")))
    tests = (f"tests/rules/{name}", "tests/contract/test_moves.py", *OLD, "-k", f"{name} or test_old_data")
    return Room(tuple(modules), tests, slow=True)


def _laws(name: str) -> Room:
    """The same game with the laws that all games keep: for what its own tests have left."""
    laws = tuple(f"tests/contract/test_{each}.py" for each in ("rules", "texts", "states", "play"))
    return Room(_game(name).modules, (*laws, "-k", name), slow=True)


ROOMS = {
    "seal": Room(
        ("rules/kit/seal.py", *_log("secrecy")),
        ("tests/rules/test_seal.py", *_log_tests("sealed", "secrets", "session")),
    ),
    "origin": Room(("companion/lan/origin.py",), ("tests/web/test_guard.py",)),
    "guard": Room(("companion/lan/origin.py", "companion/lan/guard.py"), ("tests/web/test_guard.py",)),
    "dice": Room(
        ("hardware/dice_ledger.py", "hardware/dice_protocol.py", "hardware/dice_host.py"),
        tuple(f"tests/hardware/test_{name}.py" for name in ("dice_protocol", "exactly_once", "faults")),
    ),
    "roles": Room(
        tuple(f"companion/access/{name}.py" for name in ("tokens", "join_code", "grants", "roles")),
        (
            *(f"tests/companion/test_{name}.py" for name in ("roles", "join_code", "grants", "seats")),
            "tests/companion/test_tokens.py::test_a_token_has_128_random_bits_and_fits_into_a_links_fragment",
            "tests/companion/test_tokens.py::"
            "test_a_question_about_a_token_is_true_for_exactly_that_one_and_never_fails",
        ),
    ),
    "time": Room(_log("gametime"), _log_tests("clocks", "session")),
    "clocks": Room(_log("clocks"), _log_tests("clocks", "session")),
    "words": Room(_log("words", "history", "alone"), _log_tests("words", "session", "secrets")),
    "catalogue": Room(_log("catalogue"), (*_log_tests("catalogue"), "tests/companion/pages/test_arrange.py")),
    "arranged": Room(_log("arranged"), (*_log_tests("arranged"), "tests/companion/pages/test_arrange.py")),
    "latecomer": Room(_log("latecomer"), (*_log_tests("latecomer"), "tests/companion/pages/test_late.py")),
    "figures": Room(
        _log("luck", "digest", "course"),
        (
            *_log_tests("course"),
            *(f"tests/companion/test_{name}.py" for name in ("dice_record", "archive", "statistics")),
        ),
    ),
    "record": Room(_log("record"), _log_tests("record", "secrets", "session")),
    "book": Room(_log("book"), PLAYED),
    "session": Room(_log("session"), PLAYED),
    "store": Room(_log("known", "sqlite", "store"), (*_log_tests("store", "backup", "known"), *DISK), slow=True),
    "salvage": Room(_log("salvage", "raw", "backup"), (*_log_tests("store", "backup", "raw"), *DISK), slow=True),
    "kit": Room(
        KIT,
        (
            "tests/pebbles",
            *(f"tests/rules/test_{name}.py" for name in KIT_TESTS),
            *(f"tests/contract/test_{name}.py" for name in ("moves", "laws", "stories_notice")),
            *_log_tests("answers", "session"),
            *(f"tests/companion/{name}.py" for name in ("view/test_ask", "view/test_draw", "pages/test_settings")),
            "tests/rules/battles_and_builders",
        ),
    ),
    "kit-laws": Room(  # for what they have left: what a game says and what can be set right in it
        KIT,
        (
            *("tests/contract/test_texts.py", "tests/contract/test_states.py", "tests/rules/test_playthroughs.py"),
            *("tests/companion/test_readings.py", "-k", "himalaya"),
        ),
        slow=True,
    ),
    **{name: _game(name) for name in GAMES},
    **{f"{name}-laws": _laws(name) for name in GAMES},
}


def main() -> int:
    words = _words()
    rooms = [ROOMS[name] for name in words.rooms or ROOMS]
    if words.module:
        rooms = [Room(tuple(words.module), tuple(words.tests))]
    end = time.monotonic() + 3600 * words.hours
    with scratch() as folder:
        return int(sum(_room(room, words, folder, lambda: time.monotonic() > end) for room in rooms) > 0)


def _room(room: Room, words: argparse.Namespace, folder: Path, until: Callable[[], bool]) -> int:
    """How many mutants of its modules are left; a line of figures for each module, and what is left."""
    files = {Path(module).resolve(): module for module in room.modules}
    made = {mutant: name for file, name in files.items() for mutant in _chosen(file, name, words)}
    equal = _equal(EQUAL.read_text(encoding="utf-8"))
    known = {} if words.fresh else _read(words.state)
    killed = [mutant for mutant, name in made.items() if known.get(name, {}).get(_key(mutant)) == "killed"]
    outcome: dict[Mutant, str] = dict.fromkeys(made, "untried") | dict.fromkeys(killed, "killed")
    open_ = [mutant for mutant in made if outcome[mutant] == "untried"]
    changes = {Change(Path(made[m]).resolve(), m.first, m.last, m.source): m for m in open_}
    for change, what in (
        Forks(_tests(room, words), folder).outcomes(list(changes), until, words.inside) if open_ else ()
    ):
        mutant = changes[change]
        outcome[mutant] = what
        if what == "survived" and (made[mutant], mutant.change) in equal:
            outcome[mutant] = "equal"
        elif what != "killed":
            print(f"{made[mutant]}:{mutant.first}: {what}\n{mutant.change}", flush=True)
        known.setdefault(made[mutant], {})[_key(mutant)] = outcome[mutant]
        _write(words.state, known)
    for name in room.modules:
        counted = Counter(outcome[mutant] for mutant in made if made[mutant] == name)
        print(f"== {name}: {counted.total()} mutants, {dict(counted)}", flush=True)
    return sum(what == "survived" for what in outcome.values())


def _tests(room: Room, words: argparse.Namespace) -> tuple[str, ...]:
    return room.tests if words.slow or room.slow else (*room.tests, "-m", "not slow")


def _chosen(file: Path, name: str, words: argparse.Namespace) -> list[Mutant]:
    return mutants(file, words.sample, Random(f"{words.seed} {name}")) if words.sample else mutants(file)


def _equal(text: str) -> set[tuple[str, str]]:
    """What is known to make no difference: module and change."""
    found: set[tuple[str, str]] = set()
    for module in text.split("\n## ")[1:]:
        name, _, rest = module.partition("\n")
        blocks = (block.splitlines() for block in rest.split("\n\n"))
        found |= {(name, "\n".join(line for line in lines if line[:2] in ("- ", "+ "))) for lines in blocks}
    return found


def _key(mutant: Mutant) -> str:
    return sha256(mutant.source.encode()).hexdigest()


def _read(folder: Path) -> dict[str, dict[str, str]]:
    """By module and mutant, what became of it."""
    file = folder / "mutants.json"
    kept: dict[str, dict[str, str]] = json.loads(file.read_text()) if file.exists() else {}
    return kept


def _write(folder: Path, known: dict[str, dict[str, str]]) -> None:
    folder.mkdir(exist_ok=True)
    (folder / "mutants.json").write_text(json.dumps(known))


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=", ".join(ROOMS))
    parser.add_argument("--module", nargs="+", default=[], metavar="FILE")
    parser.add_argument("--tests", nargs="+", default=[], metavar="TEST")
    parser.add_argument("--slow", action="store_true", help="with the tests of tests/slow.py")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many of each module, by chance; 0 = all")
    parser.add_argument("--inside", action="store_true", help="only changes inside of functions, which cost a tenth")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--hours", type=float, default=8.0, metavar="H")
    parser.add_argument("--fresh", action="store_true", help="try also what was killed before")
    parser.add_argument("--state", type=Path, default=Path(".campaigns"), metavar="DIR", help="where figures are kept")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
