"""The examples of the rulebooks as golden records; `python -m tests.rules.examples akkon` writes those of a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from companion.testkit.table import Table
from tests.rules.akkon import records as akkon
from tests.rules.amritsar import records as amritsar
from tests.rules.battles_and_builders import records as battles_and_builders
from tests.rules.ettana import records as ettana
from tests.rules.himalaya import records as himalaya
from tests.rules.playthrough import GOLDEN

EXAMPLES: Mapping[str, Mapping[str, Callable[[], Table[Any]]]] = {
    "akkon": akkon.EXAMPLES,
    "amritsar": amritsar.EXAMPLES,
    "battles_and_builders": battles_and_builders.EXAMPLES,
    "ettana": ettana.EXAMPLES,
    "himalaya": himalaya.EXAMPLES,
}


if __name__ == "__main__":
    for game in sys.argv[1:]:
        for name, table in EXAMPLES[game].items():
            (GOLDEN / game / f"{name}.jsonl").write_bytes(table().record(name))
