"""What lies in the box, as far as the rulebook says it. The map and the orders are printed: the table tells them."""

from __future__ import annotations

from typing import Literal

Good = Literal["salt", "barley", "tea", "jade", "gold"]
Road = Literal["soil", "ice", "stone"]
Token = Literal["soil", "ice", "stone", "hand", "pause"]  # an action token's five ways to lie
EventKind = Literal["yeti", "storm", "market"]
Reward = Literal["barter", "offering", "delegation"]
Prize = Literal["token", "delegations", "stupa", "nothing"]

GOODS: dict[Good, int] = {"salt": 18, "barley": 15, "tea": 12, "jade": 9, "gold": 6}  # cheapest first (HIM-31)
ROADS: tuple[Road, ...] = ("soil", "ice", "stone")
TOKENS: tuple[Token, ...] = ("soil", "ice", "stone", "hand", "pause")  # HIM-21
EVENTS: tuple[EventKind, ...] = ("yeti", "storm", "market")  # HIM-80
REWARDS: tuple[Reward, ...] = ("barter", "offering", "delegation")  # HIM-39
MOST_REWARDS = 2

VILLAGES = 20
REGIONS = 8
LEVELS = (1, 2, 3)
ROUNDS = 12  # HIM-15
ACTIONS = 6  # HIM-20
INVENTORY_ROUNDS = (4, 8, 12)

STUPAS = 5  # of each seat (HIM-4)
DELEGATIONS = 15
ORDERS = 40
INVENTORY_TOKENS = 15
TOKEN_YAKS = 3  # HIM-59
SUPPLIED = 5  # villages with resources, and villages with an order (HIM-5, HIM-9)
CUBES = 5  # in a newly supplied village
PRIZE_DELEGATIONS = 2  # HIM-92
PRIZE_LEVEL = 1

# The orders are not in the text: any small order and any herd is taken.
MOST_WANTED = 6
MOST_YAKS = 20
MOST_HERD = 200

# The map is not in the text either, except for these fragments of its examples (HIM-48, HIM-50, HIM-95).
KNOWN_LEVELS: dict[int, int] = {6: 3, 19: 1, 20: 1}
KNOWN_ROADS: tuple[tuple[Road, int, int], ...] = (("soil", 3, 4), ("ice", 3, 6))
KNOWN_BORDERS: dict[int, tuple[int, ...]] = {6: (1,)}  # village 6 borders region 1, and perhaps others
