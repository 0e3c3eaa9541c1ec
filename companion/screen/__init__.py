"""The touchscreen as a process: whether there is a display, how it is started, kept alive and ended.

Imports next to nothing, since it runs before everything else; never Kivy.
"""
