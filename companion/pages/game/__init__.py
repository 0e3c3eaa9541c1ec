"""Pages of the game in play."""
