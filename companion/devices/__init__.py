"""Buttons, dice readers, lamps and sounds: the meaning of their signals, and their output.

May import the game at the table and `hardware`; knows no clients.
"""
