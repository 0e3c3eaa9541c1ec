"""The events at a table: seeded steps, each meaningful in any state."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.trials.campaigns.campaign import Result
from tests.trials.campaigns.disk import Disk
from tests.trials.campaigns.simulated.box import made_up
from tests.trials.campaigns.simulated.laws import Broken
from tests.trials.campaigns.simulated.world import World
from tests.trials.campaigns.virtual import Stuck, VirtualLoop

PHONES = 20
KINDS = {  # how often
    "tap": 600, "press": 40, "turn": 8, "roll": 40, "lie": 30, "join": 25, "leave": 8, "close": 3, "slow": 6,
    "sit": 12, "begin": 10, "away": 1, "wait": 25, "clock": 3, "disk": 4, "kill": 3,
    "restart": 1, "screen": 3, "settings": 2,
}  # fmt: skip
WAITS_MS = (0, 0, 5, 20, 50, 50, 100, 100, 300, 1_000)


class Step(NamedTuple):
    """An event; its details follow from its own seed and the state of the table."""

    kind: str
    who: int  # 0 = the table's screen
    seed: int
    wait_ms: int  # that go by afterwards


def story(seed: str, length: int) -> tuple[Step, ...]:
    """`length` steps; the number of phones and the rate of faults vary with the seed."""
    rng = Random(f"story {seed}")
    phones = rng.choice((0, 1, 2, 3, 4, 5, 8, PHONES))
    kinds = dict(KINDS)
    for calm in ("disk", "kill", "lie", "slow", "press"):
        if rng.random() < 0.3:
            kinds[calm] = 0
    names, weights = list(kinds), list(kinds.values())
    opening = [Step("join", who, rng.getrandbits(32), 20) for who in range(phones + 1)]
    opening += [Step("begin", 0, rng.getrandbits(32), 50)]
    opening += [Step("sit", who, rng.getrandbits(32), 20) for who in range(1, phones + 1)]
    rest = [
        Step(kind, 0 if rng.random() < 0.5 else rng.randrange(phones + 1), rng.getrandbits(32), rng.choice(WAITS_MS))
        for kind in rng.choices(names, weights, k=length)
    ]
    return (*opening, *rest)


def run(steps: Sequence[Step], seed: str, folder: Path, disk: Disk, plan: tuple[int, int, int] | None = None) -> Result:
    """Run a story to its end; `wrong` has the broken law, if any. `plan`: the calls that fail (`Disk.fail`)."""
    loop = VirtualLoop()
    with made_up(seed) as complaints:
        loop.set_exception_handler(lambda _, context: complaints.found.append(f"{context}"))
        world = World(folder, disk, loop, Random(f"world {seed}"), complaints)
        world.box.plan = plan
        try:
            broken = _broken(world, loop, steps)
        finally:
            loop.run(world.drop())
            loop.close()
    at = world.figures["steps"]
    return Result(figures=world.figures, wrong=[f"{broken} (step {at})"] if broken else [])


def _broken(world: World, loop: VirtualLoop, steps: Sequence[Step]) -> str:
    """The broken law, "" = none; its name stands before the colon."""
    try:
        loop.run(world.begin())
        for step in steps:
            loop.run(world.step(step.kind, step.who, step.seed, step.wait_ms))
        world.figures["calls that failed"] += world.box.disk.failed
        loop.run(world.end())
    except Stuck:
        return "hangs: nothing is due, and somebody waits"
    except Broken as broken:
        return f"{broken}"
    except Exception as error:
        return f"error: {error!r}"
    return ""
