"""The game on the table, its events, and the state beside it: setup, automatic steps, settings, records.

May import access, views, records, the log, and the signals; knows neither clients nor devices.
"""
