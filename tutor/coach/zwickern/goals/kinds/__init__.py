"""The kinds of goals, each with all that it is: one record in one module, or in one of a small family."""
