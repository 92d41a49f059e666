"""The help that a person may ask for before a play, by its kind."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from tutor.bots.deals import dice_of
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play, Seen
from tutor.matches.advice.choices import what_you_can_do
from tutor.matches.advice.hints import hint
from tutor.matches.advice.safety import what_is_safe
from tutor.matches.advice.warnings import warning
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import seed_of
from tutor.text import Line

AskedHelp = Literal["hint", "can", "safe"]


class Moment(NamedTuple):
    """What a seat has seen when it is to play, in the hand with this number of its cards, before this play of it."""

    seen: Seen
    number: str
    ply: int


def help_with(kind: AskedHelp, moment: Moment) -> tuple[Told, ...]:
    """Return all that is said, of a hint every step; equal moments give equal answers in every process."""
    return _ANSWERS[kind](moment)


class Warned(NamedTuple):
    """What speaks against a play, None if it does not give much away, and what was sampled of it."""

    told: Told | None
    look: SampledSoFar | None


def warned(moment: Moment, play: Play) -> Warned:
    """Return what speaks against a legal play; the review of the play goes on with the same deals."""
    look = SampledSoFar()
    return Warned(warning(moment.seen, play, seed_of(moment.number, moment.ply), look=look), look)


def _hint(moment: Moment) -> tuple[Told, ...]:
    found = hint(moment.seen, dice_of(f"hint/{moment.number}/{moment.ply}"))
    return (Told(Line("possible-unknown"), Proof.FACT),) if found is None else found.steps


_ANSWERS: Final[Mapping[AskedHelp, Callable[[Moment], tuple[Told, ...]]]] = {
    "hint": _hint,
    "can": lambda moment: what_you_can_do(moment.seen),
    "safe": lambda moment: what_is_safe(moment.seen),
}
