"""The five variants, as their sources have them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tutor.engine.cards import WILD_JOKERS
from tutor.engine.zwickern.rules import Plan, Rules


def _plan(players: int, sizes: Sequence[int], *, picture: int, left_over: int = 0, partners: bool = False) -> Plan:
    """Return a plan for one pack in which every player gets the same number of cards in a deal."""
    to_table = (picture, *[0] * (len(sizes) - 2), left_over)
    return Plan(players, 1, partners, tuple((size,) * players for size in sizes), to_table)


def _deals_of_four(players: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """Return deals of four until the cards are out; the rest goes round one card at a time.

    >>> _deals_of_four(4, 22)
    ((4, 4, 4, 4), (2, 2, 1, 1))
    """
    deals = ((4,) * players,) * (cards // (4 * players))
    rest = cards % (4 * players)
    if rest:
        deals += (tuple((rest + players - 1 - seat) // players for seat in range(players)),)
    return deals


LOW_OR_HIGH = (("A", (1, 11)), ("J", (2, 12)), ("Q", (3, 13)), ("K", (4, 14)))
HIGH_ONLY = (("A", (11,)), ("J", (12,)), ("Q", (13,)), ("K", (14,)))
_ACES = ("AS", "AH", "AD", "AC")
_JENSEN_POINTS = (("10D", 3), ("10S", 1), ("2S", 1), *((ace, 1) for ace in _ACES))
_DIETZE_POINTS = (("10D", 10), ("7D", 1), ("7S", 1), *((ace, 2) for ace in _ACES))

# Sources of the numbers: the English and German accounts; jensen with 2 or 3 players is our own deal.
JENSEN = Rules(
    name="jensen",
    courts=LOW_OR_HIGH,
    jokers=("X15", "X20", "X25"),
    plans=(
        _plan(2, (4, 4, 4, 4, 5, 5), picture=3),
        _plan(3, (4, 4, 4, 5), picture=4),
        _plan(4, (4, 4, 5), picture=3, partners=True),
    ),
    points=(("X15", 5), ("X20", 6), ("X25", 7), *_JENSEN_POINTS),
    majority=3,
    zwick=1,
)
CHRISTIANSEN = Rules(
    name="christiansen",
    courts=LOW_OR_HIGH,
    jokers=("X15", "X20", "X25", "X30"),
    plans=(
        _plan(2, (8, 8, 8), picture=8),
        _plan(3, (8, 8), picture=8),
        _plan(4, (6, 6), picture=8),
    ),
    points=(("X15", 4), ("X20", 5), ("X25", 6), ("X30", 7), *_JENSEN_POINTS),
    majority=3,
    zwick=1,
)
# The books say "two or more" without an end; 25 is where one full deal and the picture use up two packs.
_MOST_PLAYERS = 25


def _book_plan(players: int, packs: int, pack_size: int) -> Plan:
    deals = _deals_of_four(players, packs * pack_size - 4)
    return Plan(players, packs, False, deals, (4, *[0] * (len(deals) - 1)))


DIETZE = Rules(
    name="dietze",
    courts=HIGH_ONLY,
    jokers=(),
    plans=tuple(_book_plan(n, 1 if n < 5 else 2, 52) for n in range(2, _MOST_PLAYERS + 1)),
    points=_DIETZE_POINTS,
    majority=1,
    zwick=3,
    subtract=False,
    same_value=False,
)
GRUPP = Rules(
    name="grupp",
    courts=HIGH_ONLY,
    jokers=WILD_JOKERS,
    # "Multiplied" is read as one more pack for every four players begun.
    plans=tuple(_book_plan(n, (n + 3) // 4, 58) for n in range(2, _MOST_PLAYERS + 1)),
    points=_DIETZE_POINTS,
    majority=1,
    zwick=3,
    wild=(2, 14),
    subtract=False,
    same_value=False,
    joker_zwick=0,
)
FRENCH = Rules(
    name="french",
    courts=LOW_OR_HIGH,
    jokers=("X15", "X20", "X25"),
    plans=(
        _plan(2, (4, 4, 4, 4, 5, 5), picture=2, left_over=1),
        _plan(4, (4, 4, 5), picture=2, left_over=1, partners=True),
    ),
    points=JENSEN.points,
    majority=3,
    zwick=1,
    build_limit=14,
)
Variants = Mapping[str, Rules]
"""The variants that may be named, by their names: the five, or house rules as well."""
VARIANTS: Variants = MappingProxyType({rules.name: rules for rules in (JENSEN, CHRISTIANSEN, DIETZE, GRUPP, FRENCH)})
