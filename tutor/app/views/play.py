"""Play: games against bots and others at the same screen."""

from tutor.app.play.door import door
from tutor.app.play.review.keeping import keep_finished
from tutor.app.play.running import find_tricks
from tutor.app.play.table import table
from tutor.app.play.tricks.door import is_deal_of_tricks, trick_door
from tutor.app.play.tricks.table import trick_table
from tutor.app.visitor.address import show_address
from tutor.app.visitor.match_address import asked_match, asks_for_other_games


def page() -> None:
    """Draw the page: the match that the address names, else the door to Zwickern or to the other games."""
    show_address()
    keep_finished()
    match = asked_match()
    if match is not None and find_tricks(match) is not None:
        trick_table(match)
    elif match is not None:
        table(match)
    elif asks_for_other_games() or is_deal_of_tricks():
        trick_door()
    else:
        door()


page()
