"""The commands about game packages: list, add, remove and begin one."""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import replace
from pathlib import Path

from companion.app.startup import data_folder
from companion.errors import Trouble
from companion.packages import installation
from companion.packages.shelf import Packages
from companion.records import records
from companion.view.languages import ENGLISH
from companion.view.speaker import Speaker
from rules.kit.types import Say


def games(words: argparse.Namespace, speaker: Speaker) -> int:
    """Print every game and its origin; on stderr the excluded ones, with the reason."""
    packages = Packages(data_folder(words.data))
    packages.try_new()
    origins = {each.id: each.origin for each in packages.available}
    for game_id in packages.shelf.packages:
        try:
            game = packages.shelf.find(game_id)
        except Trouble as why:
            print(f"companion: {speaker.speak(why.say)}", file=sys.stderr)
            continue
        origin = origins.get(game_id) or speaker.speak(Say(key="package-built-in"))
        title = Speaker(speaker.lang, game.home, (), ()).speak(Say(key="title"))
        print(f"{game_id}  {title}  {game.seats.start}-{game.seats.stop - 1}  {origin}")
    for out in packages.left_out:
        print(f"companion: {speaker.speak(out.sentence)}", file=sys.stderr)
    return 0


def add(words: argparse.Namespace, speaker: Speaker) -> int:
    """Add a package after confirmation: its author's code gets all rights of the companion."""
    name = Path(words.package).resolve().name if Path(words.package).is_dir() else words.package  # "." is no name
    if not words.yes and not ask_consent(Say(key="package-warning", args={"package": name}), "package", speaker):
        return 1
    data = data_folder(words.data)
    added = installation.add(Packages(data), Path(words.package), asyncio.run(records.unfinished_games_in(data)))
    print(speaker.speak(installation.addition_sentence(added)))
    return 0


def ask_consent(consequence: Say, prefix: str, speaker: Speaker) -> bool:
    """Print the consequence and ask for consent, in the speaker's language or English; no terminal means no.

    `prefix`: of the keys of the question and the refusal.
    """
    print(speaker.speak(consequence))
    if not sys.stdin.isatty():
        print(f"companion: {speaker.speak(Say(key=f'{prefix}-say-yes'))}", file=sys.stderr)
        return False
    words = " ".join(each.speak(Say(key="yes-words")) for each in (speaker, replace(speaker, lang=ENGLISH)))
    return input(f"{speaker.speak(Say(key=f'{prefix}-ask'))} ").strip().casefold() in words.split()


def remove(words: argparse.Namespace, speaker: Speaker) -> int:
    """Remove a package, and print the unfinished games that wait for its return."""
    data = data_folder(words.data)
    gone = installation.remove(Packages(data), words.package, data, asyncio.run(records.unfinished_games_in(data)))
    print(speaker.speak(Say(key="package-removed", args={"package": gone.name})))
    for file in gone.files:
        print(speaker.speak(Say(key="package-waits", args={"file": file})))
    return 0


def new_game(words: argparse.Namespace, speaker: Speaker) -> int:
    """Write a new game's package into the current folder."""
    from companion.testkit import golden
    from companion.testkit import new_game as begin

    folder = begin.write(Path.cwd(), words.name)
    golden.write(begin.game(words.name), folder / "tests" / "golden")
    print(speaker.speak(Say(key="new-game-written", args={"folder": str(folder.name)})))
    return 0
