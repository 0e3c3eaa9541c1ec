"""The campaign from the command line: so many games of each game, taken up where it was broken off."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
from msgspec import Struct

from companion.testkit.stories.campaign import Breach, one
from tests.contract.games import NAMES, game

EVERY_S = 20.0  # how often the figures are written down


class Figures(Struct, kw_only=True):
    """What a campaign has come to."""

    game: str
    seed: int  # the first
    games: int = 0
    moves: int = 0
    corrected: int = 0
    ended: int = 0
    cpu_s: float = 0.0
    breaches: dict[str, int] = {}  # by the law and what broke it
    stories: dict[str, Breach] = {}  # the shortest of each

    def line(self) -> str:
        """One line to print."""
        broken = sum(self.breaches.values())
        return (f"{self.game}: {self.games} games from seed {self.seed}, "
                f"{self.ended} ended, {self.moves} moves, {self.corrected} of them corrections, "
                f"{self.cpu_s:.0f} s of processor time, {broken} broken in {len(self.breaches)} ways")  # fmt: skip


def run(figures: Figures, games: int, file: Path | None, shrink: bool) -> None:
    """Play until so many games were played; the file is written on the way."""
    of, begun_s, written_s = game(figures.game), time.process_time() - figures.cpu_s, time.monotonic()
    while figures.games < games:
        seed = figures.seed + figures.games
        count = one(of, seed, shrink=False)
        figures.games += 1
        figures.moves += count.moves
        figures.corrected += count.corrected
        figures.ended += count.ended
        if count.breach is not None:
            is_new = shrink and count.breach.key not in figures.stories
            _note(figures, one(of, seed).breach or count.breach if is_new else count.breach)
        figures.cpu_s = time.process_time() - begun_s
        if file is not None and (time.monotonic() > written_s + EVERY_S or figures.games == games):
            file.write_bytes(msgspec.json.encode(figures))
            written_s = time.monotonic()


def _note(figures: Figures, breach: Breach) -> None:
    figures.breaches[breach.key] = figures.breaches.get(breach.key, 0) + 1
    figures.stories.setdefault(breach.key, breach)


def taken_up(new: Figures, folder: Path | None) -> tuple[Figures, Path | None]:
    """The figures so far; the new ones where none were kept."""
    if folder is None:
        return new, None
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{new.game}-{new.seed}.json"
    return (msgspec.json.decode(file.read_bytes(), type=Figures) if file.exists() else new), file


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.rules.laws", description=__doc__)
    asked.add_argument("--games", type=int, default=1000, help="of each game")
    asked.add_argument("--seed", type=int, default=1, help="of the first game; each is played from its seed alone")
    asked.add_argument("--game", action="append", choices=NAMES, help="only this one; may be said several times")
    asked.add_argument(
        "--keep", type=Path, help="a folder for the figures: broken off, the campaign goes on from there"
    )
    asked.add_argument("--quick", action="store_true", help="stories as they were found, not shortened")
    said = asked.parse_args()
    broken: Counter[str] = Counter()
    for name in said.game or NAMES:
        figures, file = taken_up(Figures(game=name, seed=said.seed), said.keep)
        run(figures, said.games, file, shrink=not said.quick)
        print(figures.line(), flush=True)
        for key, n in sorted(figures.breaches.items(), key=lambda each: -each[1]):
            print(f"  {n} times {key}")
            print("\n".join(f"    {line}" for line in figures.stories[key].lines()), flush=True)
        broken.update(figures.breaches)
    sys.exit(1 if broken else 0)
