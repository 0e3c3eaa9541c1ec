"""The table's side of a club, against the real broker and a real database."""
