"""The Play page: games against bots and others at the same screen."""
