"""The tricks of Zwicken with all cards open; the money is that of the whole hand."""

from tutor.engine.tricks import Trick, UnknownCardsError
from tutor.engine.tricks.open_hands import Chips, OpenTricks
from tutor.engine.zwicken.hand.scoring import settle
from tutor.engine.zwicken.position import Phase, Position, players_in, trump_ace


def open_tricks(position: Position) -> OpenTricks:
    """Return a search of the rest of the tricks; raises UnknownCardsError unless all hands in play are known."""
    hands = {seat: position.hands[seat] for seat in players_in(position)}
    known = {seat: hand for seat, hand in hands.items() if hand is not None}
    if position.phase is not Phase.PLAY or position.turn is None:
        raise ValueError("no trick is being played")
    if len(known) < len(hands):
        raise UnknownCardsError("not all hands are known")
    marked = (trump_ace(position), position.rules.permanent_trump)

    def note(trick: Trick, winner: int) -> tuple[object, ...]:
        # The leader, the winner, and the players of the two cards on which grounds depend.
        return trick[0].seat, winner, *((card.code, seat) for seat, card, _ in trick if card and card.code in marked)

    def pay(tricks: tuple[Trick, ...]) -> Chips:
        return settle(position._replace(tricks=tricks, trick=())).accounts

    turn, tricks = position.turn, position.tricks
    return OpenTricks(position.rules.tricks, position.trumps, known, turn, tricks, position.trick, note, pay)
