"""What every page stands on: words, content, the clock, processes, tables."""
