"""What is printed: worksheets of puzzles, with boards in print."""
