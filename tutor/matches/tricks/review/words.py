"""A review of tricks in words: what is said of an action, and of a whole hand."""

from collections.abc import Callable, Iterator

from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.tricks.numbers import signed
from tutor.matches.proof import Proof, Told
from tutor.matches.review.words import lost_line
from tutor.matches.tricks.match import TrickHand
from tutor.matches.tricks.review.found import TrickCause, TrickJudged, TrickReview
from tutor.text import Family, Line, Value, dashed

TRICK_CAUSE_NAMES = Family("tricks-cause-{}", TrickCause, dashed)
"""The messages that name what gave chips away."""


SaidAction = Callable[[TrickPosition, str], Line]
"""A function that says an action in notation, as the board of a game does."""


def said_of_action(review: TrickReview, judged: TrickJudged, hand: TrickHand, said: SaidAction) -> tuple[Told, ...]:
    """Return what is said of an action: its price, the chips, and what brings more, each with its proof."""
    found = tuple(_of_action(review, judged, hand, said))
    return (*found, Told(Line("review-helped"), Proof.FACT)) if judged.helped else found


def _of_action(review: TrickReview, judged: TrickJudged, hand: TrickHand, said: SaidAction) -> Iterator[Told]:
    position, deals, game = hand.positions[judged.ply], judged.deals or review.deals, hand.game
    if judged.proof is Proof.PROVEN:
        yield Told(Line("tricks-review-only"), Proof.PROVEN)
        return
    offence = game.offence(position, hand.plays[judged.ply])
    if offence is not None:
        yield Told(game.offence_line(position, offence), Proof.PROVEN)
    if judged.sign is None:
        yield Told(Line("tricks-review-good"), Proof.SAMPLED, deals)
    else:
        yield Told(lost_line("tricks-review-lost", judged.points, judged.error), Proof.SAMPLED, deals)
        yield Told(Line("tricks-review-better", {"play": said(position, judged.best)}), Proof.SAMPLED, deals)
    if judged.certain is not None:
        made, best = judged.certain.made, judged.certain.best
        values: dict[str, Value] = {
            "play": said(position, judged.certain.by),
            "best": signed(best),
            "made": signed(made),
        }
        yield Told(Line("tricks-review-certain", values), Proof.OPEN)


def said_of_trick_hand(review: TrickReview) -> tuple[Told, ...]:
    """Return what is said of a whole hand: the chips given away, how they are measured, and what care brings."""
    lost = Told(lost_line("tricks-review-lost", review.given_away, review.error), Proof.SAMPLED, review.deals)
    rest = (Told(Line("tricks-review-model"), Proof.FACT), Told(Line("review-one-game"), Proof.FACT))
    if review.careful is None:
        return (lost, *rest)
    both: dict[str, Value] = {"own": signed(review.points[review.seat]), "careful": signed(review.careful[review.seat])}
    return (lost, Told(Line("review-luck", both), Proof.FACT), *rest)
