"""The question in which order the events of a hand happen."""

from collections.abc import Iterator
from zlib import crc32

from tutor.coach.question import Option, Question, QuestionError, Slip, Way
from tutor.coach.zwickern.goals.named_things import named_rules
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.record import WithoutPosition
from tutor.coach.zwickern.questions.slips.order import order_slips
from tutor.content.zwickern.questions import OrderGoal
from tutor.engine.zwickern import VARIANTS, Variants, plan
from tutor.engine.zwickern.hand.events import events
from tutor.text import Family, Line

# Events that differ by a number only, such as deal-1 and deal-2, share a message.
_EVENTS = Family(
    "event-{}",
    dict.fromkeys(
        name.rstrip("0123456789").rstrip("-")
        for rules in VARIANTS.values()
        for seating in rules.plans
        for name in events(seating)
    ),
)


def _order(goal: OrderGoal, variants: Variants) -> Question:
    seating = plan(named_rules(goal.variant, variants), goal.players)
    if seating is None:
        raise QuestionError(("players",), "check-players", variant=goal.variant, number=goal.players)
    known = events(seating)
    for place, name in enumerate(goal.events):
        if name not in known:
            raise QuestionError(("events", place), "check-event-unknown", event=name, known=", ".join(known))
    right = tuple(sorted(goal.events, key=known.index))
    if right != goal.events:
        raise QuestionError(("events",), "check-events-order", right=", ".join(right))
    if len(set(right)) != len(right):
        raise QuestionError(("events",), "check-event-twice")
    mixed = sorted(right, key=lambda name: crc32(f"{goal.variant} {name}".encode()))
    # The shuffled order must not be the answer.
    if tuple(mixed) == right:
        mixed.reverse()
    options = tuple(Option(name, event_line(name)) for name in mixed)
    return Question(Line("ask-order"), Way.ORDER, options, right, look=Line("look-order"))


def _too_early(goal: OrderGoal, _: Question, variants: Variants) -> Iterator[Slip]:
    seating = plan(named_rules(goal.variant, variants), goal.players)
    return iter(()) if seating is None else order_slips(events(seating), goal.events)


def event_line(name: str) -> Line:
    """Say an event of a hand."""
    kind, _, number = name.rpartition("-")
    return Line(_EVENTS[kind], {"number": number}) if number.isdecimal() else Line(_EVENTS[name])


ORDER = WithoutPosition(
    shape=OrderGoal,
    stop=Stop.DEALING,
    ask=_order,
    slips=_too_early,
    needs=frozenset(),
    cards=None,
)
