"""The building blocks of the screen: blocks, keys, texts, fonts, scaling.

May import what a tap can mean; never Kivy.
"""
