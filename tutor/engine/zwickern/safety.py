"""Which cards, and how many hands, could answer a lay, as far as one player can know from what has been seen."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import comb, prod

from tutor.engine.cards import Card
from tutor.engine.zwickern.hand import hand_sizes, next_deal, next_in_deal
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.moves import Capture, Lay, is_zwick, play, promised
from tutor.engine.zwickern.position import Position, loose, seen_by
from tutor.engine.zwickern.rules import Bits, from_bits, is_wild
from tutor.engine.zwickern.taking import can_clear, keeps, lay_out, taking


def after_laying(position: Position, card: Card) -> Position:
    """The position after a card of the hand has been laid, as the player who laid it knows it."""
    return play(seen_by(position, position.turn).position, Lay(card))


def zwick_answers(position: Position, card: Card) -> tuple[Card, ...]:
    """The cards not yet seen with which the next player could make a Zwick after this card is laid."""
    found: dict[Card, None] = {}
    for case in _cases(position, card):
        found |= {answer: None for answer in case.answers() if case.hands((answer,))}
    return tuple(found)


def zwick_hands(position: Position, card: Card) -> int:
    """How many hands that the next player can hold make a Zwick after this card is laid.

    A hand can be held if it has the right number of cards that nobody has seen, and keeps what the player has
    promised and announced. A card that goes to the table before the next deal may be any of those not seen.
    """
    return sum(case.hands(case.answers()) for case in _cases(position, card))


def could_take(position: Position, card: Card, answer: Card) -> bool:
    """Whether one card in another hand could take anything after this card is laid, whatever that hand has promised."""
    after = _holding(after_laying(position, card), answer)
    layout = lay_out(after, after.rules.hand_bits[answer], wild=is_wild(after.rules, answer), counting=True)
    return bool(taking(after, answer, layout, dutiful=False).vectors)


_Kind = tuple[Bits, bool]
"""The promises that a card can keep, and whether it is one of the cards asked for."""


class _Case:
    """A position in which the next player holds so many of some cards, who promised `owed` and announced `wanted`."""

    def __init__(self, position: Position, unseen: Counter[Card], size: int) -> None:
        self.position = position
        self.unseen = unseen
        self.size = size
        self.owed = promised(position.table, position.turn)
        self.wanted = position.announced[position.turn]

    def answers(self) -> tuple[Card, ...]:
        """The cards that clear the table with a Zwick that counts."""
        return tuple(card for card in self.unseen if _can_zwick(_holding(self.position, card), card))

    def hands(self, answers: Sequence[Card]) -> int:
        """How many hands hold at least one of some cards."""
        if not answers:
            return 0
        if not self.owed | self.wanted:
            without = sum(number for card, number in self.unseen.items() if card not in answers)
            return comb(self.unseen.total(), self.size) - comb(without, self.size)
        return sum(_ways(kinds, some) for kinds, some in self._kept(answers))

    def _kept(self, answers: Sequence[Card]) -> Iterator[tuple[Mapping[_Kind, int], tuple[int, ...]]]:
        """The hands that hold an answer and keep all promises, as how many there are of each kind of card."""
        kinds: Counter[_Kind] = Counter()
        shown: dict[_Kind, Card] = {}
        for card, number in self.unseen.items():
            kind = (self.position.rules.hand_bits[card] & (self.owed | self.wanted), card in answers)
            kinds[kind] += number
            shown[kind] = card
        for some in _choices(tuple(kinds.values()), self.size):
            cards = [shown[kind] for kind, taken in zip(kinds, some, strict=True) for _ in range(taken)]
            holds = any(taken and answering for (_, answering), taken in zip(kinds, some, strict=True))
            if holds and self._keeps(cards):
                yield kinds, some

    def _keeps(self, hand: Sequence[Card]) -> bool:
        """Whether a hand keeps what its player has promised, and has a card for each announced value."""
        rules = self.position.rules
        answered = all(any(rules.hand_bits[card] >> value & 1 for card in hand) for value in from_bits(self.wanted))
        return answered and keeps(rules, hand, self.owed)


def _choices(most: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many cards in all from kinds with so many each."""
    ranges = [range(min(number, size) + 1) for number in most]
    return (some for some in product(*ranges) if sum(some) == size)


def _ways(kinds: Mapping[_Kind, int], some: tuple[int, ...]) -> int:
    return prod(comb(number, taken) for number, taken in zip(kinds.values(), some, strict=True))


def _cases(position: Position, card: Card) -> Iterator[_Case]:
    """What the next player may meet after a lay: one position, or one for every card that may still go to the table."""
    unseen = Counter(seen_by(position, position.turn).unseen)
    after = after_laying(position, card)
    following = next_in_deal(position)
    if following == position.turn:
        # Nobody else has a card left in this deal.
        return
    if following is not None:
        yield _Case(replace(after, turn=following), unseen, hand_sizes(position)[following])
        return
    dealt = next_deal(position)
    if dealt is None:
        return
    if not dealt.to_table:
        yield _Case(replace(after, turn=dealt.first), unseen, dealt.size)
        return
    for left_over, number in unseen.items():
        table = (*after.table, loose(left_over))
        case = _Case(replace(after, turn=dealt.first, table=table), unseen - Counter((left_over,)), dealt.size)
        for _ in range(number):
            yield case


def _holding(position: Position, card: Card) -> Position:
    """The position with a hand of this one card; what clears the table keeps every promise."""
    hands = list(position.hands)
    hands[position.turn] = (card,)
    return replace(position, hands=tuple(hands))


def _can_zwick(position: Position, card: Card) -> bool:
    return is_zwick(position, Capture(card, position.table)) and can_clear(legal_taking(position, card))
