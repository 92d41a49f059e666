"""The proof of a sentence about a play: its certainty, as a word beside it."""

from enum import StrEnum
from typing import NamedTuple

from tutor.text import Family, Line


class Proof(StrEnum):
    """The certainty of a sentence.

    Proven: the engine has looked at every play. Counted: at every hand that others may hold. Fact: it has happened.
    Replayed: bots have played the same cards. Sampled: hands that others may hold were drawn. Open: all cards were
    known, and every play was looked at.
    """

    PROVEN = "proven"
    COUNTED = "counted"
    FACT = "fact"
    REPLAYED = "replayed"
    SAMPLED = "sampled"
    OPEN = "open"


_WORDS = Family("proof-{}", Proof)


class Told(NamedTuple):
    """A sentence with its proof; `deals` is how many hands of the others were drawn for it, if any."""

    line: Line
    proof: Proof
    deals: int = 0

    @property
    def word(self) -> Line:
        """The word of the proof."""
        return Line(_WORDS[self.proof], {"deals": self.deals} if self.proof is Proof.SAMPLED else {})
