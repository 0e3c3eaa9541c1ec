"""Painting the composed picture on the window: shapes, textures, damage, motion.

May import the screen and the kit.
"""
