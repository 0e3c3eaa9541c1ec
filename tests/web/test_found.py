"""A box whose network comes late or changes is reachable and discoverable, in a network namespace of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SOON_S = 15  # less than 5 on an idle machine; polling every half a minute would take longer
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
def test_a_box_whose_network_comes_late_and_changes_is_reached_and_found_there_soon(tmp_path: Path) -> None:
    """Over IPv4 and over IPv6, both at once: it mostly waits."""
    words = [*ALONE, sys.executable, "-m", "tests.web.found", "late"]
    boxes = [subprocess.Popen([*words, str(tmp_path / net), net], stdout=subprocess.PIPE) for net in "46"]
    for box in boxes:
        said, _ = box.communicate()
        assert max(map(float, said.split())) < SOON_S


@needs_namespaces
def test_of_two_boxes_that_are_switched_on_at_once_each_has_a_name_of_its_own(tmp_path: Path) -> None:
    """`ip netns` keeps its names under /run, so that is the test's own as well."""
    words = [sys.executable, "-m", "tests.web.found", "two", str(tmp_path), "46"]
    own_run = 'mount -t tmpfs none /run && mkdir /run/netns && exec "$@"'
    said = subprocess.run([*ALONE, "--mount", "sh", "-c", own_run, "sh", *words], capture_output=True, text=True,
                          check=False)  # fmt: skip
    assert said.stdout.split() == ["table", "table-2"], said.stderr
