"""The events of a hand in their order."""

from tutor.engine.zwickern.rules import Plan

SHUFFLE, CUT, PICTURE, LEFT_OVER = "shuffle", "cut", "picture", "left-over"
LEFTOVERS, COUNT, NEXT_DEALER = "leftovers", "count", "next-dealer"


def events(plan: Plan) -> tuple[str, ...]:
    """Return the names of the events of a hand: `deal-1`, `play-1` and so on for each deal, and those around them.

    >>> from tutor.engine.zwickern.variants import VARIANTS
    >>> events(VARIANTS["christiansen"].plans[-1])  # doctest: +NORMALIZE_WHITESPACE
    ('shuffle', 'cut', 'deal-1', 'picture', 'play-1', 'deal-2', 'play-2', 'leftovers', 'count', 'next-dealer')
    """
    found = [SHUFFLE, CUT]
    for number in range(1, len(plan.deals) + 1):
        found.append(f"deal-{number}")
        if number == 1 and plan.picture:
            found.append(PICTURE)
        if number == len(plan.deals) and plan.left_over:
            found.append(LEFT_OVER)
        found.append(f"play-{number}")
    return (*found, LEFTOVERS, COUNT, NEXT_DEALER)


def cutter(plan: Plan, dealer: int) -> int:
    """Return the seat that cuts: the one on the dealer's right."""
    return (dealer - 1) % plan.players


def first_player(plan: Plan, dealer: int) -> int:
    """Return the seat that starts every deal: the one on the dealer's left (reading 20)."""
    return (dealer + 1) % plan.players
