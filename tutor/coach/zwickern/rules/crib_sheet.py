"""The lines of a crib sheet on a variant, without those that its rules do not need."""

from collections.abc import Iterator

from tutor.coach.zwickern.rules.facts import number_in
from tutor.coach.zwickern.rules.tables import cards_stay, parties_listed
from tutor.coach.zwickern.words.phrases import listing
from tutor.engine.cards import CARDS, WILD_JOKERS
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick, from_bits, to_bits, zwick_points
from tutor.text import RANK_NAMES, Line

_HELD = {BuildDuty.HOLD: "crib-hold", BuildDuty.CAPTURE: "crib-duty-capture", BuildDuty.NONE: "crib-duty-none"}
_CAPTURE = {Capturing.MAY: "crib-capture-some", Capturing.MUST: "crib-capture-must", Capturing.ALL: "crib-capture-all"}
_LAST_ZWICK = {
    LastZwick.COUNTS: "crib-last-zwick",
    LastZwick.DEALER: "house-last-zwick-dealer",
    LastZwick.NOT: "house-last-zwick-not",
}


def aim_line(rules: Rules) -> Line:
    """Say what the game is about, with the Zwick where one scores."""
    zwicks = rules.zwick or any(zwick_points(rules, CARDS[code]) for code in rules.jokers)
    return Line("crib-aim" if zwicks else "crib-aim-no-zwick")


def joker_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on jokers apart from their values: on wild ones, and on those that only a joker takes."""
    all_wild = all(code in WILD_JOKERS for code in rules.jokers)
    if rules.wild is not None:
        yield Line("crib-wild-played" if all_wild else "crib-wild-some-played")
        if rules.duty is BuildDuty.HOLD:
            yield from _wild_held(rules, rules.wild, all_wild=all_wild)
    if not rules.lone:
        return
    if all_wild:
        yield Line("crib-wild-loose")
    else:
        yield Line("crib-joker-loose" if rules.joker_by_joker else "crib-wild-some-loose")


def _wild_held(rules: Rules, wild: tuple[int, int], *, all_wild: bool) -> Iterator[Line]:
    """Yield the line on the promises that a wild joker keeps, if it keeps any."""
    kept = from_bits(rules.build_bits & to_bits(tuple(range(wild[0], wild[1] + 1))))
    if kept == from_bits(rules.build_bits):
        yield Line("crib-wild-held" if all_wild else "crib-wild-some-held")
    elif kept:
        yield Line("crib-wild-held-from", {"least": kept[0], "most": kept[-1]})


def turn_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on a player's turn."""
    yield Line("crib-lay")
    yield Line(_CAPTURE[rules.capturing] if rules.bound else "crib-capture")
    yield Line("crib-groups")
    two = [rank for rank, values in rules.courts if len(values) > 1]
    if len(two) == len(rules.courts):
        yield Line("crib-two-values")
    elif two:
        yield Line("crib-two-values-some", {"ranks": listing([Line(RANK_NAMES[rank]) for rank in two])})
    yield Line("crib-build" if rules.single_builds else "crib-build-on")
    if not rules.owner_may_lay:
        yield Line("house-off-owner-may-lay")


def building_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on making builds and on the promises that they bring."""
    yield Line("crib-add-subtract" if rules.subtract else "crib-add")
    if rules.subtract_from_card:
        yield Line("crib-subtract-from-card")
    if rules.same_value:
        yield Line("crib-same-value")
    yield Line("crib-limit", {"limit": number_in(rules, "build-limit")})
    yield Line(_HELD[rules.duty])
    yield Line("crib-owner-free" if rules.duty is BuildDuty.NONE else "crib-owner")
    partners = [seating.players for seating in rules.plans if seating.partners]
    if partners and rules.build_for_partner:
        yield Line("crib-for-partner", {"players": parties_listed(partners)})
    elif partners:
        yield Line("house-off-build-for-partner")
    yield Line("crib-one-item")
    yield Line("crib-on-empty" if rules.build_on_empty and rules.single_builds else "crib-not-on-empty")


def zwick_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on the Zwick and how it is marked."""
    yield Line("crib-zwick-about")
    if rules.jokers and rules.joker_zwick == 0:
        yield Line("crib-zwick-no-joker")
    elif rules.jokers and rules.joker_zwick is not None:
        yield Line("house-joker-zwick-scores", {"points": rules.joker_zwick})
    if rules.zwick_again:
        yield Line("house-on-zwick-again")
    yield Line("crib-zwick-mark")


def end_lines(rules: Rules) -> Iterator[Line]:
    """Yield the lines on the table between deals and at the end."""
    stays = cards_stay(rules)
    if stays:
        yield Line("crib-between")
    if stays and rules.last_takes_rest and rules.last_zwick is LastZwick.COUNTS:
        yield Line("crib-last")
    else:
        yield Line("crib-last-rest" if rules.last_takes_rest else "house-off-last-takes-rest")
        yield Line(_LAST_ZWICK[rules.last_zwick])
    if rules.build_left:
        yield Line("house-build-left-scores", {"points": rules.build_left})
    yield Line("crib-next")
    if rules.target is not None:
        yield Line("house-target-is", {"points": rules.target})
    if rules.hands is not None:
        yield Line("house-hands-is", {"number": rules.hands})
