"""The Learn page: the course, paths, steps and their ends, and the home page."""
