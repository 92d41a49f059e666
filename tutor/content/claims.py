"""The claims that an annotator can make about a play in any game."""

from tutor.content.yaml.entry import Entry, OneLine


class CouldClaim(Entry):
    """The claim that another play would have been legal."""

    could: OneLine


class CouldNotClaim(Entry):
    """The claim that another play would have been illegal."""

    could_not: OneLine
