"""Game packages: the added ones, the rejected ones with the reason, and those on a USB stick.

"packages" lists them; "package-add/2" confirms adding the third one on the stick, "package-remove/marbles" removal.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.errors import Stale
from companion.pages.page import Submission, View, number, require_part
from companion.table.core import Core
from companion.table.package_desk import PackageDesk
from companion.view.wire import Fact, Show


def draw(view: View) -> Show:
    """The packages; a tap on an added one leads to removing it, on one of a stick to adding it."""
    desk = _desk(view.core)
    facts = tuple(_facts(view, desk))
    none = None if facts or desk.stick else view.fact("packages-none")
    said = (Fact(text=view.speaker.speak(say)) for say in (desk.outcome, desk.stick) if say)
    return view.screen("packages", view.heading("packages-title"), facts=(*said, *facts, none), back="settings")


def _facts(view: View, desk: PackageDesk) -> Iterator[Fact]:
    there = desk.packages.available
    if there:
        yield view.fact("packages-here", "label")
    for each in there:
        yield Fact(text=view.speaker.title(each.id), value=each.origin, go=f"package-remove/{each.name}")
    if desk.stick_files:
        yield view.fact("packages-stick", "label")
    for i, path in enumerate(desk.stick_files):
        yield Fact(text=path.name, value=str(path.parent), go=f"package-add/{i}")
    if desk.packages.left_out:
        yield view.fact("packages-out", "label")
    for out in desk.packages.left_out:
        yield Fact(text=view.speaker.speak(out.sentence), style="warn")


async def prepare(core: Core, subject: str) -> None:
    """Look for a USB stick."""
    await _desk(core).look()


# ---- adding ---------------------------------------------------------------------------------------------
def draw_add(view: View) -> Show:
    """The confirmation of adding a package, before any of it is read."""
    desk, n = _desk(view.core), number(view.subject)
    if n is None or n >= len(desk.stick_files):
        return draw(view)
    package = desk.stick_files[n].name
    facts = (Fact(text=package, style="big"), view.fact("package-warning", package=package))
    return view.confirmation(f"package-add/{n}", *facts, title="packages-add-title", confirm="packages-yes",
                             before="packages", no="packages-no")  # fmt: skip


async def take_add(sent: Submission) -> str:
    """Start the trial of a package, beside the game; the page shows its outcome."""
    desk, n = _desk(sent.core), number(sent.subject)
    if n is None or n >= len(desk.stick_files):
        raise Stale("packages-gone", package=sent.subject)
    desk.add(desk.stick_files[n])
    return "packages"


# ---- removing -------------------------------------------------------------------------------------------
def draw_remove(view: View) -> Show:
    if view.subject not in {each.name for each in _desk(view.core).packages.available}:
        return draw(view)
    note = view.fact("packages-remove-note")
    return view.confirmation(f"package-remove/{view.subject}", note, title="packages-remove-title",
                             package=view.subject, confirm="packages-remove-yes", before="packages",
                             no="packages-no")  # fmt: skip


async def take_remove(sent: Submission) -> str:
    _desk(sent.core).remove(sent.subject)
    return "packages"


def _desk(core: Core) -> PackageDesk:
    return require_part(core.packages, "packages")
