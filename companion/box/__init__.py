"""The machine: its card's settings, its Wi-Fi, the touchscreen's process, and systemd's watchdog.

`display.py` and `screen_process.py` run first at a start and import next to nothing. Never imports Kivy.
"""
