"""A seat as the board shows it: the hand, what was won, and what is to be known of it."""

from tutor.app.board.component import CardFace, Pile, Seat
from tutor.engine.cards import Card
from tutor.engine.zwickern.hand.scoring import scores, turned_up
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import from_bits, partner, sides
from tutor.text import Words, card_name, listed


def seat_data(
    words: Words, position: Position, seat: int, *, opened: bool, majority: bool = False, mover: int | None = None
) -> Seat:
    """A seat with its hand, open or closed, and what it has won; the most cards count only with `majority`.

    It is the turn of `mover` where that is somebody else than who plays next.
    """
    turn = position.turn if mover is None else mover
    hand = position.hands[seat]
    pile = _pile(words, position, seat)
    shown: list[CardFace] | None = None
    if opened and hand is not None:
        shown = [face(words, card, name) for name, card in hand_ids(position, seat).items()]
    found: Seat = {
        "id": f"s{seat}",
        "label": position.seats[seat],
        "note": _note(words, position, seat, turn),
        "turn": seat == turn,
        "cards": shown,
        "count": len(hand or ()),
        "tally": _tally(words, position, seat, majority=majority),
    }
    return found if pile is None else {**found, "pile": pile}


def _pile(words: Words, position: Position, seat: int) -> Pile | None:
    """What a seat has won, with a card turned up for every Zwick; partners have one pile, beside the first of them."""
    side = next(seats for seats in sides(position.plan) if seat in seats)
    cards = [card for one in side for card in position.won[one].cards]
    zwicks = sum(position.won[one].zwicks for one in side)
    if seat != side[0] or not cards:
        return None
    markers = turned_up(position.rules, cards, zwicks)
    label = words("pile-label", number=len(cards))
    if markers:
        shown = listed(words, [card_name(words, card) for card in markers])
        label = words("pile-label-zwicks", number=len(cards), zwicks=len(markers), cards=shown)
    faces = [face(words, card, f"m{seat}-{card.code}-{place}") for place, card in enumerate(markers)]
    return {"count": len(cards), "label": label, "markers": faces}


def _note(words: Words, position: Position, seat: int, turn: int) -> str:
    notes = []
    if partner(position.plan, turn) == seat:
        notes.append(words("seat-partner"))
    if position.dealer == seat:
        notes.append(words("seat-dealer"))
    if position.last_capture == seat:
        notes.append(words("seat-last-capture"))
    return ", ".join(notes)


def _tally(words: Words, position: Position, seat: int, *, majority: bool) -> list[str]:
    """What the seat has won so far, as far as there is anything, and the values that it has announced."""
    tally = []
    won = scores(position, majority=majority) if any(pile.cards for pile in position.won) else ()
    # Partners have one pile together, which is told where it lies: beside the first of them.
    score = next((score for score in won if seat == score.seats[0]), None)
    if score is not None:
        together = len(score.seats) > 1
        tally.append(words("tally-cards-together" if together else "tally-cards", number=score.cards))
        if score.zwicks:
            tally.append(words("tally-zwicks", number=score.zwicks))
        tally.append(words("tally-points", number=score.points))
    if position.announced[seat]:
        values = listed(words, list(map(str, from_bits(position.announced[seat]))))
        tally.append(words("seat-announced", values=values))
    return tally


def hand_ids(position: Position, seat: int) -> dict[str, Card]:
    """The cards of a hand by ids that they keep while the hand shrinks, so that focus stays where it was."""
    hand = position.hands[seat] or ()
    return {f"h{seat}-{card.code}-{hand[:at].count(card)}": card for at, card in enumerate(hand)}


def face(words: Words, card: Card, face_id: str) -> CardFace:
    """A card as it is drawn and read out."""
    return {"id": face_id, "code": card.code, "label": card_name(words, card)}
