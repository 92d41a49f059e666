"""The payments at the end of a hand: the thirds of the pot, and a stake for each ground."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.engine.tricks import winners
from tutor.engine.zwicken.legality import Ground
from tutor.engine.zwicken.position import Phase, Position, players_in, trump_ace
from tutor.engine.zwicken.rules import HAND_SIZE


@dataclass(frozen=True, slots=True)
class Score:
    """The chips that one seat has won or lost since before the hand."""

    seats: tuple[int, ...]
    points: int


def scores(position: Position) -> Sequence[Score]:
    """Return the score of each seat at this point of the hand."""
    return [Score((seat,), chips) for seat, chips in enumerate(position.accounts)]


def tricks_won(position: Position) -> tuple[int, ...]:
    """Return how many tricks each seat has won."""
    won = _winners(position)
    return tuple(won.count(seat) for seat in range(len(position.seats)))


def _winners(position: Position) -> tuple[int, ...]:
    """Return the seat that has won each whole trick, in order."""
    return winners(position.rules.tricks, position.trumps, position.tricks) if position.tricks else ()


def grounds(position: Position) -> tuple[tuple[int, Ground], ...]:
    """Return the seats that are gezwickt at the end of a hand, with the grounds (sections 4 and 5 of the rules)."""
    return _grounds(position, _winners(position))


def _grounds(position: Position, won: Sequence[int]) -> tuple[tuple[int, Ground], ...]:
    """Return the grounds at the end of a hand in which these seats have won the tricks."""
    found = tuple(_each_ground(position, won))
    if position.rules.fines_add_up:
        return found
    first = dict(reversed(found))
    return tuple((seat, ground) for seat, ground in found if first[seat] is ground)


def _each_ground(position: Position, won: Sequence[int]) -> Iterator[tuple[int, Ground]]:
    if not position.looked:
        yield position.dealer, Ground.UNCHECKED
    # A player left alone has played no trick and risks nothing (Z12).
    if not position.tricks:
        return
    yield from _lost_by_cards(position)
    yield from ((seat, Ground.NO_TRICK) for seat in players_in(position) if seat not in won)


def _lost_by_cards(position: Position) -> Iterator[tuple[int, Ground]]:
    ace, seven = trump_ace(position), position.rules.permanent_trump
    for number, trick in enumerate(position.tricks):
        codes = {played.card.code: played.seat for played in trick if played.card is not None}
        holder = codes.get(ace)
        if holder is not None and any(before[0].seat == holder for before in position.tricks[:number]):
            # This player had the ace when leading something else (Z17, Z18).
            yield holder, Ground.ACE_NOT_LED
        if holder is not None and seven in codes:
            # The order of the two cards does not matter (Z20).
            yield codes[seven], Ground.SEVEN_LOST


def pays(position: Position, seats: Sequence[int]) -> Position:
    """Return the position after some seats have paid a stake each into the pot."""
    stake = position.rules.stake
    accounts = tuple(chips - stake * seats.count(seat) for seat, chips in enumerate(position.accounts))
    return position._replace(accounts=accounts, pot=position.pot + stake * len(seats))


def takes(position: Position, seats: Sequence[int], chips: int) -> Position:
    """Return the position after some seats have each taken chips from the pot; a seat may be given twice."""
    accounts = tuple(had + chips * seats.count(seat) for seat, had in enumerate(position.accounts))
    return position._replace(accounts=accounts, pot=position.pot - chips * len(seats))


def settle(position: Position) -> Position:
    """Return the end of a hand: the pot is shared, then the fines are paid into the next one (Z22)."""
    won = _winners(position)
    after = (
        takes(position, won, position.pot // HAND_SIZE) if won else takes(position, players_in(position), position.pot)
    )
    after = pays(after, [seat for seat, _ in _grounds(position, won)])
    return after._replace(phase=Phase.OVER, turn=None)
