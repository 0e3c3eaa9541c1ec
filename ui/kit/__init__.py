"""What everything on the screen is made of: blocks, keys, texts, fonts, scaling.

May import what a tap can mean; never Kivy.
"""
