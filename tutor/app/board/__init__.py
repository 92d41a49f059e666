"""The card table: its protocol, its component, and a folder for each game that fills it and reads its answers."""
