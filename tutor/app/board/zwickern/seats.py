"""A seat as the board shows it: its notes and tally, and its zones, the hand and the pile."""

from typing import Final, Literal, TypedDict

from tutor.app.board.protocol import BoardData, Seat, Zone, ZoneItem, zone_of
from tutor.engine.cards import CARDS, RANKS, Card
from tutor.engine.zwickern import Position, partner, scores, sides
from tutor.engine.zwickern.dealt_sizes import known_sizes
from tutor.engine.zwickern.hand.scoring import turned_up
from tutor.engine.zwickern.rules import from_bits
from tutor.matches.neighbours import face_of
from tutor.text import Name, Words, card_name, joined_texts, listed

_JOKERS_LAST = len(RANKS)
_ORDER = sorted(CARDS.values(), key=lambda card: _JOKERS_LAST if card.suit is None else RANKS.index(card.rank))
_PLACES: Final = {card: place for place, card in enumerate(_ORDER)}


class _Also(TypedDict, total=False):
    also: str


class _Drawn(TypedDict, total=False):
    side: Literal["ours", "theirs"] | None
    face: str | None


def seat_data(
    words: Words,
    position: Position,
    seat: int,
    *,
    majority: bool = False,
    points: bool = True,
    player: int | None = None,
    you: int | None = None,
) -> Seat:
    """Return a seat with what it has won so far, without `points` only cards and Zwicks.

    The points for the most cards count only with `majority`.

    The turn is shown at `player`, or without one at the seat that plays next. The partner is that of the seat `you`,
    else of the seat whose turn it is. What partners have won is shown where their pile is: at the seat `you`, else at
    the first of them.
    """
    turn = position.turn if player is None else player
    return {
        "id": seat_id(seat),
        "label": Name(position.seats[seat]).label(words),
        "note": _note(words, position, seat, turn if you is None else you, points=points),
        "turn": seat == turn,
        "tally": _tally(words, position, seat, majority=majority, points=points, you=you),
        **_also(words, position, seat),
        **_drawn(words, position, seat, you),
    }


def seat_zones(
    words: Words,
    position: Position,
    seat: int,
    *,
    opened: bool,
    own: bool = False,
    named: bool = False,
    you: int | None = None,
) -> list[Zone]:
    """Return the hand of a seat, open or closed, and its pile if any; one card of the `own` hand can be selected.

    An open hand is sorted from the ace to the king, with the jokers last. The learner's own hand is called theirs, or
    with `named` its seat's. The pile of partners is at the seat `you`, else at the first of them.
    """
    hand, size = position.hands[seat], known_sizes(position)[seat] or 0
    found: Zone = {
        "id": hand_zone_id(seat),
        "kind": "hand",
        "seat": seat_id(seat),
        "label": Name(position.seats[seat]).label(words),
    }
    if own:
        found |= {"label": position.seats[seat] if named else words("board-hand"), "pick": "one"}
    if opened and hand is not None:
        cards = sorted(hand_ids(position, seat).items(), key=lambda one: hand_order(one[1]))
        found["items"] = [card_item(words, card, name) for name, card in cards]
    else:
        found |= {"label": _count(words, size), "count": size}
    pile = _pile(words, position, seat, you)
    return [found] if pile is None else [found, pile]


def leave_hand(words: Words, data: BoardData, position: Position, card: Card) -> None:
    """Take a card from the hand of the seat whose turn it is, which may be closed."""
    hand = zone_of(data, "hand", seat_id(position.turn))
    if hand is None:
        return
    if "items" not in hand:
        left = max(hand.get("count", 0) - 1, 0)
        hand |= {"count": left, "label": _count(words, left)}
        return
    played = next((item for item in hand["items"] if item["cards"] == [card.code]), None)
    hand["items"] = [item for item in hand["items"] if item is not played]


def show_won(words: Words, data: BoardData, position: Position, player: int, *, points: bool = True) -> None:
    """Change the seats and the piles of a board to what has been won, with its `points`; the turn is at `player`."""
    seats = range(len(position.seats))
    you = next((seat for seat in seats if seat_id(seat) == data["you"]), None)
    data["seats"] = [seat_data(words, position, seat, points=points, player=player, you=you) for seat in seats]
    hands = {hand_zone_id(seat): seat for seat in seats}
    zones: list[Zone] = []
    for zone in data["zones"]:
        if zone["kind"] != "pile":
            zones.append(zone)
        if zone["id"] in hands:
            found = _pile(words, position, hands[zone["id"]], you)
            zones += [] if found is None else [found]
    data["zones"] = zones


def _count(words: Words, number: int) -> str:
    if number == 0:
        return ""
    return words("board-one-card") if number == 1 else words("board-count", count=number)


def _keeper(side: tuple[int, ...], you: int | None) -> int:
    """Return the seat at which the one pile of a side is: the learner's own, else the first."""
    return you if you is not None and you in side else side[0]


def _pile(words: Words, position: Position, seat: int, you: int | None) -> Zone | None:
    """Return the pile of a seat, with a card turned up for every Zwick; None if it has none."""
    side = next(seats for seats in sides(position.plan) if seat in seats)
    cards = [card for one in side for card in position.won[one].cards]
    zwicks = sum(position.won[one].zwicks for one in side)
    if seat != _keeper(side, you) or not cards:
        return None
    markers = turned_up(position.rules, cards, zwicks)
    label = words("pile-label", number=len(cards))
    if markers:
        shown = listed(words, [card_name(words, card) for card in markers])
        label = words("pile-label-zwicks", number=len(cards), zwicks=len(markers), cards=shown)
    items = [card_item(words, card, f"m{seat}-{card.code}-{place}") for place, card in enumerate(markers)]
    found: Zone = {"id": f"p{seat}", "kind": "pile", "seat": seat_id(seat), "label": label, "count": len(cards)}
    return {**found, "items": items} if items else found


def _note(words: Words, position: Position, seat: int, own: int, *, points: bool) -> str:
    notes = []
    if partner(position.plan, own) == seat:
        notes.append(words("seat-partner"))
    if position.dealer == seat:
        notes.append(words("seat-dealer"))
    # Who captured last matters only where points are counted.
    if points and position.last_capture == seat:
        notes.append(words("seat-last-capture"))
    return joined_texts(words, notes)


def _drawn(words: Words, position: Position, seat: int, you: int | None) -> _Drawn:
    """Return the face of a neighbour, and the side of the seat where there are partners."""
    found: _Drawn = {}
    face = face_of(Name(position.seats[seat]).label(words))
    if face is not None:
        found["face"] = face
    if you is not None and partner(position.plan, you) is not None:
        found["side"] = "ours" if seat in (you, partner(position.plan, you)) else "theirs"
    return found


def _tally(words: Words, position: Position, seat: int, *, majority: bool, points: bool, you: int | None) -> list[str]:
    """List the cards, Zwicks and `points` that a seat has won so far, if any."""
    tally = []
    won = scores(position, majority=majority) if any(pile.cards for pile in position.won) else ()
    # Partners have one pile together, so it is counted only where it is shown.
    score = next((score for score in won if seat == _keeper(score.seats, you)), None)
    if score is not None and score.cards:
        together = len(score.seats) > 1
        tally.append(words("tally-cards-together" if together else "tally-cards", number=score.cards))
        if score.zwicks:
            tally.append(words("tally-zwicks", number=score.zwicks))
        if points:
            tally.append(words("tally-points", number=score.points))
    return tally


def _also(words: Words, position: Position, seat: int) -> _Also:
    """Return the values that a seat has announced, if any."""
    if not position.announced[seat]:
        return {}
    values = listed(words, list(map(str, from_bits(position.announced[seat]))))
    return {"also": words("seat-announced", values=values)}


def hand_ids(position: Position, seat: int) -> dict[str, Card]:
    """Return the cards of a hand by id.

    A card keeps its id while the hand shrinks; this keeps the browser's focus on it.
    """
    hand = position.hands[seat] or ()
    return {f"h{seat}-{card.code}-{hand[:at].count(card)}": card for at, card in enumerate(hand)}


def hand_order(card: Card) -> int:
    """Return a number by which the cards of an open hand are in order, from the ace to the king and the jokers.

    >>> [card.code for card in sorted([CARDS["X20"], CARDS["KS"], CARDS["AD"]], key=hand_order)]
    ['AD', 'KS', 'X20']
    """
    return _PLACES[card]


def seat_id(seat: int) -> str:
    """Return the id of a seat in the data of the board."""
    return f"s{seat}"


def hand_zone_id(seat: int) -> str:
    """Return the id of the zone for the hand of a seat."""
    return f"h{seat}"


def card_item(words: Words, card: Card, item_id: str) -> ZoneItem:
    """Return an item of one card, labelled with the name of the card."""
    return {"id": item_id, "cards": [card.code], "label": card_name(words, card)}
