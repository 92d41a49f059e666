"""Strict YAML: text as a tree in which every node knows its place, and what entries are made of."""
