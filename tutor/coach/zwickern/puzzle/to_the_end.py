"""The rest of a hand with all cards open, in words: the best play to the end, and the best reply to each other play."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.coach.zwickern.words.plays import play_line, played_line
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, make_play
from tutor.engine.zwickern.open_hands.endgame import margins, outlook
from tutor.text import YOU, Line, Name, Value


class Reply(NamedTuple):
    """Another play, the points that it gives away, and a best reply to it.

    `reply` is None if the other player has no play left, or if the reply takes too long to find.
    """

    play: Play
    cost: int
    reply: Play | None


class ToTheEnd(NamedTuple):
    """The margin when both play their best, one line of best play, and the other plays, those that cost least first.

    `left` counts the other plays that were not looked at.
    """

    best: int
    line: tuple[Play, ...]
    replies: tuple[Reply, ...]
    left: int = 0


def to_the_end(position: Position, go_on: Callable[[], bool]) -> ToTheEnd:
    """Play out the last deal of two open hands; raises TooMuchWorkError and NotOpenError.

    Before each of the other plays `go_on` is asked whether there is still time to look at it.
    """
    found = outlook(position)
    line = _line(position, found.plays[0])
    worth = {play: margin for play, margin in margins(position).items() if play != line[0]}
    replies: list[Reply] = []
    for play, margin in sorted(worth.items(), key=lambda entry: -entry[1]):
        if not go_on():
            break
        replies.append(Reply(play, found.best - margin, _reply(position, play)))
    return ToTheEnd(found.best, line, tuple(replies), len(worth) - len(replies))


def _line(position: Position, first: Play) -> tuple[Play, ...]:
    """Return a play, and after it the best plays to the end."""
    plays = [first]
    after = make_play(position, first)
    while after.hand:
        plays.append(outlook(after).plays[0])
        after = make_play(after, plays[-1])
    return tuple(plays)


def _reply(position: Position, play: Play) -> Play | None:
    after = make_play(position, play)
    if after.turn == position.turn or not after.hand:
        return None
    try:
        return outlook(after).plays[0]
    except TooMuchWorkError:
        return None


def line_lines(position: Position, found: ToTheEnd) -> Iterator[Line]:
    """Yield the line of best play, play by play."""
    you = position.turn
    for play in found.line:
        seat = Name(YOU if position.turn == you else position.seats[position.turn])
        yield played_line(seat, position, play)
        position = make_play(position, play)


def end_line(position: Position, found: ToTheEnd) -> Line:
    """Say how the hand ends after best play."""
    other = Name(position.seats[1 - position.turn])
    return Line("proof-ahead" if found.best > 0 else "proof-behind", {"seat": other, "points": abs(found.best)})


def reply_lines(position: Position, found: ToTheEnd) -> Iterator[Line]:
    """Yield the other plays with the points that they give away and a best reply."""
    for play, cost, reply in found.replies:
        values: dict[str, Value] = {"play": play_line(position, play), "points": cost}
        if reply is None:
            yield Line("end-other", values)
        else:
            after = make_play(position, play)
            seat = Name(position.seats[after.turn])
            yield Line("end-other-reply", {**values, "seat": seat, "reply": play_line(after, reply)})
    if found.left:
        yield Line("end-left", {"number": found.left})
