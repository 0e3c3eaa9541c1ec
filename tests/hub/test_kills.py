"""Broker, database, hub and tables are killed while tables play: each public line is kept once, no secret is there.

A share of `python -m tests.hub.kills`.
"""

from __future__ import annotations

from tests.hub.kills import WHAT, play, secrets, world

TABLES, SEED = 6, 3


def test_whatever_is_killed_each_public_line_is_there_once_and_no_secret() -> None:
    with world(TABLES, pace_s=0.05) as made:
        play(made, kills=len(WHAT), seed=SEED, gap_s=1.0)
        made.wait(120.0)
        rows = made.rows()
        assert rows == made.wanted()
        assert set(made.killed) == set(WHAT)
        bodies = "".join(rows.values())
        assert secrets(TABLES)
        assert not any(secret in bodies for secret in secrets(TABLES))
