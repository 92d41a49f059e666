"""Hands of tricks played for tests, with a bot or a list of actions in the seat of the person."""

from collections.abc import Callable

from tutor.app.play.preferences import TRICK_WAYS
from tutor.bots.deals import dice_of
from tutor.bots.tricks.levels import TrickLevel, chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.matches.dealing import dealer_of
from tutor.matches.events import EDITION, Dealt, Started
from tutor.matches.games import game_name, replies
from tutor.matches.settings import PlaySettings
from tutor.matches.tricks.match import TrickHand, play_tricks_through

Chooses = Callable[[TrickHand], str]
"""Chooses what the person does, in notation."""


def by_level(level: TrickLevel) -> Chooses:
    """A person who acts as a bot does."""

    def chosen(hand: TrickHand) -> str:
        game, seat = hand.game.game, hand.turn
        assert seat is not None
        bot, dice = TRICK_KITS[game.name].bot, dice_of(f"person/{len(hand.lines)}")
        return game.write_action(hand.position, chosen_action(bot, game.seen_by(hand.position, seat), level, dice))

    return chosen


def started_tricks(way: str, players: int) -> Started:
    """The start of a match with greedy bots on the other seats."""
    rules = TRICK_WAYS[way]
    settings = PlaySettings(players=players).fitting(rules)
    return Started(game=game_name(rules), variant=way, seats=settings.names, levels=settings.levels)


def tricks_played(way: str, players: int, number: str, chooses: Chooses) -> TrickHand:
    """A hand that is over."""
    rules, began = TRICK_WAYS[way], started_tricks(way, players)
    dealt = Dealt(number=number, dealer=dealer_of(players, number, EDITION))
    lines: tuple[str, ...] = ()
    while True:
        lines = (*lines, *(one.play for one in replies(began, rules, dealt, lines)))
        hand = play_tricks_through(rules, began.seats, dealt, lines, EDITION)
        if hand.over:
            return hand
        lines = (*lines, chooses(hand))
