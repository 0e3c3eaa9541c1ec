"""A box whose network comes late, or changes, is reached and found there: in a network of its own, of the kernel's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SOON_S = (
    15  # it takes less than 5 s on a machine that has nothing else to do; looking every half a minute would take longer
)
ALONE = ("unshare", "--net")


def is_allowed() -> bool:
    try:
        return subprocess.run([*ALONE, "ip", "link"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


needs_namespaces = pytest.mark.skipif(
    not is_allowed(), reason="no network namespaces here: they want unshare, ip and the right to use them"
)


@needs_namespaces
@pytest.mark.parametrize("net", ["4", "6"])
def test_a_box_whose_network_comes_late_and_changes_is_reached_and_found_there_soon(net: str, tmp_path: Path) -> None:
    words = [*ALONE, sys.executable, "-m", "tests.web.found", str(tmp_path), "8642", net]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    reached, next_one, found = map(float, said.stdout.split())
    assert max(reached, next_one, found) < SOON_S, said.stderr


@needs_namespaces
def test_of_two_boxes_that_are_switched_on_at_once_each_has_a_name_of_its_own(tmp_path: Path) -> None:
    """`ip netns` keeps its names under /run, so that is the test's own as well."""
    words = [sys.executable, "-m", "tests.web.two_boxes", str(tmp_path), "46"]
    own_run = 'mount -t tmpfs none /run && mkdir /run/netns && exec "$@"'
    said = subprocess.run([*ALONE, "--mount", "sh", "-c", own_run, "sh", *words], capture_output=True, text=True,
                          check=False)  # fmt: skip
    assert said.stdout.split() == ["table", "table-2"], said.stderr
