"""Buttons, dice readers, lamps and sounds at the table: what a signal means and what they show.

May import the game at the table and `hardware`; knows no clients.
"""
