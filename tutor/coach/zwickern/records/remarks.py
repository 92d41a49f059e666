"""The engine's remarks on a play of a record: what else could be taken, computed and proven."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from tutor.coach.zwickern.goals.tactics import cards_taken, largest_captures, most_points_possible, points_won
from tutor.coach.zwickern.verdict.missed import missed
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.claims import BareClaim, Claim
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Capture, Play, Position, is_zwick, number_of_plays
from tutor.engine.zwickern.listing import legal_builds, legal_taking
from tutor.text import Line

_MOST_ITEMS, _MOST_PLAYS, _WORK = 20, 4000, SECOND // 8
"""The limits up to which missed captures are looked for: items on the table, legal plays, and the budget.

Beyond them a reader would wait too long.
"""

# The claims that a remark makes superfluous, by the id of the remark.
_SAME: Mapping[str, tuple[BareClaim, ...]] = {
    "replay-nothing-but-lay": ("no_capture", "no_build", "only_lay_down"),
    "replay-nothing-to-capture": ("no_capture",),
}


class Looked(NamedTuple):
    """The number of legal plays, and the captures that would have won more at once.

    `better` would have won more cards or a Zwick, `richer` more points.
    """

    number: int
    better: Capture | None
    richer: Capture | None


# Marks and remarks look at the same plays.
@lru_cache(maxsize=4096)
def looked(position: Position, play: Play) -> Looked | None:
    """Return the proven facts about a play, None if the table is too large to look at."""
    if len(position.table) > _MOST_ITEMS:
        return None
    try:
        with budget(_WORK):
            number = number_of_plays(position)
            if number is None or number > _MOST_PLAYS:
                return None
            return Looked(number, better_capture(position, play), richer_capture(position, play))
    except TooMuchWorkError:
        return None


def remarks(position: Position, play: Play) -> tuple[Line, ...]:
    """Say what the engine proves about a play: how many were legal, and whether more could be taken at once."""
    found = looked(position, play)
    if found is None:
        return (Line("replay-too-large"),)
    count = Line("replay-legal-moves", {"number": found.number})
    if not any(legal_taking(position, card).vectors for card in position.hand):
        builds = any(legal_builds(position, card) for card in position.hand)
        return (count, Line("replay-nothing-to-capture" if builds else "replay-nothing-but-lay"))
    # Without a choice, nothing was missed.
    if found.number == 1:
        return (count,)
    lines = [count]
    if found.better is not None:
        lines.append(_missed_line(position, play, found.better))
    if found.richer is not None and found.richer != found.better:
        text, points = play_line(position, found.richer), points_won(position, found.richer)
        lines.append(Line("replay-missed-points", {"play": text, "points": points}))
    return tuple(lines) if len(lines) > 1 else (count, Line("replay-nothing-more"))


def not_remarked(claims: Iterable[Claim], found: Iterable[Line]) -> Iterator[Claim]:
    """Yield the claims that none of the remarks makes superfluous."""
    said = {claim for line in found for claim in _SAME.get(line.message, ())}
    yield from (claim for claim in claims if claim not in said)


def _missed_line(position: Position, play: Play, better: Capture) -> Line:
    text = play_line(position, better)
    if is_zwick(position, better) and not is_zwick(position, play):
        return Line("replay-missed-zwick", {"play": text})
    return Line("replay-missed", {"play": text, "number": cards_taken(better)})


def richer_capture(position: Position, play: Play) -> Capture | None:
    """Return the capture that wins the most points at once, if it wins more than the play; None if there is none."""
    most = most_points_possible(position)
    if most <= points_won(position, play):
        return None
    return next((one for one in largest_captures(position, points=most) if points_won(position, one) == most), None)


def better_capture(position: Position, play: Play) -> Capture | None:
    """Return a Zwick that was not made, else a capture of more cards; None if there is neither.

    Of the captures of more cards, one with the card that was played comes first.
    """
    others = missed(position, play).captures
    if not is_zwick(position, play):
        zwick = next((one for one in others if is_zwick(position, one)), None)
        if zwick is not None:
            return zwick
    more = [one for one in others if cards_taken(one) > cards_taken(play)]
    # The first of equal ones wins, and `missed` lists those of the most cards first.
    return min(more, key=lambda one: one.card is not play.card, default=None)
