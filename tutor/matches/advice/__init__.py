"""Advice before a play: what is safe, hints in steps, a warning, and what a first hand points out."""
