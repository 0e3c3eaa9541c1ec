"""Moving printed values from one box to another as a file; invalid files are refused without loss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.app import cli

TILE = {"terrain": "urban", "value": 4}


def run(folder: Path, *words: str) -> int:
    return cli.run(["--data", str(folder / "data"), *words])


def learn(folder: Path, **parts: Any) -> int:
    """Learn a file with these parts."""
    file = folder / "values.json"
    file.write_bytes(msgspec.json.encode({"format": 1, "game": "battles_and_builders", "catalogue": {}, **parts}))
    return run(folder, "learn", str(file))


def test_a_file_that_was_taken_in_comes_out_the_same(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert learn(tmp_path, catalogue={"tile": {"urban/4/1": TILE}}) == 0
    assert b"1 printed value" in capfdbinary.readouterr().out
    assert run(tmp_path, "catalogue", "battles_and_builders") == 0
    assert msgspec.json.decode(capfdbinary.readouterr().out) == msgspec.json.decode(
        (tmp_path / "values.json").read_bytes()
    )


def test_a_map_that_cannot_go_with_the_known_one_takes_its_place(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert learn(tmp_path, game="himalaya", places={"v1": [0.2, 0.4], "v3": [0.6, 0.4]}) == 0
    assert "2 printed values" in capfd.readouterr().out
    assert learn(tmp_path, game="himalaya", places={"v2": [0.2, 0.4]}) == 0
    capfd.readouterr()
    run(tmp_path, "catalogue", "himalaya")
    assert msgspec.json.decode(capfd.readouterr().out)["places"] == {"v2": [0.2, 0.4]}


def tile(**values: object) -> dict[str, Any]:
    return {"catalogue": {"tile": {"a": values}}}


def places(**places: list[float]) -> dict[str, Any]:
    return {"game": "himalaya", "places": places}


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (
            {"catalogue": {"tile": {f"urban/{n}/1": {"terrain": "urban", "value": n} for n in (2, 3, 5)}}},
            "Urban area: more than the 3 tiles in the box.",
        ),
        (tile(terrain="sea", value=2), "Event tiles, a: A value is missing or of the wrong sort"),
        (tile(terrain="barbarian", value=2), "Event tiles, a: That is not one of the choices: Event tile"),
        (tile(terrain="open", value=13), "Event tiles, a: Value: at most 12"),
        (
            {"catalogue": {"dice": {"mountain": {"infantry": "red"}}}},
            "Dice that a terrain gives, mountain: Something is still missing: Cavalry",
        ),
        ({"catalogue": {"card": {"a": {}}}}, "card: this game has no such printed things."),
        ({"catalogue": {"tile": 3}}, "is not a catalogue file"),
        ({"game": "chess"}, "There is no game called chess."),
        (places(v1=[1.5, 0.4]), "Place v1 lies outside the map."),
        (places(v99=[0.5, 0.4]), "The map has no place called v99."),
        (places(v1=[0.5, 0.5], v2=[0.52, 0.5]), "Places v1 and v2 lie too close together."),
        (places(v1=[0.5]), "is not a catalogue file"),
    ],
)
def test_a_file_with_a_mistake_is_refused_in_one_sentence_and_nothing_of_it_is_learned(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], file: dict[str, Any], sentence: str
) -> None:
    learn(tmp_path, catalogue={"tile": {"urban/4/1": TILE}})
    assert learn(tmp_path, **file) == 2
    assert sentence in capfd.readouterr().err
    run(tmp_path, "catalogue", "battles_and_builders")
    assert list(msgspec.json.decode(capfd.readouterr().out)["catalogue"]["tile"]) == ["urban/4/1"]


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "learn", str(tmp_path / "none.json")) == 2
    assert "none.json cannot be read" in capfd.readouterr().err
