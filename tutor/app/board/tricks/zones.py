"""The zones and seats of a board of tricks: hands, the trick, the card turned up, the stock, the pot and accounts."""

from tutor.app.board.protocol import Seat, Zone, ZoneItem
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.numbers import signed
from tutor.engine.cards import Card, Suit
from tutor.engine.tricks import winners
from tutor.matches.neighbours import face_of
from tutor.text import Name, Words, card_name, card_sign, joined_texts

TRICK = "trick"
"""The id of the zone of the trick."""

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order of the suits in an open hand, black and red in turns."""


def trick_seat_id(seat: int) -> str:
    """Return the id of a seat in the data of the board."""
    return f"s{seat}"


def trick_hand_id(seat: int) -> str:
    """Return the id of the zone for the hand of a seat."""
    return f"h{seat}"


def hand_cards(position: TrickPosition, seat: int) -> dict[str, Card]:
    """Return the cards of a hand by id; a card keeps its id in every place."""
    return {f"c-{card.code}": card for card in position.hands[seat] or ()}


def card_in_zone(words: Words, card: Card) -> ZoneItem:
    """Return a card as an item."""
    return {"id": f"c-{card.code}", "cards": [card.code], "label": card_name(words, card)}


def trick_seats(words: Words, game: TrickKit, position: TrickPosition) -> list[Seat]:
    """Return the seats, each with what it has said, the tricks it has won, and its account."""
    # If the tricks are not known, no one knows who won them.
    known = position.tricks and all(len(trick) > 1 for trick in position.tricks)
    won = winners(position.rules.tricks, position.trumps, position.tricks) if known else ()
    return [
        {
            "id": trick_seat_id(seat),
            "label": Name(name).label(words),
            "note": _note(words, game, position, seat),
            "turn": seat == position.turn,
            "tally": _tally(words, position, seat, won.count(seat)),
            "face": face_of(Name(name).label(words)),
        }
        for seat, name in enumerate(position.seats)
    ]


def _note(words: Words, game: TrickKit, position: TrickPosition, seat: int) -> str:
    notes = [words("seat-dealer")] if seat == position.dealer else []
    said = game.said_by(position, seat)
    return joined_texts(words, [*notes, *([] if said is None else [said.said(words)])])


def _tally(words: Words, position: TrickPosition, seat: int, won: int) -> list[str]:
    tally = [words("tricks-won", number=won)] if won else []
    account = position.accounts[seat]
    return [*tally, words("tricks-account", number=abs(account), sign=signed(account))] if account else tally


def trick_zones(
    words: Words, game: TrickKit, position: TrickPosition, you: int, *, all_open: bool = False
) -> list[Zone]:
    """Return the zones, the hand of the seat `you` first, since the browser reports the selection in their order.

    With `all_open` every known hand is open.
    """
    seats = sorted(range(len(position.seats)), key=lambda seat: seat != you)
    return [
        *(_hand(words, game, position, seat, you, all_open=all_open) for seat in seats),
        _trick(words, game, position),
        *_turned(words, game, position),
        *_stock(words, game, position),
        {"id": "pot", "kind": "pot", "label": words("tricks-pot", number=position.pot)},
    ]


def _hand(words: Words, game: TrickKit, position: TrickPosition, seat: int, you: int, *, all_open: bool) -> Zone:
    found: Zone = {"id": trick_hand_id(seat), "kind": "hand", "seat": trick_seat_id(seat), "label": ""}
    hand = position.hands[seat]
    if (seat == you or all_open) and hand is not None:
        ranks = position.rules.ranks
        cards = sorted(hand, key=lambda card: (_SUITS.index(card.suit), ranks.index(card.rank)))
        items = [card_in_zone(words, card) for card in cards]
        whose = words("board-hand") if seat == you else Name(position.seats[seat]).label(words)
        return {**found, "label": whose, "items": items}
    number = game.hand_size(position, seat)
    label = "" if not number else words("board-one-card") if number == 1 else words("board-count", count=number)
    return {**found, "label": label, "count": number}


def _trick(words: Words, game: TrickKit, position: TrickPosition) -> Zone:
    items: list[ZoneItem] = []
    for played in position.trick:
        if played.card is not None and not played.face_down:
            item = card_in_zone(words, played.card)
            name = Name(position.seats[played.seat]).label(words)
            items.append({**item, "owner": name})
    # A card face down is never shown: even its player need not see it again.
    down = [Name(position.seats[played.seat]).label(words) for played in position.trick if played.face_down]
    label = words("tricks-trick-down", seats=joined_texts(words, down)) if down else words("tricks-trick")
    found: Zone = {"id": TRICK, "kind": "trick", "label": label, "items": items}
    if items or game.game.is_over(position):
        return found
    return {
        **found,
        "empty": words("tricks-empty-down", seats=joined_texts(words, down)) if down else words("tricks-empty"),
    }


def _turned(words: Words, game: TrickKit, position: TrickPosition) -> list[Zone]:
    cards = game.turned(position)
    if not cards:
        return []
    items = [card_in_zone(words, card) for card in cards]
    # The last one shows the trumps.
    items[-1]["owner"] = words("tricks-trumps")
    return [{"id": "turned", "kind": "turn-up", "label": words("tricks-turned"), "items": items}]


def _stock(words: Words, game: TrickKit, position: TrickPosition) -> list[Zone]:
    number, bottom = len(position.stock), game.bottom(position)
    if not number:
        return []
    found: Zone = {"id": "stock", "kind": "stock", "label": words("tricks-stock", number=number), "count": number}
    if bottom is None:
        return [found]
    label = words("tricks-stock-bottom", stock=found["label"], card=card_sign(words, bottom))
    return [{**found, "label": label, "items": [card_in_zone(words, bottom)]}]
