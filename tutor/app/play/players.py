"""What a process for bots works out: their plays, and the advice of the coach, asked for or ahead."""

from tutor.app.play.ahead.working import looking_ahead
from tutor.matches.advice.asked import help_with, warned
from tutor.matches.games import replies

BOTS_WORK = (help_with, looking_ahead, replies, warned)


def ready_to_play() -> None:
    """Do nothing; a process that was asked for this has imported all that `BOTS_WORK` needs."""
