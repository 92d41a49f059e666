"""Strict YAML: a tree in which every node knows its place, and the kinds of values in entries."""
