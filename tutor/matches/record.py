"""A hand that is over, as a game record, which Replay opens like any other."""

from collections.abc import Sequence

from tutor.catalogue.records import Ply, Record, RecordDeal
from tutor.content.files.models import DealEntry, PlyEntry, RecordEntry
from tutor.engine.zwickern import Position
from tutor.engine.zwickern.hand.deal_and_play import Deal
from tutor.matches.dealing import deals_of
from tutor.matches.match import Hand, Match


def record_of_hand(record_id: str, title: str, match: Match, hand: Hand) -> Record:
    """Return the record of a hand of a match, one that is over; its plays are legal, so nothing has to be proven."""
    started = match.started
    deals = deals_of(match.rules, len(started.seats), hand.dealt.number, hand.dealt.dealer, started.edition)
    dealt = _with_stock(hand.positions[0], deals)
    numbers = {one.stock: number for number, one in enumerate(dealt)}
    # Every deal leaves a different stock, so the stock identifies the deal.
    plies = tuple(
        Ply(numbers[position.stock], position, play, PlyEntry(seat=started.seats[position.turn], play=line))
        for position, play, line in zip(hand.positions, hand.plays, hand.lines, strict=False)
    )
    entry = RecordEntry(
        title=title,
        variant=match.rules.name,
        seats=started.seats,
        dealer=started.seats[hand.dealt.dealer],
        deals=tuple(_entry(started.seats, number, deal, plies) for number, deal in enumerate(deals)),
    )
    return Record(record_id, entry, dealt, plies, hand.position, hand.end, hand.over, hand.scores)


def _with_stock(first: Position, deals: Sequence[Deal]) -> tuple[RecordDeal, ...]:
    stock = first.stock + _size(deals[0])
    found = []
    for deal in deals:
        stock -= _size(deal)
        found.append(RecordDeal(deal, stock))
    return tuple(found)


def _size(deal: Deal) -> int:
    return sum(map(len, deal.hands)) + len(deal.table)


def _entry(seats: tuple[str, ...], number: int, deal: Deal, plies: Sequence[Ply]) -> DealEntry:
    # In a last deal that does not go round, some seats get no card.
    return DealEntry(
        hands={seat: tuple(card.code for card in hand) for seat, hand in zip(seats, deal.hands, strict=True) if hand},
        table=tuple(card.code for card in deal.table),
        plays=tuple(ply.entry for ply in plies if ply.deal == number),
    )
