"""What a move was, in words."""

from __future__ import annotations

from companion.log import words
from companion.log.words import counted, listed, what
from rules.kit.types import (
    NOTHING,
    Allot,
    Amount,
    Cell,
    Cells,
    Choice,
    Die,
    Field,
    Layout,
    Option,
    Pick,
    Prompt,
    Say,
    Slots,
    Text,
    Throw,
    Who,
)

BOARD = Layout(id="b", ratio=1, cells=(Cell(id="x", x=0, y=0, label="Tyre"), Cell(id="y", x=1, y=1)))
RED, BLUE = Say(key="red"), Say(key="blue")
COLOURS = (Option(value="r", label=RED), Option(value="b", label=BLUE))


def said(field: Field, value: object) -> object:
    """The word for a value of field f."""
    confirm = Say(key="take", args={"what": Pick(field="f")})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=(field,))
    return what(prompt, {"f": value} if value is not None else {}, (BOARD,)).args["what"]


def test_each_kind_of_field_has_its_words() -> None:
    colour = Choice(name="f", label=NOTHING, options=COLOURS)
    assert said(colour, "r") == RED
    assert said(Choice(name="f", label=NOTHING, options=COLOURS, many=True), ["r", "b"]) == listed([RED, BLUE])
    assert said(Amount(name="f", label=NOTHING, least=0, most=9), 0) == 0
    both: dict[str, Say | Who] = {"r": RED, "b": BLUE}
    allot = Allot(name="f", label=NOTHING, caps={"r": 3, "b": 3}, lines=both, least=0, most=9)
    assert said(allot, {"r": 2}) == listed([Say(key="count-of", args={"n": 2, "what": counted(RED, 2)})])
    assert said(Cells(name="f", label=NOTHING, board="b", allowed=("x", "y")), "x") == "Tyre"
    assert said(Cells(name="f", label=NOTHING, board="b", allowed=("far away",)), "far away") == "far away"
    path = Cells(name="f", label=NOTHING, board="b", allowed=("x", "y"), many=True)
    assert said(path, ["y", "x"]) == listed(["y", "Tyre"])
    assert said(Slots(name="f", label=NOTHING, slots=2, options=COLOURS), ["b", "b"]) == listed([BLUE, BLUE])
    dice = Throw(name="f", label=NOTHING, dice=(Die(id="p"), Die(id="c", faces=COLOURS)))
    assert said(dice, {"p": 4, "c": "r"}) == listed([4, RED])
    assert said(Text(name="f", label=NOTHING, most=9), "Inn") == "Inn"


def test_how_much_is_shared_out_together_is_said_also_inside_a_sentence() -> None:
    lines: dict[str, Say | Who] = {"r": RED, "b": BLUE}
    allot = Allot(name="f", label=NOTHING, caps={"r": 3, "b": 3}, lines=lines, least=0, most=9)
    confirm = Say(key="pay", args={"what": Say(key="coins", args={"n": Pick(field="f", total=True)})})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=(allot,))
    said = what(prompt, {"f": {"r": 2, "b": 1}}, (BOARD,))
    assert said == Say(key="pay", args={"what": Say(key="coins", args={"n": 3})})


def test_the_one_form_of_a_field_that_an_earlier_answer_asks_for_is_said_without_its_name() -> None:
    face = Choice(name="face", label=NOTHING, options=(Option(value=1, label=RED), Option(value=2, label=BLUE)))
    one, two = (Amount(name="n", label=RED, key=str(v), when=("face", (v,)), least=0, most=9) for v in (1, 2))
    confirm = Say(key="take", args={"n": Pick(field="n")})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=(face, one, two))
    told = words.did(prompt, {"face": 2, "n": {"2": 4}}, ())
    assert (told.args["n"], told.args["n-is"]) == (4, 4)


def test_what_is_shared_out_in_several_rows_is_told_together() -> None:
    both: dict[str, Say | Who] = {"r": RED, "b": BLUE}
    rows = tuple(Allot(name="n", key=str(i), label=Who(seat=i), caps={"r": 3, "b": 3}, lines=both, least=0, most=9)
                 for i in (0, 1, 2))  # fmt: skip
    confirm = Say(key="lay", args={"n": Pick(field="n", total=True)})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=rows)
    assert what(prompt, {"n": {"0": {"r": 2}, "1": {}, "2": {"r": 1, "b": 3}}}, ()).args == {"n": 6}
    assert what(prompt, {"n": {"0": {}, "1": {}, "2": {}}}, ()).args == {"n": words.DASH}
    assert what(prompt, {}, ()).args == {"n": words.DASH}


def test_of_a_field_that_was_not_asked_nothing_is_told() -> None:
    way = Choice(name="way", label=NOTHING, options=COLOURS)
    more = Amount(name="n", label=NOTHING, least=0, most=9, when=("way", ("r",)))
    confirm = Say(key="go", args={"way": Pick(field="way"), "n": Pick(field="n")})
    prompt = Prompt(id="p", seat=0, move="m", label=NOTHING, confirm=confirm, fields=(way, more))
    assert what(prompt, {"way": "r", "n": 3}, ()).args == {"way": RED, "n": 3}
    assert what(prompt, {"way": "b", "n": 3}, ()).args == {"way": BLUE, "n": words.DASH}
