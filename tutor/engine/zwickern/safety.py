"""Which cards could answer a play, as far as one player can know: what has been seen cannot be held by others."""

from dataclasses import replace

from tutor.engine.cards import Card
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.moves import Capture, Lay, is_zwick, play
from tutor.engine.zwickern.position import Position, seen_by
from tutor.engine.zwickern.rules import is_wild
from tutor.engine.zwickern.taking import can_clear, lay_out, taking


def after_laying(position: Position, card: Card) -> Position:
    """The position after a card of the hand has been laid, as the player who laid it knows it."""
    return play(seen_by(position, position.turn).position, Lay(card))


def zwick_answers(position: Position, card: Card) -> tuple[Card, ...]:
    """The cards not yet seen with which the next player could make a Zwick after this card is laid."""
    unseen = dict.fromkeys(seen_by(position, position.turn).unseen)
    after = after_laying(position, card)
    return tuple(answer for answer in unseen if _can_zwick(_holding(after, answer), answer))


def could_take(position: Position, card: Card, answer: Card) -> bool:
    """Whether one card in another hand could take anything after this card is laid, whatever that hand has promised."""
    after = _holding(after_laying(position, card), answer)
    layout = lay_out(after, after.rules.hand_bits[answer], wild=is_wild(after.rules, answer), counting=True)
    return bool(taking(after, answer, layout, dutiful=False).vectors)


def _holding(position: Position, card: Card) -> Position:
    """The position with a hand of this one card; what clears the table keeps every promise."""
    hands = list(position.hands)
    hands[position.turn] = (card,)
    return replace(position, hands=tuple(hands))


def _can_zwick(position: Position, card: Card) -> bool:
    return is_zwick(position, Capture(card, position.table)) and can_clear(legal_taking(position, card))
