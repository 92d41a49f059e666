"""What a question names, by its text: cards of the hand, items, plays, cards of other hands."""

from collections.abc import Sequence

from tutor.coach.goals import goal_items
from tutor.coach.question import QuestionError
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern.moves import Move
from tutor.engine.zwickern.notation import read_play
from tutor.engine.zwickern.position import Item, Position, seen_by


def held(position: Position, code: str, *path: str | int) -> Card:
    """A card of the hand by its code; raises QuestionError at the path."""
    try:
        card = read_card(code)
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-card", text=code) from None
    if card not in position.hand:
        raise QuestionError(path, "check-card-not-held", text=code)
    return card


def on_table(position: Position, names: Sequence[str], *path: str | int) -> tuple[Item, ...]:
    """The items that are named by their cards; raises QuestionError at the path and the place of the name."""
    for place, text in enumerate(names):
        try:
            card = read_card(text)
        except UnreadableError:
            raise QuestionError((*path, place), "check-unreadable-card", text=text) from None
        if not any(card in item.cards for item in position.table):
            raise QuestionError((*path, place), "check-item-not-on-table", text=text)
    return goal_items(position, names)


def readable(position: Position, text: str, *path: str | int) -> Move:
    """The play of a line; raises QuestionError at the path."""
    try:
        return read_play(position, text).move
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-play", text=text) from None


def of_another_hand(position: Position, code: str, *path: str | int) -> Card:
    """A card that another hand may hold; raises QuestionError at the path where it cannot."""
    try:
        card = read_card(code)
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-card", text=code) from None
    if card not in seen_by(position, position.turn).unseen:
        raise QuestionError(path, "check-not-in-other-hand", text=code)
    return card
