"""Questions, their options and their right answers."""
