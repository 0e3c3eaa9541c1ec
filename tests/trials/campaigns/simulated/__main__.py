"""A story for the ordinary tests, as a line of JSON; with `control` told by a core that forgets its lamps.

python -m tests.trials.campaigns.simulated SEED NUMBER STEPS [control], under the disk.
"""

from __future__ import annotations

import json
import sys

from tests.trials.campaigns.campaign import share
from tests.trials.campaigns.table import campaign


def main(seed: int, number: int, steps: int, *, control: bool) -> None:
    """Tell it."""
    result = share(campaign(seed, control, length=steps), [number], seed)
    print(json.dumps({"figures": result.figures, "wrong": result.wrong}))


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:4]), control="control" in sys.argv)
