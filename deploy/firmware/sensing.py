"""The interface between a reader and its dice sensor. For a reader of your own, write a class with this one method.

`keypad.py` has an example: dice typed on a key pad.
"""

MOVING = "moving"


class Sensor:
    """A dice sensor, scanned some hundred times a second."""

    def scan(self, at_ms: int, wanted: list[str]) -> str | list[str] | None:
        """The change since the last scan; None most of the time.

        MOVING     dice have begun to move or are touched; reported once
        ["red=4"]  dice have come to rest, each as tint=face; reported once for each throw, after they lay still for as
                   long as this sensor needs to be sure (half a second is a good start)

        It must not block, nor report dice that lay there at power-up. `wanted` has the dice to be rolled now, one
        colour a die: a help for sensors that see no colours, never a reason to report other dice than those that lie
        there. Tints and faces are those of docs/dice-reader.md.
        """
        raise NotImplementedError
