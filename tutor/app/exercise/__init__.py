"""An exercise on a page: its board or question, what is said of an answer, and its buttons."""
