"""What variants are called: the five by their messages, house rules by their own title or name."""

from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS, Rules, Variants
from tutor.text import Family, Line

VARIANT_NAMES = Family("variant-{}", VARIANTS)
"""The names of the five, as short as in a list."""

GAME_NAMES = Family("game-{}", (*VARIANTS, *COUSINS))
"""The names of the five and of the cousins in a sentence."""


def variant_line(rules: Rules) -> Line:
    """The name of a variant, as short as in a list.

    >>> print(variant_line(VARIANTS["jensen"]))
    variant-jensen()
    """
    return _house(rules) if rules.name not in VARIANTS else Line(VARIANT_NAMES[rules.name])


def game_line(name: str, variants: Variants) -> Line:
    """The name of a game in a sentence: of a variant, or of a cousin."""
    return Line(GAME_NAMES[name]) if name in GAME_NAMES else _house(variants[name])


def _house(rules: Rules) -> Line:
    return Line("option-text", {"text": rules.title or rules.name})
