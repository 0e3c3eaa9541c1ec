"""Puts the composed picture on the window: shapes, textures, what changed, pieces in motion.

May import the screen and the kit.
"""
