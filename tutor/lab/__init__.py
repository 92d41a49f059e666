"""Puzzles found in hands that machines play, and the rest of a deal solved with all cards open."""
