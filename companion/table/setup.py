"""Setting up the next game: its draft, and the house rules that a group has saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.errors import Stale
from companion.log import catalogue as catalogues
from companion.log.disk.store import Store
from companion.log.latecomer import with_latecomer
from companion.log.record import Head
from companion.log.session import Session
from companion.table import draft as drafts
from companion.table import lots
from companion.table.draft import Draft, SavedHouseRules
from companion.table.events import Happened
from companion.table.games import Games
from companion.table.intents import Begin
from companion.table.lots import Chance, Draw, LotKind
from rules.kit.types import AnyGame, Tint


class GameSetup:
    """The game being set up. Its draft is saved when the game begins, as a start for the next one."""

    def __init__(
        self,
        store: Store,
        games: Games,
        names: PlayerNames,
        *,
        utc: Callable[[], str],
        new_id: Callable[[], str],
        chance: Chance,
    ) -> None:
        self.saved_rules: tuple[SavedHouseRules, ...] = ()  # of the game being set up
        self.newest_draw: Draw | None = None
        self._draft: Draft | None = None
        self._store, self._games, self._names = store, games, names
        self._utc, self._new_id, self._chance = utc, new_id, chance

    @property
    def draft(self) -> Draft:
        """The draft of the game being set up. Raises Stale without one."""
        if self._draft is None:
            raise Stale("no-draft-open")
        return self._draft

    @property
    def game(self) -> AnyGame:
        """The rule module of the draft. Raises Stale without one."""
        return self._games.find(self.draft.game)

    @property
    def draft_names(self) -> tuple[str, ...]:
        """The players' names in the draft; () without one."""
        return tuple(chair.name for chair in self._draft.chairs if chair.name) if self._draft else ()

    async def start(self, game_id: str) -> None:
        """Begin a draft of that game, from the last one. Raises Trouble if there is no such game."""
        game = self._games.find(game_id)
        if self._draft is None or self._draft.game != game_id:  # the choices so far survive a step back
            last = None if self.draft_names else await self._store.load(f"draft/{game_id}", Draft)
            self._draft = drafts.new_draft(game, last, self.draft_names or self._names.known_names)
        self.saved_rules = await self._store.load(f"presets/{game_id}", tuple[SavedHouseRules, ...], ())

    def set_draft(self, draft: Draft) -> None:
        self._draft = draft

    def draw(self, what: LotKind, fingers: int | None = None) -> None:
        """Draw lots among so many fingers, or (None) among the draft's chairs, whose people then change places."""
        many = len(self.draft.chairs) if fingers is None else fingers
        self.newest_draw = lots.draw(self._chance, what, many, self.newest_draw, fingers=fingers is not None)
        if fingers is None:
            self.set_draft(lots.with_draw(self.draft, self.newest_draw))

    async def save_rules(self, rules: tuple[SavedHouseRules, ...]) -> None:
        """Save these house rules of the game being set up, in place of the earlier ones."""
        await self._store.keep(f"presets/{self.draft.game}", rules)
        self.saved_rules = rules

    async def head(self, colours: Mapping[Tint, str]) -> Head:
        """The head of the draft's record, with the catalogue and colours for missing names. Raises Trouble if a name is
        there twice."""
        known = await catalogues.load(self._store, self.game)
        called = drafts.with_colour_names(self.draft, colours)
        return drafts.head(called, self.game, self._new_id(), self._utc(), known)

    async def widen(self, session: Session, name: str, tint: Tint) -> str:
        """Save the session's game with one more seat as a new game; its id. Raises Trouble if that cannot be."""
        head, lines = with_latecomer(session.game, session.head, session.lines, name, tint, self._new_id())
        await self._store.begin(head, *lines)
        return head.id

    async def hear(self, happened: Happened) -> None:
        """Drop the draft once a game is on the table; a begun game's draft is saved for the next time."""
        draft = self._draft
        if happened.opened:
            self._draft = None
        if isinstance(happened.intent, Begin) and draft is not None:
            await self._store.keep_if_possible(f"draft/{draft.game}", draft)


KEY = "names"
MOST_NAMES = 24


class PlayerNames:
    """The known names of players, to be tapped instead of typed."""

    def __init__(self, store: Store) -> None:
        self.known_names: tuple[str, ...] = ()
        self._store = store

    async def load(self) -> None:
        self.known_names = await self._store.load(KEY, tuple[str, ...], ())

    async def learn(self, name: str) -> None:
        """Add a name that was typed."""
        await self._put_first([name])

    async def hear(self, happened: Happened) -> None:
        """Put the players of a new game first; a colour in place of a name is not learned."""
        if isinstance(happened.intent, Begin):
            await self._put_first([name for name in happened.intent.head.seats if name in self.known_names])

    async def _put_first(self, names: list[str]) -> None:
        self.known_names = tuple(dict.fromkeys([*names, *self.known_names]))[:MOST_NAMES]
        await self._store.keep_if_possible(KEY, list(self.known_names))
