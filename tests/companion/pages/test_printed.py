"""Moving printed values from one box to another as a file; invalid files are refused without loss."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.app import cli

TILE = {"terrain": "urban", "value": 4}


def file_of(folder: Path, catalogue: object, game: str = "battles_and_builders", **more: object) -> Path:
    file = folder / "values.json"
    file.write_bytes(msgspec.json.encode({"format": 1, "game": game, "catalogue": catalogue, **more}))
    return file


def run(folder: Path, *words: str) -> int:
    return cli.run(["--data", str(folder / "data"), *words])


def test_a_file_that_was_taken_in_comes_out_the_same(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    file = file_of(tmp_path, {"tile": {"urban/4/1": TILE}})
    assert run(tmp_path, "learn", str(file)) == 0
    assert b"1 printed value" in capfdbinary.readouterr().out
    assert run(tmp_path, "catalogue", "battles_and_builders") == 0
    assert msgspec.json.decode(capfdbinary.readouterr().out) == msgspec.json.decode(file.read_bytes())


def test_a_fourth_urban_tile_is_refused_with_the_count_and_nothing_is_learned(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    good = file_of(tmp_path, {"tile": {"urban/4/1": TILE}})
    run(tmp_path, "learn", str(good))
    tiles = {f"urban/{value}/1": {"terrain": "urban", "value": value} for value in (2, 3, 5)}
    assert run(tmp_path, "learn", str(file_of(tmp_path, {"tile": tiles}))) == 2
    assert "Urban area: more than the 3 tiles in the box." in capfd.readouterr().err
    run(tmp_path, "catalogue", "battles_and_builders")
    assert list(msgspec.json.decode(capfd.readouterr().out)["catalogue"]["tile"]) == ["urban/4/1"]


@pytest.mark.parametrize(
    ("catalogue", "sentence"),
    [
        ({"tile": {"a": {"terrain": "sea", "value": 2}}}, "Event tiles, a: A value is missing or of the wrong sort"),
        (
            {"dice": {"mountain": {"infantry": "red"}}},
            "Dice that a terrain gives, mountain: Something is still missing: Cavalry",
        ),
        (
            {"tile": {"a": {"terrain": "barbarian", "value": 2}}},
            "Event tiles, a: That is not one of the choices: Event tile",
        ),
        ({"tile": {"a": {"terrain": "open", "value": 13}}}, "Event tiles, a: Value: at most 12"),
        ({"card": {"a": {}}}, "card: this game has no such printed things."),
        ({"tile": 3}, "is not a catalogue file"),
    ],
)
def test_each_mistake_is_named_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], catalogue: object, sentence: str
) -> None:
    assert run(tmp_path, "learn", str(file_of(tmp_path, catalogue))) == 2
    assert sentence in capfd.readouterr().err
    assert run(tmp_path, "learn", str(file_of(tmp_path, {}, game="chess"))) == 2
    assert "There is no game called chess." in capfd.readouterr().err
    assert run(tmp_path, "learn", str(tmp_path / "none.json")) == 2
    assert "none.json cannot be read" in capfd.readouterr().err


# ---- positions of the cells of a printed map --------------------------------------------------------------
def learn(folder: Path, places: object) -> int:
    return run(folder, "learn", str(file_of(folder, {}, "himalaya", places=places)))


def test_a_map_that_cannot_go_with_the_known_one_takes_its_place(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert learn(tmp_path, {"v1": [0.2, 0.4], "v3": [0.6, 0.4]}) == 0
    assert "2 printed values" in capfd.readouterr().out
    assert learn(tmp_path, {"v2": [0.2, 0.4]}) == 0
    capfd.readouterr()
    run(tmp_path, "catalogue", "himalaya")
    assert msgspec.json.decode(capfd.readouterr().out)["places"] == {"v2": [0.2, 0.4]}


@pytest.mark.parametrize(
    ("places", "sentence"),
    [
        ({"v1": [1.5, 0.4]}, "Place v1 lies outside the map."),
        ({"v99": [0.5, 0.4]}, "The map has no place called v99."),
        ({"v1": [0.5, 0.5], "v2": [0.52, 0.5]}, "Places v1 and v2 lie too close together."),
        ({"v1": [0.5]}, "is not a catalogue file"),
    ],
)
def test_a_file_with_bad_places_is_refused_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], places: object, sentence: str
) -> None:
    assert learn(tmp_path, places) == 2
    assert sentence in capfd.readouterr().err
