"""The rule module of Battles & Builders: the scene, the score sheet (BNB-67, BNB-68), and the chapters as `GAME`."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rules.kit import forms, scenes
from rules.kit.places import places
from rules.kit.types import TABLE, Say, Viewer, Who

from . import battle, catalogue, commit, components, corrections, event, kings, state
from .components import CATAPULT_VALUE, EXTRA_VALUE, ROUNDS, STOCK, WORTH, Chip, colour_of
from .flow import bnb
from .state import State, armies_word, terrain_word, tokens_word

CHIPS_SHOWN: tuple[Chip, ...] = ("three", "one", "minus")


def scene(state: State, viewer: Viewer) -> scenes.Scene:
    """The scene, equal for every viewer: it never draws secret kinds, for their owner sees the real tokens."""
    rows = tuple(_row(state, side) for side in range(len(state.sides))) if state.tiles else ()
    hands = tuple(_hand(state, seat) for seat in range(state.seats))
    parts: tuple[scenes.Part, ...] = (_plate(state), *rows, *hands)
    committed = (seat for seat in range(state.seats) if state.step == "commit" and state.stakes[seat].count is not None)
    return scenes.Scene(parts=parts, start=state.start, done=tuple(committed), next=_next_text(state))


# ---- event tile --------------------------------------------------------------------------------------
def _plate(state: State) -> scenes.Board:
    if not state.tiles:
        return scenes.Board(layout="plate", signs=(scenes.Sign(cell="tile", say=Say(key="no-tile-yet")),))
    tile = state.current_tile()
    return scenes.Board(
        layout="plate",
        pieces=(scenes.Piece(cell="tile", kind=tile.terrain),),
        signs=(
            scenes.Sign(cell="tile", say=terrain_word(tile.terrain)),
            scenes.Sign(cell="tile", say=_note(state), place="note"),
            scenes.Sign(cell="tile", say=forms.number(tile.value), label=_worth(tile.value), place="value"),
        ),
    )


def _worth(value: int) -> Say:
    return Say(key="tile-worth", args={"n": value})


def _note(state: State) -> Say:
    """The round of the tile and, after that round, its holder."""
    tile = state.current_tile()
    if state.step not in ("event", "over"):
        return Say(key="round-of", args={"round": tile.round})
    if tile.holder is None:
        return Say(key="round-aside", args={"round": tile.round})
    return Say(key="round-taken", args={"round": tile.round, "who": state.name(tile.holder)})


# ---- dice --------------------------------------------------------------------------------------------
def _row(state: State, side: int) -> scenes.Dice:
    """The committed tokens and dice of a side; lit while the side leads, and after it has won the tile."""
    fictitious, label = state.is_fictitious(side), _label(state, side)
    fight = state.battle
    dice, pips = (fight.dice[side], fight.pips[side]) if fight else ((), {})
    return scenes.Dice(
        label=Say(key="row-fictitious", args={"what": label}) if fictitious else label,
        seat=TABLE if fictitious else side,
        dice=tuple(scenes.ShownDie(tint=colour_of(die), face=str(pips.get(die, ""))) for die in dice),
        total=sum(pips.values()) if pips else None,
        lit=_is_lit(state, side),
    )


def _is_lit(state: State, side: int) -> bool:
    """False in the barbarian battle, for its tile is no prize (BNB-48)."""
    tile, fight = state.current_tile(), state.battle
    if tile.terrain == "barbarian":
        return False
    if state.step in ("event", "over"):
        return tile.holder == side
    return fight is not None and bool(fight.pips[side]) and side in battle.leading_sides(fight)


def _label(state: State, side: int) -> Say:
    stake = state.stakes[side]
    match state.step:
        case "commit" | "reveal":
            return Say(key="not-yet") if stake.count is None else Say(key="n-committed", args={"n": stake.count})
        case "king":
            return tokens_word(stake.faces)
        case "setup" | "event" | "dice" | "roll" | "fresh" | "over":
            return armies_word(stake.faces)
        case _:
            assert_never(state.step)


# ---- hands -------------------------------------------------------------------------------------------
def _hand(state: State, seat: int) -> scenes.Hand:
    side, left = state.sides[seat], state.tokens_left(seat)
    chips = tuple(
        scenes.Item(label=Say(key=f"chip-{chip}"), n=side.chips[chip]) for chip in CHIPS_SHOWN if side.chips[chip]
    )
    tiles = tuple(
        scenes.Item(label=Say(key="tile-known", args={"terrain": terrain_word(tile.terrain), "value": tile.value}), n=1,
             glyph=tile.terrain)
        for tile in state.tiles if tile.holder == seat
    )  # fmt: skip
    laid = tuple(scenes.Item(label=Say(key=f"strategy-{s.tile}"), n=1) for s in state.strategies if s.holder == seat)
    kinds: tuple[scenes.Item, ...] = ()
    if state.options.memory_aid:
        kinds = tuple(scenes.Item(label=Say(key=f"kind-{kind}"), n=side.tokens[kind]) for kind in STOCK)
    return scenes.Hand(seat=seat, label=Say(key="n-tokens", args={"n": left}), items=(*chips, *tiles, *laid, *kinds),
                hidden=left)  # fmt: skip


# ---- next event --------------------------------------------------------------------------------------
def _next_text(state: State) -> Say | None:
    match state.step:
        case "setup":
            return Say(key="next-event", args={"who": Who(seat=state.start)})
        case "event":
            return Say(key="next-commit", args={"who": Who(seat=state.start)})
        case "commit":
            waiting = tuple(side for side in state.order() if state.stakes[side].count is None)
            return Say(key="next-seat", args={"who": Who(seat=waiting[1])}) if waiting[1:] else Say(key="next-reveal")
        case "reveal":
            return Say(key="next-kings")
        case "king":
            return Say(key="next-builders")
        case "dice" | "roll" | "fresh":
            if state.round >= ROUNDS:
                return Say(key="next-score")
            return Say(key="next-round", args={"who": Who(seat=(state.start + 1) % state.seats)})
        case "over":  # the fictitious player's points, if he may win (BNB-66)
            may_win = len(state.sides) > state.seats and state.options.fictitious_rank != "out"
            return Say(key="fictitious-total", args={"n": total(state, state.seats)}) if may_win else None
        case _:
            assert_never(state.step)


# ---- score -------------------------------------------------------------------------------------------
def chip_points(state: State, side: int, chip: Chip) -> int:
    return WORTH[chip] * state.sides[side].chips[chip]


def strategy_points(state: State, side: int, tile: str, value: int) -> int:
    return sum(value for laid in state.strategies if laid.tile == tile and laid.holder == side)


LINES: tuple[tuple[str, str, Callable[[State, int], int]], ...] = (
    ("threes", "BNB-24", lambda state, side: chip_points(state, side, "three")),
    ("ones", "BNB-24", lambda state, side: chip_points(state, side, "one")),
    ("minus", "BNB-9", lambda state, side: chip_points(state, side, "minus")),
    ("events", "BNB-39", lambda s, side: sum(tile.value for tile in s.tiles if tile.holder == side)),
    ("extra", "BNB-50", lambda state, side: strategy_points(state, side, "extra", EXTRA_VALUE)),
    ("catapult", "BNB-52", lambda state, side: strategy_points(state, side, "catapult", CATAPULT_VALUE)),
    ("noted", "BNB-26", lambda state, side: state.sides[side].noted),
)


def total(state: State, side: int) -> int:
    return sum(points(state, side) for _, _, points in LINES)


def sheet(state: State) -> scenes.Sheet:
    """The score sheet: a line per kind of point, noted points only if there are any. Equal totals share a place."""
    seats = range(state.seats)
    lines = tuple(
        scenes.ScoreLine(key=key, label=Say(key=f"score-{key}"), why=Say(key=f"why-{key}"), rule=rule,
                  values=tuple(points(state, seat) for seat in seats))
        for key, rule, points in LINES
        if key != "noted" or any(side.noted for side in state.sides[: state.seats])
    )  # fmt: skip
    totals = tuple(total(state, seat) for seat in seats)
    over = state.step == "over"
    return scenes.Sheet(
        lines=lines, totals=totals, places=ranking(state) if over else (), ended_by="rounds" if over else ""
    )


def ranking(state: State) -> tuple[int, ...]:
    """The place of every seat; the fictitious player takes one too if the option lets him win (BNB-66)."""
    ranked = len(state.sides) if state.options.fictitious_rank == "ranks" else state.seats
    return places([total(state, side) for side in range(ranked)])[: state.seats]


GAME = bnb.game(
    event, commit, kings, battle, corrections,
    setup=state.setup,
    starts=Say(key="who-starts"),
    tints=("white", "blue", "pink"),
    layouts=(components.PLATE,),
    dice=tuple(map(battle.pips_die, components.COLOURS)),
    retold=corrections.RETOLD,
    scene=scene,
    sheet=sheet,
    learned=catalogue.learned,
    printed=catalogue.PRINTED,
)  # fmt: skip
