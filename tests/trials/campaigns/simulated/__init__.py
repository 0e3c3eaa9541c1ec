"""One table in one process on virtual time: the real core, and around it people, contacts, lines and a disk that are
made up. `box` holds the core, `story` says what happens to it, `laws` what must hold afterwards."""
