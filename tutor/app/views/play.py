"""Play: games against bots and others at the same screen."""

from tutor.app.play.address import asked_match
from tutor.app.play.door import door
from tutor.app.play.review.keeping import keep_finished
from tutor.app.play.table import table
from tutor.app.visitor.address import show_address


def page() -> None:
    """Draw the page: the match that the address names, else the door."""
    show_address()
    keep_finished()
    match = asked_match()
    if match is None:
        door()
    else:
        table(match)


page()
