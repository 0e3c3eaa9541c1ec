"""The firmware of a key pad reader for an RP2040 or ESP32: pins, port and clock. README.md says how to install it."""

import binascii
import os
import sys
import time

from keypad import Keypad, Matrix
from reader import Memory, Reader
from sensing import MOVING

# ---- settings -----------------------------------------------------------------------------------------
ROWS = (2, 3, 4, 5)  # GPIO numbers of the key pad's rows, from the top
COLUMNS = (6, 7, 8, 9)  # GPIO numbers of its columns, from the left
LAMP = 25  # lit while dice are wanted; None = no lamp
BUZZER = None  # a passive buzzer; None = no sounds
UART = None  # (tx, rx) of a serial port; None = USB

ESCAPE = "*"  # held at power-up, it skips the program, which mpremote cannot interrupt
MEMORY = "rolls.txt"
PAUSE_MS = 5  # between two scans of the keys
TONE_MS = 80
TONES = {"turn": 880, "warning": 660, "time-up": 440, "refused": 220, "reveal": 990, "win": 1320, "call": 784}


class Usb:
    """Non-blocking USB serial port."""

    def __init__(self) -> None:
        import select

        import micropython

        micropython.kbd_intr(-1)  # else a byte 3 from the host would stop the program
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)

    def read(self) -> bytes:
        data = b""
        while self._poll.poll(0) and len(data) < 256:
            data += sys.stdin.buffer.read(1)
        return data

    def write(self, data: bytes) -> None:
        sys.stdout.buffer.write(data)


class Millis:
    """Milliseconds since the start, without the overflow of the board's own counter every few days."""

    def __init__(self) -> None:
        self._ms, self._ticks = 0, time.ticks_ms()

    def __call__(self) -> int:
        ticks = time.ticks_ms()
        self._ms += time.ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        return self._ms


def step(port, reader, sensor, lamp, play, at_ms: int) -> None:
    """One pass of the main loop: read the host's bytes, scan the dice, send due messages."""
    send = reader.feed(port.read() or b"", at_ms)
    seen = sensor.scan(at_ms, reader.wanted)
    if seen == MOVING:
        send += reader.moving()
    elif seen:
        send += reader.roll(seen, at_ms)
    send += reader.due(at_ms)
    if send:
        port.write(send)
    lamp(reader.lamp)
    while reader.sounds:
        play(reader.sounds.pop(0))


def start() -> None:
    """Run for ever; return at once if the escape key is down."""
    import machine

    rows = [machine.Pin(number, machine.Pin.OUT) for number in ROWS]
    columns = [machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_UP) for number in COLUMNS]
    matrix = Matrix(rows, columns)
    if matrix.look() == ESCAPE:
        return
    lamp = machine.Pin(LAMP, machine.Pin.OUT).value if LAMP is not None else nothing
    play = buzzer(machine) if BUZZER is not None else nothing
    port = machine.UART(1, 115200, tx=machine.Pin(UART[0]), rx=machine.Pin(UART[1])) if UART else Usb()
    can = (["lamp"] if LAMP is not None else []) + (["sound"] if BUZZER is not None else [])
    id, new_epoch = hexed(machine.unique_id())[-12:], hexed(os.urandom(6))
    reader, sensor, now_ms = Reader(id, Memory(MEMORY), new_epoch, can), Keypad(matrix), Millis()
    port.write(reader.woken(now_ms()))
    while True:
        step(port, reader, sensor, lamp, play, now_ms())
        time.sleep_ms(PAUSE_MS)


def buzzer(machine):
    """A function that plays a sound by name and ignores unknown names."""

    def play(name: str) -> None:
        if name in TONES:
            tone = machine.PWM(machine.Pin(BUZZER), freq=TONES[name], duty_u16=32768)
            time.sleep_ms(TONE_MS)
            tone.deinit()

    return play


def nothing(value: object) -> None:
    """Stand-in for a missing lamp or buzzer."""


def hexed(data: bytes) -> str:
    return binascii.hexlify(data).decode()


if __name__ == "__main__":
    start()
