"""The reasons against a play, each as one line with the cards, the values and the sum that fails."""

from collections.abc import Sequence

from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.verdict.offered_values import Error, errors, has_sum, of_elsewhere
from tutor.coach.zwickern.verdict.wrong_sums import two_values, wrong_group, wrong_sum
from tutor.coach.zwickern.words.phrases import item_phrase, listing, named, the_item, totals_phrase, values_phrase
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import Ban, Build, Capture, Item, Position, Reason, Rules, Violation, partner
from tutor.engine.zwickern.building import built_on, sums_on
from tutor.engine.zwickern.plays import without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits, takes_lone
from tutor.text import Family, Line, Name, Value

_JOKER_RULE = Family("reason-joker-rule-{}", ("capture", "group", "build"))
_WILD_RULE = Family("reason-joker-rule-{}-wild", ("capture", "group", "build"))
_ORDER = (Error.KEPT, Error.FROM_CARD, Error.FIXED, Error.ELSEWHERE)


def _wrong_build(rules: Rules, play: Build, wrong: Violation) -> Line:
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
    """Name the false belief behind an announced value, None if none is likely."""
    found = errors(rules, card, onto)
    made = [error for error in _ORDER if value > 0 and found.get(error, 0) >> value & 1]
    # If equal cards keep values, the line says so only when it is true of this one.
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


_FEW = 3
"""The most cards staying in the hand that are named one by one."""


def _broken_promise(position: Position, wrong: Violation) -> Line:
    """Say that no card stays for a build of the player's own, or only one card for builds of two values."""
    card = wrong.card
    if card is None:
        raise TypeError("a promise is broken by a card")
    rules, rest = position.rules, without(position.hand, card)
    if all(_takers(rules, rest, (value,)) for value in wrong.values):
        # A build that this very play would make is not yet the player's own, and the line says so.
        new = sum(item not in position.table for item in wrong.items)
        return _one_for_two(rules, rest, wrong, new)
    builds = listing([the_item(item) for item in wrong.items], choice=bool(rest))
    said = {"card": card, "items": builds}
    if not rest:
        return Line("reason-obligation-broken-last", {**said, "number": len(wrong.items)})
    if len(rest) > _FEW:
        return Line("reason-obligation-broken", said)
    return Line("reason-obligation-broken-kept", {**said, "kept": listing(rest), "number": len(rest)})


def _one_for_two(rules: Rules, rest: Sequence[Card], wrong: Violation, new: int) -> Line:
    """Say that fewer cards stay than there are values to take, though each value by itself has a card."""
    takers = _takers(rules, rest, wrong.values)
    said = {
        "items": listing([the_item(item) for item in wrong.items]),
        "kept": listing(takers),
        "card": wrong.card or "",
    }
    numbers = {"number": len(takers), "values": len(wrong.values), "new": new}
    return Line("reason-obligation-broken-each", {**said, **numbers})


def _takers(rules: Rules, rest: Sequence[Card], values: tuple[int, ...]) -> tuple[Card, ...]:
    """List the cards that take at least one of the values."""
    bits = sum(1 << value for value in values)
    return tuple(card for card in rest if rules.hand_bits[card] & bits)


# The messages that name only a card, a value or a seat.
_NAMING = Family(
    "reason-{}", (Reason.CARD_NOT_HELD, Reason.NOTHING_SELECTED, Reason.NO_CARD_FOR_VALUE, Reason.NOT_ANNOUNCED)
)
_FORBIDDEN = Family[Ban | None]("reason-variant-forbids-{}", Ban)


def reason(verdict: Verdict, wrong: Violation) -> Line:
    """Say why a play is not legal."""
    match wrong.reason:
        case Reason.UNREADABLE:
            # A learner can type a text of any length, so the sentence quotes only its start.
            return Line("reason-unreadable", {"text": verdict.text[:80]})
        case Reason.ITEM_NOT_ON_TABLE | Reason.PART_OF_BUILD:
            return _not_an_item(verdict.position, wrong)
        case Reason.SEVERAL_ITEMS:
            return Line("reason-several-items", {**_card(wrong), "items": named(wrong.items)})
        case Reason.OUT_OF_REACH | Reason.DOES_NOT_SPLIT if isinstance(verdict.play, Capture):
            return wrong_sum(verdict.position.rules, wrong, verdict.play.takes)
        case Reason.OUT_OF_REACH if isinstance(verdict.play, Build):
            return _wrong_build(verdict.position.rules, verdict.play, wrong)
        case Reason.GROUP_DOES_NOT_FIT:
            return wrong_group(verdict.position.rules, wrong, wrong.items)
        case Reason.TWO_VALUES:
            return two_values(verdict.position.rules, wrong, verdict.stated)
        case Reason.JOKER_RULE:
            return _joker_rule(verdict, wrong)
        case Reason.OBLIGATION_BROKEN:
            return _broken_promise(verdict.position, wrong)
        case Reason.VARIANT_FORBIDS:
            return _forbidden(verdict.position, wrong)
        case _:
            return _nothing_held(verdict.position, wrong)


def _nothing_held(position: Position, wrong: Violation) -> Line:
    """Say a reason that names only a card, a value or a seat."""
    seat = Name(position.seats[position.turn if wrong.seat is None else wrong.seat])
    if wrong.reason is Reason.NOT_ANNOUNCED and partner(position.plan, position.turn) != wrong.seat:
        return Line("reason-not-partner", {"seat": seat})
    return Line(_NAMING[wrong.reason], {**_card(wrong), "value": wrong.value or 0, "seat": seat})


def _card(wrong: Violation) -> dict[str, Value]:
    """Return the played card as a parameter of a message, if the violation has one."""
    return {} if wrong.card is None else {"card": wrong.card}


def _not_an_item(position: Position, wrong: Violation) -> Line:
    item = wrong.items[0]
    if wrong.reason is Reason.PART_OF_BUILD:
        values = {"part": item_phrase(item), "build": item_phrase(wrong.items[1]), "value": wrong.value or 0}
        return Line("reason-part-of-build", values)
    there = position.table.count(item)
    if there:
        return Line("reason-item-not-on-table-again", {"items": item_phrase(item), "number": there})
    return Line("reason-item-not-on-table", {"items": item_phrase(item)})


def _joker_rule(verdict: Verdict, wrong: Violation) -> Line:
    rules = verdict.position.rules
    takes = wrong.card is not None and takes_lone(rules, wrong.card)
    kind = "build" if isinstance(verdict.play, Build) else "group" if takes else "capture"
    # Where other jokers count in sums, the message speaks of the wild ones only.
    every = rules.lone.issuperset(CARDS[code] for code in rules.jokers)
    items = [item_phrase(item) for item in wrong.items]
    values = {**_card(wrong), "items": listing(items, choice=not takes), "number": len(items)}
    return Line((_JOKER_RULE if every else _WILD_RULE)[kind], values)


def _forbidden(position: Position, wrong: Violation) -> Line:
    rules, value = position.rules, wrong.value or 0
    seat = Name(position.seats[position.turn if wrong.seat is None else wrong.seat])
    values: dict[str, Value] = {**_card(wrong), "value": value, "seat": seat}
    if wrong.items:
        values["items"] = item_phrase(wrong.items[0])
    if wrong.ban is Ban.BUILD_LIMIT:
        values["limit"] = rules.build_limit or 0
    return Line(_FORBIDDEN[wrong.ban], values)
