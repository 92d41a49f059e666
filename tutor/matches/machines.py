"""The plays in a match of Zwickern that no person chooses: those of bots, and last cards played in one way only."""

from itertools import islice

from tutor.bots.deals import dice_of
from tutor.bots.levels import choose
from tutor.engine.zwickern import Position, legal_plays, seen_by, write_play
from tutor.matches.dealing import bot_seed
from tutor.matches.events import AnyLevel, Started
from tutor.matches.match import Hand


def next_line(started: Started, hand: Hand) -> str | None:
    """Return what is played next without a person's choice, None where a person chooses."""
    level = started.levels[hand.position.turn]
    if level is not None:
        return bot_line(started, hand, level)
    return forced_line(hand.position) if started.forced and len(started.people) == 1 else None


def forced_line(position: Position) -> str | None:
    """Return the play of a last card that can be played in one way only, None in any other position."""
    if len(position.hand) != 1:
        return None
    plays = list(islice(legal_plays(position), 2))
    return write_play(position, plays[0]) if len(plays) == 1 else None


def bot_line(started: Started, hand: Hand, level: AnyLevel) -> str:
    """Return what a bot of a level plays next in a hand of a match."""
    # No match of Zwickern has it, which its start makes sure of.
    assert level != "greedy"
    position, ply = hand.position, len(hand.lines)
    seat = position.turn
    dice = dice_of(bot_seed(started, hand.dealt, ply, seat))
    return write_play(position, choose(seen_by(position, seat), level, dice))
