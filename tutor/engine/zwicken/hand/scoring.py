"""The payments at the end of a hand: the thirds of the pot, and a stake for each ground."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tutor.engine.tricks import Trick, winners
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
    won = winners(position.rules.tricks, position.trumps, position.tricks) if position.tricks else ()
    return tuple(won.count(seat) for seat in range(len(position.seats)))


def grounds(position: Position) -> tuple[tuple[int, Ground], ...]:
    """Return the seats that are gezwickt at the end of a hand, with the grounds (sections 4 and 5 of the rules)."""
    found = tuple(_grounds(position))
    if position.rules.fines_add_up:
        return found
    first = dict(reversed(found))
    return tuple((seat, ground) for seat, ground in found if first[seat] is ground)


def _grounds(position: Position) -> Iterator[tuple[int, Ground]]:
    if not position.looked:
        yield position.dealer, Ground.UNCHECKED
    # A player left alone has played no trick and risks nothing (Z12).
    if not position.tricks:
        return
    yield from _lost_by_cards(position)
    won = tricks_won(position)
    yield from ((seat, Ground.NO_TRICK) for seat in players_in(position) if not won[seat])


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
    return replace(position, accounts=accounts, pot=position.pot + stake * len(seats))


def takes(position: Position, seats: Sequence[int], chips: int) -> Position:
    """Return the position after some seats have each taken chips from the pot; a seat may be given twice."""
    accounts = tuple(had + chips * seats.count(seat) for seat, had in enumerate(position.accounts))
    return replace(position, accounts=accounts, pot=position.pot - chips * len(seats))


def settle(position: Position) -> Position:
    """Return the end of a hand: the pot is shared, then the fines are paid into the next one (Z22)."""
    share = position.pot if not position.tricks else position.pot // HAND_SIZE
    winning = players_in(position) if not position.tricks else _won_by(position, position.tricks)
    position = pays(takes(position, winning, share), [seat for seat, _ in grounds(position)])
    return replace(position, phase=Phase.OVER, turn=None)


def _won_by(position: Position, tricks: tuple[Trick, ...]) -> tuple[int, ...]:
    return winners(position.rules.tricks, position.trumps, tricks)
