"""An exercise on a page: its board or question, the feedback on an answer, and its buttons."""
