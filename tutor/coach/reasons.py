"""Why a play is not legal, as one line: with the cards, the values and the sum that fails."""

from collections.abc import Sequence

from tutor.coach.judge import Verdict
from tutor.coach.phrases import item_phrase, listing, sum_of, the_item, totals_phrase, values_phrase
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import all_sums, taken_from
from tutor.engine.zwickern.grouping import Kind, groups_of_each
from tutor.engine.zwickern.moves import Build, Capture
from tutor.engine.zwickern.position import Item, Position, item_bits
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, is_wild, partner
from tutor.engine.zwickern.splitting import Splitter, totals
from tutor.engine.zwickern.taking import kind_of
from tutor.engine.zwickern.violation import Ban, Reason, Violation
from tutor.text import Choice, Line, Value

Groups = Sequence[tuple[Item, ...]]
_Need = tuple[int, tuple[Item, ...]]
"""A value, and a group that fits no other."""


def reason(verdict: Verdict, wrong: Violation) -> Line:
    """Why a play is not legal."""
    match wrong.reason:
        case Reason.UNREADABLE:
            return Line("reason-unreadable", {"text": verdict.play[:80]})
        case Reason.ITEM_NOT_ON_TABLE | Reason.PART_OF_BUILD:
            return _not_an_item(verdict.position, wrong)
        case Reason.OUT_OF_REACH | Reason.GROUP_DOES_NOT_FIT if isinstance(verdict.move, Capture):
            return _total(verdict.position.rules, wrong)
        case Reason.OUT_OF_REACH:
            return _build(verdict, wrong)
        case Reason.DOES_NOT_SPLIT:
            return _does_not_split(verdict, wrong)
        case Reason.TWO_VALUES:
            return _two_values(verdict, wrong)
        case Reason.JOKER_RULE:
            return _joker_rule(verdict, wrong)
        case Reason.OBLIGATION_BROKEN:
            return _obligation(verdict.position, wrong)
        case Reason.VARIANT_FORBIDS:
            return _forbidden(verdict.position, wrong)
        case _:
            return _nothing_held(verdict.position, wrong)


def _nothing_held(position: Position, wrong: Violation) -> Line:
    """What only names a card, a value or a seat."""
    seat = position.seats[position.turn if wrong.seat is None else wrong.seat]
    if wrong.reason is Reason.NOT_ANNOUNCED and partner(position.plan, position.turn) != wrong.seat:
        return Line("reason-not-partner", {"seat": seat})
    return Line(f"reason-{wrong.reason}", {**_card(wrong), "value": wrong.value or 0, "seat": seat})


def _card(wrong: Violation) -> dict[str, Value]:
    """The played card, with the value at which it was said to be played."""
    if wrong.card is None:
        return {}
    if wrong.played is None:
        return {"card": wrong.card}
    return {"card": Line("card-as", {"card": wrong.card, "value": wrong.played})}


def _not_an_item(position: Position, wrong: Violation) -> Line:
    item = wrong.items[0]
    if wrong.reason is Reason.PART_OF_BUILD:
        values = {"part": item_phrase(item), "build": item_phrase(wrong.items[1]), "value": wrong.value or 0}
        return Line("reason-part-of-build", values)
    there = position.table.count(item)
    if there:
        return Line("reason-item-not-on-table-again", {"items": item_phrase(item), "number": there})
    return Line("reason-item-not-on-table", {"items": item_phrase(item)})


def _total(rules: Rules, wrong: Violation) -> Line:
    """A total that is neither a value of the card nor some groups of one."""
    values: dict[str, Value] = {**_card(wrong), "values": values_phrase(rules, wrong.card, wrong.values)}
    if wrong.value is not None:
        return Line("reason-out-of-reach-value", {**values, "value": wrong.value})
    summed = _summed(rules, wrong.items)
    values["items"] = sum_of(summed)
    values["totals"] = totals_phrase(wrong.totals)
    form = ""
    if len(summed) == 1:
        form = "-one"
    elif wrong.reason is Reason.OUT_OF_REACH and wrong.totals[0] > wrong.values[-1]:
        form = "-groups"
    return Line(f"reason-out-of-reach{form}", values)


def _summed(rules: Rules, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items that count in a sum: a loose wild joker does not."""
    return tuple(item for item in items if item_bits(rules, item))


def _does_not_split(verdict: Verdict, wrong: Violation) -> Line:
    rules, move = verdict.position.rules, verdict.move
    items = _summed(rules, move.takes if isinstance(move, Capture) else ())
    total, value = _multiple(wrong)
    left = wrong.items
    values: dict[str, Value] = {
        **_card(wrong),
        "sum": sum_of(items),
        "ways": len(wrong.totals),
        "total": total,
        "times": total // value,
        "value": value,
        "values": values_phrase(rules, wrong.card, wrong.values),
    }
    if not left:
        return Line("reason-does-not-split-all", values)
    if value == 1 and len(left) == len(items):
        # Every total is a multiple of one.
        return Line("reason-does-not-split-ones", values)
    if len(left) == len(items):
        return Line("reason-does-not-split-none", values)
    over: dict[str, Value] = {"items": listing([item_phrase(item) for item in left]), "number": len(left)}
    return Line("reason-does-not-split", {**values, **over})


def _multiple(wrong: Violation) -> tuple[int, int]:
    """A total that is a multiple of a value, and the greatest such value."""
    return next((total, value) for value in reversed(wrong.values) for total in wrong.totals if total % value == 0)


def _two_values(verdict: Verdict, wrong: Violation) -> Line:
    rules, stated = verdict.position.rules, verdict.stated
    groups = stated.groups if stated is not None and stated.groups is not None else None
    low, high = _apart(rules, _mixed(rules, wrong) if groups is None else groups, wrong.values)
    values: dict[str, Value] = {
        **_card(wrong),
        "first": sum_of(low[1]),
        "firstvalue": low[0],
        "second": sum_of(high[1]),
        "secondvalue": high[0],
    }
    if wrong.card is not None and is_wild(rules, wrong.card):
        return Line("reason-two-values-wild", values)
    return Line("reason-two-values", {**values, "values": Choice(wrong.values)})


def _mixed(rules: Rules, wrong: Violation) -> Groups:
    """The items of a capture in groups of which each has some value of the card, but not all the same."""
    by_kind: dict[Kind, list[Item]] = {}
    for item in wrong.items:
        by_kind.setdefault(kind_of(rules, item, wild=False), []).append(item)
    kinds = [kind._replace(number=len(items)) for kind, items in by_kind.items()]
    counts = tuple(kind.number for kind in kinds)
    parts = groups_of_each(kinds, counts, sum(1 << value for value in wrong.values))
    split = Splitter(counts, list(dict.fromkeys(part for some in parts.values() for part in some))).split() or ()
    left = [iter(items) for items in by_kind.values()]
    return [tuple(next(left[kind]) for kind, number in enumerate(part) for _ in range(number)) for part in split]


def _apart(rules: Rules, groups: Groups, values: tuple[int, ...]) -> tuple[_Need, _Need]:
    """Two groups that fit one value each, and not the same; the lower value first."""
    by_value: dict[int, tuple[Item, ...]] = {}
    for group in groups:
        fits = _fitting(rules, group, values)
        if len(fits) == 1:
            by_value.setdefault(fits[0], group)
    first, second, *_ = sorted(by_value.items())
    return first, second


def _fitting(rules: Rules, group: tuple[Item, ...], values: tuple[int, ...]) -> list[int]:
    reached = totals([kind_of(rules, item, wild=False) for item in group])
    return [value for value in values if reached >> value & 1]


def _joker_rule(verdict: Verdict, wrong: Violation) -> Line:
    wild = wrong.card is not None and is_wild(verdict.position.rules, wrong.card)
    kind = "build" if isinstance(verdict.move, Build) else "group" if wild else "capture"
    items = [item_phrase(item) for item in wrong.items]
    number = len(items)
    return Line(
        f"reason-joker-rule-{kind}", {**_card(wrong), "items": listing(items, choice=not wild), "number": number}
    )


def _obligation(position: Position, wrong: Violation) -> Line:
    rest = list(position.hand)
    if wrong.card in rest:
        rest.remove(wrong.card)
    answered = [any(position.rules.hand_bits[card] >> value & 1 for card in rest) for value in wrong.values]
    each = "-each" if all(answered) else ""
    builds = [the_item(item) for item in wrong.items]
    return Line(f"reason-obligation-broken{each}", {**_card(wrong), "items": listing(builds, choice=not each)})


def _build(verdict: Verdict, wrong: Violation) -> Line:
    """A build of a value that the card cannot make."""
    rules, move = verdict.position.rules, verdict.move
    if not isinstance(move, Build):
        raise TypeError(f"a value can be out of reach for a capture or a build, not for {move!r}")
    values: dict[str, Value] = {"card": move.card, "value": move.value}
    if move.onto is None:
        own = from_bits(rules.hand_bits[move.card])
        return Line("reason-out-of-reach-single", {**values, "values": values_phrase(rules, move.card, own)})
    values["items"] = item_phrase(move.onto)
    if move.value > 0 and all_sums(rules, item_bits(rules, move.onto), move.card) >> move.value & 1:
        return Line("reason-out-of-reach-build-no-card", values)
    if not wrong.values:
        made = totals_phrase(from_bits(_made(rules, item_bits(rules, move.onto), move.card)))
        return Line("reason-out-of-reach-build-none", {**values, "possible": made})
    possible = values_phrase(rules, move.card, wrong.values)
    return Line("reason-out-of-reach-build", {**values, "possible": possible})


def _made(rules: Rules, old: Bits, card: Card) -> Bits:
    """What a card makes of an item by adding or subtracting, worth anything or not."""
    made = 0
    for value in rules.hand_values[card]:
        made |= old << value | (old >> value if rules.subtract else 0)
        if rules.subtract_from_card:
            made |= taken_from(value, old)
    return made & ~1


def _forbidden(position: Position, wrong: Violation) -> Line:
    rules, value = position.rules, wrong.value or 0
    seat = position.seats[position.turn if wrong.seat is None else wrong.seat]
    values: dict[str, Value] = {**_card(wrong), "value": value, "seat": seat}
    if wrong.items:
        values["items"] = item_phrase(wrong.items[0])
    if wrong.ban is Ban.BUILD_LIMIT:
        values["limit"] = rules.build_limit or 0
    return Line(f"reason-variant-forbids-{wrong.ban}", values)
