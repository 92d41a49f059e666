"""What somebody can do: the captures by what they bring, then the builds, then the cards that may be laid."""

from collections.abc import Iterator, Sequence

from tutor.coach.zwickern.goals.tactics import points_won
from tutor.coach.zwickern.words.phrases import listing
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Seen, is_zwick, legal_plays
from tutor.engine.zwickern.plays import cards_of
from tutor.matches.proof import Proof, Told
from tutor.text import Line

CAPTURES_TOLD = 6
BUILDS_TOLD = 3
_WORK = SECOND


def what_you_can_do(seen: Seen) -> tuple[Told, ...]:
    """Name what the seat to play can do; one sentence where the table is too large to look at."""
    try:
        with budget(_WORK):
            plays = list(legal_plays(seen.position))
            return tuple(Told(line, Proof.PROVEN) for line in _said(seen.position, plays))
    except TooMuchWorkError:
        return (Told(Line("possible-unknown"), Proof.FACT),)


def _said(position: Position, plays: Sequence[Play]) -> Iterator[Line]:
    captures = [play for play in plays if isinstance(play, Capture)]
    captures.sort(key=lambda play: (not is_zwick(position, play), -points_won(position, play), -len(cards_of(play))))
    builds = [play for play in plays if isinstance(play, Build)]
    lays = [play.card for play in plays if isinstance(play, Lay)]
    yield from _some(position, captures, CAPTURES_TOLD)
    yield from _some(position, builds, BUILDS_TOLD)
    if not captures:
        yield Line("advice-point-nothing")
    yield Line("advice-may-lay", {"cards": listing(lays, choice=True)}) if lays else Line("advice-may-lay-none")


def _some(position: Position, plays: Sequence[Play], most: int) -> Iterator[Line]:
    for play in plays[:most]:
        zwick = isinstance(play, Capture) and is_zwick(position, play)
        line = play_line(position, play)
        yield Line("advice-can-zwick", {"play": line}) if zwick else line
    if len(plays) > most:
        yield Line("advice-can-more", {"number": len(plays) - most})
