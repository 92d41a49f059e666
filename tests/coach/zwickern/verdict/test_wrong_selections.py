"""Thousands of random wrong tries: brute force shows that each reason is true and each repair the nearest.

What a card counts, what a build can be worth and what a promise asks comes from tests/reference.py. Sums, partitions
and distances are written again here, over all subsets of the table.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cached_property

import pytest

from tests import reference
from tests.houses import KNOWN
from tutor.coach.zwickern.verdict.explanation import help_line, nudge, sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.coach.zwickern.verdict.repair import Help
from tutor.engine.cards import Card
from tutor.engine.zwickern import (
    VARIANTS,
    Ban,
    Build,
    Capture,
    Item,
    Lay,
    Pile,
    Play,
    Position,
    Reading,
    Reason,
    Violation,
    full_pack,
    loose,
    violations,
)
from tutor.engine.zwickern.variants import HIGH_ONLY
from tutor.text import card_sign, language, render

WORDS = language("en")
WRONG_CAPTURES = 400
WRONG_BUILDS = 30
WRONG_LAYS = 12
FREE, BOUND = ([name for name, rules in KNOWN.items() if rules.bound is bound] for bound in (False, True))
"""The games in which no play is a duty, and those in which some are, which the brute force here does not know."""
CAPTURE_REASONS = {
    Reason.ITEM_NOT_ON_TABLE,
    Reason.PART_OF_BUILD,
    Reason.NOTHING_SELECTED,
    Reason.OUT_OF_REACH,
    Reason.DOES_NOT_SPLIT,
    Reason.TWO_VALUES,
    Reason.JOKER_RULE,
    Reason.OBLIGATION_BROKEN,
}


class Sums:
    """What one card can do with every subset of a table; a subset is a number with a bit for each item."""

    def __init__(self, where: Position, card: Card) -> None:
        self.table = where.table
        self.known = reference.facts(where)
        self.card = card
        self.values = reference.card_values(self.known, card)
        self.wild = self.known.wild and reference.is_joker(card)
        self.jokers = sum(
            1 << place for place, item in enumerate(where.table) if reference.is_loose_joker(self.known, item)
        )

    @cached_property
    def totals(self) -> list[set[int]]:
        """Return for each subset the totals that its items can have, without loose jokers."""
        found = [{0}]
        for mask in range(1, 1 << len(self.table)):
            place = mask.bit_length() - 1
            before = found[mask ^ 1 << place]
            more = reference.item_values(self.known, self.table[place])
            found.append({total + value for total in before for value in more} if more else before)
        return found

    def is_group(self, mask: int, value: int) -> bool:
        """Tell whether a subset is one group of a value."""
        if mask & self.jokers:
            return self.wild and mask.bit_count() == 1
        return value in self.totals[mask]

    def partition(self, mask: int, values: set[int]) -> list[tuple[int, int]] | None:
        """Part a subset into groups, each with one of the values; None if that is not possible."""
        if not mask:
            return []
        first = mask & -mask
        rest = mask ^ first
        some = rest
        while True:
            value = next((value for value in values if self.is_group(first | some, value)), None)
            if value is not None and (left := self.partition(rest ^ some, values)) is not None:
                return [(first | some, value), *left]
            if not some:
                return None
            some = (some - 1) & rest

    @cached_property
    def takeable(self) -> list[bool]:
        """Return for each subset whether the card can take it, promises aside."""
        return [False, *(self.splits(mask) for mask in range(1, 1 << len(self.table)))]

    def splits(self, mask: int) -> bool:
        """Tell whether a subset splits into groups of one value of the card."""
        return any(self.partition(mask, {value}) is not None for value in self.values)

    def capture(self, mask: int) -> Capture:
        """Return the capture of a subset."""
        return Capture(self.card, tuple(item for place, item in enumerate(self.table) if mask >> place & 1))

    def captures(self) -> Iterator[Capture]:
        """Yield every capture of the card, promises aside."""
        return (self.capture(mask) for mask, fits in enumerate(self.takeable) if fits)


class Brute:
    """Every legal play of a position, found slowly."""

    def __init__(self, where: Position) -> None:
        self.where = where
        self.sums = {card: Sums(where, card) for card in where.hand}

    @cached_property
    def owes(self) -> bool:
        """Tell whether the player has made a promise."""
        return any(item.owner == self.where.turn for item in self.where.table)

    @cached_property
    def suspended(self) -> bool:
        """Tell whether no play keeps every promise (reading 13)."""
        return self.owes and not any(reference.keeps_promises(self.where, play) for play in self.possible())

    def possible(self) -> Iterator[Play]:
        """Yield every play, promises aside."""
        for card in dict.fromkeys(self.where.hand):
            yield Lay(card)
            yield from self.builds(card)
            yield from self.sums[card].captures()

    def builds(self, card: Card) -> Iterator[Build]:
        """Yield every build of a card, promises aside."""
        where = self.where
        held = {value for other in where.hand for value in reference.card_values(reference.facts(where), other)}
        for onto in (None, *dict.fromkeys(where.table)):
            # A build needs a value that is held or announced, and only 5, 9 and 13 are announced here.
            for value in sorted(held | {5, 9, 13}):
                for owner in {where.turn, reference.partner_of(where)} - {None}:
                    build = Build(card, onto, value, owner)
                    if not why_no_build(where, build):
                        yield build

    def keeps(self, play: Play) -> bool:
        """Tell whether a play that is possible when promises are put aside is legal."""
        return not self.owes or reference.keeps_promises(self.where, play) or self.suspended

    def legal_captures(self, card: Card) -> list[Capture]:
        """List every legal capture of a card."""
        return [play for play in self.sums[card].captures() if self.keeps(play)]

    def is_legal(self, play: Play) -> bool:
        """Tell whether a play is legal."""
        if play.card not in self.where.hand:
            return False
        if isinstance(play, Capture):
            there = not Counter(play.takes) - Counter(self.where.table)
            return there and self.sums[play.card].takeable[mask_of(self.where, play.takes)] and self.keeps(play)
        return not (isinstance(play, Build) and why_no_build(self.where, play)) and self.keeps(play)


def mask_of(where: Position, items: tuple[Item, ...]) -> int:
    """Return the subset of the table that consists of some items."""
    mask = 0
    for item in items:
        mask |= next(1 << place for place, other in enumerate(where.table) if other == item and not mask >> place & 1)
    return mask


def why_no_build(where: Position, build: Build) -> list[tuple[Reason, Ban | None]]:
    """List why a build of a card in the hand onto an item of the table is not possible, promises aside."""
    known, mate = reference.facts(where), reference.partner_of(where)
    if not where.table:
        return [(Reason.VARIANT_FORBIDS, Ban.EMPTY_TABLE)]
    if build.onto is not None and reference.is_loose_joker(known, build.onto):
        return [(Reason.JOKER_RULE, None)]
    found = []
    if not value_can_be_made(where, build):
        ban = why_forbidden(where, build)
        found.append((Reason.OUT_OF_REACH if ban is None else Reason.VARIANT_FORBIDS, ban))
    rest = reference.less(where.hand, build.card)
    if build.owner == where.turn:
        if not any(build.value in reference.card_values(known, card) for card in rest):
            found.append((Reason.NO_CARD_FOR_VALUE, None))
    elif mate is None:
        found.append((Reason.VARIANT_FORBIDS, Ban.NO_PARTNERS))
    elif build.owner != mate or not where.announced[mate] >> build.value & 1:
        found.append((Reason.NOT_ANNOUNCED, None))
    return found


def value_can_be_made(where: Position, build: Build) -> bool:
    """Tell whether the card makes the value, and some card takes it."""
    known = reference.facts(where)
    if build.onto is None:
        made = {value for value in reference.card_values(known, build.card) if value <= known.limit}
    else:
        made = reference.build_values(known, reference.item_values(known, build.onto), build.card)
    return build.value in made & reference.takeable(where)


def why_forbidden(where: Position, build: Build) -> Ban | None:
    """Return what the variant forbids about a value that the card could make under other rules."""
    known = reference.facts(where)
    played = reference.card_values(known, build.card)
    old = reference.item_values(known, build.onto) if build.onto is not None else set()
    added = {one + other for one in old for other in played} | (played if build.onto is None else set())
    less = {one - other for one in old for other in played}
    turned = {other - one for one in old for other in played} if known.from_card else set()
    if build.value not in added | less | turned | (old & played):
        return None
    if build.value > known.limit:
        return Ban.BUILD_LIMIT
    if known.add_only and build.value in less:
        return Ban.SUBTRACTING
    return Ban.SAME_VALUE if not known.same and build.value in old & played else None


def random_item(dice: random.Random, where: Position, pack: list[Card]) -> Item:
    """Draw a loose card or a build, often one that the player has promised to take."""
    cards = tuple(pack.pop() for _ in range(dice.choice((1, 1, 1, 1, 2, 2, 3))))
    known = reference.facts(where)
    values = reference.reachable(known, reference.takeable(where), cards)
    held = {value for card in where.hand for value in reference.card_values(known, card)} & values
    if (len(cards) == 1 and dice.random() < 0.9) or not values:
        return loose(cards[0])
    return Item(
        cards,
        dice.choice(sorted(held or values)),
        dice.choice((where.turn, where.turn, dice.randrange(len(where.seats)))),
    )


def random_position(dice: random.Random, variant: str) -> Position:
    """Draw a small table with a few cards to play; cards of two values and wild jokers come up often."""
    rules = KNOWN[variant]
    seating = dice.choice(rules.plans[:4])
    pack = list(full_pack(rules, seating))
    dice.shuffle(pack)
    often = ("A", "J", "Q", "K", *rules.jokers) if rules.wild or rules.courts != HIGH_ONLY else ()
    pack.sort(key=lambda card: 0.3 * (card.rank in often or card.code in often) + dice.random())
    turn = dice.randrange(seating.players)
    hand = tuple(pack.pop() for _ in range(dice.randint(1, 4)))
    hands = tuple(hand if seat == turn else None for seat in range(seating.players))
    seats = ("North", "East", "South", "West", "Middle")[: seating.players]
    announced = tuple(1 << dice.choice((5, 9, 13)) for _ in seats)
    bare = Position(rules, seating, seats, turn, hands, (), announced, None, 0, (Pile(),) * len(seats), None)
    table = tuple(random_item(dice, bare, pack) for _ in range(dice.randint(1, 7)))
    return Position(rules, seating, seats, turn, hands, table, announced, None, 0, bare.won, None)


def random_takes(dice: random.Random, where: Position, possible: list[Capture]) -> tuple[Item, ...]:
    """Draw items of the table, now and then with one that is not there or is a part of a build.

    Often they are a capture that only a promise can forbid, with one item more or less or together with another
    capture.
    """
    takes = [item for item in where.table if dice.random() < dice.choice((0.3, 0.6, 0.9))]
    if possible and dice.random() < 0.5:
        takes = list(dice.choice(possible).takes)
        others = [play.takes for play in possible if not Counter(play.takes) & Counter(takes)]
        if others and dice.random() < 0.6:
            takes += dice.choice(others)
        elif dice.random() < 0.4:
            odd = dice.choice(where.table)
            (takes.remove if odd in takes else takes.append)(odd)
    if dice.random() < 0.1:
        builds = [item for item in where.table if len(item.cards) > 1]
        strangers = [loose(card) for card in where.rules.pack if card not in where.hand]
        parts = [loose(card) for build in builds for card in build.cards]
        takes.append(dice.choice(parts if parts and dice.random() < 0.6 else strangers))
    return tuple(takes)


def wrong_captures(variant: str) -> Iterator[tuple[Brute, Capture]]:
    """Yield captures that are not legal."""
    dice = random.Random(f"captures of {variant}")
    number = 0
    while number < WRONG_CAPTURES:
        brute = Brute(random_position(dice, variant))
        for _ in range(4):
            card = dice.choice(brute.where.hand)
            wrong = Capture(card, random_takes(dice, brute.where, list(brute.sums[card].captures())))
            if not brute.is_legal(wrong):
                number += 1
                yield brute, wrong


def missing(where: Position, items: tuple[Item, ...]) -> list[tuple[Item, Item | None]]:
    """List the chosen items that are not on the table, each with the build of which it is a part, if any."""
    gone = (Counter(items) - Counter(where.table)).elements()
    return [
        (item, next((build for build in where.table if len(build.cards) > 1 and item.cards[0] in build.cards), None))
        for item in gone
    ]


def true_reasons(brute: Brute, wrong: Capture) -> list[Reason]:
    """List why a capture is not legal, found from the totals of all subsets of the table."""
    gone = missing(brute.where, wrong.takes)
    if gone:
        return [Reason.ITEM_NOT_ON_TABLE if build is None else Reason.PART_OF_BUILD for _, build in gone]
    if not wrong.takes:
        return [Reason.NOTHING_SELECTED]
    sums, mask = brute.sums[wrong.card], mask_of(brute.where, wrong.takes)
    if mask & sums.jokers and not sums.wild:
        return [Reason.JOKER_RULE]
    if sums.takeable[mask]:
        return [Reason.OBLIGATION_BROKEN]
    totals = sums.totals[mask]
    multiple = any(total % value == 0 for total in totals for value in sums.values)
    found = [Reason.DOES_NOT_SPLIT if multiple and mask.bit_count() > 1 else Reason.OUT_OF_REACH]
    if not sums.wild and sums.partition(mask, sums.values) is not None:
        found.append(Reason.TWO_VALUES)
    return found


def check_particulars(brute: Brute, wrong: Capture, violation: Violation) -> None:
    """Assert that the values, totals, items and builds of a reason are those of the table."""
    where, sums = brute.where, brute.sums[wrong.card]
    chosen = mask_of(where, wrong.takes) if not missing(where, wrong.takes) else 0
    match violation.reason:
        case Reason.ITEM_NOT_ON_TABLE:
            assert violation.items[0] in [item for item, _ in missing(where, wrong.takes)]
        case Reason.PART_OF_BUILD:
            part, build = violation.items
            assert build in where.table
            assert set(part.cards) < set(build.cards)
            assert violation.value == build.value
        case Reason.OUT_OF_REACH:
            assert set(violation.totals) == sums.totals[chosen]
            assert set(violation.values) == sums.values
            assert not set(violation.totals) & sums.values
        case Reason.DOES_NOT_SPLIT:
            assert set(violation.totals) == sums.totals[chosen]
            inside = [mask for mask, fits in enumerate(sums.takeable) if fits and mask & chosen == mask]
            most = max((mask.bit_count() for mask in inside), default=0)
            left = mask_of(where, violation.items)
            assert left & chosen == left
            assert left.bit_count() == chosen.bit_count() - most
            assert left == chosen or sums.takeable[chosen ^ left]
        case Reason.TWO_VALUES:
            assert set(violation.values) == sums.values
            groups = sums.partition(chosen, sums.values)
            assert groups is not None
            assert len({value for _, value in groups}) == 2
        case Reason.JOKER_RULE:
            assert mask_of(where, violation.items) == chosen & sums.jokers
        case Reason.OBLIGATION_BROKEN:
            check_promise(brute, wrong, violation)
        case _:
            assert violation.reason is Reason.NOTHING_SELECTED


def check_promise(brute: Brute, wrong: Play, violation: Violation) -> None:
    """Assert that the named builds are the player's own, and that the rest of the hand cannot take them all."""
    where = brute.where
    after = reference.after(where, wrong)
    own = {item.value for item in after.table if item.owner == where.turn}
    rest = reference.less(where.hand, wrong.card)
    assert set(violation.values) <= own
    assert {item.value for item in violation.items} == set(violation.values)
    assert not reference.can_meet(reference.facts(where), rest, sorted(violation.values))


def whole(where: Position, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the chosen items, the parts of builds replaced by the builds."""
    there = Counter(items) & Counter(where.table)
    for item, build in missing(where, items):
        if build is None:
            there[item] += 1
        elif there[build] < Counter(where.table)[build]:
            there[build] += 1
    return tuple(there.elements())


def distance(chosen: tuple[Item, ...], taken: tuple[Item, ...]) -> tuple[int, int]:
    """Count the items that change, and say whether by adding (0), dropping (1) or both (2)."""
    wanted, has = Counter(chosen), Counter(taken)
    added, dropped = (has - wanted).total(), (wanted - has).total()
    return added + dropped, 2 if added and dropped else 1 if dropped else 0


def check_repair(brute: Brute, wrong: Capture, verdict: Verdict) -> None:
    """Assert that the repair is legal and that nothing legal is nearer."""
    found = verdict.repair
    own = brute.legal_captures(wrong.card)
    others = [card for card in brute.where.hand if brute.is_legal(Capture(card, wrong.takes))]
    if own:
        assert found.help is Help.NEAREST
        assert isinstance(found.play, Capture)
        assert found.play.card is wrong.card
        assert brute.is_legal(found.play)
        chosen = whole(brute.where, wrong.takes)
        assert distance(chosen, found.play.takes) == min(distance(chosen, play.takes) for play in own)
    elif others:
        assert found.help is Help.OTHER_CARD
        assert found.play is not None
        assert found.play.card in others
        assert found.play == wrong._replace(card=found.play.card)
    else:
        assert (found.help, found.play) == (Help.NOTHING, None)


def check_words(brute: Brute, wrong: Capture, verdict: Verdict) -> None:
    """Assert that the sentence names what fails and that the second sentence is true."""
    said = render(WORDS, sentence(verdict))
    reasons = {violation.reason for violation in verdict.violations}
    if reasons & {Reason.OUT_OF_REACH, Reason.DOES_NOT_SPLIT}:
        sums = brute.sums[wrong.card]
        named = [item for item in wrong.takes if not mask_of(brute.where, (item,)) & sums.jokers]
        if Reason.TWO_VALUES not in reasons:
            assert all(card_sign(WORDS, card) in said for item in named for card in item.cards), said
    helping = help_line(verdict)
    assert (helping is None) == (verdict.repair.play is None)
    assert helping is None or render(WORDS, helping)
    second = nudge(verdict)
    if second is None:
        return
    assert render(WORDS, second)
    check_nudge(brute, wrong, verdict, second.message.removeprefix("verdict-nudge-"))


def check_nudge(brute: Brute, wrong: Capture, verdict: Verdict, kind: str) -> None:
    """Assert that a second sentence is true."""
    taken = verdict.repair.play.takes if isinstance(verdict.repair.play, Capture) else ()
    change = distance(whole(brute.where, wrong.takes), taken)
    match kind:
        case "nothing":
            assert not any(brute.sums[wrong.card].takeable)
        case "promise":
            assert any(brute.sums[wrong.card].takeable)
            assert not brute.legal_captures(wrong.card)
        case "other-card" | "other-card-all":
            assert any(brute.is_legal(Capture(card, wrong.takes)) for card in brute.where.hand)
        case "with" | "keep":
            assert change in ((1, 0), (2, 0))
        case "without" | "rest":
            assert change[1] == 1
        case "swap" | "swap-keep":
            assert change == (2, 2)
        case _:
            assert (kind, change) == ("whole", (0, 0))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_wrong_capture_gets_true_reasons_and_the_nearest_repair(variant: str) -> None:
    seen: Counter[Reason] = Counter()
    for brute, wrong in wrong_captures(variant):
        verdict = judge(brute.where, Reading(wrong))
        assert not verdict.legal, (brute.where, wrong)
        assert [violation.reason for violation in verdict.violations] == true_reasons(brute, wrong), (brute, wrong)
        for violation in verdict.violations:
            check_particulars(brute, wrong, violation)
            seen[violation.reason] += 1
        check_repair(brute, wrong, verdict)
        check_words(brute, wrong, verdict)
    never = Reason.TWO_VALUES if VARIANTS[variant].courts == HIGH_ONLY else None
    only_wild = set() if VARIANTS[variant].wild else {Reason.JOKER_RULE}
    assert CAPTURE_REASONS - only_wild - {never} == set(seen)
    assert min(seen.values()) >= 3, seen


@pytest.mark.parametrize("variant", FREE)
def test_a_wrong_build_gets_true_reasons_and_the_nearest_repair(variant: str) -> None:
    dice = random.Random(f"builds of {variant}")
    number = 0
    while number < WRONG_BUILDS:
        brute = Brute(random_position(dice, variant))
        where = brute.where
        onto = dice.choice((None, *where.table, *where.table))
        wrong = Build(dice.choice(where.hand), onto, dice.randint(1, 24), dice.randrange(len(where.seats)))
        if brute.is_legal(wrong):
            continue
        number += 1
        verdict = judge(where, Reading(wrong))
        expected = why_no_build(where, wrong) or [(Reason.OBLIGATION_BROKEN, None)]
        assert [(violation.reason, violation.ban) for violation in verdict.violations] == expected, (where, wrong)
        assert render(WORDS, sentence(verdict))
        if verdict.violations[0].reason is Reason.OBLIGATION_BROKEN:
            check_promise(brute, wrong, verdict.violations[0])
        own = [build for build in brute.builds(wrong.card) if brute.keeps(build)]
        if own:
            assert verdict.repair.play in own
            far = {
                build: (build.onto != onto, build.owner != wrong.owner, abs(build.value - wrong.value)) for build in own
            }
            assert far[verdict.repair.play] == min(far.values())
        elif verdict.repair.play is not None:
            assert verdict.repair.help is Help.OTHER_CARD
            assert brute.is_legal(verdict.repair.play)
        second = nudge(verdict)
        assert (second is not None and second.message == "verdict-nudge-no-build") == (verdict.repair.play is None)


@pytest.mark.parametrize("variant", FREE)
def test_a_card_that_may_not_be_laid_breaks_a_promise_and_gets_a_legal_play(variant: str) -> None:
    dice = random.Random(f"lays of {variant}")
    number = 0
    while number < WRONG_LAYS:
        brute = Brute(random_position(dice, variant))
        wrong = Lay(dice.choice(brute.where.hand))
        if brute.is_legal(wrong):
            continue
        number += 1
        verdict = judge(brute.where, Reading(wrong))
        (violation,) = verdict.violations
        assert violation.reason is Reason.OBLIGATION_BROKEN
        check_promise(brute, wrong, violation)
        assert verdict.repair.play is not None
        assert brute.is_legal(verdict.repair.play)
        own = any(map(brute.is_legal, [*brute.builds(wrong.card), *brute.sums[wrong.card].captures()]))
        assert (verdict.repair.help is Help.NEAREST) == own


@pytest.mark.parametrize("variant", BOUND)
def test_where_plays_are_duties_a_wrong_one_gets_its_reason_and_a_legal_one_in_its_place(variant: str) -> None:
    dice = random.Random(f"duties of {variant}")
    bans = set()
    for _ in range(40):
        where = random_position(dice, variant)
        wrong = [play for play in reference.candidates(where) if violations(where, play)]
        # Nearly all wrong plays are builds, so all that are none are tried, and some that are.
        others = [play for play in wrong if not isinstance(play, Build)]
        for play in [*others[:20], *dice.sample(wrong, min(len(wrong), 8))]:
            verdict = judge(where, Reading(play))
            bans |= {violation.ban for violation in verdict.violations}
            assert render(WORDS, sentence(verdict))
            assert verdict.repair.play is None or not violations(where, verdict.repair.play), (where, play)
    assert bans & {Ban.MUST_CAPTURE, Ban.BUILD_UNTAKEN, Ban.OWNER_LAYS}
