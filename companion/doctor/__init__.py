"""The doctor: checks this machine for problems that would spoil a game night, and gives advice.

May import the screen, the hardware file and views.
"""
