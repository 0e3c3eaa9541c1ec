"""The corrections of a game: public numbers, the ways out of its steps, and declared corrections.

    @akk.correction(id="holder-{track}", label="holder-of", say=privilege)
    def correct_holder(
        s: State, track: Annotated[Track, about(TRACKS)], seat_: Annotated[Seat, pick(all_or_nobody, default=holder)]
    ) -> State: ...

A correction is a move whose form is always open; its tag and fields are read off the function's signature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from rules.kit.computed import Of
from rules.kit.corrections import Correction, Fixes, IdFilter, Numbers, readings, set_number
from rules.kit.moves import LeaveOut, SetNumber
from rules.kit.prompts import News
from rules.kit.signatures import Outcome, flat, read_move, struct_of
from rules.kit.tallies import numbers, tallies
from rules.kit.words import Illegal, Say, Seat

if TYPE_CHECKING:
    from rules.kit.steps import Step

S = TypeVar("S", bound=Struct)
F = TypeVar("F", bound=Callable[..., Any])


class CorrectionRules(Generic[S]):
    """The corrections in a game's `Rules`."""

    current_step: Callable[[Any], Step[S] | None]

    def __init__(self, state: type[S]) -> None:
        self.tallies = tallies(state)
        self.corrections: list[Correction] = []
        self._own_numbers: Callable[[S, IdFilter], Numbers[S]] = lambda s, wanted: ()
        self._own_tags: tuple[str, ...] = ()

    @property
    def number_tags(self) -> tuple[str, ...]:
        """The tags of all public numbers."""
        return (*dict.fromkeys(each.tag for each in self.tallies), *self._own_tags)

    # ---- declarations --------------------------------------------------------------------------------
    def correction(
        self, *, id: str = "", tag: str = "", label: Of[str | Say] = "", say: Of[Mapping[str, Any]] | None = None,
        when: Callable[..., object] | None = None, asked: tuple[str, ...] | None = None, rule: str = "",
        cell: Of[str] = "",
    ) -> Callable[[F], F]:  # fmt: skip
        """Decorates a function that corrects one thing, without consequences; it takes no `seat`: the table enters it.

        id: the form's, with "{seat}" in it if the parameter `seat_` is `about(...)` every seat ("" = the tag with
        dashes). label: names the corrected thing ("" = `ID-label`); say: its arguments. when: whether the form is open.
        asked: for a second form of the same move, the parameters that it asks. The others are those of Prompt.
        """

        def decorate(fn: F) -> F:
            its = read_move(fn, tag or fn.__name__.rstrip("_"), rule)
            its = next((each.move for each in self.corrections if each.move.fn is fn), its)
            self.corrections.append(
                Correction(its, id=id, label=label, say=say, when=when, asked=asked, rule=rule, cell=cell)
            )
            return fn

        return decorate

    def numbers(self, *tags: str) -> Callable[[F], F]:
        """Decorates `numbers(s, wanted)`, which gives the wanted public numbers, of these tags, beyond the tallies."""

        def decorate(fn: F) -> F:
            self._own_numbers, self._own_tags = fn, tags
            return fn

        return decorate

    # ---- functions of the game -----------------------------------------------------------------------
    def fixes(self, s: S, wanted: IdFilter) -> Fixes[S]:
        """All open corrections: the numbers, the step's way out, the declared corrections, the house rules."""
        yield from self._all_numbers(s, wanted)
        step = self.current_step(s)
        way_out = [step.way_out] if step and step.way_out else []
        for fix in (*way_out, *self.corrections):
            if wanted(fix.prefix):
                yield from fix.forms(s)
        if wanted("set-"):
            yield from readings(s.options)  # type: ignore[attr-defined]

    def do_set_number(self, s: S, seat: Seat, move: SetNumber) -> Outcome[S]:
        """The state with a public number corrected."""
        after: S = set_number(partial(self._all_numbers, s), move)
        return after

    def _all_numbers(self, s: S, wanted: IdFilter) -> Numbers[S]:
        return chain(numbers(self.tallies, s, wanted), self._own_numbers(s, wanted))

    def do_leave_out(self, s: S, seat: Seat, move: Any) -> Outcome[S]:
        """The outcome of the current step's way out; Illegal if it has none."""
        step = self.current_step(s)
        if step is None or step.way_out is None:
            raise Illegal("not-asked-now")
        after: tuple[S, tuple[News, ...]] = flat(step.way_out.move.call(s, seat, move))
        return after


def leave_out_type(ways_out: Iterable[Correction], home: str) -> type[Struct]:
    """The struct type of a record of any of these ways out."""
    columns = {name: (name, *rest) for way in ways_out for name, *rest in way.move.columns}
    return struct_of("leave_out", tuple(columns.values()), home, LeaveOut) if columns else LeaveOut
