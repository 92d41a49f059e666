"""The Rules record of Zwikken and its variants; everything in which they differ is one of its fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.tricks import Heading, TrickRules

NAME = "zwikken"
"""The name of the game in files and in the table of games."""

HAND_SIZE = 3
"""The cards of a hand, which are also the tricks."""


class Bidding(StrEnum):
    """The form of the bidding: stay or pass, bid until all others pass, or ask in two rounds."""

    STAY = "stay"
    BID = "bid"
    ASK = "ask"


class TenExchange(StrEnum):
    """The right to exchange the ten of trumps for the card turned up: of no player, its holder, or its announcer."""

    NEVER = "never"
    HOLDER = "holder"
    ANNOUNCED = "announced"


class TrickGoal(StrEnum):
    """The result of the tricks: a third of the pot for each, or whether the highest bidder takes or pays the pot."""

    THIRDS = "thirds"
    TWO_TRICKS_OR_RICH_TRICK = "two-tricks-or-rich-trick"
    MOST_POINTS = "most-points"


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play Zwikken.

    `dealer_ante` is paid by the dealer and `ante` by all players, the latter only into an empty pot if `ante_if_empty`.
    `set_ranks` order three of a kind, the highest first; those of the turn-up's rank are above all if `turn_up_set`.
    `last_bid` ends the bidding. `prices` has the price of each further turn-up for every player, so there are as many
    as may follow the first; a suit that was up before is not bid on if `repeated_suit_passes`. `fine` is paid by a
    player who stayed and won nothing. `must_stay`, `pair_wins`, `rounds` and `askers_pay` are agreements of a table;
    `base` is the variant that house rules change, and `title` their own name.
    """

    name: str
    players: tuple[int, ...]
    ranks: tuple[str, ...]
    bidding: Bidding
    goal: TrickGoal
    set_ranks: tuple[str, ...]
    turn_up_set: bool = False
    dealer_ante: int = 0
    ante: int = 0
    ante_if_empty: bool = False
    last_bid: int | None = None
    may_come_back: bool = False
    prices: tuple[int, ...] = ()
    repeated_suit_passes: bool = False
    ten: TenExchange = TenExchange.NEVER
    asker_may_lead_ace: bool = True
    must_trump: bool = True
    heading: Heading = Heading.WHEN_TRUMPING
    trumps_asked: int = 0
    fine: int = 0
    card_points: tuple[tuple[str, int], ...] = ()
    must_stay: frozenset[int] = frozenset()
    pair_wins: bool = False
    rounds: int | None = None
    askers_pay: bool = False
    base: str | None = None
    title: str | None = None
    pack: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    tricks: TrickRules = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # The record is frozen, so a field worked out from others can only be set this way.
        object.__setattr__(self, "pack", tuple(CARDS[rank + suit] for suit in Suit for rank in self.ranks))
        tricks = TrickRules(self.ranks, None, self.must_trump, self.heading, self.trumps_asked)
        object.__setattr__(self, "tricks", tricks)

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def game(self) -> str:
        """The name of the game that the rules belong to."""
        return NAME


_ALL_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_FIVE_RANKS = _ALL_RANKS[:5]

# Sources: a book of 1853; Parlett (1977); the game of today, and its Lubbers rules.
_BOOK_1850 = Rules(
    name="zwikken-1850",
    players=(3, 4, 5, 6),
    ranks=_ALL_RANKS,
    bidding=Bidding.STAY,
    goal=TrickGoal.THIRDS,
    set_ranks=_ALL_RANKS,
    turn_up_set=True,
    dealer_ante=3,
    must_trump=False,
    heading=Heading.NEVER,
    trumps_asked=2,
    fine=3,
)
_BOOK_1850_32 = replace(
    _BOOK_1850, name="zwikken-1850-32", players=(3,), ranks=_ALL_RANKS[:8], set_ranks=_ALL_RANKS[:8]
)
_PARLETT_1900 = Rules(
    name="zwikken-1900",
    players=(3, 4, 5),
    ranks=_FIVE_RANKS,
    bidding=Bidding.BID,
    goal=TrickGoal.TWO_TRICKS_OR_RICH_TRICK,
    set_ranks=_FIVE_RANKS,
    ante=1,
    last_bid=3,
    prices=(1, 1, 1),
    ten=TenExchange.HOLDER,
    card_points=(("A", 4), ("K", 3), ("Q", 2), ("J", 1)),
)
_TODAY_2000 = replace(
    _PARLETT_1900,
    name="zwikken-2000",
    bidding=Bidding.ASK,
    goal=TrickGoal.MOST_POINTS,
    # No turn-up is ever exchanged into three tens.
    set_ranks=("10", "A", "K", "Q", "J"),
    ante_if_empty=True,
    last_bid=None,
    may_come_back=True,
    prices=(1, 0),
    repeated_suit_passes=True,
    ten=TenExchange.ANNOUNCED,
)
_LUBBERS = replace(_TODAY_2000, name="zwikken-lubbers", may_come_back=False, asker_may_lead_ace=False)

Variants = Mapping[str, Rules]
"""The variants that may be named, by their names: the five, or house rules as well."""
VARIANTS: Variants = MappingProxyType(
    {rules.name: rules for rules in (_BOOK_1850, _BOOK_1850_32, _PARLETT_1900, _TODAY_2000, _LUBBERS)}
)

OPTIONS: Mapping[Bidding, tuple[str, ...]] = MappingProxyType(
    {Bidding.STAY: ("must_stay", "pair_wins"), Bidding.BID: (), Bidding.ASK: ("rounds", "askers_pay")}
)
"""The further agreements that a table may make, by the bidding."""


def with_options(rules: Rules, options: Mapping[str, object]) -> Rules:
    """Return the rules with agreements of a table; raises ValueError for agreements that are not possible.

    >>> with_options(_BOOK_1850, {"must_stay": [1, 2]}).must_stay == {1, 2}
    True
    """
    found: dict[str, object] = {}
    for name, value in options.items():
        if name not in OPTIONS[rules.bidding]:
            raise ValueError(f"{rules.name} has no option {name!r}")
        if not _is_option(name, value):
            raise ValueError(f"{name} cannot be {value!r}")
        found[name] = frozenset(value) if isinstance(value, list | tuple) else value
    return replace(rules, **found) if found else rules  # type: ignore[arg-type]


def _is_option(name: str, value: object) -> bool:
    if name == "must_stay":
        return isinstance(value, list | tuple | frozenset) and all(number in (1, 2) for number in value)
    if name == "rounds":
        return type(value) is int and value > 0
    return isinstance(value, bool)


def points_of(rules: Rules, card: Card) -> int:
    """Return the card points of a card."""
    return dict(rules.card_points).get(card.rank, 0)
