"""A hint in four steps: the kind of play and what it is for, its card, a part of it, all of it; and why it is good.

The reason is proven, or counted from what the seat has seen.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.open_end import is_open_end
from tutor.bots.ranking import SURE, WORLDS, Sampled, ranked
from tutor.coach.zwickern.goals.clues import part_clue, place_clue
from tutor.coach.zwickern.goals.tactics import cards_taken, most_points_possible, most_possible, points_won, risks
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Seen, is_zwick
from tutor.engine.zwickern.plays import item_left, without
from tutor.matches.advice.safety import LayRisk, risk_line
from tutor.matches.proof import Proof, Told
from tutor.matches.review.left_to_others import takers_of
from tutor.matches.review.measured import best_with_open_cards
from tutor.matches.review.reasons import odds
from tutor.text import Family, Line

_KINDS: Mapping[type[Play], str] = {Capture: "capture", Build: "build", Lay: "lay"}
_KIND_HINTS = Family("advice-kind-{}", _KINDS.values())

_FIRST: Mapping[str, str] = {
    "advice-why-zwick": "advice-first-zwick",
    "advice-why-points": "advice-first-points",
    "advice-why-cards": "advice-first-cards",
    "advice-why-build": "advice-first-build",
    "advice-why-partner": "advice-first-partner",
    "advice-why-safest": "advice-first-safest",
    "advice-why-takers": "advice-first-takers",
}
"""The first step by what speaks for the best play, which it says without naming the play."""

STEPS = 4
_WORK = SECOND // 4


class Hint(NamedTuple):
    """The steps to the best play, each a sentence with its proof; of `plays` the first is the best.

    A second play is about equal: the samples do not tell which of the two is better. `why` belongs to the last step and
    says what speaks for the best, where something plain does.
    """

    plays: tuple[Play, ...]
    steps: tuple[Told, ...]
    why: Told | None = None


def hint(seen: Seen, dice: Dice, worlds: int = WORLDS) -> Hint | None:
    """Return the hint for the seat to play, None where the table is too large to look at.

    It knows what the seat has seen and nothing else, so equal dice give the same hint for the same view.
    """
    try:
        return _hint(seen, dice, worlds)
    except TooMuchWorkError:
        return None


def _hint(seen: Seen, dice: Dice, worlds: int) -> Hint:
    position, decision = seen.position, Decision(seen)
    plays = decision.plays()
    if len(plays) == 1:
        only = decision.play_of(plays[0])
        told = Told(Line("advice-only-play", {"play": play_line(position, only)}), Proof.PROVEN)
        return Hint((only,), (told,) * STEPS)
    best = best_with_open_cards(decision)
    if best is not None:
        why = why_this(position, best)
        return Hint((best,), _steps(position, (best,), why, Proof.OPEN, 0), why)
    if not decision.foreseeable:
        # Worlds would be played on by other rules; the careful bot counts what the others may hold.
        best = decision.play_of(Careful(decision).best())
        why = why_this(position, best)
        return Hint((best,), _steps(position, (best,), why, Proof.COUNTED, 0), why)
    equal = equals(ranked(seen, dice, worlds))
    # Where all cards are known, but too many for an exact search, there is one deal to try the plays on.
    why = why_this(position, equal[0]) if len(equal) == 1 else None
    return Hint(equal, _steps(position, equal, why, Proof.SAMPLED, 1 if is_open_end(decision) else worlds), why)


def equals(found: Sequence[Sampled]) -> tuple[Play, ...]:
    """Return the best play, and the next one if it is worse by no more than the error."""
    return tuple(one.play for one in found[:2] if one.gain + SURE * one.error >= 0)


def _steps(
    position: Position, plays: tuple[Play, ...], why: Told | None, proof: Proof, worlds: int
) -> tuple[Told, ...]:
    first = plays[0]
    kind = Line(_KIND_HINTS[_KINDS[type(first)]] if why is None else _FIRST[why.line.message])
    card = Line("hint-card", {"card": first.card})
    lines = (kind, card, _part(position, first), _whole(position, plays))
    found = [Told(line, proof, worlds) for line in lines]
    if isinstance(first, Lay):
        found[2] = Told(found[2].line, Proof.COUNTED)
    return tuple(found)


def _part(position: Position, play: Play) -> Line:
    match play:
        case Capture():
            return part_clue(position, play)
        case Build():
            return place_clue(play)
        case Lay(card):
            counted = odds(position, play)
            # There is no part of a lay; what speaks for it may help.
            return Line("hint-quiet") if counted is None else risk_line(position, LayRisk(card, counted, ()))


def _whole(position: Position, plays: tuple[Play, ...]) -> Line:
    if len(plays) == 1:
        return play_line(position, plays[0])
    first, second = (play_line(position, play) for play in plays)
    return Line("advice-equal", {"first": first, "second": second})


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
