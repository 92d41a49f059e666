"""Machines that play: opponents of four levels, which know only what their seat may see, and bots for the miner.

Opponents come from `levels.choose`. `ranking` compares plays over many sampled worlds, for a hint or a review. The bots
of `players` play quickly from a whole position, and `deals` plays their hands from seeds.
"""
