"""The tutor as its command starts it, but for the count of what plays are worth with open cards: it ends at once.

Three seconds of a processor for every play that is looked at are more than all the rest of the browser tests.
"""

from tutor.app.replay import open_cards
from tutor.cli.main import main

if __name__ == "__main__":
    open_cards.SECONDS = 0
    main()
