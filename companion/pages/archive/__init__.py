"""Pages of finished games, statistics and printed values."""
