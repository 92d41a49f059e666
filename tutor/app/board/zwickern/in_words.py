"""The board in words: lines of text that describe everything a board shows."""

from collections.abc import Iterator, Sequence

from tutor.app.board.protocol import BoardData, Seat, ZoneItem, items_of, zone_of
from tutor.engine.cards import CARDS
from tutor.text import YOU, Line, Name, Words, card_sign, joined_texts


def spoken(words: Words, data: BoardData) -> list[str]:
    """List the lines that describe a board: the play, the table before and after it, the learner's hand, the seats."""
    own = data.get("you")
    hand = zone_of(data, "hand", own)
    shown = hand.get("items") if hand else None
    hands = [words("spoken-line", title=hand["label"], items=_cards(words, shown))] if hand and shown else []
    after = [data["after"]] if "after" in data else []
    to_come = [data["coming"]] if data.get("coming") else []
    return [*_play(words, data), _table(words, data), *after, *hands, *_seats(words, data, own), *to_come]


def _seats(words: Words, data: BoardData, own: str | None) -> Iterator[str]:
    """Yield one line for all seats without a tally or an open hand, then one for each of the others."""
    turn = data["words"].get("turn", "")
    said = {seat["id"]: "" if seat["id"] == own else _hand(words, data, seat) for seat in data["seats"]}
    opened = {seat["id"] for seat in data["seats"] if seat["id"] != own and items_of(data, "hand", seat["id"])}
    short = [seat for seat in data["seats"] if not (seat.get("tally") or "also" in seat) and seat["id"] not in opened]
    if short:
        yield " ".join(_seat(words, seat, turn, said[seat["id"]]) for seat in short)
    for seat in data["seats"]:
        if seat not in short:
            yield _seat(words, seat, turn, said[seat["id"]])


def _play(words: Words, data: BoardData) -> Iterator[str]:
    """Yield the lines of the card played and of the groups that it takes, with their sums, or one for what it took."""
    if "fold" in data:
        sums = joined_texts(words, (group["label"] for group in data["fold"]["groups"]), "list-semicolon")
        yield words("spoken-line", title=data["fold"]["label"], items=sums)
    played = data.get("played")
    if played is not None:
        yield words("spoken-played", card=_sign(words, played["code"]))
    # The letters are those that view.js draws, where they begin again after Z.
    for number, group in enumerate(data.get("groups", ())):
        yield words("spoken-group", letter=chr(ord("A") + number % 26), sum=group["label"])


def _table(words: Words, data: BoardData) -> str:
    table = zone_of(data, "table")
    title = table["label"] if table else ""
    if "after" in data:
        # The board of a capture still shows the items that it takes.
        title = words("spoken-table-before")
    items = items_of(data, "table")
    if not items:
        return words("spoken-empty")
    return words("spoken-line", title=title, items=_items(words, items))


def _item(words: Words, item: ZoneItem) -> str:
    cards = [_sign(words, code) for code in item["cards"]]
    value, owner = item.get("value"), item.get("owner")
    if value is None or owner is None:
        return joined_texts(words, cards)
    tight = joined_texts(words, cards, "list-plus-tight")
    return Line("spoken-build", {"value": value, "owner": _in_sentence(words, owner), "cards": tight}).said(words)


def _items(words: Words, items: Sequence[ZoneItem]) -> str:
    return joined_texts(words, (_item(words, item) for item in items))


def _in_sentence(words: Words, seat: str) -> Name:
    """Return the name of a seat for the middle of a sentence, where You has a small letter, and names have cases."""
    return Name(YOU if seat == Name(YOU).label(words) else seat)


def table_left_in_words(words: Words, items: Sequence[ZoneItem]) -> str:
    """Return the line that names the items left on the table after a capture."""
    if not items:
        return words("spoken-empty-after")
    return words("spoken-line", title=words("spoken-table-after"), items=_items(words, items))


def _hand(words: Words, data: BoardData, seat: Seat) -> str:
    """Return the cards of an open hand, the label of a closed one, which says their number, "" without a hand."""
    zone = zone_of(data, "hand", seat["id"])
    if zone is None:
        return ""
    return _cards(words, zone["items"]) if "items" in zone else zone["label"]


def _seat(words: Words, seat: Seat, turn: str, hand: str) -> str:
    """Return the line of a seat: whose turn it is, its note, its hand if `hand` is not "", and its tally."""
    said = [turn if seat.get("turn") else "", seat.get("note", ""), hand, *seat.get("tally", ()), seat.get("also", "")]
    said = [one for one in said if one]
    name = seat["label"]
    if not said:
        return words("spoken-alone", name=name)
    return words("spoken-line", title=name, items=joined_texts(words, said))


def _cards(words: Words, items: Sequence[ZoneItem]) -> str:
    return joined_texts(words, (_sign(words, code) for item in items for code in item["cards"]))


def _sign(words: Words, code: str) -> str:
    return card_sign(words, CARDS[code]) if code in CARDS else code
