"""A board of tricks in words: lines of text that describe everything the board shows."""

from collections.abc import Iterator

from tutor.app.board.protocol import BoardData, Seat, Zone
from tutor.engine.cards import CARDS
from tutor.text import Words, card_sign, joined_texts


def tricks_in_words(words: Words, data: BoardData) -> list[str]:
    """List the lines: the trick, what is turned up, the stock and the pot, then the learner's hand and the seats."""
    own, middle = data.get("you"), [zone for zone in data["zones"] if "seat" not in zone]
    mine = [zone for zone in data["zones"] if zone.get("seat") == own and zone.get("items")]
    # Of a trick there is nothing to say once the game is over.
    told = [zone for zone in [*middle, *mine] if zone.get("items") != [] or zone.get("empty")]
    return [*(_zone(words, zone) for zone in told), *_seats(words, data)]


def _zone(words: Words, zone: Zone) -> str:
    items = zone.get("items")
    if items is None or zone["kind"] == "stock":
        return zone["label"]
    if not items:
        return words("spoken-line", title=zone["label"], items=zone.get("empty", ""))
    said = []
    for item in items:
        cards = joined_texts(words, (card_sign(words, CARDS[code]) for code in item["cards"]))
        owner = item.get("owner")
        played = owner is not None and zone["kind"] == "trick"
        said.append(words("tricks-card-of", card=cards, seat=owner or "") if played else cards)
    return words("spoken-line", title=zone["label"], items=joined_texts(words, said))


def _seats(words: Words, data: BoardData) -> Iterator[str]:
    hands = {zone["seat"]: zone for zone in data["zones"] if zone["kind"] == "hand" and "seat" in zone}
    for seat in data["seats"]:
        yield _seat(words, seat, hands.get(seat["id"]), data)


def _open_hand(words: Words, seat: Seat, hand: Zone, data: BoardData) -> str:
    """Return the cards of a hand of another player that is open; that of the learner has a line of its own."""
    if seat["id"] == data.get("you"):
        return ""
    cards = [code for item in hand.get("items", ()) for code in item["cards"]]
    return joined_texts(words, (card_sign(words, CARDS[code]) for code in cards))


def _seat(words: Words, seat: Seat, hand: Zone | None, data: BoardData) -> str:
    turn = data["words"].get("turn", "") if seat.get("turn") else ""
    held = "" if hand is None else hand["label"] if "count" in hand else _open_hand(words, seat, hand, data)
    said = [one for one in (turn, seat.get("note", ""), held, *seat.get("tally", ())) if one]
    if not said:
        return words("spoken-alone", name=seat["label"])
    return words("spoken-line", title=seat["label"], items=joined_texts(words, said))
