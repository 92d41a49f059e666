"""Starts the tutor as its command does, but with no time for the worth of plays with open cards.

Three seconds of a processor for every play shown would take longer than all the rest of the browser tests.
"""

from tutor.app.replay import open_cards
from tutor.cli.main import main

if __name__ == "__main__":
    open_cards.MOST_SECONDS = 0
    main()
