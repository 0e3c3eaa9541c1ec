"""Claims of designs: the card, its place on the board, and the others' consent (ETT-25, ETT-44..51).

A design's id is its pattern: the rows with "/" between them, "A".."E" for different colours and "." for any yarn,
without empty rows and columns at the edges; of its four rotations, the one that sorts first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Annotated

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.news import warn
from rules.kit.rules import No, Outcome, cells, each, fields, must, once, pick
from rules.kit.types import Amount, Catalogue, News, Option, Say, Seat, Slots, When, Who

from .components import ANY, COLOURS, DESIGNS, KNOWN_DESIGNS, LETTERS, MOST_POINTS, OCTAGONS, SIDE, Consent
from .flow import CLAIM
from .state import BOARD, Claim, State, seat_args

HERE, NEW, UNSEEN = "here", "new", "unseen"
CONSENTS: tuple[Consent, ...] = ("agree", "object")
LEAST_YARNS = 2  # a pattern of one yarn would match everywhere


# ---- the choice of a card ----------------------------------------------------------------------------
def has_design(state: State) -> bool | No:
    return state.players[state.active].designs > 0 or No("no-design-in-hand", "ETT-25")


def may_claim_board(state: State) -> bool | No:
    return state.is_board() and has_design(state)


def may_claim_ledger(state: State) -> bool | No:
    return state.is_ledger() and has_design(state)


def likely_designs(state: State) -> tuple[Option, ...]:
    """The options: designs found on the board; then tapping or drawing another, or entering its points alone."""
    found = (found_option(state, design) for design in found_designs(state))
    return (*found, *forms.words("claim", (HERE, NEW, UNSEEN)))


def points_condition(state: State) -> When | None:
    """The condition of the field for points: a design whose points are not entered."""
    if state.is_ledger():
        return None
    told = state.told_designs()
    return "design", (HERE, NEW, UNSEEN, *(design for design in found_designs(state) if not told[design]))


@once
def found_designs(state: State) -> tuple[str, ...]:
    """The known or drawn designs that are unclaimed and on the board now."""
    gone = state.claimed_designs()
    return tuple(design for design in state.told_designs() if design not in gone and place_of(state, design))


def place_of(state: State, design: str) -> tuple[str, ...]:
    """The octagons that a design covers now; none if it is not on the board, or if only its points are known."""
    return find_place(design, state.yarns, state.options.mirror == "yes") if design else ()


@lru_cache(maxsize=1000)  # more than all cards, for the boards of some turns
def find_place(design: str, yarns: tuple[str | None, ...], mirror: bool) -> tuple[str, ...]:
    return next(iter(matches(design, yarns, mirror)), ())


def known_designs(catalogue: Catalogue) -> dict[str, int]:
    """The points of the patterns in the rulebook or the catalogue; 0 = not entered."""
    told = {pattern_name(pattern): card["points"] for pattern, card in catalogue.get("design", {}).items()}
    return {**KNOWN_DESIGNS, **told}


def design_word(design: str) -> Say:
    """A pattern in a few words."""
    marks = design.replace("/", "").replace(ANY, "")
    return Say(key="design-word", args={"n": len(marks), "colours": len(set(marks))})


def found_option(state: State, design: str) -> Option:
    """The option of a design on the board, chosen by its key or by the yarn in its middle."""
    points, at = state.told_designs()[design], place_of(state, design)
    note = Say(key="n-points", args={"n": points}) if points else Say(key="points-not-told")
    return Option(value=design, label=design_word(design), note=note, cell=at[len(at) // 2])


@cache
def points_field(when: When | None = None) -> Amount:
    """The field for the points of a design card."""
    return Amount(name="points", label=Say(key="points-field"), least=1, most=MOST_POINTS, when=when)


@cache
def pattern_slots(when: When | None = None) -> Slots:
    """The field for drawing a design card: equal letters for equal colours, a point for any yarn."""
    letters = (Option(value=letter, label=forms.number(letter)) for letter in LETTERS)
    options = (Option(value=ANY, label=Say(key="any-yarn")), *letters)
    return Slots(name="pattern", label=Say(key="pattern-field"), slots=SIDE * SIDE, options=options, board=BOARD,
                 cells=OCTAGONS, default=(ANY,) * SIDE * SIDE, when=when)  # fmt: skip


# ---- claiming ----------------------------------------------------------------------------------------
def claim(
    state: State,
    design: Annotated[str, pick(likely_designs, label="claim-field", default=lambda s: (*found_designs(s), HERE)[:1])],
    # the points come first, because a tap on them leads to the board
    points: Annotated[int, fields(lambda s: points_field(points_condition(s)))] = 0,
    at: Annotated[
        tuple[str, ...],
        cells(BOARD, OCTAGONS, label="at-field", many=True, least=LEAST_YARNS, most=len(OCTAGONS),
              when=("design", (HERE,))),
    ] = (),
    pattern: Annotated[tuple[str, ...], fields(lambda s: pattern_slots(("design", (NEW,))))] = (),
) -> Outcome[State]:  # fmt: skip
    """Claims a known, tapped or drawn pattern, or points alone; the others must agree (ETT-48)."""
    if design == HERE:
        design = tapped_pattern(state, at)
    elif design in (NEW, UNSEEN):
        design = read_pattern(pattern) if design == NEW else ""
    points = points or state.told_designs().get(design, 0)
    if design:
        must(design not in state.claimed_designs(), "claimed-before", "ETT-49")
        check_printed_points(design, points)
        state = with_drawn(state, design, points)
    return replace(state, step="claim", claim=Claim(points=points, design=design)), warnings(state, design)


def tapped_pattern(state: State, at: tuple[str, ...]) -> str:
    """The pattern of the tapped yarns, a letter for each colour; "" if one of them is not entered."""
    letters = dict(zip(COLOURS, LETTERS, strict=True))
    lying = {o: yarn for o, yarn in zip(OCTAGONS, state.yarns, strict=True) if o in at}
    if None in lying.values():
        return ""
    return read_pattern(tuple(letters[yarn] if (yarn := lying.get(o)) else ANY for o in OCTAGONS))


def read_pattern(marks: tuple[str, ...]) -> str:
    """The pattern of a drawing; Illegal if it is none (ETT-44)."""
    pattern = drawn_pattern(marks)
    must(pattern, "pattern-too-small", "ETT-44")
    return pattern


def check_printed_points(design: str, points: int) -> None:
    """Raises Illegal if the rulebook gives another value (ETT-50)."""
    told = KNOWN_DESIGNS.get(design) or points
    must(points == told, "points-in-rulebook", "ETT-50", n=told)


def with_drawn(state: State, design: str, points: int) -> State:
    """The state with the design remembered for this game alone, until the others agree; there are 36 (ETT-3)."""
    if state.designs.get(design) == points:
        return state
    must(design in state.designs or len(state.designs) < DESIGNS, "too-many-designs", "ETT-3", n=DESIGNS)
    return replace(state, drawn={**state.drawn, design: points})


def warnings(state: State, design: str) -> tuple[News, ...]:
    """A warning if the design is not on the board; the other players decide (ETT-48)."""
    if not design or None in state.yarns or place_of(state, design):
        return ()
    return (warn("not-on-board", "ETT-44"),)


# ---- the others' consent ------------------------------------------------------------------------------
def claim_label(state: State) -> Say:
    assert state.claim is not None
    return Say(key="consent-label", args={"who": Who(seat=state.active), "n": state.claim.points})


def claim_hint(state: State) -> Say | None:
    """The hint that the design is on the board; if it is not, a warning has said so already."""
    assert state.claim is not None
    return Say(key="on-board") if place_of(state, state.claim.design) else None


@CLAIM.move("ETT-48", id="consent", text="consent", label=claim_label, picks=(), hint=claim_hint)
def answer(
    state: State, consent: Annotated[dict[Seat, Consent], each(State.other_seats, pick(CONSENTS, default=CONSENTS[:1]))]
) -> Outcome[State]:
    """Refuses the claim at a single objection, and the card returns to the hand; else opens and counts it (ETT-48)."""
    if "object" in consent.values():
        return leave_claim(state), warn("claim-refused", "ETT-48", who=Who(seat=state.active))
    assert state.claim is not None
    seat, player = state.active, state.players[state.active]
    open_now = replace(player, designs=max(0, player.designs - 1), claimed=(*player.claimed, state.claim))
    turn = replace(state.turn, acted=True, swap=False)
    state = replace(state.with_player(seat, open_now), step="act", claim=None, turn=turn)
    return with_learned(state, open_now.claimed[-1]).after_point(seat, "ETT-48")


def with_learned(state: State, claim: Claim) -> State:
    """The state with the agreed design and its points among the known ones (ETT-48)."""
    if not claim.design:
        return state
    left = {design: points for design, points in state.drawn.items() if design != claim.design}
    return replace(state, designs={**state.designs, claim.design: claim.points}, drawn=left)


@CLAIM.left_out("leave-claim", say=lambda state: seat_args(state.active), when=lambda state: not state.is_over())
def leave_claim(state: State) -> State:
    """Returns the card to the hand, as if it had not been shown."""
    return replace(state, step="act", claim=None)


# ---- patterns: one id for each card, and its places on the board (ETT-44..47) ----------------------------
Rows = tuple[str, ...]


def pattern_name(pattern: str) -> str:
    """The id of a card, the same for all letters and rotations; "" if impossible on a 5 by 5 board of five colours."""
    rows = tuple(pattern.split("/"))
    marks = [mark for row in rows for mark in row if mark != ANY]
    is_board = len(rows) <= SIDE and len({len(row) for row in rows}) == 1 and len(rows[0]) <= SIDE
    if not is_board or len(marks) < LEAST_YARNS or len(set(marks)) > len(LETTERS):
        return ""
    return min("/".join(_relettered(turned)) for turned in _four_turns(_cropped(rows)))


def drawn_pattern(marks: Sequence[str]) -> str:
    """The id of a pattern drawn on 25 places; "" if it is none."""
    return pattern_name("/".join("".join(marks[i : i + SIDE]) for i in range(0, len(marks), SIDE)))


@lru_cache(maxsize=200)  # more than all cards
def orientations(pattern: str, mirror: bool) -> tuple[Rows, ...]:
    """The different orientations of a card: up to four, with its mirror image up to eight (ETT-46)."""
    rows = tuple(pattern.split("/"))
    ways = [*_four_turns(rows), *(_four_turns(rows[::-1]) if mirror else ())]
    return tuple(dict.fromkeys(_relettered(way) for way in ways))


def matches(pattern: str, yarns: Sequence[str | None], mirror: bool = False) -> tuple[tuple[str, ...], ...]:
    """The octagons of every match of the pattern among the known yarns."""
    found = (place for rows in orientations(pattern, mirror) for place in _find_places(rows, yarns))
    return tuple(tuple(OCTAGONS[i] for i in place) for place in found)


def _find_places(rows: Rows, yarns: Sequence[str | None]) -> Iterator[list[int]]:
    marks = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != ANY]
    for top in range(SIDE - len(rows) + 1):
        for left in range(SIDE - len(rows[0]) + 1):
            if _is_match(marks, SIDE * top + left, yarns):
                yield [SIDE * (top + r) + left + c for r, c, _ in marks]


def _is_match(marks: list[tuple[int, int, str]], first: int, yarns: Sequence[str | None]) -> bool:
    """Whether equal symbols are on equal yarns, and different symbols on different ones (ETT-44, ETT-45)."""
    colour_of: dict[str, str] = {}
    for r, c, mark in marks:
        yarn = yarns[first + SIDE * r + c]
        if yarn is None or colour_of.setdefault(mark, yarn) != yarn:
            return False
    return len(set(colour_of.values())) == len(colour_of)


def _cropped(rows: Rows) -> Rows:
    used = [r for r, row in enumerate(rows) if row.strip(ANY)]
    columns = [c for c in range(len(rows[0])) if any(row[c] != ANY for row in rows)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in rows[used[0] : used[-1] + 1])


def _four_turns(rows: Rows) -> list[Rows]:
    ways = [rows]
    for _ in range(3):
        ways.append(tuple("".join(row[c] for row in reversed(ways[-1])) for c in range(len(ways[-1][0]))))
    return ways


def _relettered(rows: Rows) -> Rows:
    """The pattern with its symbols renamed A, B, C ... in order of appearance."""
    letters = {mark: LETTERS[i] for i, mark in enumerate(dict.fromkeys("".join(rows).replace(ANY, "")))}
    return tuple("".join(letters.get(mark, ANY) for mark in row) for row in rows)
