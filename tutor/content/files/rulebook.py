"""The rule book as it is written: sections of rules, each rule with its sources and boards to try it on."""

from typing import Annotated

from pydantic import Field

from tutor.content.files.models import ReadingIds, WrittenPosition
from tutor.content.yaml.entry import Entry, Flag, OneLine, Prose, ShortLine, Slug, Title


class IllegalEntry(Entry):
    """A claim that a play is illegal on a board; `reason` is the code of one of the judge's reasons."""

    play: OneLine
    reason: OneLine


class ExampleEntry(Entry):
    """A board on which a rule can be tried, with claims about plays that are `legal` and `illegal` there."""

    position: WrittenPosition
    text: Prose
    legal: Annotated[tuple[OneLine, ...], Field(min_length=1, max_length=20)]
    illegal: Annotated[tuple[IllegalEntry, ...], Field(max_length=20)] = ()


class RuleEntry(Entry):
    """A rule in a few sentences; without `variants` it applies in all of them.

    `sources` name the sources that state it, and `readings` the numbered readings that it puts into words. `reading` is
    prose: the question that the sources leave open, the tutor's reading, and its reason.
    """

    slug: Slug
    title: Title
    text: Prose
    variants: Annotated[tuple[ShortLine, ...], Field(min_length=1, max_length=20)] | None = None
    sources: Annotated[tuple[ShortLine, ...], Field(min_length=1, max_length=20)]
    readings: ReadingIds = ()
    reading: Prose | None = None
    examples: Annotated[tuple[ExampleEntry, ...], Field(max_length=3)] = ()


class SectionEntry(Entry):
    """A section of the rule book; the rules of one about `cousins`, other games, apply in no variant of Zwickern.

    `numbers` are the variants of one of these games whose numbers are shown beside the rules.
    """

    title: Title
    about: Prose | None = None
    cousins: Flag = False
    numbers: Annotated[tuple[ShortLine, ...], Field(max_length=5)] = ()
    rules: Annotated[tuple[RuleEntry, ...], Field(min_length=1, max_length=50)]
