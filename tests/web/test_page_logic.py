"""The page's own logic without a browser equals the touchscreen's on every case of tests/cases."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import playwright
import pytest

from companion.lan.site import PAGE
from tests.cases import SCREENS, cases

NODE = Path(playwright.__file__).parent / "driver" / "node"  # Playwright's own
CASES = cases()


@cache
def results() -> Any:
    """The page's results for every case."""
    script = Path(__file__).with_name("page_logic.mjs")
    done = subprocess.run((NODE, script, PAGE, SCREENS), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("i", range(len(CASES["forms"])), ids=lambda i: CASES["forms"][i]["name"])
def test_what_a_form_makes_of_what_is_chosen(i: int) -> None:
    case = CASES["forms"][i]
    assert results()["forms"][i] == {key: case[key] for key in ("ready", "answer", "confirm")}


@pytest.mark.parametrize("i", range(len(CASES["fronts"])), ids=lambda i: CASES["fronts"][i]["name"])
def test_which_row_is_in_front(i: int) -> None:
    assert results()["fronts"][i] == [step["front"] for step in CASES["fronts"][i]["steps"]]


@pytest.mark.parametrize("i", range(len(CASES["taps"])), ids=lambda i: CASES["taps"][i][0])
def test_what_a_tap_makes_of_a_value(i: int) -> None:
    assert results()["taps"][i] == CASES["taps"][i][-1]


def test_what_is_typed_on_the_number_pad() -> None:
    assert results()["pads"] == [[typed, value] for *_, typed, value in CASES["pads"]]


def test_what_a_clock_shows() -> None:
    assert results()["clocks"] == [digits for _, _, digits in CASES["clocks"]]


def test_when_a_cue_is_new() -> None:
    assert results()["cues"] == [is_new for _, _, is_new in CASES["cues"]]
