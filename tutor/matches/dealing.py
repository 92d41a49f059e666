"""The deals by number: the same variant, number of players and number give the same cards everywhere."""

import re
from functools import lru_cache
from typing import NamedTuple

from tutor.bots.deals import dice_of, shuffled
from tutor.engine.zwickern import Rules, Variants, full_pack, plan
from tutor.engine.zwickern.hand.deal_and_play import Deal, deals
from tutor.matches.events import LONGEST_NUMBER

_ADDRESS = re.compile(rf"([a-z][a-z0-9-]{{0,39}})/([2-9])/(0|[1-9][0-9]{{0,{LONGEST_NUMBER - 1}}})")


class Numbered(NamedTuple):
    """A deal that has an address: the variant, the number of players, and the number of the cards."""

    variant: str
    players: int
    number: str

    @property
    def address(self) -> str:
        """The deal as it stands in an address."""
        return f"{self.variant}/{self.players}/{self.number}"


def read_numbered(text: str, variants: Variants) -> Numbered | None:
    """Return the deal that an address names; None if it names none, or the variant is not for so many players.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> read_numbered("jensen/4/12345", VARIANTS), read_numbered("jensen/5/1", VARIANTS)
    (Numbered(variant='jensen', players=4, number='12345'), None)
    """
    found = _ADDRESS.fullmatch(text)
    if found is None or found[1] not in variants or plan(variants[found[1]], int(found[2])) is None:
        return None
    return Numbered(found[1], int(found[2]), found[3])


@lru_cache(maxsize=256)
def deals_of(rules: Rules, players: int, number: str, dealer: int, edition: int) -> tuple[Deal, ...]:
    """Return the deals of a number, when this seat deals; raises ValueError if the variant is not for so many."""
    seating = plan(rules, players)
    if seating is None:
        raise ValueError(f"{rules.name} is not for {players} players")
    # House rules have the cards of the variant that they change.
    name = rules.base or rules.name
    pack = shuffled(full_pack(rules, seating), dice_of(f"pack/{edition}/{name}/{players}/{number}"))
    return deals(seating, dealer, pack)


def dealer_of(players: int, number: str, edition: int) -> int:
    """Return the seat that deals where a match begins with this number.

    >>> [dealer_of(4, str(number), 1) for number in range(6)]
    [3, 3, 3, 1, 3, 0]
    """
    return int(dice_of(f"dealer/{edition}/{players}/{number}").random() * players)
