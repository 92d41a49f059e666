"""Machines that play: opponents of four levels, who know what their seat may see, and bots that play hands to mine.

Opponents come from `levels.choose`; what plays bring over many sampled worlds, for a hint or a review, from `ranking`.
The bots of `players` play quickly from a whole position, and `deals` plays their hands from seeds.
"""
