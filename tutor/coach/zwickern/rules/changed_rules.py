"""House rules in words: one line for each thing in which they differ from the variant that they are based on."""

from collections.abc import Iterator, Mapping

from tutor.coach.zwickern.rules.tables import numbers_listed, parties_listed, sizes_line
from tutor.content.zwickern.house_rules import FLAGS, NAMED_SCORES, VariantEntry, points_by_card, variant_entry
from tutor.engine.cards import CARDS, WILD_JOKERS, Suit, joker_number
from tutor.engine.zwickern import VARIANTS, Plan, Rules
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick
from tutor.text import RANK_NAMES, Family, Line, OneOf, dashed, rank_noun

# The readings that each thing reverses; that an equal card keeps no value is stated with adding in the books' games.
_READINGS = {
    "build_on_empty": ("15",),
    "majority_on_tie": ("18",),
    "subtract_from_card": ("7",),
    "same_value": ("8", "dietze-adding"),
    "single_builds": ("10",),
    "build_for_partner": ("14",),
    "duty": ("12",),
    "capturing": ("3",),
    "last_takes_rest": ("17",),
    "zwick_again": ("20",),
}
# Dietze's points are Grupp's too, and stated once.
_POINTS = {name: f"{'dietze' if name == 'grupp' else name}-points" for name in VARIANTS}
_AGREED_OFF = tuple(name for name in FLAGS if not any(getattr(rules, name) for rules in VARIANTS.values()))
_AGREED_ON = tuple(name for name in FLAGS if all(getattr(rules, name) for rules in VARIANTS.values()))
# Where all variants agree, house rules can reverse them in one way only.
_ON = Family("house-on-{}", tuple(name for name in FLAGS if name not in _AGREED_ON), dashed)
_OFF = Family("house-off-{}", tuple(name for name in FLAGS if name not in _AGREED_OFF), dashed)
_CAPTURING = Family("house-capturing-{}", (Capturing.MUST, Capturing.ALL))
_DUTIES = Family("house-duty-{}", (BuildDuty.CAPTURE, BuildDuty.NONE))
_LAST_ZWICKS = Family("house-last-zwick-{}", (LastZwick.DEALER, LastZwick.NOT))
_SCORES = Family("house-{}-scores", NAMED_SCORES, dashed)


def changed_rules(rules: Rules) -> tuple[Line, ...]:
    """Return one line for each thing in which house rules differ from the variant that they are based on."""
    return tuple(_changes(rules, variant_entry(rules)))


def changed_readings(rules: Rules) -> frozenset[str]:
    """Return the readings that house rules reverse; the five variants reverse none."""
    if rules.base is None:
        return frozenset()
    entry = variant_entry(rules)
    found = {one for name, readings in _READINGS.items() if getattr(entry, name) is not None for one in readings}
    scores = bool(entry.points) or any(getattr(entry, key) is not None for key in NAMED_SCORES)
    return frozenset(found | ({_POINTS[rules.base]} if scores else set()))


def _changes(rules: Rules, entry: VariantEntry) -> Iterator[Line]:
    yield from _pack(rules, entry)
    if entry.seats is not None:
        usual = {one.players: one.partners for one in VARIANTS[rules.base or rules.name].plans}
        for seating in rules.plans:
            yield deals_line(seating)
            if usual.get(seating.players, seating.partners) != seating.partners:
                yield partners_line(seating)
    for flag in FLAGS:
        if (value := getattr(entry, flag)) is not None:
            yield Line(_ON[flag] if value else _OFF[flag])
    if entry.capturing is not None:
        yield Line(_CAPTURING[rules.capturing])
    if entry.duty is not None:
        yield Line(_DUTIES[rules.duty])
    if entry.last_zwick is not None:
        yield Line(_LAST_ZWICKS[rules.last_zwick])
    if entry.build_limit is not None:
        limit = entry.build_limit
        yield Line("house-build-limit-is", {"limit": limit}) if limit else Line("house-build-limit-none")
    for key in NAMED_SCORES:
        if (points := getattr(entry, key)) is not None:
            yield Line(_SCORES[key], {"points": points})
    yield from _points(points_by_card(entry.points))
    if entry.target:
        yield Line("house-target-is", {"points": entry.target})
    if entry.hands:
        yield Line("house-hands-is", {"number": entry.hands})


def _pack(rules: Rules, entry: VariantEntry) -> Iterator[Line]:
    """Yield what differs in the jokers and in the values of cards."""
    if entry.jokers is not None:
        wild = sum(code in WILD_JOKERS for code in rules.jokers)
        named = [int(joker_number(CARDS[code])) for code in rules.jokers if code not in WILD_JOKERS]
        if named:
            yield Line("house-jokers-are", {"number": len(named), "values": numbers_listed(named)})
        if wild:
            yield Line("house-jokers-wild", {"number": wild})
        if not rules.jokers:
            yield Line("house-jokers-none")
    if rules.wild is not None and rules.wild != VARIANTS[rules.base or rules.name].wild:
        yield Line("house-wild-from", {"least": rules.wild[0], "most": rules.wild[1]})
    for rank in entry.values:
        values = dict(rules.courts)[rank]
        counts = OneOf(values) if len(values) > 1 else numbers_listed(values)
        yield Line("house-court-counts", {"rank": Line(RANK_NAMES[rank]), "values": counts})


def _points(changed: Mapping[str, int]) -> Iterator[Line]:
    """Yield the points of each card, or of a rank where its four cards score alike."""
    said: set[str] = set()
    for code, points in changed.items():
        rank = CARDS[code].rank
        if CARDS[code].suit is not None and all(changed.get(f"{rank}{suit}") == points for suit in Suit):
            if rank not in said:
                yield Line("house-rank-scores", {"rank": rank_noun(rank), "points": points})
            said.add(rank)
        else:
            yield Line("house-card-scores", {"card": CARDS[code], "points": points})


def deals_line(seating: Plan) -> Line:
    """Say how the cards are dealt to a number of players."""
    players = parties_listed([seating.players])
    return Line("house-deals-to", {"players": players, "sizes": sizes_line(seating.deals), "picture": seating.picture})


def partners_line(seating: Plan) -> Line:
    """Say whether so many players have partners."""
    players = parties_listed([seating.players])
    return Line("house-plays-in-pairs" if seating.partners else "house-plays-alone", {"players": players})
