"""The stated answer of a question, compared with the engine's."""

import re
from collections.abc import Iterator, Mapping
from typing import TypeVar

from tutor.coach.question import Question, QuestionError, Way
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


def reason_faults(
    loaded: Loaded[Model], path: Path, reasons: Mapping[str, str], question: Question | None
) -> Iterator[Fault]:
    """Yield a fault for each of an author's reasons that is not against a wrong answer to the question.

    Without a question no reason is needed, nor where events are to be put into order.
    """
    if reasons and (question is None or question.way is Way.ORDER):
        yield loaded.fault((*path, "reasons"), "check-reasons-not-needed")
        return
    for answer in reasons:
        assert question is not None
        place = (*path, "reasons", answer)
        if answer in question.right:
            yield loaded.fault(place, "check-reason-right", answer=answer)
        elif question.way is Way.NUMBER:
            if not re.fullmatch(r"0|[1-9][0-9]{0,3}", answer):
                yield loaded.fault(place, "check-reason-number", answer=answer)
        elif answer not in (known := [option.id for option in question.options if option.id not in question.right]):
            yield loaded.fault(place, "check-reason-unknown", answer=answer, known=", ".join(known) or "-")


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
