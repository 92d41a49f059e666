"""The data of the board for a position: in an exercise, in a replay, and at a play."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache

from tutor.app.board.protocol import BoardData, Group, PlayedCard, Zone, ZoneItem
from tutor.app.board.zwickern.actions import TABLE_ZONE, actions
from tutor.app.board.zwickern.fold import fold_of
from tutor.app.board.zwickern.in_words import table_left_in_words
from tutor.app.board.zwickern.seats import leave_hand, seat_data, seat_id, seat_zones, show_won
from tutor.coach.zwickern.words.plays import split_lines
from tutor.content.zwickern.plays import KIND_OF, PLAYS
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Play, Position, loose, make_play, split_of
from tutor.engine.zwickern.dealt_sizes import deal_number
from tutor.engine.zwickern.splits import Split
from tutor.text import YOU, Family, Line, Name, Words, card_name, joined_texts, language, render

_WORDS = {
    "clear": "board-clear",
    "chooseCard": "board-choose-card",
    "chooseHow": "board-choose-how",
    "cancel": "board-cancel",
    "cleared": "board-cleared",
    "keys": "board-keys",
    "turn": "board-turn",
    "played": "board-played",
    "taken": "board-taken",
    "right": "board-right",
    "wrong": "board-wrong",
    "missed": "board-missed",
    "actions": "board-actions",
    "boardText": "board-text",
    "goOn": "board-go-on",
    "shout": "board-zwick",
}
_TAGS = Family("board-tag-{}", PLAYS)
_LETTERS = {"rankA": "rank-sign-a", "rankJ": "rank-sign-j", "rankQ": "rank-sign-q", "rankK": "rank-sign-k"}
_PATTERNS = {
    "owner": "board-owner",
    "group": "board-group",
    "also": "board-also",
    "selected": "board-selected",
    "unselected": "board-unselected",
    "playedCard": "board-played-card",
    "turnedUp": "board-turned-up",
}


@cache
def board_words(words: Words) -> Mapping[str, str]:
    """Return the words of the board in a language; a blank stays in braces, and the browser fills it."""
    letters = language(words.letters)
    fixed = {name: words(message) for name, message in _WORDS.items()}
    fixed |= {name: letters(message) for name, message in _LETTERS.items()}
    blanks = {name: f"{{{name}}}" for name in ("owner", "letter", "what", "also", "card", "points", "sum")}
    return fixed | {name: words(message, **blanks) for name, message in _PATTERNS.items()}


def exercise_data(
    words: Words,
    position: Position,
    epoch: str,
    *,
    interactive: bool,
    plays: Collection[str] = PLAYS,
    builds: Collection[str] | None = None,
    opened: bool = False,
    named: bool = False,
    you: int | None = None,
) -> BoardData:
    """Return the board of an exercise, with the player's hand open, or all hands with `opened`.

    An interactive board offers the kinds of play in `plays`, with `builds` only these ways of building. The player's
    seat is called You; it is the seat `you`, or without one the seat whose turn it is. With `named` all seats have
    their names, and the places that they have in a replay, no matter who plays.
    """
    offered = actions(words, position, plays, builds) if interactive else []
    you, seats = position.turn if you is None else you, range(len(position.seats))
    position = position if named else addressed(words, position, you)
    said = board_words(words)
    if named:
        said = {**said, "chooseCard": render(words, Line("board-choose-card-for", {"seat": Name(position.seats[you])}))}
    if not position.table:
        # Otherwise the learner would be asked to select items, and there are none.
        said = {**said, "chooseHow": words("board-nothing-to-take")}
    # The browser reports the selection in the order of the zones, so the player's hand comes first and the table last.
    zones = [
        zone
        for seat in sorted(seats, key=lambda seat: seat != you)
        for zone in seat_zones(
            words,
            position,
            seat,
            opened=opened or seat == you,
            own=seat == you,
            named=named,
            you=None if named else you,
        )
    ]
    return {
        "epoch": epoch,
        "interactive": interactive,
        "you": None if named else seat_id(you),
        "seats": [seat_data(words, position, seat, you=None if named else you) for seat in seats],
        "zones": [*zones, {**_table_zone(words, position), "pick": "many"}],
        "actions": offered,
        "words": said,
    }


def coming(words: Words, position: Position) -> str:
    """Return which deal is played and how many cards are still to come; "" where it is not known."""
    number = deal_number(position)
    if number is None:
        return ""
    if not position.stock:
        return words("board-coming-last")
    return words("board-coming", number=number + 1, deals=len(position.plan.deals), cards=position.stock)


def addressed(words: Words, position: Position, you: int) -> Position:
    """Return a position in which the seat `you` is called You, unless a seat has that name already."""
    if any(name in position.seats for name in (YOU, Name(YOU).label(words))):
        return position
    return replace(position, seats=tuple(YOU if seat == you else other for seat, other in enumerate(position.seats)))


def bare_data(words: Words, epoch: str) -> BoardData:
    """Return a board without seats and cards."""
    return {
        "epoch": epoch,
        "interactive": False,
        "you": None,
        "seats": [],
        "zones": [],
        "words": board_words(words),
        "lines": [],
    }


def pile_data(
    words: Words, cards: Sequence[Card], points: Sequence[int], besides: int, lines: Sequence[Line], *, epoch: str
) -> BoardData:
    """Return a board with a pile spread out, for questions that count it: the points of each card, and all others.

    The `lines` say the other points.
    """
    pile = _table(words, words("board-pile"), tuple(map(loose, cards)), ())
    for item, worth in zip(pile.get("items", ()), points, strict=True):
        item["points"] = worth
    total = joined_texts(words, [*(render(words, line) for line in lines), words("board-sum", sum="{sum}")], "list-dot")
    pot: Zone = {"id": "sum", "kind": "pot", "label": total, "sum": besides, "empty": words("board-turn-up")}
    return {
        "epoch": epoch,
        "interactive": False,
        "you": None,
        "seats": [],
        "zones": [pile, pot],
        "words": board_words(words),
    }


def open_data(
    words: Words,
    position: Position,
    epoch: str,
    *,
    majority: bool = False,
    closed: bool = False,
    player: int | None = None,
    you: int | None = None,
) -> BoardData:
    """Return the board of a replay, with nothing to select: all hands open, or with `closed` only that of the player.

    Without `player` it is the seat that plays next. The pile of partners is at the seat `you`, else at the first of
    them.
    """
    player = position.turn if player is None else player
    seats = range(len(position.seats))
    return {
        "epoch": epoch,
        "interactive": False,
        "you": None,
        "played": None,
        "seats": [seat_data(words, position, seat, majority=majority, player=player, you=you) for seat in seats],
        "zones": [
            *(
                zone
                for seat in seats
                for zone in seat_zones(words, position, seat, opened=not closed or seat == player, you=you)
            ),
            _table_zone(words, position),
        ],
        "words": board_words(words),
    }


def ended_data(
    words: Words, position: Position, *, finished: bool, you: int | None = None, shared: bool = False
) -> BoardData:
    """Return the board after the last play of a record, when it is no one's turn; seen from the seat `you`, if any.

    The points for the most cards count if the hand is `finished`. On a `shared` screen all seats keep their names.
    """
    position = position if you is None or shared else addressed(words, position, you)
    data = open_data(words, position, "end", majority=finished, closed=you is not None, player=you, you=you)
    data["you"] = None if you is None else seat_id(you)
    # Without the key the board keeps no place for a card to be played.
    del data["played"]
    for seat in data["seats"]:
        seat["turn"] = False
    return data


def played_data(words: Words, before: Position, play: Play, epoch: str, *, closed: bool = False) -> BoardData:
    """Return the board at a play of a record, with the piles as they are after the play.

    The items that a capture takes still lie on the table, in groups with their sums; a card laid or built lies there
    already. With `closed` only the player's hand is open.
    """
    after = make_play(before, play)
    seat = before.turn
    data = open_data(words, after, epoch, closed=closed, player=seat)
    data["words"] = {**data["words"], "turn": words("board-plays"), "tag": words(_TAGS[KIND_OF[type(play)]])}
    data["played"] = played_card(words, play)
    table = table_of(data)
    if isinstance(play, Capture):
        data["after"] = table_left_in_words(words, table["items"])
        _show_taken(words, data, before, play)
    else:
        mark_played(table["items"], before, after)
    return data


def show_play(
    words: Words, data: BoardData, position: Position, play: Play, *, points: bool = True, kept: bool = False
) -> None:
    """Change the board of an exercise to the one after a play, at which it is still its player's turn.

    `position` calls its seats as the board does. A card laid or built is marked. With `kept` what a capture takes stays
    on the table in its groups, or if nothing else lies there, only the sums do. Without `points` only cards and Zwicks
    are counted.
    """
    after = make_play(position, play)
    show_won(words, data, after, position.turn, points=points)
    leave_hand(words, data, position, play.card)
    data["words"] = {**data["words"], "turn": words("board-plays")}
    table = table_of(data)
    table["items"] = table_items(words, after.table, after.seats)
    if not table["items"]:
        table["empty"] = words("board-empty-table")
    if not isinstance(play, Capture):
        data["played"] = played_card(words, play)
        mark_played(table["items"], position, after)
    elif kept and not table["items"]:
        data["fold"] = fold_of(words, position, play)
    elif kept:
        data["after"] = table_left_in_words(words, table["items"])
        _show_taken(words, data, position, play)


def _show_taken(words: Words, data: BoardData, before: Position, play: Capture) -> None:
    """Lay on the table what it had before a capture, in groups with their sums."""
    table = table_of(data)
    table["items"] = table_items(words, before.table, before.seats)
    split = split_of(before.rules, play)
    if split is None:
        return
    data["groups"] = groups_of(words, before, split)
    taken = {item for group in data["groups"] for item in group["items"]}
    for item in table["items"]:
        item["mark"] = "taken" if item["id"] in taken else None


def played_card(words: Words, play: Play) -> PlayedCard:
    """Return the card of a play, as the board shows it beside the table."""
    return {"code": play.card.code, "label": card_name(words, play.card)}


def table_of(data: BoardData) -> Zone:
    """Return the zone of the table of a board."""
    return next(zone for zone in data["zones"] if zone["id"] == TABLE_ZONE)


def mark_played(items: list[ZoneItem], before: Position, after: Position) -> None:
    """Mark as played the item that a lay or a build has made or changed."""
    # All other items keep their places, so the first place that differs is the one.
    changed = next(place for place, item in enumerate(after.table) if item not in before.table[place : place + 1])
    items[changed]["mark"] = "played"


def _table_zone(words: Words, position: Position) -> Zone:
    """Return the zone of the table."""
    return _table(words, words("board-table"), position.table, position.seats)


def _table(words: Words, label: str, table: Sequence[Item], seats: Sequence[str]) -> Zone:
    items = table_items(words, table, seats)
    found: Zone = {"id": TABLE_ZONE, "kind": "table", "label": label, "items": items}
    return found if items else {**found, "empty": words("board-empty-table")}


def table_items(words: Words, table: Sequence[Item], seats: Sequence[str]) -> list[ZoneItem]:
    """Return the items of a table as the board draws them; the id is `t` and the place, from 0."""
    return [_table_item(words, item, f"t{place}", seats) for place, item in enumerate(table)]


def _table_item(words: Words, item: Item, item_id: str, seats: Sequence[str]) -> ZoneItem:
    codes = [card.code for card in item.cards]
    found: ZoneItem = {"id": item_id, "cards": codes, "label": item_label(words, item, seats)}
    if item.value is None or item.owner is None:
        return found
    return {**found, "value": item.value, "owner": Name(seats[item.owner]).label(words)}


def item_label(words: Words, item: Item, seats: Sequence[str]) -> str:
    """Return the name of an item for a screen reader: its cards, and for a build its value and owner."""
    cards = joined_texts(words, (card_name(words, card) for card in item.cards))
    if item.value is None or item.owner is None:
        return cards
    return Line("build-name", {"value": item.value, "owner": Name(seats[item.owner]), "cards": cards}).said(words)


def groups_of(words: Words, position: Position, split: Split) -> list[Group]:
    """Return the groups of a capture, each with the ids of its items and its sum."""
    # Items may be equal, so each place counts only once.
    free = list(range(len(position.table)))
    found: list[Group] = []
    for items, line in zip(split.groups, split_lines(position.rules, split), strict=True):
        ids = []
        for item in items:
            place = next(place for place in free if position.table[place] == item)
            free.remove(place)
            ids.append(f"t{place}")
        found.append({"items": ids, "label": line.said(words)})
    return found
