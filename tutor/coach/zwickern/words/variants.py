"""Variants in words: messages for the five, and for house rules their own title or name."""

from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS, Rules, Variants
from tutor.text import Family, Line, Noun

VARIANT_NAMES = Family("variant-{}", VARIANTS)
"""The messages that name the five in the short form for lists."""

GAME_NAMES = Family("game-{}", (*VARIANTS, *COUSINS))
"""The messages that name the five and the cousins in a sentence."""


def variant_line(rules: Rules) -> Line:
    """Name a variant in the short form for lists.

    >>> print(variant_line(VARIANTS["jensen"]))
    variant-jensen()
    """
    return _house(rules) if rules.name not in VARIANTS else Line(VARIANT_NAMES[rules.name])


def game_line(name: str, variants: Variants) -> Line:
    """Name a game in a sentence, be it a variant or a cousin."""
    return Line(GAME_NAMES[name]) if name in GAME_NAMES else _house(variants[name])


def game_noun(name: str, variants: Variants) -> Noun:
    """Name a game as a part of a sentence, which may ask for it in another form."""
    line = game_line(name, variants)
    return Noun("game" if name in GAME_NAMES else "name", line, line)


def _house(rules: Rules) -> Line:
    return Line("option-text", {"text": rules.title or rules.name})
