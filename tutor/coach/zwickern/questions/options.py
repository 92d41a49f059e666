"""The options of questions, judged one by one."""

from collections.abc import Iterable

from tutor.coach.question import Option, Question, Way
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, legality
from tutor.coach.zwickern.words.phrases import group_of, listing
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Lay, Play, Position, split_of, write_play
from tutor.text import Line, Value


def cards_in_hand(position: Position) -> tuple[Card, ...]:
    """The cards of the hand, equal ones once."""
    return tuple(dict.fromkeys(position.hand))


def card_label(card: Card) -> Line:
    """A card as the label of an option."""
    return Line("option-card", {"card": card})


def text_label(text: str) -> Line:
    """A text as the label of an option."""
    return Line("option-text", {"text": text})


def judged_option(
    position: Position, move: Play, label: Line | None = None, option: str | None = None, stated: str | None = None
) -> tuple[Option, bool]:
    """A play as an option, as it is stated if it is, with why it is legal or not, and whether it is."""
    text = write_play(position, move)
    verdict = legality(position, stated or text)
    shown = as_stated(verdict, move)
    # Where the option is the play itself, or only lays a card, that it is legal says it all.
    said = None if label is None or isinstance(move, Lay) else shown
    return Option(option or text, label or shown, said if verdict.legal else sentence(verdict)), verdict.legal


def as_stated(verdict: Verdict, move: Play) -> Line:
    """A play in words, a capture with the groups and the value that were stated."""
    stated = verdict.stated
    if not isinstance(move, Capture) or stated is None or (stated.groups is None and stated.value is None):
        return play_line(verdict.position, move)
    split = split_of(verdict.position.rules, move)
    groups = stated.groups or (split.groups if split is not None else tuple((item,) for item in move.takes))
    card: Value = move.card
    if stated.value is not None:
        card = Line("card-as", {"card": move.card, "value": stated.value})
    return Line("play-capture", {"card": card, "groups": listing([group_of(group) for group in groups])})


def several(ask_line: Line, judged: Iterable[tuple[Option, bool]], look: Line) -> Question:
    """The question which of some options are right."""
    found = tuple(judged)
    right = tuple(option.id for option, is_right in found if is_right)
    return Question(ask_line, Way.SEVERAL, tuple(option for option, _ in found), right, look=look)
