"""Pages of the box: settings, dice, phones, network, club, packages, simulator."""
