"""Sums of items that know no cards: sets of vectors, groups, exact covers."""
