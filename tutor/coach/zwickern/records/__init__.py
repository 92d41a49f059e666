"""What is said of the plays of game records."""
