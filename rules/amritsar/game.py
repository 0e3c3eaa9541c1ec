"""Amritsar's rule module: scene, score sheet, and the chapters combined as `GAME`."""

from __future__ import annotations

from rules.kit import forms
from rules.kit.answers import cells_of
from rules.kit.places import places
from rules.kit.types import Board, Grid, Hand, Item, Piece, Say, Scene, ScoreLine, Sheet, Sign, Viewer, Who

from . import actions, catalogue, corrections, decade, donate, effects, elephant, flow, opening, trade, upgrade, workers
from . import components as box
from .components import Line, spot_word
from .elephant import pawn_district
from .flow import SOW
from .printed import district_word, shade_word
from .state import Reckoning, Side, State
from .workers import drops, untold_spots


def scene(state: State, viewer: Viewer) -> Scene:
    """The scene, the same for every viewer: the state has no secrets."""
    hands = tuple(_hand(state, seat) for seat in range(state.seats))
    return Scene(parts=(*_middle(state), *hands), start=state.start, next=_next_text(state))


def _middle(state: State) -> tuple[Board | Grid, ...]:
    if state.is_ledger() or state.step in ("final", "over"):  # the sources of points
        rows = tuple((line.label, line.values) for line in sheet(state).lines if any(line.values))
        return _plate(state), Grid(heads=_heads(state), rows=rows)
    if state.step in ("income", "close") and state.reckoning and not state.queue:
        return _plate(state), _reckoning_grid(state, state.reckoning)
    return (_board(state),)


# ---- the board ---------------------------------------------------------------------------------------
def _board(state: State) -> Board:
    signs = (
        *(Sign(cell=d, say=district_word(d)) for d in box.DISTRICTS),
        *(Sign(cell=spot, say=forms.number(i % 2 + 1), label=spot_word(spot), place="corner")
          for i, spot in enumerate(box.SPOTS)),
        *(Sign(cell=spot, say=forms.number(n), label=Say(key="n-coin", args={"n": n}), place="value")
          for spot, n in zip(box.SPOTS, state.coins, strict=True) if n),
        Sign(cell="temple", say=Say(key="decade-n", args={"n": state.decade}), place="note"),
    )  # fmt: skip
    return Board(layout="ring", pieces=(*_workers(state), *_riders(state)), signs=signs, lit=_lit_cells(state))


def _lit_cells(state: State) -> tuple[str, ...]:
    """The next drops, unless a field asks for a location; afterwards the last worker's location."""
    turn = state.turn
    if state.step == "sow" and turn.picked and not any(cells_of(f) for form in SOW.prompts(state) for f in form.fields):
        return tuple(dict.fromkeys(box.SPOTS[at] for at in drops(state)))
    return (turn.spot,) if turn.spot and state.step in ("act", "follow") else ()


def _workers(state: State) -> tuple[Piece, ...]:
    """A piece per colour and location; workers just picked up still count there."""
    unsure = (Piece(cell=spot, kind="disc", text="?", label=Say(key="workers-untold")) for spot in untold_spots(state))
    return *unsure, *(
        Piece(cell=spot, kind=f"worker-{colour}", n=there.count(colour), label=Say(key=f"worker-{colour}"))
        for spot, there in zip(box.SPOTS, state.spots, strict=True)
        for colour in box.COLOURS
        if colour in there
    )


def _riders(state: State) -> tuple[Piece, ...]:
    """The temple, the Maharaja pawn and the elephants."""
    temple = Piece(cell="temple", kind="temple")
    pawn = pawn_district(state)
    pawns = (Piece(cell=pawn, kind="pawn", label=Say(key="the-pawn")),) if pawn and state.options.pawn != "told" else ()
    elephant = Say(key="the-elephant")
    elephants = (
        Piece(cell=s.place, kind="badge", seat=seat, label=elephant) for seat, s in enumerate(state.sides) if s.place
    )
    return (temple, *pawns, *elephants)


# ---- the numbers -------------------------------------------------------------------------------------
def _plate(state: State) -> Board:
    """The temple with decade and round."""
    title = Say(key="decade-of", args={"n": state.decade, "of": box.DECADES})
    note = Say(key="round-of", args={"n": state.round, "of": box.ROUNDS})
    signs = (Sign(cell="temple", say=title), Sign(cell="temple", say=note, place="note"))
    return Board(layout="plate", pieces=(Piece(cell="temple", kind="temple"),), signs=signs)


def _heads(state: State) -> tuple[Who, ...]:
    return tuple(Who(seat=seat) for seat in range(state.seats))


def _reckoning_grid(state: State, its: Reckoning) -> Grid:
    """Points won, coins paid and points lost at the decade's end."""
    rows = (("majority", its.majority), ("paid", its.paid), ("lost", tuple(-n for n in its.lost)))
    return Grid(heads=_heads(state), label=Say(key="reckoning", args={"n": state.decade}),
                rows=tuple((Say(key=f"reckoned-{row}"), values) for row, values in rows))  # fmt: skip


# ---- hands -------------------------------------------------------------------------------------------
def _hand(state: State, seat: int) -> Hand:
    side = state.sides[seat]
    if state.is_ledger():
        return Hand(seat=seat, label=Say(key="followers", args={"n": side.points["follow"]}))
    return Hand(
        seat=seat, label=Say(key="n-coin", args={"n": side.coins}), items=(*_items(side), *_donation_items(state, seat))
    )


def _items(side: Side) -> tuple[Item, ...]:
    goods = tuple(Item(label=Say(key=f"symbol-{r}"), n=side.goods[r]) for r in box.RESOURCES if side.goods[r])
    counted = (("carried", side.carried), ("waiting", side.waiting), ("tax", side.tax), ("goals", side.goals))
    markers = (Item(label=Say(key=f"row-{what}"), n=n) for what, n in counted)
    tracks = tuple(Item(label=Say(key=f"track-{t}"), n=side.heights[t]) for t in box.TRACKS if side.heights[t])
    mahouts = tuple(
        Item(label=Say(key="mahout-word", args={"colour": shade_word(m.colour)}), n=1, glyph=f"worker-{m.colour}")
        for m in side.mahouts
    )
    return (*goods, *markers, *tracks, *mahouts)


def _donation_items(state: State, seat: int) -> tuple[Item, ...]:
    """The donation markers of a seat, by donation tile."""
    many = {d: sum(gift.district == d and gift.seat == seat for gift in state.gifts) for d in box.DISTRICTS}
    return tuple(
        Item(label=Say(key="donations-in", args={"district": district_word(d)}), n=n) for d, n in many.items() if n
    )


# ---- the next step -----------------------------------------------------------------------------------
def _next_text(state: State) -> Say | None:
    """The reminder in the rail, in one line."""
    match state.step:
        case "ride" | "second" | "turn":
            return Say(key="next-pawn", args={"n": state.decade})
        case "pick" | "sow":
            return Say(key="next-colour")
        case "act" | "follow":
            at = (state.turn.seat + 1) % state.seats
            if at != state.start:
                return Say(key="next-seat", args={"who": Who(seat=at)})
            return Say(key="next-round") if state.round < box.ROUNDS else Say(key="next-end")
        case "majority" | "tax" | "income" | "close":
            return Say(key="next-decade") if state.decade < box.DECADES else Say(key="next-final")
        case "setup" | "places" | "workers" | "goals" | "opening" | "bridge" | "final" | "over":
            return None


# ---- the score (AMR-95..97) --------------------------------------------------------------------------
RULES: dict[Line, str] = {
    "start": "AMR-13", "actions": "AMR-41", "trade": "AMR-58", "follow": "AMR-53", "donate": "AMR-78",
    "below": "AMR-81", "majority": "AMR-89", "income": "AMR-92", "pawn": "AMR-27", "tax": "AMR-91",
    "tracks": "AMR-95", "goals": "AMR-96", "noted": "",
}  # fmt: skip
AT_THE_END: tuple[Line, ...] = ("tracks", "goals")
LEDGER: tuple[Line, ...] = ("trade", "donate", "below")  # in the ledger these are part of the turns


def sheet(state: State) -> Sheet:
    """A line per source of points; the final ones stay empty until the end. Equal totals share a place (AMR-97)."""
    over = state.step == "over"
    hidden = ("noted", *LEDGER) if state.is_ledger() else ("noted",)  # unless they have points
    lines = tuple(_line(state, key) for key in box.LINES
                  if key not in hidden or any(side.points[key] for side in state.sides))  # fmt: skip
    totals = tuple(side.score() for side in state.sides)
    return Sheet(lines=lines, totals=totals, places=places(totals) if over else (), ended_by="decades" if over else "")


def _line(state: State, key: Line) -> ScoreLine:
    values: tuple[int | None, ...] = tuple(side.points[key] for side in state.sides)
    if key in AT_THE_END and state.step != "over":
        values = (None,) * state.seats
    return ScoreLine(key=key, label=Say(key=f"score-{key}"), why=Say(key=f"why-{key}"), rule=RULES[key], values=values)


GAME = flow.amritsar.game(
    opening, elephant, workers, actions, effects, trade, upgrade, donate, decade, corrections,
    setup=opening.setup, retold=corrections.RETOLD, timers=flow.timers, scene=scene, sheet=sheet,
    learned=catalogue.learned, printed=catalogue.PRINTED, layouts=(box.BOARD, box.PLATE),
)  # fmt: skip
