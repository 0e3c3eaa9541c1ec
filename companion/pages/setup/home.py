"""Home: start a game, resume the unfinished one, finished games, settings, phones."""

from __future__ import annotations

from companion.access.roles import is_allowed, needed_role
from companion.errors import Stale
from companion.fence import WENT_WRONG
from companion.pages.box.join import network_news
from companion.pages.page import FollowUp, Submission, View, asks, club_message, keys
from companion.pages.setup.new import next_page
from companion.table.intents import Resume
from companion.table.settings import with_setting
from companion.view.drawing import icon
from companion.view.languages import LANGUAGES
from companion.view.wire import Fact, Link, OptionView, Show
from rules.kit.types import AnyGame

LINKS = (("sit-link", "sit"), ("records-link", "records"), ("settings-link", "settings"), ("join-link", "join"))


def draw(view: View) -> Show:
    """The games to choose from; without the right to choose, a note on what this screen waits for."""
    core = view.core
    forms = [view.form("home", keys("game", "", [_card(view, game) for game in core.games]))]
    waiting = None
    if core.kept_games.running_games:
        running = core.kept_games.running_games[0]
        name = view.speaker.title(running.game)
        forms.append(view.form("home/resume", label="home-resume-key", confirm="home-resume", game=name))
        names, days = ", ".join(running.seats), core.kept_games.days_ago(running)
        waiting = view.fact("home-waits", "label", name, names=names, days=days)
    meanwhile = "home-seated" if is_allowed(view.role, "seat") else "home-watching"
    without = "sit" if view.is_table else "join"
    return view.screen(
        "home",
        view.heading("home-title", "home-ask") if view.is_table else view.heading("home-no-game", "home-comes"),
        facts=(
            club_message(view),
            *(Fact(text=view.speaker.speak(each), style="warn") for each in core.card_mistakes if view.is_operator),
            network_news(view),
            _set_aside_fact(view),
            view.fact(WENT_WRONG.key, "warn") if core.game.notice == WENT_WRONG else None,  # others belong to a game
            None if view.is_table else view.fact(meanwhile),
            waiting,
        ),
        asks=asks(*forms) if view.is_table else (),
        links=(_link(view, key, go) for key, go in LINKS if is_allowed(view.role, needed_role(go)) and go != without),
        back=None,
        aside=_display_links(view) if view.is_operator else (),
    )


def _display_links(view: View) -> tuple[Link, ...]:
    """Links to the other light and to the other languages; several languages share one link with their codes."""
    prefs = view.core.settings.prefs
    light = "day" if prefs.night else "night"
    others = [lang for lang in LANGUAGES if lang != view.speaker.lang]
    codes = Link(text=" · ".join(lang.upper() for lang in others), go="languages")
    keys = (codes,) if len(others) > 1 else (Link(text=LANGUAGES[lang], go=f"look/lang-{lang}") for lang in others)
    return view.link(f"settings-light-{light}", f"look/light-{light}"), *keys


def draw_languages(view: View) -> Show:
    """Every language under its own name."""
    links = (Link(text=text, go=f"look/lang-{lang}", large=True) for lang, text in LANGUAGES.items())
    return view.screen("languages", view.heading("settings-lang"), links=links, back="home")


async def look(sent: Submission) -> str:
    """Change the light or the language."""
    name, _, value = sent.subject.partition("-")
    if name not in ("light", "lang"):
        raise Stale("no-such-page", page=sent.subject[:40])
    await sent.core.settings.save(with_setting(sent.core.settings.prefs, name, value))
    return "home"


def _link(view: View, key: str, go: str) -> Link:
    """A link of the home page; the link to the phones shows their number."""
    there = view.core.phones.browsers
    if go == "join" and there:
        return Link(text=view.text("home-phones", n=there), go=go)
    return view.link(key, go)


def _set_aside_fact(view: View) -> Fact | None:
    """A warning about the game that was set aside because its code failed, with the remedy."""
    core = view.core
    if not (game_id := core.game.set_aside_game):
        return None
    there = core.packages.packages.available if core.packages else ()
    origin = next((each.origin for each in there if each.id == game_id), "")
    key = "home-set-aside-package" if origin else "home-set-aside"
    return view.fact(key, "warn", game=view.speaker.title(game_id), package=origin)


def _card(view: View, game: AnyGame) -> OptionView:
    note = view.text("home-players", least=game.seats.start, most=game.seats.stop - 1)
    return OptionView(value=game.id, text=view.speaker.title(game.id), note=note, icon=icon(game))


async def take(sent: Submission) -> FollowUp:
    """Resume the game played last."""
    if not sent.core.kept_games.running_games:
        raise Stale("no-game-open")
    return FollowUp(intent=Resume(game_id=sent.core.kept_games.running_games[0].id), page="play")


async def change(sent: Submission) -> str:
    """Open the setup of the chosen game."""
    await sent.core.setup.start(str(sent.change[1]))
    return next_page(sent.core)
