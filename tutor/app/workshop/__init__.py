"""The Workshop: lay out positions, make puzzles, games and lessons of them, save them, and print worksheets."""
