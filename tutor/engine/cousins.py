"""The trick-taking games whose names are easily confused with Zwickern, as far as the tutor compares them."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Cousin:
    """One of these games: `players` are the least and the most, `permanent_trump` is the code of a card.

    `wins_at_once` tells whether three cards alike win before play, `trick` what a trick earns.
    """

    name: str
    home: Literal["austria", "netherlands"]
    pack_cards: int
    players: tuple[int, int]
    hand_cards: int
    permanent_trump: str | None
    wins_at_once: bool
    trick: Literal["third-of-pot", "card-points"]


COUSINS = {
    cousin.name: cousin
    for cousin in (
        # Zwicken (Austria and Germany): the seven of diamonds always the second-highest trump, the pot won in thirds.
        Cousin("zwicken", "austria", 32, (4, 6), 3, "7D", False, "third-of-pot"),
        # Zwikken in a book of 1853: the full pack, or 32 cards for three. Its text lets three of a suit win,
        # but ranks three aces over three kings, so it means three of a rank.
        Cousin("zwikken-1850", "netherlands", 52, (3, 6), 3, None, True, "third-of-pot"),
        # Zwikken after Parlett (1977): A K Q J 10 only; two of the three tricks win as well, whatever their points.
        Cousin("zwikken-1900", "netherlands", 20, (3, 5), 3, None, True, "card-points"),
        # Zwikken of today: as before, but the card points alone decide.
        Cousin("zwikken-2000", "netherlands", 20, (3, 5), 3, None, True, "card-points"),
    )
}
