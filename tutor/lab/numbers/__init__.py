"""The book of numbers: games that bots play from seeds are counted, and what is counted adds up."""
