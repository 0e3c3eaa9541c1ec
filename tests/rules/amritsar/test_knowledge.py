"""The three knowledge tracks (AMR-83..88)."""

from __future__ import annotations

from typing import Any

from tests.rules.amritsar.scenarios import KNOWN, check, mark, scenario, scenarios

KNOWN["spaces"] = {"spaces": {
    "money-1": {"gain": {"coin": 1}, "hourglass": True},
    "money-2": {"gain": {"point": 2}, "last": True},
    "resource-1": {"gain": {"gold": 1}},
    "development-1": {"gain": {"trade": 1}},
}}  # fmt: skip
TOP = {"gain": {"money": 1, "resource": 1, "point": 1}, "last": True}
KNOWN["tops"] = {"spaces": {"money-1": TOP, "resource-1": TOP}}
OTHER = "house bridge=temple"  # the bridge tile is not about books
READ, THERE = f"{OTHER} known=spaces", "land north-2 W north; act white"


@scenarios(
    *(
        scenario(f"a book goes one step up its own track: {track}", mark.rule("AMR-83", "AMR-84"),
                 f"{READ}; {THERE} {track}=1", heights={"development": 0, "resource": 0, "money": 0, track: 1})
        for track in ("development", "resource", "money")
    ),
    scenario("a book with a question mark goes up a track of choice", mark.rule("AMR-84"), f"{READ}; {THERE} book=1",
             offers={"track": ["development", "resource", "money"]}),
    scenario("and brings the bonus there", mark.rule("AMR-84"), f"{READ}; {THERE} book=1; rise track=resource; take",
             goods=(1, 0, 0)),
    scenario("on top the marker stays and takes the bonus again", mark.rule("AMR-87", "AMR-88"),
             f"{READ}; 0 height-money=1; {THERE} money=1; elephant what=white", points=9,
             heights={"development": 0, "resource": 0, "money": 2}),
    scenario("a space may bring a whole action", mark.rule("AMR-85"), f"{READ}; {THERE} development=1; trade; settle",
             carried=3),
    scenario("a space may bring a book", mark.rule("AMR-84", "AMR-85"),
             f"{OTHER}; {THERE} resource=1; learn_space gain.money=1; learn_space gain.point=2", points=7,
             heights={"development": 0, "resource": 1, "money": 1}),
    scenario("where nobody knows whether it stands on top that is asked before", mark.rule("AMR-88"),
             f"{OTHER}; 0 height-resource=1; {THERE} resource=1; learn_space gain.point=1; learn_space gain.point=1",
             points=6, heights={"development": 0, "resource": 2, "money": 0}),
    scenario("and then it stays", mark.rule("AMR-88"),
             f"{OTHER}; 0 height-resource=1; {THERE} resource=1; learn_space gain.point=1 marks=last,", points=6,
             heights={"development": 0, "resource": 1, "money": 0}),
    scenario("the bonus of a space is asked once and given at once", mark.rule("AMR-85"),
             f"{OTHER}; {THERE} money=1; learn_space gain.coin=2; take; end_turn; land north-2; act white",
             coins=3, asks=["take", "take-back"]),
    scenario("a space that is left out is not the last", mark.rule("AMR-88"),
             f"{OTHER}; 0 height-money=1; {THERE} money=1; leave",
             heights={"development": 0, "resource": 0, "money": 2}, asks=["space"]),
    scenario("books on last spaces do not go round: its own, and from there both once more", mark.rule("AMR-88"),
             f"{OTHER} known=tops; 0 height-money=1 height-resource=1; {THERE} money=1", points=8, step="act"),
)  # fmt: skip
def test_knowledge(moves: str, then: dict[str, Any]) -> None:
    check(moves, then)
