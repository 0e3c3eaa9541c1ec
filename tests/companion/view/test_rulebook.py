"""The rules in our own words, from RULES.md."""

from __future__ import annotations

from companion.view.rulebook import paragraphs, parse

BOOK = """# Pebbles

Not a rule.

## Fists

**PEB-1** [text] Everybody hides
up to three pebbles.

Between the rules.

**PEB-2** [ambiguous] Who wins a tie?
## The brook
**PEB-3** [derived] Two lie side by side.
**PEB-4** [text] One.
"""


def test_a_paragraph_goes_on_to_the_next_empty_line() -> None:
    first = parse(BOOK)[0]
    assert (first.id, first.flag, first.heading) == ("PEB-1", "text", "Fists")
    assert first.text == "Everybody hides up to three pebbles."
    assert [(p.id, p.flag, p.heading) for p in parse(BOOK)[1:]] == [
        ("PEB-2", "ambiguous", "Fists"), ("PEB-3", "derived", "The brook"), ("PEB-4", "text", "The brook"),
    ]  # fmt: skip
    assert paragraphs("tests.pebbles", "fr") == paragraphs("tests.pebbles", "en")
