"""Why a play is good, for the last step of a hint: proven, or counted from what the seat has seen."""

from collections.abc import Iterator

from tutor.coach.zwickern.goals.tactics import cards_taken, most_points_possible, most_possible, points_won, risks
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, is_zwick
from tutor.engine.zwickern.plays import item_left, without
from tutor.matches.proof import Proof, Told
from tutor.matches.review.left_to_others import takers_of
from tutor.text import Line

_WORK = SECOND // 4


def why_this(position: Position, play: Play) -> Told | None:
    """Return what speaks for a legal play, as the seat to play sees it; None where nothing plain does."""
    try:
        with budget(_WORK):
            return next(_why(position, play), None)
    except TooMuchWorkError:
        return None


def _why(position: Position, play: Play) -> Iterator[Told]:
    match play:
        case Capture():
            yield from _capture(position, play)
        case Build():
            yield from _build(position, play)
        case Lay():
            yield from _lay(position, play)


def _capture(position: Position, play: Capture) -> Iterator[Told]:
    points, cards = points_won(position, play), cards_taken(play)
    if is_zwick(position, play):
        yield Told(Line("advice-why-zwick"), Proof.PROVEN)
    if points and points == most_points_possible(position):
        yield Told(Line("advice-why-points", {"points": points}), Proof.PROVEN)
    if cards == most_possible(position, dict.fromkeys(position.hand)):
        yield Told(Line("advice-why-cards", {"number": cards}), Proof.PROVEN)


def _build(position: Position, play: Build) -> Iterator[Told]:
    if play.owner != position.turn:
        yield Told(Line("advice-why-partner", {"value": play.value}), Proof.PROVEN)
        return
    values = position.rules.hand_values
    card = next((one for one in without(position.hand, play.card) if play.value in values[one]), None)
    takers = takers_of(position, play, item_left(play))
    if card is not None and takers is not None:
        yield Told(Line("advice-why-build", {"card": card, "number": takers.total()}), Proof.COUNTED)


def _lay(position: Position, play: Lay) -> Iterator[Told]:
    zwicks = risks(position)
    if zwicks[play.card] == min(zwicks.values()) < max(zwicks.values()):
        yield Told(Line("advice-why-safest"), Proof.COUNTED)
    takers = {card: takers_of(position, Lay(card), item_left(Lay(card))) for card in zwicks}
    counted = {card: found.total() for card, found in takers.items() if found is not None}
    if counted and counted[play.card] == min(counted.values()) < max(counted.values()):
        yield Told(Line("advice-why-takers", {"number": counted[play.card]}), Proof.COUNTED)
