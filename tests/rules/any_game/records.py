"""The golden records of this game; `python -m tests.rules.any_game.records` writes them again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

from rules.any_game.components import Counter, Pad, Phase
from rules.kit.sample import answer
from rules.kit.types import Illegal
from tests.rules.any_game.table import Table

FOLDER = Path(__file__).parents[2] / "golden" / "any_game"
LATE = 40  # moves, before which nobody says that the game is over
PADS = {
    "hearts_3": (3, "@hearts"), "toepen_5": (5, "@toepen"), "klaverjassen_4": (4, "@klaverjassen"),
    "cribbage_2": (2, "@cribbage"), "darts_4": (4, "@darts-301"), "yacht_3": (3, "@yacht"),
    "dominoes_6": (6, "@dominoes"), "hearts_6": (6, "@hearts"), "toepen_6": (6, "@toepen"), "lives_5": (5, "@lives"),
    "together_6": (6, "@together"), "hearts_7": (7, "@hearts"), "toepen_8": (8, "@toepen"),
    "dominoes_9": (9, "@dominoes"), "hearts_10": (10, "@hearts"),
}  # fmt: skip
TOWNS = Pad(
    name="Towns", scores="end", order="told", laps="passes",
    phases=(Phase(say="Income", turns=False), Phase(say="Build")), counters=(Counter(name="Gold", start=3),),
    clock="turn", clock_s=90,
)  # fmt: skip


def all_records() -> dict[str, bytes]:
    """Every golden record by its name."""
    played = {name: _played(Table(n, pad), seed) for seed, (name, (n, pad)) in enumerate(PADS.items(), 1)}
    ends = {f"{how}_3": Table(3, "@together").play("pass_on").play("finish").play("outcome", outcome=how)
            for how in ("won", "lost")}  # fmt: skip
    told = _played(Table.of(4, TOWNS), 20)
    return {name: table.record(name) for name, table in {**played, **ends, "towns_4": told}.items()}


def _played(table: Table, seed: int) -> Table:
    """A whole game of chance; it is said to be over late, or never."""
    rng = Random(seed)
    for _ in range(LATE):
        asked = [prompt for prompt in table.asked() if prompt.waits and prompt.move != "finish"]
        if not asked:
            break
        prompt = rng.choice(asked)
        with suppress(Illegal):
            table.write(prompt, answer(prompt, rng))
    return table.play_out(rng)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, data in all_records().items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
