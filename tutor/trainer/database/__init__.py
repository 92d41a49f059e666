"""The database of the log: its tables, its opening and upgrades, and its rows."""
