"""A round of Akkon for four people who know their cards: bids, the reveal, and a card or two each."""

from __future__ import annotations

from tests.rules.akkon.table import told_cards
from tests.ui.pace.harness import Pace

CATALOGUE = told_cards()


def lance(city: str, track: str) -> dict[str, str]:
    """The lance of that city."""
    return {city: f"{city}/lance/1/{track}/-/-/-"}


async def full(pace: Pace) -> None:
    await _dealt(pace)
    await bids(pace)
    await pace.does("Ana plays a lance of Tyre", "play", city="tyre", card=lance("tyre", "gold"))
    await pace.does("Ana plays a lance of Jaffa", "play", city="jaffa", card=lance("jaffa", "faith"))
    await pace.does("Ana is done", "done")
    await pace.does("Bo plays Minting", "play", city="akkon", card={"akkon": "akkon/minting/1/-/-/-/-"})
    await pace.does("Bo takes the top card of Sidon", "minting", stack="sidon")
    writings = {"jerusalem": "jerusalem/writings/1/-/-/-/-"}
    await pace.does("Bo plays the Forbidden Writings", "play", city="jerusalem", card=writings)
    await pace.does("Bo writes gold up and power down", "writings", up="gold", down="power")
    await pace.does("Bo is done", "done")
    await pace.does("Cem plays a lance of Tyre", "play", city="tyre", card=lance("tyre", "gold"))
    await pace.does("Cem is done", "done")
    await pace.does("Dee plays a lance of Sidon", "play", city="sidon", card=lance("sidon", "prestige"))
    await pace.does("Dee is done", "done")
    await pace.does("three of the new tops are told", "turn_up", tops={
        "akkon": "akkon/ban/2/power/-/-/-", "jerusalem": "jerusalem/plague/1/faith/-/-/-",
        "tyre": "tyre/siege/1/gold/faith/-/-",
    })  # fmt: skip


async def first_cards(pace: Pace) -> None:
    """No card is known yet: each is entered once, when it is played; those on top are entered later."""
    printed = {"kind": "lance", "knights": 1}
    await pace.does("Ana plays a card of Tyre", "play", city="tyre")
    await pace.does("Ana tells the lance of Tyre", "learn_card", track="gold", **printed)
    await pace.does("Ana plays a card of Jaffa", "play", city="jaffa")
    await pace.does("Ana tells the lance of Jaffa", "learn_card", track="faith", **printed)
    await pace.does("Ana is done", "done")
    await pace.does("Bo plays a card of Akkon", "play", city="akkon")
    await pace.does("Bo tells Minting", "learn_card", kind="minting", knights=1)
    await pace.does("Bo takes the top card of Sidon", "minting", stack="sidon")
    await pace.does("Bo is done", "done")
    await pace.does("Cem plays the lance of Tyre, which is known by now", "play", city="tyre",
                    card=lance("tyre", "gold"))  # fmt: skip
    await pace.does("Cem is done", "done")
    await pace.does("Dee plays a card of Sidon", "play", city="sidon")
    await pace.does("Dee tells the lance of Sidon", "learn_card", track="prestige", **printed)
    await pace.does("Dee is done", "done")
    await pace.does("the new tops are told later", "turn_up")


async def _dealt(pace: Pace) -> None:
    dealt = {"0": ["tyre/lance", "jaffa/lance"], "1": ["akkon/minting", "jerusalem/writings"],
             "2": ["tyre/lance", "caesarea/lance"], "3": ["sidon/lance", "sidon/lance"]}  # fmt: skip
    await pace.begins("begin")
    await pace.begins("deal", cards=dealt)
    await pace.begins("turn_up")


async def bids(pace: Pace) -> None:
    """The bidding of the first round, and the takers of the cards."""
    await pace.does("Ana bids two knights on Tyre", "place", city="tyre", count=2)
    await pace.does("Bo bids a knight on Akkon", "place", city="akkon", count=1)
    await pace.does("Cem bids a knight on Tyre", "place", city="tyre", count=1)
    await pace.does("Dee bids two knights on Jerusalem", "place", city="jerusalem", count=2)
    await pace.does("Ana bids a knight on Akkon", "place", city="akkon", count=1)
    await pace.does("Bo bids two knights on Jerusalem", "place", city="jerusalem", count=2)
    await pace.does("Cem bids a knight on Caesarea", "place", city="caesarea", count=1)
    await pace.does("Dee passes", "pass")
    await pace.does("Ana adds the seneschal on Tyre", "place", city="tyre", count=0, seneschal=1)
    await pace.does("Bo bids a knight on Tyre", "place", city="tyre", count=1)
    await pace.does("Cem passes", "pass")
    await pace.does("Ana passes", "pass")
    await pace.does("Bo passes", "pass")
    taken = {"akkon": 0, "jerusalem": 3, "tyre": 0, "caesarea": 2}
    await pace.does("the knights are turned up", "award", winner=taken, chaplain={"1": "akkon"})
