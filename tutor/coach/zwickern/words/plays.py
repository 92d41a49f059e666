"""A play in words: the cards laid, built or taken, and groups with their sums."""

from collections.abc import Iterator
from itertools import accumulate

from tutor.coach.zwickern.words.phrases import group_of, item_cards, item_phrase, items_listed, joined, listing
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, Rules, split_of
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import Split
from tutor.text import YOU, Line, Name, Value, as_subject


def split_lines(rules: Rules, split: Split) -> Iterator[Line]:
    """Yield each group of a split capture with its sum."""
    for group in split.groups:
        yield group_line(rules, group, split.value)


def group_line(rules: Rules, items: tuple[Item, ...], value: int) -> Line:
    """Say one group with its sum; a card with two values is shown with its value in the group."""
    values = values_in_group(rules, items, value)
    if values is None or (len(items) == 1 and items[0].value is not None):
        return Line("group-alone", {"parts": items_listed(items)})
    if len(items) == 1:
        return Line("group-alone", {"parts": _valued(items[0], value)})
    parts = joined([_valued(item, one) for item, one in zip(items, values, strict=True)])
    return Line("group-sum", {"parts": parts, "value": value})


def values_in_group(rules: Rules, items: tuple[Item, ...], target: int) -> tuple[int, ...] | None:
    """Return a value for each item so that they add up to the target, None if that is not possible.

    Of several ways it is the one in which the highest cards count high, as people say it, whatever the order of the
    items: king and ace make 15 as 14 + 1.
    """
    values = [sorted(from_bits(item_bits(rules, item)), reverse=True) for item in items]
    if not all(values):
        return None
    # Interchangeable items keep their order.
    order = sorted(range(len(items)), key=lambda place: values[place], reverse=True)
    least, most = (list(accumulate((values[place][end] for place in reversed(order)), initial=0)) for end in (-1, 0))
    found: list[int] = []

    def add_up(left: int) -> bool:
        after = len(order) - len(found) - 1
        if after < 0:
            return left == 0
        for value in values[order[len(found)]]:
            # Bounds on both sides cut off every search that would fail.
            if least[after] <= left - value <= most[after]:
                found.append(value)
                if add_up(left - value):
                    return True
                found.pop()
        return False

    if not add_up(target):
        return None
    by_place = dict(zip(order, found, strict=True))
    return tuple(by_place[place] for place in range(len(items)))


def _valued(item: Item, value: int) -> Value:
    """Name an item by its cards, with its value in a sum unless its card shows it."""
    plain = item.value is None and (item.cards[0].rank == str(value) or item.cards[0].code == f"X{value}")
    return item_cards(item) if plain else Line("cards-valued", {"cards": item_cards(item), "value": value})


def play_line(position: Position, play: Play) -> Line:
    """Say a play as people do, a capture with its groups."""
    match play:
        case Lay(card):
            return Line("play-lay", {"card": card})
        case Capture(card, takes):
            split = split_of(position.rules, play)
            groups = split.groups if split else tuple((item,) for item in takes)
            return Line("play-capture", {"card": card, "groups": listing([group_of(group) for group in groups])})
        case Build(card, onto, value, owner):
            values: dict[str, Value] = {"card": card, "value": value, "seat": Name(position.seats[owner])}
            if onto is not None:
                values["item"] = item_phrase(onto)
                message = "play-build" if owner == position.turn else "play-build-for"
            else:
                message = "play-announce" if owner == position.turn else "play-announce-for"
            return Line(message, values)


def did_line(position: Position, play: Play) -> Line:
    """Say in a few words beside a seat what it has just done."""
    match play:
        case Lay(card):
            return Line("did-lay", {"card": card})
        case Build(card, None, value, _):
            return Line("did-announce", {"card": card, "value": value})
        case Build(card, Item() as onto, value, _):
            return Line("did-build", {"card": card, "item": item_phrase(onto), "value": value})
    return play_line(position, play)


def played_line(seat: Name, position: Position, play: Play) -> Line:
    """Say that a seat has made a play.

    A card that lands on the table by itself has messages of its own, since not every language says it in the words in
    which it offers such a play.
    """
    return _landed(seat, position, play) or Line("replay-played", {"seat": seat, "play": play_line(position, play)})


def your_play_line(position: Position, play: Play) -> Line:
    """Say to a player the play that they have made, within a sentence."""
    return _landed(Name(YOU), position, play) or play_line(position, play)


def _landed(seat: Name, position: Position, play: Play) -> Line | None:
    """Say that a seat has laid down or announced a card; None for any other play."""
    values = as_subject(seat.name)
    match play:
        case Lay(card):
            return Line("played-lay", {**values, "card": card})
        case Build(card, None, value, owner):
            values |= {"card": card, "value": value}
            if owner == position.turn:
                return Line("played-announce", values)
            return Line("played-announce-for", {**values, "owner": Name(position.seats[owner])})
    return None
