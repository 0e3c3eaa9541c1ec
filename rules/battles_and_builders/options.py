"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Literal

from rules.kit.settings import one_of, reading, seconds, yes_no
from rules.kit.types import Frozen, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    memory_aid: Literal[0, 1] = 0
    battle: Literal["dice", "outcome"] = "dice"  # what the table tells of it
    empty_hand: Literal["chip", "free"] = "chip"  # BNB-14
    lone_king: Literal["lost", "forbidden"] = "lost"  # BNB-20
    no_army: Literal["all", "aside"] = "all"  # BNB-46
    extra_tie: Literal["alone", "tied"] = "alone"  # BNB-51
    extra_check: Literal["chosen", "after"] = "chosen"  # BNB-51
    fresh_when: Literal["once", "first"] = "once"  # BNB-57
    all_back: Literal["free", "chip"] = "free"  # BNB-58
    six_dice: Literal["add", "five"] = "add"  # BNB-59
    fictitious_rank: Literal["out", "ranks"] = "out"  # BNB-66
    fictitious_target: Literal["yes", "no"] = "yes"  # BNB-66
    fictitious_draw: Literal["with", "after"] = "with"  # BNB-66
    commit_s: Literal[0, 30, 60, 90, 120] = 0


SETTINGS: tuple[Setting, ...] = (
    yes_no("memory_aid", "BNB-11"),
    one_of("battle", ("dice", "outcome"), "BNB-34"),
    reading("empty_hand", ("chip", "free"), "BNB-14"),
    reading("lone_king", ("lost", "forbidden"), "BNB-20"),
    reading("no_army", ("all", "aside"), "BNB-46"),
    reading("extra_tie", ("alone", "tied"), "BNB-51"),
    reading("extra_check", ("chosen", "after"), "BNB-51"),
    reading("fresh_when", ("once", "first"), "BNB-57"),
    reading("all_back", ("free", "chip"), "BNB-58"),
    reading("six_dice", ("add", "five"), "BNB-59"),
    reading("fictitious_rank", ("out", "ranks"), "BNB-66"),
    reading("fictitious_target", ("yes", "no"), "BNB-66"),
    reading("fictitious_draw", ("with", "after"), "BNB-66"),
    seconds("commit_s", (0, 30, 60, 90, 120), "BNB-7"),
)
