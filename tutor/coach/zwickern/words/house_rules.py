"""The changes of house rules, in words."""

from collections.abc import Iterator

from tutor.content.zwickern.house_rules import FLAGS, NAMED_SCORES, VariantEntry, variant_entry
from tutor.engine.cards import read_card
from tutor.engine.zwickern import Rules
from tutor.text import Family, Line, dashed

# The number of the reading that each flag turns round.
_READINGS = {"build_on_empty": "15", "majority_on_tie": "18", "subtract_from_card": "7", "same_value": "8"}

_ON = Family("house-on-{}", FLAGS, dashed)
# On the three other flags all variants agree, so that house rules can turn them round in one way only.
_OFF = Family("house-off-{}", ("same_value",), dashed)
_SCORES = Family("house-{}-scores", NAMED_SCORES)


def changed_rules(rules: Rules) -> tuple[Line, ...]:
    """Return one line for each thing in which house rules differ from the variant that they are based on."""
    return tuple(_changes(variant_entry(rules)))


def changed_readings(rules: Rules) -> frozenset[str]:
    """Return the readings that house rules turn round; the five variants turn round none."""
    if rules.base is None:
        return frozenset()
    entry = variant_entry(rules)
    flags = {reading for flag, reading in _READINGS.items() if getattr(entry, flag) is not None}
    scores = bool(entry.points) or any(getattr(entry, key) is not None for key in NAMED_SCORES)
    return frozenset(flags | ({f"{rules.base}-points"} if scores else set()))


def _changes(entry: VariantEntry) -> Iterator[Line]:
    for flag in FLAGS:
        if (value := getattr(entry, flag)) is not None:
            yield Line(_ON[flag] if value else _OFF[flag])
    for key in NAMED_SCORES:
        if (points := getattr(entry, key)) is not None:
            yield Line(_SCORES[key], {"points": points})
    for text, points in entry.points.items():
        yield Line("house-card-scores", {"card": read_card(text), "points": points})
