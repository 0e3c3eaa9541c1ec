"""A complete small game as a package of its own: what `companion new-game` writes, under another name."""
