"""A sentence about a play with the word that says how far it holds."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from tutor.app.base.markdown import told as in_words
from tutor.matches.proof import Proof, Told

_COLOURS: Final[Mapping[Proof, str]] = {
    Proof.PROVEN: "green",
    Proof.COUNTED: "green",
    Proof.FACT: "gray",
    Proof.REPLAYED: "gray",
    Proof.SAMPLED: "orange",
    Proof.OPEN: "blue",
}


def with_proof(told: Told) -> str:
    """Return a sentence as Markdown, the word of its proof behind it as a badge."""
    return f"{in_words(told.line)} :{_COLOURS[told.proof]}-badge[{in_words(told.word)}]"


def listed_with_proofs(found: Sequence[Told]) -> str:
    """Return sentences as a list in Markdown; those of one proof in a row have one badge, behind the last."""
    following = [*(after.word for _, after in pairwise(found)), None]
    return "\n".join(
        f"- {with_proof(one) if one.word != after else in_words(one.line)}"
        for one, after in zip(found, following, strict=True)
    )
