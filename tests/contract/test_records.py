"""Records of earlier versions replay to the same states, move by move; the states are those of version 0.1.0.

Exceptions are rules that were read wrongly then: in Ettana's full_points_* and worked_examples_t a claimed design is
learned when the others have agreed (ETT-48). Amritsar's full records differ in `room` alone, which now holds at once
everything that has found room (AMR-56). In Himalaya's advanced a hand on the storm is tried in no village (HIM-34), and
in worked_examples_turn yaks that were corrected on the board are learned when the disc is turned over (HIM-40). A
correction sets one thing, so states no longer hold values that undid its consequences (decision 36).
"""

from __future__ import annotations

import gc
import hashlib
import json
from pathlib import Path

import pytest

from companion.log.book import replay, state_hash
from companion.log.record import read_record
from rules.games import find

GOLDEN = Path(__file__).parents[1] / "golden"
STATES: dict[str, str] = json.loads((GOLDEN / "states.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", STATES)
def test_a_record_folds_to_the_states_that_it_always_had(name: str) -> None:
    head, lines, warnings = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
    hashes = [state_hash(moment.state) for moment in replay(find(head.game), head, lines).moments]
    assert warnings == ()
    assert hashlib.sha256("".join(hashes).encode()).hexdigest() == STATES[name]


@pytest.mark.parametrize("name", STATES)
def test_a_long_record_gives_the_search_for_garbage_nothing_to_look_through(name: str) -> None:
    head, lines, _ = read_record((GOLDEN / f"{name}.jsonl").read_bytes())
    for moment in replay(find(head.game), head, lines).moments:
        values = (moment, moment.state, *moment.prompts)
        assert not [value for value in values if gc.is_tracked(value)]
