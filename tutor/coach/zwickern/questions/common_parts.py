"""The parts that the records of many question kinds share."""

from collections.abc import Hashable, Iterable
from typing import Protocol

from tutor.coach.question import On, Option, Question, Way
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, legality
from tutor.coach.zwickern.words.phrases import group_of, listing
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, split_of, write_play
from tutor.engine.zwickern.plays import cards_of
from tutor.text import Line, Value


class _OfOnePlay(Protocol):
    @property
    def play(self) -> str: ...


def its_play(goal: _OfOnePlay) -> tuple[str]:
    """Return the one play that the question names."""
    return (goal.play,)


def by_cards(plays: Iterable[Play]) -> frozenset[Hashable]:
    """Name plays by their cards, to compare them between positions whose items have other values or owners."""
    return frozenset(map(_cards, plays))


def _cards(play: Play) -> Hashable:
    if isinstance(play, Build):
        return "build", play.card, cards_of(play), play.value, play.owner
    return type(play).__name__, play.card, frozenset(cards_of(play))


def cards_in_hand(position: Position) -> tuple[Card, ...]:
    """Return the cards of the hand, equal ones once."""
    return tuple(dict.fromkeys(position.hand))


def card_label(card: Card) -> Line:
    """Return a card as the label of an option."""
    return Line("option-card", {"card": card})


def text_label(text: str) -> Line:
    """Return a text as the label of an option."""
    return Line("option-text", {"text": text})


def judged_option(
    position: Position, play: Play, label: Line | None = None, option: str | None = None, stated: str | None = None
) -> tuple[Option, bool]:
    """Judge a play, or its stated form; return it as an option with an explanation, and whether it is legal."""
    text = write_play(position, play)
    verdict = legality(position, stated or text)
    shown = as_stated(verdict, play)
    # If the label is the play itself, or the play is a lay, there is nothing to add to its being legal.
    said = None if label is None or isinstance(play, Lay) else shown
    return Option(option or text, label or shown, said if verdict.legal else sentence(verdict)), verdict.legal


def as_stated(verdict: Verdict, play: Play) -> Line:
    """Put a play in words; a capture keeps the groups and the value that were stated."""
    stated = verdict.stated
    if not isinstance(play, Capture) or stated is None or (stated.groups is None and stated.value is None):
        return play_line(verdict.position, play)
    split = split_of(verdict.position.rules, play)
    groups = stated.groups or (split.groups if split is not None else tuple((item,) for item in play.takes))
    card: Value = play.card
    if stated.value is not None:
        card = Line("card-as", {"card": play.card, "value": stated.value})
    return Line("play-capture", {"card": card, "groups": listing([group_of(group) for group in groups])})


def several(ask_line: Line, judged: Iterable[tuple[Option, bool]], look: Line, *, on: On | None = None) -> Question:
    """Build the question which of these judged options are right, which is answered `on` the table or in words."""
    found = tuple(judged)
    right = tuple(option.id for option, is_right in found if is_right)
    return Question(ask_line, Way.SEVERAL, tuple(option for option, _ in found), right, look=look, on=on)
