"""Cards, plays in notation and lists, as they are written for people."""

import re

from tutor.engine.cards import CARDS, RANKS, WILD_JOKERS, Card, Suit, joker_number
from tutor.text.families import Family
from tutor.text.language import Words, language

_SUITS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
RANK_SIGNS = Family("rank-sign-{}", ("A", "J", "Q", "K"), str.lower)
RANK_NAMES = Family("rank-{}", RANKS, str.lower)
SUIT_NAMES = Family("suit-{}", Suit, lambda suit: suit.name.lower())
_CODE = re.compile(r"(?<![\w#])(10|[2-9AJQK])([SHDC])(?!\w)")


def card_sign(words: Words, card: Card) -> str:
    """Write a card in short.

    >>> from tutor.text.language import language
    >>> card_sign(language("en"), CARDS["10D"]), card_sign(language("en"), CARDS["X20"])
    ('10♦', '20 joker')
    """
    if card.suit is None:
        sign = "sign-wild-joker" if card.code in WILD_JOKERS else "sign-joker"
        # As the notation has it: X05 counts five, and X5 is a wild joker.
        return words.formed(words(sign, number=card.code[1:]), "joker")
    # Numbers are the same everywhere; the letters of court cards are not.
    rank = language(words.letters)(RANK_SIGNS[card.rank]) if card.rank in RANK_SIGNS else card.rank
    return words.formed(rank + _SUITS[card.suit], rank_kind(card.rank))


def rank_kind(rank: str) -> str:
    """Return the key of a rank's gender: the letter of an ace or court card, or the word number.

    >>> rank_kind("Q"), rank_kind("10")
    ('q', 'number')
    """
    return rank.lower() if rank in RANK_SIGNS else "number"


def card_name(words: Words, card: Card) -> str:
    """Write a card in full, as it is read out."""
    if card.suit is None:
        return words("card-wild-joker" if card.code in WILD_JOKERS else "card-joker", number=joker_number(card))
    return words("card-plain", rank=words(RANK_NAMES[card.rank]), suit=words(SUIT_NAMES[card.suit]))


def play_signs(words: Words, play: str) -> str:
    """Write a play in notation with the signs of its cards, for reading.

    >>> from tutor.text.language import language
    >>> play_signs(language("en"), "KS x QS+AD 10H+4D"), play_signs(language("en"), "JC on X25 = 13 for North")
    ('K♠ x Q♠+A♦ 10♥+4♦', 'J♣ on X25 = 13 for North')
    """
    return _CODE.sub(lambda found: card_sign(words, CARDS[found[0]]), play)


def listed(words: Words, texts: list[str], *, choice: bool = False) -> str:
    """Write texts as a list: a, b and c; with `choice` a, b or c.

    >>> from tutor.text.language import language
    >>> listed(language("en"), ["1", "2", "3"], choice=True)
    '1, 2 or 3'
    """
    if len(texts) < 2:
        return "".join(texts)
    return words("list-or" if choice else "list-and", first=", ".join(texts[:-1]), last=texts[-1])
