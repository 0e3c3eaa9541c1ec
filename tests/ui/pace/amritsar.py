"""The first round of Amritsar's second decade: used tiles are known, the others are entered when needed."""

from __future__ import annotations

from pathlib import Path

from companion.log.record import read_record
from tests.ui.pace.harness import Pace

FIRST_DECADE = Path(__file__).with_suffix(".jsonl")  # of greedy players


async def full(pace: Pace) -> None:
    await pace.goes_on(read_record(FIRST_DECADE.read_bytes())[1])
    await pace.does("Ana's elephant stays", "ride", steps=0)
    await pace.does("Ana picks up the workers of North 2", "pick", spot="north-2")
    await pace.does("Ana drops them, green last", "sow", order=["yellow", "green"])
    await pace.does("Ana does the main action of the green tile", "main", tile="green")
    await pace.does("Ana rises", "rise", track="money")
    await pace.does("Ana does the bonus action", "bonus")
    await pace.does("Bo's elephant stays", "ride", steps=0)
    await pace.does("Bo picks up the workers of South 1", "pick", spot="south-1")
    await pace.does("Bo drops them without an extra step", "sow", extra=0)
    await pace.does("Bo does the main action of the green tile", "main", tile="green")
    await pace.does("Bo rises on money", "rise", track="money")
    await pace.does("Bo does the bonus action", "bonus")
    await pace.does("Bo's elephant does the yellow tile", "elephant", what="yellow")
    await pace.does("Bo sells two marble", "trade", sell={"marble": 2})
    await pace.does("Bo gets four coins", "settle", received=4)
    await pace.does("Cem's elephant stays", "ride", steps=0)
    await pace.does("Cem picks up the workers of West 1", "pick", spot="west-1")
    await pace.does("Cem drops them, green last", "sow", order=["white", "green"])
    await pace.does("Cem does the main action of the green tile", "main", tile="green")
    await pace.does("Cem takes two marble", "take")
    await pace.does("Cem's elephant does the blue tile", "elephant", what="blue")
    await pace.does("Cem takes two copper", "take")
    await pace.does("Cem does nothing more", "finish")
    await pace.does("Dee's elephant goes a step", "ride", steps=1)
    await pace.does("Dee picks up the worker of West 2", "pick", spot="west-2")
    await pace.does("Dee does the main action of the blue tile", "main", tile="blue")
    await pace.does("Dee's elephant does the green tile", "elephant", what="green")
    await pace.does("Dee takes two marble", "take")
    await pace.does("Dee's elephant stays after all", "ride", steps=0)
