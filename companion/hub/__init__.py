"""The hub of a club: receives its tables' reports, stores them in a database and shows them to the room.

Needs the extra `table-companion[club]`; a table never imports this room.
"""
