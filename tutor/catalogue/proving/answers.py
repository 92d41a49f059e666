"""The stated answer of a question, compared with the engine's."""

from collections.abc import Iterator
from typing import TypeVar

from tutor.coach.question import Question, QuestionError
from tutor.coach.zwickern.goals.named_things import readable
from tutor.content.files.load import Loaded
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Fault, Path
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.zwickern import Position, write_play

Model = TypeVar("Model", bound=Entry)


def answer_faults(
    loaded: Loaded[Model],
    path: Path,
    stated: str | tuple[str, ...] | None,
    question: Question,
    position: Position | None,
) -> Iterator[Fault]:
    """Yield a fault if the stated answer differs from the engine's; the order of several does not count."""
    if stated is None:
        return
    texts = (stated,) if isinstance(stated, str) else stated
    meant = tuple(_option_id(question, position, text) for text in texts)
    if sorted(meant) != sorted(question.right):
        shown, found = ", ".join(texts) or "-", ", ".join(question.right) or "-"
        yield loaded.fault((*path, "answer"), "check-answer-wrong", stated=shown, found=found)


def _option_id(question: Question, position: Position | None, text: str) -> str:
    """Return the id of the option that a file's text means, or the text itself if it means none.

    Cards and plays may be written in several ways.
    """
    known = {option.id for option in question.options}
    if text in known or not known:
        return text
    for read in (_card, _play):
        found = read(position, text)
        if found in known:
            return found
    return text


def _card(_: Position | None, text: str) -> str:
    try:
        return read_card(text).code
    except UnreadableError:
        return text


def _play(position: Position | None, text: str) -> str:
    if position is None:
        return text
    try:
        return write_play(position, readable(position, text))
    except QuestionError:
        return text
