"""What a table may set, and how it reads the rules that can be read in several ways."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kit.settings import Tracking, choice, reading, seconds, yes_no
from rules.kit.types import Frozen


class Options(Frozen, frozen=True, kw_only=True):
    """The settings of one game, as the setup form asks them."""

    tracking: Tracking = "full"
    short: Annotated[Literal[0, 1], yes_no("AKK-13", fixed=True)] = 0
    hands: Annotated[Literal["closed", "open"], choice("AKK-54")] = "closed"
    reveal: Annotated[Literal["award", "faces"], choice("AKK-23")] = "award"  # what is told after the reveal
    one_field: Annotated[Literal["one", "split"], reading("AKK-17")] = "one"
    add_again: Annotated[Literal["yes", "no"], reading("AKK-18")] = "yes"
    mercenary_next: Annotated[Literal["all", "after"], reading("AKK-27")] = "all"
    mercenary_counts: Annotated[Literal["any", "valued", "coloured"], reading("AKK-28")] = "any"
    cloak_seneschal: Annotated[Literal["doubles", "not"], reading("AKK-32")] = "doubles"
    lone_cloak: Annotated[Literal["nothing", "takes"], reading("AKK-33")] = "nothing"
    seneschal_pays: Annotated[Literal["yes", "no"], reading("AKK-38")] = "yes"
    free_cards: Annotated[Literal["yes", "no"], reading("AKK-48")] = "yes"
    chaplain_back: Annotated[Literal["lost", "kept"], reading("AKK-49")] = "lost"
    lance_feast: Annotated[Literal["names", "cards"], reading("AKK-58")] = "names"
    siege_high: Annotated[Literal["yes", "no"], reading("AKK-63")] = "yes"
    borrowed_use: Annotated[Literal["cards", "bids"], reading("AKK-67")] = "cards"
    borrowed_pick: Annotated[Literal["borrower", "owner"], reading("AKK-68")] = "borrower"
    levant_counts: Annotated[Literal["both", "paid"], reading("AKK-74")] = "both"
    writings: Annotated[Literal["free", "two"], reading("AKK-77")] = "free"
    barbarossa_empty: Annotated[Literal["no", "free"], reading("AKK-84")] = "no"
    barbarossa_card: Annotated[Literal["top", "any"], reading("AKK-84")] = "top"
    saladin_field: Annotated[Literal["rules", "free"], reading("AKK-87")] = "rules"
    clement: Annotated[Literal["once", "pairs"], reading("AKK-89")] = "once"
    barbarossa_ends: Annotated[Literal["round", "now"], reading("AKK-91")] = "round"
    second_highest: Annotated[Literal["sorted", "different"], reading("AKK-94")] = "sorted"
    bid_s: Annotated[Literal[0, 30, 60, 90, 120], seconds()] = 0
    cards_s: Annotated[Literal[0, 60, 120, 180, 240], seconds()] = 0
    window_s: Annotated[Literal[0, 10, 20, 30], seconds()] = 0
