"""The referees' desk: logins, tournament rounds, corrected results."""
