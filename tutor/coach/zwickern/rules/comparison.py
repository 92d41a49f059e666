"""A comparison of variants, row by row, read from the records that judge, deal and score."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.rules.changed_rules import changed_readings
from tutor.coach.zwickern.rules.facts import number_in, said_by, value_line
from tutor.coach.zwickern.rules.tables import (
    cards_line,
    later_line,
    numbers_listed,
    numbers_run,
    parties_listed,
    scoring_groups,
    sizes_line,
    total_rows,
)
from tutor.coach.zwickern.words.phrases import listing
from tutor.engine.cards import CARDS, WILD_JOKERS, Card
from tutor.engine.zwickern import VARIANTS, Plan, Rules, plan
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick
from tutor.text import RANK_NAMES, Family, Line, OneOf

Lines = tuple[Line, ...]
"""The lines on one thing in one game."""

# For more players than this the books all deal alike: four cards each until the pack is out.
_DEALS_SHOWN = 4
_TWO_PAIRS = 4


class Row(NamedTuple):
    """One thing that is compared, with the lines of each game on it."""

    title: Line
    said: tuple[Lines, ...]

    @property
    def same(self) -> bool:
        """Tell whether all games say the same."""
        return all(one == self.said[0] for one in self.said)


def compare_games(*games: Rules) -> tuple[Row, ...]:
    """List the differences between the games, then the things that they share, both in the order of a hand."""
    return tuple(sorted(_rows(games), key=lambda row: row.same))


def _rows(games: tuple[Rules, ...]) -> Iterator[Row]:
    for topic, read in _BEFORE.items():
        yield Row(_title(topic, games), tuple(map(read, games)))
    players = {
        seating.players
        for rules in games
        for seating in rules.plans
        if seating.players <= _DEALS_SHOWN or _own_deals(rules, seating)
    }
    for number in sorted(players):
        deals = tuple(_deals(plan(rules, number)) for rules in games)
        yield Row(Line("compare-deals", {"players": parties_listed([number])}), deals)
    for cards in scoring_groups(*games):
        scored = tuple(_card_points(rules, cards[0]) for rules in games)
        yield Row(Line("compare-scores", {"cards": cards_line(cards)}), scored)
    for topic, read in _AFTER.items():
        yield Row(_title(topic, games), tuple(map(read, games)))
    for topic, (is_usual, read) in _AT_HOME.items():
        if not all(map(is_usual, games)):
            yield Row(_title(topic, games), tuple(map(read, games)))


def _own_deals(rules: Rules, seating: Plan) -> bool:
    """Tell whether house rules deal differently from the variant that they are based on."""
    return rules.base is not None and plan(VARIANTS[rules.base], seating.players) != seating


def _title(topic: str, games: tuple[Rules, ...]) -> Line:
    title, reading = Line(_TITLES[topic]), _OURS.get(topic)
    ours = reading is not None and any(reading not in changed_readings(rules) for rules in games)
    return Line("compare-ours", {"what": title}) if ours else title


def _pack(rules: Rules) -> Lines:
    lines = [Line("compare-cards", {"number": number_in(rules, "pack-cards")})]
    packs = [seating.packs for seating in rules.plans]
    more = [one for one in total_rows(rules) if one.packs > 1]
    if packs != sorted(packs):
        return (
            *lines,
            *(Line("compare-packs-for", {"packs": one.packs, "players": numbers_run(one.players)}) for one in more),
        )
    lines += [Line("compare-packs", {"packs": one.packs, "players": one.players[0]}) for one in more[:1]]
    lines += [Line("compare-packs-most", {"packs": one.packs, "players": one.players[-1]}) for one in more[1:][-1:]]
    return tuple(lines)


def _jokers(rules: Rules) -> Lines:
    lines = []
    values = [rules.hand_values[CARDS[code]][0] for code in rules.jokers if code not in WILD_JOKERS]
    if values:
        lines.append(Line("compare-jokers-fixed", {"number": len(values), "values": listing(values)}))
    if rules.wild is not None:
        least, most = rules.wild
        number = len(rules.jokers) - len(values)
        lines.append(Line("compare-jokers-wild", {"number": number, "least": least, "most": most}))
    return tuple(lines) or (Line("compare-none"),)


def _courts(rules: Rules) -> Lines:
    return tuple(
        Line("compare-court", {"rank": Line(RANK_NAMES[rank]), "values": OneOf(values)})
        for rank, values in rules.courts
    )


def _players(rules: Rules) -> Lines:
    return (_choice([seating.players for seating in rules.plans]),)


def _seating(rules: Rules) -> Lines:
    if not any(seating.partners for seating in rules.plans):
        return (Line("compare-alone"),)
    found: dict[str, list[int]] = {"compare-partners": [], "compare-pairs": [], "compare-alone-for": []}
    for seating in rules.plans:
        pairs = "compare-partners" if seating.players == _TWO_PAIRS else "compare-pairs"
        found[pairs if seating.partners else "compare-alone-for"].append(seating.players)
    return tuple(Line(said, {"players": parties_listed(players)}) for said, players in found.items() if players)


def _choice(found: list[int]) -> Line:
    return Line("option-choice", {"value": numbers_listed(found, choice=True)})


def _deals(seating: Plan | None) -> Lines:
    if seating is None:
        return (Line("compare-not-for"),)
    lines = [Line("compare-each", {"sizes": sizes_line(seating.deals)})]
    if seating.picture:
        lines.append(Line("compare-picture", {"number": seating.picture}))
    later = later_line(seating)
    if later is not None:
        lines.append(Line("compare-later", {"sizes": later}))
    elif seating.left_over:
        lines.append(Line("compare-left-over", {"number": seating.left_over}))
    if seating.out:
        lines.append(Line("tables-out", {"number": seating.out}))
    return tuple(lines)


def _points(points: int) -> Lines:
    return (Line("compare-points", {"points": points}),)


def _scored(name: str) -> Callable[[Rules], Lines]:
    """Return a reader of a fact that is a number of points."""
    return lambda rules: _points(number_in(rules, name))


def _stated(name: str) -> Callable[[Rules], Lines]:
    """Return a reader of a fact as it is stated."""
    return lambda rules: (value_line(said_by(rules, name)),)


def _card_points(rules: Rules, card: Card) -> Lines:
    return _points(rules.card_points[card]) if card in rules.pack else (Line("compare-no-card"),)


def _joker_zwick(rules: Rules) -> Lines:
    if rules.jokers and rules.joker_zwick:
        return _points(rules.joker_zwick)
    return _stated("joker-zwick")(rules) if rules.jokers else (Line("compare-none"),)


def _totals(rules: Rules) -> Lines:
    first, *others = total_rows(rules)
    lines = [Line("compare-total-of" if first.sure else "tables-at-most", {"points": first.points})]
    if others:
        lines.append(Line("compare-total-packs", {"points": others[0].points, "packs": others[0].packs}))
    return tuple(lines)


def _yes(flag: Callable[[Rules], bool]) -> Callable[[Rules], Lines]:
    """Return a reader of something that is allowed or not."""
    return lambda rules: (Line("value-yes" if flag(rules) else "value-no"),)


def _lone(rules: Rules) -> Lines:
    """Say which jokers on the table only a joker takes."""
    if not rules.jokers:
        return (Line("compare-none"),)
    some = "compare-joker-wild" if rules.lone else "value-no"
    return (Line("value-yes" if rules.lone.issuperset(CARDS[code] for code in rules.jokers) else some),)


def _end(rules: Rules) -> Lines:
    lines = []
    if rules.target is not None:
        lines.append(Line("compare-end-target", {"points": rules.target}))
    if rules.hands is not None:
        lines.append(Line("compare-end-games", {"number": rules.hands}))
    return tuple(lines) or (Line("compare-end-none"),)


# The sources leave these open, so their titles call them our reading where a game follows it.
_OURS: Mapping[str, str] = MappingProxyType({"subtract-from-card": "7", "build-on-empty": "15", "tie": "18"})
_BEFORE: Mapping[str, Callable[[Rules], Lines]] = MappingProxyType(
    {
        "players": _players,
        "seating": _seating,
        "pack": _pack,
        "jokers": _jokers,
        "courts": _courts,
        "subtract": _stated("subtract"),
        "same-value": _stated("same-value"),
        "subtract-from-card": _stated("subtract-from-card"),
        "build-limit": _stated("build-limit"),
        "build-on-empty": _stated("build-on-empty"),
    }
)
_AFTER: Mapping[str, Callable[[Rules], Lines]] = MappingProxyType(
    {
        "majority": _scored("most-cards"),
        "tie": lambda rules: (Line("compare-tie-shared" if rules.majority_on_tie else "compare-tie-nobody"),),
        "zwick": _scored("zwick"),
        "joker-zwick": _joker_zwick,
        "total": _totals,
    }
)
_CAPTURING = Family("compare-capturing-{}", Capturing)
_DUTY = Family("compare-duty-{}", BuildDuty)
_LAST_ZWICK = Family("compare-last-zwick-{}", LastZwick)


class _AtHome(NamedTuple):
    """Something that only house rules do differently: whether rules do it as all the books do, and what they say."""

    is_usual: Callable[[Rules], bool]
    read: Callable[[Rules], Lines]


_AT_HOME: Mapping[str, _AtHome] = MappingProxyType(
    {
        "capturing": _AtHome(
            lambda rules: rules.capturing is Capturing.MAY, lambda rules: (Line(_CAPTURING[rules.capturing]),)
        ),
        "joker-by-joker": _AtHome(lambda rules: not rules.joker_by_joker, _lone),
        "single-builds": _AtHome(lambda rules: rules.single_builds, _yes(lambda rules: rules.single_builds)),
        "for-partner": _AtHome(
            lambda rules: rules.build_for_partner,
            _yes(lambda rules: rules.build_for_partner and any(seating.partners for seating in rules.plans)),
        ),
        "duty": _AtHome(lambda rules: rules.duty is BuildDuty.HOLD, lambda rules: (Line(_DUTY[rules.duty]),)),
        "owner-lays": _AtHome(
            lambda rules: rules.owner_may_lay,
            lambda rules: (Line("value-yes" if rules.owner_may_lay else "compare-owner-last"),),
        ),
        "zwick-again": _AtHome(
            lambda rules: not rules.zwick_again,
            lambda rules: (Line("compare-plays-same" if rules.zwick_again else "compare-plays-next"),),
        ),
        "last-zwick": _AtHome(
            lambda rules: rules.last_zwick is LastZwick.COUNTS, lambda rules: (Line(_LAST_ZWICK[rules.last_zwick]),)
        ),
        "rest": _AtHome(
            lambda rules: rules.last_takes_rest,
            lambda rules: (Line("family-after-last-to" if rules.last_takes_rest else "option-nobody"),),
        ),
        "build-left": _AtHome(lambda rules: not rules.build_left, lambda rules: _points(rules.build_left)),
        "end": _AtHome(lambda rules: rules.target is None and rules.hands is None, _end),
    }
)
_TITLES = Family("compare-{}", (*_BEFORE, *_AFTER, *_AT_HOME))
