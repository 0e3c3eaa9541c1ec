"""The table's side of a club: what it publishes to a broker, and what it hears from there.

Nothing here is imported without a club.toml: paho belongs to the extra `table-companion[club]`. May import the log, the
table and views.
"""
