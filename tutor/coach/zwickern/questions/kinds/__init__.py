"""The kinds of questions, each with all that it is: one record in one module, or in one of a small family."""
