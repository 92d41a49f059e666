"""A sentence about a play with the word that says how far it holds."""

from collections.abc import Mapping
from typing import Final

from tutor.app.base.words_and_content import told as in_words
from tutor.matches.proof import Proof, Told

_COLOURS: Final[Mapping[Proof, str]] = {
    Proof.PROVEN: "green",
    Proof.COUNTED: "green",
    Proof.FACT: "gray",
    Proof.SAMPLED: "orange",
    Proof.OPEN: "blue",
}


def with_proof(told: Told) -> str:
    """Return a sentence as Markdown, the word of its proof behind it as a badge."""
    return f"{in_words(told.line)} :{_COLOURS[told.proof]}-badge[{in_words(told.word)}]"
