"""What a learner hears for a right answer: that it is right, and a few words of praise."""

from zlib import crc32

from tutor.app.base.i18n import with_stop, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.session import session
from tutor.text import Family

PRAISES = Family("praise-{}", range(10))


def praised(item_id: str) -> str:
    """Return the verdict on the right answer to an exercise as markdown.

    The praise is the same whenever the exercise is drawn; two exercises solved one after the other have different ones.
    """
    exercises = session().exercises
    last = exercises.praised
    if last is None or last[0] != item_id:
        number = crc32(item_id.encode()) % len(PRAISES)
        if last is not None and last[1] == number:
            number = (number + 1) % len(PRAISES)
        exercises.praised = last = (item_id, number)
    return f"**{with_stop(words()('feedback-title-right'))}** {escape_markdown(words()(PRAISES[last[1]]))}"
