"""The database of the log: its tables, how it is opened and upgraded, and the rows in it."""
