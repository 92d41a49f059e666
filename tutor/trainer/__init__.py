"""What was tried and what is solved: attempts and the database that keeps them. Knows no cards."""
