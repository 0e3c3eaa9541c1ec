"""Himalaya's rule module: the scene, and the chapters combined as `GAME`."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kit import scenes
from rules.kit.types import Say, Seat, Tint, Viewer, Who

from . import actions, catalogue, corrections, delivery, events, inventory, opening, programme, score, supply
from .actions import FORCED, due_action, run_programme
from .components import GOODS, INVENTORY_ROUNDS, MAP, REGIONS, ROUNDS, VILLAGES_ONLY, Good
from .events import event_word
from .flow import him
from .land import roads
from .programme import UNTOLD
from .score import region_leader
from .state import Site, State, seat_word
from .words import good_word

TINTS: dict[Good, Tint] = {"salt": "white", "barley": "orange", "tea": "black", "jade": "green", "gold": "yellow"}


def scene(state: State, viewer: Viewer) -> scenes.Scene:
    """The map, the current row and the events; behind screens a viewer sees only its own pieces."""
    parts: list[scenes.Part] = [_board(state)]
    if rows := _grid(state):
        parts.append(rows)
    parts += [_hand(state, seat, viewer) for seat in range(state.seats)]
    done = tuple(seat for seat, is_ready in enumerate(state.ready) if is_ready)
    return scenes.Scene(parts=tuple(parts), start=state.first, done=done, next=_next_text(state))


# ---- the map -----------------------------------------------------------------------------------------
def _board(state: State) -> scenes.Board:
    lying = tuple(piece for v, place in enumerate(state.sites, 1) for piece in _site_pieces(state, v, place))
    if not state.is_full():
        return scenes.Board(layout="villages", pieces=lying)
    leaders = tuple(
        scenes.Piece(cell=f"v{p.at}", kind="badge", seat=seat, label=Say(key="the-leader"))
        for seat, p in enumerate(state.players)
        if p.at
    )
    # a line under an event's road, visible even if the map lacks the road
    below = (scenes.Edge(a=f"v{event.a}", b=f"v{event.b}") for event in state.events if event.a)
    return scenes.Board(
        layout="map",
        pieces=(*lying, *leaders, *_regions(state)),
        signs=(scenes.Sign(cell="regions", say=Say(key="regions")),),
        edges=(*below, *(scenes.Edge(a=f"v{a}", b=f"v{b}", style=road) for road, a, b in roads(state.land))),
        lit=_lit_cells(state),
    )


def _site_pieces(state: State, v: int, place: Site) -> Iterator[scenes.Piece]:
    """Cubes with their number, an order's goods as discs, a stupa, the events."""
    cell = f"v{v}"
    if place.stupa is not None:
        yield scenes.Piece(cell=cell, kind="mark", seat=place.stupa, label=Say(key="the-stupa"))
    for event in state.events:  # at its village, or at both ends of its road
        if v in (event.village, event.a, event.b):
            yield scenes.Piece(cell=cell, kind=event.kind, label=event_word(event))
    if place.holds != "empty" and not state.is_full():
        kind = "cube" if place.holds == "goods" else "disc"
        yield scenes.Piece(cell=cell, kind=kind, tint="white", label=Say(key=f"holds-{place.holds}"))
    elif place.untold:
        lie = Say(key="n-untold", args={"n": place.untold})
        yield scenes.Piece(cell=cell, kind="cube", text=f"{place.untold}?", label=lie)
    elif place.holds == "order" and place.order is None:
        yield scenes.Piece(cell=cell, kind="disc", text="?", label=Say(key="order-untold"))
    for good, n in place.goods.items():
        yield scenes.Piece(
            cell=cell, kind="cube", tint=TINTS[good], text=str(n), label=Say(key=f"n-{good}", args={"n": n})
        )
    for good, n in place.order.needs.items() if place.order else ():
        wish = Say(key="is-wanted", args={"what": Say(key=f"n-{good}", args={"n": n})})
        yield scenes.Piece(cell=cell, kind="disc", tint=TINTS[good], text=str(n), label=wish)


def _regions(state: State) -> Iterator[scenes.Piece]:
    """The marks of the region leaders."""
    for region in range(REGIONS):
        leader = region_leader(state, region)
        if leader is not None:
            yield scenes.Piece(cell=f"r{region + 1}", kind="mark", seat=leader, label=Say(key="leads-here"))


def _lit_cells(state: State) -> tuple[str, ...]:
    """The villages of the present action; none while the form asks for a road's end or a region."""
    match state.step:
        case "map":
            return (f"v{state.mapped + 1}",)
        case "action" if state.turn < state.seats and due_action(state).kind not in ("road", "order"):
            return tuple(f"v{v}" for v in dict.fromkeys(_lit_villages(state)) if v)
        case _:
            return ()


def _lit_villages(state: State) -> Iterator[int]:
    """The villages of the acting seat, or of all seats in a forced run."""
    now = due_action(state)
    after = run_programme(state, now)[0] if now.kind in FORCED else state.next_turn()
    for turn in range(state.turn, after.turn):
        seat = state.order_of_play()[turn]
        if (state.rows[seat] or UNTOLD)[state.action - 1] != "pause":
            yield after.players[seat].storm or after.players[seat].at


# ---- rows --------------------------------------------------------------------------------------------
def _grid(state: State) -> scenes.Grid | None:
    """The acting seat's programme; in the ledger the events of this round."""
    if not state.is_full():
        return (
            scenes.Grid(heads=(), rows=tuple((event_word(event), ()) for event in state.events))
            if state.events
            else None
        )
    if state.step != "action" or state.turn >= state.seats:
        return None
    return scenes.Grid(heads=(), rows=(_programme(state),))


def _programme(state: State) -> tuple[Say | Who, tuple[scenes.Picture | str, ...]]:
    seat = state.acting()
    row = state.rows[seat] or ()
    cells = tuple(
        scenes.Picture(glyph=token, lit=i == state.action, label=Say(key=f"token-{token}"))
        if token
        else ("?" if i == state.action else "")
        for i, token in enumerate(row, 1)
    )
    return seat_word(seat), cells


# ---- hands -------------------------------------------------------------------------------------------
def _hand(state: State, seat: int, viewer: Viewer) -> scenes.Hand:
    player = state.players[seat]
    items: list[scenes.Item] = []
    if viewer == seat or not state.is_full():  # on the whole board they are behind the screen
        items.append(scenes.Item(label=Say(key="row-tokens"), n=player.tokens))
    if state.is_full():
        items += [
            scenes.Item(label=Say(key="score-stupas"), n=state.stupas(seat)),
            scenes.Item(label=Say(key="delegations-left"), n=state.delegations_left(seat)),
        ]
    items += [scenes.Item(label=Say(key=f"event-{kind}"), n=1, glyph=kind) for kind in player.events]
    if viewer == seat and state.is_full():
        stock = player.stock.value or {}
        items += [
            scenes.Item(label=good_word(good), n=stock[good], tint=TINTS[good]) for good in GOODS if stock.get(good)
        ]
        items.append(scenes.Item(label=Say(key="disc-yaks-label"), n=player.herd.value or 0))
    return scenes.Hand(seat=seat, label=_hand_label(state, seat), items=tuple(items))


def _hand_label(state: State, seat: Seat) -> Say:
    """ "Ready", or the number that decides first: the stupas, in the ledger the inventory tokens."""
    if state.ready and state.ready[seat]:
        return Say(key="is-ready")
    if state.is_full() or state.players[seat].levels:
        return Say(key="n-stupas", args={"n": state.stupas(seat)})
    return Say(key="n-tokens", args={"n": state.players[seat].tokens})


# ---- the next step -----------------------------------------------------------------------------------
def _next_text(state: State) -> Say | None:
    """The month of the next inventory."""
    if state.step in ("count", "tie", "over"):
        return None
    comes = next((n for n in INVENTORY_ROUNDS if n >= state.round), ROUNDS)
    return Say(key="next-inventory", args={"n": comes})


GAME = him.game(
    opening, supply, events, programme, actions, delivery, inventory, score,
    setup=opening.setup, starts=Say(key="who-starts"), tints=("blue",),
    layouts=(MAP, VILLAGES_ONLY),
    prompts=events.prompts, corrections=corrections.corrections, retold=corrections.RETOLD,
    scene=scene, sheet=score.sheet, learned=catalogue.learned, printed=catalogue.PRINTED,
)  # fmt: skip
