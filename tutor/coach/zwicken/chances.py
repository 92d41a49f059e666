"""The cards that a player of Zwicken has not seen before the first of them is exchanged or played."""

from tutor.coach.tricks.kit import Unseen
from tutor.engine.zwicken import Phase, Position
from tutor.engine.zwicken.rules import HAND_SIZE


def unseen(position: Position) -> Unseen:
    """Return the cards that the seat to act has not seen; none once actions of others say something of their cards."""
    pack = position.rules.pack
    if position.phase is Phase.CHECK:
        # The pack is shuffled anew after each card that moves the deal (Z7).
        return Unseen(pack, ("deal",))
    undealt = len(pack) - HAND_SIZE * len(position.seats) - 1
    if position.phase is not Phase.DECLARE or len(position.stock) != undealt:
        return Unseen()
    if position.looked and not position.shown:
        return Unseen(untold="bottom")
    seen = {*position.hand, position.turn_up, *(position.shown[-1:] if position.looked else ())}
    return Unseen(tuple(card for card in pack if card not in seen), ("drawn", "held"))
