"""The help that a person may ask for before a play, by its kind."""

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple

from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play, Seen
from tutor.matches.advice.choices import what_you_can_do
from tutor.matches.advice.hints import hint
from tutor.matches.advice.safety import what_is_safe
from tutor.matches.advice.warnings import warning
from tutor.matches.proof import Proof, Told
from tutor.matches.review.any_game import measuring_dice
from tutor.text import Line

AskedHelp = Literal["hint", "can", "safe"]


class Moment(NamedTuple):
    """What a seat has seen when it is to play, in the hand with this number of its cards, before this play of it."""

    seen: Seen
    number: str
    ply: int


def help_with(kind: AskedHelp, moment: Moment) -> tuple[Told, ...]:
    """Return all that is said, of a hint every step and why; equal moments give equal answers in every process."""
    return _ANSWERS[kind](moment)


class Warned(NamedTuple):
    """What speaks against a play, None if it does not give much away, and what was sampled of its position."""

    told: Told | None
    look: SampledSoFar | None


def warned(moment: Moment, play: Play, look: SampledSoFar | None = None) -> Warned:
    """Return what speaks against a legal play; the review of the play goes on with the same deals.

    It goes on itself with a `look` at the position.
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
