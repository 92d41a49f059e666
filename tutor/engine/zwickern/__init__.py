"""Zwickern: variants, positions, plays, hands, scores and their notation."""
