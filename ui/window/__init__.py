"""The touchscreen's process, its Kivy window, the connection to the core, and the meaning of fingers and keys.

May import every other room of the touchscreen.
"""
