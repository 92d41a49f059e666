"""The things that a question names in a text: cards of the hand, items, plays, seats, cards of other hands."""

from collections.abc import Sequence

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern import Item, Play, Position, Rules, Variants, read_play, seen_by
from tutor.engine.zwickern.plays import cards_of


def card_of(text: str, *path: str | int) -> Card:
    """Read a card; raise QuestionError at the path if the text is not one."""
    try:
        return read_card(text)
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-card", text=text) from None


def held(position: Position, code: str, *path: str | int) -> Card:
    """Read a card of the hand; raise QuestionError at the path if the hand does not have it."""
    card = card_of(code, *path)
    if card not in position.hand:
        raise QuestionError(path, "check-card-not-held", text=code)
    return card


def on_table(position: Position, names: Sequence[str], *path: str | int) -> tuple[Item, ...]:
    """Return the items named by their cards; raise QuestionError at the path and place of a name that is not there."""
    for place, text in enumerate(names):
        one_item(position, text, *path, place)
    return goal_items(position, names)


def readable(position: Position, text: str, *path: str | int) -> Play:
    """Read a play; raise QuestionError at the path if it cannot be read or has cards that the variant lacks."""
    try:
        play = read_play(position, text).play
    except UnreadableError:
        raise QuestionError(path, "check-unreadable-play", text=text) from None
    strange = next((card for card in cards_of(play) if card not in position.rules.hand_bits), None)
    if strange is not None:
        raise QuestionError(path, "position-card-not-in-pack", variant=position.rules.name, card=strange.code)
    return play


def of_another_hand(position: Position, code: str, *path: str | int) -> Card:
    """Read a card that another hand may hold; raise QuestionError at the path if the player has seen it elsewhere."""
    card = card_of(code, *path)
    if card not in seen_by(position, position.turn).unseen:
        raise QuestionError(path, "check-not-in-other-hand", text=code)
    return card


def seat_of(position: Position, name: str, *path: str | int) -> int:
    """Return the place of the seat with this name; raise QuestionError at the path if there is none."""
    if name not in position.seats:
        raise QuestionError(path, "position-unknown-seat", seat=name, known=", ".join(position.seats))
    return position.seats.index(name)


def one_item(position: Position, name: str, *path: str | int) -> None:
    """Raise QuestionError at the path if no item of the table has the named card."""
    card = card_of(name, *path)
    if not any(card in item.cards for item in position.table):
        raise QuestionError(path, "check-item-not-on-table", text=name)


def named_rules(name: str, variants: Variants) -> Rules:
    """Return the rules of the variant with this name; raise QuestionError if there is none."""
    if name not in variants:
        raise QuestionError(("variant",), "position-unknown-variant", name=name, known=", ".join(variants))
    return variants[name]
