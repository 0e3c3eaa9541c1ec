"""The four privileges: their holders, and their effects (AKK-80..89)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.akkon.scenarios import check, scenario, scenarios

mark = pytest.mark
BARBAROSSA = "bare; holder prestige Ana; begin; deal; turn_up"
READS = "house barbarossa_empty={}; bare; holder prestige Ana; begin; skip; turn_up"
PAIR = "holder faith Ana; Ana has hand 8; cards; card lance; card feast"  # two cards of Tyre


@scenarios(
    # ---- the holders -------------------------------------------------------------------------------------
    scenario("in the first round nobody has one", "house seats=3; round", mark.rule("AKK-6", "AKK-82"), holders={}),
    scenario("then the sole leader of a track gets its privilege",
             "house seats=3; Ana has gold 3 faith 5; Bo has gold 4; round", mark.rule("AKK-80"),
             holders={"gold": 1, "faith": 0}, news="AKK-80"),
    scenario("and keeps it for a round", "holder power Ana; Bo has power 9; cards", mark.rule("AKK-80"),
             holders={"power": 0}),
    scenario("for one", "holder power Ana; Bo has power 9; round", mark.rule("AKK-80"), holders={"power": 1}),
    scenario("after a tie nobody has it", "holder power Ana; Ana has power 7; Bo has power 7; round",
             mark.rule("AKK-81"), holders={}, news="AKK-81"),
    # ---- Barbarossa ----------------------------------------------------------------------------------------
    scenario("Barbarossa comes before the bidding", BARBAROSSA, mark.rule("AKK-83"), asks="= barbarossa decline",
             seats={0}, step="barbarossa"),
    scenario("takes a card for one from the hand", f"{BARBAROSSA}; show jaffa stack=tyre", mark.rule("AKK-83"), hand=2,
             discard="jaffa", stacks={"tyre": 9}, fields="tops.tyre", step="bid"),
    scenario("that was there before", f"{BARBAROSSA}; top lance; Ana has hand 1; show jaffa stack=tyre",
             mark.rule("AKK-83"), known="= lance"),
    scenario("or not", f"{BARBAROSSA}; decline", mark.rule("AKK-83"), hand=2, step="bid"),
    scenario("an empty stack has none", f"{BARBAROSSA}; stack tyre 0", mark.rule("AKK-83"), stack="sidon -tyre"),
    scenario("with an empty hand it cannot be used",
             READS.format("no").replace("skip", "Ana has hand 0; skip; Ana has hand 0"), mark.rule("AKK-84"),
             step="bid"),
    scenario("or for nothing",
             READS.format("free").replace("skip", "skip; Ana has hand 0") + "; barbarossa stack=sidon",
             mark.rule("AKK-84"), hand=1, discard=""),
    scenario("it takes the top card", f"{BARBAROSSA}; top lance; barbarossa stack=tyre city=jaffa",
             mark.rule("AKK-84"), known="lance", hand=2, stacks={"tyre": 9}),
    scenario("or any of the stack",
             f"house barbarossa_card=any; {BARBAROSSA}; top lance; barbarossa stack=tyre top=0" " city=jaffa",
             mark.rule("AKK-84"), known="-lance", hand=2, stacks={"tyre": 9},
             tops={"tyre": "tyre/lance/1/gold/-/-/-"}),
    # ---- Richard -------------------------------------------------------------------------------------------
    scenario("Richard brings a bid knight back to pay with",
             "house seneschal_pays=no; holder power Ana; sidon 7; all; award; richard city=sidon; card lance",
             mark.rule("AKK-85"), bid={"sidon": 6}, gold=3),
    scenario("whoever has him", "holder power Bo; sidon 3; jaffa 1; all; award", mark.rule("AKK-85"),
             asks="play -richard"),
    scenario("in the own turn, from where a knight was bid", "holder power Bo; sidon 3; jaffa 1; all; award; done",
             mark.rule("AKK-85"), asks="play richard", seats={1}),
    scenario("once", "holder power Ana; sidon 3; all; award; richard city=sidon", mark.rule("AKK-85"),
             asks="play -richard"),
    scenario("before the first card", "holder power Ana; sidon 3; all; award; card lance", mark.rule("AKK-85"),
             asks="play -richard"),
    scenario("the chaplain's discount goes with him",
             "holder power Ana; tyre 2; all; award C.Ana=tyre; richard city=tyre chaplain=1; card lance",
             mark.rule("AKK-49"), paid={"tyre": 1}),
    scenario("or stays", "house chaplain_back=kept; holder power Ana; tyre 2; all; award C.Ana=tyre;"
             "richard city=tyre chaplain=1; card lance", mark.rule("AKK-49"), paid={}),
    scenario("as with another knight",
             "holder power Ana; tyre 2; all; award C.Ana=tyre; richard city=tyre chaplain=0; card lance",
             mark.rule("AKK-49"), paid={}),
    scenario("alone he is no question",
             "holder power Ana; tyre 1; all; award C.Ana=tyre; richard city=tyre; card lance", mark.rule("AKK-49"),
             paid={"tyre": 1}),
    scenario("the seneschal comes back if he may pay",
             "holder power Ana; tyre 0 S; all; award; richard city=seneschal", mark.rule("AKK-38", "AKK-85"),
             seneschal="camp"),
    scenario("else he does not", "house seneschal_pays=no; holder power Ana; tyre 1 S; all; award",
             mark.rule("AKK-38", "AKK-85"), asks="richard", city="tyre -seneschal"),
    # ---- Saladin -------------------------------------------------------------------------------------------
    scenario("Saladin moves a bid knight before the reveal", "holder gold Ana; tyre 2; jaffa 1; all",
             mark.rule("AKK-86"), asks="= saladin decline", seats={0}, source="= tyre"),
    scenario("to another field", "holder gold Ana; tyre 2; jaffa 1; all; saladin source=tyre target=jaffa",
             mark.rule("AKK-86"), bid={"tyre": 1, "jaffa": 1}, asks="= award"),
    scenario("not to the same", "holder gold Ana; tyre 2; jaffa 1; all; ! saladin source=tyre target=tyre",
             mark.rule("AKK-86"), refused="AKK-86"),
    scenario("or none", "holder gold Ana; tyre 2; jaffa 1; all; decline", mark.rule("AKK-86"), bid={"tyre": 2},
             asks="= award"),
    scenario("nor the seneschal", "holder gold Ana; tyre 0 S; jaffa 1; all", mark.rule("AKK-86"), asks="= award"),
    scenario("on the open field it is turned up",
             "holder gold Ana; tyre 1 S; jaffa 1; jaffa 1; all; saladin source=jaffa target=tyre", mark.rule("AKK-87"),
             news="AKK-87"),
    scenario("or not", "house saladin_field=free; holder gold Ana; tyre 1 S; jaffa 1; jaffa 1; all;"
             "saladin source=jaffa target=tyre", mark.rule("AKK-87"), news="-AKK-87"),
    scenario("mercenary and grey cloak are not brought together", "house reveal=faces; holder gold Ana; tyre 1; -;"
             " jaffa 1;"
             "all; saladin source=jaffa target=tyre; faces tyre M G", mark.rule("AKK-29", "AKK-87"),
             warned="= AKK-29"),
    scenario("or they are", "house reveal=faces saladin_field=free; holder gold Ana; tyre 1; -; jaffa 1; all;"
             "saladin source=jaffa target=tyre; faces tyre M G", mark.rule("AKK-29", "AKK-87"), warned="="),
    # ---- Clement -------------------------------------------------------------------------------------------
    scenario("Clement is asked for after two cards of one city", PAIR, mark.rule("AKK-88"), asks="= clement decline",
             seats={0}),
    scenario("not of two cities", "holder faith Ana; Ana has hand 8; cards; card lance; card jaffa",
             mark.rule("AKK-88"), asks="play -clement"),
    scenario("nor without the privilege", PAIR.replace("faith Ana", "faith Bo"), mark.rule("AKK-88"),
             asks="play -clement"),
    scenario("he lifts a marker of choice", f"{PAIR}; clement track=prestige", mark.rule("AKK-88"),
             tracks=[3, 5, 2, 3], asks="play -clement"),
    scenario("or none", f"{PAIR}; decline", mark.rule("AKK-88"), tracks=[3, 5, 2, 2], asks="play -clement"),
    scenario("none beyond 13", f"Ana has power 13; {PAIR}", mark.rule("AKK-52", "AKK-88"),
             track="= gold faith prestige"),
    scenario("nor where all are there", f"Ana has gold 13 faith 13 power 13 prestige 13; {PAIR}", mark.rule("AKK-88"),
             asks="play -clement"),
    scenario("once in a turn", f"{PAIR}; clement track=power; card lance; card feast", mark.rule("AKK-89"),
             asks="play -clement"),
    scenario("or for every pair", f"house clement=pairs; {PAIR}; clement track=power; card lance; card lance",
             mark.rule("AKK-89"), asks="clement"),
    scenario("but not for a third card", f"house clement=pairs; {PAIR}; clement track=power; card lance",
             mark.rule("AKK-89"), asks="play -clement"),
)  # fmt: skip
def test_a_privilege(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
