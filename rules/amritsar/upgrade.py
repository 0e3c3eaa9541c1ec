"""Storehouses, goals and mahouts on the player board (AMR-67..75)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.amritsar import moves, printed
from rules.amritsar.components import COLOURS, COST, GOALS_EACH, MOST_BAGS, ON_MAHOUT, ON_TILE, Colour, Upgraded
from rules.amritsar.effects import bridged
from rules.amritsar.markers import has_room, lift, taxed
from rules.amritsar.opening import free_colours
from rules.amritsar.printed import fits, shown, without_zeros
from rules.amritsar.state import Mahout, Result, Side, State, first_task, must, news, pop, push, told, with_side
from rules.amritsar.tasks import Do, Upgrade
from rules.amritsar.trade import skip
from rules.amritsar.words import colour_field, picture, symbols_field, yes_no_field
from rules.kit.expect import expect
from rules.kit.types import Amount, Choice, Field, News, Option, Pick, Prompt, Say, Seat, Who


# ---- what is open ------------------------------------------------------------------------------------
def open_kinds(state: State, task: Upgrade) -> tuple[Upgraded, ...]:
    """Upgrades of the hammer's colours that can be paid and have a free space (AMR-67, AMR-72)."""
    side = state.sides[task.seat]
    if not side.board:
        return ()
    return tuple(what for what in task.kinds if side.goods[COST[what]] and _has_tile(state, task.seat, what))


def _has_tile(state: State, seat: Seat, what: Upgraded) -> bool:
    """Whether a goal tile, or a space of a colour that is still free, is left (AMR-9, AMR-75)."""
    if what == "goal":
        return state.sides[seat].goals < GOALS_EACH
    return what != "mahout" or bool(colours(state, seat))


def colours(state: State, seat: Seat) -> tuple[Colour, ...]:
    """Spaces for a later mahout: any, or only colours that no other player has (AMR-75)."""
    return COLOURS if state.options.mahout_colour == "opening" else free_colours(state, seat)


def has_bags(state: State) -> tuple[Upgraded, ...]:
    """Upgrades for which bags are counted (AMR-68, AMR-71)."""
    return ("storehouse", "mahout") if state.options.mahout_tax == "bags" else ("storehouse",)


def none_open(state: State, task: Upgrade) -> tuple[News, ...]:
    """Why nothing is asked: no resource to pay with, or no free space."""
    return news("no-upgrade", "AMR-67" if state.sides[task.seat].board else "AMR-72", "warn", who=Who(seat=task.seat))


# ---- asking ------------------------------------------------------------------------------------------
def ask_upgrade(state: State, task: Upgrade) -> tuple[Prompt, ...]:
    kinds, side = open_kinds(state, task), state.sides[task.seat]
    what = Choice(name="what", label=Say(key="upgrade-what"), options=tuple(_kind(k) for k in kinds),
                  usual=kinds if len(kinds) == 1 else ())  # fmt: skip
    bags = Amount(name="bags", label=Say(key="bags-label"), least=0, most=MOST_BAGS, when=("what", has_bags(state)))
    gain = symbols_field("gain", Say(key="storehouse-gain"), ON_TILE, usual={}, when=("what", ("storehouse",)))
    fields: list[Field] = [what, bags, gain]
    if "mahout" in kinds:
        fields += _mahout_fields(state, task.seat)
    if side.lock == "locked":
        fields.append(yes_no_field("unlocks", Say(key="unlocks-label")))
    upgrade = Prompt(id="upgrade", ask="upgrade", seat=task.seat, move="upgrade", label=Say(key="upgrade-label"),
                     confirm=Say(key="upgrade-confirm", args={"what": Pick(field="what")}), fields=tuple(fields),
                     rule="AMR-67")  # fmt: skip
    return upgrade, skip("upgrade", task.seat, "AMR-47")


def _kind(what: Upgraded) -> Option:
    return Option(value=what, label=Say(key=f"upgrade-{what}"),
                  note=Say(key="costs", args={"what": Say(key=f"n-{COST[what]}", args={"n": 1})}))  # fmt: skip


def _mahout_fields(state: State, seat: Seat) -> list[Field]:
    own = {shown(mahout.shows) for mahout in state.sides[seat].mahouts}
    known = tuple(
        Option(value=id, label=picture(mahout.shows))
        for id, mahout in state.printed.mahouts.items() if id not in own
    )  # fmt: skip
    mahout = Choice(name="mahout", label=Say(key="mahout-label"), when=("what", ("mahout",)),
                    options=(*known, Option(value="new", label=Say(key="another-tile"))))  # fmt: skip
    return [
        colour_field("colour", Say(key="space-colour-label"), colours(state, seat), when=("what", ("mahout",))),
        *([mahout] if known else []),
        symbols_field("shows", Say(key="mahout-shows"), ON_MAHOUT, least=1,
                      when=("mahout", ("new",)) if known else ("what", ("mahout",))),
    ]  # fmt: skip


# ---- doing -------------------------------------------------------------------------------------------
def do_upgrade(state: State, seat: Seat, move: moves.Upgrade) -> Result:
    task = first_task(state, seat, Upgrade)
    side = state.sides[seat]
    _refuse(state, task, move)
    resource = COST[move.what]
    side = replace(side, goods={**side.goods, resource: side.goods[resource] - 1})
    said = () if has_room(side) else news("marker-to-market", "AMR-73", who=Who(seat=seat))
    side = lift(side)
    if move.unlocks and side.lock == "locked":
        side = replace(side, lock="open")
    state = pop(state)
    left = tuple(what for what in task.kinds if what != move.what)
    if left and state.options.hammer == "each":
        state = push(state, replace(task, kinds=left))
    state, late = _lay(state, seat, side, move)
    return told((*said, *late), bridged(state, seat, "hammer"))


def _refuse(state: State, task: Upgrade, move: moves.Upgrade) -> None:
    side = state.sides[task.seat]
    rule = {"storehouse": "AMR-68", "goal": "AMR-70", "mahout": "AMR-71"}[move.what]
    expect(side.board, "no-free-space", "AMR-72")
    expect(move.what in task.kinds, "not-on-hammer", "AMR-67")
    expect(move.what != "goal" or side.goals < GOALS_EACH, "no-goal-left", "AMR-9", n=GOALS_EACH)
    expect(side.goods[COST[move.what]], "cannot-pay", rule, what=Say(key=f"n-{COST[move.what]}", args={"n": 1}))
    expect(0 <= move.bags <= MOST_BAGS and fits(move.gain, ON_TILE), "does-not-fit", rule)
    if move.what == "mahout":
        expect(move.colour is not None, "does-not-fit", "AMR-71")
        expect(move.colour in colours(state, task.seat), "colour-taken", "AMR-75")
        known = move.mahout in state.printed.mahouts
        expect(known or (any(move.shows.values()) and fits(move.shows, ON_MAHOUT)), "does-not-fit", "AMR-71")


def _lay(state: State, seat: Seat, side: Side, move: moves.Upgrade) -> Result:
    """The tile on the board, with its tax and what it brings."""
    match move.what:
        case "storehouse":
            side = taxed(replace(side, storehouses=side.storehouses + 1), move.bags)
            said = () if state.display else news("display-empty", "AMR-74", "warn")
            left = state.display if state.options.display == "refills" else max(0, state.display - 1)
            state = with_side(replace(state, display=left), seat, side)
            gain = without_zeros(move.gain)
            return (push(state, Do(seat=seat, symbols=gain)) if gain else state), said
        case "goal":
            return with_side(state, seat, taxed(replace(side, goals=side.goals + 1), 1)), ()
        case "mahout":
            return _lay_mahout(state, seat, side, move), ()


def _lay_mahout(state: State, seat: Seat, side: Side, move: moves.Upgrade) -> State:
    known = state.printed.mahouts.get(move.mahout)
    tile = known or printed.Mahout(shows=without_zeros(move.shows))
    side = taxed(side, move.bags) if state.options.mahout_tax == "bags" else side
    side = replace(side, mahouts=(*side.mahouts, Mahout(colour=must(move.colour), shows=tile.shows)))
    mahouts = {**state.printed.mahouts, shown(tile.shows): tile}
    return with_side(replace(state, printed=replace(state.printed, mahouts=mahouts)), seat, side)
