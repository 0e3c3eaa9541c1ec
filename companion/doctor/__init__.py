"""Checks this machine for what would spoil a game night, and says what to do about it.

May import the screen, the hardware file and views.
"""
