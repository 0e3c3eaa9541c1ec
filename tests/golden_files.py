"""Every golden file written anew, and each line that reads otherwise now: `deploy/update-golden [WORD ...]`.

A word leaves out the writers whose names lack it ("akkon", "view"). What a record folds to (`tests/golden/states.json`)
is a promise to the evenings of others and is never renewed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import ndiff
from pathlib import Path

from rules.games import GAMES

ROOT = Path(__file__).parents[1]
VIEW = ("tests/companion/view/test_golden.py",)
WRITERS: tuple[tuple[str, ...], ...] = (
    *(("-m", f"tests.rules.{game.id}.records") for game in GAMES if game.id != "any_game"),  # of no rulebook's examples
    ("-m", "tests.rules.playthrough"),
    ("-m", "tests.rules.printed"),
    ("-m", "tests.rules.set_right"),
    ("-m", "tests.rules.promised"),
    ("-m", "tests.companion.asked"),
    *(("-m", "pytest", "-q", "-p", "no:cacheprovider", file) for file in VIEW),
)
PATTERNS = (
    "tests/golden/**/*.jsonl", "tests/golden/**/*.txt", "tests/rules/promised.txt", "docs/asked.md",
    "tests/companion/view/golden/**/*.txt",
)  # fmt: skip
Texts = Mapping[Path, str]


def golden(root: Path = ROOT) -> Texts:
    """Every golden file with its text."""
    files = (file for pattern in PATTERNS for file in root.glob(pattern))
    return {file.relative_to(root): file.read_text(encoding="utf-8") for file in files}


def changed(before: Texts, after: Texts) -> Iterator[str]:
    """The files that changed; then each line that went or came, once, with the number of files where it did."""
    files = sorted(file for file in {*before, *after} if before.get(file) != after.get(file))
    yield from (f"  {file}" for file in files)
    told = Counter[str]()
    for file in (file for file in files if file.suffix != ".jsonl"):  # people read the text beside a record
        lines = ndiff(before.get(file, "").splitlines(), after.get(file, "").splitlines())
        told.update([*dict.fromkeys(line for line in lines if line[0] in "-+")])
    yield from (f"{line}  ({n} files)" if n > 1 else line for line, n in told.items())


def renew(words: list[str]) -> None:
    """Run the writers whose names hold one of these words; all without any."""
    env = {**os.environ, "COMPANION_GOLDEN": "write"}
    for writer in WRITERS:
        if not words or any(word in writer[-1] for word in words):
            sys.stdout.write(f"{writer[-1]}\n")
            sys.stdout.flush()
            subprocess.run((sys.executable, *writer), cwd=ROOT, env=env, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    was = golden()
    renew(sys.argv[1:])
    lines = list(changed(was, golden()))
    sys.stdout.write("\n".join(("changed:", *lines) if lines else ("nothing changed",)) + "\n")
