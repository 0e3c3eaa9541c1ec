"""Akkon's rule module: the scene, the score (AKK-92..96), and the chapters combined as `GAME`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import add
from typing import Any, assert_never

from rules.kit import forms, scenes
from rules.kit.places import places
from rules.kit.types import Board, Hand, Ink, Item, Piece, Say, Scene, Seat, SetReading, Sign, Tint, Viewer, Who

from . import bidding, catalogue, corrections, effects, flow, opening, privileges, reveal, turns
from . import components as box
from .cards import cards_of_hand
from .components import City
from .flow import remaining_seats
from .state import Player, Result, State, setup
from .words import city_word, known_word, sign_word

BIDDING = ("bid", "saladin", "reveal")


def scene(state: State, viewer: Viewer) -> Scene:
    """The scene, the same for every viewer except the hand, of which the owner sees the cards in the log."""
    tracks = tuple(
        scenes.Track(label=Say(key=f"track-{track}"), most=box.TRACK_MOST, crown=state.holders.get(track),
                    at=tuple(player.tracks[track] for player in state.players))
        for track in box.TRACKS
    )  # fmt: skip
    hands = (_hand(state, seat, viewer) for seat in range(state.seats))
    passed = (seat for seat, player in enumerate(state.players) if state.step == "bid" and player.passed)
    return Scene(parts=(_board(state), *tracks, *hands), start=state.start, done=tuple(passed), next=_next_text(state))


# ---- the fields -------------------------------------------------------------------------------------------
def _board(state: State) -> Board:
    pieces = tuple(piece for city in box.CITIES for piece in _pieces(state, city))
    signs = tuple(sign for city in box.CITIES for sign in _signs(state, city))
    inks: dict[str, Ink | Tint] = {city: "bed" for city in box.CITIES if not state.stacks[city]}
    if state.seneschal in box.CITIES and state.stage() in BIDDING:
        inks[state.seneschal] = "birch"  # the open field
    return Board(layout="fields", pieces=pieces, signs=signs, inks=inks)


def _pieces(state: State, city: City) -> Iterator[Piece]:
    """The pieces on a field: bid knights until the reveal, then paid ones; and the seneschal."""
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


# ---- hands --------------------------------------------------------------------------------------------------
def _hand(state: State, seat: Seat, viewer: Viewer) -> Hand:
    player = state.players[seat]
    is_seen = viewer == seat or state.options.hands == "open"
    cards = Counter(cards_of_hand(player.hand) if is_seen and player.hand.value is not None else ())
    held = tuple(Item(label=known_word(state, card), n=n) for card, n in cards.items())
    number = Item(label=Say(key="row-hand"), n=player.hand.count)
    return Hand(
        seat=seat, label=_label(state, seat), items=(*held, number, *_knights(state, seat)), hidden=player.hand.count
    )


def _knights(state: State, seat: Seat) -> Iterator[Item]:
    """The numbers of knights in the camp, borrowed and lent."""
    if not state.is_ledger():
        yield Item(label=Say(key="row-camp"), n=state.camp(seat))
    for loan in state.loans:
        late = "" if loan.round == state.round else "-next"
        if loan.borrower == seat:
            yield Item(label=Say(key=f"borrowed-from{late}", args={"who": Who(seat=loan.owner)}), n=loan.count)
        if loan.owner == seat:
            yield Item(label=Say(key=f"lent-to{late}", args={"who": Who(seat=loan.borrower)}), n=loan.count)


def _label(state: State, seat: Seat) -> Say:
    """The line under a seat's name: passed, knights left to bid, or cards in hand."""
    if state.is_ledger() or state.step not in ("bid", "saladin"):
        return Say(key="n-cards", args={"n": state.players[seat].hand.count})
    if state.players[seat].passed:
        return Say(key="has-passed")
    return Say(key="n-knights", args={"n": state.camp(seat) + state.is_starter(seat)})


# ---- the next event -------------------------------------------------------------------------------------------
def _next_text(state: State) -> Say | None:
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
            if left := remaining_seats(state):
                return Say(key="next-card-turn", args={"who": Who(seat=left[0])})
            if state.is_used_up():
                return Say(key="next-score")
            return Say(key="next-round", args={"who": Who(seat=(state.start + 1) % state.seats)})
        case "over":
            return None
        case _:
            assert_never(state.step)


# ---- the score ---------------------------------------------------------------------------------------
def sheet(state: State) -> scenes.Sheet:
    """The score sheet: the tracks, the two lines that count, and at the end the tiebreaker; then ties share a place."""
    tracks = (_line(track, [p.tracks[track] for p in state.players], counts=False) for track in box.TRACKS)
    highest = [max(player.tracks.values()) for player in state.players]
    lowest = [min(player.tracks.values()) for player in state.players]
    second = [second_highest(state, player) for player in state.players]
    totals, over = tuple(map(add, highest, lowest)), state.step == "over"
    lines = [*tracks, _line("highest", highest), _line("lowest", lowest)]
    if over and len(set(totals)) < len(totals):
        lines.append(_line("second", second, "AKK-94", counts=False))
    ranking = places([100 * total + n for total, n in zip(totals, second, strict=True)])
    return scenes.Sheet(lines=tuple(lines), totals=totals, places=ranking if over else (),
                       ended_by="stack" if over else "")  # fmt: skip


def _line(key: str, values: list[int], rule: str = "AKK-92", counts: bool = True) -> scenes.ScoreLine:
    label, why = (f"track-{key}", "why-track") if key in box.TRACKS else (f"score-{key}", f"why-{key}")
    return scenes.ScoreLine(key=key, label=Say(key=label), why=Say(key=why), rule=rule, values=tuple(values),
                           counts=counts)  # fmt: skip


def second_highest(state: State, player: Player) -> int:
    """A player's second-highest value, the tiebreaker (AKK-94)."""
    values = sorted(player.tracks.values(), reverse=True)
    if state.options.second_highest == "sorted":
        return values[1]
    return next((value for value in values if value != values[0]), values[0])


# ---- the game -----------------------------------------------------------------------------------------
def apply(state: State, seat: Seat, move: Any) -> Result:
    """The state after a move, with the announcement of the last round when a stack is used up (AKK-90)."""
    after, news = flow.akk.apply(state, seat, move)
    return after, (*news, *flow.last_round_news(state, after))


GAME = flow.akk.game(
    opening, bidding, privileges, reveal, turns, effects, corrections,
    setup=setup, do={SetReading: corrections.do_set_reading}, apply=apply, retold=corrections.RETOLD,
    starts=Say(key="who-starts"), phase=flow.phase, timers=flow.timers, scene=scene, sheet=sheet,
    learned=catalogue.learned, printed=catalogue.PRINTED,
    tints=("red", "green", "yellow", "black"), layouts=(box.FIELDS,),
)  # fmt: skip
