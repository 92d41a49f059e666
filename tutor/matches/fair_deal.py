"""Fair dealing that can be checked: the checksum of a number before the first card, and the cards that a number gives.

A drawn number has a nonce, and the checksum of both is shown while the game runs. It promises that the number, and with
it each card, was fixed before the first one was seen, and it says nothing about them. Breaking it means finding two
numbers with one checksum, which takes 2^64 tries. The nonce, which has as many bits, keeps the 10^12 numbers from being
tried: it leaves the server only once the game is over. A number that a player knows needs none.
"""

from hashlib import sha256
from typing import Any, Final, NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern import Position, Rules
from tutor.engine.zwickern.hand.deal_and_play import Deal
from tutor.matches.dealing import Numbered, deals_of, pack_of
from tutor.matches.events import Started
from tutor.matches.folding import HandOf
from tutor.matches.tricks.match import pack_of_tricks

SUM_DIGITS: Final = 32
"""The hexadecimal digits of a checksum: the first half of a SHA-256."""


class CardsOfNumber(NamedTuple):
    """The cards of a number: the whole pack in its order, and who gets which in each deal.

    Of a trick-taking game, whose later deals follow from the play, `deals` has the first only.
    """

    dealer: int
    pack: tuple[Card, ...]
    deals: tuple[Deal, ...]


def numbered_of(started: Started, rules: Any, number: str) -> Numbered:
    """Return the deal of a match with a number; house rules have the cards of the variant that they change."""
    return Numbered(rules.base or rules.name, len(started.seats), number)


def hashed_text(deal: Numbered, nonce: str) -> str:
    """Return the text whose SHA-256 begins with the checksum.

    >>> hashed_text(Numbered("jensen", 4, "12345"), "00ff")
    'jensen/4/12345/00ff'
    """
    return f"{deal.address}/{nonce}"


def checksum(deal: Numbered, nonce: str) -> str:
    """Return the checksum of a deal and its nonce, as `printf TEXT | sha256sum | cut -c1-32` gives it.

    >>> checksum(Numbered("jensen", 4, "12345"), "0" * 32)
    'b614a7e22249bf535be5e31b03ae230e'
    """
    return sha256(hashed_text(deal, nonce).encode()).hexdigest()[:SUM_DIGITS]


def cards_of_number(started: Started, rules: Any, hand: HandOf[Any, Any]) -> CardsOfNumber:
    """Return the cards that the number of a hand gives."""
    dealt, players = hand.dealt, len(started.seats)
    first = hand.positions[0]
    if isinstance(rules, Rules) and isinstance(first, Position):
        return CardsOfNumber(
            dealt.dealer,
            pack_of(rules, players, dealt.number, started.edition),
            deals_of(rules, players, dealt.number, dealt.dealer, started.edition),
        )
    pack = pack_of_tricks(rules, players, dealt.number, started.edition)
    return CardsOfNumber(first.dealer, pack, (Deal(tuple(cards or () for cards in first.hands)),))
