"""Pages before a game: home, seats, house rules, lots."""
