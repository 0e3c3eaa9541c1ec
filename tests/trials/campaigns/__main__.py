"""Run a campaign until the time is up; the next run may resume where this one ended.

    python -m tests.trials.campaigns NAME --hours H --seed S --first N

What went wrong is printed with the seed and the number of its attempt, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from itertools import takewhile

from tests.trials.campaigns import damage, days, kills, pads, power, readers, slips, stories, table
from tests.trials.campaigns.campaign import Campaign, Make, scratch, share
from tests.trials.campaigns.disk import CONTROL, environment

CAMPAIGNS: dict[str, Make] = {
    "damage": damage.campaign,
    "days": days.campaign,
    "kills": kills.campaign,
    "pads": pads.campaign,
    "power": power.campaign,
    "readers": readers.campaign,
    "slips": slips.campaign,
    "stories": stories.campaign,
    "syscalls": table.syscalls,
    "table": table.campaign,
}
UNDER_THE_DISK = {"syscalls", "table"}  # disk.c stands between this very process and its files


def main() -> int:
    words = words_of()
    if words.name in UNDER_THE_DISK and CONTROL not in os.environ:
        return once_more_under_the_disk()
    return ended(words, CAMPAIGNS[words.name](words.seed, words.control))


def once_more_under_the_disk() -> int:
    with scratch() as own:
        arguments = [sys.executable, "-m", "tests.trials.campaigns", *sys.argv[1:]]
        return os.spawnve(os.P_WAIT, sys.executable, arguments, environment(own))


def ended(words: argparse.Namespace, campaign: Campaign) -> int:
    """Run the attempts until the time is up and print the results; returns the exit code."""
    began, most = time.monotonic(), campaign.attempts or 2**62
    numbers = range(words.first, min(words.first + (words.attempts or 2**62), most))
    print(f"{campaign.name}: seed {words.seed}, of {campaign.attempts or 'any number of'} attempts", flush=True)
    in_time = takewhile(lambda _: time.monotonic() - began < 3600 * words.hours, numbers)
    total = share(campaign, in_time, words.seed)
    took = f"{time.monotonic() - began:.0f} s, {time.process_time():.0f} s of processor"
    print(f"{campaign.name}: {dict(total.figures)}, {len(total.wrong)} wrong, {took}")
    print(f"to go on: --first {words.first + total.figures['attempts']}")
    return int(bool(total.wrong) != words.control)


def words_of() -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials.campaigns")
    parser.add_argument("name", choices=CAMPAIGNS)
    parser.add_argument("--hours", type=float, metavar="H", help="0.1, or as long as it takes where --attempts is told")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the attempt to begin with")
    parser.add_argument(
        "--attempts", type=int, default=0, metavar="N", help="so many at most, 0 = until the time is up"
    )
    parser.add_argument("--control", action="store_true", help="with a part that is known to fail: it has to be found")
    words = parser.parse_args()
    words.hours = words.hours or (math.inf if words.attempts else 0.1)
    return words


if __name__ == "__main__":
    sys.exit(main())
