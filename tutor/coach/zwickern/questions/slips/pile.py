"""The usual mistakes in counting a pile, each with the number of points that it leads to."""

from collections.abc import Iterator, Sequence

from tutor.coach.question import Slip, number_slip
from tutor.coach.zwickern.words.variants import game_noun
from tutor.engine.cards import Card
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.engine.zwickern.hand.scoring import pile_items
from tutor.text import Listed, Value


class CountedPile:
    """The won cards that a question shows, with their variant, Zwicks and majority."""

    def __init__(self, rules: Rules, cards: Sequence[Card], zwicks: int, *, most: bool) -> None:
        self.rules, self.cards, self.zwicks, self.most = rules, cards, zwicks, most
        self.points = _points_in(rules, cards, zwicks, most=most)


def _points_in(rules: Rules, cards: Sequence[Card], zwicks: int, *, most: bool) -> int:
    """Return all points of a pile."""
    return sum(pile_items(rules, cards, zwicks, majority=most).values())


def pile_slips(pile: CountedPile) -> Iterator[Slip]:
    """Yield the mistakes, the likeliest first.

    They are: a card taken for another one of its rank, the value of a card in play taken for its points, a part left
    out, points of another variant, points for the most cards that the question does not give, and cards counted one by
    one.
    """
    yield from _alike(pile)
    yield from _values(pile)
    yield from _left_out(pile)
    yield from _elsewhere(pile)
    if not pile.most:
        yield number_slip(pile.points + pile.rules.majority, "slip-pile-most-added")
    yield from _one_by_one(pile)


def _alike(pile: CountedPile) -> Iterator[Slip]:
    """Yield the points if cards score as another card of their rank does: one of them, or all that score alike."""
    points = pile.rules.card_points
    for card in dict.fromkeys(pile.cards):
        others = {points[other]: other for other in pile.rules.pack if other.rank == card.rank and card.suit}
        same = [one for one in pile.cards if one.rank == card.rank and points[one] == points[card]]
        for other in others.values():
            more = points[other] - points[card]
            if more <= 0:
                continue
            for cards in ([card], same) if same[0] is card and len(same) > 1 else ([card],):
                values: dict[str, Value] = {"cards": Listed(tuple(cards)), "count": len(cards)}
                yield number_slip(
                    pile.points + more * len(cards), "slip-pile-alike", **values, points=points[other], other=other
                )


def _values(pile: CountedPile) -> Iterator[Slip]:
    """Yield the points if the value in play is taken for the points: of one joker or ace, or of all cards."""
    rules, points = pile.rules, pile.rules.card_points
    for card in dict.fromkeys(pile.cards):
        if card.suit is None or points[card]:
            for value in _plain(rules.hand_values[card]):
                number = pile.points - points[card] + value
                yield number_slip(number, "slip-pile-value", card=card, value=value)
    jokers = [card for card in pile.cards if card.suit is None]
    for cards in (jokers, list(pile.cards)):
        for which in (0, -1):
            if len(cards) > 1 and all(_plain(rules.hand_values[card]) for card in cards):
                more = sum(rules.hand_values[card][which] - points[card] for card in cards)
                yield number_slip(pile.points + more, "slip-pile-values")


def _plain(values: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values of a card in play; none for a wild joker, which takes any value."""
    return values if len(values) <= 2 else ()


def _left_out(pile: CountedPile) -> Iterator[Slip]:
    """Yield the points without a card, or without one of several that score alike, Zwicks or most cards."""
    rules, points = pile.rules, pile.rules.card_points
    by_points: dict[int, list[Card]] = {}
    for card in pile.cards:
        by_points.setdefault(points[card], []).append(card)
    most = rules.majority if pile.most else 0
    zwicks = rules.zwick * pile.zwicks
    if most:
        yield number_slip(pile.points - most, "slip-pile-no-most")
    if zwicks:
        yield number_slip(pile.points - zwicks, "slip-pile-no-zwicks", count=pile.zwicks)
    if most and zwicks:
        yield number_slip(pile.points - most - zwicks, "slip-pile-cards-only")
    if zwicks and rules.zwick > 1:
        yield number_slip(pile.points - zwicks + pile.zwicks, "slip-pile-zwick-one", count=pile.zwicks)
    for scored, cards in sorted(by_points.items(), reverse=True):
        if scored and len(set(cards)) == 1:
            yield number_slip(pile.points - scored, "slip-pile-without", card=cards[0])
        elif scored:
            yield number_slip(pile.points - scored, "slip-pile-without-one", points=scored)


def _elsewhere(pile: CountedPile) -> Iterator[Slip]:
    """Yield the points in another variant, of the whole pile or of a single card."""
    rules = pile.rules
    others = [other for other in VARIANTS.values() if other.name != (rules.base or rules.name)]
    for other in others:
        if all(card in other.pack for card in pile.cards):
            number = _points_in(other, pile.cards, pile.zwicks, most=pile.most)
            yield number_slip(number, "slip-pile-elsewhere", game=game_noun(other.name, VARIANTS))
    for other in others:
        for card in dict.fromkeys(pile.cards):
            there = other.card_points.get(card, rules.card_points[card])
            if there != rules.card_points[card]:
                values: dict[str, Value] = {"card": card, "points": there, "game": game_noun(other.name, VARIANTS)}
                yield number_slip(pile.points - rules.card_points[card] + there, "slip-pile-card-elsewhere", **values)


def _one_by_one(pile: CountedPile) -> Iterator[Slip]:
    yield number_slip(len(pile.cards), "slip-pile-number")
    yield number_slip(sum(pile.rules.card_points[card] > 0 for card in pile.cards), "slip-pile-one-each")
