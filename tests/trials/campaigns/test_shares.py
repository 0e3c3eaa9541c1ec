"""A small share of every campaign for the ordinary tests, and the controls, which must fail."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.trials.campaigns import damage, days, power, readers
from tests.trials.campaigns.campaign import share


def test_after_a_power_cut_every_acknowledged_line_is_there() -> None:
    result = share(power.campaign(1, images=1_000), range(0, 2_000, 4))
    assert result.wrong == []
    assert result.figures["lines"] > 5_000


def test_a_store_that_does_not_wait_for_the_disk_is_found_out() -> None:
    result = share(power.campaign(1, control=True), range(60))
    lost = [wrong for wrong in result.wrong if "acknowledged" in wrong]
    assert len(lost) > 5


def test_of_a_damaged_store_every_good_beginning_is_there_and_the_rest_is_said() -> None:
    result = share(damage.campaign(1), range(0, 6_000, 75))
    assert result.wrong == []
    assert result.figures["said"] > 30


def test_a_store_that_took_over_another_game_is_found_out(tmp_path: Path) -> None:
    """The control: the stored game is not the expected one."""
    base = damage.bases()[0]
    head, lines = next(iter(base.kept.values()))
    other = damage.Base(name=base.name, files=base.files, kept={**base.kept, head.id: (head, lines[1:])})
    gone = damage.Damage(base=other, file=damage.KNOWN, kind="flip", at=0)
    result = damage.attempt(gone, Random(1), tmp_path)
    assert any("another game" in wrong for wrong in result.wrong)


async def test_after_an_evening_with_many_phones_nothing_is_left_over(tmp_path: Path) -> None:
    lived = (await days.year(60, 30, 1, tmp_path)).result
    assert lived.wrong == []
    assert (lived.figures["moves"], lived.figures["joins"]) == (60, 30)


def test_whatever_a_file_holds_is_a_value_or_one_sentence_that_can_be_said() -> None:
    result = share(readers.campaign(1), range(150))
    assert result.wrong == []
    assert all(
        result.figures[f"{name} told"] > 20 for name in ("companion.toml", "club.toml", "hub.toml", "hardware.toml")
    )
    assert result.figures["a club's link taken"] > 20
