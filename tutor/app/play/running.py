"""The visitor's matches, begun, read and continued in the log, which is the only place where they are kept."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple
from uuid import UUID, uuid4

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.base.processes import ahead_for_players, for_players
from tutor.app.visitor.attempt_log import log, own_matches
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import MatchState, session
from tutor.app.visitor.variants import variants
from tutor.coach.tricks.kit import TrickWay
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.game import SomeRules
from tutor.engine.zwickern import Rules
from tutor.matches.dealing import dealer_of
from tutor.matches.events import (
    EDITION,
    LONGEST_NUMBER,
    MOST_HANDS,
    NONCE_DIGITS,
    Dealt,
    Event,
    GameName,
    Played,
    Source,
    Started,
    WrongEventError,
    kind_of,
    read_event,
    write_event,
)
from tutor.matches.folding import MatchOf, SomeHand
from tutor.matches.games import fold_any, game_name, replies
from tutor.matches.match import Hand
from tutor.matches.settings import PlaySettings, seats_of
from tutor.matches.tricks.match import TrickHand
from tutor.trainer.events import GameEvent

ZWICKERN: GameName = "zwickern"
_MOST_MATCHES = 8
_NUMBERS = 10**LONGEST_NUMBER

AwaitedPlays = Callable[[], tuple[Played, ...]]
"""A function that waits for the plays of the bots, which other processes are working out."""


class RunningOf(NamedTuple, Generic[SomeRules, SomeHand]):
    """A match of the visitor with its id in the log."""

    id: UUID
    match: MatchOf[SomeRules, SomeHand]

    @property
    def hand(self) -> SomeHand:
        """The current hand, or the last one."""
        return self.match.hand

    @property
    def won(self) -> bool:
        """Whether the match is won."""
        return self.match.winner is not None

    @property
    def ended(self) -> bool:
        """Whether no further hand is dealt: the match is won, or has the most hands possible."""
        return self.won or len(self.match.hands) >= MOST_HANDS

    @property
    def you(self) -> int:
        """The seat from which the table is seen: the person's to play, otherwise the last person's who played."""
        people, hand = self.match.started.people, self.hand
        if hand.turn is not None and hand.turn in people:
            return hand.turn
        played = [ply for seat in people for ply in hand.own_plays(seat)]
        if not played:
            return people[0]
        last = hand.turn_in(hand.positions[max(played)])
        assert last is not None
        return last

    @property
    def covered(self) -> bool:
        """Whether a person other than the one at the screen is to play."""
        hand, people = self.hand, self.match.started.people
        if not self.match.started.shared or hand.turn not in people or hand.handed_over == len(hand.plays):
            return False
        turns = [hand.turn_in(position) for position in hand.positions[:-1]]
        last = next((turn for turn in reversed(turns) if turn in people), None)
        return last is None or last != hand.turn

    @property
    def waits(self) -> bool:
        """Whether the match continues: it is not given up, and a hand is not over, or the target not reached."""
        unended = not self.hand.over or (self.match.started.target is not None and not self.ended)
        return unended and not self.hand.given_up


Running = RunningOf[Rules, Hand]
"""A match of Zwickern."""

TrickRunning = RunningOf[TrickWay, TrickHand]
"""A match of a trick-taking game."""

AnyRunning = RunningOf[Any, Any]
"""A match of any game."""


def find_match(text: str) -> AnyRunning | None:
    """Return the match of any game with an id from the address; None if the visitor has no such readable match."""
    try:
        match = UUID(text)
    except ValueError:
        return None
    return _read(match, log().events(profile(), match))


def last_matches(*, other_games: bool) -> Iterator[AnyRunning]:
    """Yield the visitor's last readable matches, of Zwickern or of the other games, the last played first."""
    # They are told apart by their first events, so that matches of one kind do not crowd out the other.
    kept = (match_id for match_id in own_matches() if _is_wanted(match_id.first, other_games=other_games))
    for one in islice(kept, _MOST_MATCHES):
        running = _read(one.id, log().events(profile(), one.id))
        if running is not None:
            yield running


def _is_wanted(first: GameEvent, *, other_games: bool) -> bool:
    try:
        event = read_event(first.kind, first.value)
    except WrongEventError:
        return other_games
    return (isinstance(event, Started) and event.game == ZWICKERN) != other_games


def _read(match: UUID, events: Sequence[GameEvent]) -> AnyRunning | None:
    try:
        return RunningOf(match, fold_any((read_event(event.kind, event.value) for event in events), variants()))
    except WrongEventError:
        return None


def begin_match(
    settings: PlaySettings,
    rules: Rules | TrickWay,
    number: str | None = None,
    source: Source = "drawn",
    *,
    guided: bool = False,
) -> UUID:
    """Begin a match, deal, and let the bots play up to the first person; return its id.

    In the first game of a `guided` match the coach points things out.
    """
    # House rules may be changed or deleted later, but the match must continue as it began.
    house = variant_text(variant_entry(rules)) if isinstance(rules, Rules) and rules.base is not None else ""
    started = Started(
        game=game_name(rules),
        variant=rules.name,
        house=house,
        options=settings.options,
        seats=seats_of(settings.names, settings.levels),
        levels=settings.levels,
        target=settings.target,
        open_hands=settings.open_hands,
        guided=guided,
        forced=settings.forced,
    )
    nonce = _drawn_nonce() if number is None else ""
    number = _drawn_number() if number is None else number
    dealt = Dealt(number=number, dealer=dealer_of(settings.players, number, EDITION), source=source, nonce=nonce)
    match = uuid4()
    _append(match, 0, [started, dealt, *_replies(started, rules, dealt, ())])
    return match


def match_title(running: AnyRunning, rules: str) -> str:
    """Return the title of a match: its rules, the number of the game, and the target."""
    target = running.match.started.target
    message = "play-title" if target is None else "play-title-to"
    return words()(message, variant=rules, number=len(running.match.hands), target=target or 0)


def match_state(running: AnyRunning) -> MatchState:
    """Return the current state of a match."""
    return MatchState(running.id, len(running.match.hands), running.hand.lines)


def continued_elsewhere(running: AnyRunning) -> bool:
    """Tell whether another tab has continued a match since this tab showed or left it; then note its state as shown."""
    page = session().play
    before, page.known = page.known, match_state(running)
    return before is not None and before.match == running.id and before != page.known


def deal_next(running: AnyRunning) -> None:
    """Deal the next hand of a match, and let the bots play up to the first person."""
    match = running.match
    dealer, players = match.next_dealer, len(match.started.seats)
    # The number implies the dealer, so that it alone is enough to play these cards again.
    number = next(one for one in iter(_drawn_number, "") if dealer_of(players, one, EDITION) == dealer)
    pot, hand = running.hand.left_in_pot, len(match.hands) + 1
    dealt = Dealt(number=number, dealer=dealer, pot=pot, hand=hand, nonce=_drawn_nonce())
    _append(running.id, match.events, [dealt, *_replies(match.started, match.rules, dealt, ())])


def play_on(running: AnyRunning, line: str | None = None, replied: AwaitedPlays | None = None) -> bool:
    """Log the play of a person, if any, and the bots' plays after it; return whether it was logged.

    `replied` waits for the bots' plays if `replies_ahead` has begun them. The play of a person who leaves during the
    wait still counts, and the bots continue at the next visit.
    """
    match, hand = running.match, running.hand
    own_play = [] if line is None else [Played(ply=len(hand.lines), play=line)]
    # This run of the page ends inside the wait for the bots if the visitor has left.
    before = _add(running, own_play) if own_play else match.events
    if before is None:
        return False
    lines = (*hand.lines, *(one.play for one in own_play))
    plays = _replies(match.started, match.rules, hand.dealt, lines) if replied is None else replied()
    return _append(running.id, before + len(own_play), plays) or bool(own_play)


def replies_ahead(running: AnyRunning, line: str) -> AwaitedPlays:
    """Start the bots' replies to a play of a person that is not logged yet."""
    match, hand = running.match, running.hand
    return ahead_for_players(replies, match.started, match.rules, hand.dealt, (*hand.lines, line))


def note(running: AnyRunning, event: Event) -> bool:
    """Log another event of a match; return whether no other tab had continued it before."""
    return _add(running, [event]) is not None


def _drawn_number() -> str:
    """Return an unpredictable number for new cards."""
    return str(secrets.randbelow(_NUMBERS))


def _drawn_nonce() -> str:
    """Return an unpredictable nonce for a number just drawn."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def _replies(started: Started, rules: Rules | TrickWay, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    return for_players(replies, started, rules, dealt, lines)


def _add(running: AnyRunning, events: Sequence[Event]) -> int | None:
    """Log events of a match and return the number of earlier ones; None if another tab has continued the match.

    A warning or a hint that another tab has just logged does not conflict.
    """
    now: AnyRunning | None = running
    while now is not None and match_state(now) == match_state(running):
        if _append(now.id, now.match.events, events):
            return int(now.match.events)
        before, now = now, find_match(str(running.id))
        if now is not None and now.match.events == before.match.events:
            return None
    return None


def _append(match: UUID, number: int, events: Sequence[Event]) -> bool:
    """Log events, the first under this number; log none and return False if another tab has used it."""
    moment, whose = now(), profile()
    found = [
        GameEvent(whose, match, number + place, moment, kind_of(event), write_event(event))
        for place, event in enumerate(events)
    ]
    if not found or not log().append(found):
        return False
    session().play.known = None
    return True
