"""The Rules record: everything in which variants of Zwickern differ is one of its fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

from tutor.engine.cards import CARDS, PLAIN_PACK, WILD_JOKERS, Card

NAME = "zwickern"
"""The name of the game in files and in the table of games."""

Bits = int
"""A set of whole numbers: bit v is the value v."""


class Capturing(StrEnum):
    """The duty of a card that can take something: none, not to be laid, or also to take all that it can.

    All that it can means a capture that no larger one of the same card contains.
    """

    MAY = "may"
    MUST = "must"
    ALL = "all"


class BuildDuty(StrEnum):
    """The duty of a player who owns builds: to hold a card for each, to take one at once, or none.

    HOLD is reading 12. With CAPTURE the owner's next play takes one of them, if any play does.
    """

    HOLD = "hold"
    CAPTURE = "capture"
    NONE = "none"


class LastZwick(StrEnum):
    """The worth of a Zwick with the very last card of a hand: as any, for the dealer only, or nothing."""

    COUNTS = "counts"
    DEALER = "dealer"
    NOT = "not"


@dataclass(frozen=True, slots=True)
class Plan:
    """The seating and the deals for one number of players.

    `deals` holds, for each deal, the cards of each player beginning on the dealer's left; `to_table` are the cards that
    go to the table with each deal, before it is played; `out` cards are not dealt at all.
    """

    players: int
    packs: int
    partners: bool
    deals: tuple[tuple[int, ...], ...]
    to_table: tuple[int, ...]
    out: int = 0

    @property
    def picture(self) -> int:
        """The cards that go to the table with the first deal."""
        return self.to_table[0]

    @property
    def left_over(self) -> int:
        """The cards that go to the table with the last of several deals."""
        return self.to_table[-1] if len(self.to_table) > 1 else 0

    @property
    def dealt(self) -> int:
        """All cards that are dealt, to players and to the table."""
        return sum(map(sum, self.deals)) + sum(self.to_table)


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play Zwickern, as data for judging plays, scoring hands and printing rules.

    `courts` are the matching values of A, J, Q and K; `jokers` may name one twice; `wild` is the least and the greatest
    value of a wild joker, where there are some. A loose joker counts in sums unless `joker_by_joker`: then only a joker
    takes it, as is always so for a wild one. `build_limit` is the greatest value of a build, `joker_zwick` are the
    points of a Zwick with a joker where they are not those of others, and `build_left` those that a build left at the
    end costs its owner. With `zwick_again` a player who has cleared the table plays the next card, and with
    `last_takes_rest` the last to capture gets what is left at the end. A match ends with `target` points or after some
    `hands`, where it has an end.

    `base` is the variant that house rules change, and `title` their own name. The fields from `build_on_empty` to
    `majority_on_tie` are readings of unclear sources.
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
    joker_zwick: int | None = None
    build_on_empty: bool = False
    subtract_from_card: bool = False
    majority_on_tie: bool = False
    single_builds: bool = True
    build_for_partner: bool = True
    joker_by_joker: bool = False
    capturing: Capturing = Capturing.MAY
    duty: BuildDuty = BuildDuty.HOLD
    owner_may_lay: bool = True
    build_left: int = 0
    zwick_again: bool = False
    last_zwick: LastZwick = LastZwick.COUNTS
    last_takes_rest: bool = True
    target: int | None = None
    hands: int | None = None
    base: str | None = None
    title: str | None = None
    pack: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    hand_values: Mapping[Card, tuple[int, ...]] = field(init=False, repr=False, compare=False)
    hand_bits: Mapping[Card, Bits] = field(init=False, repr=False, compare=False)
    table_bits: Mapping[Card, Bits] = field(init=False, repr=False, compare=False)
    card_points: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    build_bits: Bits = field(init=False, repr=False, compare=False)
    lone: frozenset[Card] = field(init=False, repr=False, compare=False)
    alike: bool = field(init=False, repr=False, compare=False)
    bound: bool = field(init=False, repr=False, compare=False)
    plain: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        pack = PLAIN_PACK + tuple(CARDS[code] for code in self.jokers)
        values = {card: matching_values(self, card) for card in pack}
        hand = {card: to_bits(values[card]) for card in pack}
        # A joker that only a joker takes has no value on the table, and is part of no sum.
        lone = frozenset(card for card in pack if card.suit is None and (self.joker_by_joker or is_wild(self, card)))
        takeable = 0
        for bits in hand.values():
            takeable |= bits
        limit = takeable.bit_length() if self.build_limit is None else self.build_limit
        points = {CARDS[code]: points for code, points in self.points}
        bound = self.capturing is not Capturing.MAY or self.duty is BuildDuty.CAPTURE or not self.owner_may_lay
        for name, value in (
            ("pack", pack),
            ("hand_values", values),
            ("hand_bits", hand),
            ("table_bits", {card: 0 if card in lone else bits for card, bits in hand.items()}),
            ("card_points", {card: points.get(card, 0) for card in pack}),
            ("build_bits", takeable & ((2 << limit) - 1)),
            ("lone", lone),
            # Whether a single pack has equal cards.
            ("alike", len(set(self.jokers)) < len(self.jokers)),
            # Whether some plays are duties (`listing`), and whether hands are played as under the five variants.
            ("bound", bound),
            ("plain", not (bound or self._has_other_ends())),
        ):
            # The record is frozen, so a field worked out from others can only be set this way.
            object.__setattr__(self, name, value)

    def _has_other_ends(self) -> bool:
        """Tell whether turns, promises or the end of a hand are not those of the five variants."""
        ends = self.last_zwick is not LastZwick.COUNTS or not self.last_takes_rest or self.build_left != 0
        return ends or self.zwick_again or self.duty is not BuildDuty.HOLD

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
    return rules.wild is not None and card.code in WILD_JOKERS


def takes_lone(rules: Rules, card: Card) -> bool:
    """Tell whether a card takes jokers that nothing but a joker takes."""
    return card.suit is None and bool(rules.lone)


def matching_values(rules: Rules, card: Card) -> tuple[int, ...]:
    """Return the values that a card can have when it is played from the hand, the least first.

    >>> from tutor.engine.zwickern.variants import DIETZE, JENSEN
    >>> matching_values(JENSEN, CARDS["QH"]), matching_values(DIETZE, CARDS["QH"])
    ((3, 13), (13,))
    """
    if is_wild(rules, card) and rules.wild is not None:
        return tuple(range(rules.wild[0], rules.wild[1] + 1))
    if card.suit is None:
        return (int(card.code[1:]),)
    return dict(rules.courts).get(card.rank) or (int(card.rank),)


def zwick_points(rules: Rules, card: Card) -> int:
    """Return the points of a Zwick with a card."""
    return rules.zwick if card.suit is not None or rules.joker_zwick is None else rules.joker_zwick


def plan(rules: Rules, players: int) -> Plan | None:
    """Return the seating and deals for a number of players, or None if the variant is not for that number."""
    return next((plan for plan in rules.plans if plan.players == players), None)


def partner(plan: Plan, seat: int) -> int | None:
    """Return the seat opposite if opposite seats are partners, else None."""
    return (seat + plan.players // 2) % plan.players if plan.partners else None


def sides(plan: Plan) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each side: a partnership, or a single player.

    >>> from tutor.engine.zwickern.variants import JENSEN
    >>> sides(JENSEN.plans[-1])
    ((0, 2), (1, 3))
    """
    if not plan.partners:
        return tuple((seat,) for seat in range(plan.players))
    half = plan.players // 2
    return tuple((seat, seat + half) for seat in range(half))


def total_points(rules: Rules, packs: int) -> int:
    """Return all points of a hand except Zwicks, if one side has the most cards."""
    return packs * sum(rules.card_points[card] for card in rules.pack) + rules.majority
