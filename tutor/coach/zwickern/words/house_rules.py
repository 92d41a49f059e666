"""The changes of house rules, in words."""

from collections.abc import Iterator

from tutor.content.zwickern.house_rules import FLAGS, NAMED_SCORES, VariantEntry, variant_entry
from tutor.engine.cards import read_card
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.text import Family, Line, dashed

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
