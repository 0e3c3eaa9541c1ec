"""The packages `unruly`: the sample game in a folder for the first contract, and in one file for the second. Their
functions do what a file tells them."""

from __future__ import annotations

import shutil
from pathlib import Path

from companion.testkit import new_game
from tests.companion.packages.packed import first_contract
from tests.trials.campaigns import unruly_game, unruly_orders

OWN = ("acting", "roll", "stop", "left_out", "ending", "scene", "round_of",
       "may_stop", "stopped", "ticks", "follows", "goal_of")  # fmt: skip
MORE = """

def goal_of(s):
    return s.options.goal


def may_stop(s):
    return s.rolled or No("roll-first", "UNR-5")


def stopped(s):
    return {"n": sum(s.rolled)}

"""
STEP = """

@TURN.clock
def ticks(s):
    return None


@TURN.goes_on
def follows(s):
    return None

"""
CHANGES = (
    ('when=lambda s: s.rolled or No("roll-first", "UNR-5"), say=lambda s: {"n": sum(s.rolled)}',
     "when=may_stop, say=stopped"),
    ("top=lambda s: s.options.goal", "top=goal_of"),
    ("\n\nclass Options", f"{MORE}\nclass Options"),
    ('TURN = unruly.step("turn", seat=acting)\n', f'TURN = unruly.step("turn", seat=acting)\n{STEP}'),
)  # fmt: skip


def in_a_folder(folder: Path) -> Path:
    """The sources for the first contract; every function of the contract misbehaves."""
    sources = first_contract(folder, "unruly")
    shutil.copy(Path(unruly_orders.__file__), sources / "unruly" / "orders.py")
    wrapped = Path(unruly_game.__file__).read_text(encoding="utf-8")
    wrapped = wrapped.replace("tests.trials.campaigns.unruly_orders", ".orders")
    (sources / "unruly" / "wrapped.py").write_text(wrapped, encoding="utf-8")
    for rules in (sources / "unruly").glob("RULES*.md"):  # by the ids that its moves name
        rules.write_text(new_game.renamed(rules.read_text(encoding="utf-8"), "unruly"), encoding="utf-8")
    with (sources / "unruly" / "game.py").open("a") as game:
        game.write("\nfrom .wrapped import unruly\n\nGAME = unruly(GAME)\n")
    return sources


def in_one_file(folder: Path) -> Path:
    """The sources for the second contract; its own functions misbehave."""
    sources = new_game.write(folder, "unruly")
    file = sources / "unruly.py"
    text = file.read_text(encoding="utf-8")
    for old, new in CHANGES:
        assert old in text, old
        text = text.replace(old, new)
    for name in OWN:
        assert f"\ndef {name}(" in text, name
        text = text.replace(f"\ndef {name}(", f"\n@misbehaves\ndef {name}(")
    orders = Path(unruly_orders.__file__).read_text(encoding="utf-8")
    file.write_text(orders + text.replace("from __future__ import annotations\n", ""), encoding="utf-8")
    return sources
