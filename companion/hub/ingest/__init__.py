"""Records from the tables into the database."""
