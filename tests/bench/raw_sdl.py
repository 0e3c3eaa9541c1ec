"""The least that a touchscreen can be: an SDL window that waits for events and answers a press with its next frame.

`python -m tests.bench.raw_sdl [PICTURE]`. PICTURE is a file with the pixels of the real screen: then every frame is
that picture in one piece, with a frame round its key while that is pressed. This is what nobody can go below who shows
that screen with this window system and these graphics: SDL's events, one window full of pixels, one flip. Without a
picture it only fills the window with another colour, which costs no pixel at all where graphics are done by the
processor: that says what the events, the flip and the eye that watches take by themselves.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame
from pygame._sdl2.video import Renderer, Texture

SIZE = (800, 480)
KEY = (524, 410, 272, 66)  # about the confirm key
THICK = 2
CALM, PRESSED = (26, 77, 77, 255), (230, 180, 50, 255)


def main() -> None:
    """Until the window is closed."""
    os.environ["SDL_RENDER_DRIVER"] = "opengl"
    pygame.display.init()
    renderer = Renderer(pygame.Window("", SIZE, (0, 0), borderless=True), accelerated=1)
    picture = read(renderer, Path(sys.argv[1])) if len(sys.argv) > 1 else None
    pressed = False
    while True:
        draw(renderer, picture, pressed)
        while (event := pygame.event.wait()).type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.type == pygame.QUIT:
                return
        pressed = event.type == pygame.MOUSEBUTTONDOWN


def read(renderer: Renderer, file: Path) -> Texture:
    """The picture, ready to be drawn."""
    return Texture.from_surface(renderer, pygame.image.frombuffer(file.read_bytes(), SIZE, "BGRA").convert(24))


def draw(renderer: Renderer, picture: Texture | None, pressed: bool) -> None:
    """One frame."""
    renderer.draw_color = PRESSED if pressed and picture is None else CALM
    renderer.clear()
    if picture:
        picture.draw()
    if picture and pressed:
        renderer.draw_color = PRESSED
        x, y, w, h = KEY
        for line in ((x, y, w, THICK), (x, y + h, w, THICK), (x, y, THICK, h), (x + w, y, THICK, h)):
            renderer.fill_rect(line)
    renderer.present()


if __name__ == "__main__":
    main()
