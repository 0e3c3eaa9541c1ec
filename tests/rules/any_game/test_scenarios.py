"""Games with pads of every kind: turns, points, the end, players who join and leave."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.any_game.components import Pad, Phase
from rules.any_game.components import Row as Kind
from tests.rules.any_game.scenarios import SEEN, Row, played

TURNS = Pad(name="Turns", scores="never", wins="told", order="clockwise")
COUNTER = Pad(name="Turns", scores="never", wins="told", order="counter")
STAYS = Pad(name="Turns", scores="never", wins="told", order="clockwise", stays=True)
TOLD = Pad(name="Turns", scores="never", wins="told", order="told")
TOGETHER = Pad(name="Turns", scores="never", wins="told", order="together")
PASSES = Pad(name="Turns", scores="never", wins="told", order="clockwise", laps="passes")
PHASES = Pad(name="Turns", scores="never", wins="told", order="clockwise",
             phases=(Phase(say="Income", turns=False), Phase(say="Build")))  # fmt: skip
LEGS = Pad(name="Darts", scores="turn", order="clockwise", stays=True, wins="fewest", start=40, goal=0, exact=True,
           rows=(Kind(worth=-1, most=180),), legs=2)  # fmt: skip
SETS = replace(LEGS, sets=2)
TWO = (Kind(name="Towns"), Kind(name="Gold"))
DEBTS = (Kind(name="Towns"), Kind(name="Debts", worth=-1))
CASTLE = (Kind(name="Towns"), Kind(name="Castle", worth=2, one=True))
OUT_AT_5 = {"scores": "free", "wins": "last", "goal": 5, "order": "together"}

ROWS = [
    # ---- turns
    Row("ANY-5: all at once say that they are ready", 3, TOGETHER, "pass 1", {"turn": [0, 2], "round": 1}),
    Row("ANY-5: when all are, the next round begins", 3, TOGETHER, "pass 1 2 0", {"turn": [0, 1, 2], "round": 2}),
    *(Row(f"ANY-6: clockwise, after {n} turns", 3, TURNS, "pass;" * n, {"turn": [seat]})
      for n, seat in enumerate((0, 1, 2, 1, 2, 0, 2))),
    *(Row(f"ANY-6: counter-clockwise, after {n} turns", 3, COUNTER, "pass;" * n, {"turn": [seat]})
      for n, seat in enumerate((0, 2, 1, 2, 1, 0, 1))),
    Row("ANY-6: the start may stay", 3, STAYS, "pass; pass; pass", {"turn": [0], "round": 2}),
    Row("ANY-6: an order is told", 3, TOLD, "order 2 0 1", {"turn": [2]}),
    Row("ANY-6: and told again", 3, TOLD, "order 2 0 1; pass; pass; pass", {"step": "order", "round": 2}),
    Row("ANY-6: the usual order where none was told", 3, TOLD, "left-out", {"turn": [0]}),
    Row("ANY-6: the table says whose turn it is", 3, TURNS, "turn 2", {"turn": [2], "round": 1}),
    Row("ANY-6: and who starts", 3, TURNS, "starts 1", {"turn": [1]}),
    Row("ANY-6: who starts has not had a turn again", 3, TURNS, "pass; starts 1; pass; pass",
        {"round": 2, "turn": [2]}),
    Row("ANY-6: who is given the turn has not passed", 3, PASSES, "out; turn 0", {"turn": [0]}),
    Row("ANY-7: round the table until all have passed", 3, PASSES, "pass; out; pass; pass", {"turn": [2], "round": 1}),
    Row("ANY-7: then a new round", 3, PASSES, "pass; out; pass; pass; out; out", {"turn": [1], "round": 2}),
    Row("ANY-8: then one with turns", 3, PHASES, "pass", {"turn": [0]}),
    Row("ANY-8: and both again", 3, PHASES, "pass; pass; pass; pass", {"waits": [-1], "round": 2}),
    Row("ANY-8: who has passed has a turn in the next phase", 2, replace(PHASES, laps="passes"), "pass; out; out; pass",
        {"round": 2}),
    Row("ANY-8: and in one more", 2, replace(PASSES, phases=(Phase(say="Dice"), Phase(say="Trade"))), "out; out",
        {"turn": [0], "round": 1}),
    Row("ANY-6: a turn may be left out", 3, TURNS, "left-out", {"turn": [1]}),

    # ---- points of a round
    Row("ANY-9: a round is told at once", 3, "@hearts", "score 5 0 21; score 26 0 0",
        {"totals": (31, 0, 21), "round": 3, "asked": ["score"]}),
    Row("ANY-9: over after the last round", 2, Pad(rounds=2), "score 1 2; score 3 0",
        {"ending": "rounds", "places": (1, 2)}),
    Row("ANY-9: points at any time are no rounds", 2, Pad(scores="free", rounds=3), "free 0 1;" * 120 + "finish",
        {"totals": (120, 0), "round": 1, "ending": "told", "places": (1, 2)}),
    Row("ANY-9: a round may be left out", 3, "@hearts", "score 1 1 24; left-out; score 0 26 0",
        {"totals": (1, 27, 24), "round": 4}),
    Row("ANY-9: rounds of long ago are one line", 2, Pad(rounds=20), "score 1 2;" * 11,
        {"lines": {"earlier": (1, 2), **{f"round-{n}": (1, 2) for n in range(2, 12)}}}),
    Row("ANY-9: every deal of klaverjassen is a line", 4, "@klaverjassen",
        "own 0 100 20; own 1 62 0; own 0 62 0; own 1 100 0",
        {"lines": {"round-1": (120, 62, 120, 62), "round-2": (62, 100, 62, 100)}, "said": ["leads"]}),
    Row("ANY-13: an old round set right, and the winner follows", 2, "@dominoes",
        "score 60 30; score 50 10; points 1 0 0 5",
        {"totals": (65, 40), "step": "score", "round": 3}),
    Row("ANY-14: all have told it on phones", 3, "@hearts", "own 0 5; own 1 0; own 2 21",
        {"totals": (5, 0, 21), "round": 2}),
    Row("ANY-14: told anew on a phone", 2, "@rummy", "own 0 5; own 0 7; own 1 9", {"totals": (7, 9)}),
    Row("ANY-14: with several rows each side tells its own", 4, "@klaverjassen", "own 0 100 20", {"turn": [1]}),

    # ---- points in turns, at any time, on a card, up and down
    Row("ANY-10: cribbage is pegged at any time", 2, "@cribbage", "free 1 2; free 1 15; free 0 4", {"totals": (4, 17)}),
    Row("ANY-10: at cribbage nobody pegs beyond the goal", 2, "@cribbage", "free 0 29;" * 4 + "free 0 12",
        {"totals": (121, 0), "ending": "goal", "places": (1, 2)}),
    Row("ANY-11: beyond the goal counts nothing", 2, "@darts-301", "tally 180 0 122",
        {"totals": (121, 301), "said": ["bust"], "turn": [1]}),
    Row("ANY-11: nobody wins with less than nothing", 2, "@darts-301", "tally 180 0 100 0; points 0 0 0 220",
        {"totals": (-19, 301), "ending": ""}),
    Row("ANY-12: a free row is filled in a turn", 2, "@yacht", "fill 0 3; fill 11 50", {"totals": (3, 50), "turn": [0],
        "rows": list(range(1, 12))}),
    Row("ANY-12: two turns in a round are set right to their sum", 2, Pad(scores="turn", order="clockwise"),
        "tally 999; turn 0; tally 998; points 0 0 0 1998", {"totals": (1998, 0)}),
    Row("ANY-16: lives of whoever is in", 3, "@lives", "stands 25 0 20", {"totals": (25, 0, 20), "sides": [0, 2]}),
    Row("ANY-16: until one is left", 3, "@lives", "stands 25 0 20; stands 25 0",
        {"ending": "last", "places": (1, 3, 2)}),
    Row("ANY-16: a count goes as far as its goal", 2, {"scores": "count", "start": 20, "goal": 500}, "stands 500 20",
        {"ending": "goal"}),

    # ---- legs and sets
    Row("ANY-24: a leg is won, and the next player starts another", 2, LEGS, "tally 40",
        {"totals": (40, 40), "turn": [1],
        "won": ((1, 0), (0, 0)), "said": ["leg-won"], "round": 1}),
    Row("ANY-24: so many legs win", 2, LEGS, "tally 40 0 40", {"ending": "goal", "places": (1, 2), "totals": (0, 40),
        "won": ((0, 0), (1, 0))}),
    Row("ANY-24: who has more legs is ahead when it is ended", 2, LEGS, "tally 40 30 1; end",
        {"ending": "told", "places": (1, 2), "totals": (39, 10)}),
    Row("ANY-24: the second leg decides nothing yet", 2, LEGS, "tally 40 40", {"won": ((1, 1), (0, 0)), "turn": [0]}),
    Row("ANY-24: a set is started by whoever did not start the last", 2, SETS, "tally 40 0 40",
        {"won": ((0, 0), (1, 0)), "said": ["set-won"], "turn": [1]}),
    Row("ANY-24: counter-clockwise the next one starts, in round 1", 3, replace(LEGS, order="counter"),
        "tally 0 0 0 40", {"turn": [2], "round": 1}),
    Row("ANY-24: so many sets win", 2, SETS, "tally 40 0 40 0 40 40", {"ending": "goal", "places": (1, 2),
        "won": ((0, 0), (2, 0))}),
    Row("ANY-24: a leg of somebody who has left is started by the next one", 3, LEGS, "away 1; tally 40",
        {"turn": [2]}),
    Row("ANY-24: legs are set right like any number", 2, LEGS, "legs 1 1; tally 40; turn 1; tally 40",
        {"ending": "goal", "places": (2, 1)}),

    # ---- the end
    Row("ANY-13: whom a wrong number had put out is in again", 3, OUT_AT_5, "pass 1 2; free 0 5; points 0 0 0 4",
        {"totals": (4, 0, 0), "turn": [0, 1, 2], "round": 2, "said": []}),
    Row("ANY-13: and was never out; who fall together share a place", 4, "@lives",
        "stands 0 0 20 20; points 0 0 1 7; stands 0 0 20", {"ending": "last", "places": (4, 2, 2, 1)}),
    Row("ANY-13: the card of whoever is out need not be full", 3,
        Pad(scores="rows", order="clockwise", wins="last", goal=5, rows=TWO),
        "fill 0 9; fill 0 1; fill 0 1; fill 1 1; fill 1 1",
        {"ending": "rounds", "places": (3, 1, 1)}),
    Row("ANY-13: where all have fallen or gone all are counted up", 3, Pad(scores="end", wins="last", goal=3),
        "carried 2 5; away 1 0; score 1 2 3", {"ending": "last", "totals": (1, 2, 8)}),
    Row("ANY-18: the table ends it and counts up, then it is over", 3, Pad(scores="end"), "finish; score 12 30 7",
        {"ending": "told", "places": (2, 1, 3)}),
    Row("ANY-18: a game with an end is ended sooner", 3, "@hearts", "score 5 0 21; end",
        {"ending": "told", "places": (2, 1, 3)}),
    Row("ANY-18: it goes on after all", 2, "@who-won", "finish; left-out", {"asked": ["finish"]}),
    *(Row("ANY-18: nothing leads to its goal or last round", 3, pad, "", {"asked": ["finish"]})
      for pad in (Pad(scores="end", goal=30), Pad(scores="end", rounds=3), Pad(scores="never", wins="told", rounds=3))),
    Row("ANY-18: nobody is given a turn when it is over", 3, TURNS, "finish", {"step": "winner"}),
    Row("ANY-19: who won is told", 3, "@who-won", "finish; winner 2",
        {"ending": "told", "places": (2, 2, 1), "totals": ()}),
    Row("ANY-19: all have won", 3, "@together", "finish; won", {"ending": "won", "places": (1, 1, 1)}),
    Row("ANY-19: all have lost", 3, "@together", "finish; lost", {"ending": "lost", "places": (2, 2, 2)}),
    Row("ANY-19: equal points share a place", 2, Pad(scores="end", rows=TWO), "finish; own 0 7 1; own 1 3 5",
        {"totals": (8, 8), "places": (1, 1)}),
    Row("ANY-19: unless a row decides", 2, Pad(scores="end", rows=TWO, tie=1), "finish; own 0 7 1; own 1 3 5",
        {"places": (2, 1)}),
    Row("ANY-19: of one that counts against its owner fewer", 2, Pad(scores="end", rows=DEBTS, tie=1),
        "finish; own 0 9 2; own 1 8 1", {"totals": (7, 7), "places": (2, 1)}),
    Row("ANY-20: partners have points and place together", 4, "@canasta", "score 5200 900",
        {"totals": (5200, 900, 5200, 900), "places": (1, 2, 1, 2)}),
    Row("ANY-23: a row for one alone is gone for the others", 2, Pad(scores="rows", order="clockwise", rows=CASTLE),
        "fill 1 5",
        {"rows": [0]}),
    Row("ANY-23: and their cards are full without it", 2, Pad(scores="rows", order="clockwise", rows=CASTLE),
        "fill 1 5; fill 0 3; fill 0 1", {"ending": "rounds", "totals": (11, 3)}),

    # ---- players who join and leave
    Row("ANY-22: who has left is asked no more", 3, "@hearts", "score 5 0 21; away 1; score 13 13",
        {"totals": (18, 0, 34), "sides": [0, 2]}),
    Row("ANY-22: and comes back", 3, "@hearts", "score 5 0 21; away 1; score 13 13; away",
        {"sides": [0, 1, 2], "said": ["missed"]}),
    Row("ANY-22: who comes late may be given points", 3, "@hearts", "away 2; score 20 6; away; carried 2 13",
        {"totals": (20, 6, 13)}),
    Row("ANY-22: what a phone has told stands when somebody leaves", 3, "@hearts", "own 0 5; away 2; own 1 21",
        {"totals": (5, 21, 0), "round": 2}),
    Row("ANY-22: turns pass by whoever has left", 3, "@darts-301", "away 1; tally 60", {"turn": [2]}),
    *(Row(f"ANY-22: rounds start with somebody who is there, {n}", 3, TURNS, "away 1;" + "pass; pass;" * n,
        {"turn": [seat]})
      for n, seat in enumerate((0, 2, 0))),
    Row("ANY-22: who comes back after the order was told is last in it", 3, TOLD, "away 2; order 1 0; away 0 1",
        {"turn": [2]}),
    Row("ANY-22: the table tells the points of a side that has left", 2,
        Pad(scores="end", wins="last", goal=3, rows=TWO),
        "carried 1 5; away 0", {"waits": [-1, 1]}),

    # ---- impossible rounds
    Row("ANY-15: one half of a deal says nothing yet", 4, "@klaverjassen", "own 0 100 0", {"doubts": []}),
    # with the moon in both ways, the jack that takes ten off, and two packs
    *(Row(f"ANY-15: a deal of hearts, {told}", 3, "@hearts", f"score {told}", {"doubts": []})
      for told in ("13 5 8", "26 26 0", "-26 0 0", "3 13 0", "26 16 0", "52 0 0")),
    Row("ANY-15: the last phone is asked about the sum", 3, "@hearts", "own 0 13; own 1 5; own 2 9",
        {"doubts": [("sum-is-odd", 27)]}),
    Row("ANY-15: a lost game of skat by Seeger and Fabian", 3, "@skat", "score -1056 40 40",
        {"doubts": [], "totals": (-1056, 40, 40)}),
]  # fmt: skip


@pytest.mark.rule("ANY-5", "ANY-6", "ANY-7", "ANY-8", "ANY-9", "ANY-10", "ANY-11", "ANY-12")
@pytest.mark.rule("ANY-13", "ANY-14", "ANY-15", "ANY-16", "ANY-18", "ANY-19", "ANY-20", "ANY-22", "ANY-23", "ANY-24")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.told)
def test_a_game_goes_as_it_is_told(row: Row) -> None:
    table = played(row)
    assert {name: SEEN[name](table) for name in row.seen} == row.seen
