"""A small share of every campaign, with the ordinary tests; and the controls, which have to fail."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from companion.access.grants import Phones, SeatRequest
from tests.trials.campaigns import damage, days, pads, power, readers, syscalls, unruly, worlds
from tests.trials.campaigns.campaign import Result, run, share, words_of
from tests.trials.campaigns.disk import Call, Kind


def test_evenings_on_a_disk_that_fails_keep_what_they_promised() -> None:
    result = share(syscalls.campaign(1), (30, 110))
    assert result.wrong == []
    assert result.figures["calls that failed"] > result.figures["evenings"] > 40


def test_after_a_power_cut_every_acknowledged_line_is_there() -> None:
    result = share(power.campaign(1, images=1_000), range(0, 2_000, 4))
    assert result.wrong == []
    assert result.figures["lines"] > 5_000


def test_a_store_that_does_not_wait_for_the_disk_is_found_out() -> None:
    result = share(power.campaign(1, control=True), range(60))
    lost = [wrong for wrong in result.wrong if "acknowledged" in wrong]
    assert len(lost) > 5


def test_of_a_damaged_store_every_good_beginning_is_there_and_the_rest_is_said() -> None:
    result = share(damage.campaign(1), range(0, 6_000, 150))
    assert result.wrong == []
    assert result.figures["said"] > 15


def test_a_store_that_took_over_another_game_is_found_out(tmp_path: Path) -> None:
    """The control: what was kept is not what is expected."""
    base = damage.bases()[0]
    head, lines = next(iter(base.kept.values()))
    other = damage.Base(name=base.name, files=base.files, kept={**base.kept, head.id: (head, lines[1:])})
    gone = damage.Damage(base=other, file=damage.KNOWN, kind="flip", at=0)
    result = damage.attempt(gone, Random(1), tmp_path)
    assert any("another game" in wrong for wrong in result.wrong)


def test_of_what_a_viewer_may_not_see_no_byte_reaches_it_in_random_games() -> None:
    result = share(worlds.campaign(1), (2, 9, 12))
    assert result.wrong == []
    assert result.figures["pages"] == 3 * result.figures["positions"] > 60
    assert result.figures["phones"] > 60


def test_where_the_viewers_own_secret_is_another_its_pages_differ() -> None:
    """The control."""
    assert share(worlds.campaign(1, control=True), (20,)).wrong


def test_a_link_that_gains_what_another_phone_was_let_in_for_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control."""
    let_in = Phones._let_in

    async def grow(phones: Phones, asking: SeatRequest) -> None:
        if held := phones.of(asking.guest.hash):
            await phones._change(held, structs.replace(held, people=(*held.people, asking.person)))
        else:
            await let_in(phones, asking)

    monkeypatch.setattr(Phones, "_let_in", grow)
    wrong = share(worlds.campaign(1), (8, 14)).wrong
    assert wrong
    assert all("a link's" in each for each in wrong)


async def test_after_an_evening_with_many_phones_nothing_is_left_over(tmp_path: Path) -> None:
    lived = await days.year(60, 30, 1, tmp_path)
    assert lived.wrong == []
    assert (lived.moves, lived.joins) == (60, 30)


def test_a_campaign_goes_on_where_it_was_broken_off() -> None:
    made = power.campaign(3)
    numbers = [n for n, _ in run(made, 3, 5, lambda n: n >= 9)]
    assert numbers == [5, 6, 7, 8]


def test_whoever_says_how_many_attempts_gets_all_of_them_however_long_it_takes() -> None:
    assert words_of(["--attempts", "10000"]).hours == math.inf
    assert words_of(["--attempts", "10000", "--hours", "2"]).hours == 2
    assert words_of([]).hours == 0.1


def test_an_attempt_follows_from_its_seed_and_number() -> None:
    def figures() -> list[Result]:
        return [result for _, result in run(power.campaign(2), 2, 3, lambda n: n >= 6)]

    assert figures() == figures()


def test_a_torn_write_loses_whole_sectors_from_one_end() -> None:
    whole = Call(Kind.WRITE, "a", 100, bytes(range(256)) * 8)
    for seed in range(40):
        part = power.torn(whole, Random(seed))
        assert whole.data[part.at - whole.at :][: len(part.data)] == part.data
        assert (part.at % 512 == 0 or part.at == whole.at) or not part.data


def test_nothing_but_names_in_their_order_and_synced_writes_is_sure() -> None:
    disk = power.Disk()
    for call in (Call(Kind.OPEN, "a"), Call(Kind.WRITE, "a", 0, b"one"), Call(Kind.OPEN, "b"), Call(Kind.SYNC, "a"),
                 Call(Kind.WRITE, "a", 3, b"two"), Call(Kind.WRITE, "b", 0, b"b")):  # fmt: skip
        disk.take(call)
    assert disk.sure == {"a": b"one", "b": b""}
    found = {disk.crashed(Random(seed)).get("a") for seed in range(60)}
    assert {b"one", b"onetwo"} <= found


def test_after_a_game_that_misbehaves_others_can_be_played() -> None:
    cases = [
        ("in a folder", "scene", "endless"),
        ("in one file", "roll", "None"),
    ]
    result = share(unruly.campaign(1), map(unruly.CASES.index, cases))
    assert result.wrong == []
    assert result.figures["attempts"] == 2


def test_whatever_a_file_holds_is_a_value_or_one_sentence_that_can_be_said() -> None:
    result = share(readers.campaign(1), range(150))
    assert result.wrong == []
    assert all(
        result.figures[f"{name} told"] > 20 for name in ("companion.toml", "club.toml", "hub.toml", "hardware.toml")
    )
    assert result.figures["a club's link taken"] > 20


def test_whole_games_with_any_pad_end_by_an_ending_that_the_pad_or_its_people_name() -> None:
    result = share(pads.campaign(1), range(30))
    assert result.wrong == []
    assert result.figures["over by goal"] > 3
