"""The help that a person may ask for before a play, by its kind: a hint, all that can be done, what is safe."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.ranking import SampledSoFar
from tutor.coach.zwickern.goals.tactics import points_won
from tutor.coach.zwickern.words.phrases import listing
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Seen, is_zwick, legal_plays
from tutor.engine.zwickern.plays import cards_of
from tutor.matches.advice.hints import hint
from tutor.matches.advice.safety import what_is_safe
from tutor.matches.advice.warnings import warning
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import measuring_dice
from tutor.text import Line

AskedHelp = Literal["hint", "can", "safe"]

CAPTURES_TOLD = 6
BUILDS_TOLD = 3
_WORK = SECOND


class Moment(NamedTuple):
    """A seat's view when it is to play, in the hand with this number of its cards, before this play of it."""

    seen: Seen
    number: str
    ply: int


def help_with(kind: AskedHelp, moment: Moment) -> tuple[Told, ...]:
    """Return the whole answer, of a hint every step and why; equal moments give equal answers in every process."""
    return _ANSWERS[kind](moment)


class Warned(NamedTuple):
    """The warning against a play, None if it does not give much away, and the samples of its position."""

    told: Told | None
    look: SampledSoFar | None


def warned(moment: Moment, play: Play, look: SampledSoFar | None = None) -> Warned:
    """Return what speaks against a legal play; the review of the play goes on with the same deals.

    It continues a `look` at the position, if given.
    """
    look = SampledSoFar() if look is None else look
    dice = measuring_dice(moment.number, moment.ply)
    return Warned(warning(Decision(moment.seen), play, dice, look=look), look)


def _hint(moment: Moment) -> tuple[Told, ...]:
    found = hint(moment.seen, dice_of(f"hint/{moment.number}/{moment.ply}"))
    if found is None:
        return (Told(Line("possible-unknown"), Proof.FACT),)
    return found.steps if found.why is None else (*found.steps, found.why)


_ANSWERS: Final[Mapping[AskedHelp, Callable[[Moment], tuple[Told, ...]]]] = {
    "hint": _hint,
    "can": lambda moment: what_you_can_do(moment.seen),
    "safe": lambda moment: what_is_safe(moment.seen),
}


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
