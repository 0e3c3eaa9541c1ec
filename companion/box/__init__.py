"""The machine itself: what its card sets, its Wi-Fi, the touchscreen's process, and the watchdog that looks after ours.

What a start asks first imports next to nothing: `display.py`, `screen_process.py`. Never imports Kivy.
"""
