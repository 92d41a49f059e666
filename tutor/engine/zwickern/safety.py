"""The cards that could answer a play, and the number of hands that could, from one player's knowledge."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import NamedTuple

from tutor.engine.arithmetic.exact_cover import split
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card
from tutor.engine.zwickern.captures import Taking, item_kind, lay_out, taking, taking_at_least
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import next_deal, next_in_deal
from tutor.engine.zwickern.listing import legal_builds
from tutor.engine.zwickern.plays import Capture, Lay, Play, is_zwick, item_left, make_play, promised
from tutor.engine.zwickern.position import Position, loose, seen_by
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, takes_lone

_MOST_CHOICES = 200_000
"""The most ways to choose from kinds of cards that are gone through: a second at most."""


def after_laying(position: Position, card: Card) -> Position:
    """Return the position after a card of the hand has been laid, as the player who laid it knows it."""
    return make_play(seen_by(position, position.turn).position, Lay(card))


def zwick_answers(position: Position, card: Card) -> tuple[Card, ...]:
    """Return the cards not yet seen with which the next player could make a Zwick after this card is laid."""
    return zwick_answers_to(position, Lay(card))


def zwick_answers_to(position: Position, play: Play) -> tuple[Card, ...]:
    """Return the cards not yet seen with which the next player could make a Zwick after a legal play.

    An answer counts only in a hand that the next player can hold: see `zwick_odds`.
    """
    found: dict[Card, None] = {}
    for case in _cases(position, play):
        found |= {answer: None for answer in _answers(case) if _zwick_hands(case, (answer,)).hands}
    return tuple(found)


class ZwickOdds(NamedTuple):
    """The number of hands of the next player that make a Zwick, out of `every` hand that player can hold.

    Both are 0 if no other player plays on.
    """

    hands: int
    every: int

    @property
    def share(self) -> float:
        """The chance of a Zwick, where all hands are equally likely."""
        return self.hands / self.every if self.every else 0.0


def zwick_odds(position: Position, play: Play) -> ZwickOdds:
    """Count the hands of the next player that can make a Zwick after a legal play.

    A hand counts if the next player can hold it: it has the right number of cards, all unseen, and keeps what that
    player has promised and announced since the cards were dealt. Cards that go to the table before the next deal may
    be any unseen ones.
    """
    hands = every = 0
    for case in _cases(position, play):
        some = _zwick_hands(case, _answers(case))
        hands += some.hands
        every += some.every
    return ZwickOdds(hands, every)


def zwick_hands(position: Position, card: Card) -> int:
    """Count the hands of the next player that can make a Zwick after this card is laid: see `zwick_odds`."""
    return zwick_odds(position, Lay(card)).hands


def could_take(position: Position, card: Card, answer: Card) -> bool:
    """Tell whether a card in another hand could take anything after this card is laid, promises aside."""
    return bool(taken_after(position, card, answer).vectors)


def takers(position: Position, play: Play, *, alone: bool = False) -> tuple[Card, ...]:
    """Return the cards not yet seen that could take the item that a play leaves, equal ones once; promises aside.

    They take it in any capture, or with `alone` by itself. A capture leaves nothing.
    """
    if isinstance(play, Capture):
        return ()
    seen = seen_by(position, position.turn)
    after, item = make_play(seen.position, play), item_left(play)
    there = replace(after, table=(item,)) if alone else after
    unseen = dict.fromkeys(seen.unseen)
    return tuple(card for card in unseen if taking_at_least(_taking_of(there, card), (item,)).vectors)


def changers(position: Position, play: Play, value: int | None = None) -> tuple[Card, ...]:
    """Return the cards not yet seen that others could build onto the item that a play leaves, to a value or to any.

    The builder's hand may have any other card not yet seen, so that no promise forbids the build.
    """
    if isinstance(play, Capture):
        return ()
    seen = seen_by(position, position.turn)
    after, item = make_play(seen.position, play), item_left(play)
    seats = range(len(position.seats))
    found: dict[Card, None] = {}
    for seat in seats:
        if seat == position.turn:
            continue
        there = replace(after, turn=seat, hands=tuple(seen.unseen if one == seat else None for one in seats))
        for card in dict.fromkeys(seen.unseen):
            if any(build.onto == item and value in (None, build.value) for build in legal_builds(there, card)):
                found[card] = None
    return tuple(found)


def taken_after(position: Position, card: Card, answer: Card) -> Taking:
    """Return the captures of a card in another hand after this card is laid, promises aside."""
    return _taking_of(after_laying(position, card), answer)


def _taking_of(position: Position, answer: Card) -> Taking:
    """Return the captures of a card in the hand of the player to play, promises aside."""
    after = _holding(position, answer)
    layout = lay_out(after, after.rules.hand_bits[answer], joker=takes_lone(after.rules, answer), counting=True)
    return taking(after, answer, layout, dutiful=False)


def _holding(position: Position, card: Card) -> Position:
    """Return the position in which the player to play holds this card alone."""
    hands = list(position.hands)
    hands[position.turn] = (card,)
    return replace(position, hands=tuple(hands))


class _Promises(NamedTuple):
    """The values that a hand has a card for: a different one for each of `owed`, any card for each of `wanted`.

    One of the values in `lent` may need no card of its own: the partner may have made that build since.
    """

    owed: Bits = 0
    wanted: Bits = 0
    lent: Bits = 0


class _Case(NamedTuple):
    """A case that the next player may meet: the table, and a hand of `size` unseen cards that keeps its promises."""

    position: Position
    unseen: Counter[Card]
    size: int
    promises: _Promises = _Promises()


def _cases(position: Position, play: Play) -> Iterator[_Case]:
    """Yield the cases that the next player may meet after a play: one, or one for each choice of cards put down."""
    seen = seen_by(position, position.turn)
    unseen, after = Counter(seen.unseen), make_play(seen.position, play)
    following = next_in_deal(position, play)
    if following is not None:
        # A player who goes on alone has no answer to expect.
        if following != position.turn:
            there = replace(after, turn=following)
            yield _Case(there, unseen, hand_sizes(position)[following], _promises(there))
        return
    dealt = next_deal(position)
    if dealt is None:
        return
    # Earlier announcements do not bind cards that are dealt afterwards.
    there = replace(after, turn=dealt.first)
    if not dealt.to_table:
        yield _Case(there, unseen, dealt.size)
        return
    if comb(unseen.total(), dealt.to_table) > _MOST_CHOICES:
        raise TooMuchWorkError("there are too many tables to look at")
    for put_down in combinations(unseen.elements(), dealt.to_table):
        table = (*after.table, *map(loose, put_down))
        yield _Case(replace(there, table=table), unseen - Counter(put_down), dealt.size)


def _promises(position: Position) -> _Promises:
    owed, wanted = promised(position.table, position.turn), position.announced[position.turn]
    return _Promises(owed, wanted, owed & wanted if position.plan.partners else 0)


def _answers(case: _Case) -> tuple[Card, ...]:
    """Return the unseen cards that clear the table with a Zwick that counts; such a play keeps every promise."""
    position, rules = case.position, case.position.rules
    if not position.table:
        return ()
    kinds = {joker: _kinds(position, joker=joker) for joker in (False, True)}
    return tuple(
        card
        for card in case.unseen
        if is_zwick(position, Capture(card, position.table))
        and any(_splits(kinds[takes_lone(rules, card)], value) for value in rules.hand_values[card])
    )


def _kinds(position: Position, *, joker: bool) -> tuple[ItemKind, ...]:
    """Return the kinds of the items on the table, in an order that does not depend on the table's."""
    kinds = Counter(item_kind(position.rules, item, joker=joker) for item in position.table)
    return tuple(sorted(kind._replace(number=number) for kind, number in kinds.items()))


@lru_cache(maxsize=1 << 14)
def _splits(kinds: tuple[ItemKind, ...], value: int) -> bool:
    """Tell whether all items split into groups of a value."""
    return split(kinds, value) is not None


def _zwick_hands(case: _Case, answers: Iterable[Card]) -> ZwickOdds:
    """Count the hands, and those with one of some cards; promises that no hand keeps are suspended (reading 13)."""
    _, unseen, size, promises = case
    rules, others = case.position.rules, unseen - Counter({card: unseen[card] for card in answers})
    every = _hands(rules, unseen, size, promises)
    if not every:
        promises = _Promises()
        every = _hands(rules, unseen, size, promises)
    # Hands with at least one of the cards are all hands less those with none of them.
    return ZwickOdds(every - _hands(rules, others, size, promises), every)


def _hands(rules: Rules, cards: Counter[Card], size: int, promises: _Promises) -> int:
    """Count the hands of these cards that keep promises."""
    values = promises.owed | promises.wanted
    if not values:
        return comb(cards.total(), size)
    kinds: Counter[Bits] = Counter()
    shown: dict[Bits, Card] = {}
    # Cards that answer the same values are counted as one kind, so that there are fewer choices.
    for card, number in cards.items():
        bits = rules.hand_bits[card] & values
        kinds[bits] += number
        shown.setdefault(bits, card)
    idle = kinds.pop(0, 0)
    return _kept(rules, tuple((shown[bits], number) for bits, number in kinds.items()), idle, size, promises)


@lru_cache(maxsize=1024)
def _kept(rules: Rules, kinds: tuple[tuple[Card, int], ...], idle: int, size: int, promises: _Promises) -> int:
    """Count the hands that keep promises, from kinds of cards that answer alike and idle cards that answer nothing."""
    if prod(number + 1 for _, number in kinds) > _MOST_CHOICES:
        raise TooMuchWorkError("there are too many hands to count")
    found = 0
    for some in _choices([number for _, number in kinds], size):
        hand = [card for (card, _), taken in zip(kinds, some, strict=True) for _ in range(taken)]
        if _keeps(rules, hand, promises):
            ways = prod(comb(number, taken) for (_, number), taken in zip(kinds, some, strict=True))
            found += ways * comb(idle, size - len(hand))
    return found


def _choices(most: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to take from kinds with some cards each, no more than `size` cards in all."""
    if not most:
        yield ()
        return
    for taken in range(min(most[0], size) + 1):
        for others in _choices(most[1:], size - taken):
            yield (taken, *others)


def _keeps(rules: Rules, hand: Sequence[Card], promises: _Promises) -> bool:
    """Tell whether a hand keeps promises."""
    owed, wanted, lent = promises
    if not all(any(rules.hand_bits[card] >> value & 1 for card in hand) for value in from_bits(owed | wanted)):
        return False
    return keeps(rules, hand, owed) or any(keeps(rules, hand, owed & ~(1 << value)) for value in from_bits(lent))
