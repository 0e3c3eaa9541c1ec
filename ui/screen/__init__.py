"""The whole screen as regions: a pure function of the screen's state, the window's size and the time.

May import forms, state and the kit; never Kivy.
"""
