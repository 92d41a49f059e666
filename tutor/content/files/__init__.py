"""The kinds of files: what is in them, where they lie, loading and writing them."""
