"""The built-in pads by the cases of their rulebooks: a table for each pad, whose file names its source.

They show what a pad says itself. What holds for all pads (equal points share a place, the table ends a game) is in
`test_scenarios`.
"""

from __future__ import annotations

from tests.rules.any_game.scenarios import Row


def of(pad: str, seats: int, *cases: tuple[str, str, dict[str, object]]) -> list[Row]:
    """The rows of one pad."""
    return [Row(f"{pad}: {said}", seats, f"@{pad}", moves, seen) for said, moves, seen in cases]


def odd(n: int) -> dict[str, object]:
    """The result with a doubt about that number."""
    return {"doubts": [("odd-points", n)]}


def sums(found: int) -> dict[str, object]:
    """The result with a doubt about that sum."""
    return {"doubts": [("sum-is-odd", found)]}


UNFIT: dict[str, object] = {"doubts": [("does-not-go", None)]}
NONE: dict[str, object] = {"doubts": []}
ALL_ZERO = ";".join(f"fill {n} 0; fill {n} 0" for n in range(13))
UPPER = ";".join(f"fill {n} {3 * (n + 1)}; fill {n} 0" for n in range(6))


def _yahtzee(pad: str, more: int) -> list[Row]:
    return of(
        pad, 2,
        ("a full house is 25", "fill 8 25", {"totals": (25, 0), "turn": [1]}),
        ("a small straight 30, a large one 40", "fill 9 30; fill 10 40", {"totals": (30, 40)}),
        ("five alike are 50", "fill 11 50", {"totals": (50, 0)}),
        ("three threes are what 63 needs", UPPER, {"totals": (63 + 35, 0)}),
        ("62 above earn nothing more", UPPER.replace("fill 0 3", "fill 0 2"), {"totals": (62, 0)}),
        ("64 above earn the same", UPPER.replace("fill 0 3", "fill 0 4"), {"totals": (64 + 35, 0)}),
        ("another five alike", "fill 11 50; fill 0 0; counter 0 0 1", {"totals": (50 + more, 0)}),
        ("none without the first", "fill 11 0; fill 0 0; counter 0 0 1", {"totals": (0, 0)}),
        ("a full house is never 28", "fill 8 24", odd(24)),
        ("nor a small straight 15", "fill 9 15", odd(15)),
        ("nor threes 7", "fill 2 7", odd(7)),
        ("nor four alike 4", "fill 7 4", odd(4)),
        ("chance takes every sum", "fill 12 17", NONE),
        ("over when all 13 rows are full", ALL_ZERO, {"ending": "rounds", "places": (1, 1), "totals": (0, 0)}),
        ("who has more has won", ALL_ZERO.replace("fill 12 0", "fill 12 9", 1),
         {"ending": "rounds", "places": (1, 2)}),
        ("a row is filled once", "fill 3 8; fill 3 12", {"rows": [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]}),
    )  # fmt: skip


def bids(*rounds: str) -> str:
    """Rounds of bids, then tricks, by all players: "1 0 1 / 1 0 0"."""
    return ";".join(f"score {told}" for each in rounds for told in each.split("/"))


CASES: list[Row] = [
    *_yahtzee("kniffel", 50),
    *_yahtzee("yahtzee", 100),
    *of(
        "wizard", 3,
        ("a bid made: 20 and 10 a trick", bids("1 0 0 / 1 0 0"), {"totals": (30, 20, 20)}),
        ("one too few, one too many", bids("1 0 0 / 0 1 0"), {"totals": (-10, -10, 20)}),
        ("the bid is asked first", "", {"asked": ["score", "score"], "step": "score", "round": 1}),
        ("then the tricks, in the same round", "score 1 0 0", {"asked": ["score"], "round": 1}),
        ("three off are 30 off", bids("0 0 0 / 1 0 0", "2 0 0 / 2 0 0", "0 0 0 / 3 0 0"),
         {"totals": (-10 + 40 - 30, 60, 60)}),
        ("as many tricks as the round", bids("1 0 0 / 1 1 0"), sums(2)),
        ("no trick is lost", bids("1 0 0 / 0 0 0"), sums(0)),
        ("bids may come to anything", "score 1 1 1", NONE),
        ("three play 20 rounds", bids(*(f"0 0 0 / {n} 0 0" for n in range(1, 21))),
         {"ending": "rounds", "places": (3, 1, 1)}),
        ("a bid is set right", bids("1 0 0 / 1 0 0") + "; points 0 0 0 0", {"totals": (-10, 20, 20)}),
    ),
    *of("wizard", 4, ("four play 15 rounds", bids(*(f"0 0 0 0 / {n} 0 0 0" for n in range(1, 16))),
                      {"ending": "rounds"})),
    *of("wizard", 6, ("six play 10 rounds", bids(*(f"0 0 0 0 0 0 / {n} 0 0 0 0 0" for n in range(1, 11))),
                      {"ending": "rounds"})),
    *of(
        "skull-king", 2,
        ("a bid made: 20 a trick", bids("1 0 / 1 0 / 0 0"), {"totals": (20, 10)}),
        ("none, made: 10 a round", bids("0 0 / 1 0 / 0 0", "0 1 / 0 2 / 0 0"), {"totals": (-10 + 20, 10 - 10)}),
        ("none, not made: 10 a round off", bids("0 0 / 1 0 / 0 0"), {"totals": (-10, 10)}),
        ("10 off for each trick beside it", bids("0 1 / 1 0 / 0 0", "2 0 / 0 2 / 0 0"),
         {"totals": (-10 - 20, -10 - 20)}),
        ("a bonus counts with the bid", bids("1 0 / 1 0 / 30 0"), {"totals": (50, 10)}),
        ("and not without it", bids("1 0 / 0 1 / 0 30"), {"totals": (-10, -10)}),
        ("no bonus is 15", bids("1 0 / 1 0 / 15 0"), odd(15)),
        ("as many tricks as the round", bids("1 0 / 1 1"), sums(2)),
        ("ten rounds", bids(*(f"0 0 / {n} 0 / 0 0" for n in range(1, 11))), {"ending": "rounds", "places": (2, 1)}),
        ("all may bid the same", "score 1 1", NONE),
    ),
    *of(
        "scrabble", 2,
        ("a word", "own 0 24 0", {"totals": (24, 0), "turn": [1]}),
        ("seven tiles are 50 more", "own 0 24 50", {"totals": (74, 0)}),
        ("tiles changed count nothing", "own 0 0 0", {"totals": (0, 0), "doubts": []}),
        ("50 or nothing", "own 0 24 30", odd(30)),
        ("whoever is out gets the others' racks", "own 0 20 0; own 1 30 0; finish; score 0 8",
         {"totals": (28, 22), "ending": "told", "places": (1, 2)}),
        ("nobody out: all lose their own", "own 0 20 0; own 1 30 0; finish; score 3 8", {"totals": (17, 22)}),
    ),
    *of("scrabble", 4, ("of three racks", "finish; score 0 5 6 7", {"totals": (18, -5, -6, -7)})),
    *of(
        "rummikub", 3,
        ("what is left goes to whoever is out", "score 0 12 5", {"totals": (17, -12, -5)}),
        ("the pool is empty: the fewest wins the rest", "score 4 6 9", {"totals": (7, -2, -5)}),
        ("a round comes to nothing", "score 30 0 11; score 0 1 2", {"totals": (-30 + 3, 41 - 1, -11 - 2)}),
        ("a joker is 30", "score 0 30 60", {"totals": (90, -30, -60), "doubts": []}),
        ("nobody has more than all tiles", "", {"limits": [(0, 400)] * 3}),
    ),
    *of(
        "uno", 4,
        ("the others' cards", "take 1 37", {"totals": (0, 37, 0, 0)}),
        ("500 win, and 499 do not", "take 0 499; take 0 1", {"ending": "goal", "places": (1, 2, 2, 2)}),
        ("nobody holds more than all cards", "", {"limits": [(0, 2000)]}),
    ),
    *of(
        "phase-10", 3,
        ("a phase done, and cards left", "score 1 1 0; score 0 15 60", {"totals": (0, 15, 60)}),
        ("the phases are counted", "score 1 1 0; score 0 15 60; score 1 0 1; score 0 5 20",
         {"lines": {"round-1": (0, 15, 60), "round-2": (0, 5, 20), "had-0": (2, 1, 1)}}),
        ("all cards are fives", "score 1 0 0; score 0 7 10", odd(7)),
        ("ten phases end it", ";".join(["score 1 0 1; score 5 0 0"] * 10),
         {"ending": "goal", "places": (2, 3, 1), "totals": (50, 0, 0)}),
    ),
    *of(
        "doppelkopf", 4,
        ("a game for two", "score 2 -2 2 -2", {"totals": (2, -2, 2, -2), "doubts": []}),
        ("a solo three times", "score 9 -3 -3 -3", {"totals": (9, -3, -3, -3), "doubts": []}),
        ("a solo lost", "score -6 2 2 2", NONE),
        ("all together nothing", "score 2 2 2 -2", sums(4)),
    ),
    *of(
        "tichu", 4,
        ("cards come to 100", "own 0 60 0; own 1 40 0", {"totals": (60, 40, 60, 40), "doubts": []}),
        ("with a tichu made", "own 0 60 100; own 1 40 0", {"totals": (160, 40, 160, 40)}),
        ("a grand tichu lost", "own 0 60 0; own 1 40 -200", {"totals": (60, -160, 60, -160)}),
        ("the dragon makes 125 and -25", "own 0 125 0; own 1 -25 0", NONE),
        ("a double win", "own 0 200 0; own 1 0 0", {"totals": (200, 0, 200, 0), "doubts": []}),
        ("never 100 each", "own 0 100 0; own 1 100 0", UNFIT),
        ("never 90", "own 0 50 0; own 1 40 0", {"doubts": [("sum-is-odd", 90), ("does-not-go", None)]}),
        ("cards are fives", "own 0 52 0", odd(52)),
        ("1,000 end it", "own 0 200 0; own 1 0 0;" * 5, {"ending": "goal", "places": (1, 2, 1, 2)}),
    ),
    *of(
        "farkle", 3,
        ("500 to begin", "tally 500", {"totals": (500, 0, 0), "doubts": []}),
        ("less is no beginning", "tally 450", odd(450)),
        ("later anything", "tally 500 500 500 50", NONE),
        ("dice score fifties", "tally 525", odd(525)),
        ("a farkle is nothing", "tally 0", {"totals": (0, 0, 0), "doubts": []}),
        ("10,000, and the others have a turn more", "tally 500 10000", {"ending": "", "turn": [2]}),
        ("whoever was before, too", "tally 500 10000 500", {"ending": "", "turn": [0]}),
        ("and may still win", "tally 500 10000 500 9800", {"ending": "goal", "places": (1, 2, 3)}),
    ),
    *of(
        "qwixx", 2,
        ("crosses", "finish; own 0 1 2 3 4 0; own 1 0 0 0 0 0", {"totals": (1 + 3 + 6 + 10, 0)}),
        ("twelve are 78", "finish; own 0 12 0 0 0 0; own 1 11 0 0 0 0", {"totals": (78, 66), "doubts": []}),
        ("no row has 13 crosses, nobody 5 misses", "finish", {"limits": [(0, 12)] * 4 + [(0, 4)]}),
        ("a miss costs 5", "finish; own 0 5 0 0 0 2; own 1 0 0 0 0 4", {"totals": (15 - 10, -20), "places": (1, 2)}),
    ),
    *of(
        "bowling", 2,
        ("an open frame", "own 0 3 4", {"totals": (7, 0), "turn": [1]}),
        ("a spare and the next ball", "own 0 6 4; own 0 0 0; own 0 5 3", {"totals": (10 + 5 + 8, 0)}),
        ("a strike and the next two", "own 0 10 0; own 0 0 0; own 0 5 3", {"totals": (18 + 8, 0)}),
        ("two strikes and a ball", "own 0 10 0; own 0 0 0; own 0 10 0; own 0 0 0; own 0 4 2",
         {"totals": (24 + 16 + 6, 0)}),
        ("twelve strikes are 300", "own 0 10 0; own 0 0 0;" * 9 + "own 0 10 10 10; own 0 0 0 0",
         {"totals": (300, 0), "ending": "rounds", "places": (1, 2)}),
        ("twenty-one fives are 150", "own 0 5 5; own 0 0 0;" * 9 + "own 0 5 5 5; own 0 0 0 0", {"totals": (150, 0)}),
        ("ten pins stand", "own 0 6 5", UNFIT),
        ("a spare in the tenth earns a third ball", "own 0 0 0; own 0 0 0;" * 9 + "own 0 5 5 10",
         {"totals": (20, 0), "doubts": []}),
        ("no third ball without a spare", "own 0 0 0; own 0 0 0;" * 9 + "own 0 3 4 5", UNFIT),
    ),
    *of(
        "golf", 3,
        ("strokes of a hole", "score 4 3 5", {"totals": (4, 3, 5)}),
        ("nobody needs none", "score 0 3 5", odd(0)),
        ("18 holes, the fewest win", "score 4 3 4;" * 18, {"ending": "rounds", "places": (2, 1, 2)}),
    ),
    *of(
        "seven-wonders", 3,
        ("three coins are a point", "finish; own 0 0 8 0 0 0 0 0 0 0; own 1 0 2 0 0 0 0 0 0 0; own 2 0 9 0 0 0 0 0 0 0",
         {"totals": (2, 0, 3)}),
        ("alike by their square, 7 a set", "finish; own 0 0 0 0 0 0 0 3 1 1; own 1 0 0 0 0 0 0 2 2 2;"
         "own 2 0 0 0 0 0 0 4 0 0", {"totals": (9 + 1 + 1 + 7, 12 + 14, 16)}),
        ("six defeats", "finish; own 0 -6 0 0 0 0 0 0 0 0; own 1 18 0 0 0 0 0 0 0 0; own 2 0 0 0 0 0 0 0 0 0",
         {"totals": (-6, 18, 0), "places": (3, 1, 2), "ending": "told", "doubts": []}),
        ("no seventh defeat, no thirteenth tablet", "finish",
         {"limits": [(-6, 18), (0, 150), (0, 30), (0, 60), (0, 40), (0, 60), (0, 12), (0, 12), (0, 12)]}),
        ("equal points and coins share", "finish; own 0 0 5 0 0 0 0 0 0 0; own 1 0 5 0 0 0 0 0 0 0;"
         "own 2 0 0 0 0 0 0 0 0 0", {"places": (1, 1, 3)}),
        ("coins decide", "finish; own 0 0 4 0 0 0 0 0 0 0; own 1 0 5 0 0 0 0 0 0 0; own 2 1 0 0 0 0 0 0 0 0",
         {"totals": (1, 1, 1), "places": (2, 1, 3)}),
    ),
    *of(
        "carcassonne", 2,
        ("points as they come", "free 0 4; free 1 9; free 0 2", {"totals": (6, 9)}),
        ("a single tile is a point", "free 0 1", NONE),
        ("nobody scores 201 at once", "", {"limits": [(0, 200)]}),
        ("the rest at the end", "free 0 4; finish; own 0 1 2 3 9; own 1 0 4 0 0",
         {"totals": (19, 4), "ending": "told", "places": (1, 2)}),
    ),
    *of(
        "wingspan", 2,
        ("six kinds", "finish; own 0 30 8 10 12 3 4; own 1 25 12 10 12 3 5", {"totals": (67, 67), "places": (1, 1)}),
        ("none of a kind", "finish; own 0 0 0 0 0 0 0; own 1 30 0 0 0 0 0",
         {"ending": "told", "places": (2, 1), "doubts": []}),
        ("nobody loses points", "finish", {"limits": [(0, 200)] * 6}),
    ),
    *of(
        "moelkky", 2,
        ("50 exactly wins", "tally 12 0 12 0 12 1 12 0 2", {"totals": (50, 1), "ending": "goal", "places": (1, 2)}),
        ("beyond it back to 25", "tally 12 0 12 0 12 1 12 0 3", {"totals": (25, 1), "ending": ""}),
        ("there is no pin 13", "", {"limits": [(0, 12)]}),
        ("two misses and a hit begin anew", "tally 0 5 0 5 4 5 0 5 0 5", {"totals": (4, 25), "ending": ""}),
        ("three misses in a row, and the last one in wins", "tally 5 0 5 0 5 0", {"ending": "last", "places": (1, 2)}),
    ),
    *of(
        "moelkky", 3,
        ("who is out throws no more", "tally 0 5 12 0 5 12 0 5 12", {"turn": [1], "totals": (0, 15, 36)}),
        ("and is behind all others", "tally 12 1 2 0 1 2 0 1 2 0 1 2; end",
         {"totals": (12, 4, 8), "places": (3, 2, 1)}),
        ("nobody who is there is in any more", "tally 0 5 6; away 1 2; tally 0 0", {"ending": "last"}),
    ),
    *of(
        "moelkky-zero", 2,
        ("a third miss in a row goes back to 0", "tally 12 1 0 1 0 1 0", {"totals": (0, 3), "ending": ""}),
        ("50 exactly wins", "tally 12 1 12 1 12 1 12 1 2", {"ending": "goal", "places": (1, 2)}),
    ),
    *of(
        "cricket", 2,
        ("three close, nothing scores", "own 0 3 0 0 0 0 0 0", {"totals": (0, 0), "turn": [1]}),
        ("a fourth scores", "own 0 4 0 0 0 0 0 0", {"totals": (20, 0)}),
        ("not when all have closed", "own 0 3 0 0 0 0 0 0; own 1 3 0 0 0 0 0 0; own 0 3 0 0 0 0 0 0",
         {"totals": (0, 0)}),
        ("what scored before still does", "own 0 5 0 0 0 0 0 0; own 1 3 0 0 0 0 0 0", {"totals": (40, 0)}),
        ("the bull is 25", "own 0 0 0 0 0 0 0 4", {"totals": (25, 0)}),
        ("all closed and no less points win", "own 0 3 3 3 0 0 0 0; own 1 0 0 0 4 0 0 0; own 0 0 0 0 3 3 3 3;"
         "own 1 0 0 0 0 0 0 0; own 0 0 1 0 0 0 0 0", {"totals": (19, 17), "ending": "goal", "places": (1, 2)}),
        ("nine at most of a number, six bulls", "", {"limits": [(0, 9)] * 6 + [(0, 6)]}),
        ("closed, but behind: it goes on", "own 0 3 3 3 0 0 0 0; own 1 0 0 0 6 0 0 0; own 0 0 0 0 3 3 3 3",
         {"totals": (0, 51), "ending": ""}),
    ),
    *of(
        "hearts", 4,
        ("26 in a deal", "score 13 5 8 0", {"totals": (13, 5, 8, 0), "doubts": []}),
        ("the moon", "score 0 26 26 26", NONE),
        ("27 cannot be", "score 13 5 9 0", sums(27)),
        ("100 end it and 99 do not, the fewest win", "score 25 1 0 0;" * 3 + "score 24 1 1 0; score 1 25 0 0",
         {"ending": "goal", "totals": (100, 29, 1, 0), "places": (4, 3, 2, 1)}),
    ),
    *of(
        "cribbage", 2,
        ("never 19", "free 0 19", odd(19)),
        ("121 win", "free 0 29;" * 4 + "free 0 5", {"ending": "goal", "totals": (121, 0)}),
    ),
    *of(
        "klaverjassen", 4,
        ("162 in a deal", "own 0 100 0; own 1 62 20", {"totals": (100, 82, 100, 82), "doubts": []}),
        ("161 cannot be", "own 0 100 0; own 1 61 0", sums(161)),
        ("roem is tens", "own 0 100 25", odd(25)),
        ("16 deals", "own 0 100 0; own 1 62 0;" * 16, {"ending": "rounds", "places": (1, 2, 1, 2)}),
    ),
    *of(
        "skat", 3,
        ("no game is higher", "", {"limits": [(-2112, 1056)] * 3}),
        ("a grand ouvert in jacks", "score 264 0 0", NONE),
        ("a game lost counts double", "score -48 0 0; finish", {"ending": "told", "places": (3, 1, 1)}),
    ),
    *of(
        "canasta", 4,
        ("fives", "score 1205 330", {"totals": (1205, 330, 1205, 330), "doubts": []}),
        ("no sevens", "score 1207 330", odd(1207)),
        ("5,000 win", "score 4995 0; score 5 0", {"ending": "goal", "places": (1, 2, 1, 2)}),
    ),
    *of(
        "toepen", 3,
        ("at 15 one is out", "score 15 0 3", {"sides": [1, 2]}),
        ("the last one in wins", "score 15 0 3; score 15 0", {"ending": "last", "places": (3, 2, 1)}),
        ("14 is still in", "score 14 0 3", {"sides": [0, 1, 2], "totals": (14, 0, 3), "ending": ""}),
        ("nobody takes 16 at once", "", {"limits": [(0, 15)] * 3}),
        ("who are out together share", "score 15 15 3", {"ending": "last", "places": (2, 2, 1)}),
    ),
    *of(
        "rummy", 2,
        ("500 win, and 499 do not", "score 499 10; score 1 20", {"ending": "goal", "places": (1, 2)}),
        ("no hand is more", "", {"limits": [(-500, 500)] * 2}),
    ),
    *of(
        "boerenbridge", 3,
        ("a bid lost takes off", "score 10 -1 12", {"totals": (10, -1, 12)}),
        ("a bid of none, made", "score 10 10 -1", NONE),
        ("no round is more", "", {"limits": [(-99, 99)] * 3}),
    ),
    *of(
        "dominoes", 2,
        ("100 win, and 99 do not", "score 60 0; score 39 0; score 1 0", {"ending": "goal", "places": (1, 2)}),
        ("no hand has more pips", "", {"limits": [(0, 200)] * 2}),
    ),
    *of(
        "petanque", 4,
        ("six at most", "take 0 6; take 0 7", odd(7)),
        ("two against two have six together", "take 0 5", NONE),
        ("13 win, and 12 do not", "take 0 6; take 0 6; take 0 1", {"ending": "goal", "places": (1, 2, 1, 2)}),
    ),
    *of("petanque", 2, ("one against one has three boules", "take 0 3", NONE), ("never four", "take 1 4", odd(4))),
    *of(
        "darts-double", 2,
        ("a last dart on a double", "tally 180 0 180 0 141", {"totals": (0, 501), "ending": "goal"}),
        ("1 left is too far", "tally 180 0 180 0 140", {"totals": (141, 501), "said": ["bust"]}),
        ("2 left can be", "tally 180 0 180 0 139", {"totals": (2, 501), "doubts": []}),
        ("179 cannot be", "tally 179", odd(179)),
        ("nor a last turn of 168", "tally 180 0 153 0 168", {"ending": "goal", "doubts": [("odd-last", 168)]}),
    ),
    *of(
        "darts-301", 2,
        ("1 left may be: no double is needed", "tally 180 0 120", {"totals": (1, 301), "said": [], "doubts": []}),
        ("nothing left wins", "tally 180 0 121", {"totals": (0, 301), "ending": "goal", "places": (1, 2)}),
    ),
    *of(
        "darts-301-double", 2,
        ("1 left is too far", "tally 180 0 120", {"totals": (121, 301), "said": ["bust"]}),
        ("a last dart on a double", "tally 180 0 121", {"totals": (0, 301), "ending": "goal", "places": (1, 2)}),
        ("a last turn of 162 cannot be", "tally 139 0 162", {"doubts": [("odd-last", 162)]}),
    ),
    *of(
        "darts-legs", 2,
        ("three legs win, and two do not", "tally 180 0 180 0 141; tally 0 180 0 180 0 141; tally 180 0 180 0 141",
         {"ending": "goal", "places": (1, 2)}),
    ),
    *of(
        "yacht", 2,
        ("a straight is 30 or nothing", "fill 8 15", odd(15)),
        ("a yacht is 50", "fill 11 50", {"totals": (50, 0), "doubts": []}),
        ("over when all 12 rows are full", ";".join(f"fill {n} 0; fill {n} 0" for n in range(12)),
         {"ending": "rounds", "places": (1, 1)}),
    ),
]  # fmt: skip
