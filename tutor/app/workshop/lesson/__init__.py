"""A lesson made in the Workshop: its steps in a list, begun from examples, and saved as a file."""
