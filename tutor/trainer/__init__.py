"""The attempts of learners, the database that keeps them, and the practice planned from them; no module knows cards."""
