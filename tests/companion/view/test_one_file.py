"""The rulebook in RULES.md, and a game in one file: texts and rules are read from two columns, without an import."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.view import one_file, sentences
from companion.view.rulebook import paragraphs, parse
from companion.view.texts import texts

SOURCE = '''
raise RuntimeError("never imported")
TEXT = """
title = Skittles
kept = { $who } keeps { $n -> [one] a pin *[other] { $n } pins } now
    | { $who } houdt { $n -> [one] een kegel *[other] { $n } kegels }
stop-label = Stop | Stoppen
"""
RULES = """
## The lane | De baan
SKI-1 [text] Two to four people bowl. | Voor twee tot vier mensen.
SKI-2 [ambiguous] Who begins is not said: A: the youngest,
    B: the oldest. | Wie begint, staat er niet.
"""
'''


@pytest.fixture
def skittles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "skittles.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    return "skittles"


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [("en", 1, "Ana keeps a pin now"), ("en", 3, "Ana keeps 3 pins now"), ("nl", 1, "Ana houdt een kegel")],
)
def test_a_row_says_a_sentence_in_each_language_and_may_choose_by_a_number(
    skittles: str, lang: str, n: int, said: str
) -> None:
    (messages,) = texts(skittles, lang).values()
    assert sentences.fill_in(messages["kept"], messages, {"who": "Ana", "n": n}) == (said, ())
    assert messages["title"] == ("Skittles",)


def test_the_rulebook_has_its_headings_and_paragraphs_in_each_language(skittles: str) -> None:
    english, dutch = paragraphs(skittles, "en"), paragraphs(skittles, "nl")
    assert [(p.id, p.flag, p.heading) for p in english.values()] == [
        ("SKI-1", "text", "The lane"), ("SKI-2", "ambiguous", "The lane"),
    ]  # fmt: skip
    assert english["SKI-2"].text == "Who begins is not said: A: the youngest, B: the oldest."
    assert (dutch["SKI-1"].text, dutch["SKI-1"].heading) == ("Voor twee tot vier mensen.", "De baan")


def test_what_is_neither_a_heading_nor_a_paragraph_is_named() -> None:
    said = r"LESSONS: neither a heading nor a paragraph \(ABC-7 \[text\] Words\): Skittles is fun. All can"
    with pytest.raises(one_file.Unreadable, match=said) as why:
        one_file.rules('LESSONS = """\n## The lane\nSkittles is fun.\n All can.\n"""', "en", "LESSONS")
    assert why.value.line == 3


def test_a_sentence_in_one_language_is_found_but_not_a_title_or_what_has_no_words() -> None:
    rows = "title = Perudo", "lost = { $who } loses a die", "way = { $a } + { $b }", "kept = Kept | Gehouden"
    source = "\n".join(('TEXT = """', *rows, '"""', ""))
    assert one_file.untranslated_keys(source) == ["lost"]
    assert one_file.untranslated_keys(f'LANGUAGES = "en"\n{source}') == []


# ---- RULES.md --------------------------------------------------------------------------------------------------------
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
