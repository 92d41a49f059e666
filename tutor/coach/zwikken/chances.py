"""The cards that a player of Zwikken has not seen before the first of them is exchanged or played."""

from tutor.coach.tricks.kit import Unseen
from tutor.engine.zwikken import Phase, Position, Saying, violations
from tutor.engine.zwikken.rules import HAND_SIZE


def unseen(position: Position) -> Unseen:
    """Return the cards that the seat to act has not seen; none once words or actions of others reveal some."""
    told = any(one.seat != position.turn for one in position.announced)
    before = position.phase in (Phase.DECLARE, Phase.BID, Phase.DEALER)
    if not before or told or len(position.hand) != HAND_SIZE:
        return Unseen()
    cards = tuple(card for card in position.rules.pack if card not in (*position.hand, *position.turned))
    chances = ["held", "alike"]
    if position.phase is Phase.DEALER and not violations(position, Saying.TURN):
        # If a suit may be bid on again, its having been up before means nothing.
        chances += ["turns", "again"] if position.rules.repeated_suit_passes else ["turns"]
    return Unseen(cards, tuple(chances))
