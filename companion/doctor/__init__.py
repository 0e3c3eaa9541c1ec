"""Looks at this machine and says what would spoil a game night, and what to do about it.

May import the screen, the hardware file and views.
"""
