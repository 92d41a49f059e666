"""Plays as text, read and written: one form for files, the command line, pages and logs.

3H · KS x QS+AD 8D+4D+2D · JS=12 x 10S+JH · 10S on X30 = 20 · QH = 13 · JC on X25 = 13 for North
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern.plays import Build, Capture, Lay, Play, Stated
from tutor.engine.zwickern.position import Item, Position, folded, has_equal_cards, loose
from tutor.engine.zwickern.rules import Rules, is_wild
from tutor.engine.zwickern.splits import Split, group_values, split_at, split_of

_LONGEST = 2000
_FITTING_WORK = SECOND // 16
"""The budget for finding out which of two readings of some names can be taken."""
_CAPTURE = re.compile(r"(\S+?)\s*(?:=\s*([0-9]{1,3}))?\s+[x×]\s+(.+)", re.IGNORECASE)
_BUILD = re.compile(r"(\S+?)(?:\s+on\s+([^=]+?))?\s*=\s*([0-9]{1,3})(?:\s+for\s+(.+))?", re.IGNORECASE)
_NAME = re.compile(r"([^#]+)(?:#([1-9][0-9]?))?")


class SeveralItemsError(UnreadableError):
    """A build of a `card` with a `value` on several `items` at once, which no play can be (reading 10)."""

    def __init__(self, text: str, card: Card, items: tuple[Item, ...], value: int) -> None:
        super().__init__(text, "play")
        self.card = card
        self.items = items
        self.value = value


class Reading(NamedTuple):
    """A play as it was written: the play itself, and the groups or the value that the text states."""

    play: Play
    stated: Stated | None = None


def read_play(position: Position, text: str) -> Reading:
    """Return the play that a line of text means in a position, legal or not; raises UnreadableError.

    A build on several items at once raises SeveralItemsError, which is one.

    A card that is not on the table is read as a loose card; refusing it is left to the judge.
    """
    line = " ".join(text.split())
    if not line or len(line) > _LONGEST:
        raise UnreadableError(text[:80], "play")
    if found := _CAPTURE.fullmatch(line):
        return _capture(position, found)
    if found := _BUILD.fullmatch(line):
        return Reading(_build(position, found))
    return Reading(Lay(read_card(line)))


def _capture(position: Position, found: re.Match[str]) -> Reading:
    card = read_card(found[1])
    words = re.sub(r"\s*\+\s*", "+", found[3]).split()
    namer = _Namer(position.table)
    value = None if found[2] is None else int(found[2])
    grouped = "+" in found[3]

    def fits(items: tuple[Item, ...]) -> bool:
        return _fits(position.rules, Capture(card, items), value, grouped=grouped)

    # Without any + all words are one set; as within a group, several cards of a build name it once.
    named = [word.split("+") for word in words] if grouped else [words]
    groups = tuple(namer.group(names, fits) for names in named)
    takes = _in_table_order(position.table, [item for group in groups for item in group])
    parted = groups if grouped else None
    stated = None if value is None and parted is None else Stated(value, parted)
    return Reading(Capture(card, takes), stated)


def _fits(rules: Rules, taking: Capture, value: int | None, *, grouped: bool) -> bool:
    """Tell whether items of the table are a group of a card, or a set that it takes; it may be played as one value.

    If that takes too long to find out, they count as fitting.
    """
    values = rules.hand_values.get(taking.card, ()) if value is None else (value,)
    if grouped:
        return bool(group_values(rules, taking.card, taking.takes, values))
    try:
        with budget(_FITTING_WORK):
            return any(split_at(rules, taking, one) is not None for one in values)
    except TooMuchWorkError:
        return True


def _build(position: Position, found: re.Match[str]) -> Build:
    card, value = read_card(found[1]), int(found[3])
    # A build named by all its cards is meant rather than some of these cards that are also loose on the table.
    items = () if found[2] is None else _Namer(position.table).group(found[2].split("+"), lambda _: False)
    owner = position.turn if found[4] is None else _seat(position.seats, found[4])
    if len(items) > 1:
        raise SeveralItemsError(found[0], card, items, value)
    return Build(card, items[0] if items else None, value, owner)


def _seat(seats: Sequence[str], name: str) -> int:
    known, wanted = [folded(seat) for seat in seats], folded(name)
    if wanted not in known:
        raise UnreadableError(name, "seat")
    return known.index(wanted)


def _in_table_order(table: tuple[Item, ...], items: Sequence[Item]) -> tuple[Item, ...]:
    """Return items in the order of the table; items that are not there come last."""
    left = list(items)
    ordered = []
    for item in table:
        if item in left:
            left.remove(item)
            ordered.append(item)
    return tuple(ordered + left)


class _Namer:
    """A finder of items by the cards they hold: a card means the first item not yet named in the play.

    If several items hold equal cards (several packs), `5D#2` is the second of them.
    """

    def __init__(self, table: tuple[Item, ...]) -> None:
        self.table = table
        self.named: dict[int, Card] = {}

    def group(self, names: Sequence[str], fits: Callable[[tuple[Item, ...]], bool]) -> tuple[Item, ...]:
        """Return the items of names joined by +; several cards of one build, named together, mean the build once.

        With several packs a card of a build may also be loose. Then names of all cards of the build mean the build,
        unless the first items that hold these cards are on the table and fit.
        """
        before = dict(self.named)
        first = self._one_by_one(names)
        after, self.named = self.named, before
        whole = self._builds_by_all_cards(names)
        if Counter(first) <= Counter(whole) or (Counter(first) <= Counter(self.table) and fits(first)):
            self.named = after
            return first
        return whole

    def _builds_by_all_cards(self, names: Sequence[str]) -> tuple[Item, ...]:
        """Return the items of names, among them each build of several cards all of which are named."""
        # A number says which item is meant, so such a name means this item only.
        left = {at: read_card(name) for at, name in enumerate(names) if "#" not in name}
        builds = []
        for place, item in enumerate(self.table):
            if len(item.cards) > 1 and place not in self.named and Counter(item.cards) <= Counter(left.values()):
                self.named[place] = item.cards[0]
                builds.append(item)
                for card in item.cards:
                    del left[next(at for at, other in left.items() if other is card)]
        others = [name for at, name in enumerate(names) if at in left or "#" in name]
        return (*builds, *self._one_by_one(others))

    def _one_by_one(self, names: Sequence[str]) -> tuple[Item, ...]:
        """Return the items of names, where each card means the first item that holds it."""
        items = []
        here: set[int] = set()
        for name in names:
            card, holding = self._holding(name)
            free = [place for place in holding if place not in self.named]
            if free:
                self.named[free[0]] = card
                here.add(free[0])
                items.append(self.table[free[0]])
            # Another card of an item named here means that item again, but the same card again must be another one.
            elif not any(place in here and self.named[place] is not card for place in holding):
                items.append(loose(card))
        return tuple(items)

    def _holding(self, name: str) -> tuple[Card, list[int]]:
        """Return the card of a name, and the places of the items that the name can mean."""
        parts = _NAME.fullmatch(name)
        if parts is None:
            raise UnreadableError(name)
        card = read_card(parts[1])
        holding = [place for place, item in enumerate(self.table) if card in item.cards]
        if parts[2] is not None:
            if int(parts[2]) > len(holding):
                raise UnreadableError(name, "item")
            holding = [holding[int(parts[2]) - 1]]
        return card, holding

    def name(self, item: Item, *, numbered: bool = False) -> str:
        """Return the name by which `group` finds an item: its first card, numbered if that alone means another item.

        With `numbered` it has its number even if it is the first.
        """
        equal = [place for place, other in enumerate(self.table) if other == item and place not in self.named]
        card = item.cards[0]
        holding = [place for place, other in enumerate(self.table) if card in other.cards]
        free = [place for place in holding if place not in self.named]
        place = equal[0] if equal else -1
        if place >= 0:
            self.named[place] = card
        plain = place < 0 or (free[:1] == [place] and not numbered)
        return card.code if plain else f"{card.code}#{holding.index(place) + 1}"


def write_play(position: Position, play: Play) -> str:
    """Write a play as text, with one valid split of a capture; items are named by their first card.

    A capture that does not split is written as a plain list of items.
    """
    if isinstance(play, Lay):
        return play.card.code
    if isinstance(play, Build):
        onto = "" if play.onto is None else f" on {_Namer(position.table).name(play.onto)}"
        owner = "" if play.owner == position.turn else f" for {position.seats[play.owner]}"
        return f"{play.card.code}{onto} = {play.value}{owner}"
    split = split_of(position.rules, play)
    text = _write_capture(position, play, split)
    # Items that do not split may be named like a build by all its cards; numbers say that it is not this build.
    if split is None and has_equal_cards(position) and play.takes and read_play(position, text).play != play:
        return _write_capture(position, play, split, numbered=True)
    return text


def _write_capture(position: Position, play: Capture, split: Split | None, *, numbered: bool = False) -> str:
    rules, namer = position.rules, _Namer(position.table)
    # The reader gives equal names to items in the order of the text, so names are made in that order too.
    groups = split.groups if split else tuple((item,) for item in play.takes)
    words = ["+".join([namer.name(item, numbered=numbered) for item in group]) for group in groups]
    # The value of a wild joker is written if it decides something; for other cards the groups settle it.
    matters = is_wild(rules, play.card) and any(
        item.value is not None or not is_wild(rules, item.cards[0]) for item in play.takes
    )
    value = f"={split.value}" if split and matters else ""
    return f"{play.card.code}{value} x {' '.join(words)}"
