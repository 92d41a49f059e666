"""A match of a trick-taking game as its events make it: every hand, with the pot that goes from one to the next."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.bots.deals import dice_of, shuffled
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition, TrickWay
from tutor.engine.cards import Card, UnreadableError
from tutor.engine.game import Score
from tutor.matches.dealing import pack_seed
from tutor.matches.events import Dealt, Event, Started, WrongEventError
from tutor.matches.folding import HandOf, MatchOf, fold_hands


@dataclass(frozen=True, slots=True)
class TrickHand(HandOf[TrickPosition, TrickAction]):
    """One hand of a trick-taking game; the positions are those before an action, and the last one."""

    @property
    def game(self) -> TrickKit:
        """The game that is played."""
        return TRICK_KITS[self.position.rules.game]

    @property
    def over(self) -> bool:
        """Whether all is played and paid."""
        return self.game.game.is_over(self.position)

    @property
    def scores(self) -> Sequence[Score]:
        """The chips that each seat has won or lost so far."""
        return self.game.game.scores(self.position)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Each seat alone."""
        return tuple((seat,) for seat in range(len(self.position.seats)))

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next hand."""
        return self.game.next_dealer(self.position)

    @property
    def left_in_pot(self) -> int:
        """The chips that stay in the pot for the next hand."""
        return self.position.pot

    def turn_in(self, position: TrickPosition) -> int | None:
        """Return the seat that acts in one of the positions."""
        return position.turn


TrickMatch = MatchOf[TrickWay, TrickHand]
"""A match of a trick-taking game."""


def fold_tricks(events: Iterable[Event]) -> TrickMatch:
    """Return the match that events make, which may come from anywhere; raises WrongEventError."""
    return fold_hands(events, rules_of_tricks, play_tricks_through)


def rules_of_tricks(started: Started) -> TrickWay:
    """Return the rules of a match of tricks; raises WrongEventError, also if they are not for so many players."""
    game = TRICK_KITS.get(started.game)
    rules: TrickWay | None = None if game is None else game.game.variants.get(started.variant)
    if game is None or rules is None or started.house:
        raise WrongEventError(f"there are no rules {started.variant!r} of {started.game}")
    if len(started.seats) not in rules.players:
        raise WrongEventError(f"{rules.name} is not for {len(started.seats)} players")
    try:
        found: TrickWay = TRICK_KITS[rules.game].agreed(rules, started.options)
    except ValueError as error:
        raise WrongEventError(str(error)) from None
    return found


# A match is made again at every click, but all actions before the last ones are those of the click before.
@lru_cache(maxsize=2048)
def play_tricks_through(
    rules: TrickWay, seats: tuple[str, ...], dealt: Dealt, lines: tuple[str, ...], edition: int
) -> TrickHand:
    """Return the hand with these actions, legal ones only; raises WrongEventError."""
    kit, pack = TRICK_KITS[rules.game], pack_of_tricks(rules, len(seats), dealt.number, edition)
    if not lines:
        return TrickHand(dealt, (kit.begin(rules, seats, dealt.dealer, pack, dealt.pot, dealt.hand),), (), ())
    before = play_tricks_through(rules, seats, dealt, lines[:-1], edition)
    action = _legal(before, lines[-1])
    after = kit.go_on(before.game.game.play(before.position, action), pack)
    return replace(before, positions=(*before.positions, after), plays=(*before.plays, action), lines=lines)


@lru_cache(maxsize=256)
def pack_of_tricks(rules: TrickWay, players: int, number: str, edition: int) -> tuple[Card, ...]:
    """Return the shuffled pack of a number."""
    pack = TRICK_KITS[rules.game].game.full_pack(rules, players)
    return tuple(shuffled(pack, dice_of(pack_seed(rules.base or rules.name, players, number, edition))))


def _legal(hand: TrickHand, line: str) -> TrickAction:
    if hand.over:
        raise WrongEventError("the hand is over")
    game = hand.game.game
    try:
        action = game.read_action(hand.position, line)
    except UnreadableError:
        pass
    else:
        if not game.violations(hand.position, action):
            return action
    raise WrongEventError(f"{line!r} is not a legal action")
