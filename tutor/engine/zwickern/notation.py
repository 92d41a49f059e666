"""Plays as text, read and written: one form for files, the command line, pages and logs.

3H · KS x QS+AD 8D+4D+2D · JS=12 x 10S+JH · 10S on X30 = 20 · QH = 13 · JC on X25 = 13 for North
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tutor.engine.cards import Card, UnreadableError, read_card
from tutor.engine.zwickern.plays import Build, Capture, Lay, Play, Stated
from tutor.engine.zwickern.position import Item, Position, folded, loose
from tutor.engine.zwickern.rules import is_wild
from tutor.engine.zwickern.splits import split_of

_LONGEST = 2000
_CAPTURE = re.compile(r"(\S+?)\s*(?:=\s*([0-9]{1,3}))?\s+[x×]\s+(.+)", re.IGNORECASE)
_BUILD = re.compile(r"(\S+?)(?:\s+on\s+(\S+?))?\s*=\s*([0-9]{1,3})(?:\s+for\s+(.+))?", re.IGNORECASE)
_NAME = re.compile(r"([^#]+)(?:#([1-9][0-9]?))?")


class Reading(NamedTuple):
    """A play as it was written: the play itself, and what the text states of the groups or the value."""

    play: Play
    stated: Stated | None = None


def read_play(position: Position, text: str) -> Reading:
    """Return the play that a line of text means in a position, legal or not; raises UnreadableError.

    A card that is not on the table is read as a loose card; telling that it does not lie there is left to the judge.
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
    # Without any + all words are one set; as within a group, several cards of a build name it once.
    named = [word.split("+") for word in words] if "+" in found[3] else [words]
    groups = tuple(namer.group(names) for names in named)
    takes = _in_table_order(position.table, [item for group in groups for item in group])
    value = None if found[2] is None else int(found[2])
    parted = groups if "+" in found[3] else None
    stated = None if value is None and parted is None else Stated(value, parted)
    return Reading(Capture(card, takes), stated)


def _build(position: Position, found: re.Match[str]) -> Build:
    card = read_card(found[1])
    onto = None if found[2] is None else _Namer(position.table).group([found[2]])[0]
    owner = position.turn if found[4] is None else _seat(position.seats, found[4])
    return Build(card, onto, int(found[3]), owner)


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
    """A finder of items by the cards they hold: a card means the first item that has not been named yet in the play.

    Where several items hold equal cards (several packs), `5D#2` is the second of them.
    """

    def __init__(self, table: tuple[Item, ...]) -> None:
        self.table = table
        self.named: dict[int, Card] = {}

    def group(self, names: Sequence[str]) -> tuple[Item, ...]:
        """Return the items of names joined by +; several cards of one build, named together, mean the build once."""
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

    def name(self, item: Item) -> str:
        """Return the name by which `group` finds an item: its first card, numbered where that means another item."""
        equal = [place for place, other in enumerate(self.table) if other == item and place not in self.named]
        card = item.cards[0]
        holding = [place for place, other in enumerate(self.table) if card in other.cards]
        free = [place for place in holding if place not in self.named]
        place = equal[0] if equal else -1
        if place >= 0:
            self.named[place] = card
        return card.code if free[:1] == [place] or place < 0 else f"{card.code}#{holding.index(place) + 1}"


def write_play(position: Position, play: Play) -> str:
    """Write a play as text, with one valid split of a capture; items are named by their first card.

    A capture that does not split is written as a plain list of items.
    """
    if isinstance(play, Lay):
        return play.card.code
    namer = _Namer(position.table)
    if isinstance(play, Build):
        onto = "" if play.onto is None else f" on {namer.name(play.onto)}"
        owner = "" if play.owner == position.turn else f" for {position.seats[play.owner]}"
        return f"{play.card.code}{onto} = {play.value}{owner}"
    return _write_capture(position, play, namer)


def _write_capture(position: Position, play: Capture, namer: _Namer) -> str:
    rules = position.rules
    split = split_of(rules, play)
    # The reader gives equal names to items in the order of the text, so names are made in that order too.
    groups = split.groups if split else tuple((item,) for item in play.takes)
    words = ["+".join([namer.name(item) for item in group]) for group in groups]
    # The value of a wild joker is written where it decides something; for other cards the groups settle it.
    matters = is_wild(rules, play.card) and any(
        item.value is not None or not is_wild(rules, item.cards[0]) for item in play.takes
    )
    value = f"={split.value}" if split and matters else ""
    return f"{play.card.code}{value} x {' '.join(words)}"
