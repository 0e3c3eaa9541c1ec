"""Buttons, dice readers, lamps and sounds: what their signals mean, and what they show.

May import the game at the table and `hardware`; knows no clients.
"""
