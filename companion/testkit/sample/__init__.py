"""A complete small game as a package of its own: `companion new-game` writes it under another name."""
