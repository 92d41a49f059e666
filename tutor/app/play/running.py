"""The visitor's matches in the log: begun, read, and gone on with. The log is the truth; nothing is kept beside it."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple
from uuid import UUID, uuid4

from tutor.app.base.clock import now
from tutor.app.base.processes import ahead_for_players, for_players
from tutor.app.play.review.ahead import measure_ahead
from tutor.app.visitor.attempts import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.play import KnownMatch
from tutor.app.visitor.variants import variants
from tutor.bots.ranking import SampledSoFar
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.zwickern import Rules
from tutor.matches.dealing import dealer_of
from tutor.matches.events import (
    EDITION,
    LONGEST_NUMBER,
    Dealt,
    Event,
    Played,
    Source,
    Started,
    WrongEventError,
    kind_of,
    read_event,
    write_event,
)
from tutor.matches.machines import replies
from tutor.matches.match import Hand, Match, fold
from tutor.matches.settings import PlaySettings, seats_of
from tutor.trainer.events import GameEvent

_MOST_MATCHES = 8
_NUMBERS = 10**LONGEST_NUMBER

AwaitedPlays = Callable[[], tuple[Played, ...]]
"""What waits for the plays of the bots, which are thought about meanwhile."""


class Running(NamedTuple):
    """A match of the visitor with its id in the log."""

    id: UUID
    match: Match

    @property
    def hand(self) -> Hand:
        """The hand that is played, or was played last."""
        return self.match.hand

    @property
    def won(self) -> bool:
        """Whether the match is won, so that no further hand is dealt."""
        return self.match.winner is not None

    @property
    def waits(self) -> bool:
        """Whether the match is to go on: a hand is not over, or the target not reached."""
        return not self.hand.over or (self.match.started.target is not None and not self.won)


def find(text: str) -> Running | None:
    """Return the match with an id, which comes from the address; None if the visitor has none that can be read."""
    try:
        match = UUID(text)
    except ValueError:
        return None
    return _read(match, log().events(profile(), match))


def last_matches() -> Iterator[Running]:
    """Yield the visitor's matches, the last played first, as far as they can be read."""
    for kept in log().matches(profile())[:_MOST_MATCHES]:
        found = _read(kept.id, log().events(profile(), kept.id))
        if found is not None:
            yield found


def _read(match: UUID, events: Sequence[GameEvent]) -> Running | None:
    try:
        return Running(match, fold((read_event(one.kind, one.value) for one in events), variants()))
    except WrongEventError:
        return None


def begin_match(
    settings: PlaySettings, rules: Rules, number: str | None = None, source: Source = "drawn", *, guided: bool = False
) -> UUID:
    """Begin a match, deal, and let the bots play up to the first person; return its id.

    In the first game of a `guided` match the coach points things out.
    """
    # House rules may be changed or deleted tomorrow, and the match must go on as it began.
    house = variant_text(variant_entry(rules)) if rules.base is not None else ""
    started = Started(
        variant=rules.name,
        house=house,
        seats=seats_of(settings.names),
        levels=settings.levels,
        target=settings.target,
        open_hands=settings.open_hands,
        guided=guided,
        forced=settings.forced,
    )
    number = drawn_number() if number is None else number
    dealt = Dealt(number=number, dealer=dealer_of(settings.players, number, EDITION), source=source)
    match = uuid4()
    _append(match, 0, [started, dealt, *_replies(started, rules, dealt, ())])
    return match


def went_on_elsewhere(running: Running) -> bool:
    """Tell whether more has happened in a match than this tab has shown or done; it has shown it from now on."""
    page, now_known = visit().play, KnownMatch(running.id, running.match.events)
    before, page.known = page.known, now_known
    return before is not None and before.match == running.id and before.events != now_known.events


def deal_next(running: Running) -> None:
    """Deal the next hand of a match, and let the bots play up to the first person."""
    match = running.match
    dealer, players = match.next_dealer, len(match.started.seats)
    # The number tells the dealer too, so that it alone is enough to play these cards again.
    number = next(one for one in iter(drawn_number, "") if dealer_of(players, one, EDITION) == dealer)
    dealt = Dealt(number=number, dealer=dealer)
    _append(running.id, match.events, [dealt, *_replies(match.started, match.rules, dealt, ())])


def play_on(
    running: Running, line: str | None = None, replied: AwaitedPlays | None = None, look: SampledSoFar | None = None
) -> None:
    """Note the play of a person, if there is one, and the plays of the bots that follow.

    `replied` waits for these where `replies_ahead` has begun them; the review goes on with the `look` of the coach.
    """
    match, hand = running.match, running.hand
    own_play = [] if line is None else [Played(ply=len(hand.lines), play=line)]
    lines = (*hand.lines, *(one.play for one in own_play))
    plays = _replies(match.started, match.rules, hand.dealt, lines) if replied is None else replied()
    if _append(running.id, match.events, [*own_play, *plays]) and own_play:
        measure_ahead(match, lines, look)


def replies_ahead(running: Running, line: str) -> AwaitedPlays:
    """Let the bots begin to think about a play of a person that is not noted yet."""
    match, hand = running.match, running.hand
    return ahead_for_players(replies, match.started, match.rules, hand.dealt, (*hand.lines, line))


def note(running: Running, event: Event) -> bool:
    """Note anything else that happens in a match, and tell whether no other tab has gone on with it before."""
    return _append(running.id, running.match.events, [event])


def drawn_number() -> str:
    """Return the number of new cards, which nobody can know."""
    return str(secrets.randbelow(_NUMBERS))


def _replies(started: Started, rules: Rules, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    return for_players(replies, started, rules, dealt, lines)


def _append(match: UUID, number: int, events: Sequence[Event]) -> bool:
    """Add events to the log, the first with this number, and return True; add none if another tab has taken it."""
    moment, whose = now(), profile()
    found = [
        GameEvent(whose, match, number + place, moment, kind_of(event), write_event(event))
        for place, event in enumerate(events)
    ]
    if not found or not log().append(found):
        return False
    visit().play.known = KnownMatch(match, number + len(found))
    return True
