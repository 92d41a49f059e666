"""Making a lesson in the Workshop: a list of steps, begun from examples, and saved as a file."""
