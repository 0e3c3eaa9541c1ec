"""The package `unruly`: the sample game in one file; its functions and those of the contract obey another file."""

from __future__ import annotations

from pathlib import Path

from companion.testkit import new_game
from tests.trials.campaigns import unruly_game, unruly_orders

OWN = ("acting", "roll", "stop", "left_out", "ending", "round_of",
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


def write(folder: Path) -> Path:
    """The folder of the sources."""
    sources = new_game.write(folder, "unruly")
    file = sources / "unruly.py"
    text = file.read_text(encoding="utf-8")
    for old, new in CHANGES:
        assert old in text, old
        text = text.replace(old, new)
    for name in OWN:
        assert f"\ndef {name}(" in text, name
        text = text.replace(f"\ndef {name}(", f"\n@misbehaves\ndef {name}(")
    orders, wrapping = (Path(str(each.__file__)).read_text(encoding="utf-8") for each in (unruly_orders, unruly_game))
    wrapping = wrapping.replace("from tests.trials.campaigns.unruly_orders import misbehaves\n", "")
    rest = (text + wrapping).replace("from __future__ import annotations\n", "")
    file.write_text(f"{orders}{rest}\nGAME = misbehaving(GAME)\n", encoding="utf-8")
    return sources
