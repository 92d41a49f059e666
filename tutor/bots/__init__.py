"""Machines that play: players, the hands they play from seeds, and plain lines to the end of a deal."""
