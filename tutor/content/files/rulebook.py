"""The rule book as it is written: sections of rules, each with its sources and boards to try it on."""

from typing import Annotated

from pydantic import Field

from tutor.content.files.models import ReadingIds, WrittenPosition
from tutor.content.yaml.entry import Entry, Flag, Line, Name, Prose, Slug


class IllegalEntry(Entry):
    """A play that a board does not allow, and why: a reason of the judge."""

    play: Line
    reason: Line


class ExampleEntry(Entry):
    """A board on which a rule can be tried; plays that are legal there and plays that are not are claims."""

    position: WrittenPosition
    text: Prose
    legal: Annotated[tuple[Line, ...], Field(min_length=1, max_length=20)]
    illegal: Annotated[tuple[IllegalEntry, ...], Field(max_length=20)] = ()


class RuleEntry(Entry):
    """A rule in a few sentences; without `variants` it holds in all of them.

    `sources` say so; `readings` are those that it states; `reading` tells what the sources leave open, how it is
    read here and why.
    """

    slug: Slug
    title: Line
    text: Prose
    variants: Annotated[tuple[Name, ...], Field(min_length=1, max_length=20)] | None = None
    sources: Annotated[tuple[Name, ...], Field(min_length=1, max_length=20)]
    readings: ReadingIds = ()
    reading: Prose | None = None
    examples: Annotated[tuple[ExampleEntry, ...], Field(max_length=3)] = ()


class SectionEntry(Entry):
    """A section of the rule book; one about the `cousins` holds in no variant of Zwickern."""

    title: Line
    about: Prose | None = None
    cousins: Flag = False
    rules: Annotated[tuple[RuleEntry, ...], Field(min_length=1, max_length=50)]
