"""The hub of a club: hears what its tables publish, keeps it in a database, and shows it to the room.

Stands on the extra `table-companion[club]`; a table never imports it.
"""
