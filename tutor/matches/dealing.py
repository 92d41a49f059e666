"""The deals by number: the same variant, number of players and number give the same cards everywhere."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from tutor.bots.deals import dice_of, shuffled
from tutor.coach.tricks.kit import TrickWay
from tutor.engine.cards import Card
from tutor.engine.zwickern import Plan, Rules, full_pack, plan
from tutor.engine.zwickern.hand.deal_and_play import Deal, deals
from tutor.matches.events import LONGEST_NUMBER, Dealt, Started
from tutor.matches.settings import numbers_of

_ADDRESS = re.compile(rf"([a-z][a-z0-9-]{{0,39}})/([2-9])/(0|[1-9][0-9]{{0,{LONGEST_NUMBER - 1}}})")


class Numbered(NamedTuple):
    """A deal that has an address: the variant, the number of players, and the number of the cards."""

    variant: str
    players: int
    number: str

    @property
    def address(self) -> str:
        """The deal as an address has it."""
        return f"{self.variant}/{self.players}/{self.number}"


def read_numbered(text: str, variants: Mapping[str, Rules] | Mapping[str, TrickWay]) -> Numbered | None:
    """Return the deal that an address names; None if it names none, or no table of the variant is for so many players.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> read_numbered("jensen/4/12345", VARIANTS), read_numbered("jensen/5/1", VARIANTS)
    (Numbered(variant='jensen', players=4, number='12345'), None)
    """
    found = _ADDRESS.fullmatch(text)
    rules = None if found is None else variants.get(found[1])
    if found is None or rules is None or int(found[2]) not in numbers_of(rules):
        return None
    return Numbered(found[1], int(found[2]), found[3])


def pack_seed(name: str, players: int, number: str, edition: int) -> str:
    """Return the seed that shuffles the cards of a number."""
    return f"pack/{edition}/{name}/{players}/{number}"


@lru_cache(maxsize=256)
def deals_of(rules: Rules, players: int, number: str, dealer: int, edition: int) -> tuple[Deal, ...]:
    """Return the deals of a number, when this seat deals; raises ValueError if the variant is not for so many."""
    return deals(_seating(rules, players), dealer, pack_of(rules, players, number, edition))


def pack_of(rules: Rules, players: int, number: str, edition: int) -> tuple[Card, ...]:
    """Return the pack of a number in its order; raises ValueError if the variant is not for so many."""
    # House rules have the cards of the variant that they change.
    seed = pack_seed(rules.base or rules.name, players, number, edition)
    return tuple(shuffled(full_pack(rules, _seating(rules, players)), dice_of(seed)))


def _seating(rules: Rules, players: int) -> Plan:
    seating = plan(rules, players)
    if seating is None:
        raise ValueError(f"{rules.name} is not for {players} players")
    return seating


def bot_seed(started: Started, dealt: Dealt, ply: int, seat: int) -> str:
    """Return the seed of the dice of a bot.

    The same view at the same play gets the same dice, so that taking back does not fish for another answer.
    """
    return f"bot/{started.edition}/{dealt.number}/{ply}/{seat}"


def dealer_of(players: int, number: str, edition: int) -> int:
    """Return the seat that deals where a match begins with this number.

    >>> [dealer_of(4, str(number), 1) for number in range(6)]
    [3, 3, 3, 1, 3, 0]
    """
    return int(dice_of(f"dealer/{edition}/{players}/{number}").random() * players)
