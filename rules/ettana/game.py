"""Ettana's rule module: the scene, the score (ETT-69), and the chapters combined as `GAME`."""

from __future__ import annotations

from rules.kit import forms, scenes
from rules.kit.places import places
from rules.kit.types import Ink, Say, Tint, Viewer, Who

from . import actions, cards, catalogue, claims, components, corrections, flow, moving, opening, rolling
from .claims import place_of
from .components import OCTAGONS, TILE_SQUARES, TO_WIN
from .state import NUMBER_DIE, State


def scene(state: State, viewer: Viewer) -> scenes.Scene:
    """The scene, the same for every viewer, because the companion does not know the hands."""
    hands = tuple(_hand(state, seat) for seat in range(state.seats))
    table = _ledger(state) if state.is_ledger() else (_board(state),)
    return scenes.Scene(parts=(*table, *hands), start=state.start, next=_next_text(state))


# ---- the board ---------------------------------------------------------------------------------------
def _board(state: State) -> scenes.Board:
    lying = {o: yarn for o, yarn in zip(OCTAGONS, state.yarns, strict=False) if yarn}
    inks: dict[str, Ink | Tint] = dict(lying)
    signs = tuple(
        scenes.Piece(
            cell=o, kind=f"yarn-{yarn}", label=Say(key="yarn-lies", args={"colour": Say(key=f"colour-{yarn}")})
        )
        for o, yarn in lying.items()
    )
    pawns = tuple(
        scenes.Piece(cell=p.pawn, seat=seat, kind="badge", label=Say(key="the-pawn"))
        for seat, p in enumerate(state.players)
        if p.pawn
    )
    taken = {player.pawn for player in state.players}
    tiles = {s: tile for s, tile in zip(TILE_SQUARES, state.tiles, strict=False) if tile and s not in taken}
    claimed = place_of(state, state.claim.design) if state.claim else ()
    return scenes.Board(layout="loom", lit=claimed, pieces=(*signs, *pawns), inks=inks,
                 signs=tuple(scenes.Sign(cell=s, say=forms.number(tile), label=Say(key="the-tile", args={"n": tile}))
                             for s, tile in tiles.items()))  # fmt: skip


# ---- results only ------------------------------------------------------------------------------------
def _ledger(state: State) -> tuple[scenes.Part, ...]:
    heads = tuple(Who(seat=seat) for seat in range(state.seats))
    rows = (
        (Say(key="row-tokens"), tuple(player.tokens for player in state.players)),
        (Say(key="row-cards"), tuple(player.cards for player in state.players)),
        (Say(key="row-designs"), tuple(player.designs for player in state.players)),
    )
    left = (
        (Say(key="left-tokens"), (state.supply(),)),
        (Say(key="left-cards"), (state.pile(),)),
        (Say(key="left-designs"), (state.design_pile(),)),
    )
    track = scenes.Track(label=Say(key="points"), most=TO_WIN, at=tuple(min(TO_WIN, p.points()) for p in state.players))
    return track, scenes.Grid(heads=heads, rows=rows), scenes.Grid(heads=(Say(key="column-table"),), rows=left)


# ---- hands -------------------------------------------------------------------------------------------
def _hand(state: State, seat: int) -> scenes.Hand:
    player = state.players[seat]
    held = (
        scenes.Item(label=Say(key="row-tokens"), n=player.tokens),
        scenes.Item(label=Say(key="row-cards"), n=player.cards),
        scenes.Item(label=Say(key="row-designs"), n=player.designs),
        scenes.Item(label=Say(key="row-victory"), n=player.victory),
        scenes.Item(label=Say(key="score-designs"), n=len(player.claimed)),
    )
    return scenes.Hand(seat=seat, label=Say(key="n-tokens", args={"n": player.tokens}),
                items=tuple(item for item in held if item.n), hidden=player.cards + player.designs)  # fmt: skip


def _next_text(state: State) -> Say | None:
    """The turn's roll, if any; else the goal of the game."""
    number, colour = state.turn.number, state.turn.colour
    if state.is_over():
        return None
    if number and colour:
        return Say(key="rolled", args={"n": number, "colour": Say(key=f"colour-{colour}")})
    return Say(key="first-to-eight", args={"n": TO_WIN})


# ---- the score ---------------------------------------------------------------------------------------
def sheet(state: State) -> scenes.Sheet:
    """The score sheet: claimed designs and Victory points; the game ends with eight, or by agreement."""
    totals = tuple(player.points() for player in state.players)
    designs = tuple(sum(claimed.points for claimed in player.claimed) for player in state.players)
    victory = tuple(player.victory for player in state.players)
    lines = (
        scenes.ScoreLine(key="designs", label=Say(key="score-designs"), why=Say(key="why-designs"), rule="ETT-48",
                  values=designs),
        scenes.ScoreLine(key="victory", label=Say(key="score-victory"), why=Say(key="why-victory"), rule="ETT-64",
                  values=victory),
    )  # fmt: skip
    if not state.is_over():
        return scenes.Sheet(lines=lines, totals=totals)
    return scenes.Sheet(lines=lines, totals=totals, places=places(totals),
                 ended_by="points" if max(totals) >= TO_WIN else "agreed")  # fmt: skip


GAME = flow.ettana.game(
    opening, rolling, moving, cards, claims, actions, corrections,
    tints=("pink", "black", "white", "orange"), layouts=(components.LOOM,),
    dice=(NUMBER_DIE, rolling.COLOUR_DIE),
    setup=opening.setup, retold=corrections.RETOLD, phase=flow.phase, scene=scene,
    starts=Say(key="who-starts"), sheet=sheet,
    learned=catalogue.learned, printed=catalogue.PRINTED,
)  # fmt: skip
