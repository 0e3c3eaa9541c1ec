"""The process, its Kivy window, the connection to the core, and what fingers and keys do.

May import every other room of the touchscreen.
"""
