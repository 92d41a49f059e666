"""Facts about the games, read from the engine's own data, so that games can be compared."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product, starmap
from types import MappingProxyType
from typing import NamedTuple

from tutor.engine.cards import CARDS
from tutor.engine.cousins import COUSINS, Cousin
from tutor.engine.zwickern import VARIANTS, Plan, Rules, Variants, plan
from tutor.engine.zwickern.rules import total_points, zwick_points
from tutor.text import Family, Line, OneOf

FactValue = int | tuple[int, ...] | str
"""A number, numbers of which one applies, or a name.

Numbers of which one applies are written 1 or 11. The words of a name are `value-<name>`, except for a range such as 3
to 5.
"""

COMPARED_GAMES = (*VARIANTS, *COUSINS)


def _court(rank: str) -> Callable[[Rules], FactValue]:
    def values(rules: Rules) -> FactValue:
        return dict(rules.courts)[rank]

    return values


def _points(code: str) -> Callable[[Rules], FactValue]:
    def points(rules: Rules) -> FactValue:
        return next((points for card, points in rules.points if card == code), 0)

    return points


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _building(subtract: bool, same_value: bool, from_card: bool) -> str:
    """Name the way in which the value of a build may change."""
    if not subtract:
        return "add-same" if same_value else "add-only"
    both_ways = "-round" if from_card else ""
    return f"add-subtract{both_ways}" if same_value else f"add-subtract{both_ways}-only"


class Fact(NamedTuple):
    """A fact of games, read from the rules, from the deals to a number of players, or from a cousin.

    A reader is None if nothing can be read. A fact that is not `asked` is only compared.
    """

    of_rules: Callable[[Rules], FactValue] | None = None
    of_plan: Callable[[Plan], FactValue] | None = None
    of_cousin: Callable[[Cousin], FactValue] | None = None
    asked: bool = True


def _compared(flag: Callable[[Rules], bool]) -> Fact:
    """Return the fact whether something is allowed, which no question asks."""
    return Fact(lambda rules: _yes(flag(rules)), asked=False)


_FACT_TABLE: Mapping[str, Fact] = MappingProxyType(
    {
        "pack-cards": Fact(lambda rules: len(rules.pack), of_cousin=lambda cousin: cousin.pack_cards),
        "jokers": Fact(lambda rules: len(rules.jokers)),
        "ace": Fact(_court("A")),
        "jack": Fact(_court("J")),
        "queen": Fact(_court("Q")),
        "king": Fact(_court("K")),
        "building": Fact(lambda rules: _building(rules.subtract, rules.same_value, rules.subtract_from_card)),
        "subtract": _compared(lambda rules: rules.subtract),
        "same-value": _compared(lambda rules: rules.same_value),
        "subtract-from-card": _compared(lambda rules: rules.subtract_from_card),
        "build-on-empty": _compared(lambda rules: rules.build_on_empty),
        "build-limit": Fact(lambda rules: rules.build_bits.bit_length() - 1),
        "most-cards": Fact(lambda rules: rules.majority),
        "zwick": Fact(lambda rules: rules.zwick),
        "joker-zwick": Fact(lambda rules: _yes(any(zwick_points(rules, CARDS[code]) for code in rules.jokers))),
        "ace-points": Fact(_points("AS")),
        "ten-of-diamonds": Fact(_points("10D")),
        "ten-of-spades": Fact(_points("10S")),
        "two-of-spades": Fact(_points("2S")),
        "seven-of-diamonds": Fact(_points("7D")),
        "seven-of-spades": Fact(_points("7S")),
        "joker-15": Fact(_points("X15")),
        "joker-20": Fact(_points("X20")),
        "joker-25": Fact(_points("X25")),
        "joker-30": Fact(_points("X30")),
        "total": Fact(lambda rules: total_points(rules, 1)),
        "family": Fact(lambda rules: "fishing", of_cousin=lambda cousin: "tricks"),
        "trumps": Fact(lambda rules: "no", of_cousin=lambda cousin: "yes"),
        "stakes": Fact(lambda rules: "none", of_cousin=lambda cousin: "pot"),
        "home": Fact(lambda rules: "north-germany", of_cousin=lambda cousin: cousin.home),
        "picture": Fact(of_plan=lambda seating: seating.picture),
        "first-deal": Fact(of_plan=lambda seating: seating.deals[0][0]),
        "deals": Fact(of_plan=lambda seating: len(seating.deals)),
        "partners": Fact(of_plan=lambda seating: _yes(seating.partners)),
        "hand-cards": Fact(of_cousin=lambda cousin: cousin.hand_cards),
        "permanent-trump": Fact(of_cousin=lambda cousin: cousin.permanent_trump or "none"),
        "players": Fact(of_cousin=lambda cousin: f"{cousin.players[0]} to {cousin.players[1]}"),
        "wins-at-once": Fact(of_cousin=lambda cousin: "three-alike" if cousin.wins_at_once else "none"),
        "trick": Fact(of_cousin=lambda cousin: cousin.trick),
    }
)
"""Every fact by its name, for questions, comparisons, crib sheets and the cousins."""

ASKED_FACTS = tuple(name for name, one in _FACT_TABLE.items() if one.asked)
"""The names of the facts that questions ask."""


def fact(game: str, name: str, variants: Variants, players: int | None = None) -> FactValue | None:
    """Return a fact of a game, None if the game lacks it; facts of a deal need the number of players.

    >>> fact("dietze", "zwick", VARIANTS), fact("jensen", "ace", VARIANTS), fact("zwicken", "permanent-trump", VARIANTS)
    (3, (1, 11), '7D')
    """
    one = _FACT_TABLE[name]
    if game in COUSINS:
        return None if one.of_cousin is None else one.of_cousin(COUSINS[game])
    rules = variants[game]
    if one.of_rules is not None:
        return one.of_rules(rules)
    seating = None if players is None else plan(rules, players)
    return None if seating is None or one.of_plan is None else one.of_plan(seating)


def said_by(rules: Rules, name: str) -> FactValue:
    """Return a fact of rules that does not depend on the number of players."""
    read = _FACT_TABLE[name].of_rules
    assert read is not None
    return read(rules)


def number_in(rules: Rules, name: str) -> int:
    """Return a number that rules state.

    >>> number_in(VARIANTS["dietze"], "zwick")
    3
    """
    found = said_by(rules, name)
    assert isinstance(found, int)
    return found


def _named_values() -> Iterator[str]:
    """Yield every value that a game or house rules state by a name, not by numbers."""
    tables = {seating.players for rules in VARIANTS.values() for seating in rules.plans}
    said = [
        fact(game, name, VARIANTS, players) for game in COMPARED_GAMES for name in ASKED_FACTS for players in tables
    ]
    # A range has a message of its own, `value-range`.
    yield from (value for value in said if isinstance(value, str) and " to " not in value)
    # House rules may allow ways to build that no variant has.
    yield from starmap(_building, product((False, True), repeat=3))


_VALUES = Family("value-{}", dict.fromkeys(_named_values()), str.lower)


def value_id(value: FactValue) -> str:
    """Return a value as files state it.

    >>> value_id((1, 11)), value_id(3), value_id("yes")
    ('1 or 11', '3', 'yes')
    """
    return " or ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def value_line(value: FactValue) -> Line:
    """Say a value in words."""
    if isinstance(value, str) and " to " in value:
        least, most = value.split(" to ")
        return Line("value-range", {"least": least, "most": most})
    if isinstance(value, str):
        return Line(_VALUES[value])
    return Line("option-choice", {"value": OneOf(value) if isinstance(value, tuple) else value})
