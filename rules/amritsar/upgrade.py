"""Storehouses, goals and mahouts on the player board (AMR-67..75); what storehouses bring is in storehouses.py."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.flow import told
from rules.kit.news import doubt
from rules.kit.types import Allot, Amount, Choice, Field, Option, Prompt, Say, Seat, Who

from . import moves, printed
from .components import (
    COLOURS,
    COST,
    GOALS_EACH,
    KINDS,
    MOST_BAGS,
    ON_MAHOUT,
    UPGRADE_SPACES,
    Colour,
    Upgraded,
)
from .effects import bridged
from .opening import free_colours
from .printed import BOARD, PlayerBoard, fits, is_player_board, shown, without_zeros
from .state import (
    Mahout,
    Result,
    Side,
    State,
    first_task,
    lift,
    may_carry,
    must,
    news,
    pop,
    push,
    taxed,
    with_side,
)
from .storehouses import lay_known, storehouse_word
from .tasks import Gains, Meet, Upgrade
from .trade import skip
from .words import colour_field, picture, shade_word, symbols_field, yes_no_field

RULES: dict[Upgraded, str] = {"storehouse": "AMR-68", "goal": "AMR-70", "mahout": "AMR-71"}


# ---- what is open ------------------------------------------------------------------------------------
def open_kinds(state: State, task: Upgrade) -> tuple[Upgraded, ...]:
    """Upgrades of the hammer's colours that can be paid and have a free space (AMR-67, AMR-72)."""
    seat, goods = task.seat, state.sides[task.seat].goods
    able = (what for what in task.kinds if goods[COST[what]] and free_spaces(state, seat, what))
    return tuple(what for what in able if _has_tile(state, seat, what))


def free_spaces(state: State, seat: Seat, what: Upgraded) -> int:
    """Spaces for that kind which are free, as far as the box knows the player board: all, as long as it does not."""
    side, board = state.sides[seat], state.printed.boards.get(BOARD)
    if board is None:
        return side.board
    laid = {"storehouse": side.storehouses, "goal": side.goals, "mahout": len(side.mahouts)}
    return min(side.board, max(0, board.spaces[what] - laid[what]))


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


def none_open(state: State, task: Upgrade) -> Result | None:
    """Why nothing is asked: no resource to pay with, or no free space."""
    if open_kinds(state, task):
        return None
    is_free = any(free_spaces(state, task.seat, what) for what in task.kinds)
    return pop(state), news("no-upgrade", "AMR-67" if is_free else "AMR-72", "warn", who=Who(seat=task.seat))


# ---- asking ------------------------------------------------------------------------------------------
def ask_upgrade(state: State, task: Upgrade) -> tuple[Prompt, ...]:
    """A form for each kind that is open, and the key that leaves it out; once, the spaces of a player board."""
    kinds, seat = open_kinds(state, task), task.seat
    board = () if BOARD in state.printed.boards else (_ask_spaces(seat),)
    known = (_ask_known(state, seat),) if "storehouse" in kinds and state.printed.storehouses else ()
    return (*board, *known, *(_ask(state, seat, what) for what in kinds), skip("upgrade", seat, "AMR-47"))


def _ask_spaces(seat: Seat) -> Prompt:
    """How many spaces a player board has for each kind of upgrade: all of them have a marker (AMR-12, AMR-72)."""
    return forms.form("spaces", seat, "learn_spaces", (spaces_field(),), ask="upgrade", hint=Say(key="asked-once"),
                      rule="AMR-72")  # fmt: skip


def spaces_field(now: PlayerBoard | None = None) -> Allot:
    return Allot(name="spaces", label=Say(key="spaces-of"), caps=dict.fromkeys(KINDS, UPGRADE_SPACES),
                 lines={what: Say(key=f"space-for-{what}") for what in KINDS}, least=UPGRADE_SPACES,
                 most=UPGRADE_SPACES, default={str(k): n for k, n in now.spaces.items()} if now else None)  # fmt: skip


def _ask_known(state: State, seat: Seat) -> Prompt:
    """A storehouse that the box knows."""
    options = tuple(Option(value=id, label=storehouse_word(tile)) for id, tile in state.printed.storehouses.items())
    field = Choice(name="content", label=Say(key="storehouse-content"), options=options)
    return Prompt(id="upgrade-known", ask="upgrade", seat=seat, move="upgrade", given={"what": "storehouse"},
                  label=Say(key="upgrade-known"), confirm=_confirm("storehouse"), fields=(field,),
                  rule="AMR-69")  # fmt: skip


def _confirm(what: Upgraded) -> Say:
    return Say(key=f"lay-{what}", args={"cost": Say(key=f"n-{COST[what]}", args={"n": 1})})


def _ask(state: State, seat: Seat, what: Upgraded) -> Prompt:
    fields: list[Field] = []
    if what == "mahout":
        fields.append(colour_field("colour", Say(key="space-colour-label"), colours(state, seat)))
    if what in has_bags(state):
        fields.append(Amount(name="bags", label=Say(key="bags-label"), least=0, most=MOST_BAGS))
    if what == "storehouse":
        fields.append(yes_no_field("brings", Say(key="brings-label")))
    return Prompt(id=f"upgrade-{what}", ask="upgrade", seat=seat, move="upgrade", given={"what": what},
                  label=Say(key=f"upgrade-{what}"), confirm=_confirm(what), fields=tuple(fields),
                  rule=RULES[what])  # fmt: skip


def ask_meet(state: State, task: Meet) -> tuple[Prompt, ...]:
    """What the new mahout shows: one that is known, or another."""
    own = {shown(mahout.shows) for mahout in state.sides[task.seat].mahouts}
    known = tuple(
        Option(value=id, label=picture(mahout.shows))
        for id, mahout in state.printed.mahouts.items() if id not in own and not task.new
    )  # fmt: skip
    content = Choice(name="content", label=Say(key="mahout-label"),
                     options=(*known, Option(value="new", label=Say(key="another-tile"))))  # fmt: skip
    shows = symbols_field("shows", Say(key="mahout-shows"), ON_MAHOUT, least=1)
    return (
        Prompt(id="meet", seat=task.seat, move="learn_mahout",
               label=Say(key="meet-label", args={"colour": shade_word(task.colour)}), confirm=Say(key="meet-confirm"),
               fields=(content,) if known else (shows,), rule="AMR-71"),
    )  # fmt: skip


# ---- doing -------------------------------------------------------------------------------------------
def do_upgrade(state: State, seat: Seat, move: moves.Upgrade) -> Result:
    task = first_task(state, seat, Upgrade)
    side = state.sides[seat]
    _refuse(state, task, move)
    resource = COST[move.what]
    side = replace(side, goods={**side.goods, resource: side.goods[resource] - 1})
    said = () if may_carry(side) else news("marker-to-market", "AMR-73", who=Who(seat=seat))
    state = pop(state)
    left = tuple(what for what in task.kinds if what != move.what)
    if left and state.options.hammer == "each":
        state = push(state, replace(task, kinds=left))
    state, late = _lay(state, seat, lift(side), move)
    return told((*said, *late), bridged(state, seat, "hammer"))


def _refuse(state: State, task: Upgrade, move: moves.Upgrade) -> None:
    side, rule = state.sides[task.seat], RULES[move.what]
    expect(move.what in task.kinds, "not-on-hammer", "AMR-67")
    expect(free_spaces(state, task.seat, move.what), "no-free-space", "AMR-72")
    expect(not move.content or move.content in state.printed.storehouses, "does-not-fit", "AMR-69")
    expect(move.what != "goal" or side.goals < GOALS_EACH, "no-goal-left", "AMR-9", n=GOALS_EACH)
    expect(side.goods[COST[move.what]], "cannot-pay", rule, what=Say(key=f"n-{COST[move.what]}", args={"n": 1}))
    expect(0 <= move.bags <= MOST_BAGS, "does-not-fit", rule)
    if move.what == "mahout":
        expect(move.colour is not None, "does-not-fit", "AMR-71")
        expect(move.colour in colours(state, task.seat), "colour-taken", "AMR-75")


def _lay(state: State, seat: Seat, side: Side, move: moves.Upgrade) -> Result:
    """The tile on the board with its tax; what it shows is asked afterwards."""
    match move.what:
        case "storehouse":
            said = () if state.display else (doubt("display-empty", "AMR-74"),)
            left = state.display if state.options.display == "refills" else max(0, state.display - 1)
            tile = state.printed.storehouses.get(move.content)
            bags = tile.bags if tile else move.bags
            side = taxed(replace(side, storehouses=side.storehouses + 1), bags)
            state = with_side(replace(state, display=left), seat, side)
            if tile:
                return lay_known(state, seat, tile), said
            return (push(state, Gains(seat=seat, bags=bags)) if move.brings else state), said
        case "goal":
            return with_side(state, seat, taxed(replace(side, goals=side.goals + 1), 1)), ()
        case "mahout":
            side = taxed(side, move.bags) if state.options.mahout_tax == "bags" else side
            return push(with_side(state, seat, side), Meet(seat=seat, colour=must(move.colour))), ()


def do_learn_spaces(state: State, seat: Seat, move: moves.LearnSpaces) -> Result:
    first_task(state, seat, Upgrade)
    board = PlayerBoard(spaces={what: move.spaces.get(what, 0) for what in KINDS})
    expect(BOARD not in state.printed.boards)
    expect(is_player_board(board) and set(move.spaces) <= set(KINDS), "does-not-fit", "AMR-72")
    return replace(state, printed=replace(state.printed, boards={BOARD: board})), ()


def do_learn_mahout(state: State, seat: Seat, move: moves.LearnMahout) -> Result:
    task = first_task(state, seat, Meet)
    tile = state.printed.mahouts.get(move.content)
    if tile is None and move.shows is None:
        return pop(state, replace(task, new=True)), ()
    if tile is None:
        shows = without_zeros(must(move.shows))
        expect(shows and fits(shows, ON_MAHOUT), "does-not-fit", "AMR-71")
        tile = printed.Mahout(shows=shows)
    side = state.sides[seat]
    mahout = Mahout(colour=task.colour, shows=tile.shows)
    side = replace(side, mahouts=(*side.mahouts, mahout))
    mahouts = {**state.printed.mahouts, shown(tile.shows): tile}
    return with_side(replace(pop(state), printed=replace(state.printed, mahouts=mahouts)), seat, side), ()
