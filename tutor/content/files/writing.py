"""The writing of positions, puzzles, game records and house rules as files, the inverse of loading."""

from collections.abc import Collection, Mapping
from typing import Any

import yaml

from tutor.content.files.models import POSITION, PuzzleEntry, RecordEntry
from tutor.content.files.tricks_lesson import TrickPuzzleEntry
from tutor.content.yaml.entry import Entry
from tutor.content.zwickern.house_rules import VariantEntry
from tutor.engine.zwickern import BuildSetup, Item, Position, Setup, WonSetup
from tutor.engine.zwickern.rules import from_bits

# PyYAML breaks a line after the word that passes this column.
_WIDTH = 100
_TRICK_KEYS = ("title", "position", "trick_goal", "wrong", "reasons", "shows", "counter", "remark", "language")
# These keys come last in a puzzle, in this order; all others come before them, in the order of the model.
_LATE = ("title", "position", "goal", "themes", "solutions", "wrong", "remark")


def setup_of(position: Position, *, hands: Collection[int] | None = None) -> Setup:
    """Return a position as it is written.

    `hands` limits the hands that are shown to those of some seats; that of the seat to play is always shown.
    """
    seats = position.seats
    known = [(seat, hand) for seat, hand in enumerate(position.hands) if hand is not None]
    shown = {seat for seat, _ in known} if hands is None else {*hands, position.turn}
    return Setup(
        variant=position.rules.name,
        seats=seats,
        turn=seats[position.turn],
        hands={seats[seat]: tuple(card.code for card in hand) for seat, hand in known if seat in shown},
        table=tuple(_item(item, seats) for item in position.table),
        announced={seats[seat]: from_bits(bits) for seat, bits in enumerate(position.announced) if bits},
        dealer=None if position.dealer is None else seats[position.dealer],
        stock=position.stock,
        won={
            seats[seat]: WonSetup(cards=tuple(card.code for card in pile.cards), zwicks=pile.zwicks)
            for seat, pile in enumerate(position.won)
            if pile.cards or pile.zwicks
        },
        last_capture=None if position.last_capture is None else seats[position.last_capture],
    )


def _item(item: Item, seats: tuple[str, ...]) -> str | BuildSetup:
    if item.value is None or item.owner is None:
        return item.cards[0].code
    return BuildSetup(cards=tuple(card.code for card in item.cards), value=item.value, owner=seats[item.owner])


def position_text(setup: Setup) -> str:
    """Return a position as YAML."""
    return _text(POSITION.plain(setup, exclude_defaults=True))


def puzzle_text(entry: PuzzleEntry) -> str:
    """Return a puzzle as YAML, with the keys of `_LATE` at the end."""
    plain = _plain(entry)
    return _text(
        {key: plain[key] for key in sorted(plain, key=lambda key: _LATE.index(key) + 1 if key in _LATE else 0)}
    )


def trick_puzzle_text(entry: TrickPuzzleEntry) -> str:
    """Return a puzzle in a trick-taking game as YAML."""
    plain = _plain(entry)
    return _text({key: plain[key] for key in _TRICK_KEYS if key in plain})


def record_text(entry: RecordEntry) -> str:
    """Return a game record as YAML."""
    return _text(_plain(entry))


def variant_text(entry: VariantEntry) -> str:
    """Return house rules as YAML."""
    return _text(_plain(entry))


def _plain(entry: Entry) -> dict[str, Any]:
    return entry.model_dump(mode="json", exclude_defaults=True, by_alias=True)


def _text(plain: Mapping[str, Any]) -> str:
    # Left to itself PyYAML writes a file without lists in one line, in braces.
    flow = None if any(isinstance(value, (dict, list)) for value in plain.values()) else False
    return yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, width=_WIDTH, default_flow_style=flow)
