"""The deals of a record compared with the plan of its variant: how many cards each seat and the table get."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.content.files.models import DealEntry, RecordEntry
from tutor.engine.zwickern import Plan


class OffPlan(NamedTuple):
    """A departure of a deal from the plan: the numbers of cards for a seat, or for the table if `seat` is None."""

    deal: int
    seat: str | None
    found: int
    planned: int


def off_plan(entry: RecordEntry, seating: Plan) -> Iterator[OffPlan]:
    """Yield each departure of a record from the plan; deals beyond those of the plan are left to `too_many_deals`."""
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
        # A hand missing from the first deal has a fault of its own, `check-hand-missing`.
        if found != size and (number or seat in deal.hands):
            yield OffPlan(number, seat, found, size)


def _to_table(seating: Plan, number: int) -> tuple[int, ...]:
    """Return how many cards a deal may give to the table; the last deal may leave out the left-over cards."""
    picture = 0 if number else seating.picture
    last = number == len(seating.deals) - 1
    return tuple(dict.fromkeys((picture, picture + seating.left_over))) if last else (picture,)


def too_many_deals(entry: RecordEntry, seating: Plan) -> bool:
    """Tell whether a record has more deals than the plan."""
    return len(entry.deals) > len(seating.deals)


def is_off_plan(entry: RecordEntry, seating: Plan) -> bool:
    """Tell whether a record departs from the plan in any deal."""
    return too_many_deals(entry, seating) or any(True for _ in off_plan(entry, seating))
