"""Seating for a round: tables of two to six people. Pure: the same people and past give the same seating.

Pairs in a round robin use the Berger tables. Otherwise a local search puts together people who have not met yet, and in
a Swiss round people with equal points. It optimises round by round; a schedule of the whole day may have fewer repeats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, islice, permutations
from random import Random

SMALLEST, LARGEST = 2, 6
TRIES = 12
REPEAT_COST = 1_000.0  # cost of a repeated meeting, in squared points

Tables = list[list[str]]
Met = Counter[frozenset[str]]


def berger(people: Sequence[str], number: int) -> Tables:
    """Round `number` (from 1) of the Berger tables: pairs, start player first; the odd one out sits alone."""
    many = len(people) + len(people) % 2
    ring, last, turn = many - 1, many - 1, (number - 1) % (many - 1)
    first = turn * (many // 2) % ring
    pairs = [(first, last) if turn % 2 == 0 else (last, first)]
    pairs += [((first + i) % ring, (first - i) % ring) for i in range(1, many // 2)]
    return [[people[each] for each in pair if each < len(people)] for pair in pairs]


def sizes(many: int, size: int) -> list[int]:
    """The sizes of the tables, as equal as possible and at most `size`; only with pairs may one person be left over."""
    if size == SMALLEST:
        return [2] * (many // 2) + [1] * (many % 2)
    tables = -(-many // size)
    return [many // tables + (i < many % tables) for i in range(tables)]


def find_seating(
    people: Sequence[str], size: int, past: Sequence[Tables], points: Mapping[str, float], seed: int = 0
) -> Tables:
    """The round after `past`; `points` count in a Swiss round, {} = not. Another seed may give an equally good one."""
    met = meetings(past)
    mixed = Random(seed).sample(people, len(people)) if seed else people
    order = sorted(mixed, key=lambda name: -points.get(name, 0.0))
    alone = _pick_alone(order, past) if size == SMALLEST and len(people) % 2 else []
    left = [name for name in order if name not in alone]
    found = _search(left, sizes(len(left), size), met, points, Random(len(past) + seed))
    found.sort(key=lambda table: -max(points.get(name, 0.0) for name in table))
    return [_chair_order(table, past) for table in found] + [alone] * bool(alone)


def meetings(past: Sequence[Tables]) -> Met:
    """The number of meetings of each two people."""
    return Counter(frozenset(pair) for tables in past for table in tables for pair in combinations(table, 2))


def _pick_alone(order: Sequence[str], past: Sequence[Tables]) -> list[str]:
    """The person who was alone least often, the last of equals."""
    often = Counter(table[0] for tables in past for table in tables if len(table) == 1)
    return [min(reversed(order), key=lambda name: often[name])]


def _search(order: list[str], many: Sequence[int], met: Met, points: Mapping[str, float], rng: Random) -> Tables:
    best: Tables = []
    least = float("inf")
    for attempt in range(TRIES):
        names = list(order)
        if attempt:
            rng.shuffle(names)
        left = iter(names)
        tables = [list(islice(left, size)) for size in many]
        _improve(tables, met, points)
        cost = sum(_cost(table, met, points) for table in tables)
        if cost < least:
            best, least = tables, cost
        if not any(met[frozenset(pair)] for table in best for pair in combinations(table, 2)) and not points:
            break
    return best


def _improve(tables: Tables, met: Met, points: Mapping[str, float]) -> None:
    """Swap two people of two tables as long as this lowers the cost."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = _cost(one, met, points) + _cost(other, met, points)
                    one[i], other[j] = other[j], one[i]
                    if _cost(one, met, points) + _cost(other, met, points) < before - 1e-9:
                        is_better = True
                    else:
                        one[i], other[j] = other[j], one[i]


def _cost(table: Sequence[str], met: Met, points: Mapping[str, float]) -> float:
    cost = 0.0
    for one, other in combinations(table, 2):
        again = met[frozenset((one, other))]
        cost += REPEAT_COST * again * again + (points.get(one, 0.0) - points.get(other, 0.0)) ** 2
    return cost


def _chair_order(table: Sequence[str], past: Sequence[Tables]) -> list[str]:
    """The chair order in which people repeat chairs least."""
    sat = Counter((name, chair) for tables in past for each in tables for chair, name in enumerate(each))
    orders = permutations(table)
    return list(min(orders, key=lambda order: sum(sat[name, chair] ** 2 for chair, name in enumerate(order))))
