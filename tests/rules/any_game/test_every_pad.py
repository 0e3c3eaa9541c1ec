"""Whole games with pads of chance: somebody is always asked, and each ends for a reason that it names."""

from __future__ import annotations

import pytest

from tests.trials.campaigns import pads
from tests.trials.campaigns.campaign import share


@pytest.mark.rule("ANY-18")
@pytest.mark.parametrize("seed", range(10))
def test_whoever_plays_with_a_pad_is_always_asked_and_it_ends_for_a_reason_that_it_names(seed: int) -> None:
    result = share(pads.campaign(seed, look=5), range(25), seed)
    assert result.wrong == []
    assert result.figures["moves"] > 500
