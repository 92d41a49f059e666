"""Games that are over in the log of the local profile, played by quick bots in all seats."""

from datetime import UTC, datetime
from uuid import UUID, uuid5

from tests.matches.playing import events_of, played_out, started
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt, Event, Started, kind_of, read_event, write_event
from tutor.matches.match import Match, fold
from tutor.trainer.events import GameEvent

MOMENT = datetime(2026, 11, 20, 12, tzinfo=UTC)


def finished(
    began: Started | None = None, *numbers: str, moment: datetime = MOMENT, most: int = 400, source: str = "drawn"
) -> UUID:
    """Put a match into the log, with games of these numbers that are over; return its id."""
    began = began or started("dietze", 2)
    dealt = [Dealt.model_validate({"number": number, "dealer": 0, "source": source}) for number in numbers or ("4711",)]
    return keep(events_of(began, *(played_out(began, one, one.number, most) for one in dealt)), moment)


def keep(events: list[Event], moment: datetime = MOMENT) -> UUID:
    """Put a match into the log."""
    match = uuid5(UUID(int=0), f"{moment} {events}")
    found = [
        GameEvent(LOCAL, match, number, moment, kind_of(one), write_event(one)) for number, one in enumerate(events)
    ]
    assert log().append(found)
    return match


def match_of(match: UUID) -> Match:
    """Return a match as the log has it."""
    return fold((read_event(one.kind, one.value) for one in log().events(LOCAL, match)), VARIANTS)
