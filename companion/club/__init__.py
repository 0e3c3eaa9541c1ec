"""The table's side of a club: publishes to the club's broker and receives calls and receipts.

Imported only with a club.toml: paho belongs to the extra `table-companion[club]`. May import the log, the table and
views.
"""
