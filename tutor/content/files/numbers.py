"""A file of the book of numbers: what was counted for one question, in all variants in which it was asked."""

import re
from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from pydantic import BeforeValidator, Field, WithJsonSchema

from tutor.content.tricks.figures import TrickPlayers, TrickQuestion
from tutor.content.yaml.entry import Entry, Number, OneLine, ShortLine, refused
from tutor.content.zwickern.figures import ZwickernPlayers, ZwickernQuestion

NumbersQuestion = Literal[ZwickernQuestion, TrickQuestion]

NUMBERS_QUESTIONS: Final[tuple[NumbersQuestion, ...]] = get_args(NumbersQuestion)
"""The questions of all games."""

NumbersPlayers = Literal[ZwickernPlayers, TrickPlayers]

NUMBERS_PLAYERS: Final[tuple[NumbersPlayers, ...]] = tuple(dict.fromkeys(get_args(NumbersPlayers)))
"""The bots of all games, each of a level or of levels that mix."""

_SUMS: Final = r"-?\d{1,15} \d{1,15} \d{1,15} -?\d{1,15} \d{1,15}"


def _five_sums(text: object) -> object:
    # Five numbers in one text: as lists they would take three times as long to read, and there are thousands.
    if not isinstance(text, str):
        return text
    if not re.fullmatch(_SUMS, text):
        raise refused("content-not-sums")
    return tuple(map(int, text.split()))


CellSums = Annotated[
    tuple[int, int, int, int, int],
    BeforeValidator(_five_sums),
    WithJsonSchema({"type": "string", "pattern": f"^{_SUMS}$"}),
]
"""The hits, the tries, and the sums of the squares of hits, of hits times tries and of the squares of tries."""


class CountedEntry(Entry):
    """The sums over the games of the seeds from 0 on that some players have played, by the keys of cells.

    `edition` is that of what was counted, and `seconds` the time of a processor that the games took.
    """

    variant: ShortLine
    seats: Annotated[Number, Field(ge=2, le=8)]
    players: NumbersPlayers
    edition: Annotated[Number, Field(ge=1)]
    games: Annotated[Number, Field(ge=1)]
    seconds: Annotated[Number, Field(ge=0)]
    sums: Annotated[Mapping[OneLine, CellSums], Field(min_length=1, max_length=1000)]


class NumbersEntry(Entry):
    """The numbers of one question."""

    format: Annotated[Number, Field(ge=1, le=1)]
    question: NumbersQuestion
    entries: Annotated[tuple[CountedEntry, ...], Field(min_length=1, max_length=100)]


def numbers_text(entry: NumbersEntry) -> str:
    """Return the numbers of a question as YAML, the inverse of loading."""
    lines = [f"format: {entry.format}", f"question: {entry.question}", "entries:"]
    for one in entry.entries:
        told = ("variant", "seats", "players", "edition", "games", "seconds")
        first, *others = (f"{name}: {getattr(one, name)}" for name in told)
        lines += [f"  - {first}", *(f"    {line}" for line in others), "    sums:"]
        lines += [f"      {key}: {' '.join(map(str, sums))}" for key, sums in one.sums.items()]
    return "\n".join(lines) + "\n"
