"""The numbers of trick-taking games in words, each under its subject."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.engine.cards import Card
from tutor.text import Family, Line, Words, language
from tutor.text.cards import RANK_SIGNS

SHOWN_NUMBERS = (
    *("players", "pack", "order", "always-trump", "payment", "hop"),
    *("dealer-pays", "each-pays", "turned", "three-alike", "fine"),
)
"""The subjects of numbers, in the order in which they are shown."""

NUMBER_NAMES = Family("number-of-{}", SHOWN_NUMBERS)


@dataclass(frozen=True, slots=True)
class Ranks:
    """Ranks from the highest on, by the letters on the cards."""

    ranks: tuple[str, ...]

    def said(self, words: Words) -> str:
        """Write the ranks one after the other.

        >>> Ranks(("A", "K", "10")).said(language("en"))
        'A K 10'
        """
        letters = language(words.letters)
        return " ".join(letters(RANK_SIGNS[one]) if one in RANK_SIGNS else one for one in self.ranks)


def players(numbers: Sequence[int]) -> Line:
    """Say how many can play."""
    if len(numbers) == 1:
        return Line("option-choice", {"value": numbers[0]})
    return Line("value-range", {"least": min(numbers), "most": max(numbers)})


def pack_size(pack: Sequence[Card]) -> Line:
    """Say how many cards there are."""
    return Line("option-choice", {"value": len(pack)})


def cards_of_pack(ranks: Sequence[str]) -> Line:
    """Say the ranks from the highest on."""
    return Line("option-choice", {"value": Ranks(tuple(ranks))})


def chips(number: int) -> Line:
    """Say a number of chips."""
    return Line("number-chips", {"number": number})


def stakes(number: int) -> Line:
    """Say a number of stakes."""
    return Line("number-stakes", {"number": number})


def seats(number: int) -> Line:
    """Say a number of seats."""
    return Line("number-seats", {"number": number})


def signed(number: int) -> str:
    """Write a number with its sign.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return str(number) if not number else f"+{number}" if number > 0 else f"−{-number}"


def account_line(chips: int) -> Line:
    """Say a number of chips won or lost."""
    return Line("option-account", {"number": abs(chips), "sign": signed(chips)})
