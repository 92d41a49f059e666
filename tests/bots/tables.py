"""Tables that opponents meet: positions of hands that bots play, and other truths that a seat cannot tell from one."""

from dataclasses import replace
from functools import cache

from tutor.bots.deals import SEATS, dice_of, hand_positions, shuffled
from tutor.bots.decision import Decision
from tutor.bots.kinds import Kind
from tutor.bots.players import Style
from tutor.bots.worlds import World
from tutor.engine.cards import Card
from tutor.engine.zwickern import VARIANTS, Position, Seen, plan, seen_by

SEATINGS = [(name, seats) for name, rules in VARIANTS.items() for seats in SEATS if plan(rules, seats)]
"""Every variant with every number of seats from two to eight that it has."""


@cache
def met(variant: str, seats: int, every: int = 3, seed: str = "met") -> tuple[Position, ...]:
    """Return every third position or so of a hand, so that deals and seats change."""
    hand = hand_positions(VARIANTS[variant], seats, f"{seed}/{variant}/{seats}", Style())
    return tuple(position for number, position in enumerate(hand) if number % every == 0)


def seen(position: Position) -> Seen:
    """Return what the seat to play sees."""
    return seen_by(position, position.turn)


def another_truth(position: Position, seed: str = "other") -> Position:
    """Return the position with the hidden hands dealt again from what the seat to play has not seen."""
    cards = iter(shuffled(seen(position).unseen, dice_of(seed)))
    hands = [
        hand if seat == position.turn else tuple(next(cards) for _ in hand or ())
        for seat, hand in enumerate(position.hands)
    ]
    return replace(position, hands=tuple(hands))


def truth(decision: Decision, position: Position) -> World:
    """Return the true hands of the others by their kinds."""
    rules = position.rules

    def kind_of(card: Card) -> Kind:
        can = [
            (rules.hand_bits[one], rules.card_points[one], one.code[0] == "X") for one in (*decision.kinds.cards, card)
        ]
        return can.index(can[-1])

    hidden = ((seat, hand or ()) for seat, hand in enumerate(position.hands))
    return World(tuple(() if seat == position.turn else tuple(map(kind_of, hand)) for seat, hand in hidden))
