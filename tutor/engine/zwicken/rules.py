"""The Rules record of Zwicken and its variants; everything in which they differ is one of its fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.tricks import Heading, TrickRules

NAME = "zwicken"
"""The name of the game in files and in the table of games."""

HAND_SIZE = 3
"""The cards of a hand, which are also the tricks that share the pot."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One way to play Zwicken.

    A payment is one `stake`. If the dealer looks at an ace or a seven, the deal moves by `hop` seats; at the permanent
    trump, to the dealer's right. `fines_add_up` is a reading that a house rule can reverse: then a player with several
    grounds pays one stake. `base` is the variant that house rules change, and `title` their own name.
    """

    name: str
    hop: int
    stake: int = 3
    players: tuple[int, ...] = (4, 5, 6)
    ranks: tuple[str, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7")
    permanent_trump: str = "7D"
    moving_ranks: tuple[str, ...] = ("A", "7")
    fines_add_up: bool = True
    base: str | None = None
    title: str | None = None
    pack: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    tricks: TrickRules = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # The record is frozen, so a field worked out from others can only be set this way.
        pack = tuple(CARDS[rank + suit] for suit in Suit for rank in self.ranks)
        object.__setattr__(self, "pack", pack)
        object.__setattr__(self, "tricks", TrickRules(self.ranks, self.permanent_trump, heading=Heading.ALWAYS))

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def game(self) -> str:
        """The name of the game that the rules belong to."""
        return NAME


# Sources: Katira and Danyliuk; Alvensleben (1853) lets the deal hop over one player, who pays as well.
_ZWICKEN = Rules("zwicken", hop=1)
_ALVENSLEBEN = Rules("zwicken-alvensleben", hop=2)

Variants = Mapping[str, Rules]
"""The variants that may be named, by their names: the two, or house rules as well."""
VARIANTS: Variants = MappingProxyType({rules.name: rules for rules in (_ZWICKEN, _ALVENSLEBEN)})
