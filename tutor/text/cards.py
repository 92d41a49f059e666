"""How cards, items and lists of them are written for people."""

from collections.abc import Iterable

from tutor.engine.cards import Card
from tutor.engine.zwickern.position import Item
from tutor.text.language import Words

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def card_sign(card: Card) -> str:
    """A card in short, as on its corner.

    >>> from tutor.engine.cards import CARDS
    >>> card_sign(CARDS["10D"]), card_sign(CARDS["X20"])
    ('10♦', 'X20')
    """
    return card.code if card.suit is None else card.rank + _SIGNS[card.suit]


def card_name(words: Words, card: Card) -> str:
    """A card in full, as it is read out."""
    if card.suit is None:
        wild = int(card.code[1:]) <= 6
        return words("card-wild-joker" if wild else "card-joker", number=card.code[1:])
    rank = words(f"rank-{card.rank.lower()}")
    return words("card-plain", rank=rank, suit=words(f"suit-{card.suit.name.lower()}"))


def item_sign(words: Words, item: Item) -> str:
    """An item in short: a loose card, or a build by its value and cards."""
    cards = "+".join(card_sign(card) for card in item.cards)
    return cards if item.value is None else words("build-sign", value=item.value, cards=cards)


def items_text(words: Words, items: Iterable[Item]) -> str:
    """Items in short as a list in words."""
    return listed(words, [item_sign(words, item) for item in items])


def listed(words: Words, texts: list[str], *, choice: bool = False) -> str:
    """Texts as a list: a, b and c; with `choice` a, b or c.

    >>> from tutor.text.language import language
    >>> listed(language("en"), ["1", "2", "3"], choice=True)
    '1, 2 or 3'
    """
    if len(texts) < 2:
        return "".join(texts)
    return words("list-or" if choice else "list-and", first=", ".join(texts[:-1]), last=texts[-1])
