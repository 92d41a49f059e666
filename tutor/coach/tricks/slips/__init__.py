"""The usual mistakes in answers to questions on trick-taking games, each with the wrong answer that it leads to."""
