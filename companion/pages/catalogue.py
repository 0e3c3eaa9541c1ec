"""The catalogue: values printed on components, entered during play; view, edit and delete them here.

"printed" names the games, "printed/GAME" the kinds of things, "printed/GAME/KIND" the things of a kind. Behind that,
"new" is the form of one more, "e/ID" the form of one, and "at/CELL" the form of what is printed on that cell.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.errors import Stale, Trouble
from companion.pages import arrange
from companion.pages.corrections import marked
from companion.pages.page import Page, Submission, View, asks, form, heading, link, of_prompt, parts, screen
from companion.table.core import Core
from companion.view.draw import draw as drawn
from companion.view.speak import Speaker
from companion.view.wire import AskView, Band, Drawing, Fact, FormView, Link, Show
from rules.kit.answers import fill_in
from rules.kit.types import (
    TABLE,
    AnyGame,
    Catalogue,
    Choice,
    Entry,
    Field,
    Illegal,
    Prompt,
    Say,
    Section,
    Who,
    no_sections,
)

PATH = "printed"


def draw(view: View) -> Show:
    """The page that the path names; the nearest one above it where there is nothing of that name."""
    game_id, kind, how, id = parts(view.about, 4)
    game = view.core.games.get(game_id)
    if game is None or game.id not in view.core.catalogues.known:
        return _games(view)
    view = replace(view, speaker=view.speaker.of(game.id))
    sections = _shelves(view, game)
    section = next((section for section in sections if section.kind == kind), None)
    if section is None:
        return _kinds(view, game, sections)
    if how == "new" and section.fields and not _is_played(view.core, game):
        return _new(view, game, section)
    entry = _found(section, how, id)
    return _entry(view, game, section, entry) if entry else _things(view, game, section, sections)


def _is_played(core: Core, game: AnyGame) -> bool:
    """Whether it lies on the table: there its printed values are set right as everything else is."""
    return core.game.playing and core.game.session.game.id == game.id


def _shelves(view: View, game: AnyGame) -> tuple[Section, ...]:
    return view.look.sections if _is_played(view.core, game) else game.sections(view.core.catalogues.known[game.id])


def _found(section: Section, how: str, id: str) -> Entry | None:
    entries = (*section.entries, *section.blank)
    if how == "at":
        return next((entry for entry in entries if entry.cell == id), None)
    return next((entry for entry in entries if how == "e" and entry.id == id), None)


# ---- games and kinds --------------------------------------------------------------------------------------
def _games(view: View) -> Show:
    printed = (game for game in view.core.games if game.sections is not no_sections)
    links = tuple(Link(text=view.speaker.title(game.id), go=f"{PATH}/{game.id}") for game in printed)
    note = Fact(text=view.text("printed-note"))
    return screen(view, PATH, heading(view, "printed-title", "printed-ask"), facts=(note,), links=links)  # fmt: skip


def _kinds(view: View, game: AnyGame, sections: tuple[Section, ...]) -> Show:
    """Each kind with how many of how many are told."""
    facts = tuple(
        Fact(text=view.speaker.speak(section.label), value=_count(view, section), go=f"{PATH}/{game.id}/{section.kind}")
        for section in sections
    )
    none = (Fact(text=view.text("printed-none")),)
    band = Band(who=view.speaker.title(game.id), ask=view.text("printed-kinds"))
    return screen(view, f"{PATH}/{game.id}", band, facts=facts or none, links=arrange.link_of(view, game, PATH),
                  back=PATH)  # fmt: skip


def _count(view: View, section: Section) -> str:
    return view.text("printed-of", n=section.told, most=section.most) if section.most else str(section.told)


# ---- the things of one kind ---------------------------------------------------------------------------------
def _things(view: View, game: AnyGame, section: Section, sections: tuple[Section, ...]) -> Show:
    """What is told, then what is not; on a board a tap opens what is printed there."""
    path, speak = f"{PATH}/{game.id}/{section.kind}", view.speaker.speak
    facts = [
        Fact(text=speak(entry.label), value=speak(entry.note) if entry.note else "", go=f"{path}/e/{entry.id}")
        for entry in section.entries
    ]
    facts += [
        Fact(text=speak(entry.label), value=view.text("printed-blank"), go=f"{path}/e/{entry.id}")
        for entry in section.blank
    ]
    note = () if facts else (Fact(text=view.text("printed-empty")),)
    on_board = any(entry.cell for entry in (*section.entries, *section.blank))
    return screen(
        view,
        path,
        Band(who=f"{speak(section.label)}: {_count(view, section)}", ask=view.text("printed-change")),
        drawing=_board(view, game, section) if on_board or (section.board and section.board.signs) else None,
        closer=f"{path}/at" if on_board else "",
        facts=(*note, *facts),
        links=_links(view, game, section, sections),
        back=f"{PATH}/{game.id}",
    )


def _links(view: View, game: AnyGame, section: Section, sections: tuple[Section, ...]) -> tuple[Link, ...]:
    """One more of this kind; to the other kinds that are printed on the same board."""
    if _is_played(view.core, game):
        return link(view, "fix-link", "fix"), *(arrange.link_of(view, game, PATH) if section.board else ())
    path = f"{PATH}/{game.id}"
    more = (Link(text=view.text("printed-more"), go=f"{path}/{section.kind}/new"),) if section.fields else ()
    others = (other for other in sections if section.board and other.board and other.kind != section.kind)
    places = arrange.link_of(view, game, PATH) if section.board else ()
    return (*more, *(Link(text=view.speaker.speak(o.label), go=f"{path}/{o.kind}") for o in others), *places)


def _board(view: View, game: AnyGame, section: Section) -> Drawing | None:
    layouts = view.core.game.places.layouts(game)
    return drawn((section.board,), layouts, game.glyphs, view.speaker) if section.board else None


# ---- one thing ----------------------------------------------------------------------------------------------
def _entry(view: View, game: AnyGame, section: Section, entry: Entry) -> Show:
    """The form that told it, as it was answered; beside it, forgetting."""
    path = f"{PATH}/{game.id}/{section.kind}/e/{entry.id}"
    forms: list[FormView] = []
    if not _is_played(view.core, game):
        if entry.fields:
            forms.append(_form(view, game, path, entry.label, entry.fields, section.hint))
        if entry in section.entries:
            away = f"{PATH}/{game.id}/{section.kind}/forget/{entry.id}"
            forms.append(form(view, away, label="printed-forget", confirm="printed-forget"))
    board = _board(view, game, section)
    told = (Fact(text=view.speaker.speak(entry.note)),) if entry.note else ()
    return screen(
        view,
        path,
        Band(who=view.speaker.speak(entry.label), ask=view.speaker.speak(section.label)),
        drawing=marked(board, entry.cell),
        facts=(*told, *((Fact(text=view.text("printed-in-play")),) if not forms else ())),
        asks=asks(*forms),
        links=_hand(view, game, section, entry),
        back=f"{PATH}/{game.id}/{section.kind}",
    )


def _hand(view: View, game: AnyGame, section: Section, entry: Entry) -> tuple[Link, ...]:
    """To its QR code, where it is something that people have told."""
    is_told = entry.id in view.core.catalogues.known.get(game.id, {}).get(section.kind, {})
    return (link(view, "hand-link", f"hand/{game.id}/{section.kind}/{entry.id}"),) if is_told else ()


def _new(view: View, game: AnyGame, section: Section) -> Show:
    path = f"{PATH}/{game.id}/{section.kind}/new"
    band = Band(who=view.speaker.speak(section.label), ask=view.text("printed-more"))
    return screen(
        view, path, band, drawing=_board(view, game, section), asks=_one_more(view, game, section, path),
        back=f"{PATH}/{game.id}/{section.kind}",
    )  # fmt: skip


def _one_more(view: View, game: AnyGame, section: Section, path: str) -> tuple[AskView, ...]:
    """Its id counts on, so that after each one the form is new; kinds and colours stay as they were chosen last."""
    last = view.core.catalogues.told_last.get((game.id, section.kind), {})
    fields = tuple(_kept(field, last) for field in section.fields)
    return asks(_form(view, game, f"{path}/{len(section.entries)}", section.label, fields, section.hint))


def _kept(field: Field, last: dict[str, Any]) -> Field:
    """One of several keys stays chosen: of ten roads of a kind the kind is told once. Places on the board do not."""
    is_kind = isinstance(field, Choice) and not field.many and not any(option.cell for option in field.options)
    value = last.get(field.name)
    if not isinstance(field, Choice) or not is_kind or value not in [option.value for option in field.options]:
        return field
    return structs.replace(field, default=(value,))


def _form(
    view: View, game: AnyGame, path: str, label: Say | Who, fields: tuple[Field, ...], hint: Say | None
) -> FormView:
    return of_prompt(structs.replace(_prompt(label, fields), hint=hint), path, view.speaker, game)


def _prompt(label: Say | Who, fields: tuple[Field, ...]) -> Prompt:
    said = label if isinstance(label, Say) else Say(key="", args={"who": label})
    return Prompt(id=PATH, seat=TABLE, move="", label=said, confirm=Say(key="printed-keep"), fields=fields)


# ---- changing -----------------------------------------------------------------------------------------------
async def prepare(core: Core, about: str) -> None:
    """Read what the box knows of that game."""
    game = core.games.get(parts(about, 2)[0])
    if game is not None:
        await core.catalogues.look_up(game)
        await core.game.places.look_up(game)


async def take(sent: Submission) -> str:
    """A thing is told, told anew or forgotten; Trouble with the game's own words where it cannot be so."""
    core = sent.core
    game_id, kind, how, id = parts(sent.about, 4)
    game = core.games.find(game_id)
    await core.catalogues.look_up(game)
    section = next((section for section in game.sections(core.catalogues.known[game_id]) if section.kind == kind), None)
    if section is None or _is_played(core, game):
        raise Stale("form-closed")
    known = core.catalogues.known[game_id]
    try:
        told = (
            _forgotten(game, known, section, id)
            if how == "forget"
            else _told(game, known, section, how, id, sent.values)
        )
    except Illegal as illegal:
        raise _spoken(core.game.speaker(sent.visit.lang).of(game_id), illegal.say) from None
    if wrong := game.check(told):
        raise _spoken(core.game.speaker(sent.visit.lang).of(game_id), wrong[0])
    await core.catalogues.save(game, told)
    if how == "new":
        core.catalogues.told_last[game_id, kind] = sent.values
    return f"{PATH}/{game_id}/{kind}/new" if how == "new" else f"{PATH}/{game_id}/{kind}"


def _told(game: AnyGame, known: Catalogue, section: Section, how: str, id: str, values: dict[str, Any]) -> Catalogue:
    entry = _found(section, how, id)
    fields = section.fields if how == "new" else entry.fields if entry else ()
    if not fields:
        raise Stale("form-closed")
    return game.tell(known, section.kind, entry.id if entry else "", fill_in(_prompt(section.label, fields), values))


def _forgotten(game: AnyGame, known: Catalogue, section: Section, id: str) -> Catalogue:
    """Stale where it is not known; Trouble where the rulebook tells it, so that it cannot be forgotten."""
    if id not in {entry.id for entry in section.entries}:
        raise Stale("form-closed")
    told = game.forget(known, section.kind, id)
    left = next((s for s in game.sections(told) if s.kind == section.kind), section)
    if id in {entry.id for entry in left.entries}:
        raise Trouble("printed-in-rules")
    return told


def _spoken(speaker: Speaker, say: Say) -> Trouble:
    """A refusal in the words of the game, for the table may speak about another one."""
    return Trouble.saying(Say(key="", args={"text": speaker.speak(say)}))


PAGE = Page(draw=draw, take=take, prepare=prepare)
