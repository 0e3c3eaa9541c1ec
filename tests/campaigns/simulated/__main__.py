"""Some stories, for the ordinary tests: a line of JSON for each, and the first one told by a core that forgets lamps.

python -m tests.campaigns.simulated SEED STORIES STEPS, under the disk.
"""

from __future__ import annotations

import json
import sys

from tests.campaigns.campaign import share
from tests.campaigns.table import campaign


def main(seed: int, stories: int, steps: int) -> None:
    """Tell them."""
    for number in (*range(stories), None):
        result = share(campaign(seed, control=number is None, length=steps), [number or 0], seed)
        print(json.dumps({"figures": result.figures, "wrong": result.wrong}), flush=True)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
