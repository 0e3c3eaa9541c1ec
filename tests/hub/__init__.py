"""The hub, against the real broker and a real database."""
