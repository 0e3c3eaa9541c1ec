"""The building blocks of the screen: blocks, keys, texts, fonts, scaling.

May import the acts of taps; never Kivy.
"""
