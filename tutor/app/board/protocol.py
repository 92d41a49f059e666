"""The data that a page sends to the board in the browser, the same shapes for every game.

Cards lie in zones. The learner selects items in some of the zones, and an action says what to do with the selection.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

ZoneKind = Literal["hand", "table", "trick", "pile", "stock", "turn-up", "pot", "seats", "chips"]

ItemMark = Literal["taken", "played", "right", "wrong", "missed"]
"""What a play or an answer has done with an item; `missed` is a right one that the answer lacks."""


class ZoneItem(TypedDict):
    """One card in a zone, or several fanned out as one; a screen reader speaks its `label`.

    `value` and `owner`, where given, are drawn on the item, and `worth` while it is selected as in the play refused
    last. A screen reader speaks the board's word for `mark`. An item of seats is drawn at each of its `seats`,
    and a chip is its `text`. The `points` of an item
    are shown while it is selected, or if it is `turned` up.
    """

    id: str
    cards: list[str]
    label: str
    value: NotRequired[int]
    owner: NotRequired[str]
    worth: NotRequired[str]
    mark: NotRequired[ItemMark | None]
    seats: NotRequired[list[str]]
    text: NotRequired[str]
    points: NotRequired[int]
    turned: NotRequired[bool]


class Zone(TypedDict):
    """A place for cards; a screen reader speaks its `label`.

    A zone with a `seat` is drawn beside that seat; the others are drawn in the middle, in their order. `items` lie face
    up; `count` is the number of cards face down. A hand has one or the other, and a closed hand shows its label beside
    the backs. A pile or a stock may have both, and its items lie turned up across it. A pot shows only its label. A
    zone of `seats` has players to choose from, each drawn at its seat, and one of `chips` short texts. `empty` is the
    text shown while there are no items. `pick` lets the learner select `one` item, which the next one selected
    replaces, or `many`, or `turn` them up, which shows their points and stays, or lay them in `order`: then they move
    to the front with their numbers. Without it nothing can be selected. The label of a pot with a `sum` has `{sum}` for
    it with the points turned up.
    """

    id: str
    kind: ZoneKind
    label: str
    seat: NotRequired[str]
    items: NotRequired[list[ZoneItem]]
    count: NotRequired[int]
    empty: NotRequired[str]
    pick: NotRequired[Literal["one", "many", "turn", "order"]]
    sum: NotRequired[int]


class Seat(TypedDict):
    """A player; `note`, `tally` and `also` are short texts, drawn as they are. The `tally` is what it has won.

    `side` says whether it plays with the learner, where players have partners. `face` names a face that is drawn; a
    seat without one has that of its place.
    """

    id: str
    label: str
    note: NotRequired[str]
    turn: NotRequired[bool]
    tally: NotRequired[list[str]]
    also: NotRequired[str]
    side: NotRequired[Literal["ours", "theirs"] | None]
    face: NotRequired[str | None]


class Person(TypedDict):
    """Who sits at a seat: a face, or `letter` for the first letter of the name, and a few words `about` them."""

    face: NotRequired[str]
    about: NotRequired[str]


class SeatPlay(TypedDict):
    """What a seat has done in the play with a number, in a few words."""

    ply: int
    seat: str
    text: str


class ZoneNeed(TypedDict):
    """The least and the most items of a zone that an action needs selected.

    `less` and `more` are the texts shown when too few or too many are; without `less` the learner is asked to choose a
    card.
    """

    zone: str
    least: NotRequired[int]
    less: NotRequired[str]
    most: NotRequired[int]
    more: NotRequired[str]


class Choice(TypedDict):
    """One of the ways in which an action can be done."""

    id: str
    label: str


class AnyNeed(TypedDict):
    """The need of an item selected in any of some zones; `less` says that none is."""

    zones: list[str]
    less: str


class Drop(TypedDict):
    """What dragging `out` of one zone into another does: an action with a choice, on an item there `onto` if given.

    The action `order`, within one zone, changes only the order in which the learner sees its items.
    """

    out: str
    to: str
    action: str
    choice: NotRequired[str]
    onto: NotRequired[str]


class Action(TypedDict):
    """A button of the board, which works once its `needs` are met; the learner sees the first unmet need.

    Enter on a selected card does the action that has `enter`. `choices` maps the id selected in the zone of the first
    need, then the id selected in the zone of the second ("" for none), to the choices that the board asks about.
    """

    id: str
    label: str
    needs: Sequence[ZoneNeed]
    any: NotRequired[AnyNeed]
    enter: NotRequired[bool]
    ask: NotRequired[str]
    choices: NotRequired[Mapping[str, Mapping[str, list[Choice]]]]


class Group(TypedDict):
    """Items that make one group of the capture shown, by their ids, with their sum as text.

    Groups of a play that was tried are shown while its items are selected; one that was `refused` is dotted.
    """

    items: list[str]
    label: str
    refused: NotRequired[bool]


class PlayedCard(TypedDict):
    """The card of the play that the board shows."""

    code: str
    label: str


class Fold(TypedDict):
    """Cards that have left the board, in groups with their sums, which are shown where the table is empty.

    A screen reader speaks its `label`; `shout` is drawn large above the sums.
    """

    label: str
    shout: str
    groups: list[FoldGroup]


class FoldGroup(TypedDict):
    """One group of a fold."""

    cards: list[str]
    label: str


class CardWon(TypedDict):
    """A card that has brought points."""

    code: str
    points: int


class Ticket(TypedDict):
    """What a side has won in addition to single cards, and its points, 0 where it brings none."""

    label: str
    points: int


class SideWon(TypedDict):
    """What a side has won in a game: its seats by their ids, its cards that count, and the rest as tickets."""

    label: str
    side: str | None
    seats: list[str]
    points: int
    cards: list[CardWon]
    tickets: list[Ticket]


class Result(TypedDict):
    """What a game has come to: who has won it in words, the seats that have by their ids, and each side."""

    title: str
    winners: list[str]
    sides: list[SideWon]


class Frame(TypedDict):
    """One state of the board in a film; frames of one play have the same number `ply`.

    An id among `seats` or `zones` stands for the seat or zone of that id in the board at the end; what is listed
    neither way is not there. `mark` is the id of an item that is seen to be turned up. A screen reader speaks `said`.
    """

    ply: int
    seats: list[Seat | str]
    zones: list[Zone | str]
    groups: NotRequired[list[Group]]
    played: NotRequired[PlayedCard | None]
    mark: NotRequired[str]
    said: NotRequired[str]


Film = TypedDict(
    "Film",
    {
        "from": int,
        "frames": list[Frame],
        "again": NotRequired[str],
        "pace": NotRequired[float],
        "steps": NotRequired[bool],
    },
)
"""What has happened since the board with the number `from`, frame by frame; after the last one comes the board itself.

The browser shows the frames with a higher number than the last that it has seen at this `place`. To a visitor who comes
from elsewhere, or has missed one before `from`, it shows the end at once. Whenever `again` changes, all frames are
shown. They take `pace` times as long as usual, and with `steps` each play waits for a click or a key.
"""


class Cue(TypedDict):
    """The sound for the answer with this number."""

    number: int
    sound: Literal["right", "wrong"]


Look: TypeAlias = Mapping[str, bool]
"""How a board looks: in words, with a colour for each suit, in high contrast; and whether it moves and sounds.

Its fields are those of the switches in `tutor/app/visitor/look.py`; `fanfare` lets a Zwick be heard also where nothing
else is. The scripts take a field that is missing for off.
"""


class BoardData(TypedDict):
    """Everything the board shows; the function `board` fills in `seq` and `selected` unless a page sets them.

    `place` names the subject of the board, such as a step or a puzzle: when it changes, the page scrolls to its top. A
    screen reader speaks `said` when this board replaces another. `after` lists the items that the play shown leaves on
    the table, and `lines` describe the whole board in words. `people` are those at the seats, by the ids of these, and
    `plays` what seats have done: each shows its last one by the play that the board or its film shows. `selected` lists
    ids in the order in which they were chosen. The board shows its `film` before it can be played on. Where there are
    `drops`, items can be dragged too. `coming` says what is still to be dealt. After its film a board with a `result`
    shows it in place of the table. A board that is `scored` draws no tally, because the page shows it. With `rail` it
    leaves room at its foot for keys of the page, and with `low` it takes little of a phone's height.
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
    tried: NotRequired[list[Group]]
    fold: NotRequired[Fold]
    result: NotRequired[Result]
    scored: NotRequired[bool]
    rail: NotRequired[bool]
    low: NotRequired[bool]
    coming: NotRequired[str]
    people: NotRequired[Mapping[str, Person]]
    plays: NotRequired[list[SeatPlay]]
    film: NotRequired[Film]
    cue: NotRequired[Cue]
    actions: NotRequired[list[Action]]
    drops: NotRequired[list[Drop]]
    seq: NotRequired[int]
    selected: NotRequired[list[str]]


def zone_of(data: BoardData, kind: ZoneKind, seat: str | None = None) -> Zone | None:
    """Return the first zone of a kind that belongs to a seat, or to none without `seat`; None if there is none."""
    return next((zone for zone in data["zones"] if (zone["kind"], zone.get("seat")) == (kind, seat)), None)


def items_of(data: BoardData, kind: ZoneKind, seat: str | None = None) -> list[ZoneItem] | None:
    """Return the items face up in the zone that `zone_of` finds; None without such a zone or for a closed hand."""
    zone = zone_of(data, kind, seat)
    return None if zone is None else zone.get("items")
