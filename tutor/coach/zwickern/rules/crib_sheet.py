"""The lines of a crib sheet on a variant, without those that its rules do not need."""

from collections.abc import Iterator

from tutor.coach.zwickern.rules.facts import number_in
from tutor.coach.zwickern.rules.tables import parties_listed
from tutor.engine.zwickern import Rules
from tutor.text import Line


def joker_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on wild jokers besides their values."""
    if rules.wild is not None:
        yield Line("crib-wild-played")
        yield Line("crib-wild-held")
        yield Line("crib-wild-loose")


def turn_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on a player's turn."""
    yield Line("crib-lay")
    yield Line("crib-capture")
    yield Line("crib-groups")
    if any(len(values) > 1 for _, values in rules.courts):
        yield Line("crib-two-values")
    yield Line("crib-build")


def building_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on making builds and on the promises that they bring."""
    yield Line("crib-add-subtract" if rules.subtract else "crib-add")
    if rules.subtract_from_card:
        yield Line("crib-subtract-from-card")
    if rules.same_value:
        yield Line("crib-same-value")
    yield Line("crib-limit", {"limit": number_in(rules, "build-limit")})
    yield Line("crib-hold")
    yield Line("crib-owner")
    partners = [seating.players for seating in rules.plans if seating.partners]
    if partners:
        yield Line("crib-for-partner", {"players": parties_listed(partners)})
    yield Line("crib-one-item")
    yield Line("crib-on-empty" if rules.build_on_empty else "crib-not-on-empty")


def zwick_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on the Zwick and how it is marked."""
    yield Line("crib-zwick-about")
    if rules.jokers and rules.joker_zwick == 0:
        yield Line("crib-zwick-no-joker")
    yield Line("crib-zwick-mark")


def end_lines() -> Iterator[Line]:
    """Yield the lines on the table between deals and at the end."""
    yield Line("crib-between")
    yield Line("crib-last")
    yield Line("crib-next")
