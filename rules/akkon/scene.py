"""What lies on the table, and the score: the highest and the lowest marker (AKK-92..96)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from rules.kit import forms
from rules.kit.places import places
from rules.kit.types import (
    Board,
    Hand,
    Ink,
    Item,
    Part,
    Piece,
    Say,
    Scene,
    ScoreLine,
    Seat,
    Sheet,
    Sign,
    Tint,
    Track,
    Viewer,
    Who,
)

from . import components as box
from .cards import in_hand
from .components import City
from .flow import to_come
from .state import Player, State
from .words import city_word, known_word, sign_word

BIDDING = ("bid", "saladin", "reveal")


def scene(state: State, viewer: Viewer) -> Scene:
    """The same for every viewer but for the hand: its owner sees what the log has put into it."""
    tracks = tuple(
        Track(label=Say(key=f"track-{track}"), most=box.TRACK_MOST, crown=state.holders.get(track),
              at=tuple(player.tracks[track] for player in state.players))
        for track in box.TRACKS
    )  # fmt: skip
    hands = tuple(_hand(state, seat, viewer) for seat in range(state.seats))
    parts: tuple[Part, ...] = (_board(state), *tracks, *hands)
    passed = (seat for seat, player in enumerate(state.players) if state.step == "bid" and player.passed)
    return Scene(parts=parts, start=state.start, done=tuple(passed), next=_next(state))


# ---- the fields -------------------------------------------------------------------------------------------
def _board(state: State) -> Board:
    pieces = tuple(piece for city in box.CITIES for piece in _pieces(state, city))
    signs = tuple(sign for city in box.CITIES for sign in _signs(state, city))
    inks: dict[str, Ink | Tint] = {city: "bed" for city in box.CITIES if not state.stacks[city]}
    if state.seneschal in box.CITIES and state.stage() in BIDDING:
        inks[state.seneschal] = "birch"  # the open field
    return Board(layout="fields", pieces=pieces, signs=signs, inks=inks)


def _pieces(state: State, city: City) -> Iterator[Piece]:
    """Bid knights until the reveal, paid ones in the card round; the seneschal where he stands."""
    bidding = state.stage() in BIDDING
    for seat, player in enumerate(state.players):
        n = (player.bid if bidding else player.paid).get(city, 0)
        if n:
            yield Piece(cell=city, seat=seat, n=n, label=Say(key="a-knight"))
    if state.seneschal == city and bidding:
        yield Piece(cell=city, kind="seneschal", label=Say(key="the-seneschal"))


def _signs(state: State, city: City) -> Iterator[Sign]:
    yield Sign(cell=city, say=city_word(city))
    left = state.stacks[city]
    yield Sign(cell=city, say=forms.number(left), label=Say(key="n-cards", args={"n": left}), place="corner")
    top = state.cards.get(state.tops[city])
    if top is not None and state.stacks[city]:
        yield Sign(cell=city, say=sign_word(top), place="note")
    elif not state.stacks[city]:
        yield Sign(cell=city, say=Say(key="used-up"), place="note")


# ---- what a seat holds --------------------------------------------------------------------------------------
def _hand(state: State, seat: Seat, viewer: Viewer) -> Hand:
    player = state.players[seat]
    is_seen = viewer == seat or state.options.hands == "open"
    cards = Counter(in_hand(player.hand) if is_seen and player.hand.value is not None else ())
    held = tuple(Item(label=known_word(state, card), n=n) for card, n in cards.items())
    number = Item(label=Say(key="row-hand"), n=player.hand.count)
    return Hand(
        seat=seat, label=_label(state, seat), items=(*held, number, *_knights(state, seat)), hidden=player.hand.count
    )


def _knights(state: State, seat: Seat) -> Iterator[Item]:
    """Knights in the camp, borrowed and lent ones."""
    if not state.is_ledger():
        yield Item(label=Say(key="row-camp"), n=state.camp(seat))
    for loan in state.loans:
        late = "" if loan.round == state.round else "-next"
        if loan.borrower == seat:
            yield Item(label=Say(key=f"borrowed-from{late}", args={"who": Who(seat=loan.owner)}), n=loan.count)
        if loan.owner == seat:
            yield Item(label=Say(key=f"lent-to{late}", args={"who": Who(seat=loan.borrower)}), n=loan.count)


def _label(state: State, seat: Seat) -> Say:
    """The line under the name: passed, knights left to bid, or cards in hand."""
    if state.is_ledger() or state.step not in ("bid", "saladin"):
        return Say(key="n-cards", args={"n": state.players[seat].hand.count})
    if state.players[seat].passed:
        return Say(key="has-passed")
    return Say(key="n-knights", args={"n": state.camp(seat) + state.is_starter(seat)})


# ---- what comes next ------------------------------------------------------------------------------------------
def _next(state: State) -> Say | None:
    match state.step:
        case "setup" | "deal" | "barbarossa":
            return Say(key="next-first-bid", args={"who": Who(seat=state.start)})
        case "bid":
            return Say(key="next-reveal")
        case "saladin":
            return Say(key="next-turn-up")
        case "reveal":
            return Say(key="next-cards", args={"who": Who(seat=state.start)})
        case "cards":
            if left := to_come(state):
                return Say(key="next-card-turn", args={"who": Who(seat=left[0])})
            if state.is_used_up():
                return Say(key="next-score")
            return Say(key="next-round", args={"who": Who(seat=(state.start + 1) % state.seats)})
        case "over":
            return None
        case _:
            assert_never(state.step)


# ---- the score ---------------------------------------------------------------------------------------
def sheet(state: State) -> Sheet:
    """The four tracks, the two lines that count, and at the end what decides a tie."""
    players, over = state.players, state.step == "over"
    tracks = (_line(its, f"track-{its}", [p.tracks[its] for p in players], counts=False) for its in box.TRACKS)
    counting = (_line("highest", "score-highest", [max(p.tracks.values()) for p in players]),
                _line("lowest", "score-lowest", [min(p.tracks.values()) for p in players]))  # fmt: skip
    totals = tuple(score(player) for player in players)
    tie = over and len(set(totals)) < len(totals)
    second = (_line("second", "score-second", [second_highest(state, p) for p in players], "AKK-94", counts=False),)
    return Sheet(lines=(*tracks, *counting, *(second if tie else ())), totals=totals,
                 places=ranking(state) if over else (), ended_by="stack" if over else "")  # fmt: skip


def _line(key: str, label: str, values: list[int], rule: str = "AKK-92", counts: bool = True) -> ScoreLine:
    why = Say(key=f"why-{'track' if key in box.TRACKS else key}")
    return ScoreLine(key=key, label=Say(key=label), why=why, rule=rule, values=tuple(values), counts=counts)


def score(player: Player) -> int:
    return max(player.tracks.values()) + min(player.tracks.values())


def second_highest(state: State, player: Player) -> int:
    """The second-highest value, which decides a tie (AKK-94)."""
    values = sorted(player.tracks.values(), reverse=True)
    if state.options.second_highest == "sorted":
        return values[1]
    return next((value for value in values if value != values[0]), values[0])


def ranking(state: State) -> tuple[int, ...]:
    """A place per seat: points, then the second-highest value; who is still equal shares the place."""
    return places([100 * score(player) + second_highest(state, player) for player in state.players])
