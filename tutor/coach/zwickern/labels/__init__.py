"""The proofs that a reading of the rules is at work in an exercise, or that it tempts there without applying."""
