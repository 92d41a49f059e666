"""Play of the other games of the name: their door, their table, and the end of a hand."""
