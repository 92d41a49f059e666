"""Parts of sentences: items with their article, lists and sums of items, and the values that something can have."""

from collections.abc import Mapping, Sequence

from tutor.engine.cards import Card
from tutor.engine.zwickern import Item, Rules, is_wild
from tutor.text import YOU, Joined, Line, Listed, Name, Noun, OneOf, Value

_MOST_TOTALS = 4
_FEW = 3


def items_listed(items: Sequence[Item]) -> Listed:
    """List items in short, as a list in words; builds have no article."""
    return Listed(tuple(map(item_sign, items)))


def item_sign(item: Item) -> Value:
    """Name an item in short: a loose card by its sign, a build by its value and cards."""
    if item.value is None:
        return item.cards[0]
    sign = _build(item, "build-sign")
    return Noun("build", sign, sign)


def item_phrase(item: Item) -> Value:
    """Name a loose card by its sign, and a build with its article."""
    if item.value is None:
        return item.cards[0]
    return Noun("build", _build(item, "build-the"), _build(item, "build-sign"))


def _build(item: Item, message: str) -> Line:
    return Line(message, {"value": item.value or 0, "cards": item_cards(item)})


def item_cards(item: Item) -> Value:
    """Join the cards of an item tight."""
    return joined(item.cards, "list-plus-tight")


def the_item(item: Item) -> Value:
    """Name an item with its article."""
    return Line("card-the", {"card": item.cards[0]}) if item.value is None else item_phrase(item)


def listing(phrases: Sequence[Value], *, choice: bool = False) -> Value:
    """List phrases in words as a, b and c; with `choice` as a, b or c."""
    *others, last = phrases
    if not others:
        return last
    return Line("list-or" if choice else "list-and", {"first": joined(others, "list-comma"), "last": last})


def named(items: Sequence[Item]) -> Value:
    """List items in words; builds have their article."""
    return listing([item_phrase(item) for item in items])


def sum_of(items: Sequence[Item]) -> Value:
    """Join items as people say a sum."""
    return joined([item_phrase(item) for item in items])


def group_of(items: Sequence[Item]) -> Value:
    """Join items as a group.

    Loose cards are joined tight, so that groups are apart; builds are not, because their names have blanks in them.
    """
    phrases = [item_phrase(item) for item in items]
    return joined(phrases, "list-plus-tight") if all(item.value is None for item in items) else joined(phrases)


def name_of_side(name: str) -> Name:
    """Name a side of a question without a position, in which South is the learner."""
    return Name(" and ".join(YOU if one == "South" else one for one in name.split(" and ")))


def amounts(numbers: Mapping[str, int]) -> Value:
    """List names with the number of each."""
    parts = [Line("list-amount", {"name": name_of_side(name), "number": number}) for name, number in numbers.items()]
    return joined(parts, "list-comma")


def joined(phrases: Sequence[Value], message: str = "list-plus") -> Value:
    """Join phrases two by two with a message; by default as people say a sum."""
    return phrases[0] if len(phrases) == 1 else Joined(tuple(phrases), message)


def totals_phrase(totals: tuple[int, ...]) -> Value:
    """Say what items can add up to; of many totals only the first two and the last."""
    if len(totals) <= _MOST_TOTALS:
        return OneOf(totals)
    # The two values of a card differ by ten, so that the first two totals show the step between them.
    first = Line("list-comma", {"first": totals[0], "last": totals[1]})
    return Line("list-steps", {"first": first, "last": totals[-1]})


def values_phrase(rules: Rules, card: Card | None, values: tuple[int, ...]) -> Value:
    """Say the values that a card takes; those of a wild joker by the least and the greatest."""
    if card is not None and is_wild(rules, card) and len(values) > 2:
        return Line("card-value-range", {"least": values[0], "most": values[-1]})
    return OneOf(values)


def cards_like(cards: Sequence[Card]) -> Value:
    """Name a few cards one by one; of many, name only one of each rank."""
    ranks: dict[str, Card] = {}
    for card in cards:
        ranks.setdefault(card.rank, card)
    if len(cards) <= max(_FEW, len(ranks)):
        return listing(cards, choice=True)
    return Line("cards-like", {"cards": listing(tuple(ranks.values()), choice=True)})
