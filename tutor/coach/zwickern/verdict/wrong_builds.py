"""Why a card cannot make a value, told with the sum of the mistake and never with the values that are right."""

from tutor.coach.zwickern.verdict.offered_values import Error, errors, has_sum, of_elsewhere
from tutor.coach.zwickern.words.phrases import item_phrase, totals_phrase, values_phrase
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Item, Rules, Violation
from tutor.engine.zwickern.building import built_on, sums_on
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Line, Value

_ORDER = (Error.KEPT, Error.FROM_CARD, Error.FIXED, Error.ELSEWHERE)


def wrong_build(rules: Rules, play: Build, wrong: Violation) -> Line:
    """Say why a card cannot make the value that was announced for it."""
    own = values_phrase(rules, play.card, rules.hand_values[play.card])
    values: dict[str, Value] = {"card": play.card, "value": play.value, "values": own}
    if play.onto is None:
        return Line("reason-out-of-reach-single", values)
    values["items"] = item_phrase(play.onto)
    if has_sum(rules, play.card, play.onto, play.value):
        return Line("reason-out-of-reach-build-no-card", values)
    error = _error(rules, play.card, play.onto, play.value)
    if error is not None:
        return _refuted(rules, play.onto, play, error, values)
    if not wrong.values:
        made = totals_phrase(from_bits(sums_on(rules, item_bits(rules, play.onto), play.card)))
        return Line("reason-out-of-reach-build-none", {**values, "possible": made})
    return Line("reason-out-of-reach-build" if rules.subtract else "reason-out-of-reach-build-adding", values)


def _error(rules: Rules, card: Card, onto: Item, value: int) -> Error | None:
    """Name the false belief behind an announced value, None where none comes to mind."""
    found = errors(rules, card, onto)
    made = [error for error in _ORDER if value > 0 and found.get(error, 0) >> value & 1]
    # Where equal cards keep values, that is said only if it is true of this one.
    if Error.KEPT in made and rules.same_value and not _kept_by_equals(rules, onto, value):
        made.remove(Error.KEPT)
    return made[0] if made else None


def _kept_by_equals(rules: Rules, onto: Item, value: int) -> bool:
    """Tell whether some card can leave an item at a value, and only cards that have this value themselves."""
    old = 1 << value
    keeping = [card for card in rules.pack if card not in onto.cards and built_on(rules, old, card) & old]
    return bool(keeping) and all(rules.hand_bits[card] & old for card in keeping)


def _refuted(rules: Rules, onto: Item, play: Build, error: Error, values: dict[str, Value]) -> Line:
    match error:
        case Error.FROM_CARD:
            own = next(
                own
                for own in rules.hand_values[play.card]
                if own > play.value and item_bits(rules, onto) >> own - play.value & 1
            )
            values |= {"first": own, "second": own - play.value}
            return Line("reason-build-from-card" if rules.subtract else "reason-build-from-card-adding", values)
        case Error.KEPT:
            if rules.same_value:
                return Line("reason-build-kept", values)
            return Line("reason-build-kept-changed" if rules.subtract else "reason-build-kept-adding", values)
        case Error.FIXED:
            return Line("reason-build-fixed", {**values, "announced": onto.value or 0})
        case Error.ELSEWHERE:
            court = of_elsewhere(rules, play.card, onto, play.value)
            counts = values_phrase(rules, court, rules.hand_values[court])
            return Line("reason-build-elsewhere", {**values, "court": court, "counts": counts})
