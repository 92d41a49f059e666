"""The same position under the rules of another variant."""

from collections import Counter
from dataclasses import replace

from tutor.engine.zwickern.building import reachable_values
from tutor.engine.zwickern.hand import full_pack
from tutor.engine.zwickern.position import Position, known_cards
from tutor.engine.zwickern.rules import Rules, plan


def under(position: Position, rules: Rules) -> Position | None:
    """The position under other rules, or None where they do not have its seats, cards or builds."""
    seating = plan(rules, len(position.seats))
    if seating is None or not known_cards(position) <= Counter(full_pack(rules, seating)):
        return None
    builds = [item for item in position.table if item.value is not None]
    if any(not reachable_values(rules, item.cards) >> (item.value or 0) & 1 for item in builds):
        return None
    return replace(position, rules=rules, plan=seating)
