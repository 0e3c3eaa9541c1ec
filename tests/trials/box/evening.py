"""The steps of an evening: the box starts, shows, is touched, pressed, rolled and watched from a phone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator

from msgspec import structs

from companion.view import wire
from tests.trials.bench.evening import GAME, Step, evening
from tests.trials.box import image, phone
from tests.trials.box.core import ANSWERS_S, Core
from tests.trials.box.pins import PAUSE, SEAT, Pins, wire_up
from tests.trials.box.reader import Reader
from tests.trials.box.trial import DATA, PICTURE_S, Trial
from tests.trials.box.trouble import Wrong, until

OTHER = "akkon"
NO_DICE = "amritsar"  # asks the same with a dice reader as without one
MOVES = 40
MISTAKEN = "[companion]\r\nlanguage = 'english'\r\nhostname = 'games'\r\n"


def start(trial: Trial) -> None:
    """From power to the first picture."""
    began_s = time.monotonic()
    write_settings(trial)
    core_s = trial.on(kernel=trial.pins_kernel)
    trial.report.saw("start", f"the core answers, {kernel_of(trial)}", core_s)
    trial.see("home", "home", most_s=PICTURE_S)
    trial.report.saw("start", "home on the panel", time.monotonic() - began_s)
    told = [fact.text for fact in trial.join().go("home").facts]
    if not any("companion.toml" in text for text in told):
        raise Wrong(f"home says nothing of the mistake in companion.toml: {told}")


def write_settings(trial: Trial) -> None:
    """A settings file edited on the card with another computer, with a mistake in it."""
    file = trial.folder / "companion.toml"
    file.write_text(MISTAKEN)
    image.put_into_fat(trial.made.card, file, file.name)


def kernel_of(trial: Trial) -> str:
    return f"Linux {trial.running.shell.run('uname -r').strip()}"


def tap(trial: Trial) -> None:
    """Tap a game's card; no player has a name yet, so the page asks for names; then tap both ways back."""
    home = trial.see("tap-home", "home")
    trial.panel.tap(home.where("'game'", repr(OTHER)))
    who = trial.see("tap-name", "name/0")
    trial.panel.tap(who.where("Go", "'new"))
    new = trial.see("tap-new", "new")
    trial.panel.tap(new.where("Go", "home"))
    trial.see("tap-home-again", "home")


def wired(trial: Trial) -> None:
    """From here the wires are connected and a game has begun, with its first moves made."""
    pins = Pins(trial.running.shell)
    trial.kept["pins"] = pins.are_there()
    if trial.kept["pins"]:
        pins.release(PAUSE, SEAT)
    wire_up(trial.running.shell, DATA)
    trial.core = None
    core = trial.join()
    steps = moves(MOVES)
    first = next(n for n, step in enumerate(steps) if step.is_move)
    for _ in play(core, steps[: first + 4]):
        pass
    trial.lines = lines_there(trial)
    trial.kept["moves"] = steps[first + 4 :]
    trial.core = None


def press(trial: Trial) -> None:
    """The pause button: the game stops, the lamp and the panel show it; pressed again, the game continues."""
    pins, core = Pins(trial.running.shell), trial.core or trial.join()
    if not trial.kept["pins"]:
        trial.report.saw("press", "left out: this kernel has no simulated pins (GPIO_SIM)")
        return
    core.go("play")
    lit = until("a lamp of whoever is waited for", pins.lit, ANSWERS_S)
    _press(trial, pins, core, paused=True)
    until("all lamps are out in a pause", lambda: not pins.lit(), ANSWERS_S)
    trial.see("pressed", "play")
    _press(trial, pins, core, paused=False)
    until("the same lamps again", lambda: pins.lit() == lit, ANSWERS_S)
    trial.see("pressed-again", "play")
    trial.report.saw(
        "press", f"in a pause all lamps were out, then those of {sorted(lit)} were lit again (0: the table's)"
    )


def _press(trial: Trial, pins: Pins, core: Core, *, paused: bool) -> None:
    began_s = time.monotonic()
    pins.press(PAUSE)
    core.until(lambda show: show.paused == paused)
    trial.lines += 1
    trial.report.saw("press", f"until the core says so (paused: {paused})", time.monotonic() - began_s)
    pins.release(PAUSE)


def roll(trial: Trial) -> None:
    """Ask the firmware's own Python at the other end of the serial port to roll; the roll fills in the form."""
    reader = Reader(trial.running.reader_port, trial.folder)
    core = trial.core or trial.join()
    core.go("play")
    try:
        for step in trial.kept["moves"]:
            reader.live(0.5)
            if reader.wanted:
                break
            trial.lines += sum(played.is_move for played in play(core, [step]))
        reader.live(2.0)
        if not reader.wanted:
            raise Wrong("no dice were ever wanted of the reader")
        reader.roll(*(1 for _ in reader.wanted))
        began_s = time.monotonic()
        reader.live(3.0)
        core.go("play")
        core.until(lambda show: any(form.filled for ask in show.asks for form in ask.forms))
        trial.report.saw("roll", f"{len(reader.wanted)} dice are in the form", time.monotonic() - began_s)
        trial.see("rolled", "play")
    finally:
        reader.close()


def look_from_a_phone(trial: Trial) -> None:
    """The page in a browser, without the link's token: it watches."""
    began_s = time.monotonic()
    said, problems = phone.look(trial.made.port, trial.pictures / "phone.png")
    if problems or not said:
        raise Wrong(f"the page on a phone: {problems or 'it says nothing'}")
    trial.report.saw("phone", f"watches: {said!r}", time.monotonic() - began_s)


def cut(trial: Trial) -> None:
    """Pull the plug right after a move; the box comes back with all acknowledged moves."""
    core = trial.core or trial.join()
    core.must(wire.Answer(form="~leave"))
    trial.lines = lines_there(trial)
    for step in play(core, moves(MOVES, NO_DICE)):
        trial.lines += step.is_move
    trial.cut()
    trial.report.saw("cut", f"after {trial.lines} acknowledged lines")
    began_s = time.monotonic()
    trial.on(kernel=None)
    there = lines_there(trial)
    if there < trial.lines:
        raise Wrong(f"after the cut there are {there} lines of {trial.lines}")
    trial.see("after-the-cut", "play", most_s=PICTURE_S)
    trial.report.saw(
        "cut", f"back with {there} lines, on the panel again, {kernel_of(trial)}", time.monotonic() - began_s
    )


def lines_there(trial: Trial) -> int:
    """The number of lines of all games on the disk."""
    counted = (
        f"import sqlite3; print(sqlite3.connect('file:{DATA}/games.sqlite3?mode=ro', uri=True)"
        ".execute('SELECT count(*) FROM lines').fetchone()[0])"
    )
    return int(trial.running.shell.run(f'python3 -c "{counted}"'))


# ---- moves -------------------------------------------------------------------------------------------------
def moves(many: int, game: str = GAME) -> list[Step]:
    """`many` moves of that game, with the taps before and between games; played on a local core first."""
    return asyncio.run(evening(many, game=game))


def play(core: Core, steps: Iterable[Step]) -> Iterator[Step]:
    """Send the steps one by one; yields each after its acknowledgement."""
    for step in steps:
        assert isinstance(step.request, wire.Answer | wire.Set)
        core.must(as_asked_now(core, step.request))
        yield step


def as_asked_now(core: Core, request: wire.Answer | wire.Set) -> wire.Answer | wire.Set:
    """The same request with its form's current id: a pause is a line, too, so later forms have other numbers."""
    name, at, _ = request.form.partition("@")
    if not at:
        return request
    show = core.until(lambda show: any(form.startswith(f"{name}@") for form in forms(show)))
    return structs.replace(request, form=next(form for form in forms(show) if form.startswith(f"{name}@")))


def forms(show: wire.Show) -> list[str]:
    """The ids of all open forms."""
    return [form.id for ask in show.asks for form in ask.forms]
