"""Numbers with one decimal place, as each language writes them."""

from dataclasses import dataclass

from babel.numbers import format_decimal

from tutor.text.language import Words


@dataclass(frozen=True, slots=True)
class Tenths:
    """A number that is said with one decimal place.

    >>> from tutor.text import language
    >>> Tenths(3.25).said(language("en")), Tenths(-0.04).said(language("de"))
    ('3.2', '0,0')
    """

    number: float

    def said(self, words: Words) -> str:
        """Write the number."""
        # Adding zero makes minus zero zero.
        return str(format_decimal(round(self.number, 1) + 0.0, "0.0", locale=words.code))
