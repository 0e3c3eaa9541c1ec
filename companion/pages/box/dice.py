"""The table's Bluetooth dice: their list ("dice"), the page of one ("die/2"), and pairing a new one ("dice-meet").

Only on the main table screen; "die-sides/2" is in die_sides.py.
"""

from __future__ import annotations

from companion.pages.box import die_sides
from companion.pages.page import Submission, View, asks, keys, require_number, require_part
from companion.table.core import Core
from companion.table.draft import cleaned
from companion.table.own_dice import OwnDice, facts
from companion.view.wire import Fact, FieldView, Link, Show, TextView
from hardware.bluetooth.die import KnownDie
from hardware.bluetooth.godice import SHELLS
from rules.kit.types import SEAT_TINTS

MOST_NAME = 20
NOBODY = "-"  # the owner of a die for everyone


def draw(view: View) -> Show:
    """Every die with its state, and the link to pair another one."""
    own = _own_dice(view.core)
    links = [
        Link(text=_label(view, die), note=_state(view, own, die), go=f"die/{die.number}") for die in own.known_dice
    ]
    return view.screen(
        "dice",
        view.heading("dice-title"),
        facts=(None if own.known_dice else view.fact("dice-none"),),
        links=(*links, view.link("dice-meet", "dice-meet")),
        back="settings",
    )


async def prepare(core: Core, subject: str) -> None:
    """Stop looking for a new die."""
    _own_dice(core).meet(False)


def _label(view: View, die: KnownDie) -> str:
    """ "Die 2 · d6 · red · Ana"."""
    tint = "" if die.tint == "none" else view.text(f"tint-{die.tint}")
    called = " ".join(filter(None, (view.text("dice-die", n=die.number), die.name)))
    return " · ".join(filter(None, (called, die.shell, tint, die.owner)))


def _state(view: View, own: OwnDice, die: KnownDie) -> str:
    """The die's connection, and the facts of its last status."""
    now = own.status(die) or own.last_seen.get(die.address)
    known = map(view.speaker.speak, facts(now)) if now else ()
    return " · ".join((view.text("dice-here" if own.status(die) else "dice-away"), *known))


# ---- one die ------------------------------------------------------------------------------------------
def draw_one(view: View) -> Show:
    """A die's owner, colour and shell, and links to its sides, its name, blinking and removal."""
    own = _own_dice(view.core)
    die = own.find_by_number(require_number(view.subject))
    path, now, read = f"die/{die.number}", own.status(die), die_sides.die_reading(view.core, die)
    return view.screen(
        path,
        view.heading("dice-die", n=die.number),
        facts=(
            Fact(text=_state(view, own, die)),
            None if read else view.fact("dice-faces", "label"),
        ),
        asks=asks(view.form(path, *_fields(view, die))),
        links=(
            view.link("dice-numbers", f"die-sides/{die.number}") if read else None,
            view.link("dice-name", f"die-name/{die.number}"),
            view.link("dice-blink", f"die-blink/{die.number}") if now else None,
            view.link("dice-forget", f"die-forget/{die.number}"),
        ),
        back="dice",
    )


def _fields(view: View, die: KnownDie) -> tuple[FieldView, ...]:
    people = dict.fromkeys((*([die.owner] if die.owner else []), *view.core.people[:10]))
    whose = [(NOBODY, view.text("dice-everybody")), *((name, name) for name in people)]
    tints = [("none", view.text("dice-any-tint")), *((tint, view.text(f"tint-{tint}")) for tint in SEAT_TINTS)]
    shells = [(shell, shell) for shell in SHELLS]
    return (
        keys("owner", view.text("dice-owner"), whose, die.owner or NOBODY),
        keys("tint", view.text("dice-tint"), tints, die.tint),
        *([keys("shell", view.text("dice-shell"), shells, die.shell)] if die.make == "godice" else []),
    )


def draw_name(view: View) -> Show:
    die = _own_dice(view.core).find_by_number(require_number(view.subject))
    path = f"die-name/{die.number}"
    field = TextView(name="name", label=view.text("dice-name"), most=MOST_NAME, least=0, default=die.name)
    named = asks(view.form(path, field, confirm="dice-name"))
    return view.screen(path, view.heading("dice-die", n=die.number), asks=named, back=f"die/{die.number}")


async def take_name(sent: Submission) -> str:
    """Save a die's name; "" leaves its number alone."""
    own = _own_dice(sent.core)
    die = await own.change(
        own.find_by_number(require_number(sent.subject)), "name", cleaned(sent.text("name"))[:MOST_NAME]
    )
    return f"die/{die.number}"


async def change_one(sent: Submission) -> str:
    """Change the owner, colour or shell at once; the die blinks."""
    own, (name, value) = _own_dice(sent.core), sent.change
    die = own.find_by_number(require_number(sent.subject))
    die = await own.change(die, name, "" if name == "owner" and value == NOBODY else value)
    own.blink(die, _tint(sent.core, die))
    return f"die/{die.number}"


async def blink(sent: Submission) -> str:
    """Make a die blink, to distinguish it from the others."""
    own = _own_dice(sent.core)
    die = own.find_by_number(require_number(sent.subject))
    own.blink(die, _tint(sent.core, die))
    return f"die/{die.number}"


async def forget(sent: Submission) -> str:
    """Remove a die from the table, until it is paired again."""
    own = _own_dice(sent.core)
    await own.forget(own.find_by_number(require_number(sent.subject)))
    return "dice"


def _tint(core: Core, die: KnownDie) -> str:
    """The colour of the owner's seat, else of the die."""
    game = core.game.snapshot()
    if game and die.owner in game.session.head.seats:
        return game.session.head.tints[game.session.head.seats.index(die.owner)]
    return die.tint


# ---- pairing ------------------------------------------------------------------------------------------
def draw_meet(view: View) -> Show:
    """The pairing page: a rolled die blinks, one tap adds it; the search ends after a time-out."""
    own = _own_dice(view.core)
    step = "met" if own.reach.met_die else "roll-it" if own.reach.is_meeting else "over"
    return view.screen(
        "dice-meet",
        view.heading("dice-meet", f"dice-{step}"),
        facts=(view.fact("dice-blinks" if own.reach.met_die else "dice-how"),),
        asks=asks(view.form("dice-meet", confirm="dice-keep") if own.reach.met_die else None),
        links=(view.link("dice-again", "dice-meet") if step == "over" else None,),
        back="dice",
    )


async def prepare_meet(core: Core, subject: str) -> None:
    """Listen to unknown dice for a limited time."""
    _own_dice(core).meet(True)


async def take_meet(sent: Submission) -> str:
    """Add the rolled die to the table's dice, and open its page."""
    return f"die/{(await _own_dice(sent.core).keep()).number}"


def _own_dice(core: Core) -> OwnDice:
    return require_part(core.dice, "dice")
