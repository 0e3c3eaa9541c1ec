"""The log on disk: the store in SQLite, its recovery, backups and atomic files."""
