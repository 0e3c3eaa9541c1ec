"""Draws how the buttons, lamps and readers of a hardware file are wired.

May import views; knows no table.
"""
