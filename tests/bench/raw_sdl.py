"""The least that a touchscreen can be: an SDL window that waits for events and fills itself anew at every press."""

from __future__ import annotations

import ctypes

import pygame

SIZE = (800, 480)
GL_COLOR_BUFFER_BIT = 0x4000
COLOURS = ((0.1, 0.3, 0.3), (0.9, 0.7, 0.2))


def main() -> None:
    """Until the window is closed."""
    pygame.display.init()
    pygame.display.set_mode(SIZE, pygame.OPENGL | pygame.DOUBLEBUF | pygame.NOFRAME)
    gl = ctypes.CDLL("libGL.so.1")
    gl.glClearColor.argtypes = [ctypes.c_float] * 4
    pressed = 0
    while True:
        gl.glClearColor(*COLOURS[pressed], 1.0)
        gl.glClear(GL_COLOR_BUFFER_BIT)
        pygame.display.flip()
        while (event := pygame.event.wait()).type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if event.type == pygame.QUIT:
                return
        pressed = int(event.type == pygame.MOUSEBUTTONDOWN)


if __name__ == "__main__":
    main()
