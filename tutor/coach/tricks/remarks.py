"""The engine's own remarks on an action of a trick-taking game, all proven."""

from tutor.coach.tricks.kit import TrickAction, TrickKit, TrickPosition
from tutor.engine.tricks import winners
from tutor.text import Line
from tutor.text.lines import Name


def trick_remarks(game: TrickKit, position: TrickPosition, action: TrickAction) -> tuple[Line, ...]:
    """Return lines on the cost of an action, and on who takes the trick that it completes."""
    found, offence = list[Line](), game.offence(position, action)
    if offence is not None:
        found.append(game.offence_line(position, offence))
    after = game.game.play(position, action)
    if len(after.tricks) > len(position.tricks):
        winner = winners(after.rules.tricks, after.trumps, after.tricks)[-1]
        found.append(Line("tricks-takes", {"seat": Name(position.seats[winner])}))
    return tuple(found)
