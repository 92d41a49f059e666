"""What a page gives the board to show, whatever game it is, in the shapes in which it travels to the browser.

Cards lie in zones, and something is selected in some of them; actions are what can be done with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

ZoneKind = Literal["hand", "table", "trick", "pile", "stock", "turn-up", "pot"]


class ZoneItem(TypedDict):
    """What lies in a zone in one place, a card or several fanned out; `label` is what is spoken.

    Its value and whose it is stand on it, if it has them. The words of the board say what is spoken of a mark.
    """

    id: str
    cards: list[str]
    label: str
    value: NotRequired[int]
    owner: NotRequired[str]
    mark: NotRequired[Literal["taken", "played"] | None]


class Zone(TypedDict):
    """A place for cards; `label` is what is spoken of it.

    Hands and piles are drawn with their `seat`, the zones of nobody in the middle in their order. `items` lie open and
    `count` is how many cards lie face down: a hand has either, and then its label is written beside the backs; across
    a pile or a stock its items lie turned up. Of a pot the label is all that is shown. `empty` is said while there
    are no items. Where something is selected `pick` says whether the next takes its place.
    """

    id: str
    kind: ZoneKind
    label: str
    seat: NotRequired[str]
    items: NotRequired[list[ZoneItem]]
    count: NotRequired[int]
    empty: NotRequired[str]
    pick: NotRequired[Literal["one", "many"]]


class Seat(TypedDict):
    """A player; `note` and `tally` are ready-made short texts."""

    id: str
    label: str
    note: NotRequired[str]
    turn: NotRequired[bool]
    tally: NotRequired[list[str]]


class Need(TypedDict):
    """How much must be selected in a zone, and what is said where it is less, else to choose a card, or more."""

    zone: str
    least: NotRequired[int]
    less: NotRequired[str]
    most: NotRequired[int]
    more: NotRequired[str]


class Choice(TypedDict):
    """One of the ways in which an action can be done."""

    id: str
    label: str


class Action(TypedDict):
    """What can be done once its needs are met, the first that is not being told; Enter does that with `enter`.

    Where there are `choices` for what is selected the board asks for one. They are found by the ids of what is
    selected in the zones of the first and the second need, or "" for nothing.
    """

    id: str
    label: str
    needs: Sequence[Need]
    enter: NotRequired[bool]
    ask: NotRequired[str]
    choices: NotRequired[Mapping[str, Mapping[str, list[Choice]]]]


class Group(TypedDict):
    """Items that belong together in what is shown, with what they come to as text."""

    items: list[str]
    label: str


class PlayedCard(TypedDict):
    """The card just played, in a replay."""

    code: str
    label: str


class Look(TypedDict):
    """How a board is shown: in words, with a colour for each suit, in high contrast."""

    text: bool
    fourColours: bool
    contrast: bool


class BoardData(TypedDict):
    """Everything the board shows; `seq` and `selected` are filled in by `board` unless a page sets them.

    `place` names what the board is about: when it changes, the page is shown from its top. `said` is told to those who
    hear the page when this board comes in the place of another. `after` says what the play that is shown leaves, and
    `lines` are the whole board in words. `selected` has ids in the order in which they were chosen.
    """

    epoch: str
    interactive: bool
    seats: list[Seat]
    zones: list[Zone]
    words: Mapping[str, str]
    place: NotRequired[str]
    said: NotRequired[str]
    you: NotRequired[str | None]
    look: NotRequired[Look]
    lines: NotRequired[list[str]]
    after: NotRequired[str]
    groups: NotRequired[list[Group]]
    played: NotRequired[PlayedCard | None]
    actions: NotRequired[list[Action]]
    seq: NotRequired[int]
    selected: NotRequired[list[str]]


def zone_of(data: BoardData, kind: ZoneKind, seat: str | None = None) -> Zone | None:
    """The first zone of a kind that a seat has, or nobody; None if there is none."""
    return next((zone for zone in data["zones"] if (zone["kind"], zone.get("seat")) == (kind, seat)), None)


def items_of(data: BoardData, kind: ZoneKind, seat: str | None = None) -> list[ZoneItem] | None:
    """What lies open in that zone; None if nothing can, as in a closed hand."""
    zone = zone_of(data, kind, seat)
    return None if zone is None else zone.get("items")
