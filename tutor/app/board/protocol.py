"""What a page gives the board to show, in the shapes in which it travels to the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict


class CardFace(TypedDict):
    """A card in a hand; `label` is what is spoken."""

    id: str
    code: str
    label: str


class Pile(TypedDict):
    """Cards that were won, face down, with a card turned up across them for every Zwick; `label` is what is spoken."""

    count: int
    label: str
    markers: list[CardFace]


class Seat(TypedDict):
    """A player; `cards` None shows `count` backs, `note` and `tally` are ready-made short texts.

    A pile without cards is not shown.
    """

    id: str
    label: str
    cards: list[CardFace] | None
    note: NotRequired[str]
    turn: NotRequired[bool]
    count: NotRequired[int]
    tally: NotRequired[list[str]]
    pile: NotRequired[Pile]


class TableItem(TypedDict):
    """A loose card or a build on the table; a build has a value and an owner."""

    id: str
    cards: list[str]
    label: str
    value: NotRequired[int | None]
    owner: NotRequired[str | None]
    mark: NotRequired[Literal["taken", "played"] | None]


class Group(TypedDict):
    """Items that are captured together, with their sum as text."""

    items: list[str]
    label: str


class PlayedCard(TypedDict):
    """The card just played, in a replay."""

    code: str
    label: str


class BuildChoice(TypedDict):
    """One value that a build may announce."""

    id: str
    label: str


class Selected(TypedDict):
    """What is selected: a hand card and items, in the order in which they were chosen."""

    card: str | None
    items: list[str]


class Look(TypedDict):
    """How a board is shown: in words, with a colour for each suit, in high contrast."""

    text: bool
    fourColours: bool
    contrast: bool


class BoardData(TypedDict):
    """Everything the board shows; `seq` and `selected` are filled in by `board` unless a page sets them.

    `place` names what the board is about: when it changes, the page is shown from its top. `said` is told to those who
    hear the page when this board comes in the place of another. `after` says what a
    capture that is shown leaves on the table, and `lines` are the whole board in words.
    """

    epoch: str
    interactive: bool
    seats: list[Seat]
    table: list[TableItem]
    words: Mapping[str, str]
    place: NotRequired[str]
    said: NotRequired[str]
    you: NotRequired[str | None]
    look: NotRequired[Look]
    lines: NotRequired[list[str]]
    after: NotRequired[str]
    groups: NotRequired[list[Group]]
    played: NotRequired[PlayedCard | None]
    builds: NotRequired[Mapping[str, Mapping[str, list[BuildChoice]]]]
    actions: NotRequired[Mapping[str, bool]]
    seq: NotRequired[int]
    selected: NotRequired[Selected]
