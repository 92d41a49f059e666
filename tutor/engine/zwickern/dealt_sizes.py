"""The number of cards in each hand, counted, or worked out from the deal where it is hidden."""

from tutor.engine.zwickern.position import Position


def deal_number(position: Position) -> int | None:
    """Return the number of the deal being played, from 0; None if the stock fits no deal."""
    seating = position.plan
    left = seating.dealt
    for number, (sizes, to_table) in enumerate(zip(seating.deals, seating.to_table, strict=True)):
        left -= sum(sizes) + to_table
        if left == position.stock:
            return number
    return None


def hand_sizes(position: Position) -> tuple[int, ...]:
    """Return how many cards each seat holds: known hands are counted, the others computed from the deal.

    If the dealer or the deal is not known, a hidden hand is taken to be as large as that of the player to play.
    """
    return tuple(len(position.hand) if size is None else size for size in known_sizes(position))


def known_sizes(position: Position) -> tuple[int | None, ...]:
    """Return how many cards each seat holds, None for a hidden hand if that cannot be known.

    The dealer and the deal must be known, and turns go round: not so where a Zwick gives another turn.
    """
    seats, own, dealer, number = len(position.seats), len(position.hand), position.dealer, deal_number(position)
    reckoned: list[int | None] = [None] * seats
    if dealer is not None and number is not None and not position.rules.zwick_again:
        dealt = position.plan.deals[number]
        place = (position.turn - dealer - 1) % seats
        played = dealt[place] - own
        for other, size in enumerate(dealt):
            # A seat before the player to play has played one card more in this round.
            left = max(0, size - played - (other < place))
            reckoned[(dealer + 1 + other) % seats] = left
    known = zip(position.hands, reckoned, strict=True)
    return tuple(size if hand is None else len(hand) for hand, size in known)
