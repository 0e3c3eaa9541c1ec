"""The 40 pins of a Raspberry Pi's header, and the functions of config.txt that claim some of them."""

from __future__ import annotations

from msgspec import Struct

GROUND, PLUS, FIVE, ID = "GND", "3V3", "5V", "ID"

NAMES: tuple[str, ...] = (  # of header pins 1 to 40; a number is a GPIO (BCM)
    PLUS, FIVE, "2", FIVE, "3", GROUND, "4", "14", GROUND, "15", "17", "18", "27", GROUND, "22", "23", PLUS, "24", "10",
    GROUND, "9", "25", "11", "8", GROUND, "7", ID, ID, "5", GROUND, "6", "12", "13", GROUND, "19", "16", "26", "20",
    GROUND, "21",
)  # fmt: skip
GPIOS = range(2, 28)


class Claim(Struct, frozen=True, kw_only=True):
    """A function that takes pins once a line of the Pi's config.txt enables it."""

    name: str
    lines: tuple[str, ...]  # any of these, at the start of a line without spaces
    gpios: tuple[int, ...]


CLAIMS: tuple[Claim, ...] = (
    Claim(name="I2C", lines=("dtparam=i2c_arm=on", "dtparam=i2c=on", "dtparam=i2c1=on"), gpios=(2, 3)),
    Claim(name="1-Wire", lines=("dtoverlay=w1-gpio",), gpios=(4,)),
    Claim(name="SPI", lines=("dtparam=spi=on",), gpios=(7, 8, 9, 10, 11)),
    Claim(name="UART", lines=("enable_uart=1", "dtparam=uart0=on"), gpios=(14, 15)),
    Claim(name="I2S", lines=("dtparam=i2s=on", "dtoverlay=hifiberry", "dtoverlay=googlevoicehat"),
          gpios=(18, 19, 20, 21)),
    Claim(name="PWM audio", lines=("dtoverlay=audremap",), gpios=(12, 13, 18, 19)),
)  # fmt: skip


def pin_of(gpio: int) -> int:
    """The header pin of a GPIO."""
    return NAMES.index(str(gpio)) + 1


def claims(config: str) -> tuple[Claim, ...]:
    """The functions that the text of a config.txt enables."""
    lines = [line.replace(" ", "") for line in config.splitlines()]
    return tuple(claim for claim in CLAIMS if any(line.startswith(claim.lines) for line in lines))
