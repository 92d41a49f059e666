"""The kinds of questions: each module holds the whole record of one kind, or the records of a small family."""
