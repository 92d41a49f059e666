"""The deals of a record held to the plan of their variant: who gets how many cards, and how many lie on the table."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.content.files.models import DealEntry, GameEntry
from tutor.engine.zwickern import Plan


class OffPlan(NamedTuple):
    """What is dealt otherwise in a deal: to a seat, or to the table where no seat is named; a number of cards."""

    deal: int
    seat: str | None
    found: int
    planned: int


def off_plan(entry: GameEntry, seating: Plan) -> Iterator[OffPlan]:
    """What the deals of a record, as far as the plan has them, give to seats and table but the plan does not."""
    dealer = entry.seats.index(entry.dealer)
    for number, (deal, planned) in enumerate(zip(entry.deals, seating.deals, strict=False)):
        yield from _hands(entry.seats, dealer, number, deal, planned)
        to_table = _to_table(seating, number)
        if len(deal.table) not in to_table:
            yield OffPlan(number, None, len(deal.table), to_table[-1])


def _hands(
    seats: Sequence[str], dealer: int, number: int, deal: DealEntry, planned: tuple[int, ...]
) -> Iterator[OffPlan]:
    for place, seat in enumerate(seats):
        # The sizes of a plan begin on the dealer's left.
        size, found = planned[(place - dealer - 1) % len(seats)], len(deal.hands.get(seat, ()))
        # A hand that is missing in the first deal is told by itself.
        if found != size and (number or seat in deal.hands):
            yield OffPlan(number, seat, found, size)


def _to_table(seating: Plan, number: int) -> tuple[int, ...]:
    """How many cards a deal may give to the table; what stays over in the last one may be left out."""
    picture = 0 if number else seating.picture
    last = number == len(seating.deals) - 1
    return tuple(dict.fromkeys((picture, picture + seating.left_over))) if last else (picture,)


def too_many_deals(entry: GameEntry, seating: Plan) -> bool:
    """Whether a record has more deals than the plan."""
    return len(entry.deals) > len(seating.deals)


def is_off_plan(entry: GameEntry, seating: Plan) -> bool:
    """Whether a record is dealt otherwise than the plan has it."""
    return too_many_deals(entry, seating) or any(True for _ in off_plan(entry, seating))
