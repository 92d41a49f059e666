"""The proof of all content: every stated solution, reason, claim and result; all problems are reported at once."""
