"""The renewal of the golden files, with a list of changed lines: `deploy/update-golden [GAME ...]`.

A game name ("akkon") skips the other games' examples. The final states of records (`tests/golden/states.json`) are a
promise to existing records and are never renewed.
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
# of rulebooks; another game has none
EXAMPLES = {game.id: ("-m", "tests.rules.examples", game.id) for game in GAMES if game.id != "any_game"}
WRITERS: tuple[tuple[str, ...], ...] = (
    ("-m", "tests.rules.playthrough"),
    ("-m", "tests.rules.game_text"),
    ("-m", "tests.rules.promised"),
    *(("-m", "pytest", "-q", "-p", "no:cacheprovider", file) for file in VIEW),
)
PATTERNS = (
    "tests/golden/**/*.jsonl", "tests/golden/**/*.txt", "tests/rules/promised.txt",
    "tests/companion/view/golden/**/*.txt",
)  # fmt: skip
Texts = Mapping[Path, str]


def golden(root: Path = ROOT) -> Texts:
    """Every golden file with its text."""
    files = (file for pattern in PATTERNS for file in root.glob(pattern))
    return {file.relative_to(root): file.read_text(encoding="utf-8") for file in files}


def changed(before: Texts, after: Texts) -> Iterator[str]:
    """The changed files; then each removed or added line once, with its number of files."""
    files = sorted(file for file in {*before, *after} if before.get(file) != after.get(file))
    yield from (f"  {file}" for file in files)
    told = Counter[str]()
    for file in (file for file in files if file.suffix != ".jsonl"):  # people read the text beside a record
        lines = ndiff(before.get(file, "").splitlines(), after.get(file, "").splitlines())
        told.update([*dict.fromkeys(line for line in lines if line[0] in "-+")])
    yield from (f"{line}  ({n} files)" if n > 1 else line for line, n in told.items())


def renew(games: list[str]) -> None:
    """Run the common writers, and those of these games' examples; of all examples if `games` is empty."""
    env = {**os.environ, "COMPANION_GOLDEN": "write"}
    examples = (writer for game, writer in EXAMPLES.items() if game in (games or EXAMPLES))
    for writer in (*examples, *WRITERS):
        sys.stdout.write(f"{writer[-1]}\n")
        sys.stdout.flush()
        subprocess.run((sys.executable, *writer), cwd=ROOT, env=env, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    if unknown := {*sys.argv[1:]} - {game.id for game in GAMES}:
        sys.exit(f"There is no game {', '.join(sorted(unknown))} among {', '.join(game.id for game in GAMES)}.")
    was = golden()
    renew(sys.argv[1:])
    lines = list(changed(was, golden()))
    sys.stdout.write("\n".join(("changed:", *lines) if lines else ("nothing changed",)) + "\n")
