"""Robots that try the three rules of fearless hands on everything that a game shows: they tap every place of the board,
tap twice, and go back from everywhere. `screen` is at the touchscreen, `page` in Chromium; both at the real core.

    python -m tests.robots screen|page [--game GAME] [--games N] [--seed S]

A small share runs with the ordinary tests.
"""
