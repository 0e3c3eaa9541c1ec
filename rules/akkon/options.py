"""What a table may set, and how it reads the rules that can be read in several ways."""

from __future__ import annotations

from typing import Literal

from rules.kit.settings import TRACKING, one_of, reading, seconds, yes_no
from rules.kit.types import Frozen, Setting


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game. The first value of each is the default."""

    tracking: Literal["full", "ledger"] = "full"
    short: Literal[0, 1] = 0  # AKK-13
    hands: Literal["closed", "open"] = "closed"
    reveal: Literal["award", "faces"] = "award"  # what is told after the reveal
    one_field: Literal["one", "split"] = "one"  # AKK-17
    add_again: Literal["yes", "no"] = "yes"  # AKK-18
    mercenary_next: Literal["all", "after"] = "all"  # AKK-27
    mercenary_counts: Literal["any", "valued", "coloured"] = "any"  # AKK-28
    cloak_seneschal: Literal["doubles", "not"] = "doubles"  # AKK-32
    lone_cloak: Literal["nothing", "takes"] = "nothing"  # AKK-33
    seneschal_pays: Literal["yes", "no"] = "yes"  # AKK-38
    free_cards: Literal["yes", "no"] = "yes"  # AKK-48
    chaplain_back: Literal["lost", "kept"] = "lost"  # AKK-49
    lance_feast: Literal["names", "cards"] = "names"  # AKK-58
    siege_high: Literal["yes", "no"] = "yes"  # AKK-63
    borrowed_use: Literal["cards", "bids"] = "cards"  # AKK-67
    borrowed_pick: Literal["borrower", "owner"] = "borrower"  # AKK-68
    levant_counts: Literal["both", "paid"] = "both"  # AKK-74
    writings: Literal["free", "two"] = "free"  # AKK-77
    barbarossa_empty: Literal["no", "free"] = "no"  # AKK-84
    barbarossa_card: Literal["top", "any"] = "top"  # AKK-84
    saladin_field: Literal["rules", "free"] = "rules"  # AKK-87
    clement: Literal["once", "pairs"] = "once"  # AKK-89
    barbarossa_ends: Literal["round", "now"] = "round"  # AKK-91
    second_highest: Literal["sorted", "different"] = "sorted"  # AKK-94
    bid_s: Literal[0, 30, 60, 90, 120] = 0
    cards_s: Literal[0, 60, 120, 180, 240] = 0
    window_s: Literal[0, 10, 20, 30] = 0


SETTINGS: tuple[Setting, ...] = (
    TRACKING,
    yes_no("short", "AKK-13"),
    one_of("hands", ("closed", "open"), "AKK-54"),
    one_of("reveal", ("award", "faces"), "AKK-23"),
    reading("one_field", ("one", "split"), "AKK-17"),
    reading("add_again", ("yes", "no"), "AKK-18"),
    reading("mercenary_next", ("all", "after"), "AKK-27"),
    reading("mercenary_counts", ("any", "valued", "coloured"), "AKK-28"),
    reading("cloak_seneschal", ("doubles", "not"), "AKK-32"),
    reading("lone_cloak", ("nothing", "takes"), "AKK-33"),
    reading("seneschal_pays", ("yes", "no"), "AKK-38"),
    reading("free_cards", ("yes", "no"), "AKK-48"),
    reading("chaplain_back", ("lost", "kept"), "AKK-49"),
    reading("lance_feast", ("names", "cards"), "AKK-58"),
    reading("siege_high", ("yes", "no"), "AKK-63"),
    reading("borrowed_use", ("cards", "bids"), "AKK-67"),
    reading("borrowed_pick", ("borrower", "owner"), "AKK-68"),
    reading("levant_counts", ("both", "paid"), "AKK-74"),
    reading("writings", ("free", "two"), "AKK-77"),
    reading("barbarossa_empty", ("no", "free"), "AKK-84"),
    reading("barbarossa_card", ("top", "any"), "AKK-84"),
    reading("saladin_field", ("rules", "free"), "AKK-87"),
    reading("clement", ("once", "pairs"), "AKK-89"),
    reading("barbarossa_ends", ("round", "now"), "AKK-91"),
    reading("second_highest", ("sorted", "different"), "AKK-94"),
    seconds("bid_s", (0, 30, 60, 90, 120)),
    seconds("cards_s", (0, 60, 120, 180, 240)),
    seconds("window_s", (0, 10, 20, 30)),
)
