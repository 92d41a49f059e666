"""Starts the tutor as its command does, but no one who looks at a page waits long for work in other processes.

It gives up the worth of plays with open cards at once: three seconds of a processor for every play shown would take
longer than all the rest of the browser tests. Reviews and warnings do not give way to the browser and to other tests,
beside which a second of a processor would take half a minute.
"""

from tutor.app.base import processes
from tutor.app.replay import open_cards
from tutor.cli.main import main

if __name__ == "__main__":
    open_cards.MOST_SECONDS = 0
    processes.GIVING_WAY = processes.WHEN_IDLE = 0
    main()
