"""The tricks of Zwikken with all cards open; the money is that of the whole hand."""

from tutor.engine.cards import CARDS
from tutor.engine.tricks import Trick, UnknownCardsError
from tutor.engine.tricks.open_hands import Chips, OpenTricks
from tutor.engine.tricks.trick import known_card
from tutor.engine.zwikken.bidding import highest
from tutor.engine.zwikken.hand.scoring import settle
from tutor.engine.zwikken.position import Phase, Position, players_in
from tutor.engine.zwikken.rules import points_of


def open_tricks(position: Position) -> OpenTricks:
    """Return a search of the rest of the tricks; raises UnknownCardsError unless all hands in play are known."""
    hands = {seat: position.hands[seat] for seat in players_in(position)}
    known = {seat: hand for seat, hand in hands.items() if hand is not None}
    if position.phase is not Phase.PLAY or position.turn is None:
        raise ValueError("no trick is being played")
    if len(known) < len(hands):
        raise UnknownCardsError("not all hands are known")
    rules, turn = position.rules, position.turn
    worth = {card: points_of(rules, card) for card in rules.pack}

    def note(trick: Trick, winner: int) -> tuple[int, int]:
        points = sum(worth[known_card(played.card)] for played in trick) if rules.card_points else 0
        return winner, points

    def pay(tricks: tuple[Trick, ...]) -> Chips:
        return settle(position._replace(tricks=tricks, trick=())).accounts

    # Under Lubbers' rules an asker who holds the ace may not lead it.
    ace, top = CARDS["A" + position.trumps], highest(position)
    banned = top is not None and not rules.asker_may_lead_ace and ace in known[top.seat]
    return OpenTricks(
        rules.tricks, position.trumps, known, turn, position.tricks, position.trick, note, pay, ace if banned else None
    )
