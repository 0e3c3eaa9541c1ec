"""What tells a reader how the dice lie. To build a reader of your own, write a class with this one method.

Two sensors that need no other change: `keypad.py` (somebody types what was rolled), and yours.
"""

MOVING = "moving"


class Sensor:
    """Something that sees dice, asked some hundred times a second."""

    def scan(self, at_ms: int, wanted: list[str]) -> str | list[str] | None:
        """What is new since the last time it was asked; None most of the time.

        MOVING     dice have begun to move or are touched; said once
        ["red=4"]  dice have come to rest, each as tint=face; said once for each throw, after they lay still for as
                   long as this sensor needs to be sure (half a second is a good beginning)

        It must not wait. It does not report dice that lay there when the power came. `wanted` is what the table is to
        roll now, one colour a die: a help for sensors that see no colours, never a reason to report something else
        than what lies there. Tints and faces are those of docs/dice-reader.md.
        """
        raise NotImplementedError
