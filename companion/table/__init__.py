"""The game at the table, and what lies around it: its setup, its automatic steps, the settings, the way it is shown.

May import views, records and the log; knows neither clients nor devices.
"""
