"""Play: games against bots and others at the same screen."""

from tutor.app.play.door import door
from tutor.app.play.match_page import match_page
from tutor.app.play.preferences import TRICK_WAYS
from tutor.app.play.review_store import keep_finished
from tutor.app.play.running import ZWICKERN, find_match
from tutor.app.play.trick_games import TRICKS_KIT
from tutor.app.play.zwickern import ZWICKERN_KIT
from tutor.app.visitor.address import show_address
from tutor.app.visitor.page_address import asked_deal, asked_match, asks_for_other_games


def page() -> None:
    """Draw the page: the match that the address names, else the entrance page of Zwickern or of the other games."""
    show_address()
    keep_finished()
    match = asked_match()
    if match is not None:
        running = find_match(match)
        other_games = running is not None and running.match.started.game != ZWICKERN
        match_page(TRICKS_KIT if other_games else ZWICKERN_KIT, match)
    else:
        # A deal of the other games need not be one that there is.
        other_games = asks_for_other_games() or (asked_deal() or "").partition("/")[0] in TRICK_WAYS
        door(TRICKS_KIT if other_games else ZWICKERN_KIT)


page()
