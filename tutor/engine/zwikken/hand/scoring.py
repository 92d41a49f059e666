"""The payments at the end of a hand: for three of a kind, or for the tricks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutor.engine.tricks import UnknownCardsError, known_card, winners
from tutor.engine.zwikken.bidding import askers, highest
from tutor.engine.zwikken.position import HandCards, Phase, Position, players_in
from tutor.engine.zwikken.rules import HAND_SIZE, Bidding, TrickGoal, points_of


@dataclass(frozen=True, slots=True)
class Score:
    """The chips that one seat has won or lost since before the hand."""

    seats: tuple[int, ...]
    points: int


def scores(position: Position) -> Sequence[Score]:
    """Return the score of each seat at this point of the hand."""
    return [Score((seat,), chips) for seat, chips in enumerate(position.accounts)]


def trick_winners(position: Position) -> tuple[int, ...]:
    """Return the seat that has won each whole trick, in order."""
    return winners(position.rules.tricks, position.trumps, position.tricks) if position.tricks else ()


def trick_points(position: Position) -> tuple[int, ...]:
    """Return the card points of each whole trick, in order; raises UnknownCardsError."""
    rules = position.rules
    return tuple(sum(points_of(rules, known_card(played.card)) for played in trick) for trick in position.tricks)


def card_points_won(position: Position) -> tuple[int, ...]:
    """Return the card points that each seat has won in tricks."""
    won = list(zip(trick_winners(position), trick_points(position), strict=True))
    return tuple(sum(points for winner, points in won if winner == seat) for seat in range(len(position.seats)))


def best_set(position: Position) -> int | None:
    """Return the seat whose three of a kind win before play, or that with an agreed pair; None if there is none.

    Raises UnknownCardsError if a hand that could win in this way is not known.
    """
    rules, rank = position.rules, position.turned[-1].rank
    who = askers(position) if rules.bidding is Bidding.ASK else frozenset(players_in(position))
    hands = {seat: [card.rank for card in _known(position, seat)] for seat in who}
    order = (rank, *rules.set_ranks) if rules.turn_up_set else rules.set_ranks
    sets = {seat: order.index(held[0]) for seat, held in hands.items() if held == held[:1] * HAND_SIZE}
    if sets:
        return min(sets, key=sets.__getitem__)
    pairs = [seat for seat, held in hands.items() if rules.pair_wins and held.count(rank) == 2]
    return pairs[0] if pairs else None


def _known(position: Position, seat: int) -> HandCards:
    hand = position.hands[seat]
    if hand is None:
        raise UnknownCardsError("not all hands are known")
    return hand


def pays(position: Position, seats: Iterable[int], chips: int) -> Position:
    """Return the position after some seats have paid chips into the pot."""
    payers = frozenset(seats)
    accounts = tuple(had - chips * (seat in payers) for seat, had in enumerate(position.accounts))
    return position._replace(accounts=accounts, pot=position.pot + chips * len(payers))


def takes(position: Position, seat: int, chips: int) -> Position:
    """Return the position after a seat has taken chips from the pot."""
    return pays(position, [seat], -chips)


def share(position: Position) -> int:
    """Return the chips that are played for: the pot, or the agreed number of rounds (K35)."""
    rounds = position.rules.rounds
    return position.pot if rounds is None else min(position.pot, rounds * len(position.seats))


def over(position: Position) -> Position:
    """Return the position as the end of a hand, with no seat to act."""
    return position._replace(phase=Phase.OVER, turn=None)


def left_alone(position: Position, seat: int) -> Position:
    """Return the end of a hand in which one player was left, who takes the pot without play (K9)."""
    return over(takes(position, seat, position.pot))


def won_by_set(position: Position, seat: int) -> Position:
    """Return the end of a hand that a set has won: its holder takes the pot, and the others who tried pay."""
    chips = share(position)
    after = takes(position._replace(zwik=seat), seat, chips)
    if position.rules.goal is TrickGoal.THIRDS:
        return over(pays(after, set(players_in(position)) - {seat}, position.rules.fine))
    top = highest(position)
    bidding = askers(position) if position.rules.bidding is Bidding.ASK else {top.seat} if top else set()
    return over(pays(after, bidding - {seat}, chips))


def settle(position: Position) -> Position:
    """Return the end of a hand after its tricks."""
    if position.rules.goal is TrickGoal.THIRDS:
        return over(_thirds(position))
    winner, losers = winner_and_losers(position)
    chips = share(position)
    after = position if winner is None else takes(position, winner, chips)
    return over(pays(after, losers, chips))


def _thirds(position: Position) -> Position:
    third, won = position.pot // HAND_SIZE, trick_winners(position)
    accounts = tuple(had + third * won.count(seat) for seat, had in enumerate(position.accounts))
    after = position._replace(accounts=accounts, pot=position.pot - third * len(won))
    # Bête: a player who stayed and took no trick (K12).
    return pays(after, set(players_in(position)) - set(won), position.rules.fine)


def trying(position: Position) -> frozenset[int]:
    """Return the seats that win or pay by the tricks after a bidding: the highest bidder, none without a bid.

    Among several askers, the one who pays is a reading (K37).
    """
    top = highest(position)
    if top is None:
        return frozenset()
    return askers(position) if position.rules.askers_pay else frozenset({top.seat})


def winner_and_losers(position: Position) -> tuple[int | None, frozenset[int]]:
    """Return the seat that takes the chips played for, if any, and the seats that pay as much."""
    top = highest(position)
    if top is None:
        return None, frozenset()
    if position.rules.goal is TrickGoal.TWO_TRICKS_OR_RICH_TRICK:
        return (top.seat, frozenset()) if _two_or_rich(position, top.seat) else (None, frozenset({top.seat}))
    points = card_points_won(position)
    best = [seat for seat, won in enumerate(points) if won == max(points)]
    those = trying(position)
    winner = best[0] if len(best) == 1 and best[0] in those else None
    return winner, those - {winner}


def _two_or_rich(position: Position, seat: int) -> bool:
    """Tell whether a gambler has two tricks, or one with more points than the other two together (K33)."""
    won, points = trick_winners(position), trick_points(position)
    rich = any(winner == seat and 2 * own > sum(points) for winner, own in zip(won, points, strict=True))
    return won.count(seat) > 1 or rich
