"""A seat as the board shows it: what is to be known of it, and its zones, the hand and what was won."""

from tutor.app.board.protocol import Seat, Zone, ZoneItem
from tutor.engine.cards import Card
from tutor.engine.zwickern import Position, partner, scores, sides
from tutor.engine.zwickern.hand.scoring import turned_up
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Words, card_name, listed


def seat_data(words: Words, position: Position, seat: int, *, majority: bool = False, mover: int | None = None) -> Seat:
    """A seat with what it has won so far; the most cards count only with `majority`.

    It is the turn of `mover` where that is somebody else than who plays next.
    """
    turn = position.turn if mover is None else mover
    return {
        "id": seat_id(seat),
        "label": position.seats[seat],
        "note": _note(words, position, seat, turn),
        "turn": seat == turn,
        "tally": _tally(words, position, seat, majority=majority),
    }


def seat_zones(words: Words, position: Position, seat: int, *, opened: bool, own: bool = False) -> list[Zone]:
    """The hand of a seat, open or closed, and what it has won; one card is selected in the `own` hand."""
    hand = position.hands[seat]
    found: Zone = {"id": hand_zone_id(seat), "kind": "hand", "seat": seat_id(seat), "label": position.seats[seat]}
    if own:
        found |= {"label": words("board-hand"), "pick": "one"}
    if opened and hand is not None:
        found["items"] = [card_item(words, card, name) for name, card in hand_ids(position, seat).items()]
    else:
        found |= {"label": _count(words, len(hand or ())), "count": len(hand or ())}
    pile = _pile(words, position, seat)
    return [found] if pile is None else [found, pile]


def _count(words: Words, number: int) -> str:
    if number == 0:
        return ""
    return words("board-one-card") if number == 1 else words("board-count", count=number)


def _pile(words: Words, position: Position, seat: int) -> Zone | None:
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
    items = [card_item(words, card, f"m{seat}-{card.code}-{place}") for place, card in enumerate(markers)]
    found: Zone = {"id": f"p{seat}", "kind": "pile", "seat": seat_id(seat), "label": label, "count": len(cards)}
    return {**found, "items": items} if items else found


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


def seat_id(seat: int) -> str:
    """The id of a seat."""
    return f"s{seat}"


def hand_zone_id(seat: int) -> str:
    """The id of the zone that the hand of a seat is."""
    return f"h{seat}"


def card_item(words: Words, card: Card, item_id: str) -> ZoneItem:
    """A card by itself as it is drawn and read out."""
    return {"id": item_id, "cards": [card.code], "label": card_name(words, card)}
