"""Frames between a dice reader and its host (docs/dice-reader.md): encoding and decoding.

Runs on MicroPython 1.22 and on CPython 3.11, with imports that both have.
"""

PROTOCOL = "1"
NONE = "-"  # stands for an empty list
MOST_BYTES = 512  # of a line
CR, LF, DOLLAR = b"\r\n$"


def slow_crc32(data: bytes) -> int:
    """The CRC-32 of zip and PNG, for a board whose binascii has none."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = (crc >> 1) ^ (0xEDB88320 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


try:
    from binascii import crc32
except ImportError:
    crc32 = slow_crc32


def line(*words: str) -> bytes:
    """The frame of these words, as bytes."""
    body = " ".join(words).encode()
    return b"$%s*%08X\n" % (body, crc32(body))


def listed(words: list[str]) -> str:
    """Several words as one list word."""
    return ",".join(words) or NONE


def parts(word: str) -> list[str]:
    """The words of a list word."""
    return [] if word == NONE else word.split(",")


class Lines:
    """Decoder of a byte stream into frames; it skips everything else."""

    def __init__(self) -> None:
        self._line = bytearray()  # from the last "$" on; empty outside a frame

    def feed(self, data: bytes) -> list[list[str]]:
        """The words of each frame that these bytes complete."""
        found = []
        for byte in data:
            if byte == DOLLAR:
                self._line = bytearray(b"$")
            elif byte in (CR, LF):
                words = _words(bytes(self._line))
                self._line = bytearray()
                if words:
                    found.append(words)
            elif self._line:
                self._line.append(byte)
                if len(self._line) > MOST_BYTES:
                    self._line = bytearray()
        return found


def _words(text: bytes) -> list[str]:
    body, crc = text[1:-9], text[-9:]
    if not body or crc != b"*%08X" % crc32(body) or not all(32 <= byte < 127 for byte in body):
        return []
    return body.decode().split(" ")
