"""The kinds of files: their contents and places, and how they are loaded and written."""
