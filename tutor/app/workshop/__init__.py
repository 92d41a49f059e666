"""The Workshop: positions laid out, puzzles made of them, their drafts and files, and sheets to print."""
