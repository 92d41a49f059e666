"""Why a reason that comes to mind against a play is none: the fact that speaks for the play."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import sum_of
from tutor.engine.zwickern import Build, Capture, Play, Position, Reason, split_of
from tutor.engine.zwickern.listing import promises_suspended
from tutor.engine.zwickern.plays import promised, without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Line, Name


def no_obstacle(verdict: Verdict, play: Play, reason: Reason) -> Line:
    """Say what speaks against a false reason, or only that it is false where no single fact does."""
    fact = _FACTS.get(reason)
    line = None if fact is None else fact(verdict.position, play)
    if line is None and reason is Reason.VARIANT_FORBIDS and verdict.legal:
        line = Line("legal-fine-rules")
    return line or Line("legal-why-fine" if verdict.legal else "legal-why-other")


def _held(position: Position, play: Play) -> Line | None:
    return Line("legal-fine-held", {"card": play.card}) if play.card in position.hand else None


def _sums(position: Position, play: Play) -> Line | None:
    """Name a group that fits; if all do, one is proof enough."""
    if isinstance(play, Build):
        return _makes(position, play)
    split = split_of(position.rules, play) if isinstance(play, Capture) else None
    if split is None:
        return None
    group = max(split.groups, key=len)
    return Line("legal-fine-sum", {"items": sum_of(group), "value": split.value, "number": len(group)})


def _makes(position: Position, play: Build) -> Line | None:
    """Say how the card makes the value of the build."""
    rules, value = position.rules, play.value
    if play.onto is None:
        return Line("legal-fine-single", {"card": play.card, "value": value})
    for old in from_bits(item_bits(rules, play.onto)):
        for own in rules.hand_values[play.card]:
            if old + own == value:
                return Line("legal-fine-adding", {"first": old, "second": own, "value": value})
            if rules.subtract and old - own == value:
                return Line("legal-fine-subtracting", {"first": old, "second": own, "value": value})
    return None


def _one_value(position: Position, play: Play) -> Line | None:
    split = split_of(position.rules, play) if isinstance(play, Capture) else None
    return None if split is None else Line("legal-fine-one-value", {"card": play.card, "value": split.value})


def _whole(position: Position, play: Play) -> Line | None:
    taken = isinstance(play, Capture) and all(item in position.table for item in play.takes)
    return Line("legal-fine-whole") if taken else None


def _promises(position: Position, play: Play) -> Line | None:
    if promises_suspended(position):
        return Line("overlooked-promise-suspended")
    owns = isinstance(play, Build) and play.owner == position.turn
    if not promised(position.table, position.turn) and not owns:
        return Line("legal-fine-no-promise")
    return Line("legal-fine-promise")


def _another(position: Position, play: Play) -> Line | None:
    """Name another card of the hand that takes the new build."""
    if not isinstance(play, Build) or play.value < 1:
        return None
    bits, hand = position.rules.hand_bits, position.hand
    rest = without(hand, play.card) if play.card in hand else hand
    other = next((card for card in rest if bits[card] >> play.value & 1), None)
    return None if other is None else Line("legal-fine-another", {"card": other, "value": play.value})


def _announced(position: Position, play: Play) -> Line | None:
    if not isinstance(play, Build) or not position.announced[play.owner] >> play.value & 1:
        return None
    return Line("legal-fine-announced", {"seat": Name(position.seats[play.owner]), "value": play.value})


_FACTS: Mapping[Reason, Callable[[Position, Play], Line | None]] = MappingProxyType(
    {
        Reason.CARD_NOT_HELD: _held,
        Reason.OUT_OF_REACH: _sums,
        Reason.DOES_NOT_SPLIT: _sums,
        Reason.TWO_VALUES: _one_value,
        Reason.PART_OF_BUILD: _whole,
        Reason.OBLIGATION_BROKEN: _promises,
        Reason.NO_CARD_FOR_VALUE: _another,
        Reason.NOT_ANNOUNCED: _announced,
    }
)
