"""The question in which order the events of a hand happen."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from types import MappingProxyType
from zlib import crc32

from tutor.coach.question import On, Option, Question, QuestionError, Slip, Way
from tutor.coach.zwickern.goals.named_things import named_rules
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.record import WithoutPosition
from tutor.content.zwickern.questions import OrderGoal
from tutor.engine.zwickern import VARIANTS, Variants, plan
from tutor.engine.zwickern.hand.events import COUNT, CUT, LEFT_OVER, LEFTOVERS, NEXT_DEALER, PICTURE, SHUFFLE, events
from tutor.text import Family, Line

# The event that each one waits for, if that does not depend on the number of the deal.
_AFTER = MappingProxyType({CUT: SHUFFLE, COUNT: LEFTOVERS, NEXT_DEALER: COUNT})
_TO_TABLE = (PICTURE, LEFT_OVER)
# The line for each kind of event that has to wait, without the name of the event that is due.
_WAITS = Family(
    "slip-order-{}",
    (CUT, PICTURE, COUNT, NEXT_DEALER, LEFT_OVER, LEFTOVERS, "first-deal", "deal", "play", "table"),
)
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


def order_slips(known: Sequence[str], right: Sequence[str]) -> Iterator[Slip]:
    """Yield a line for each event chosen before the event that it waits for; `known` are all events."""
    for due, early in combinations(right, 2):
        before = _waits_for(known, early)
        if before is not None and known.index(before) >= known.index(due):
            yield Slip((early, due), Line(_WAITS[_kind(known, early)]))
        elif early.startswith("play") and due in _TO_TABLE:
            yield Slip((early, due), Line(_WAITS["table"]))


def _waits_for(known: Sequence[str], event: str) -> str | None:
    """Return the event without which another one cannot happen; None for the first one."""
    if event in _AFTER:
        return _AFTER[event]
    if event == _first_deal(known):
        return CUT
    # The cards left over come with a deal, and the last deal is played before the cards left are taken.
    at = known.index(event)
    kind = "play" if event == LEFTOVERS or event.startswith("deal") else "deal"
    return next((one for one in reversed(known[:at]) if one.startswith(kind)), None)


def _first_deal(known: Sequence[str]) -> str:
    return next(one for one in known if one.startswith("deal"))


def _kind(known: Sequence[str], event: str) -> str:
    if event == _first_deal(known):
        return "first-deal"
    return event.rstrip("0123456789").rstrip("-") if event.startswith(("deal", "play")) else event


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
    return Question(Line("ask-order"), Way.ORDER, options, right, look=Line("look-order"), on=On.ORDER)


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
)
