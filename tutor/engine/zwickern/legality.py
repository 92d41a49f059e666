"""The judge: it finds every reason why a play is not legal, and never lists other plays."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from tutor.engine.arithmetic import exact_cover, grouping
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import all_sums, built_on
from tutor.engine.zwickern.captures import captures, item_kind, taking_at_least
from tutor.engine.zwickern.listing import legal_taking, may_lay, must_take_build, promises_suspended
from tutor.engine.zwickern.plays import Build, Capture, Lay, Play, Stated, promised, table_after, without
from tutor.engine.zwickern.position import Item, Position, item_bits
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, Capturing, Rules, from_bits, is_wild, partner, takes_lone, to_bits
from tutor.engine.zwickern.splits import best_left_over, group_values, grouped, split_at, totals_of
from tutor.engine.zwickern.violation import Ban, Reason, Violation


def violations(position: Position, play: Play, stated: Stated | None = None) -> tuple[Violation, ...]:
    """Return every reason why a play is not legal, none if it is; `stated` groups and values must be right too."""
    if play.card not in position.hand:
        return (Violation(Reason.CARD_NOT_HELD, card=play.card),)
    if isinstance(play, Capture):
        found = tuple(_capture(position, play, stated or Stated()))
    elif isinstance(play, Build):
        found = tuple(_build(position, play))
    else:
        found = ()
    # Promises depend on the table after the play, so they are checked of a play that is otherwise possible.
    found = found or tuple(_promises(position, play))
    return found or (tuple(_duties(position, play)) if position.rules.bound else ())


def several_items(position: Position, card: Card, items: tuple[Item, ...], value: int) -> tuple[Violation, ...]:
    """Return why a card cannot be built on several items together: on one item only (reading 10), if all are there."""
    if card not in position.hand:
        return (Violation(Reason.CARD_NOT_HELD, card=card),)
    found = tuple(_missing(position, items))
    return found or (Violation(Reason.SEVERAL_ITEMS, card=card, items=items, value=value),)


def _missing(position: Position, items: tuple[Item, ...]) -> Iterator[Violation]:
    """Yield a violation for each item that is not on the table, or is only a part of a build there."""
    left = Counter(position.table)
    for item in items:
        if left[item] > 0:
            left[item] -= 1
            continue
        build = next((whole for whole in left if set(item.cards) < set(whole.cards)), None)
        if build is None:
            yield Violation(Reason.ITEM_NOT_ON_TABLE, items=(item,))
        else:
            yield Violation(Reason.PART_OF_BUILD, items=(item, build), value=build.value, seat=build.owner)


def _capture(position: Position, play: Capture, stated: Stated) -> Iterator[Violation]:
    missing = tuple(_missing(position, play.takes))
    if missing:
        yield from missing
    elif not play.takes:
        yield Violation(Reason.NOTHING_SELECTED, card=play.card)
    else:
        yield from _arithmetic(position.rules, play, stated)


def _arithmetic(rules: Rules, play: Capture, stated: Stated) -> Iterator[Violation]:
    card, items = play.card, play.takes
    values = rules.hand_values[card]
    if stated.value is not None and stated.value not in values:
        yield Violation(Reason.OUT_OF_REACH, card=card, value=stated.value, values=values)
        return
    jokers = tuple(item for item in items if item.value is None and item.cards[0] in rules.lone)
    if jokers and not takes_lone(rules, card):
        yield Violation(Reason.JOKER_RULE, card=card, items=jokers)
        return
    played = values if stated.value is None else (stated.value,)
    if stated.groups is not None:
        yield from _stated_groups(rules, card, stated.groups, stated.value)
    elif not any(split_at(rules, play, value) for value in played):
        yield from _no_split(rules, play, stated.value)


def _stated_groups(
    rules: Rules, card: Card, groups: tuple[tuple[Item, ...], ...], played: int | None
) -> Iterator[Violation]:
    values = rules.hand_values[card] if played is None else (played,)
    for group in groups:
        alone = tuple(item for item in group if item_kind(rules, item, joker=takes_lone(rules, card)).alone)
        if alone and len(group) > 1:
            yield Violation(Reason.JOKER_RULE, card=card, items=alone)
            return
    fitting = [group_values(rules, card, group, values) for group in groups]
    for group, fits in zip(groups, fitting, strict=True):
        if not fits:
            totals = totals_of(rules, group, card)
            yield Violation(
                Reason.GROUP_DOES_NOT_FIT,
                card=card,
                items=group,
                values=values,
                totals=from_bits(totals),
                played=played,
            )
    if all(fitting) and not set.intersection(*fitting):
        items = tuple(item for group in groups for item in group)
        yield Violation(Reason.TWO_VALUES, card=card, items=items, values=values)


def _no_split(rules: Rules, play: Capture, played: int | None) -> Iterator[Violation]:
    card = play.card
    values = rules.hand_values[card] if played is None else (played,)
    # A loose joker that only jokers take counts in no sum.
    summed = tuple(item for item in play.takes if item_bits(rules, item))
    _, kinds = grouped(rules, summed, card)
    totals = exact_cover.totals(kinds)
    fault = Violation(
        Reason.OUT_OF_REACH, card=card, items=summed, values=values, totals=from_bits(totals), played=played
    )
    # A single item cannot fail to split: it simply has another value.
    if len(summed) > 1 and any(exact_cover.has_multiple(totals, value) for value in values):
        left = best_left_over(rules, summed, card, values)
        over, beside = ((), None) if left is None else (left.items, left.value)
        fault = replace(fault, reason=Reason.DOES_NOT_SPLIT, items=over, beside=beside)
    yield fault
    if len(values) > 1 and not is_wild(rules, card):
        counts = grouping.counts_of(kinds)
        # If groups of different values use up the items, the mistake is to mix these values.
        both = dict.fromkeys(vector for value in values for vector in grouping.groups(kinds, counts, value))
        if exact_cover.Splitter(counts, list(both)).split() is not None:
            yield Violation(Reason.TWO_VALUES, card=card, items=play.takes, values=values)


def _build(position: Position, play: Build) -> Iterator[Violation]:
    rules, card, seat = position.rules, play.card, position.turn
    if play.onto is not None and (missing := tuple(_missing(position, (play.onto,)))):
        yield from missing
        return
    if not position.table and not rules.build_on_empty:
        yield Violation(Reason.VARIANT_FORBIDS, card=card, ban=Ban.EMPTY_TABLE)
        return
    if play.onto is not None and not item_bits(rules, play.onto):
        yield Violation(Reason.JOKER_RULE, card=card, items=(play.onto,))
        return
    if play.onto is None and not rules.single_builds:
        yield Violation(Reason.VARIANT_FORBIDS, card=card, ban=Ban.SINGLE_BUILD)
        return
    out_of_reach = tuple(_value(position, play))
    yield from out_of_reach
    # Such a value is reported above, and the sets of bits below have no place for it.
    if play.value < 1:
        return
    mate = partner(position.plan, seat)
    rest = without(position.hand, card)
    if play.owner == seat:
        if not any(rules.hand_bits[other] >> play.value & 1 for other in rest):
            yield Violation(Reason.NO_CARD_FOR_VALUE, card=card, value=play.value)
    elif mate is not None and not rules.build_for_partner:
        yield Violation(Reason.VARIANT_FORBIDS, card=card, seat=play.owner, ban=Ban.FOR_PARTNER)
    elif mate is None:
        yield Violation(Reason.VARIANT_FORBIDS, card=card, seat=play.owner, ban=Ban.NO_PARTNERS)
    elif play.owner != mate or not position.announced[mate] >> play.value & 1:
        yield Violation(Reason.NOT_ANNOUNCED, card=card, value=play.value, seat=play.owner)


def _value(position: Position, play: Build) -> Iterator[Violation]:
    """Yield a violation if the card cannot make the value."""
    rules, onto = position.rules, play.onto
    onto_items = () if onto is None else (onto,)
    old = 0 if onto is None else item_bits(rules, onto)
    if onto is None:
        made, sums = rules.hand_bits[play.card] & rules.build_bits, rules.hand_bits[play.card]
    else:
        made, sums = built_on(rules, old, play.card), all_sums(rules, old, play.card)
    if play.value > 0 and made >> play.value & 1:
        return
    ban = _ban(rules, play, old, sums)
    reason = Reason.OUT_OF_REACH if ban is None else Reason.VARIANT_FORBIDS
    possible = from_bits(made)
    yield Violation(reason, card=play.card, items=onto_items, values=possible, value=play.value, ban=ban)


def _ban(rules: Rules, play: Build, old: Bits, sums: Bits) -> Ban | None:
    """Return the rule of the variant that forbids a value, if another variant would allow it."""
    if play.value <= 0 or not sums >> play.value & 1:
        return None
    if rules.build_limit is not None and play.value > rules.build_limit:
        return Ban.BUILD_LIMIT
    if not rules.subtract and any(old >> play.value + value & 1 for value in rules.hand_values[play.card]):
        return Ban.SUBTRACTING
    # If an equal card may keep the value, it makes it, and there is no need to look for a ban.
    return Ban.SAME_VALUE if (old & rules.hand_bits[play.card]) >> play.value & 1 else None


def _promises(position: Position, play: Play) -> Iterator[Violation]:
    """Yield a violation if the rest of the hand could no longer take the player's own builds (readings 12 and 13)."""
    rules, seat = position.rules, position.turn
    table = table_after(position.table, play)
    owed = promised(table, seat)
    rest = without(position.hand, play.card)
    if keeps(rules, rest, owed) or promises_suspended(position):
        return
    # If each value could be kept by itself, the violation names the fewest that cannot be kept together.
    values = tuple(value for value in from_bits(owed) if not keeps(rules, rest, 1 << value))
    values = values or _too_many(rules, rest, from_bits(owed))
    stranded = tuple(item for item in table if item.owner == seat and item.value in values)
    yield Violation(Reason.OBLIGATION_BROKEN, card=play.card, items=stranded, values=values, seat=seat)


def _duties(position: Position, play: Play) -> Iterator[Violation]:
    """Yield a violation if house rules require something else to be done with the card, or with any card."""
    rules, seat = position.rules, position.turn
    own = tuple(item for item in position.table if item.owner == seat)
    takes_own = isinstance(play, Capture) and any(item.owner == seat for item in play.takes)
    if not takes_own and must_take_build(position):
        yield Violation(Reason.VARIANT_FORBIDS, card=play.card, items=own, ban=Ban.BUILD_UNTAKEN)
        return
    if isinstance(play, Lay) and not may_lay(position, play.card):
        takes = rules.capturing is not Capturing.MAY and bool(legal_taking(position, play.card).vectors)
        ban = Ban.MUST_CAPTURE if takes else Ban.OWNER_LAYS
        yield Violation(Reason.VARIANT_FORBIDS, card=play.card, items=() if takes else own, ban=ban)
    if rules.capturing is Capturing.ALL and isinstance(play, Capture):
        larger = taking_at_least(legal_taking(position, play.card), play.takes)
        if len(next(captures(larger), play).takes) > len(play.takes):
            yield Violation(Reason.VARIANT_FORBIDS, card=play.card, items=play.takes, ban=Ban.MORE_TO_TAKE)


def _too_many(rules: Rules, rest: tuple[Card, ...], owed: tuple[int, ...]) -> tuple[int, ...]:
    """Return the fewest of the values owed that have fewer cards than values."""
    some = (to_bits(few) for number in range(2, len(owed)) for few in combinations(owed, number))
    return from_bits(next((few for few in some if not keeps(rules, rest, few)), to_bits(owed)))
