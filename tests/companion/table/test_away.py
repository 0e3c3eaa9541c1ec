from __future__ import annotations

import pytest

from companion.table.downtime import downtime_sentence
from rules.kit.types import Say

NOW = "2026-11-21T19:00:00Z"


@pytest.mark.parametrize(
    ("last", "unit", "n"),
    [
        ("2026-11-21T18:58:00Z", "away-minutes", 2),
        ("2026-11-21T17:30:00Z", "away-hours", 1),
        ("2026-11-18T19:00:00Z", "away-days", 3),
        ("2026-11-21T18:59:30Z", "away-moment", 0),
    ],
)
def test_a_restart_says_how_long_it_was_away(last: str, unit: str, n: int) -> None:
    assert downtime_sentence(last, NOW) == Say(
        key="away-known", args={"time": Say(key=unit, args={"n": n} if n else {})}
    )


@pytest.mark.parametrize("last", ["2026-11-21T20:00:00Z", "1970-01-01T00:00:07Z", "", "yesterday"])
def test_a_wall_clock_that_jumped_gives_no_figure(last: str) -> None:
    assert downtime_sentence(last, NOW) == Say(key="away-unknown")
