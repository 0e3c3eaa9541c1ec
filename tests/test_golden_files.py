"""What `deploy/update-golden` says."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tests.golden_files import EXAMPLES, PATTERNS, ROOT, VIEW, WRITERS, changed


def test_a_sentence_that_changed_in_many_files_is_said_once() -> None:
    before = {Path(name): "Ana: bid\nBo: pass\n" for name in ("a.txt", "b.txt")}
    after = {Path(name): "Ana: make a bid\nBo: pass\n" for name in ("a.txt", "b.txt")}
    assert list(changed(before, after)) == [
        "  a.txt",
        "  b.txt",
        "- Ana: bid  (2 files)",
        "+ Ana: make a bid  (2 files)",
    ]


def test_a_record_that_changed_is_named_and_a_file_that_came_or_went_as_well() -> None:
    before = {Path("a.jsonl"): "{}\n", Path("old.txt"): "gone\n", Path("same.txt"): "same\n"}
    after = {Path("a.jsonl"): "[]\n", Path("new.txt"): "here\n", Path("same.txt"): "same\n"}
    assert list(changed(before, after)) == ["  a.jsonl", "  new.txt", "  old.txt", "+ here", "- gone"]


def test_every_writer_and_every_kind_of_golden_file_is_there() -> None:
    assert [module for _, module, *_ in (*EXAMPLES.values(), *WRITERS) if not find_spec(module)] == []
    assert [file for file in VIEW if not (ROOT / file).is_file()] == []
    assert [pattern for pattern in PATTERNS if not any(ROOT.glob(pattern))] == []
