"""The parts that files of all trick-taking games share."""
