"""The base of every page: words, content, the clock, processes, tables."""
