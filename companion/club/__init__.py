"""The table's side of a club: publishes to the club's broker and receives calls and receipts.

A start imports it only with a club.toml: paho belongs to the extra `table-companion[club]`. May import the log, the
table and views.
"""
