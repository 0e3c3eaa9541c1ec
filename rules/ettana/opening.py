"""Before the first turn: yarns, tiles, pawns, who starts, and what everybody is dealt (ETT-1..8)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.kit import forms
from rules.kit.expect import expect
from rules.kit.news import info
from rules.kit.places import clockwise, leaders
from rules.kit.types import (
    TABLE,
    Catalogue,
    Choice,
    Illegal,
    News,
    Option,
    Pick,
    Prompt,
    Say,
    Seat,
    Seating,
    Slots,
    Throw,
    Who,
)

from .claims import known_designs
from .components import (
    CARDS,
    COLOURS,
    DESIGNS,
    HIGHEST,
    OCTAGONS,
    PIPS,
    TILED,
    TILES_EACH,
    TOKENS,
    TOKENS_AT_START,
    YARNS_EACH,
    Colour,
    Pips,
)
from .moves import Begin, BeginLater, BreakTie, ChooseStart, Deal, LayTiles, LayYarns, PlacePawn
from .options import Options
from .state import (
    Player,
    Result,
    State,
    is_ledger,
    is_untold,
    need,
    scored,
    spare_tiles,
    tile_at,
    warn_of_victory,
    with_player,
    with_tile,
)
from .words import BOARD, colour_options, number_die, square_word


def setup(seating: Seating, options: Options, catalogue: Catalogue) -> State:
    """An empty table; designs that the table has told in earlier games are known."""
    seats = len(seating.names)
    return State(options=options, seats=seats, players=(Player(),) * seats, designs=known_designs(catalogue),
                 first=seating.start, active=seating.start)  # fmt: skip


# ---- the checklist -----------------------------------------------------------------------------------
def ask_begin(state: State) -> tuple[Prompt, ...]:
    """What has to lie on the table."""
    lines = [
        Say(key="setup-yarns", args={"n": len(OCTAGONS), "left": len(COLOURS)}),
        Say(key="setup-tiles", args={"n": len(TILED), "left": TILES_EACH * len(PIPS) - len(TILED)}),
        Say(key="setup-designs", args={"n": DESIGNS}),
        Say(key="setup-cards", args={"n": CARDS}),
        Say(key="setup-tokens", args={"n": TOKENS}),
        Say(key="setup-pawns", args={"n": state.seats}),
        Say(key="setup-dice"),
    ]
    ready = forms.checklist(Say(key="ready-label"), lines)
    if is_ledger(state):
        return (forms.form("begin", TABLE, "begin", (ready,), picks=("ready",), rule="ETT-1"),)
    return (
        forms.form("begin-later", TABLE, "begin_later", (ready,), text="begin", ask="begin", picks=("ready",),
                   rule="ETT-1"),
        forms.form("begin", TABLE, "begin", (ready,), text="begin-board", rule="ETT-1",
                   hint=Say(key="begin-board-hint")),
    )  # fmt: skip


def do_begin(state: State, seat: Seat, move: Begin) -> Result:
    need(state, seat, "setup", TABLE)
    return replace(state, step="start" if is_ledger(state) else "yarns"), ()


def do_begin_later(state: State, seat: Seat, move: BeginLater) -> Result:
    """Nobody has told the board: what is needed of it is asked then."""
    need(state, seat, "setup", TABLE)
    expect(not is_ledger(state), "does-not-fit")
    return replace(
        state, step="pawns", active=state.first, yarns=(None,) * len(OCTAGONS), tiles=(None,) * len(TILED)
    ), ()


# ---- the board ---------------------------------------------------------------------------------------
def yarn_slots(*, each: int | None = None, now: tuple[Colour, ...] = ()) -> Slots:
    """The 25 octagons, painted by colour: each at most so often, or as often as one likes."""
    return Slots(name="yarns", label=Say(key="yarns-field"), slots=len(OCTAGONS), options=colour_options(COLOURS),
                 caps={} if each is None else dict.fromkeys(COLOURS, each), board=BOARD, cells=OCTAGONS,
                 default=now)  # fmt: skip


def tile_slots(*, each: int | None = None, now: tuple[Pips, ...] = ()) -> Slots:
    """The 16 squares with tiles, painted by number: each at most so often, or as often as one likes."""
    return Slots(name="tiles", label=Say(key="tiles-field"), slots=len(TILED), options=forms.numbers(PIPS),
                 caps={} if each is None else dict.fromkeys(PIPS, each), board=BOARD, cells=TILED,
                 default=now)  # fmt: skip


def ask_yarns(state: State) -> tuple[Prompt, ...]:
    """Which yarn lies on which octagon; somebody else may tell the tiles at the same time."""
    field, hint = yarn_slots(each=YARNS_EACH - 1), Say(key="paint-hint")
    yarns = forms.form("yarns", TABLE, "lay_yarns", (field,), hint=hint, rule="ETT-1", shared=True)
    return (yarns,) if state.tiles else (yarns, *ask_tiles(state))


def do_lay_yarns(state: State, seat: Seat, move: LayYarns) -> Result:
    need(state, seat, "yarns", TABLE)
    refuse_yarns(move.yarns, YARNS_EACH - 1)
    return _laid(replace(state, yarns=move.yarns)), ()


def _laid(state: State) -> State:
    """What is left to be told of the board; then the pawns."""
    if not state.yarns:
        return state
    return replace(state, step="pawns", active=state.first) if state.tiles else replace(state, step="tiles")


def too_many_yarns(yarns: tuple[Colour, ...], each: int) -> Illegal | None:
    """What is wrong where more than `each` of a colour lie there."""
    return next((Illegal("too-many-yarns", "ETT-1", n=n, most=each, colour=Say(key=f"colour-{colour}"))
                 for colour in COLOURS if (n := yarns.count(colour)) > each), None)  # fmt: skip


def refuse_yarns(yarns: tuple[Colour, ...], each: int) -> None:
    """Raise Illegal unless there are 25, and of each colour no more than can be on the board."""
    expect(len(yarns) == len(OCTAGONS), "yarns-missing", "ETT-1", n=len(OCTAGONS))
    wrong = too_many_yarns(yarns, each)
    if wrong is not None:
        raise wrong


def ask_tiles(state: State) -> tuple[Prompt, ...]:
    """Which tile lies on which square."""
    field, hint = tile_slots(each=TILES_EACH), Say(key="paint-hint")
    return (forms.form("tiles", TABLE, "lay_tiles", (field,), hint=hint, rule="ETT-2", shared=True),)


def do_lay_tiles(state: State, seat: Seat, move: LayTiles) -> Result:
    need(state, seat, "tiles" if state.yarns else "yarns", TABLE)
    expect(not state.tiles, "does-not-fit", "ETT-2")
    refuse_tiles(move.tiles)
    state = replace(state, tiles=move.tiles)
    expect(len(spare_tiles(state)) > 1, "spare-tiles-differ", "ETT-2")
    return _laid(state), ()


def too_many_tiles(tiles: tuple[Pips, ...]) -> Illegal | None:
    """What is wrong where more of a number lie there than are in the box."""
    return next((Illegal("too-many-tiles", "ETT-2", n=n, most=TILES_EACH, number=pips)
                 for pips in PIPS if (n := tiles.count(pips)) > TILES_EACH), None)  # fmt: skip


def refuse_tiles(tiles: tuple[Pips, ...]) -> None:
    """Raise Illegal unless there are 16, and of each number no more than are in the box."""
    expect(len(tiles) == len(TILED), "tiles-missing", "ETT-2", n=len(TILED))
    wrong = too_many_tiles(tiles)
    if wrong is not None:
        raise wrong


# ---- pawns -------------------------------------------------------------------------------------------
def ask_pawns(state: State) -> tuple[Prompt, ...]:
    """The square tells what was rolled, so that the dice need not be told (ETT-4, ETT-5)."""
    seat = state.active
    square = Choice(name="square", label=Say(key="pawn-field"), options=_free_tiles(state))
    untold = tuple(option.value for option in square.options if is_untold(state, option.cell))
    number = Choice(name="number", label=Say(key="pawn-number"), options=forms.numbers(spare_tiles(state)),
                    when=("square", untold))  # fmt: skip
    form = forms.form(f"pawn-{seat}", seat, "place_pawn", (square, number) if untold else (square,), text="pawn",
                      picks=("square",), hint=Say(key="pawn-hint"), rule="ETT-4")  # fmt: skip
    if len(untold) == len(square.options):  # then its number is what there is to say of the square
        form = replace(form, confirm=Say(key="pawn-number-confirm", args={"number": Pick(field="number")}))
    return (form,)


def _free_tiles(state: State) -> tuple[Option, ...]:
    taken = {player.pawn for player in state.players}
    free = (square for square in TILED if square not in taken)
    return tuple(Option(value=square, cell=square, label=square_word(state, square)) for square in free)


def do_place_pawn(state: State, seat: Seat, move: PlacePawn) -> Result:
    need(state, seat, "pawns", state.active)
    expect(move.square in TILED, "does-not-fit", "ETT-4")
    expect(all(player.pawn != move.square for player in state.players), "square-taken", "ETT-5")
    if is_untold(state, move.square):
        if move.number not in spare_tiles(state):
            raise Illegal("number-missing", "ETT-4")
        state = with_tile(state, move.square, move.number)
    state = with_player(state, seat, replace(state.players[seat], pawn=move.square))
    following = (seat + 1) % state.seats
    if not state.players[following].pawn:
        return replace(state, active=following), ()
    return _highest(state, tuple(range(state.seats)), [tile_at(state, player.pawn) for player in state.players])


def _highest(state: State, seats: tuple[Seat, ...], rolls: list[int]) -> Result:
    """The highest roll starts; those who tie roll again, and their pawns stay (ETT-6)."""
    tied = tuple(seats[i] for i in leaders(rolls))
    if len(tied) > 1:
        news = info("tie", "ETT-6", who=forms.names(tied))
        return replace(state, step="tie", tied=tied), (news,)
    return start_with(state, tied[0])


def start_with(state: State, seat: Seat) -> Result:
    """That player is dealt to first and has the first turn (ETT-6, ETT-7)."""
    news = info("starts", "ETT-6", who=Who(seat=seat))
    return replace(state, step="deal", tied=(), start=seat, active=seat), (news,)


def ask_tie(state: State) -> tuple[Prompt, ...]:
    """Who ties rolls again."""
    rows = tuple(Throw(name="dice", key=str(seat), label=Who(seat=seat), dice=(number_die(),)) for seat in state.tied)
    return (forms.form("tie", TABLE, "break_tie", rows, hint=Say(key="tie-hint"), rule="ETT-6"),)


def do_break_tie(state: State, seat: Seat, move: BreakTie) -> Result:
    need(state, seat, "tie", TABLE)
    expect(set(move.dice) == set(state.tied), "does-not-fit", "ETT-6")
    rolls = [move.dice[tied].get("number", 0) for tied in state.tied]
    expect(all(1 <= roll <= HIGHEST for roll in rolls), "does-not-fit", "ETT-6")
    return _highest(state, state.tied, rolls)


def ask_start(state: State) -> tuple[Prompt, ...]:
    """In the ledger nobody follows the pawns: who starts is told."""
    starter = Choice(name="starter", label=Say(key="start-field"), options=forms.seats(range(state.seats)))
    hint = Say(key="start-hint")
    return (forms.form("start", TABLE, "choose_start", (starter,), picks=("starter",), hint=hint, rule="ETT-6"),)


def do_choose_start(state: State, seat: Seat, move: ChooseStart) -> Result:
    need(state, seat, "start", TABLE)
    expect(0 <= move.starter < state.seats, "does-not-fit", "ETT-6")
    return start_with(state, move.starter)


# ---- dealing -----------------------------------------------------------------------------------------
def ask_deal(state: State) -> tuple[Prompt, ...]:
    """What everybody gets, in which order, and who shows a Victory point at once (ETT-7, ETT-8, ETT-64)."""
    order = [Who(seat=seat) for seat in _deal_order(state)]
    key = "deal-hint" if state.options.dealt_victory == "counts" else "deal-hint-redraw"
    shown = Choice(name="victory", label=Say(key="deal-field"), options=forms.seats(range(state.seats)), many=True,
                   least=0, most=state.seats)  # fmt: skip
    fields = (shown,) if state.options.dealt_victory == "counts" else ()
    hint = Say(key=key, args={"order": forms.listed(order), "tokens": TOKENS_AT_START})
    picks = tuple(field.name for field in fields)
    return (forms.form("deal", TABLE, "deal", fields, picks=picks, hint=hint, rule="ETT-7"),)


def _deal_order(state: State) -> tuple[Seat, ...]:
    assert state.start is not None
    order = clockwise(state.start, state.seats)
    if state.options.deal_order == "clockwise" or is_ledger(state):
        return order
    first, *rest = order
    return (first, *sorted(rest, key=lambda seat: -tile_at(state, state.players[seat].pawn)))


def do_deal(state: State, seat: Seat, move: Deal) -> Result:
    need(state, seat, "deal", TABLE)
    shown = set(move.victory)
    expect(not shown or state.options.dealt_victory == "counts", "victory-goes-back", "ETT-64")
    expect(len(shown) == len(move.victory) and shown <= set(range(state.seats)), "does-not-fit", "ETT-64")
    players = tuple(_dealt(player, i in shown) for i, player in enumerate(state.players))
    state = replace(state, players=players, step="roll")
    news: list[News] = [*warn_of_victory(state)]
    for lucky in move.victory:
        news += scored(state, lucky, "ETT-64")[1]
    return state, tuple(news)


def _dealt(player: Player, shows: bool) -> Player:
    return replace(player, designs=1, tokens=TOKENS_AT_START, cards=0 if shows else 1, victory=int(shows))
