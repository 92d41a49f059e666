"""The plays of the bots in a match, up to the next play of a person."""

from tutor.bots.deals import dice_of
from tutor.bots.levels import Level, choose
from tutor.engine.zwickern import Rules, seen_by, write_play
from tutor.matches.events import Dealt, Played, Started
from tutor.matches.match import Hand, play_through


def replies(started: Started, rules: Rules, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    """Return the plays of bots that follow some plays of a hand, until a person is to play or the hand is over.

    Equal arguments give equal plays in every process; it needs no state, so any process can work it out.
    """
    found: list[Played] = []
    hand = play_through(rules, started.seats, dealt, lines, started.edition)
    while not hand.over:
        level = started.levels[hand.position.turn]
        if level is None:
            break
        line = bot_line(started, hand, level)
        found.append(Played(ply=len(hand.lines), play=line))
        hand = play_through(rules, started.seats, dealt, (*hand.lines, line), started.edition)
    return tuple(found)


def bot_line(started: Started, hand: Hand, level: Level) -> str:
    """Return what a bot of a level plays next in a hand of a match."""
    position, ply = hand.position, len(hand.lines)
    seat = position.turn
    # The same view at the same play gets the same dice, so that nobody can fish for another answer by taking back.
    dice = dice_of(f"bot/{started.edition}/{hand.dealt.number}/{ply}/{seat}")
    return write_play(position, choose(seen_by(position, seat), level, dice))


def ready_to_play() -> None:
    """Do nothing; a process that was asked for this has imported all that `replies` needs."""
