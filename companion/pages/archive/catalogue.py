"""The catalogue: values printed on components, entered during play; view, edit and delete them here.

"printed" lists the games, "printed/GAME" the sections, "printed/GAME/KIND" the entries of a section. Below that, "new"
is the form of a new entry, "e/ID" the form of one entry, and "at/CELL" the form of the entry printed on that cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from msgspec import structs

from companion.errors import Stale, Trouble
from companion.pages.archive import arrange
from companion.pages.archive.arrange import is_played
from companion.pages.game.corrections import marked
from companion.pages.page import Submission, View, asks, parts, prompt_form
from companion.view.drawing import draw as draw_parts
from companion.view.wire import Band, Drawing, Fact, FormView, Link, Show
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
    """The page with this path, or the nearest existing page above it."""
    game_id, kind, how, id = parts(view.subject, 4)
    game = view.core.games.get(game_id)
    if game is None or game.id not in view.core.catalogues.by_game:
        return _games(view)
    view = replace(view, speaker=view.speaker.game_speaker(game.id))
    of_table = is_played(view.core, game)
    sections = view.look.sections if of_table else game.sections(view.core.catalogues.by_game[game.id])
    section = next((section for section in sections if section.kind == kind), None)
    if section is None:
        return _kinds(view, game, sections)
    if how == "new" and section.fields and not of_table:
        return _new(view, game, section)
    entry = _find_entry(section, how, id)
    return _entry(view, game, section, entry) if entry else _things(view, game, section, sections)


def _find_entry(section: Section, how: str, id: str) -> Entry | None:
    entries = (*section.entries, *section.blank)
    return next((entry for entry in entries if {"at": entry.cell, "e": entry.id}.get(how) == id), None)


# ---- games and sections -----------------------------------------------------------------------------------
def _games(view: View) -> Show:
    printed = (game for game in view.core.games if game.sections is not no_sections)
    links = (Link(text=view.speaker.title(game.id), go=f"{PATH}/{game.id}") for game in printed)
    band = view.heading("printed-title", "printed-ask")
    return view.screen(PATH, band, facts=(view.fact("printed-note"),), links=links)


def _kinds(view: View, game: AnyGame, sections: tuple[Section, ...]) -> Show:
    """The sections of a game, each with its number of entries entered and in all."""
    facts = tuple(
        Fact(text=view.speaker.speak(section.label), value=_count(view, section), go=f"{PATH}/{game.id}/{section.kind}")
        for section in sections
    )
    none = (view.fact("printed-none"),)
    band = Band(who=view.speaker.title(game.id), ask=view.text("printed-kinds"))
    links = (arrange.link_of(view, game, PATH),)
    return view.screen(f"{PATH}/{game.id}", band, facts=facts or none, links=links, back=PATH)


def _count(view: View, section: Section) -> str:
    return view.text("printed-of", n=section.told, most=section.most) if section.most else str(section.told)


# ---- the entries of one section -----------------------------------------------------------------------------
def _things(view: View, game: AnyGame, section: Section, sections: tuple[Section, ...]) -> Show:
    """The known entries, then the missing ones; on a board a tap on a cell opens its entry."""
    path, speak = f"{PATH}/{game.id}/{section.kind}", view.speaker.speak
    told = [(entry, speak(entry.note) if entry.note else "") for entry in section.entries]
    blank = [(entry, view.text("printed-blank")) for entry in section.blank]
    facts = [Fact(text=speak(entry.label), value=value, go=f"{path}/e/{entry.id}") for entry, value in (*told, *blank)]
    on_board = any(entry.cell for entry in (*section.entries, *section.blank))
    return view.screen(
        path,
        Band(
            who=view.speaker.labelled_value(speak(section.label), _count(view, section)),
            ask=view.text("printed-change"),
        ),
        drawing=_board(view, game, section) if on_board or (section.board and section.board.signs) else None,
        closer=f"{path}/at" if on_board else "",
        facts=facts or (view.fact("printed-empty"),),
        links=_links(view, game, section, sections),
        back=f"{PATH}/{game.id}",
    )


def _links(view: View, game: AnyGame, section: Section, sections: tuple[Section, ...]) -> Iterator[Link | None]:
    """Links to a new entry (in the current game to Corrections), to other sections on a board, and to the map."""
    path = f"{PATH}/{game.id}"
    if is_played(view.core, game):
        yield view.link("fix-link", "fix")
    else:
        yield view.link("printed-more", f"{path}/{section.kind}/new") if section.fields else None
        others = (other for other in sections if section.board and other.board and other.kind != section.kind)
        yield from (Link(text=view.speaker.speak(other.label), go=f"{path}/{other.kind}") for other in others)
    yield arrange.link_of(view, game, PATH) if section.board else None


def _board(view: View, game: AnyGame, section: Section) -> Drawing | None:
    layouts = view.core.game.places.layouts(game)
    return draw_parts((section.board,), layouts, game.glyphs, view.speaker) if section.board else None


# ---- one entry ----------------------------------------------------------------------------------------------
def _entry(view: View, game: AnyGame, section: Section, entry: Entry) -> Show:
    """The entry's form with the stored answers, and the form that deletes it."""
    path = f"{PATH}/{game.id}/{section.kind}/e/{entry.id}"
    forms: list[FormView] = []
    is_told = entry.id in view.core.catalogues.by_game.get(game.id, {}).get(section.kind, {})  # for handover
    if not is_played(view.core, game):
        if entry.fields:
            forms.append(_form(view, game, path, entry.label, entry.fields, section.hint))
        if entry in section.entries:
            away = f"{PATH}/{game.id}/{section.kind}/forget/{entry.id}"
            forms.append(view.form(away, label="printed-forget", confirm="printed-forget"))
    return view.screen(
        path,
        Band(who=view.speaker.speak(entry.label), ask=view.speaker.speak(section.label)),
        drawing=marked(_board(view, game, section), entry.cell),
        facts=(
            Fact(text=view.speaker.speak(entry.note)) if entry.note else None,
            None if forms else view.fact("printed-in-play"),
        ),
        asks=asks(*forms),
        links=(view.link("hand-link", f"hand/{game.id}/{section.kind}/{entry.id}"),) if is_told else (),
        back=f"{PATH}/{game.id}/{section.kind}",
    )


def _new(view: View, game: AnyGame, section: Section) -> Show:
    """The form of a new entry, with a new id each time; kinds and colours stay as last chosen."""
    path = f"{PATH}/{game.id}/{section.kind}"
    last = view.core.catalogues.last_form.get((game.id, section.kind), {})
    fields = tuple(_with_last(field, last) for field in section.fields)
    more = _form(view, game, f"{path}/new/{len(section.entries)}", section.label, fields, section.hint)
    band = Band(who=view.speaker.speak(section.label), ask=view.text("printed-more"))
    return view.screen(f"{path}/new", band, drawing=_board(view, game, section), asks=asks(more), back=path)


def _with_last(field: Field, last: dict[str, Any]) -> Field:
    """A single choice with its last value, for several entries of one kind; choices of board cells start empty."""
    is_kind = isinstance(field, Choice) and not field.many and not any(option.cell for option in field.options)
    value = last.get(field.name)
    if not isinstance(field, Choice) or not is_kind or value not in [option.value for option in field.options]:
        return field
    return structs.replace(field, default=(value,))


def _form(
    view: View, game: AnyGame, path: str, label: Say | Who, fields: tuple[Field, ...], hint: Say | None
) -> FormView:
    return prompt_form(structs.replace(_prompt(label, fields), hint=hint), path, view.speaker, game)


def _prompt(label: Say | Who, fields: tuple[Field, ...]) -> Prompt:
    said = label if isinstance(label, Say) else Say(key="", args={"who": label})
    return Prompt(id=PATH, seat=TABLE, move="", label=said, confirm=Say(key="printed-keep"), fields=fields)


# ---- changing -----------------------------------------------------------------------------------------------
async def take(sent: Submission) -> str:
    """Add, change or delete an entry. Raises Trouble with the game's own sentence if its catalogue check fails."""
    core = sent.core
    game_id, kind, how, id = parts(sent.subject, 4)
    game = core.games.find(game_id)
    await core.catalogues.look_up(game)
    section = next(
        (section for section in game.sections(core.catalogues.by_game[game_id]) if section.kind == kind), None
    )
    if section is None or is_played(core, game):
        raise Stale("form-closed")
    known = core.catalogues.by_game[game_id]
    try:
        told = (
            _without_entry(game, known, section, id)
            if how == "forget"
            else _with_entry(game, known, section, how, id, sent.values)
        )
        wrong = next(iter(game.check(told)), None)
    except Illegal as illegal:
        wrong = illegal.say
    if wrong:  # in this game's words: the current game may be another one
        text = core.game.speaker(sent.visit.lang).game_speaker(game_id).speak(wrong)
        raise Trouble.from_say(Say(key="", args={"text": text}))
    await core.catalogues.save(game, told)
    if how == "new":
        core.catalogues.last_form[game_id, kind] = sent.values
    return f"{PATH}/{game_id}/{kind}/new" if how == "new" else f"{PATH}/{game_id}/{kind}"


def _with_entry(
    game: AnyGame, known: Catalogue, section: Section, how: str, id: str, values: dict[str, Any]
) -> Catalogue:
    entry = _find_entry(section, how, id)
    fields = section.fields if how == "new" else entry.fields if entry else ()
    if not fields:
        raise Stale("form-closed")
    return game.tell(known, section.kind, entry.id if entry else "", fill_in(_prompt(section.label, fields), values))


def _without_entry(game: AnyGame, known: Catalogue, section: Section, id: str) -> Catalogue:
    """The catalogue without an entry. Raises Stale if it is unknown, Trouble if the rulebook gives it."""
    if id not in {entry.id for entry in section.entries}:
        raise Stale("form-closed")
    told = game.forget(known, section.kind, id)
    left = next((s for s in game.sections(told) if s.kind == section.kind), section)
    if id in {entry.id for entry in left.entries}:
        raise Trouble("printed-in-rules")
    return told
