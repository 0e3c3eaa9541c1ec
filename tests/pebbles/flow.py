"""The flow of the game, from top to bottom: the seats asked in each step. The chapters have their moves."""

from __future__ import annotations

from rules.kit.rules import Rules

from .components import SHELL
from .options import Options
from .state import Shells, State, Unread, still_open, winner

pebbles = Rules(__package__, State, Options, range(2, 5), SHELL, endings=("rounds", "brook"))
HIDE = pebbles.step("hide", seat=still_open, ask="hide-{seat}")
OPEN = pebbles.step("open")
ROLL = pebbles.step("roll")
PLACE = pebbles.step("place", seat=winner, ask="place-{seat}")
READ = pebbles.step(Unread)  # after the place: its printed value, and the next player's row
LAY = pebbles.step(Shells)


@pebbles.phase_args
def round_of(s: State) -> dict[str, int]:
    return {"round": s.round, "of": s.options.rounds}
