"""Marks of puzzles that are nearly the same: up to suits, the order of cards, and one card that does not matter."""

from collections.abc import Sequence
from hashlib import blake2b

from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Item, Play, Position
from tutor.engine.zwickern.plays import touched
from tutor.engine.zwickern.position import item_bits


def duplicate_keys(position: Position, goal: OnePlayGoal, right: Sequence[Play]) -> tuple[str, ...]:
    """Return the marks of a puzzle; two puzzles that share one are nearly the same.

    The first mark covers all cards by their values, with suits only where they score and points matter. Each other mark
    leaves out one card or one item that no right play uses.
    """
    kind = ONE_PLAY[goal.kind]
    points, wanted = kind.points, kind.items(position, goal)
    own = [_card(position, card, points=points) for card in position.hand]
    table = [_item(position, item, points=points, wanted=item in wanted) for item in position.table]
    others = [_hand(position, seat, points=points) for seat in range(len(position.hands)) if seat != position.turn]
    start = f"{position.rules.name} {goal.kind} {others}"
    used = {play.card for play in right}
    left_alone = set(position.table).difference(*map(touched, right))
    marks = [_mark(start, own, table)]
    for at, card in enumerate(position.hand):
        if card not in used:
            marks.append(_mark(start, own[:at] + own[at + 1 :], table))
    for at, item in enumerate(position.table):
        if item in left_alone and item not in wanted:
            marks.append(_mark(start, own, table[:at] + table[at + 1 :]))
    return tuple(dict.fromkeys(marks))


def _card(position: Position, card: Card, *, points: bool) -> str:
    worth = position.rules.card_points[card] if points else 0
    return f"{position.rules.hand_values[card]}{worth}"


def _item(position: Position, item: Item, *, points: bool, wanted: bool) -> str:
    worth = sum(position.rules.card_points[card] for card in item.cards) if points else 0
    mine = item.owner == position.turn
    return f"{item_bits(position.rules, item):x} {len(item.cards)} {worth} {mine:d} {wanted:d}"


def _hand(position: Position, seat: int, *, points: bool) -> list[str] | None:
    hand = position.hands[seat]
    return None if hand is None else sorted(_card(position, card, points=points) for card in hand)


def _mark(start: str, hand: Sequence[str], table: Sequence[str]) -> str:
    whole = f"{start} {sorted(hand)} {sorted(table)}"
    return blake2b(whole.encode(), digest_size=8).hexdigest()
