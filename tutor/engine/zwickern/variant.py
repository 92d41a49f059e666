"""The same position under the rules of another variant."""

from collections import Counter
from dataclasses import replace

from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.hand import full_pack
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import Plan, Rules, plan


def under(position: Position, rules: Rules) -> Position | None:
    """The position under other rules, or None where they do not have its seats, cards or builds."""
    seating = plan(rules, len(position.seats))
    if seating is None or not _has_cards(position, rules, seating):
        return None
    builds = [item for item in position.table if item.value is not None]
    if any(not reachable_values(rules, item.cards) >> (item.value or 0) & 1 for item in builds):
        return None
    return replace(position, rules=rules, plan=seating)


def _has_cards(position: Position, rules: Rules, seating: Plan) -> bool:
    cards = Counter(card for hand in position.hands for card in hand or ())
    cards.update(card for item in position.table for card in item.cards)
    cards.update(card for pile in position.won for card in pile.cards)
    return cards <= Counter(full_pack(rules, seating))
