"""The game on the table, what has happened to it, and what stands beside it: setup, automatic steps, settings, records.

May import access, views, records and the log, and what signals say; knows neither clients nor devices.
"""
