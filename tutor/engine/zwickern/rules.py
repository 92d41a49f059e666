"""The Rules record and the five variants; everything in which variants differ is one of its fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType

from tutor.engine.cards import CARDS, FIXED_JOKERS, PLAIN_PACK, WILD_JOKERS, Card

NAME = "zwickern"
"""The name of the game in files and in the table of games."""

Bits = int
"""A set of whole numbers: bit v is the value v."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The seating and the deals for one number of players.

    `deals` holds, for each deal, the cards of each player beginning on the dealer's left; `picture` cards
    go to the table with the first deal and `left_over` cards with the last one, before it is played.
    """

    players: int
    packs: int
    partners: bool
    picture: int
    deals: tuple[tuple[int, ...], ...]
    left_over: int = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play Zwickern, as data for judging plays, scoring hands and printing rules.

    `courts` are the matching values of A, J, Q and K; `wild` is the least and the greatest value of a wild joker, where
    the jokers are wild. The fields from `build_on_empty` to `majority_on_tie` are readings of unclear sources, which a
    house rule can reverse; `base` is the variant that house rules change, and `title` their own name.
    """

    name: str
    courts: tuple[tuple[str, tuple[int, ...]], ...]
    jokers: tuple[str, ...]
    plans: tuple[Plan, ...]
    points: tuple[tuple[str, int], ...]
    majority: int
    zwick: int
    wild: tuple[int, int] | None = None
    subtract: bool = True
    same_value: bool = True
    build_limit: int | None = None
    joker_zwick: bool = True
    build_on_empty: bool = False
    subtract_from_card: bool = False
    majority_on_tie: bool = False
    base: str | None = None
    title: str | None = None
    pack: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    hand_values: Mapping[Card, tuple[int, ...]] = field(init=False, repr=False, compare=False)
    hand_bits: Mapping[Card, Bits] = field(init=False, repr=False, compare=False)
    table_bits: Mapping[Card, Bits] = field(init=False, repr=False, compare=False)
    card_points: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    build_bits: Bits = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pack = PLAIN_PACK + tuple(CARDS[code] for code in self.jokers)
        values = {card: matching_values(self, card) for card in pack}
        hand = {card: to_bits(values[card]) for card in pack}
        # A loose wild joker has no value on the table: it answers only a joker and is part of no sum.
        table = {card: 0 if is_wild(self, card) else bits for card, bits in hand.items()}
        takeable = 0
        for bits in hand.values():
            takeable |= bits
        limit = takeable.bit_length() if self.build_limit is None else self.build_limit
        points = {CARDS[code]: points for code, points in self.points}
        for name, value in (
            ("pack", pack),
            ("hand_values", values),
            ("hand_bits", hand),
            ("table_bits", table),
            ("card_points", {card: points.get(card, 0) for card in pack}),
            ("build_bits", takeable & ((2 << limit) - 1)),
        ):
            # The record is frozen, so a field worked out from others can only be set this way.
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def game(self) -> str:
        """The name of the game that the rules belong to."""
        return NAME


def to_bits(values: tuple[int, ...]) -> Bits:
    """Return the set of some values."""
    bits = 0
    for value in values:
        bits |= 1 << value
    return bits


@lru_cache(maxsize=4096)
def from_bits(bits: Bits) -> tuple[int, ...]:
    """Return the values of a set, the least first.

    >>> from_bits(to_bits((11, 1)))
    (1, 11)
    """
    return tuple(value for value in range(bits.bit_length()) if bits >> value & 1)


def is_wild(rules: Rules, card: Card) -> bool:
    """Tell whether a card is a joker that takes a value of the player's choice."""
    return rules.wild is not None and card.code in rules.jokers


def matching_values(rules: Rules, card: Card) -> tuple[int, ...]:
    """Return the values that a card can have when it is played from the hand, the least first.

    >>> matching_values(JENSEN, CARDS["QH"]), matching_values(DIETZE, CARDS["QH"])
    ((3, 13), (13,))
    """
    if is_wild(rules, card) and rules.wild is not None:
        return tuple(range(rules.wild[0], rules.wild[1] + 1))
    if card.suit is None:
        return (int(card.code[1:]),)
    return dict(rules.courts).get(card.rank) or (int(card.rank),)


def plan(rules: Rules, players: int) -> Plan | None:
    """Return the seating and deals for a number of players, or None if the variant is not for that number."""
    return next((plan for plan in rules.plans if plan.players == players), None)


def partner(plan: Plan, seat: int) -> int | None:
    """Return the seat opposite if opposite seats are partners, else None."""
    return (seat + plan.players // 2) % plan.players if plan.partners else None


def sides(plan: Plan) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side: a partnership, or a single player.

    >>> sides(JENSEN.plans[-1])
    ((0, 2), (1, 3))
    """
    if not plan.partners:
        return tuple((seat,) for seat in range(plan.players))
    half = plan.players // 2
    return tuple((seat, seat + half) for seat in range(half))


def total_points(rules: Rules, packs: int) -> int:
    """Return all points of a hand except Zwicks, if one side has the most cards."""
    return packs * sum(points for _, points in rules.points) + rules.majority


def _full_deals(players: int, *sizes: int) -> tuple[tuple[int, ...], ...]:
    """Return deals in which every player gets the same number of cards."""
    return tuple((size,) * players for size in sizes)


def _deals_of_four(players: int, cards: int) -> tuple[tuple[int, ...], ...]:
    """Return deals of four until the cards are out; the rest goes round one card at a time.

    >>> _deals_of_four(4, 22)
    ((4, 4, 4, 4), (2, 2, 1, 1))
    """
    deals = _full_deals(players, *[4] * (cards // (4 * players)))
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
    jokers=FIXED_JOKERS[:3],
    plans=(
        Plan(2, 1, False, 3, _full_deals(2, 4, 4, 4, 4, 5, 5)),
        Plan(3, 1, False, 4, _full_deals(3, 4, 4, 4, 5)),
        Plan(4, 1, True, 3, _full_deals(4, 4, 4, 5)),
    ),
    points=(("X15", 5), ("X20", 6), ("X25", 7), *_JENSEN_POINTS),
    majority=3,
    zwick=1,
)
CHRISTIANSEN = Rules(
    name="christiansen",
    courts=LOW_OR_HIGH,
    jokers=FIXED_JOKERS,
    plans=(
        Plan(2, 1, False, 8, _full_deals(2, 8, 8, 8)),
        Plan(3, 1, False, 8, _full_deals(3, 8, 8)),
        Plan(4, 1, False, 8, _full_deals(4, 6, 6)),
    ),
    points=(("X15", 4), ("X20", 5), ("X25", 6), ("X30", 7), *_JENSEN_POINTS),
    majority=3,
    zwick=1,
)
# The books say "two or more" without an end; 25 is where one full deal and the picture use up two packs.
_MOST_PLAYERS = 25


def _book_plan(players: int, packs: int, pack_size: int) -> Plan:
    return Plan(players, packs, False, 4, _deals_of_four(players, packs * pack_size - 4))


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
    joker_zwick=False,
)
FRENCH = Rules(
    name="french",
    courts=LOW_OR_HIGH,
    jokers=FIXED_JOKERS[:3],
    plans=(
        Plan(2, 1, False, 2, _full_deals(2, 4, 4, 4, 4, 5, 5), left_over=1),
        Plan(4, 1, True, 2, _full_deals(4, 4, 4, 5), left_over=1),
    ),
    points=JENSEN.points,
    majority=3,
    zwick=1,
    build_limit=14,
)
Variants = Mapping[str, Rules]
"""The variants that may be named, by their names: the five, or house rules besides."""
VARIANTS: Variants = MappingProxyType({rules.name: rules for rules in (JENSEN, CHRISTIANSEN, DIETZE, GRUPP, FRENCH)})
