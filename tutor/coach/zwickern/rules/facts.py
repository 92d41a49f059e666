"""What the games say on one thing, read from the engine's own data, so that games can be compared."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tutor.engine.cousins import COUSINS, Cousin
from tutor.engine.zwickern.rules import VARIANTS, Plan, Rules, Variants, plan, total_points
from tutor.text import Choice, Line

Value = int | tuple[int, ...] | str
"""A number, numbers of which one holds (written 1 or 11), or the name of a value (its words are `value-<name>`)."""

GAMES = (*VARIANTS, *COUSINS)


def _court(rank: str) -> Callable[[Rules], Value]:
    def values(rules: Rules) -> Value:
        return dict(rules.courts)[rank]

    return values


def _points(code: str) -> Callable[[Rules], Value]:
    def points(rules: Rules) -> Value:
        return next((points for card, points in rules.points if card == code), 0)

    return points


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _building(rules: Rules) -> Value:
    if not rules.subtract:
        return "add-same" if rules.same_value else "add-only"
    both_ways = "-round" if rules.subtract_from_card else ""
    return f"add-subtract{both_ways}" if rules.same_value else f"add-subtract{both_ways}-only"


_OF_RULES: Mapping[str, Callable[[Rules], Value]] = MappingProxyType(
    {
        "pack-cards": lambda rules: len(rules.pack),
        "jokers": lambda rules: len(rules.jokers),
        "ace": _court("A"),
        "jack": _court("J"),
        "queen": _court("Q"),
        "king": _court("K"),
        "building": _building,
        "build-limit": lambda rules: rules.build_bits.bit_length() - 1,
        "most-cards": lambda rules: rules.majority,
        "zwick": lambda rules: rules.zwick,
        "joker-zwick": lambda rules: _yes(rules.joker_zwick and bool(rules.jokers)),
        "ace-points": _points("AS"),
        "ten-of-diamonds": _points("10D"),
        "ten-of-spades": _points("10S"),
        "two-of-spades": _points("2S"),
        "seven-of-diamonds": _points("7D"),
        "seven-of-spades": _points("7S"),
        "joker-15": _points("X15"),
        "joker-20": _points("X20"),
        "joker-25": _points("X25"),
        "joker-30": _points("X30"),
        "total": lambda rules: total_points(rules, 1),
        "family": lambda rules: "fishing",
        "trumps": lambda rules: "no",
        "stakes": lambda rules: "none",
        "home": lambda rules: "north-germany",
    }
)
_OF_PLANS: Mapping[str, Callable[[Plan], Value]] = MappingProxyType(
    {
        "picture": lambda seating: seating.picture,
        "first-deal": lambda seating: seating.deals[0][0],
        "deals": lambda seating: len(seating.deals),
        "partners": lambda seating: _yes(seating.partners),
    }
)
_OF_COUSINS: Mapping[str, Callable[[Cousin], Value]] = MappingProxyType(
    {
        "family": lambda cousin: "tricks",
        "pack-cards": lambda cousin: cousin.pack_cards,
        "trumps": lambda cousin: "yes",
        "stakes": lambda cousin: "pot",
        "hand-cards": lambda cousin: cousin.hand_cards,
        "home": lambda cousin: cousin.home,
        "permanent-trump": lambda cousin: cousin.permanent_trump or "none",
        "players": lambda cousin: f"{cousin.players[0]} to {cousin.players[1]}",
        "wins-at-once": lambda cousin: "three-alike" if cousin.wins_at_once else "none",
        "trick": lambda cousin: cousin.trick,
    }
)
FACTS = tuple(dict.fromkeys((*_OF_RULES, *_OF_PLANS, *_OF_COUSINS)))


def fact(game: str, name: str, variants: Variants, players: int | None = None) -> Value | None:
    """What a game says on one thing, None where it says nothing; those of a deal need the number of players.

    >>> fact("dietze", "zwick", VARIANTS), fact("jensen", "ace", VARIANTS), fact("zwicken", "permanent-trump", VARIANTS)
    (3, (1, 11), '7D')
    """
    if game in COUSINS:
        return _OF_COUSINS[name](COUSINS[game]) if name in _OF_COUSINS else None
    rules = variants[game]
    if name in _OF_RULES:
        return _OF_RULES[name](rules)
    seating = None if players is None else plan(rules, players)
    return _OF_PLANS[name](seating) if seating is not None and name in _OF_PLANS else None


def value_id(value: Value) -> str:
    """A value as files state it.

    >>> value_id((1, 11)), value_id(3), value_id("yes")
    ('1 or 11', '3', 'yes')
    """
    return " or ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def value_line(value: Value) -> Line:
    """A value in words."""
    if isinstance(value, str) and " to " in value:
        least, most = value.split(" to ")
        return Line("value-range", {"least": least, "most": most})
    if isinstance(value, str):
        return Line(f"value-{value.lower()}")
    return Line("option-choice", {"value": Choice(value) if isinstance(value, tuple) else value})
