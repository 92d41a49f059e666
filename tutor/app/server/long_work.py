"""What the process for long work works out: the rest of a deal with open cards, reviews, own content."""

from tutor.app.play.review_work import measure_last, reviewing
from tutor.app.replay.solving import end, replies_to_seat, work
from tutor.catalogue.user_content import prove_files
from tutor.matches.review.review import right_again
from tutor.matches.tricks.review.review import right_action

LONG_WORK = (end, measure_last, prove_files, replies_to_seat, reviewing, right_action, right_again, work)


def ready_for_long_work() -> None:
    """Do nothing; a process that was asked for this has imported all that `LONG_WORK` needs."""
