"""The actions of bots in a match of a trick-taking game."""

from tutor.bots.deals import dice_of
from tutor.bots.levels import TRICK_BOTS
from tutor.bots.tricks.levels import chosen_action
from tutor.matches.dealing import bot_seed
from tutor.matches.events import Started
from tutor.matches.tricks.match import TrickHand


def next_trick_line(started: Started, hand: TrickHand) -> str | None:
    """Return what a bot does next, None where a person chooses."""
    seat = hand.turn
    level = None if seat is None else started.levels[seat]
    if seat is None or level is None:
        return None
    game = hand.game.game
    dice = dice_of(bot_seed(started, hand.dealt, len(hand.lines), seat))
    level = "greedy" if level == "greedy" else "careful"
    action = chosen_action(TRICK_BOTS[game.name], game.seen_by(hand.position, seat), level, dice)
    return game.write_action(hand.position, action)
