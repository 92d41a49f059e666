"""The visitor's games with their reviews, as far as they count in figures, read from the log."""

from collections.abc import Iterator
from typing import Final
from uuid import UUID

from tutor.app.play.review.keeping import keep_finished
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.variants import variants
from tutor.matches.events import Event, WrongEventError, read_event
from tutor.matches.review.counting import CountedGame, Uncounted, counted_games
from tutor.trainer.events import matches_of

_CARDS: Final = ("started", "dealt", "taken-back")
_KINDS: Final = (*_CARDS, "hinted", "reviewed")


def own_games() -> list[CountedGame[UUID]]:
    """List all games of the visitor, whatever was played, in the order in which their matches began."""
    keep_finished()
    return list(counted_games(_events(_KINDS), variants()))


def why_uncounted(match: UUID, number: int) -> Uncounted | None:
    """Return why a game of a match counts in nobody's figures, None if it counts."""
    games = counted_games(_events(_CARDS), variants())
    return next((one.why for one in games if (one.match, one.number) == (match, number)), None)


def _events(kinds: tuple[str, ...]) -> Iterator[tuple[UUID, list[Event]]]:
    for match, kept in matches_of(log().events(profile(), kinds=kinds)).items():
        try:
            yield match, [read_event(one.kind, one.value) for one in kept]
        except WrongEventError:
            # An imported file may have brought any text.
            continue
