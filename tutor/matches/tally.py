"""What a person has done in a match of Zwickern: captures, Zwicks, and games won."""

from typing import NamedTuple

from tutor.engine.zwickern import Capture, is_zwick
from tutor.engine.zwickern.hand.scoring import winner
from tutor.matches.match import Match


class Tally(NamedTuple):
    """The captures and Zwicks of a person, and the games that the person's side has won."""

    captures: int = 0
    zwicks: int = 0
    won: int = 0


def tally(match: Match) -> Tally:
    """Count what the person of a match has done; nothing counts where several people play at one screen."""
    if match.started.shared:
        return Tally()
    (seat,) = match.started.people
    own = [(hand.positions[ply], hand.plays[ply]) for hand in match.hands for ply in hand.own_plays(seat)]
    scores = [(hand, [score.points for score in hand.scores]) for hand in match.hands if hand.over]
    return Tally(
        sum(isinstance(play, Capture) for _, play in own),
        sum(is_zwick(position, play) for position, play in own),
        sum(winner(points) == hand.side_of_seat(seat) for hand, points in scores),
    )
