"""The options of the question whether a play is legal: the true reason if it is not, and reasons that are false."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from tutor.coach.question import Option
from tutor.coach.zwickern.verdict.explanation import main_violation
from tutor.coach.zwickern.verdict.failing_part import where_it_fails
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import sum_of
from tutor.engine.zwickern import (
    VARIANTS,
    Ban,
    Build,
    Capture,
    Lay,
    Play,
    Position,
    Reason,
    Stated,
    Violation,
    partner,
    split_of,
    violations,
)
from tutor.engine.zwickern.listing import promises_suspended
from tutor.engine.zwickern.other_variant import under
from tutor.engine.zwickern.plays import promised, without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Family, Line, Name


def _no_obstacle(verdict: Verdict, play: Play, reason: Reason) -> Line:
    """Say the fact against a false reason, or only that it is false if no single fact disproves it."""
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


LEGAL = "legal"
_MOST_REASONS = 3
# If one of these is true, a learner could argue for the others.
_SUMS = frozenset({Reason.OUT_OF_REACH, Reason.DOES_NOT_SPLIT, Reason.GROUP_DOES_NOT_FIT, Reason.TWO_VALUES})
# If one of these is true, sums cannot be judged at all.
_NO_SUMS = frozenset(
    {Reason.ITEM_NOT_ON_TABLE, Reason.PART_OF_BUILD, Reason.NOTHING_SELECTED, Reason.JOKER_RULE, Reason.VARIANT_FORBIDS}
)
# A text that is not a play cannot be asked about.
_UNASKED = (Reason.UNREADABLE, Reason.SEVERAL_ITEMS, Reason.NOTHING_SELECTED)
_LABELS = Family[Reason]("legal-option-{}", (one for one in Reason if one not in _UNASKED))


def legal_options(verdict: Verdict, play: Play, stated: str | None) -> tuple[tuple[Option, ...], Violation | None]:
    """Return the options for a play and its violation: the one with the stated reason if true, else the main one.

    The violation is None if the play is legal.
    """
    wrong = next((one for one in verdict.violations if one.reason == stated), None)
    if wrong is None and verdict.violations:
        wrong = main_violation(verdict.violations)
    main = None if wrong is None else wrong.reason
    offered = _false_reasons(verdict, play)[: _MOST_REASONS - (main is not None)]
    offered += [] if main is None else [main]
    options = [Option(LEGAL, Line("legal-option-yes"), None if wrong is None else where_it_fails(verdict, wrong))]
    options += [
        Option(str(reason), _label(reason, verdict, play), _why(verdict, play, reason, main))
        for reason in Reason
        if reason in offered
    ]
    return tuple(options), wrong


def _why(verdict: Verdict, play: Play, reason: Reason, main: Reason | None) -> Line | None:
    return None if reason == main else _no_obstacle(verdict, play, reason)


def _label(reason: Reason, verdict: Verdict, play: Play) -> Line:
    if reason is Reason.OUT_OF_REACH and isinstance(play, Build):
        return Line("legal-option-no-build-value")
    if reason is Reason.NOT_ANNOUNCED and isinstance(play, Build) and not _for_partner(verdict.position, play):
        return Line("legal-option-not-partner")
    ban = next((violation.ban for violation in verdict.violations if violation.reason is reason), None)
    if ban is Ban.EMPTY_TABLE:
        return Line("legal-option-empty-table")
    # It may be that no card takes so much at other tables either.
    if ban is Ban.BUILD_LIMIT:
        return Line("legal-option-build-limit")
    return Line(_LABELS[reason])


def _for_partner(position: Position, play: Build) -> bool:
    return partner(position.plan, position.turn) == play.owner


def _thinkable(position: Position, play: Play) -> tuple[Reason, ...]:
    """List the reasons that come to mind against a play."""
    match play:
        case Capture():
            sums = [Reason.OUT_OF_REACH if len(play.takes) == 1 else Reason.DOES_NOT_SPLIT]
            # This reason speaks of two values; a wild joker has many.
            two = len(play.takes) > 1 and len(position.rules.hand_values.get(play.card, ())) == 2
            sums += [Reason.TWO_VALUES] if two else []
            part = [Reason.PART_OF_BUILD] if any(item.value is not None for item in position.table) else []
            return (*sums, *part, *_of_promises(position), Reason.CARD_NOT_HELD)
        case Build():
            own = [Reason.NO_CARD_FOR_VALUE] if play.owner == position.turn else [Reason.NOT_ANNOUNCED]
            other = (Reason.OBLIGATION_BROKEN, Reason.VARIANT_FORBIDS, Reason.CARD_NOT_HELD)
            return (*own, Reason.OUT_OF_REACH, *other)
        case Lay():
            return (*_of_promises(position), Reason.CARD_NOT_HELD)


def _of_promises(position: Position) -> tuple[Reason, ...]:
    """Return the broken promise as a reason, but only if the player to play owns a build."""
    return (Reason.OBLIGATION_BROKEN,) if promised(position.table, position.turn) else ()


def _false_reasons(verdict: Verdict, play: Play) -> list[Reason]:
    """List the reasons that come to mind but are clearly false.

    The judge stops at the first kind of reason, so a reason that it does not name may still be true.
    """
    position, stated = verdict.position, verdict.stated
    true = {violation.reason for violation in verdict.violations}
    if Reason.CARD_NOT_HELD in true:
        # The judge looks no further than a card that is not held, so put the card into the hand and ask again.
        hands = list(position.hands)
        hands[position.turn] = (*position.hand, play.card)
        position = replace(position, hands=tuple(hands))
        true |= {violation.reason for violation in violations(position, play, stated)}
    doubtful = set(true)
    if true & _SUMS and isinstance(play, Capture):
        # One stated group that fails may hide that the others need two values.
        doubtful |= _SUMS if stated is not None and stated.groups is not None else _SUMS - {Reason.TWO_VALUES}
    if true & _NO_SUMS:
        doubtful |= _SUMS | {Reason.NOT_ANNOUNCED}
    if isinstance(play, Build) and not _answered(position, play):
        doubtful |= {Reason.NO_CARD_FOR_VALUE, Reason.NOT_ANNOUNCED}
    if true - {Reason.CARD_NOT_HELD} and _breaks_promises(position, play):
        doubtful.add(Reason.OBLIGATION_BROKEN)
    if true and _legal_elsewhere(position, play, stated):
        doubtful.add(Reason.VARIANT_FORBIDS)
    return [reason for reason in _thinkable(position, play) if reason not in doubtful]


def _answered(position: Position, play: Build) -> bool:
    """Tell whether a card that stays in the hand can take a build."""
    rest = without(position.hand, play.card)
    return play.value > 0 and any(position.rules.hand_bits[card] >> play.value & 1 for card in rest)


def _breaks_promises(position: Position, play: Play) -> bool:
    """Tell whether a play leaves a promise without a card, whatever else is wrong with it."""
    owed = promised(position.table, position.turn)
    if isinstance(play, Build) and play.owner == position.turn and play.value > 0:
        owed |= 1 << play.value
    return not keeps(position.rules, without(position.hand, play.card), owed)


def _legal_elsewhere(position: Position, play: Play, stated: Stated | None) -> bool:
    """Tell whether another variant allows the play."""
    others = (under(position, rules) for rules in VARIANTS.values() if rules != position.rules)
    return any(there is not None and not violations(there, play, stated) for there in others)
