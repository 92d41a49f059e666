"""What goals ask: which plays reach them, how they are put in words, and where they can be asked."""
