"""The attempts of learners, the database that keeps them, and what follows from them; it knows no cards."""
