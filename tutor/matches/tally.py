"""What a person has done in a match of Zwickern, and against whom: captures, Zwicks, games, and games won."""

from typing import NamedTuple

from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import Capture, is_zwick
from tutor.engine.zwickern.hand.scoring import winner
from tutor.matches.events import AnyLevel
from tutor.matches.match import Match
from tutor.text import Line


class Tally(NamedTuple):
    """The captures and Zwicks of a person, the games played to their end, and those that the person's side has won.

    `lead` is by how many points the side was ahead of the best other side, in all these games together.
    """

    captures: int = 0
    zwicks: int = 0
    games: int = 0
    won: int = 0
    lead: int = 0


class MatchTable(NamedTuple):
    """A table that one can sit down at: its rules, the number of players, and the level of the opponents.

    The level is None where they differ.
    """

    rules: Line
    players: int
    level: AnyLevel | None


def table_of_match(match: Match) -> MatchTable:
    """Return the table of a match with one person."""
    (seat,) = match.started.people
    own = match.sides[match.hand.side_of_seat(seat)]
    levels = {level for other, level in enumerate(match.started.levels) if other not in own}
    return MatchTable(variant_line(match.rules), len(match.started.seats), levels.pop() if len(levels) == 1 else None)


def tally(match: Match) -> Tally:
    """Count what the person of a match has done; nothing counts where several people play at one screen."""
    if match.started.shared:
        return Tally()
    (seat,) = match.started.people
    own = [(hand.positions[ply], hand.plays[ply]) for hand in match.hands for ply in hand.own_plays(seat)]
    scores = [(hand.side_of_seat(seat), [score.points for score in hand.scores]) for hand in match.hands if hand.over]
    return Tally(
        sum(isinstance(play, Capture) for _, play in own),
        sum(is_zwick(position, play) for position, play in own),
        len(scores),
        sum(winner(points) == side for side, points in scores),
        sum(points[side] - max(points[:side] + points[side + 1 :]) for side, points in scores),
    )
