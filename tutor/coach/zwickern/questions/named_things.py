"""What a question names, by its text: cards of the hand, items, plays, cards of other hands."""

from collections.abc import Sequence

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern import Item, Play, Position, Rules, Variants, read_play, seen_by
from tutor.engine.zwickern.moves import cards_of


def card_of(text: str, *path: str | int) -> Card:
    """The card of a text; raises QuestionError at the path."""
    try:
        return read_card(text)
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-card", text=text) from None


def held(position: Position, code: str, *path: str | int) -> Card:
    """A card of the hand by its code; raises QuestionError at the path."""
    card = card_of(code, *path)
    if card not in position.hand:
        raise QuestionError(path, "check-card-not-held", text=code)
    return card


def on_table(position: Position, names: Sequence[str], *path: str | int) -> tuple[Item, ...]:
    """The items that are named by their cards; raises QuestionError at the path and the place of the name."""
    for place, text in enumerate(names):
        one_item(position, text, *path, place)
    return goal_items(position, names)


def readable(position: Position, text: str, *path: str | int) -> Play:
    """The play of a line, with cards of the variant only; raises QuestionError at the path."""
    try:
        move = read_play(position, text).move
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-play", text=text) from None
    strange = next((card for card in cards_of(move) if card not in position.rules.hand_bits), None)
    if strange is not None:
        raise QuestionError(path, "position-card-not-in-pack", variant=position.rules.name, card=strange.code)
    return move


def of_another_hand(position: Position, code: str, *path: str | int) -> Card:
    """A card that another hand may hold; raises QuestionError at the path where it cannot."""
    card = card_of(code, *path)
    if card not in seen_by(position, position.turn).unseen:
        raise QuestionError(path, "check-not-in-other-hand", text=code)
    return card


def seat_of(position: Position, name: str, *path: str | int) -> int:
    """A seat by its name; raises QuestionError at the path."""
    if name not in position.seats:
        raise QuestionError(path, "position-unknown-seat", seat=name, known=", ".join(position.seats))
    return position.seats.index(name)


def one_item(position: Position, name: str, *path: str | int) -> None:
    """That a card names an item of the table; raises QuestionError at the path."""
    card = card_of(name, *path)
    if not any(card in item.cards for item in position.table):
        raise QuestionError(path, "check-item-not-on-table", text=name)


def rules_of(name: str, variants: Variants) -> Rules:
    """The rules of a variant by its name; raises QuestionError where there is none."""
    if name not in variants:
        raise QuestionError(("variant",), "position-unknown-variant", name=name, known=", ".join(variants))
    return variants[name]
