"""Variants in words: messages for the five; for house rules their own title or name, and a line for each change."""

from collections.abc import Iterator

from tutor.content.zwickern.house_rules import FLAGS, NAMED_SCORES, VariantEntry, variant_entry
from tutor.engine.cards import read_card
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS, Rules, Variants
from tutor.text import Family, Line, Noun, dashed

VARIANT_NAMES = Family("variant-{}", VARIANTS)
"""The messages that name the five in the short form for lists."""

GAME_NAMES = Family("game-{}", (*VARIANTS, *COUSINS))
"""The messages that name the five and the cousins in a sentence."""

# The readings that each flag reverses; that an equal card keeps no value is stated with adding in the books' games.
_READINGS = {
    "build_on_empty": ("15",),
    "majority_on_tie": ("18",),
    "subtract_from_card": ("7",),
    "same_value": ("8", "dietze-adding"),
}
# Dietze's points are Grupp's too, and stated once.
_POINTS = {name: f"{'dietze' if name == 'grupp' else name}-points" for name in VARIANTS}
_ON = Family("house-on-{}", FLAGS, dashed)
# On the three other flags all variants agree, so that house rules can reverse them in one way only.
_OFF = Family("house-off-{}", ("same_value",), dashed)
_SCORES = Family("house-{}-scores", NAMED_SCORES)


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


def changed_rules(rules: Rules) -> tuple[Line, ...]:
    """Return one line for each thing in which house rules differ from the variant that they are based on."""
    return tuple(_changes(variant_entry(rules)))


def changed_readings(rules: Rules) -> frozenset[str]:
    """Return the readings that house rules reverse; the five variants reverse none."""
    if rules.base is None:
        return frozenset()
    entry = variant_entry(rules)
    flags = {one for flag, readings in _READINGS.items() if getattr(entry, flag) is not None for one in readings}
    scores = bool(entry.points) or any(getattr(entry, key) is not None for key in NAMED_SCORES)
    return frozenset(flags | ({_POINTS[rules.base]} if scores else set()))


def _changes(entry: VariantEntry) -> Iterator[Line]:
    for flag in FLAGS:
        if (value := getattr(entry, flag)) is not None:
            yield Line(_ON[flag] if value else _OFF[flag])
    for key in NAMED_SCORES:
        if (points := getattr(entry, key)) is not None:
            yield Line(_SCORES[key], {"points": points})
    for text, points in entry.points.items():
        yield Line("house-card-scores", {"card": read_card(text), "points": points})
