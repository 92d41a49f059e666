"""The plays in a match that no person chooses: those of the bots, and last cards that can be played in one way."""

from itertools import islice

from tutor.bots.deals import dice_of
from tutor.bots.levels import Level, choose
from tutor.engine.zwickern import Position, Rules, legal_plays, seen_by, write_play
from tutor.matches.events import Dealt, Played, Started
from tutor.matches.match import Hand, play_through


def replies(started: Started, rules: Rules, dealt: Dealt, lines: tuple[str, ...]) -> tuple[Played, ...]:
    """Return the plays that follow some plays of a hand, until a person is to choose or the hand is over.

    Equal arguments give equal plays in every process; it needs no state, so any process can work it out.
    """
    found: list[Played] = []
    hand = play_through(rules, started.seats, dealt, lines, started.edition)
    while not hand.over:
        line = _next_line(started, hand)
        if line is None:
            break
        found.append(Played(ply=len(hand.lines), play=line))
        hand = play_through(rules, started.seats, dealt, (*hand.lines, line), started.edition)
    return tuple(found)


def _next_line(started: Started, hand: Hand) -> str | None:
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


def bot_line(started: Started, hand: Hand, level: Level) -> str:
    """Return what a bot of a level plays next in a hand of a match."""
    position, ply = hand.position, len(hand.lines)
    seat = position.turn
    # The same view at the same play gets the same dice, so that nobody can fish for another answer by taking back.
    dice = dice_of(f"bot/{started.edition}/{hand.dealt.number}/{ply}/{seat}")
    return write_play(position, choose(seen_by(position, seat), level, dice))
