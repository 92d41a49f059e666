"""The lines on the end of a hand of Zwikken: the winner of the pot, and the payers."""

from tutor.coach.tricks.results import left_alone_line, tricks_shared_line
from tutor.engine.zwikken import Position, highest, players_in, trick_winners, winner_and_losers
from tutor.engine.zwikken.rules import Bidding
from tutor.text import Line, as_subject


def results_told(end: Position) -> tuple[Line, ...]:
    """Return a line for the pot, and one for each player who pays for having won nothing."""
    if end.zwik is not None:
        return (Line("tricks-result-zwik", as_subject(end.seats[end.zwik])),)
    if end.rules.bidding is Bidding.STAY:
        return _thirds(end)
    if highest(end) is None:
        return (Line("tricks-result-passed"),)
    winner, losers = winner_and_losers(end)
    takes = () if winner is None else (Line("tricks-result-takes", as_subject(end.seats[winner])),)
    return (*takes, *(Line("tricks-result-doubles", as_subject(end.seats[seat])) for seat in sorted(losers)))


def _thirds(end: Position) -> tuple[Line, ...]:
    if not end.tricks:
        return (left_alone_line(end, players_in(end)[0]),)
    won = trick_winners(end)
    bete = sorted(set(players_in(end)) - set(won))
    shared = tricks_shared_line(end, [won.count(seat) for seat in range(len(end.seats))])
    return (shared, *(Line("tricks-result-bete", as_subject(end.seats[seat])) for seat in bete))
