"""A comparison of variants, row by row, read from the records that judge, deal and score."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.rules.facts import number_in, said_by, value_line
from tutor.coach.zwickern.rules.tables import (
    cards_line,
    numbers_listed,
    parties_listed,
    scoring_groups,
    sizes_line,
    total_rows,
)
from tutor.coach.zwickern.words.phrases import listing
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import Plan, Rules, plan
from tutor.text import RANK_NAMES, Family, Line, OneOf

Lines = tuple[Line, ...]
"""The lines on one thing in one game."""

# For more players than this the books all deal alike: four cards each until the pack is out.
_DEALS_SHOWN = 4


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
        yield Row(_title(topic), tuple(map(read, games)))
    players = {seating.players for rules in games for seating in rules.plans if seating.players <= _DEALS_SHOWN}
    for number in sorted(players):
        deals = tuple(_deals(plan(rules, number)) for rules in games)
        yield Row(Line("compare-deals", {"players": parties_listed([number])}), deals)
    for cards in scoring_groups(*games):
        scored = tuple(_card_points(rules, cards[0]) for rules in games)
        yield Row(Line("compare-scores", {"cards": cards_line(cards)}), scored)
    for topic, read in _AFTER.items():
        yield Row(_title(topic), tuple(map(read, games)))


def _title(topic: str) -> Line:
    title = Line(_TITLES[topic])
    return Line("compare-ours", {"what": title}) if topic in _OURS else title


def _pack(rules: Rules) -> Lines:
    lines = [Line("compare-cards", {"number": number_in(rules, "pack-cards")})]
    more = [one for one in total_rows(rules) if one.packs > 1]
    lines += [Line("compare-packs", {"packs": one.packs, "players": one.least}) for one in more[:1]]
    lines += [Line("compare-packs-most", {"packs": one.packs, "players": one.most}) for one in more[1:][-1:]]
    return tuple(lines)


def _jokers(rules: Rules) -> Lines:
    if not rules.jokers:
        return (Line("compare-none"),)
    if rules.wild is not None:
        least, most = rules.wild
        return (Line("compare-jokers-wild", {"number": len(rules.jokers), "least": least, "most": most}),)
    values = [rules.hand_values[CARDS[code]][0] for code in rules.jokers]
    return (Line("compare-jokers-fixed", {"number": len(values), "values": listing(values)}),)


def _courts(rules: Rules) -> Lines:
    return tuple(
        Line("compare-court", {"rank": Line(RANK_NAMES[rank]), "values": OneOf(values)})
        for rank, values in rules.courts
    )


def _players(rules: Rules) -> Lines:
    return (_choice([seating.players for seating in rules.plans]),)


def _seating(rules: Rules) -> Lines:
    together = [seating.players for seating in rules.plans if seating.partners]
    if not together:
        return (Line("compare-alone"),)
    alone = [seating.players for seating in rules.plans if not seating.partners]
    lines = [Line("compare-partners", {"players": parties_listed(together)})]
    return (*lines, *([Line("compare-alone-for", {"players": parties_listed(alone)})] if alone else []))


def _choice(found: list[int]) -> Line:
    return Line("option-choice", {"value": numbers_listed(found, choice=True)})


def _deals(seating: Plan | None) -> Lines:
    if seating is None:
        return (Line("compare-not-for"),)
    lines = [Line("compare-each", {"sizes": sizes_line(seating.deals)})]
    lines.append(Line("compare-picture", {"number": seating.picture}))
    if seating.left_over:
        lines.append(Line("compare-left-over", {"number": seating.left_over}))
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
    return _stated("joker-zwick")(rules) if rules.jokers else (Line("compare-none"),)


def _totals(rules: Rules) -> Lines:
    first, *others = total_rows(rules)
    lines = [Line("compare-total-of", {"points": first.points})]
    if others:
        lines.append(Line("compare-total-packs", {"points": others[0].points, "packs": others[0].packs}))
    return tuple(lines)


# The sources leave these open, so that their titles call them our reading, and house rules may reverse them.
_OURS = ("subtract-from-card", "build-on-empty", "tie")
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
_TITLES = Family("compare-{}", (*_BEFORE, *_AFTER))
