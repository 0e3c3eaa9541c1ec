"""What a table may set, and how it reads the rules that can be read in two ways."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import choice, reading, seconds, yes_no
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    memory_aid: Annotated[Literal[0, 1], yes_no("BNB-11")] = 0
    battle: Annotated[Literal["dice", "outcome"], choice("BNB-34")] = "dice"  # what the table tells of it
    empty_hand: Annotated[Literal["chip", "free"], reading("BNB-14")] = "chip"
    lone_king: Annotated[Literal["lost", "forbidden"], reading("BNB-20")] = "lost"
    no_army: Annotated[Literal["all", "aside"], reading("BNB-46")] = "all"
    extra_tie: Annotated[Literal["alone", "tied"], reading("BNB-51")] = "alone"
    extra_check: Annotated[Literal["chosen", "after"], reading("BNB-51")] = "chosen"
    fresh_when: Annotated[Literal["once", "first"], reading("BNB-57")] = "once"
    all_back: Annotated[Literal["free", "chip"], reading("BNB-58")] = "free"
    six_dice: Annotated[Literal["add", "five"], reading("BNB-59")] = "add"
    fictitious_rank: Annotated[Literal["out", "ranks"], reading("BNB-66", seats=(2,))] = "out"
    fictitious_target: Annotated[Literal["yes", "no"], reading("BNB-66", seats=(2,))] = "yes"
    fictitious_draw: Annotated[Literal["with", "after"], reading("BNB-66", seats=(2,))] = "with"
    commit_s: Annotated[Literal[0, 30, 60, 90, 120], seconds("BNB-7")] = 0
