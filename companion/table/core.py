"""The core: the game on the table and all parts beside it, for the pages to use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.access import grants
from companion.access.grants import Grant, PhoneLinks, Phones
from companion.box.wifi import Network
from companion.fence import fence
from companion.log.disk.store import Store, StoredGame
from companion.log.record import Head
from companion.records.archive import Archive
from companion.table.amendments import Amendments
from companion.table.automatic_steps import AutomaticSteps
from companion.table.catalogues import Catalogues
from companion.table.club_door import ClubDoor, ClubTable, initials
from companion.table.current_game import CurrentGame
from companion.table.events import Happened, Listeners
from companion.table.games import Games
from companion.table.intents import Begin, Intent, Resume
from companion.table.kept_games import KeptGames
from companion.table.learners import Learners
from companion.table.lots import Chance
from companion.table.offers import Offers
from companion.table.own_dice import OwnDice
from companion.table.package_desk import PackageDesk
from companion.table.settings import Settings
from companion.table.setup import GameSetup, PlayerNames
from companion.table.timekeeper import Timekeeper
from companion.view.speaker import colour
from rules.kit.types import Say

if TYPE_CHECKING:  # gpiozero takes long to import, and only simulated hardware needs it
    from hardware.simulator import Simulator


class Core:
    """One per companion, on the event loop."""

    def __init__(
        self,
        store: Store,
        games: Games,
        phones: Phones,
        links: PhoneLinks,
        *,
        now_ms: Callable[[], int],
        utc: Callable[[], str],
        new_id: Callable[[], str],
        chance: Chance,
        simulator: Simulator | None = None,
    ) -> None:
        """Reads nothing from the store yet: `load` does."""
        self.store, self.games, self.phones, self.links = store, games, phones, links
        self.now_ms, self.simulator = now_ms, simulator
        self.listeners, self.settings, self.names = Listeners(), Settings(store), PlayerNames(store)
        self.learners = Learners(store)
        self.game = CurrentGame(store, games, self.settings, now_ms=now_ms, utc=utc)
        self.steps, self.kept_games = AutomaticSteps(now_ms), KeptGames(store, games, utc)
        self.time = Timekeeper(self.game, self.steps, self.listeners)
        self.setup = GameSetup(store, games, self.names, utc=utc, new_id=new_id, chance=chance)
        self.archive = Archive(store, lambda: self.kept_games.finished_games, games.find)
        self.catalogues, self.amendments = Catalogues(store), Amendments()
        self.offers = Offers(games, self.catalogues, now_ms)
        self.warnings: list[Say] = []  # of this start, for the settings page
        self.card_mistakes: tuple[Say, ...] = ()  # in companion.toml of a flashed card
        self.club: ClubTable | None = None  # if the table belongs to one
        self.club_door: ClubDoor | None = None  # if the table may join one
        self.packages: PackageDesk | None = None  # if games may be added
        self.dice: OwnDice | None = None  # if Bluetooth is installed
        self.network: Network | None = None  # if the companion looks after the machine's Wi-Fi

    @property
    def known_names(self) -> tuple[str, ...]:
        """Names to tap: those whom the club's round has seated here, then all who have played here."""
        return tuple(dict.fromkeys((*(self.club.people if self.club else ()), *self.names.known_names)))

    def public_names(self, people: Sequence[str]) -> tuple[str, ...]:
        """Names as they may leave the house: initials if the club may know no more."""
        return initials(people) if self.club and self.club.names == "initials" else tuple(people)

    @property
    def people(self) -> tuple[str, ...]:
        """The names that a phone may ask for: the players', else those in the draft, else all known ones."""
        return self.game.seat_names or self.setup.draft_names or self.known_names

    def text(self, say: Say) -> str:
        """The sentence in the table's language."""
        return self.game.speaker(self.settings.prefs.lang).speak(say)

    async def do(self, intent: Intent, by: str) -> Happened:
        """Carry out an intent and notify the listeners. Raises Illegal or Trouble if it is refused."""
        happened = await self.game.do(intent, by)
        await self.listeners.notify(happened)
        return happened

    async def draft_head(self) -> Head:
        """The head of the draft's record; a nameless player gets the colour's name in the table's language."""
        return await self.setup.head({tint: colour(tint, self.settings.prefs.lang) for tint in self.setup.game.tints})

    async def begin(self) -> None:
        """Put the draft on the table as a game. Raises Stale while another one is being played there."""
        await self.do(Begin(head=await self.draft_head()), by="screen")

    async def say(self, say: Say) -> None:
        """Show a sentence on all screens of the game, until the next move."""
        await self.listeners.notify(self.game.say(say))

    async def hear_club(self, told: Say | None) -> None:
        """Show the club's message on every screen, with a sound; None clears it. No game changes."""
        if self.club is not None:
            self.club.message = told
            await self.listeners.notify(replace(self.game.collect_happened(), event="call" if told else None))

    def give_up_game(self) -> None:
        """Take a game that cannot be drawn off the table; home says so."""
        self.game.is_broken = True
        self.time.look_again()

    async def notify(self) -> None:
        """Notify the listeners of a change beside the game."""
        await self.listeners.notify(self.game.collect_happened())

    async def load(self, stopped: str = "", *, resumes: bool = True) -> None:
        """Load the saved state, and resume the game that was on the table, paused.

        Without `resumes`, or if that game `stopped` the companion, it is set aside instead and home says so.
        """
        await self.settings.load()
        await self.names.load()
        await self.learners.load()
        self.phones.grants = await self.store.load(grants.KEY, tuple[Grant, ...], ())
        await self.kept_games.load()
        if self.dice:
            await self.dice.load()
        on_table = await self.game.saved_id()
        self.warnings = list(self.store.warnings)  # those of the loading above included
        was = next((entry for entry in self.kept_games.running_games if entry.id == on_table), None)
        self.game.set_aside_game = stopped
        if was and resumes and was.game != stopped:
            await self._bring_back(was)
        elif was:
            self.game.set_aside_game = stopped or was.game
            await self.game.forget_saved()

    async def _bring_back(self, was: StoredGame) -> None:
        with fence("the game on the table") as fenced:
            await self.do(Resume(game_id=was.id), by="screen")
        if fenced.failure:
            self.warnings.append(fenced.failure)
            self.game.set_aside_game = was.game
            await self.game.forget_saved()
